import { fraction, isPrime, lcm, toText } from '../../maths'
import type { Random } from '../../random'
import { template } from '../template'
import { chanceRule, chanceSteps, wrongChances } from './chance'

type Ask =
  | { readonly kind: 'either'; readonly a: number; readonly b: number }
  | { readonly kind: 'both'; readonly a: number; readonly b: number }
  | { readonly kind: 'not'; readonly a: number }
  | { readonly kind: 'square' | 'prime' | 'cube' }

interface Draw {
  readonly from: number
  readonly to: number
  readonly ask: Ask
  readonly story: number
}

const stories: readonly ((from: number, to: number, event: string) => string)[] = [
  (from, to, event) =>
    `Cards marked with the numbers $${from}$ to $${to}$ are placed in a box and mixed thoroughly. One card is drawn at random from the box. Find the probability that the number on the card is ${event}.`,
  (from, to, event) =>
    `Tickets numbered from $${from}$ to $${to}$ are mixed up together, and one ticket is drawn at random. What is the probability that the ticket has a number which is ${event}?`,
  (from, to, event) =>
    `Discs numbered $${from}$ to $${to}$ are kept in a bag. Anwar takes out one disc without looking. Find the probability that it bears a number which is ${event}.`,
]

const eventText = (ask: Ask): string => {
  switch (ask.kind) {
    case 'either':
      return `a multiple of $${ask.a}$ or $${ask.b}$`
    case 'both':
      return `divisible by both $${ask.a}$ and $${ask.b}$`
    case 'not':
      return `not a multiple of $${ask.a}$`
    case 'square':
      return 'a perfect square'
    case 'cube':
      return 'a perfect cube'
    case 'prime':
      return 'a prime number'
    default:
      return ask satisfies never
  }
}

/** Multiples of k from p to q, by division. */
const multiples = (k: number, { from, to }: Draw): number => Math.floor(to / k) - Math.floor((from - 1) / k)

const numbers = ({ from, to }: Draw): readonly number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)

function listFor(draw: Draw, name: string, test: (n: number) => boolean): { good: number; lines: string[] } {
  const found = numbers(draw).filter(test)
  return { good: found.length, lines: [`The ${name} from $${draw.from}$ to $${draw.to}$ are $${found.join(', ')}$.`] }
}

/** Number of favourable outcomes and the lines that find it. */
function counted(draw: Draw): { readonly good: number; readonly lines: readonly string[] } {
  const { ask } = draw
  switch (ask.kind) {
    case 'square':
      return listFor(draw, 'perfect squares', (n) => Number.isInteger(Math.sqrt(n)))
    case 'cube':
      return listFor(draw, 'perfect cubes', (n) => Math.round(Math.cbrt(n)) ** 3 === n)
    case 'prime':
      return listFor(draw, 'prime numbers', isPrime)
    case 'not': {
      const multiple = multiples(ask.a, draw)
      const total = draw.to - draw.from + 1
      return {
        good: total - multiple,
        lines: [
          `From $${draw.from}$ to $${draw.to}$ there are $${multiple}$ multiples of $${ask.a}$.`,
          `The others are favourable, so the number of favourable outcomes is $${total} - ${multiple} = ${total - multiple}$.`,
        ],
      }
    }
    case 'both': {
      const both = lcm(ask.a, ask.b)
      return {
        good: multiples(both, draw),
        lines: [
          `Numbers divisible by both $${ask.a}$ and $${ask.b}$ are the multiples of their LCM, $${both}$.`,
          `From $${draw.from}$ to $${draw.to}$ these are $${numbers(draw)
            .filter((n) => n % both === 0)
            .join(', ')}$.`,
        ],
      }
    }
    case 'either': {
      const [first, second, both] = [ask.a, ask.b, lcm(ask.a, ask.b)].map((k) => multiples(k, draw))
      const good = (first ?? 0) + (second ?? 0) - (both ?? 0)
      return {
        good,
        lines: [
          `Multiples of $${ask.a}$: $${first}$; multiples of $${ask.b}$: $${second}$.`,
          `Multiples of both, that is, of $${lcm(ask.a, ask.b)}$: $${both}$. They have been counted twice.`,
          `So the number of favourable outcomes is $${first} + ${second} - ${both} = ${good}$.`,
        ],
      }
    }
    default:
      return ask satisfies never
  }
}

