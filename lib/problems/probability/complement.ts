import { complement as solution } from '../../solutions/probability/complement'
import { add, fraction, one, subtract, toDecimal, toTex, type Fraction } from '../../maths'
import { template } from '../template'
import { wrongValues, type WrongValue } from '../slips/wrong-values'

interface Story {
  readonly tell: (p: string) => string
  /** After "the probability": what is asked. */
  readonly asked: string
  /** The probability told lies in this range, in thousandths. */
  readonly range: readonly [number, number]
  readonly step: number
  /** In place of the range: these alone, in thousandths. */
  readonly only?: readonly number[]
}

const usual = { range: [2, 48], step: 20 } as const

/** How many students there are, by the probability that their birthdays all differ. */
const groups: ReadonlyMap<string, number> = new Map([
  ['0.997', 2],
  ['0.992', 3],
  ['0.984', 4],
  ['0.973', 5],
])

const stories: readonly Story[] = [
  {
    tell: (p) => `If $P(E) = ${p}$, what is the probability of "not $E$"?`,
    asked: 'of "not $E$"',
    range: [3, 97],
    step: 10,
  },
  {
    tell: (p) =>
      `The probability that it will rain in Kochi tomorrow is $${p}$. What is the probability that it will not rain?`,
    asked: 'that it will not rain',
    ...usual,
  },
  {
    tell: (p) =>
      `Sangeeta and Reshma play a tennis match. The probability of Sangeeta winning the match is $${p}$. What is the probability of Reshma winning the match?`,
    asked: 'of Reshma winning the match',
    ...usual,
  },
  {
    tell: (p) =>
      `The probability that no two of $${groups.get(p) ?? 2}$ students of a class have the same birthday is $${p}$. What is the probability that at least two of them have the same birthday?`,
    asked: 'that at least two of them have the same birthday',
    range: [0, 3],
    step: 1,
    only: [997, 992, 984, 973],
  },
  {
    tell: (p) =>
      `The probability that a bus reaches the school late is $${p}$. Find the probability that it is not late.`,
    asked: 'that the bus is not late',
    ...usual,
  },
]

interface Draw {
  readonly story: Story
  readonly given: Fraction
  readonly asFraction: boolean
}

const shown = (value: Fraction, asFraction: boolean): string => (asFraction ? toTex(value) : toDecimal(value))

/** What a student may write instead of 1 - P(E). */
function mistakes({ given, asFraction }: Draw): readonly WrongValue[] {
  const usualOnes: readonly WrongValue[] = [
    [given, 'That is the probability which was given; the other event is asked.', 'given'],
    [add(one, given), 'The two probabilities add up to 1; can one of them be more than 1?', 'subtracted'],
  ]
  const overHundred: WrongValue = [
    subtract(fraction(100), given),
    'Subtract from 1, not from 100: a probability is never more than 1.',
    'sum',
  ]
  const borrowed = subtract(fraction(11, 10), given)
  if (asFraction)
    return [...usualOnes, [fraction(given.d, given.n), 'Subtract from 1; do not turn the fraction over.', 'subtracted']]
  return (given.n * 10n) % given.d === 0n
    ? [...usualOnes, overHundred]
    : [...usualOnes, overHundred, [borrowed, 'Check the subtraction from 1: mind the borrowing.', 'subtracted']]
}

/** E.g. "If P(E) = 0.05, what is the probability of 'not E'?" */
export const complement = template({
  id: 'prob-of-not-happening',
  version: 2,
  topic: 'probability',
  archetypes: ['prob-complement'],
  difficulty: 'easy',
  marks: 1,
  draw: (random): Draw => {
    const story = random.pick(stories)
    const [least, greatest] = story.range
    const { thousandths } = random.until(
      (r) => ({ thousandths: story.only ? r.pick(story.only) : story.step * r.integer(least, greatest) }),
      (drawn) => Math.abs(drawn.thousandths - 500) > 15,
    )
    const d = random.pick([5, 7, 8, 9, 11, 12, 13, 15, 20])
    const n = random.until(
      (r) => r.integer(1, d - 1),
      (top) => 2 * top !== d,
    )
    const asFraction = !story.only && random.chance(0.3)
    return { story, given: asFraction ? fraction(n, d) : fraction(thousandths, 1000), asFraction }
  },
  given: ({ given, asFraction }) => ({ told: given, form: asFraction ? ('fraction' as const) : ('decimal' as const) }),
  manner: ({ story: { asked } }) => ({ asked, named: asked.startsWith('of "not') }),
  solution,
  ask: ({ story, given, asFraction }) => ({
    question: story.tell(shown(given, asFraction)),
    rule: { kind: asFraction ? 'fraction' : 'number' },
    hints: [
      'The two events are complementary: exactly one of them must happen.',
      'The probabilities of an event and of its complement add up to $1$.',
    ],
    explanation:
      'Either the event happens or it does not; the two together are certain, and a certain event has probability $1$.',
  }),
  crossCheck: ({ given, asFraction }) => {
    // Out of so many equally likely outcomes, those that are left over.
    const all = Number(given.d)
    const left = Array.from({ length: all }, (_, outcome) => outcome).slice(Number(given.n)).length
    return asFraction ? `${left}/${all}` : (left / all).toFixed(3)
  },
  slips: (draw) =>
    wrongValues(subtract(one, draw.given), mistakes(draw), draw.asFraction ? { gap: 0, as: 'fraction' } : {}),
})
