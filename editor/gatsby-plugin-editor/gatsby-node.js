// Gatsby compiles TypeScript only for plugins in plugins/.
const unregister = require("tsx/cjs/api").register();
module.exports = require("./hooks.ts");
unregister();
