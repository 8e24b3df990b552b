import {
  coefficientsTex,
  discriminantSides,
  equationTex,
  quadratic,
} from '../../solutions/quadratic-equations/pieces/equation'
import { expanded, rootsOf, sameRoot, type Factors } from './pieces/factor-steps'
import { rootsLine, rootsText } from './pieces/roots-text'
import { fraction, gcd, negate, toText, type Fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { chain, earns, template, type Posed, type Slip, says } from '../template'

interface Draw {
  readonly coefficients: readonly [a: number, b: number, c: number]
  /** null: no real roots. */
  readonly roots: readonly [Fraction, Fraction] | null
  readonly stem: 0 | 1 | 2
}

const ending = 'If it has real roots, find them; if not, type "no real roots".'

const stems = [
  (equation: string) => `Find the nature of the roots of the quadratic equation $${equation}$. ${ending}`,
  (equation: string) => `Does the quadratic equation $${equation}$ have real roots? ${ending}`,
  (equation: string) => `Use the discriminant to decide whether $${equation}$ has real roots. ${ending}`,
] as const

const synonyms = [
  'no',
  'none',
  'not real',
  'roots are not real',
  'no real root',
  'no real roots exist',
  'real roots do not exist',
  'it has no real roots',
  'roots are imaginary',
]

function posed({ coefficients, roots, stem }: Draw): Posed {
  const [a, b, c] = coefficients
  const D = b * b - 4 * a * c
  const size = Math.round(Math.sqrt(Math.max(D, 0)))
  const equation = equationTex(coefficients)
  const shared = {
    question: stems[stem](equation),
    hints: [
      'Work out $D = b^2 - 4ac$ before you look for the roots.',
      'What does the sign of $D$ tell? Only if $D \\ge 0$ put it into the quadratic formula.',
    ],
    explanation:
      'The discriminant is worked out first: it tells whether there is anything to find, and $\\sqrt{D}$ is needed in the formula anyway.',
  }
  const opening = [
    `Given: $${equation}$, so $${coefficientsTex(quadratic(a, b, c))}$`,
    earns(roots ? 0.5 : 1, says`${chain(...discriminantSides(quadratic(a, b, c)))}`),
  ]
  if (!roots)
    return {
      ...shared,
      rule: { kind: 'text', expected: 'no real roots', synonyms },
      answerFormat: 'string',
      steps: [
        ...opening,
        earns(0.5, 'Here $D < 0$.'),
        '$\\sqrt{D}$ is not a real number, so the formula gives no real value of $x$.',
        earns(0.5, 'Hence the equation has no real roots.'),
      ],
    }
  const [first, second] = roots
  const minusB = b < 0 ? `-(${b})` : `-${b}`
  return {
    ...shared,
    rule: { kind: 'roots', expected: rootsText(first, second) },
    answerFormat: 'string',
    steps: [
      ...opening,
      earns(
        0.5,
        D === 0
          ? 'Since $D = 0$, the equation has two equal real roots.'
          : 'Since $D > 0$, the equation has two distinct real roots.',
      ),
      earns(
        0.5,
        D === 0
          ? `Each root is $\\frac{-b}{2a} = \\frac{${minusB}}{2(${a})} = \\frac{${-b}}{${2 * a}}$.`
          : `$x = \\frac{-b \\pm \\sqrt{D}}{2a} = \\frac{${minusB} \\pm \\sqrt{${D}}}{2(${a})} = \\frac{${-b} \\pm ${size}}{${2 * a}}$`,
      ),
      ...(D === 0
        ? []
        : [
            `With the sign $+$: $x = \\frac{${-b + size}}{${2 * a}}$. With the sign $-$: $x = \\frac{${-b - size}}{${2 * a}}$.`,
          ]),
      earns(0.5, rootsLine(first, second)),
    ],
  }
}

const check = 'Work out $b^2 - 4ac$ again, with brackets around negative numbers, and look at its sign.'

function slipsWithRoots(roots: readonly [Fraction, Fraction]): readonly Slip[] {
  const [first, second] = roots
  const key = rootsText(first, second)
  const same = toText(first) === toText(second)
  return distinctSlips(key, [
    { response: 'no real roots', note: check, step: 2 },
    {
      response: rootsText(negate(second), negate(first)),
      note: 'The formula begins with $-b$: check its sign.',
      step: 4,
    },
    ...(same
      ? []
      : [{ response: toText(first), note: 'That is one root. The formula has $\\pm$, so there are two.', step: 5 }]),
  ])
}

function slipsWithout([a, b, c]: Draw['coefficients']): readonly Slip[] {
  return distinctSlips('', [
    { response: 'two distinct real roots', note: check, step: 2 },
    { response: 'equal roots', note: check, step: 2 },
    {
      response: `${b * b - 4 * a * c}`,
      note: 'That is the discriminant. What does its sign say of the roots?',
      step: 3,
    },
  ])
}

function drawFactors(equal: boolean) {
  return ({ integer }: { readonly integer: (least: number, greatest: number) => number }): Factors => {
    const [p, q] = [integer(1, 3), integer(-7, 7)]
    return equal ? { p, q, r: p, s: q } : { p, q, r: integer(1, 2), s: integer(-7, 7) }
  }
}

/** E.g. "Find the nature of the roots of 2x² − 6x + 3 = 0. If it has real roots, find them; if not, type ..." */
export const natureThenRoots = template<Draw>({
  id: 'qe-nature-then-roots',
  topic: 'quadratic-equations',
  difficulty: 'medium',
  archetypes: ['qe-discriminant-nature'],
  marks: 2,
  draw: (random) => {
    const nature = random.pick(['distinct', 'equal', 'none'] as const)
    const stem = random.pick([0, 1, 2] as const)
    if (nature === 'none') {
      const coefficients = random.until(
        (source) => [source.integer(1, 5), source.integer(-7, 7), source.integer(1, 9)] as const,
        ([a, b, c]) => b !== 0 && b * b < 4 * a * c && gcd(a, b, c) === 1,
      )
      return { coefficients, roots: null, stem }
    }
    const factors = random.until(drawFactors(nature === 'equal'), (found) => {
      const [a, b, c] = expanded(found)
      return b !== 0 && c !== 0 && gcd(a, b, c) === 1 && sameRoot(found) === (nature === 'equal')
    })
    const [a, b, c] = expanded(factors)
    return { coefficients: [a, b, c], roots: rootsOf(factors), stem }
  },
  pose: posed,
  crossCheck: ({ coefficients: [a, b, c] }) => {
    // A rational root of ax² + bx + c is n/a with n² + bn + ac = 0; the parabola stays above the axis if there is none.
    const found = Array.from({ length: 301 }, (_, index) => index - 150).filter((n) => n * n + b * n + a * c === 0)
    return found.length > 0 ? found.map((n) => toText(fraction(n, a))).join(', ') : 'no real roots'
  },
  slips: ({ coefficients, roots }) => (roots ? slipsWithRoots(roots) : slipsWithout(coefficients)),
})
