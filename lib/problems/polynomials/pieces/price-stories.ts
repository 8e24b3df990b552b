/** A daily profit −k(x − a)(x − b) that depends on the price x of one piece. */
interface PriceStory {
  readonly told: (p: string) => string
  /** Between which the lower and the upper price lie, and in steps of what. */
  readonly low: readonly [least: number, greatest: number]
  readonly high: readonly [least: number, greatest: number]
  readonly step: number
  readonly piece: string
}

export const priceStories: Readonly<Record<'juice' | 'pots' | 'lamps', PriceStory>> = {
  juice: {
    told: (p) =>
      `A juice shop finds that fewer glasses are sold when the price is raised. At a price of Rs $x$ a glass, its profit in a day is $p(x) = ${p}$ rupees.`,
    low: [10, 25],
    high: [40, 70],
    step: 5,
    piece: 'glass',
  },
  pots: {
    told: (p) =>
      `A potter sells flower pots at a weekly market. If a pot costs Rs $x$, her profit on a market day is $p(x) = ${p}$ rupees.`,
    low: [20, 50],
    high: [70, 120],
    step: 10,
    piece: 'pot',
  },
  lamps: {
    told: (p) =>
      `Before Diwali a self-help group sells boxes of clay lamps. When a box is sold for Rs $x$, the profit in a day is $p(x) = ${p}$ rupees.`,
    low: [30, 60],
    high: [80, 140],
    step: 10,
    piece: 'box',
  },
}
