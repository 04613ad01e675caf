// Decap CMS starts by itself, and looks for a configuration file, unless it finds this.
Object.assign(window, { CMS_MANUAL_INIT: true });
