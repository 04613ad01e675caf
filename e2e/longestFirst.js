const { default: Sequencer } = require("@jest/test-sequencer");

/** Of the files of tests, the one that goes on for minutes, mostly waiting for one process. */
const longest = "npmStart.test.ts";

/**
 * The order of the tests: the longest begins first, so that at the end no processor core waits for
 * it alone. Jest itself learns how long files take only when they have run before.
 */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => (path.endsWith(longest) ? 0 : 1);
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
};
