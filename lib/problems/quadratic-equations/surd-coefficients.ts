import { fraction, isSquare, multiply, sumTex, surd, surdTex, surdText, type Surd } from '../../maths'
import { earns, template } from '../template'

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
export const surdCoefficients = template<Draw>({
  id: 'qe-surd-coefficients',
  topic: 'quadratic-equations',
  difficulty: 'hard',
  archetypes: ['qe-surd-coeff'],
  marks: 3,
  draw: (random) => ({
    ...random.until(
      (source) => ({ k: source.pick([2, 3, 5, 7]), m: source.integer(-4, 4), n: source.integer(-9, 9) }),
      ({ k, m, n }) => m !== 0 && n !== 0 && m * k !== n && m * k !== -n,
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: (draw) => {
    const { k, m, n, stem } = draw
    const root = `\\sqrt{${k}}`
    const [first, second] = rootsFor(draw)
    const equation = `${sumTex([
      [1, `${root}x^2`],
      [m * k + n, 'x'],
      [m * n, root],
    ])} = 0`
    const left = sumTex([
      [1, `${root}x`],
      [n, ''],
    ])
    const right = sumTex([
      [1, 'x'],
      [m, root],
    ])
    return {
      question: stems[stem](equation),
      rule: { kind: 'roots', expected: `${surdText(first)}, ${surdText(second)}` },
      hints: [
        `The product $ac$ is rational, because $${root} \\times ${root} = ${k}$.`,
        'Split the middle term into two numbers with that product.',
        `Write the coefficient that is a multiple of ${k} as a product with $${root} \\times ${root}$, then take out common factors.`,
      ],
      steps: [
        `Given: $${equation}$`,
        earns(
          0.5,
          `Product $ac = ${root} \\times ${m * n === 1 ? '' : m * n === -1 ? '(-' : m * n < 0 ? `(${m * n}` : m * n}${root}${m * n < 0 ? ')' : ''} = ${k * m * n}$; sum $= ${m * k + n}$. The two numbers are $${m * k}$ and $${n}$.`,
        ),
        earns(
          0.5,
          `Splitting the middle term: $${sumTex([
            [1, `${root}x^2`],
            [m * k, 'x'],
            [n, 'x'],
            [m * n, root],
          ])} = 0$`,
        ),
        `Since $${k} = ${root} \\times ${root}$, the first two terms have the common factor $${root}x$ and the last two the factor $${n}$.`,
        `Taking out common factors: $${root}x(${right})${n < 0 ? ' - ' : ' + '}${Math.abs(n)}(${right}) = 0$`,
        earns(1, `$(${left})(${right}) = 0$`),
        `So $${left} = 0$ or $${right} = 0$`,
        earns(0.5, `The second of these gives $x = ${surdTex(first)}$.`),
        earns(
          0.5,
          `The first gives $x = ${n > 0 ? '-' : ''}\\frac{${Math.abs(n)}}{${root}} = ${surdTex(second)}$, after multiplying the numerator and the denominator by $${root}$.`,
        ),
        `Hence the roots are $${surdTex(first)}$ and $${surdTex(second)}$.`,
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
        step: 8,
      },
      {
        response: `${-b}, ${-draw.n}`,
        note: 'Those are the two parts of the middle term with their signs changed, not the roots.',
        step: 5,
      },
      {
        response: `${surdText(first)}, ${surdText(surd(-draw.n, draw.k))}`,
        note: `To rationalise, multiply the numerator and the denominator by $\\sqrt{${draw.k}}$, not the numerator alone.`,
        step: 9,
      },
      { response: surdText(second), note: 'That is only one of the two roots: each factor can be zero.', step: 7 },
    ]
  },
})
