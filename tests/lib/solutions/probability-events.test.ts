import fc from 'fast-check'
import { cardDrawn, type CardDrawn } from '@/lib/solutions/probability/card-drawn'
import { coinsTossed, type CoinAtom, type CoinsTossed } from '@/lib/solutions/probability/coins-tossed'
import { diceThrown, type Aspect, type DiceThrown, type PairAtom } from '@/lib/solutions/probability/dice-thrown'
import { kindDrawn, type KindDrawn } from '@/lib/solutions/probability/kind-drawn'
import { letterDrawn, type LetterDrawn } from '@/lib/solutions/probability/letter-drawn'
import { numberDrawn, type NumberDrawn } from '@/lib/solutions/probability/number-drawn'
import type { Event } from '@/lib/solutions/probability/any/event'
import type { NumberAtom } from '@/lib/solutions/probability/any/number-atom'
import { ranks, suits } from '@/lib/solutions/probability/pieces/pack'
import type { CardSet } from '@/lib/solutions/probability/pieces/card-set'
import { solves } from './solves'

/** The outcomes of an event, by operations on sets. */
function outcomes<Atom, Outcome>(
  event: Event<Atom>,
  all: readonly Outcome[],
  of: (atom: Atom) => readonly Outcome[],
): ReadonlySet<Outcome> {
  const each = (one: Event<Atom>) => outcomes(one, all, of)
  if (event.kind === 'is') return new Set(of(event.atom))
  if (event.kind === 'not') {
    const others = each(event.of)
    return new Set(all.filter((one) => !others.has(one)))
  }
  const [first = new Set<Outcome>(), ...others] = event.of.map(each)
  return others.reduce(
    (so, one) => (event.kind === 'and' ? new Set([...so].filter((each_) => one.has(each_))) : new Set([...so, ...one])),
    first,
  )
}

const is = <Atom>(atom: Atom): Event<Atom> => ({ kind: 'is', atom })

const events = <Atom>(atoms: fc.Arbitrary<Atom>): fc.Arbitrary<Event<Atom>> => {
  const plain = atoms.map((atom): Event<Atom> => is(atom))
  const some = fc.oneof(
    plain,
    plain.map((of): Event<Atom> => ({ kind: 'not', of })),
  )
  return fc.oneof(
    some,
    fc
      .tuple(fc.constantFrom('and' as const, 'or' as const), fc.array(some, { minLength: 2, maxLength: 3 }))
      .map(([kind, of]): Event<Atom> => ({ kind, of })),
    fc.tuple(plain, plain).map((of): Event<Atom> => ({ kind: 'not', of: { kind: 'or', of } })),
  )
}

const up = (to: number, from = 1): readonly number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at)
const primes = up(200, 2).filter((n) => up(n - 1, 2).every((d) => n % d !== 0))

const numberAtoms: fc.Arbitrary<NumberAtom> = fc.oneof(
  fc.constantFrom<NumberAtom>(
    { kind: 'odd' },
    { kind: 'even' },
    { kind: 'prime' },
    { kind: 'perfect square' },
    { kind: 'same digits' },
  ),
  fc
    .tuple(
      fc.constantFrom(
        'multiple of' as const,
        'greater than' as const,
        'digit sum' as const,
        'last digit' as const,
        'digits' as const,
      ),
      fc.integer({ min: 1, max: 12 }),
    )
    .map(([kind, number]): NumberAtom => ({ kind, number })),
)

/** Whether a number suits, told by its digits and by lists. */
function suits_(atom: NumberAtom, n: number): boolean {
  const digits = [...String(n)]
  if (atom.kind === 'odd') return /[13579]$/.test(String(n))
  if (atom.kind === 'even') return /[02468]$/.test(String(n))
  if (atom.kind === 'prime') return primes.includes(n)
  if (atom.kind === 'perfect square') return up(14, 0).some((root) => root * root === n)
  if (atom.kind === 'same digits') return digits.length > 1 && digits.every((digit) => digit === digits[0])
  if (atom.kind === 'multiple of') return up(200, 0).some((k) => k * atom.number === n)
  if (atom.kind === 'greater than') return n - atom.number > 0
  if (atom.kind === 'digit sum') return digits.map(Number).reduce((a, b) => a + b) === atom.number
  if (atom.kind === 'last digit') return String(n).endsWith(String(atom.number)) && atom.number < 10
  return atom.kind === 'digits' && digits.length === atom.number
}

