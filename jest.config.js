// Tests stand beside what they test. They run in jsdom; a test that needs Node
// itself begins with `@jest-environment node`.
module.exports = {
  testEnvironment: "jsdom",
  // By itself, Jest leaves one processor core idle: half of a machine with two.
  maxWorkers: "100%",
  // A test waits for what it expects, however busy the machine is.
  testTimeout: 60_000,
  // Built sites and copies of the project stay out of it.
  roots: [
    "<rootDir>/src",
    "<rootDir>/plugins",
    "<rootDir>/editor",
    "<rootDir>/publisher",
    "<rootDir>/tools",
    "<rootDir>/test",
  ],
  moduleNameMapper: {
    // Gatsby itself runs in builds only.
    "^gatsby$": "<rootDir>/test/site/gatsby.tsx",
    // zod's messages in fifty languages, which nothing here reads: each file of tests would load them.
    "^\\.\\./locales/index\\.cjs$": "zod/v4/locales/en.cjs",
  },
  // ES modules of packages that are published without CommonJS.
  transformIgnorePatterns: [
    "/node_modules/(?!(chokidar|marked|p-limit|readdirp|stubborn-fs|stubborn-utils|yocto-queue)/)",
  ],
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
