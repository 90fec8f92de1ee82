int placeholder_pl;
