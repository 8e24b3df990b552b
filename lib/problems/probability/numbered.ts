import { numbered as solution } from '../../solutions/probability/numbered'
import { multiples } from '../../solutions/probability/pieces/multiples-count'
import { numberedText, type Numbered, type NumberedAsk } from '../../solutions/probability/pieces/numbered-ask'
import { countNumbers } from '../../solutions/probability/pieces/numbered-count'
import { fraction, lcm, toText } from '../../maths'
import type { Random } from '../../random'
import { template } from '../template'
import { notHappening, wrongChances } from './pieces/chance'
import { miscounts } from './pieces/numbered-miscounts'

interface Draw extends Numbered {
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

function drawAsk(random: Random): NumberedAsk {
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
  version: 2,
  topic: 'probability',
  archetypes: ['prob-numbered'],
  difficulty: 'medium',
  marks: 2,
  wrongRoadsShow: true,
  draw: (random) => {
    const drawn = random.until(
      (r): Draw => {
        const from = r.pick([1, 1, 2, 3, 5, 6, 11, 13, 21])
        const total = r.pick([20, 24, 25, 30, 36, 40, 45, 48, 50, 60])
        return { from, to: from + total - 1, ask: drawAsk(r), story: r.integer(0, stories.length - 1) }
      },
      (draw) =>
        countNumbers(draw).good > 1 &&
        (draw.ask.kind !== 'prime' || draw.to <= 50) &&
        (draw.ask.kind !== 'either' || multiples(lcm(draw.ask.a, draw.ask.b), draw) > 0),
    )
    return drawn.from < 10 && random.chance(0.2) ? { ...drawn, ask: { kind: 'two-digit' } as const } : drawn
  },
  given: ({ from, to, ask }) => ({ from, to, ask }),
  solution,
  ask: ({ from, to, ask, story }) => {
    const total = to - from + 1
    return {
      question: stories[story]?.(from, to, numberedText(ask)) ?? '',
      rule: { kind: 'fraction' },
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
    const { good } = countNumbers(draw)
    return wrongChances(fraction(good, total), [
      ...miscounts(draw, good, total),
      ...(draw.from > 1
        ? [[good, total - 1, 'Both the first and the last number belong to the set: count again.', 'outcomes'] as const]
        : []),
      [total - good, total, notHappening, 'favourable'],
      [good, total - good, 'Divide by the number of all outcomes.', 'substituted'],
    ])
  },
})

/** One number at a time, by trying. */
function suits(n: number, ask: NumberedAsk): boolean {
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
    case 'event':
      // asked of the assistant alone
      return false
    default:
      return ask satisfies never
  }
}
