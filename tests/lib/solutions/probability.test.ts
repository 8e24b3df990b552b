import fc from 'fast-check'
import { bag, type Bag } from '@/lib/solutions/probability/bag'
import { coins } from '@/lib/solutions/probability/coins'
import { complement } from '@/lib/solutions/probability/complement'
import { numbered } from '@/lib/solutions/probability/numbered'
import { oneCard } from '@/lib/solutions/probability/one-card'
import { oneDie } from '@/lib/solutions/probability/one-die'
import { twoDiceSum } from '@/lib/solutions/probability/two-dice-sum'
import type { CardEvent, CardSet } from '@/lib/solutions/probability/pieces/card-set'
import type { NumberEvent } from '@/lib/solutions/probability/pieces/number-event'
import type { Numbered } from '@/lib/solutions/probability/pieces/numbered-ask'
import { fraction, toNumber } from '@/lib/maths'
import { solves } from './solves'
import { exact } from './working'

const faces = [1, 2, 3, 4, 5, 6]
const share = <T>(items: readonly T[], holds: (item: T) => boolean): number => items.filter(holds).length / items.length

const primes = [2, 3, 5, 7, 11]

/** The events again, told number by number. */
function holds(event: NumberEvent, n: number): boolean {
  switch (event.kind) {
    case 'odd':
      return `${n}`.search(/[13579]$/) >= 0
    case 'even':
      return `${n}`.search(/[02468]$/) >= 0
    case 'prime':
      return primes.includes(n)
    case 'composite':
      return n !== 1 && !primes.includes(n)
    case 'even prime':
      return n === 2
    case 'odd prime':
      return primes.slice(1).includes(n)
    case 'perfect square':
      return [1, 4, 9].includes(n)
    case 'perfect cube':
      return [1, 8].includes(n)
    case 'equal to':
      return n === event.number
    case 'multiple of':
    case 'divisible by':
      return Array.from({ length: 13 }, (_, index) => index * event.number).includes(n)
    case 'prime below':
      return primes.filter((prime) => prime < event.number).includes(n)
    case 'factor of':
      return Number.isInteger(event.number / n)
    case 'greater than':
      return n - event.number > 0
    case 'less than':
      return event.number - n > 0
    case 'not less than':
    case 'at least':
      return n - event.number >= 0
    case 'not greater than':
    case 'at most':
      return event.number - n >= 0
    case 'between':
      return (n - event.from) * (event.to - n) > 0
    case 'either':
      return n === event.numbers[0] || n === event.numbers[1]
    default:
      return event satisfies never
  }
}

const numberEvent: fc.Arbitrary<NumberEvent> = fc.oneof(
  fc.record({
    kind: fc.constantFrom(
      'odd' as const,
      'even' as const,
      'prime' as const,
      'composite' as const,
      'even prime' as const,
      'odd prime' as const,
      'perfect square' as const,
      'perfect cube' as const,
    ),
  }),
  fc.record({
    kind: fc.constantFrom(
      'equal to' as const,
      'multiple of' as const,
      'divisible by' as const,
      'factor of' as const,
      'greater than' as const,
      'less than' as const,
      'prime below' as const,
      'not less than' as const,
      'not greater than' as const,
      'at least' as const,
      'at most' as const,
    ),
    number: fc.integer({ min: -2, max: 15 }),
  }),
  fc
    .tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 7, max: 14 }))
    .map(([from, to]) => ({ kind: 'between' as const, from, to })),
  fc
    .tuple(fc.integer({ min: 1, max: 13 }), fc.integer({ min: 1, max: 13 }))
    .map((numbers) => ({ kind: 'either' as const, numbers })),
)

solves('one die', {
  solution: oneDie,
  arbitrary: numberEvent,
  value: (event) => share(faces, (face) => holds(event, face)),
  rows: [
    [{ kind: 'prime' }, '1/2'],
    [{ kind: 'greater than', number: 6 }, '0'],
    [{ kind: 'less than', number: 7 }, '1'],
    [{ kind: 'factor of', number: 60 }, '1'],
    [{ kind: 'multiple of', number: 4 }, '1/6'],
    [{ kind: 'perfect cube' }, '1/6'],
    [{ kind: 'between', from: 2, to: 3 }, '0'],
    [{ kind: 'either', numbers: [1, 6] }, '1/3'],
  ],
  refused: [
    [{ kind: 'multiple of', number: 0 }, 'positive whole numbers'],
    [{ kind: 'greater than', number: 2.5 }, 'whole numbers'],
  ],
})