const places = (numbers: readonly number[], keep: (n: number) => boolean) =>
  numbers.flatMap((n, at) => (keep(n) ? [at] : []))

solves<NumberDrawn>('a number drawn', {
  solution: numberDrawn,
  arbitrary: fc.record(
    {
      numbers: fc.oneof(
        fc
          .tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 2 }))
          .map(([from, count, step]) => up(count).map((k) => from + (k - 1) * step)),
        fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 2, maxLength: 8 }),
      ),
      event: events(numberAtoms),
      removed: events(numberAtoms),
    },
    { requiredKeys: ['numbers', 'event'] },
  ),
  value: ({ numbers, event, removed }) => {
    const all = [...numbers.keys()]
    const of = (atom: NumberAtom) => places(numbers, (n) => suits_(atom, n))
    const left = removed ? all.filter((at) => !outcomes(removed, all, of).has(at)) : all
    return left.filter((at) => outcomes(event, all, of).has(at)).length / left.length
  },
  rows: [
    [
      {
        numbers: up(50),
        event: {
          kind: 'and',
          of: [is({ kind: 'multiple of', number: 3 }), { kind: 'not', of: is({ kind: 'multiple of', number: 5 }) }],
        },
      },
      '13/50',
    ],
    [
      {
        numbers: up(6),
        event: { kind: 'not', of: { kind: 'or', of: [is({ kind: 'prime' }), is({ kind: 'multiple of', number: 4 })] } },
      },
      '1/3',
    ],
  ],
  refused: [
    [{ numbers: up(5000), event: is({ kind: 'odd' }) }, 'by hand'],
    [{ numbers: up(6), event: { kind: 'and', of: [is({ kind: 'odd' }), is({ kind: 'even' })] } }, 'at once'],
  ],
})

const deck = suits.flatMap((suit) => ranks.map((rank) => `${rank} ${suit}`))
const cardsOf = ({ rank, suit, colour }: CardSet): readonly string[] =>
  deck.filter((name) => {
    const red = /hearts|diamonds/.test(name)
    const fits =
      rank === undefined ||
      (rank === 'face'
        ? /king|queen|jack/.test(name)
        : rank === 'number'
          ? /\d/.test(name)
          : name.startsWith(`${rank} `))
    return fits && name.endsWith(suit ?? '') && (colour === undefined || (colour === 'red') === red)
  })
const cardAtoms: fc.Arbitrary<CardSet> = fc.oneof(
  fc.record(
    { rank: fc.constantFrom(...ranks, 'face' as const), suit: fc.constantFrom(...suits) },
    { requiredKeys: [] },
  ),
  fc.record(
    { rank: fc.constantFrom(...ranks, 'face' as const), colour: fc.constantFrom('red' as const, 'black' as const) },
    { requiredKeys: [] },
  ),
)

solves<CardDrawn>('a card drawn', {
  solution: cardDrawn,
  arbitrary: fc.record({ event: events(cardAtoms), removed: events(cardAtoms) }, { requiredKeys: ['event'] }),
  value: ({ event, removed }) => {
    const left = deck.filter((card) => !removed || !outcomes(removed, deck, cardsOf).has(card))
    return left.filter((card) => outcomes(event, deck, cardsOf).has(card)).length / left.length
  },
  rows: [
    [{ event: { kind: 'and', of: [{ kind: 'not', of: is({ rank: 'face' }) }, is({ colour: 'red' })] } }, '5/13'],
    [{ event: is({ suit: 'hearts' }), removed: is({ rank: 'ace' }) }, '1/4'],
  ],
  refused: [[{ event: is({ rank: 'king' }), removed: is({}) }, 'nothing is left']],
})

