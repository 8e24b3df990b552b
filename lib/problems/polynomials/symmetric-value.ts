import { add, divide, fraction, multiply, subtract, sumTex, toText, toTex, type Fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template } from '../template'
import { dividedBy, inBrackets, powerTex } from './pieces/brackets'
import { productLine, sumLine } from './pieces/coefficient-relations'
import { shown } from './pieces/factor-pair'

interface Form {
  readonly tex: string
  /** The same by sum S and product P, in letters. */
  readonly identity: string
  readonly value: (s: Fraction, p: Fraction) => Fraction
  readonly direct: (alpha: number, beta: number) => number
  /** Wrong identities. */
  readonly wrong: (s: Fraction, p: Fraction) => readonly (readonly [Fraction, string])[]
}

const squared = (x: Fraction): Fraction => multiply(x, x)
const times = (n: number, x: Fraction): Fraction => multiply(fraction(n), x)
const forgotten = 'α² + β² = (α + β)² − 2αβ: do not forget the last term.'

const forms: Readonly<Record<'squares' | 'reciprocals' | 'quotients' | 'cubes' | 'difference', Form>> = {
  squares: {
    tex: '\\alpha^2 + \\beta^2',
    identity: '(\\alpha + \\beta)^2 - 2\\alpha\\beta',
    value: (s, p) => subtract(squared(s), times(2, p)),
    direct: (a, b) => a * a + b * b,
    wrong: (s, p) => [
      [squared(s), forgotten],
      [add(squared(s), times(2, p)), 'Twice the product is subtracted, not added.'],
      [subtract(squared(s), p), 'The middle term of a square is twice the product.'],
    ],
  },
  reciprocals: {
    tex: '\\frac{1}{\\alpha} + \\frac{1}{\\beta}',
    identity: '\\frac{\\alpha + \\beta}{\\alpha\\beta}',
    value: (s, p) => divide(s, p),
    direct: (a, b) => 1 / a + 1 / b,
    wrong: (s, p) => [
      [divide(p, s), 'Upside down: the sum of the zeroes stands on top.'],
      [divide(fraction(1), s), '1/α + 1/β is not 1/(α + β): take a common denominator.'],
      [multiply(s, p), 'The product αβ is the common denominator: divide by it.'],
    ],
  },
  quotients: {
    tex: '\\frac{\\alpha}{\\beta} + \\frac{\\beta}{\\alpha}',
    identity: '\\frac{(\\alpha + \\beta)^2 - 2\\alpha\\beta}{\\alpha\\beta}',
    value: (s, p) => divide(subtract(squared(s), times(2, p)), p),
    direct: (a, b) => a / b + b / a,
    wrong: (s, p) => [
      [divide(squared(s), p), forgotten],
      [subtract(squared(s), times(2, p)), 'Divide by αβ: that is the common denominator.'],
      [divide(subtract(squared(s), p), p), 'The middle term of a square is twice the product.'],
    ],
  },
  cubes: {
    tex: '\\alpha^3 + \\beta^3',
    identity: '(\\alpha + \\beta)^3 - 3\\alpha\\beta(\\alpha + \\beta)',
    value: (s, p) => subtract(multiply(s, squared(s)), times(3, multiply(p, s))),
    direct: (a, b) => a ** 3 + b ** 3,
    wrong: (s, p) => [
      [multiply(s, squared(s)), 'α³ + β³ is not (α + β)³: subtract 3αβ(α + β).'],
      [subtract(multiply(s, squared(s)), times(3, p)), 'The last term is 3αβ(α + β), not 3αβ.'],
    ],
  },
  difference: {
    tex: '(\\alpha - \\beta)^2',
    identity: '(\\alpha + \\beta)^2 - 4\\alpha\\beta',
    value: (s, p) => subtract(squared(s), times(4, p)),
    direct: (a, b) => (a - b) ** 2,
    wrong: (s, p) => [
      [subtract(squared(s), times(2, p)), 'Expand (α + β)² and (α − β)²: they differ by more than 2αβ.'],
      [squared(s), 'That is (α + β)². The square of the difference is asked.'],
    ],
  },
}

const kinds = ['squares', 'reciprocals', 'quotients', 'cubes', 'difference'] as const
const sumOf = (a: number, b: number): Fraction => fraction(-b, a)