const sums = faces.flatMap((a) => faces.map((b) => a + b))

solves('the sum of two dice', {
  solution: twoDiceSum,
  arbitrary: numberEvent,
  value: (event) => share(sums, (sum) => holds(event, sum)),
  rows: [
    [{ kind: 'equal to', number: 8 }, '5/36'],
    [{ kind: 'equal to', number: 13 }, '0'],
    [{ kind: 'at least', number: 2 }, '1'],
    [{ kind: 'prime' }, '5/12'],
    [{ kind: 'odd' }, '1/2'],
    [{ kind: 'either', numbers: [2, 12] }, '1/18'],
  ],
  refused: [[{ kind: 'divisible by', number: -3 }, 'positive whole numbers']],
})

const suits = ['hearts', 'diamonds', 'spades', 'clubs'] as const
const ranks = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'] as const
const deck = suits.flatMap((suit) => ranks.map((rank) => ({ suit, rank })))

function among({ rank, suit, colour }: CardSet, card: (typeof deck)[number]): boolean {
  const place = ranks.indexOf(card.rank)
  const fits =
    rank === 'face' ? place > 9 : rank === 'number' ? place > 0 && place < 10 : (rank ?? card.rank) === card.rank
  const red = ['hearts', 'diamonds'].includes(card.suit)
  return fits && (suit ?? card.suit) === card.suit && (colour ?? (red ? 'red' : 'black')) === (red ? 'red' : 'black')
}

const cardSet: fc.Arbitrary<CardSet> = fc.oneof(
  fc.record({ rank: fc.constantFrom(...ranks, 'face' as const, 'number' as const) }),
  fc.record({ suit: fc.constantFrom(...suits) }),
  fc.record({ colour: fc.constantFrom('red' as const, 'black' as const) }),
  fc.record({
    rank: fc.constantFrom(...ranks, 'face' as const, 'number' as const),
    colour: fc.constantFrom('red' as const, 'black' as const),
  }),
  fc.record({ rank: fc.constantFrom(...ranks, 'face' as const, 'number' as const), suit: fc.constantFrom(...suits) }),
  fc.record({ suit: fc.constantFrom(...suits), colour: fc.constantFrom('red' as const, 'black' as const) }),
)
const cardEvent: fc.Arbitrary<CardEvent> = fc.oneof(
  fc.record({ kind: fc.constantFrom('one' as const, 'not' as const), cards: cardSet }),
  fc.record({ kind: fc.constantFrom('or' as const, 'neither' as const), cards: fc.tuple(cardSet, cardSet) }),
)

solves('one card', {
  solution: oneCard,
  arbitrary: cardEvent,
  value: (event) =>
    share(deck, (card) => {
      const found = [event.cards].flat().some((cards) => among(cards, card))
      return found === (event.kind === 'one' || event.kind === 'or')
    }),
  rows: [
    [{ kind: 'one', cards: { rank: 'face', colour: 'red' } }, '3/26'],
    [{ kind: 'one', cards: { rank: '7' } }, '1/13'],
    [{ kind: 'one', cards: { rank: 'face', suit: 'clubs' } }, '3/52'],
    [{ kind: 'not', cards: { suit: 'hearts' } }, '3/4'],
    [{ kind: 'or', cards: [{ suit: 'hearts' }, { rank: 'face' }] }, '11/26'],
    [{ kind: 'or', cards: [{ colour: 'red' }, { rank: 'king' }] }, '7/13'],
    [{ kind: 'neither', cards: [{ suit: 'spades' }, { rank: 'ace' }] }, '9/13'],
    [{ kind: 'one', cards: {} }, '1'],
  ],
  refused: [
    [{ kind: 'one', cards: { suit: 'spades', colour: 'red' } }, 'spades are black'],
    [{ kind: 'or', cards: [{ rank: 'ace' }, { suit: 'hearts', colour: 'black' }] }, 'hearts are red'],
  ],
})

