import { equationTex } from '../../solutions/quadratic-equations/pieces/equation'
import { isSquare, sumTex } from '../../maths'
import {
  arranged,
  choiceOf,
  choiceSlips,
  drawOrder,
  letterAt,
  letterOf,
  type ItemNote,
} from '../kinds-of-question/lettered'
import { chain, earns, line, says, template } from '../template'

interface Draw {
  readonly a: number
  readonly b: number
  /** The right k first: there D is the square of a positive integer. The others, smaller and larger: D is not a square, or is negative. */
  readonly ks: readonly number[]
  readonly order: readonly number[]
  readonly stem: 0 | 1 | 2
}

const discriminant = (a: number, b: number, k: number): number => b * b - 4 * a * k

const verdictOn = (D: number): string =>
  D < 0 ? 'negative' : isSquare(D) ? `the square of ${Math.sqrt(D)}` : 'positive, but not a perfect square'

/** E.g. "For which of these values of k does the equation x² + 7x + k = 0 have rational roots? (A) 3 ..." */
export const rationalRoots = template<Draw>({
  id: 'qe-k-for-rational-roots',
  version: 2,
  topic: 'quadratic-equations',
  difficulty: 'medium',
  archetypes: ['qe-k-real-roots'],
  marks: 1,
  draw: (random) => {
    const below = random.integer(0, 3)
    const { a, b, right, smaller, larger } = random.until(
      (source) => {
        const [a, b] = [source.integer(1, 3), source.integer(5, 11) * source.pick([1, -1])]
        const all = Array.from({ length: 14 }, (_, index) => index + 1)
        const isGood = (k: number) => discriminant(a, b, k) > 0 && isSquare(discriminant(a, b, k))
        const right = source.pick([...all.filter(isGood), 0])
        const wrong = source.shuffle(all.filter((k) => !isGood(k) && discriminant(a, b, k) !== 0))
        return {
          a,
          b,
          right,
          smaller: wrong.filter((k) => k < right).slice(0, below),
          larger: wrong.filter((k) => k > right).slice(0, 3 - below),
        }
      },
      ({ a, b, right, smaller, larger }) =>
        right > 0 &&
        smaller.length + larger.length === 3 &&
        [...smaller, ...larger].some((k) => discriminant(a, b, k) > 0),
    )
    return {
      a,
      b,
      ks: [right, ...smaller, ...larger],
      order: drawOrder(random, 4),
      stem: random.pick([0, 1, 2] as const),
    }
  },
  pose: ({ a, b, ks, order, stem }) => {
    const equation = `${sumTex([
      [a, 'x^2'],
      [b, 'x'],
      [1, 'k'],
    ])} = 0`
    const start = `${b < 0 ? `(${b})` : b}^2 - 4(${a})(k)`
    return {
      question: (
        [
          `For which of these values of $k$ does the quadratic equation $${equation}$ have rational roots?`,
          `The roots of the quadratic equation $${equation}$ are rational numbers. Which of these can be the value of $k$?`,
          `The quadratic equation $${equation}$ has two rational roots if $k$ is equal to`,
        ] as const
      )[stem],
      ...choiceOf(
        ks.map((k) => `$${k}$`),
        order,
      ),
      hints: [
        'Write the discriminant in terms of $k$, then put in the four values one by one.',
        'In $\\frac{-b \\pm \\sqrt{D}}{2a}$, when is $\\sqrt{D}$ a rational number?',
      ],
      steps: [
        `$D = b^2 - 4ac = ${start} = ${b * b} - ${4 * a}k$`,
        'With integer coefficients the roots are rational only if $D$ is a perfect square.',
        ...arranged(ks, order).map((k, index) => {
          const D = discriminant(a, b, k)
          return line(
            `value ${ks.indexOf(k)}`,
            says`(${letterAt(index)}) $k = ${k}$: ${chain('D', `${b * b} - ${4 * a * k}`, `${D}`)}, ${verdictOn(D)}.`,
          )
        }),
        earns(1, `Hence the roots are rational for $k = ${ks[0] ?? ''}$, which is option ${letterOf(0, order)}.`),
      ],
      explanation: `Real is not enough for rational: $\\sqrt{D}$ must come out. With that $k$ the equation is $${equationTex([a, b, ks[0] ?? 0])}$, which factorises.`,
    }
  },
  // The equation with rational roots is the one that splits into two numbers with sum b and product ac.
  crossCheck: ({ a, b, ks, order }) => {
    const splits = (k: number) =>
      Array.from({ length: 201 }, (_, index) => index - 100).some((n) => n * (b - n) === a * k)
    return letterAt(arranged(ks, order).findIndex(splits))
  },
  slips: ({ a, b, ks, order }) =>
    choiceSlips(
      ks
        .slice(1)
        .map((k, index): ItemNote => [
          discriminant(a, b, k) < 0
            ? 'Work out $D$ for this value: what is its sign?'
            : 'The roots are real there. Are they rational? Work out $D$ and try to take its square root.',
          `value ${index + 1}`,
        ]),
      order,
    ),
})
