// Tests in a real browser, one after the other. Each starts what it needs.
module.exports = {
  rootDir: "..",
  roots: ["<rootDir>/e2e"],
  testEnvironment: "node",
  globalSetup: "<rootDir>/e2e/globalSetup.ts",
  globalTeardown: "<rootDir>/e2e/globalTeardown.ts",
  testTimeout: 60_000,
  maxWorkers: 1,
  // ES modules of packages that are published without CommonJS.
  transformIgnorePatterns: ["/node_modules/(?!(chokidar|readdirp)/)"],
  transform: {
    "^.+\\.[jt]sx?$": [
      "@swc/jest",
      { jsc: { parser: { syntax: "typescript", tsx: true }, target: "es2022" } },
    ],
  },
};
