import { fraction, toText } from '../../maths'
import { template } from '../template'
import { eventParts, eventSlips, type EventPart } from './pieces/events-in-parts'
import { lots, namedCards, type Lot } from './pieces/second-draw-stories'

type Draw = LotDraw | CardDraw

interface LotDraw {
  readonly from: 'lot'
  readonly lot: Lot
  readonly total: number
  readonly bad: number
  readonly first: 'good' | 'bad'
  readonly ask: readonly ['good' | 'bad', 'good' | 'bad']
}

interface CardDraw {
  readonly from: 'cards'
  readonly suit: string
  readonly cards: readonly string[]
  readonly first: string
  /** What part (ii) asks: another card of those left, or the one that is gone. */
  readonly second: string
  readonly stem: number
}

/** The counts of both draws, and how they are told. */
function eventsOf(draw: Draw): readonly EventPart[] {
  if (draw.from === 'cards') {
    const { cards, first, second, suit } = draw
    const n = cards.length
    const gone = second === first
    return [
      {
        ask: `One card is picked up at random. What is the probability that it is the ${first}?`,
        event: `of the ${first}`,
        good: 1,
        total: n,
        counted: `There are $${n}$ cards, and one of them is the ${first}.`,
        wrong: [
          [4, 52, `Only these cards of ${suit} are there, not a whole pack.`],
          [1, 13, 'Count the cards that are used: they are not the whole suit.'],
        ],
      },
      {
        ask: `The ${first} is drawn and put aside, and a second card is picked up. What is the probability that it is the ${second}?`,
        event: `of the ${second} in the second draw`,
        good: gone ? 0 : 1,
        total: n - 1,
        counted: gone
          ? `The ${first} is not among the $${n} - 1 = ${n - 1}$ cards that are left: number of favourable outcomes $= 0$.`
          : `There are $${n} - 1 = ${n - 1}$ cards left, and one of them is the ${second}.`,
        wrong: [
          [1, n, 'The first card has been put aside: count the cards that are left.'],
          ...(gone ? ([[1, n - 1, 'Is that card still among those that are left?']] as const) : []),
          [2, n - 1, 'There is only one such card.'],
        ],
      },
    ]
  }
  const { lot, total, bad, first, ask } = draw
  const count = { good: total - bad, bad }
  const word = { good: lot.good, bad: lot.bad }
  const left = { ...count, [first]: count[first] - 1 }
  const [one, two] = ask
  const rest = { good: 'bad', bad: 'good' } as const
  return [
    {
      ask: `Find the probability that it is ${word[one]}.`,
      event: `that the first is ${word[one]}`,
      good: count[one],
      total,
      counted:
        one === 'bad'
          ? `Of the $${total}$ ${lot.things}, $${bad}$ are ${word.bad}.`
          : `Of the $${total}$ ${lot.things}, $${total} - ${bad} = ${total - bad}$ are ${word.good}.`,
      wrong: [
        [count[rest[one]], total, `That is the probability that it is ${word[rest[one]]}.`],
        [count[one], count[rest[one]], 'Divide by the number of all, not by the number of the others.'],
      ],
    },
    {
      ask: `The first one proved to be ${word[first]} and is not put back. Now another ${lot.thing} is drawn at random from the rest. Find the probability that this one is ${word[two]}.`,
      event: `that the second is ${word[two]}`,
      good: left[two],
      total: total - 1,
      counted:
        first === two
          ? `Now $${total} - 1 = ${total - 1}$ ${lot.things} are left, and $${count[two]} - 1 = ${left[two]}$ of them are ${word[two]}.`
          : `Now $${total} - 1 = ${total - 1}$ ${lot.things} are left; all the $${left[two]}$ which are ${word[two]} are still among them.`,
      wrong: [
        [count[two], total, 'That is the probability in the first draw: one has been taken out since.'],
        [left[two], total, `One ${lot.thing} fewer is left: count them all again.`],
        ...(first === two
          ? [
              [
                count[two],
                total - 1,
                `The one that was taken out was ${word[two]}: there is one fewer of these, too.`,
              ] as const,
            ]
          : [
              [
                count[two] - 1,
                total - 1,
                `The one that was taken out was ${word[first]}: what of those which are ${word[two]}?`,
              ] as const,
            ]),
      ],
    },
  ]
}

/** E.g. "A packet has 16 batteries, 4 of them dead. (i) One is drawn: P(it works)? (ii) It works and is not put back; another is drawn ..." */
export const secondDraw = template({
  id: 'prob-second-draw-from-the-rest',
  topic: 'probability',
  archetypes: ['prob-second-draw'],
  difficulty: 'medium',
  marks: 2,
  draw: (random): Draw => {
    if (random.chance(0.35)) {
      const cards = random.shuffle([...namedCards]).slice(0, random.integer(4, 8))
      const [first = 'ace', other = 'king'] = cards
      const ordered = namedCards.filter((card) => cards.includes(card))
      const suit = random.pick(['spades', 'hearts', 'diamonds', 'clubs'])
      return {
        from: 'cards',
        suit,
        cards: ordered,
        first,
        second: random.chance(0.3) ? first : other,
        stem: random.integer(0, 1),
      }
    }
    const total = random.integer(8, 30)
    const face = (): 'good' | 'bad' => random.pick(['good', 'bad'] as const)
    const first = face()
    return {
      from: 'lot',
      lot: random.pick(lots),
      total,
      bad: random.integer(3, Math.floor(total / 2) - 1),
      first,
      ask: [first, face()],
    }
  },
  things: (draw) =>
    draw.from === 'cards'
      ? [{ name: 'how many cards are used', size: draw.cards.length, least: 4, most: 8 }]
      : [
          { name: 'how many there are in the lot', size: draw.total, least: 8, most: 30 },
          { name: 'the share of bad ones', size: draw.bad / draw.total, least: 0.1, most: 0.5 },
        ],
  pose: (draw) => ({
    question:
      draw.from === 'cards'
        ? ([
            `The cards ${draw.cards.slice(0, -1).join(', ')} and ${draw.cards.at(-1) ?? ''} of ${draw.suit} are well shuffled with their faces down.`,
            `For a game Meher uses only ${draw.cards.length} cards of ${draw.suit}: ${draw.cards.slice(0, -1).join(', ')} and ${draw.cards.at(-1) ?? ''}. They lie face down in a well-shuffled heap.`,
          ][draw.stem] ?? '')
        : `${draw.lot.tell(draw.total, draw.bad)} One ${draw.lot.thing} is drawn at random.`,
    parts: eventParts(eventsOf(draw)),
    hints: [
      'Count all that can be drawn, and then those that are favourable.',
      'For the second draw count both again: one is missing, and it is known which.',
    ],
    explanation:
      'What is drawn and not put back changes the number of all outcomes for the next draw, and perhaps the number of favourable ones.',
  }),
  crossCheck: (draw) => {
    const things =
      draw.from === 'cards'
        ? [...draw.cards]
        : Array.from({ length: draw.total }, (_, i) => (i < draw.bad ? 'bad' : 'good'))
    const asked = draw.from === 'cards' ? [draw.first, draw.second] : draw.ask
    const share = (list: readonly string[], what = '') =>
      toText(fraction(list.filter((thing) => thing === what).length, list.length))
    const rest = [...things]
    rest.splice(rest.indexOf(draw.first), 1)
    return [share(things, asked[0]), share(rest, asked[1])]
  },
  slips: (draw) => eventSlips(eventsOf(draw)),
})