const rolls = up(6).flatMap((a) => up(6).map((b) => `${a}${b}`))
const aspects = [
  'sum',
  'product',
  'difference',
  'both',
  'one at least',
  'exactly one',
  'neither',
  'first',
  'second',
] as const
const pairAtoms: fc.Arbitrary<PairAtom> = fc.oneof(
  fc.constantFrom<PairAtom>({ kind: 'same' }, { kind: 'first greater' }, { kind: 'consecutive' }, { kind: 'multiple' }),
  fc
    .tuple(
      fc.constantFrom(...aspects),
      fc.oneof(
        fc.constantFrom<NumberAtom>({ kind: 'odd' }, { kind: 'prime' }),
        fc.integer({ min: 1, max: 6 }).map((number): NumberAtom => ({ kind: 'greater than', number })),
      ),
    )
    .map(([aspect, atom]): PairAtom => ({ kind: 'of', aspect, is: atom })),
)
function aspectHolds(aspect: Aspect, a: number, b: number, fits: (n: number) => boolean): boolean {
  const count = [a, b].filter(fits).length
  const by: Readonly<Record<Aspect, boolean>> = {
    sum: fits(a + b),
    product: fits(a * b),
    difference: fits(Math.max(a, b) - Math.min(a, b)),
    both: count === 2,
    'one at least': count > 0,
    'exactly one': count === 1,
    neither: count === 0,
    first: fits(a),
    second: fits(b),
  }
  return by[aspect]
}
const rollsOf = (atom: PairAtom): readonly string[] =>
  rolls.filter((roll) => {
    const [a = 0, b = 0] = [...roll].map(Number)
    if (atom.kind === 'same') return /^(.)\1$/.test(roll)
    if (atom.kind === 'first greater') return roll > `${roll[1] ?? ''}9`
    if (atom.kind === 'consecutive') return a === b + 1 || b === a + 1
    if (atom.kind === 'multiple') return up(6).some((k) => a * k === b || b * k === a)
    return atom.kind === 'of' && aspectHolds(atom.aspect, a, b, (n) => suits_(atom.is, n))
  })

solves<DiceThrown>('two dice thrown', {
  solution: diceThrown,
  arbitrary: fc.record({ things: fc.constant('two dice' as const), event: events(pairAtoms) }),
  value: ({ event }) => outcomes(event, rolls, rollsOf).size / 36,
  rows: [
    [
      {
        things: 'two dice',
        event: {
          kind: 'or',
          of: [3, 4].map((number) => is({ kind: 'of', aspect: 'sum', is: { kind: 'multiple of', number } })),
        },
      },
      '5/9',
    ],
  ],
  refused: [
    [
      { things: 'two dice', event: { kind: 'and', of: [is({ kind: 'same' }), is({ kind: 'consecutive' })] } },
      'at once',
    ],
  ],
})

test('a head and an even number: 3 of 12', () => {
  const even = is<PairAtom>({ kind: 'of', aspect: 'second', is: { kind: 'even' } })
  const event: Event<PairAtom> = { kind: 'and', of: [is<PairAtom>({ kind: 'head' }), even] }
  expect(diceThrown.solve({ things: 'coin and die', event }).key).toBe('1/4')
})

const choose = (n: number, k: number): number =>
  k < 0 || k > n ? 0 : up(k).reduce((so, i) => (so * (n - k + i)) / i, 1)