const balls = (counts: readonly (readonly [string, number])[], asked: Bag['asked']): Bag => ({
  things: ['ball', 'balls'],
  colours: counts.map(([name, count]) => ({ name, count })),
  asked,
})

solves('things of several colours', {
  solution: bag,
  arbitrary: fc
    .tuple(
      fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 5 }),
      fc.constantFrom('one of' as const, 'not' as const),
      fc.subarray(['red', 'orange', 'green', 'blue', 'white'], { minLength: 1, maxLength: 3 }),
    )
    .map(([counts, kind, names]) =>
      balls(
        counts.map((count, index) => [['red', 'orange', 'green', 'blue', 'white'][index] ?? '', count] as const),
        { kind, names },
      ),
    ),
  value: ({ colours, asked }) => {
    const all = colours.flatMap(({ name, count }) => Array.from({ length: count }, () => name))
    return share(all, (name) => asked.names.includes(name) === (asked.kind === 'one of'))
  },
  rows: [
    [
      balls(
        [
          ['red', 5],
          ['white', 8],
          ['green', 4],
        ],
        { kind: 'not', names: ['green'] },
      ),
      '13/17',
    ],
    [
      balls(
        [
          ['red', 3],
          ['black', 5],
        ],
        { kind: 'one of', names: ['red'] },
      ),
      '3/8',
    ],
    [
      balls(
        [
          ['red', 3],
          ['black', 5],
        ],
        { kind: 'not', names: ['red'] },
      ),
      '5/8',
    ],
    [
      balls(
        [
          ['red', 3],
          ['black', 0],
        ],
        { kind: 'one of', names: ['black'] },
      ),
      '0',
    ],
    [
      balls(
        [
          ['red', 1],
          ['blue', 2],
          ['white', 3],
          ['green', 4],
        ],
        { kind: 'one of', names: ['red', 'white', 'green'] },
      ),
      '4/5',
    ],
    [
      balls(
        [
          ['red', 1],
          ['blue', 2],
          ['white', 3],
          ['green', 4],
        ],
        { kind: 'not', names: ['red', 'blue'] },
      ),
      '7/10',
    ],
    [balls([['red', 7]], { kind: 'one of', names: ['red'] }), '1'],
  ],
  refused: [
    [balls([['red', 2.5]], { kind: 'one of', names: ['red'] }), 'whole numbers'],
    [balls([['red', -2]], { kind: 'one of', names: ['red'] }), 'negative'],
    [balls([['red', 0]], { kind: 'one of', names: ['red'] }), 'no ball'],
    [balls([['red', 3]], { kind: 'one of', names: ['blue'] }), 'blue'],
    [
      balls(
        [
          ['red', 3],
          ['red', 4],
        ],
        { kind: 'one of', names: ['red'] },
      ),
      'twice',
    ],
  ],
})

solves('an event that does not happen', {
  solution: complement,
  arbitrary: fc
    .tuple(fc.integer({ min: -3, max: 120 }), fc.integer({ min: 1, max: 100 }), fc.boolean())
    .map(([n, d, decimal]) => ({
      told: fraction(n, decimal ? 100 : d),
      form: decimal ? ('decimal' as const) : ('fraction' as const),
    })),
  value: ({ told }) => 1 - toNumber(told),
  rows: [
    [{ told: exact('0.05'), form: 'decimal' }, '0.95'],
    [{ told: exact('3/7'), form: 'fraction' }, '4/7'],
    [{ told: exact('0'), form: 'decimal' }, '1'],
    [{ told: exact('1'), form: 'fraction' }, '0'],
    [{ told: exact('0.992'), form: 'decimal' }, '0.008'],
  ],
  refused: [
    [{ told: exact('1.2'), form: 'decimal' }, 'lies from $0$ to $1$'],
    [{ told: fraction(-1, 4), form: 'fraction' }, 'lies from $0$ to $1$'],
    [{ told: exact('1/3'), form: 'decimal' }, 'as a fraction'],
  ],
})

const tossed = (count: number): readonly string[] =>
  Array.from({ length: 2 ** count }, (_, index) => index.toString(2).padStart(count, '0'))

