// Gatsby compiles TypeScript only for plugins in plugins/.
const unregister = require("tsx/cjs/api").register();
const publisher = require("./gatsbyProcess.ts");
unregister();

exports.onPreInit = publisher.endWithPublisher;
exports.onPluginInit = publisher.keepCache;
exports.onCreateWebpackConfig = publisher.waitForEdit;
exports.onPostBuild = publisher.reportWritten;