/** E.g. "If α and β are the zeroes of 2x² − 5x + 1, find the value of α² + β²." */
export const symmetricValue = template({
  id: 'poly-symmetric-value',
  topic: 'polynomials',
  archetypes: ['poly-symmetric'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) =>
    random.until(
      (source) => ({
        a: source.integer(1, 5),
        b: source.integer(-7, 7),
        c: source.integer(-7, 7),
        kind: source.pick(kinds),
        stem: source.pick(['if', 'without', 'let'] as const),
      }),
      ({ a, b, c, kind }) => {
        if (b === 0 || c === 0 || b * b - 4 * a * c <= 0) return false
        const value = forms[kind].value(sumOf(a, b), fraction(c, a))
        return value.d <= 36n && value.n !== 0n
      },
    ),
  pose: ({ a, b, c, kind, stem }) => {
    const { tex, identity, value } = forms[kind]
    const [s, p] = [sumOf(a, b), fraction(c, a)]
    const key = value(s, p)
    return {
      question: {
        if: `If $\\alpha$ and $\\beta$ are the zeroes of the polynomial $${shown([a, b, c])}$, find the value of $${tex}$.`,
        without: `The zeroes of $p(x) = ${shown([a, b, c])}$ are $\\alpha$ and $\\beta$. Without finding them, work out $${tex}$.`,
        let: `Let $\\alpha$ and $\\beta$ be the zeroes of the quadratic polynomial $${shown([a, b, c])}$. What is the value of $${tex}$?`,
      }[stem],
      rule: { kind: 'fraction', expected: toText(key) },
      hints: [
        'Find $\\alpha + \\beta$ and $\\alpha\\beta$ from the coefficients first.',
        `Write $${tex}$ in terms of $\\alpha + \\beta$ and $\\alpha\\beta$.`,
      ],
      steps: [
        earns(0.5, `$\\alpha + \\beta = ${sumLine(a, b)}$`),
        earns(0.5, `$\\alpha\\beta = ${productLine(a, c)}$`),
        earns(0.5, `$${tex} = ${identity}$`),
        ...workings(kind, s, p)
          .filter((line) => line !== toTex(key))
          .map((line) => `$= ${line}$`),
        earns(0.5, `So $${tex} = ${toTex(key)}$`),
      ],
      explanation:
        'An expression that does not change when α and β are exchanged can be written in terms of their sum and product, and these can be read off the coefficients.',
    }
  },
  crossCheck: ({ a, b, c, kind }) => {
    const root = Math.sqrt(b * b - 4 * a * c)
    const value = forms[kind].direct((-b + root) / (2 * a), (-b - root) / (2 * a))
    for (let d = 1; d <= 36; d++)
      if (Math.abs(value * d - Math.round(value * d)) < 1e-7) return toText(fraction(Math.round(value * d), d))
    return null
  },
  slips: ({ a, b, c, kind }) => {
    const [s, p] = [sumOf(a, b), fraction(c, a)]
    return distinctSlips(
      toText(forms[kind].value(s, p)),
      [
        ...forms[kind].wrong(s, p).map(([value, note]) => ({ value, note, step: 3 })),
        {
          value: forms[kind].value(times(-1, s), p),
          note: 'The sum of the zeroes is −b/a: check the sign.',
          step: 1,
        },
        {
          value: forms[kind].value(s, fraction(c)),
          note: 'The product of the zeroes is c/a: divide by the coefficient of x².',
          step: 2,
        },
        {
          value: forms[kind].value(s, times(-1, p)),
          note: 'The product of the zeroes is c/a: the minus sign belongs to the sum only.',
          step: 2,
        },
      ].map(({ value, note, step }) => ({ response: toText(value), note, step })),
    )
  },
})

/** The lines from the identity with its values down to the last step before the result. */
function workings(kind: (typeof kinds)[number], s: Fraction, p: Fraction): readonly string[] {
  const less = (first: Fraction, second: Fraction) =>
    sumTex([
      [first, ''],
      [multiply(fraction(-1), second), ''],
    ])
  const [square, cube] = [squared(s), multiply(s, squared(s))]
  const squares = `${powerTex(s, 2)} - 2 \\times ${inBrackets(p)}`
  return {
    squares: [squares, less(square, times(2, p))],
    reciprocals: [`${toTex(s)}${dividedBy(p)}`],
    quotients: [`\\left[${squares}\\right]${dividedBy(p)}`, `${toTex(subtract(square, times(2, p)))}${dividedBy(p)}`],
    cubes: [
      `${powerTex(s, 3)} - 3 \\times ${inBrackets(p)} \\times ${inBrackets(s)}`,
      less(cube, times(3, multiply(p, s))),
    ],
    difference: [`${powerTex(s, 2)} - 4 \\times ${inBrackets(p)}`, less(square, times(4, p))],
  }[kind]
}
