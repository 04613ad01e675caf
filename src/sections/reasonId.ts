/** The fragment that leads to a reason, by its place in the list: the first is at "#reason-1". */
export const reasonId = (index: number) => `reason-${index + 1}`;
