import { surdCoefficients as solution } from '../../solutions/quadratic-equations/surd-coefficients'
import { fraction, isSquare, multiply, sumTex, surd, surdText, type Surd } from '../../maths'
import { template } from '../template'

/** (√k x + n)(x + m√k) = √k x² + (mk + n)x + mn√k */
interface Draw {
  readonly k: number
  readonly m: number
  readonly n: number
  readonly stem: 0 | 1 | 2
}

const rootsFor = ({ k, m, n }: Draw): readonly [Surd, Surd] => [surd(-m, k), surd(fraction(-n, k), k)]
const opposite = ({ coefficient, radicand }: Surd): Surd => ({
  coefficient: multiply(coefficient, fraction(-1)),
  radicand,
})

const stems = [
  (equation: string) => `Find the roots of the quadratic equation $${equation}$ by factorisation.`,
  (equation: string) => `Solve for $x$: $${equation}$`,
  (equation: string) => `Find the exact roots of $${equation}$ by splitting the middle term.`,
] as const

/** E.g. "Find the roots of √3x² + 10x + 7√3 = 0." */
export const surdCoefficients = template({
  id: 'qe-surd-coefficients',
  topic: 'quadratic-equations',
  difficulty: 'hard',
  archetypes: ['qe-surd-coeff'],
  marks: 3,
  draw: (random): Draw => ({
    ...random.until(
      (source) => ({ k: source.pick([2, 3, 5, 7]), m: source.integer(-4, 4), n: source.integer(-9, 9) }),
      ({ k, m, n }) => m !== 0 && n !== 0 && m * k !== n && m * k !== -n,
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: ({ k, m, n }) => ({ k, b: m * k + n, c: m * n }),
  solution,
  manner: ({ k, m }) => ({ first: m * k }),
  ask: ({ k, m, n, stem }) => {
    const root = `\\sqrt{${k}}`
    const equation = `${sumTex([
      [1, `${root}x^2`],
      [m * k + n, 'x'],
      [m * n, root],
    ])} = 0`
    return {
      question: stems[stem](equation),
      rule: { kind: 'roots' },
      hints: [
        `The product $ac$ is rational, because $${root} \\times ${root} = ${k}$.`,
        'Split the middle term into two numbers with that product.',
        `Write the coefficient that is a multiple of ${k} as a product with $${root} \\times ${root}$, then take out common factors.`,
      ],
      explanation:
        'Irrational coefficients change nothing in the method: the product $ac$ is an integer, so the middle term splits as usual.',
    }
  },
  // x = (−b ± √D)/(2√k), where D is a perfect square: rationalise each.
  crossCheck: ({ k, m, n }) => {
    const [b, ac] = [m * k + n, k * m * n]
    const D = b * b - 4 * ac
    if (!isSquare(D)) throw new Error('qe-surd-coefficients: D must be a perfect square')
    const step = Math.round(Math.sqrt(D))
    return [-b + step, -b - step].map((top) => surdText(surd(fraction(top, 2 * k), k))).join(', ')
  },
  slips: (draw) => {
    const [first, second] = rootsFor(draw)
    const b = draw.m * draw.k
    return [
      {
        response: `${surdText(opposite(first))}, ${surdText(opposite(second))}`,
        note: 'Check the signs: set each factor equal to zero.',
        step: 'second root',
      },
      {
        response: `${-b}, ${-draw.n}`,
        note: 'Those are the two parts of the middle term with their signs changed, not the roots.',
        step: 'grouped',
      },
      {
        response: `${surdText(first)}, ${surdText(surd(-draw.n, draw.k))}`,
        note: `To rationalise, multiply the numerator and the denominator by $\\sqrt{${draw.k}}$, not the numerator alone.`,
        step: 'first root',
      },
      { response: surdText(second), note: 'That is only one of the two roots: each factor can be zero.', step: 'zero' },
    ]
  },
})