solves('coins', {
  solution: coins,
  arbitrary: fc.record({
    coins: fc.integer({ min: 0, max: 5 }),
    bound: fc.constantFrom('exactly', 'at least', 'at most'),
    count: fc.integer({ min: -1, max: 5 }),
    side: fc.constantFrom('head', 'tail'),
  }),
  value: ({ coins: number, bound, count, side }) =>
    share(tossed(number), (toss) => {
      const seen = [...toss].filter((each) => each === (side === 'head' ? '1' : '0')).length
      return bound === 'exactly' ? seen === count : bound === 'at least' ? seen >= count : seen <= count
    }),
  rows: [
    [{ coins: 3, bound: 'at least', count: 2, side: 'head' }, '1/2'],
    [{ coins: 1, bound: 'exactly', count: 1, side: 'tail' }, '1/2'],
    [{ coins: 4, bound: 'exactly', count: 2, side: 'tail' }, '3/8'],
    [{ coins: 2, bound: 'exactly', count: 3, side: 'head' }, '0'],
    [{ coins: 3, bound: 'exactly', count: 0, side: 'head' }, '1/8'],
    [{ coins: 2, bound: 'at most', count: 2, side: 'head' }, '1'],
  ],
  refused: [
    [{ coins: 0, bound: 'exactly', count: 0, side: 'head' }, 'At least one coin'],
    [{ coins: 9, bound: 'exactly', count: 2, side: 'head' }, 'too many'],
    [{ coins: 3, bound: 'exactly', count: -1, side: 'head' }, 'negative'],
  ],
})

/** The event of a numbered card again, by trying. */
function suitsCard(n: number, ask: Numbered['ask']): boolean {
  const roots = Array.from({ length: 40 }, (_, index) => index)
  switch (ask.kind) {
    case 'either':
      return n % ask.a === 0 || n % ask.b === 0
    case 'both':
      return n % ask.a === 0 && n % ask.b === 0
    case 'not':
      return n % ask.a !== 0
    case 'square':
      return roots.some((k) => k * k === n)
    case 'cube':
      return roots.some((k) => k ** 3 === n)
    case 'prime':
      return n > 1 && !Array.from({ length: Math.max(0, n - 2) }, (_, index) => index + 2).some((k) => n % k === 0)
    case 'two-digit':
      return `${n}`.length === 2
    case 'event':
      return ask.event.kind === 'odd' ? n % 2 === 1 : 'number' in ask.event && n > 0 && n % ask.event.number === 0
    default:
      return ask satisfies never
  }
}

solves('numbered cards', {
  solution: numbered,
  arbitrary: fc.record({
    from: fc.integer({ min: 0, max: 120 }),
    to: fc.integer({ min: 0, max: 160 }),
    ask: fc.oneof(
      fc.record({
        kind: fc.constantFrom('either' as const, 'both' as const),
        a: fc.integer({ min: 0, max: 12 }),
        b: fc.integer({ min: 1, max: 12 }),
      }),
      fc.record({ kind: fc.constant('not' as const), a: fc.integer({ min: 1, max: 12 }) }),
      fc.record({
        kind: fc.constantFrom('square' as const, 'prime' as const, 'cube' as const, 'two-digit' as const),
      }),
    ),
  }),
  value: ({ from, to, ask }) =>
    share(
      Array.from({ length: to - from + 1 }, (_, index) => from + index),
      (n) => suitsCard(n, ask),
    ),
  rows: [
    [{ from: 11, to: 60, ask: { kind: 'either', a: 2, b: 3 } }, '33/50'],
    [{ from: 1, to: 7, ask: { kind: 'either', a: 4, b: 5 } }, '2/7'],
    [{ from: 1, to: 100, ask: { kind: 'prime' } }, '1/4'],
    [{ from: 50, to: 60, ask: { kind: 'square' } }, '0'],
    [{ from: 5, to: 150, ask: { kind: 'two-digit' } }, '45/73'],
    [{ from: 3, to: 3, ask: { kind: 'not', a: 3 } }, '0'],
    [{ from: 1, to: 30, ask: { kind: 'both', a: 4, b: 6 } }, '1/15'],
  ],
  refused: [
    [{ from: 10, to: 1, ask: { kind: 'prime' } }, 'exchange'],
    [{ from: 1, to: 10, ask: { kind: 'not', a: 0 } }, 'positive whole numbers'],
    [{ from: 1, to: 100_000, ask: { kind: 'prime' } }, 'cannot be listed'],
  ],
})
