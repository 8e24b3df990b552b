import { factoriseMonic as monic } from '../../solutions/quadratic-equations/factorise-monic'
import { factoriseNonMonic as nonMonic } from '../../solutions/quadratic-equations/factorise-non-monic'
import { equationTex, quadratic } from '../../solutions/quadratic-equations/pieces/equation'
import { expanded, rootsOf, type Factors } from '../../solutions/quadratic-equations/pieces/factors'
import { rootSlips, type WrongRoots } from './pieces/wrong-roots'
import { fraction, gcd, multiply, negate } from '../../maths'
import { template, type Ask } from '../template'

const stems = [
  (equation: string) => `Find the roots of the quadratic equation $${equation}$ by factorisation.`,
  (equation: string) => `Solve for $x$ by factorisation: $${equation}$`,
  (equation: string) => `By splitting the middle term, find the roots of $${equation}$.`,
] as const

interface Draw {
  readonly factors: Factors
  readonly stem: (equation: string) => string
}

function ask({ factors, stem }: Draw): Ask {
  return {
    question: stem(equationTex(expanded(factors))),
    rule: { kind: 'roots' },
    hints: [
      ...(factors.p * factors.r === 1
        ? ['Find two numbers whose product is the constant term and whose sum is the coefficient of $x$.']
        : [
            'Multiply the coefficient of $x^2$ by the constant term.',
            'Find two numbers with that product whose sum is the coefficient of $x$, and split the middle term with them.',
          ]),
      'A product is zero only when one of its factors is zero.',
    ],
    explanation:
      'Splitting the middle term turns the sum into a product of two linear factors. Put each root back into the equation to check it.',
  }
}

const stated = ({ factors }: Draw) => quadratic(...expanded(factors))
const firstRoot = ({ factors }: Draw) => ({ first: rootsOf(factors)[0] })

const flipped = (factors: Factors): WrongRoots => [
  rootsOf(factors).map(negate),
  'Check the signs: set each factor equal to zero and solve it.',
  'roots',
]

const onlyOne = (factors: Factors): WrongRoots => [
  rootsOf(factors).slice(0, 1),
  'That is only one of the two roots: each factor can be zero.',
  'zero',
]

/** E.g. "Find the roots of the quadratic equation x² − 3x − 10 = 0 by factorisation." */
export const factoriseMonic = template({
  id: 'qe-factorise-monic',
  topic: 'quadratic-equations',
  difficulty: 'easy',
  archetypes: ['qe-factor-monic'],
  marks: 2,
  draw: (random) => ({
    factors: random.until(
      (source) => ({ p: 1, q: source.integer(-12, 12), r: 1, s: source.integer(-12, 12) }),
      ({ q, s }) => q !== 0 && s !== 0 && q !== s && q !== -s && Math.abs(q * s) <= 96,
    ),
    stem: random.pick(stems),
  }),
  given: stated,
  solution: monic,
  manner: firstRoot,
  ask,
  crossCheck: ({ factors }) => {
    const [, b, c] = expanded(factors)
    const found = Array.from({ length: 401 }, (_, index) => index - 200).filter((x) => x * x + b * x + c === 0)
    return found.join(', ')
  },
  slips: ({ factors }) => {
    const [first, second] = rootsOf(factors)
    return rootSlips(
      [first, second],
      [
        flipped(factors),
        onlyOne(factors),
        [
          [first, negate(second)],
          'The two numbers must have the right sum and the right product: check the sign of each.',
          'numbers',
        ],
      ],
    )
  },
})

/** E.g. "Solve for x by factorisation: 6x² − 7x − 3 = 0" */
export const factoriseNonMonic = template({
  id: 'qe-factorise-non-monic',
  topic: 'quadratic-equations',
  difficulty: 'medium',
  archetypes: ['qe-factor-nonmonic'],
  marks: 2,
  draw: (random) => {
    const equal = random.chance(1 / 6)
    const factors = random.until(
      (source) => {
        const [p, q] = [source.integer(1, 5), source.integer(-7, 7)]
        return equal ? { p, q, r: p, s: q } : { p, q, r: source.integer(2, 5), s: source.integer(-7, 7) }
      },
      ({ p, q, r, s }) =>
        p * r > 1 && p * r <= 12 && q !== 0 && s !== 0 && gcd(p, q) === 1 && gcd(r, s) === 1 && p * s !== -q * r,
    )
    return { factors, stem: random.pick(stems) }
  },
  given: stated,
  solution: nonMonic,
  manner: firstRoot,
  ask,
  crossCheck: ({ factors }) => {
    const [a, b, c] = expanded(factors)
    // A root of ax² + bx + c is n/a for a whole number n with n² + bn + ac = 0.
    const found = Array.from({ length: 401 }, (_, index) => index - 200).filter((n) => n * n + b * n + a * c === 0)
    return found.map((n) => `${n}/${a}`).join(', ')
  },
  slips: ({ factors }) => {
    const roots = rootsOf(factors)
    const times = (factor: number) => roots.map((root) => multiply(root, fraction(factor)))
    return rootSlips(roots, [
      flipped(factors),
      [
        times(factors.p * factors.r),
        'Those come from the two numbers of the split. Take out common factors first, then solve each factor.',
        'factors',
      ],
      [
        times(2),
        'That is twice too much: if you used the formula, divide the whole numerator by $2a$, not by $a$.',
        'roots',
      ],
      onlyOne(factors),
    ])
  },
})
