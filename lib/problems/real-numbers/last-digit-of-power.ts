import {
  endings,
  linesToPattern,
  whenInWords as words,
  type When,
} from '../../solutions/real-numbers/last-digit-of-power'
import {
  arranged,
  choiceOf,
  choiceSlips,
  drawOrder,
  letterAt,
  letterOf,
  type ItemNote,
} from '../kinds-of-question/lettered'
import { earns, template } from '../template'

const whens = ['every', 'even', 'odd', 'never'] as const

/** Bases, by their last digit, whose powers behave in each way towards a digit. */
const cases: Readonly<Record<When, readonly (readonly [base: number, digit: number])[]>> = {
  every: [5, 15, 25, 6, 16, 26, 11, 21, 10, 20, 30].map((base) => [base, base % 10]),
  even: [...[4, 14, 24].map((base) => [base, 6] as const), ...[9, 19, 29].map((base) => [base, 1] as const)],
  odd: [4, 14, 24, 9, 19, 29].map((base) => [base, base % 10]),
  never: [
    ...[6, 16, 15, 25].map((base) => [base, 0] as const),
    ...[9, 19].map((base) => [base, 5] as const),
    ...[4, 24].map((base) => [base, 2] as const),
    [14, 8],
  ],
}

const items = (when: When): readonly When[] => [when, ...whens.filter((other) => other !== when)]

/** E.g. "For which natural numbers n does 14^n end with the digit 6?" */
export const lastDigitOfPower = template({
  id: 'rn-last-digit-of-power',
  version: 2,
  topic: 'real-numbers',
  archetypes: ['rn-last-digit'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const when = random.pick(whens)
    const [base, digit] = random.pick(cases[when])
    return {
      when,
      base,
      digit,
      order: drawOrder(random, 4),
      stem: random.pick(['possible', 'which', 'rahul'] as const),
    }
  },
  pose: ({ when, base, digit, order, stem }) => {
    return {
      question: {
        possible: `Can $${base}^n$, where $n$ is a natural number, end with the digit $${digit}$? If so, for which values of $n$?`,
        which: `For which natural numbers $n$ does $${base}^n$ end with the digit $${digit}$?`,
        rahul: `Rahul works out $${base}^1$, $${base}^2$, $${base}^3$ and so on, and looks at the last digits. For which $n$ does $${base}^n$ end with the digit $${digit}$?`,
      }[stem],
      ...choiceOf(
        items(when).map((item) => words[item]),
        order,
      ),
      hints: [
        'The last digit of a product depends only on the last digits of its factors.',
        `Write down the last digits of $${base}^1$, $${base}^2$, $${base}^3$ and $${base}^4$.`,
      ],
      steps: [
        ...linesToPattern(base),
        earns(
          1,
          when === 'never'
            ? `The digit $${digit}$ never occurs: the correct option is (${letterOf(0, order)})`
            : `So the correct option is (${letterOf(0, order)}): ${words[when]}`,
        ),
      ],
      explanation:
        'Each power is the one before it times the base, so its last digit is settled by the last digit before: as soon as a digit comes back, the digits repeat.',
    }
  },
  crossCheck: ({ base, digit, when, order }) => {
    let power = 1n
    const hits = Array.from({ length: 8 }, () => (power *= BigInt(base)) % 10n === BigInt(digit))
    const truths: Readonly<Record<When, boolean>> = {
      every: hits.every(Boolean),
      even: hits.every((hit, index) => hit === (index % 2 === 1)),
      odd: hits.every((hit, index) => hit === (index % 2 === 0)),
      never: !hits.includes(true),
    }
    return letterAt(
      arranged(
        items(when).map((item) => truths[item]),
        order,
      ).indexOf(true),
    )
  },
  slips: ({ when, base, digit, order }) =>
    choiceSlips(
      items(when)
        .slice(1)
        .map((item): ItemNote =>
          when === 'never'
            ? [`Does any of the first powers of ${base} end with ${digit}?`, 'multiplied']
            : noteOn(item, base, digit),
        ),
      order,
    ),
})

/** Why this is wrong, with a power at which it fails. */
function noteOn(item: When, base: number, digit: number): ItemNote {
  const [first, second] = endings(base)
  if (item === 'never') return [`Look at the last digits of the first two powers of ${base} again.`, 'multiplied']
  if (first === second) return [`Do the last digits of ${base} and of its square differ? Go on in this way.`, 'pattern']
  if (item === 'every') return [`Compare the last digits of ${base} and of its square with ${digit}.`, 'multiplied']
  return [`Try n = 1 and n = 2: which of the two powers of ${base} ends with ${digit}?`, 'pattern']
}
