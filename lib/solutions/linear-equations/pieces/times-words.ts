/** "twice", "three times", ... "seven times". */
export const timesWords = (n: number): string =>
  ['twice', 'three times', 'four times', 'five times', 'six times', 'seven times'][n - 2] ?? `$${n}$ times`
