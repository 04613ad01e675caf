// Gatsby compiles the TypeScript of plugins in plugins/ only.
const { require: requireTypeScript } = require("tsx/cjs/api");

module.exports = requireTypeScript("./hooks.ts", __filename);
