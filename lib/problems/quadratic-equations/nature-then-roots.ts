import { natureThenRoots as solution } from '../../solutions/quadratic-equations/nature-then-roots'
import { equationTex, quadratic } from '../../solutions/quadratic-equations/pieces/equation'
import { expanded, rootsOf, sameRoot, type Factors } from '../../solutions/quadratic-equations/pieces/factors'
import { rootsText } from '../../solutions/quadratic-equations/pieces/roots'
import { fraction, gcd, negate, toText, type Fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import type { Ask } from '../posed'
import { template, type Slip } from '../template'

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

function ask({ coefficients, roots, stem }: Draw): Ask {
  return {
    question: stems[stem](equationTex(coefficients)),
    rule: roots ? { kind: 'roots' } : { kind: 'text', synonyms },
    answerFormat: 'string',
    hints: [
      'Work out $D = b^2 - 4ac$ before you look for the roots.',
      'What does the sign of $D$ tell? Only if $D \\ge 0$ put it into the quadratic formula.',
    ],
    explanation:
      'The discriminant is worked out first: it tells whether there is anything to find, and $\\sqrt{D}$ is needed in the formula anyway.',
  }
}

const check = 'Work out $b^2 - 4ac$ again, with brackets around negative numbers, and look at its sign.'

function slipsWithRoots(roots: readonly [Fraction, Fraction]): readonly Slip[] {
  const [first, second] = roots
  const key = rootsText(first, second)
  const same = toText(first) === toText(second)
  return distinctSlips(key, [
    { response: 'no real roots', note: check, step: 'discriminant' },
    {
      response: rootsText(negate(second), negate(first)),
      note: 'The formula begins with $-b$: check its sign.',
      step: 'formula',
    },
    ...(same
      ? []
      : [
          {
            response: toText(first),
            note: 'That is one root. The formula has $\\pm$, so there are two.',
            step: 'both signs',
          },
        ]),
  ])
}

function slipsWithout([a, b, c]: Draw['coefficients']): readonly Slip[] {
  return distinctSlips('', [
    { response: 'two distinct real roots', note: check, step: 'discriminant' },
    { response: 'equal roots', note: check, step: 'discriminant' },
    {
      response: `${b * b - 4 * a * c}`,
      note: 'That is the discriminant. What does its sign say of the roots?',
      step: 'nature',
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
export const natureThenRoots = template({
  id: 'qe-nature-then-roots',
  topic: 'quadratic-equations',
  difficulty: 'medium',
  archetypes: ['qe-discriminant-nature'],
  marks: 2,
  draw: (random): Draw => {
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
  given: ({ coefficients }) => quadratic(...coefficients),
  solution,
  manner: ({ roots }) => ({ first: roots?.[0] ?? fraction(0) }),
  ask,
  crossCheck: ({ coefficients: [a, b, c] }) => {
    // A rational root of ax² + bx + c is n/a with n² + bn + ac = 0; the parabola stays above the axis if there is none.
    const found = Array.from({ length: 301 }, (_, index) => index - 150).filter((n) => n * n + b * n + a * c === 0)
    return found.length > 0 ? found.map((n) => toText(fraction(n, a))).join(', ') : 'no real roots'
  },
  slips: ({ coefficients, roots }) => (roots ? slipsWithRoots(roots) : slipsWithout(coefficients)),
})
