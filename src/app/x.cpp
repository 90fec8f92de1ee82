int placeholder_ap;