solves<CoinsTossed>('coins tossed', {
  solution: coinsTossed,
  arbitrary: fc.record({
    coins: fc.integer({ min: 1, max: 4 }),
    sides: fc.constant(['head', 'tail'] as const),
    event: fc
      .tuple(
        fc.constantFrom('exactly' as const, 'at least' as const, 'at most' as const),
        fc.integer({ min: 0, max: 4 }),
        fc.constantFrom('H' as const, 'T' as const),
      )
      .map(([kind, count, side]) => is<CoinAtom>({ kind, count, side })),
  }),
  value: ({ coins, event }) => {
    const atom = event.kind === 'is' ? event.atom : null
    if (!atom || !('count' in atom)) return NaN
    const counts = up(coins, 0).filter((k) =>
      atom.kind === 'exactly' ? k === atom.count : atom.kind === 'at least' ? k >= atom.count : k <= atom.count,
    )
    return counts.reduce((sum, k) => sum + choose(coins, k), 0) / 2 ** coins
  },
  rows: [[{ coins: 3, sides: ['head', 'tail'], event: is({ kind: 'at least', count: 2, side: 'H' }) }, '1/2']],
  refused: [[{ coins: 7, sides: ['head', 'tail'], event: is({ kind: 'as many' }) }, 'too many']],
})

test.each<[CoinAtom, number, string]>([
  [{ kind: 'all alike' }, 3, '1/4'],
  [{ kind: 'as many' }, 4, '3/8'],
  [{ kind: 'in turn' }, 3, '1/4'],
  [{ kind: 'more', side: 'H' }, 3, '1/2'],
  [{ kind: 'toss', at: 2, side: 'T' }, 3, '1/2'],
])('%j of %i coins: %s', (atom, coins, key) => {
  expect(coinsTossed.solve({ coins, sides: ['head', 'tail'], event: is(atom) }).key).toBe(key)
})

const words = ['MATHEMATICS', 'PROBABILITY', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'ASSASSINATION']

solves<LetterDrawn>('a letter drawn', {
  solution: letterDrawn,
  arbitrary: fc.record({
    letters: fc.constantFrom(...words),
    event: events(fc.constantFrom('vowel', 'consonant', 'A', 'S', 'T')),
  }),
  value: ({ letters, event }) => {
    const all = [...letters].map((letter, at) => `${letter}${at}`)
    const of = (atom: string) =>
      all.filter((one) =>
        atom === 'vowel' ? /^[AEIOU]/.test(one) : atom === 'consonant' ? /^[^AEIOU]/.test(one) : one.startsWith(atom),
      )
    return outcomes(event, all, of).size / all.length
  },
  rows: [[{ letters: 'PROBABILITY', event: { kind: 'or', of: [is('B'), is('I')] } }, '4/11']],
  refused: [[{ letters: 'A2', event: is('A') }, 'letters alone']],
})

solves<KindDrawn>('one of several kinds drawn', {
  solution: kindDrawn,
  arbitrary: fc.record({
    kinds: fc
      .tuple(...[1, 2, 3].map(() => fc.integer({ min: 0, max: 20 })))
      .map((counts) => counts.map((count, at) => ({ name: ['red', 'blue', 'green'][at] ?? '', count }))),
    changed: fc.array(
      fc.record({ name: fc.constantFrom('red', 'blue'), by: fc.integer({ min: -5, max: 5 }).filter((by) => by !== 0) }),
      { maxLength: 1 },
    ),
    event: events(fc.constantFrom('red', 'blue', 'green')),
  }),
  value: ({ kinds, changed = [], event }) => {
    const things = kinds.flatMap(({ name, count }) =>
      up(count + changed.filter((one) => one.name === name).reduce((sum, { by }) => sum + by, 0)).map(
        (at) => `${name} ${at}`,
      ),
    )
    return outcomes(event, things, (atom) => things.filter((one) => one.startsWith(atom))).size / things.length
  },
  rows: [
    [
      {
        kinds: [
          { name: 'blue', count: 12 },
          { name: 'white', count: 28 },
        ],
        event: { kind: 'not', of: is('blue') },
      },
      '7/10',
    ],
  ],
  refused: [
    [{ kinds: [{ name: 'blue', count: 2 }], changed: [{ name: 'blue', by: -3 }], event: is('blue') }, 'fit together'],
  ],
})