function drawAsk(random: Random): Ask {
  const kind = random.pick(['either', 'either', 'both', 'not', 'square', 'cube', 'prime'] as const)
  const [a, b] = random.pick([
    [2, 3],
    [3, 5],
    [2, 5],
    [3, 4],
    [4, 6],
    [5, 7],
  ] as const)
  return kind === 'not' ? { kind, a: b } : kind === 'either' || kind === 'both' ? { kind, a, b } : { kind }
}

/** E.g. "Cards marked with the numbers 11 to 60 are mixed. Find the probability that the number is a multiple of 2 or 3." */
export const numbered = template({
  id: 'prob-numbered-cards',
  topic: 'probability',
  archetypes: ['prob-numbered'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) =>
    random.until(
      (r): Draw => {
        const from = r.pick([1, 1, 2, 3, 5, 6, 11, 13, 21])
        const total = r.pick([20, 24, 25, 30, 36, 40, 45, 48, 50, 60])
        return { from, to: from + total - 1, ask: drawAsk(r), story: r.integer(0, stories.length - 1) }
      },
      (draw) =>
        counted(draw).good > 1 &&
        (draw.ask.kind !== 'prime' || draw.to <= 50) &&
        (draw.ask.kind !== 'either' || multiples(lcm(draw.ask.a, draw.ask.b), draw) > 0),
    ),
  pose: (draw) => {
    const { from, to, ask, story } = draw
    const total = to - from + 1
    const { good, lines } = counted(draw)
    const event = eventText(ask)
    return {
      question: stories[story]?.(from, to, event) ?? '',
      rule: chanceRule(good, total),
      hints: [
        from === 1
          ? 'Count how many numbers there are in all.'
          : 'Both the first and the last number belong to the set: count carefully how many there are.',
        ask.kind === 'either'
          ? 'Some numbers are multiples of both; do not count them twice.'
          : ask.kind === 'both'
            ? 'Think of the LCM of the two numbers.'
            : ask.kind === 'not'
              ? 'It is quicker to count the numbers that are not favourable.'
              : 'List the favourable numbers in order.',
      ],
      steps: [
        from === 1
          ? `Number of all possible outcomes $= ${total}$.`
          : `Number of all possible outcomes $= ${to} - ${from} + 1 = ${total}$.`,
        ...lines,
        ...(ask.kind === 'either' || ask.kind === 'not' ? [] : [`Number of favourable outcomes $= ${good}$.`]),
        ...chanceSteps(`getting ${event.startsWith('a ') ? event : `a number which is ${event}`}`, good, total),
      ],
      explanation:
        from === 1
          ? `Each of the $${total}$ numbers is equally likely, so the share of the favourable ones is the probability.`
          : 'From the first number to the last there are last − first + 1 numbers, and each is equally likely.',
    }
  },
  crossCheck: ({ from, to, ask }) => {
    let good = 0
    for (let n = from; n <= to; n++) if (suits(n, ask)) good++
    return toText(fraction(good, to - from + 1))
  },
  slips: (draw) => {
    const total = draw.to - draw.from + 1
    const { good } = counted(draw)
    const { ask } = draw
    return wrongChances(fraction(good, total), [
      ...(draw.from > 1 ? [[good, total - 1, 'From p to q there are q − p + 1 numbers.'] as const] : []),
      ...(ask.kind === 'either'
        ? [
            [
              multiples(ask.a, draw) + multiples(ask.b, draw),
              total,
              'The common multiples have been counted twice.',
            ] as const,
          ]
        : []),
      ...(ask.kind === 'both'
        ? [
            [
              multiples(ask.a, draw) + multiples(ask.b, draw) - good,
              total,
              'The number must be divisible by both, not by one of them.',
            ] as const,
          ]
        : []),
      [total - good, total, 'That is the probability that the event does not happen.'],
      [good, total - good, 'Divide by the number of all outcomes.'],
    ])
  },
})

/** One number at a time, by trying. */
function suits(n: number, ask: Ask): boolean {
  switch (ask.kind) {
    case 'either':
      return n % ask.a === 0 || n % ask.b === 0
    case 'both':
      return n % ask.a === 0 && n % ask.b === 0
    case 'not':
      return n % ask.a !== 0
    case 'square':
      return [1, 2, 3, 4, 5, 6, 7, 8, 9].some((k) => k * k === n)
    case 'cube':
      return [1, 8, 27, 64].includes(n)
    case 'prime':
      return n > 1 && ![2, 3, 5, 7].some((k) => k < n && n % k === 0)
    default:
      return ask satisfies never
  }
}
