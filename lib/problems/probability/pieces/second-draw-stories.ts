/** Things of two sorts in one lot. */
export interface Lot {
  readonly tell: (total: number, bad: number) => string
  readonly thing: string
  readonly things: string
  readonly good: string
  readonly bad: string
}

export const lots: readonly Lot[] = [
  {
    tell: (total, bad) => `A packet holds $${total}$ batteries, of which $${bad}$ are dead; the others work.`,
    thing: 'battery',
    things: 'batteries',
    good: 'working',
    bad: 'dead',
  },
  {
    tell: (total, bad) => `In a lot of $${total}$ bulbs there are $${bad}$ defective ones; the rest are good.`,
    thing: 'bulb',
    things: 'bulbs',
    good: 'good',
    bad: 'defective',
  },
  {
    tell: (total, bad) =>
      `A jar holds $${total}$ marbles, alike but for colour: $${bad}$ are red and the others are blue.`,
    thing: 'marble',
    things: 'marbles',
    good: 'blue',
    bad: 'red',
  },
  {
    tell: (total, bad) => `In a basket there are $${total}$ guavas; $${bad}$ of them are unripe, the others ripe.`,
    thing: 'guava',
    things: 'guavas',
    good: 'ripe',
    bad: 'unripe',
  },
  {
    tell: (total, bad) => `A box contains $${total}$ pens. $${bad}$ of them write in black, the others in blue.`,
    thing: 'pen',
    things: 'pens',
    good: 'blue',
    bad: 'black',
  },
]

/** In the order in which a hand is held. */
export const namedCards = ['seven', 'eight', 'nine', 'ten', 'jack', 'queen', 'king', 'ace'] as const
