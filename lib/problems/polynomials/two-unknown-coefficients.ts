import { fraction } from '../../maths'
import { twoUnknownCoefficients as solution } from '../../solutions/polynomials/two-unknown-coefficients'
import { sumTex } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

/** E.g. "The zeroes of x² + (a − 2)x + 2b are 4 and −6. Find a and b." */
export const twoUnknownCoefficients = template({
  id: 'poly-two-unknown-coefficients',
  version: 2,
  topic: 'polynomials',
  archetypes: ['poly-two-unknowns-zeroes'],
  difficulty: 'medium',
  marks: 2,
  wrongRoadsShow: true,
  draw: (random) =>
    random.until(
      (source) => ({
        r: source.integer(-9, 9),
        s: source.integer(-9, 9),
        /** The coefficient of x is a + m, the constant term nb or b + n. */
        m: source.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]),
        n: source.integer(1, 4),
        added: source.chance(0.4),
        stem: source.pick(['are', 'if', 'find'] as const),
      }),
      ({ r, s, m, n, added }) =>
        r * s !== 0 &&
        Math.abs(r) !== Math.abs(s) &&
        r + s + m !== 0 &&
        (added ? r * s !== n : (r * s) % n === 0) &&
        ![r, s].includes(-(r + s) - m),
    ),
  given: ({ r, s, m, n, added }) => ({
    zeroes: [fraction(r), fraction(s)] as const,
    shift: fraction(m),
    times: fraction(added ? 1 : n),
    plus: fraction(added ? n : 0),
  }),
  solution,
  ask: ({ r, s, m, n, added, stem }) => {
    const linear = sumTex([
      [1, 'a'],
      [m, ''],
    ])
    const constant = added ? `(b + ${n})` : `${n === 1 ? '' : n}b`
    const polynomial = `x^2 + (${linear})x + ${constant}`
    return {
      question: {
        are: `The zeroes of $${polynomial}$ are $${r}$ and $${s}$. Find $a$ and $b$.`,
        if: `If $${r}$ and $${s}$ are the zeroes of the polynomial $p(x) = ${polynomial}$, find the values of $a$ and $b$.`,
        find: `Find $a$ and $b$ so that the quadratic polynomial $${polynomial}$ has the zeroes $${r}$ and $${s}$.`,
      }[stem],
      rule: { kind: 'pair' },
      hints: [
        'The sum and the product of the zeroes are known.',
        'Sum of zeroes $= -\\frac{\\text{coefficient of } x}{\\text{coefficient of } x^2}$, product of zeroes $= \\frac{\\text{constant term}}{\\text{coefficient of } x^2}$.',
      ],
      explanation:
        'Two zeroes give two relations, one for the sum and one for the product; each of them holds one of the unknowns.',
    }
  },
  crossCheck: ({ r, s, m, n, added }) => {
    const range = Array.from({ length: 241 }, (_, i) => i - 120)
    const at = (a: number, b: number, x: number) => x * x + (a + m) * x + (added ? b + n : n * b)
    for (const a of range)
      for (const b of range) if (at(a, b, r) === 0 && at(a, b, s) === 0) return `a = ${a}, b = ${b}`
    return null
  },
  slips: ({ r, s, m, n, added }) => {
    const [a, b] = [-(r + s) - m, added ? r * s - n : (r * s) / n]
    const text = (first: number, second: number) => `a = ${first}, b = ${second}`
    return distinctSlips(text(a, b), [
      {
        response: text(r + s - m, b),
        note: 'The sum of the zeroes is −(coefficient of x): the minus sign belongs to the formula.',
        step: 'sum',
      },
      { response: text(-(r + s), b), note: 'That is the whole coefficient of x. Solve for a.', step: 'a' },
      { response: text(a, r * s), note: 'That is the whole constant term. Solve for b.', step: 'b' },
      {
        response: text(a, added ? -r * s - n : -b),
        note: 'The product of the zeroes is the constant term, with its own sign.',
        step: 'product',
      },
      {
        response: text(r, s),
        note: 'Those are the zeroes themselves. a and b belong to the coefficients.',
        step: 'sum',
      },
    ])
  },
})
