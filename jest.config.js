// Tests stand beside what they test. They run in jsdom; a test that needs Node
// itself begins with `@jest-environment node`.
module.exports = {
  testEnvironment: "jsdom",
  // A test waits for what it expects, however busy the machine is.
  testTimeout: 60_000,
  testPathIgnorePatterns: [
    "/node_modules/",
    "<rootDir>/.cache/",
    "<rootDir>/public/",
    "<rootDir>/e2e/",
  ],
  modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/public/"],
  // Gatsby itself runs in builds only.
  moduleNameMapper: { "^gatsby$": "<rootDir>/test/site/gatsby.tsx" },
  // ES modules of packages that are published without CommonJS.
  transformIgnorePatterns: ["/node_modules/(?!(chokidar|p-limit|readdirp|yocto-queue)/)"],
  transform: {
    "^.+\\.[jt]sx?$": [
      "@swc/jest",
      {
        jsc: {
          parser: { syntax: "typescript", tsx: true },
          target: "es2022",
          transform: { react: { runtime: "automatic" } },
        },
      },
    ],
  },
};
