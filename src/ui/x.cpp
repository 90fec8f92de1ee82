int placeholder_ui;
