import { fraction, gcd, type Fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template, type Slip } from '../template'
import { infiniteAAndB as solution } from '../../solutions/linear-equations/infinite-a-and-b'
import { lineTex, solutionText, type Letters, type Line } from '../../solutions/linear-equations/pieces/line'

const letters: Letters = ['a', 'b']

/** px + qy = r and t times it, whose coefficients are told as 2a and a + b, or as a − b and a + b. */
interface Unknowns {
  readonly kind: 'double' | 'difference'
  readonly first: Line
  readonly t: number
}

function valuesOf({ kind, first: [p, q], t }: Unknowns): readonly [Fraction, Fraction] {
  const a = kind === 'double' ? fraction(p * t, 2) : fraction((p + q) * t, 2)
  const b = kind === 'double' ? fraction(2 * q * t - p * t, 2) : fraction((q - p) * t, 2)
  return [a, b]
}

/** E.g. "For which a and b does the pair 2x + 3y = 7, 2ax + (a + b)y = 28 have infinitely many solutions?" a = 4, b = 8 */
export const infiniteAAndB = template({
  id: 'le-infinite-a-and-b',
  topic: 'linear-equations',
  archetypes: ['le-find-k'],
  difficulty: 'hard',
  marks: 3,
  draw: (random) => ({
    unknowns: random.until(
      (source): Unknowns => ({
        kind: source.pick(['double', 'difference'] as const),
        first: [source.integer(1, 7), source.integer(1, 9), source.integer(1, 12)],
        t: source.integer(2, 6),
      }),
      (unknowns) => {
        const [p, q] = unknowns.first
        const [a, b] = valuesOf(unknowns)
        return p !== q && gcd(p, q) === 1 && a.d === 1n && b.d === 1n && b.n !== 0n && a.n !== b.n
      },
    ),
    stem: random.pick(['which', 'find', 'coincide'] as const),
  }),
  given: ({
    unknowns: {
      kind,
      first: [p, q, r],
      t,
    },
  }) => ({
    kind,
    first: [fraction(p), fraction(q), fraction(r)] as const,
    right: fraction(r * t),
  }),
  solution,
  ask: ({ unknowns, stem }) => {
    const { kind, first, t } = unknowns
    const [, , r] = first
    const second = `${kind === 'double' ? '2ax' : '(a - b)x'} + (a + b)y = ${r * t}`
    const equations = `$${lineTex(first)}$ and $${second}$`
    return {
      question: {
        which: `For which values of $a$ and $b$ does the pair of linear equations ${equations} have infinitely many solutions?`,
        find: `Find the values of $a$ and $b$ for which ${equations} have an infinite number of solutions.`,
        coincide: `The equations ${equations} represent the same line. Find $a$ and $b$.`,
      }[stem],
      rule: { kind: 'pair' },
      hints: [
        'For infinitely many solutions: $\\frac{a_1}{a_2} = \\frac{b_1}{b_2} = \\frac{c_1}{c_2}$.',
        'One of the three ratios contains no unknown: set each of the others equal to it.',
        'That gives two equations in $a$ and $b$.',
      ],
      explanation:
        'Two equations describe the same line only if all three parts are in the same proportion; that is two conditions, enough for two unknowns.',
    }
  },
  crossCheck: ({ unknowns: { kind, first, t } }) => {
    const [p, q, r] = first
    for (let a = -40; a <= 60; a++)
      for (let b = -40; b <= 60; b++) {
        const [x, y] = [kind === 'double' ? 2 * a : a - b, a + b]
        if (p * y === q * x && q * r * t === r * y) return solutionText(a, b, letters)
      }
    return null
  },
  slips: ({ unknowns }) => slipsOf(unknowns),
})

function slipsOf(unknowns: Unknowns): readonly Slip[] {
  const { kind, first, t } = unknowns
  const [p, q] = first
  const [a, b] = valuesOf(unknowns)
  return distinctSlips(solutionText(a, b, letters), [
    {
      response: solutionText(b, a, letters),
      note: 'The two values are exchanged: put them back into (1).',
      step: 'last',
    },
    ...(kind === 'double'
      ? [
          {
            response: solutionText(p * t, q * t - p * t, letters),
            note: 'Equation (1) gives 2a, not a: halve it.',
            step: 'a',
          },
          {
            response: solutionText(a, fraction(q * t), letters),
            note: 'Equation (2) gives a + b: subtract a from it.',
            step: 'b',
          },
        ]
      : [
          {
            response: solutionText(p * t, q * t, letters),
            note: 'Those are a − b and a + b. Find a and b from them.',
            step: 'a',
          },
          {
            response: solutionText(fraction((p + q) * t), fraction((q - p) * t), letters),
            note: 'Adding the equations gives 2a: halve it.',
            step: 'a',
          },
        ]),
    {
      response: solutionText(a, fraction(q * t + Number(a.n)), letters),
      note: 'A term that goes to the other side changes its sign.',
      step: 'b',
    },
  ])
}
