// Gatsby compiles the TypeScript of plugins in plugins/ only.
const { require: requireTypeScript } = require("tsx/cjs/api");
const builder = requireTypeScript("../server/builders/pauseBuild.ts", __filename);

exports.onPreInit = builder.endWithPublisher;
exports.onCreateWebpackConfig = builder.pauseBuild;
exports.onPostBuild = builder.tellPublisher;
