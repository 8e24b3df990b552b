import { fraction, lcm, toText } from '../../maths'
import type { Random } from '../../random'
import { earns, template, type Step } from '../template'
import { chanceRule, chanceSteps, notHappening, wrongChances } from './pieces/chance'
import { counted, miscounts, multiples, type Ask, type Draw } from './pieces/numbered-count'

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
    case 'two-digit':
      return 'a two-digit number'
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
  draw: (random) => {
    const drawn = random.until(
      (r): Draw => {
        const from = r.pick([1, 1, 2, 3, 5, 6, 11, 13, 21])
        const total = r.pick([20, 24, 25, 30, 36, 40, 45, 48, 50, 60])
        return { from, to: from + total - 1, ask: drawAsk(r), story: r.integer(0, stories.length - 1) }
      },
      (draw) =>
        counted(draw).good > 1 &&
        (draw.ask.kind !== 'prime' || draw.to <= 50) &&
        (draw.ask.kind !== 'either' || multiples(lcm(draw.ask.a, draw.ask.b), draw) > 0),
    )
    return drawn.from < 10 && random.chance(0.2) ? { ...drawn, ask: { kind: 'two-digit' } as const } : drawn
  },
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
        earns(
          0.5,
          from === 1
            ? `Number of all possible outcomes $= ${total}$.`
            : `Number of all possible outcomes $= ${to} - ${from} + 1 = ${total}$.`,
        ),
        ...lastEarns(lines),
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
    const { good, lines } = counted(draw)
    return wrongChances(fraction(good, total), [
      ...miscounts(draw, good, total),
      ...(draw.from > 1
        ? [[good, total - 1, 'Both the first and the last number belong to the set: count again.', 1] as const]
        : []),
      [total - good, total, notHappening, 1 + lines.length],
      [good, total - good, 'Divide by the number of all outcomes.', 3 + lines.length],
    ])
  },
})

/** The lines of the count, of which the last earns half a mark. */
const lastEarns = (lines: readonly string[]): readonly Step[] =>
  lines.map((line, index) => (index === lines.length - 1 ? earns(0.5, line) : line))

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
    case 'two-digit':
      return `${n}`.length === 2
    case 'prime':
      return n > 1 && ![2, 3, 5, 7].some((k) => k < n && n % k === 0)
    default:
      return ask satisfies never
  }
}
