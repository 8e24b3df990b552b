/**
 * How often a rule of thumb may find the key, by the number of options; verdicts that are typed count as options. A guess finds it in
 * 50, 33, 25 % of the draws.
 */
export const mostGuessed = (options: number): number => (options <= 2 ? 0.65 : options === 3 ? 0.5 : 0.4)

/** One key, in so many of the draws. */
export const mostOneKey = 0.5
/** The key is a number that stands in the question. */
export const mostPrinted = 0.1
/** Of the four codes of assertion and reason. */
export const codeShares = { least: 0.15, most: 0.35 } as const
/** A variant comes at least so often as a part of an even share. */
export const leastOfEvenShare = 0.5
/** 1 / the sum of the squared shares of the problems that differ. */
export const leastEffective = 60

/** A share that is just at a bound is measured as more in about one of 150 samples of so many draws by this and more. */
const deviations = 2.5

/** What chance may do to a share about the bound at so many draws. */
export const chanceAt = (bound: number, draws: number): number => deviations * Math.sqrt((bound * (1 - bound)) / draws)
