import { isSquare } from '../../maths'
import type { Random } from '../../random'
import { arranged, choiceSlips, drawOrder, letterAt, letterOf, type ItemNote } from '../kinds-of-question/lettered'
import { earns, line, template } from '../template'

/** √a × √b, or √(ab) under one sign when b is 1. */
type RootProduct = readonly [a: number, b: number]

const small = [2, 3, 5, 6, 7, 8, 10, 12, 18, 20, 24, 27, 28, 32, 45, 50]
const rootProduct = (random: Random, wantsSquare: boolean): RootProduct =>
  random.until(
    (source): RootProduct =>
      source.chance(0.35)
        ? [source.integer(2, 15) * source.pick([1, 4, 9]), 1]
        : [source.pick(small), source.pick(small)],
    ([a, b]) => a !== b && isSquare(a * b) === wantsSquare && a * b <= 2500,
  )

const shown = ([a, b]: RootProduct): string => (b === 1 ? `$\\sqrt{${a}}$` : `$\\sqrt{${a}} \\times \\sqrt{${b}}$`)

const worked = ([a, b]: RootProduct): string => {
  const start = b === 1 ? `\\sqrt{${a}}` : `\\sqrt{${a}} \\times \\sqrt{${b}} = \\sqrt{${a * b}}`
  if (isSquare(a * b)) return `$${start} = ${Math.sqrt(a * b)}$, which is rational`
  return b === 1
    ? `$${a}$ is not a perfect square, so $${start}$ is irrational`
    : `$${start}$; $${a * b}$ is not a perfect square, so this is irrational`
}

/** E.g. "Which of the following is a rational number?" √2 × √18, √12, √3 × √6, √5 × √10 */
export const classifyNumber = template({
  id: 'rn-classify-number',
  version: 2,
  topic: 'real-numbers',
  archetypes: ['rn-classify-number'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const wanted = random.pick(['rational', 'irrational'] as const)
    const numbers = random.until(
      (source) => [0, 1, 2, 3].map((index) => rootProduct(source, (wanted === 'rational') === (index === 0))),
      (found) => found.some(([, b]) => b !== 1) && new Set(found.map(([a, b]) => a * b)).size === 4,
    )
    return { wanted, numbers, order: drawOrder(random, 4), stem: random.pick(['which', 'identify', 'among'] as const) }
  },
  pose: ({ wanted, numbers, order, stem }) => {
    const options = arranged(numbers.map(shown), order)
    const letter = letterOf(0, order)
    return {
      question: {
        which: `Which of the following is ${wanted === 'rational' ? 'a rational' : 'an irrational'} number?`,
        identify: `Exactly one of the following numbers is ${wanted}. Which one is it?`,
        among: `Simplify the following numbers. Which of them turns out to be ${wanted}?`,
      }[stem],
      rule: { kind: 'choice', expected: letter, options },
      options,
      hints: [
        'Use $\\sqrt{a} \\times \\sqrt{b} = \\sqrt{ab}$ to bring each product under one root sign.',
        'The square root of a natural number is rational only when the number is a perfect square.',
      ],
      steps: [
        ...arranged(numbers, order).map((number, index) =>
          line(`option ${letterAt(index)}`, `(${letterAt(index)}) ${worked(number)}`),
        ),
        earns(1, `So the ${wanted} number is in option (${letter})`),
      ],
      explanation:
        'A product of two irrational numbers may be rational. Only the value under the root sign, after multiplying, decides.',
    }
  },
  crossCheck: ({ wanted, numbers, order }) => {
    const hasWholeRoot = ([a, b]: RootProduct) => Array.from({ length: 60 }, (_, root) => root * root).includes(a * b)
    const truths = numbers.map((number) => hasWholeRoot(number) === (wanted === 'rational'))
    return letterAt(arranged(truths, order).indexOf(true))
  },
  slips: ({ numbers, order }) =>
    choiceSlips(
      numbers
        .slice(1)
        .map(([a, b], index): ItemNote => [
          b === 1
            ? `Look at the number under the root sign, ${a}: is it a perfect square?`
            : `Multiply under one root sign: the number there is ${a * b}. Is it a perfect square?`,
          `option ${letterOf(index + 1, order)}`,
        ]),
      order,
    ),
})
