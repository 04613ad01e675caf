// Gatsby compiles the TypeScript of plugins in plugins/ only.
const unregister = require("tsx/cjs/api").register();
const builder = require("./pauseBuild.ts");
unregister();

exports.onPreInit = builder.endWithPublisher;
exports.onCreateWebpackConfig = builder.pauseBuild;
exports.onPostBuild = builder.tellPublisher;
