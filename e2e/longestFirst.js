const { default: Sequencer } = require("@jest/test-sequencer");

/** The longest file of tests. It mostly waits for one process. */
const longest = "npmStart.test.ts";

/**
 * Starts the longest file first, so that no processor core waits for it at the end. Jest itself
 * knows durations only from earlier runs.
 */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => (path.endsWith(longest) ? 0 : 1);
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
};
