// Gatsby compiles the TypeScript of plugins in plugins/ only.
const unregister = require("tsx/cjs/api").register();
module.exports = require("./hooks.ts");
unregister();
