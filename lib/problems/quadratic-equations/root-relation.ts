import { rootRelation as solution } from '../../solutions/quadratic-equations/root-relation'
import { gcd } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { keyOf, rootHints, rootQuestion, stated, type RootRelation } from './pieces/root-relations'

/** E.g. "The roots of x² + kx + 54 = 0 are in the ratio 2 : 3. Find all values of k." 15, −15 */
export const rootRelation = template({
  id: 'qe-k-from-root-relation',
  version: 3,
  topic: 'quadratic-equations',
  difficulty: 'medium',
  archetypes: ['qe-k-from-root-relation'],
  marks: 3,
  wrongRoadsShow: true,
  draw: (random): RootRelation => {
    const kind = random.pick(['middle', 'last', 'more'] as const)
    return random.until(
      (source) => ({
        kind,
        a: kind === 'middle' ? source.pick([1, 1, 2, 3]) : 1,
        p: source.integer(2, 7),
        q: kind === 'more' ? source.integer(1, 5) * source.pick([1, -1]) : source.integer(3, 9),
        t: source.integer(1, 6) * (kind === 'middle' ? 1 : source.pick([1, -1])),
        stem: source.pick([0, 1, 2] as const),
      }),
      ({ p, q, t, a }) =>
        kind === 'more'
          ? p <= 4 && p * t + q !== 0 && Math.abs(p * t + q) <= 25 && p * t + q !== t
          : p < q && gcd(p, q) === 1 && p * q * t * t * a <= 300,
    )
  },
  variants: { all: ['middle', 'last', 'more'], of: ({ kind }) => kind },
  given: stated,
  solution,
  ask: (relation) => ({
    question: rootQuestion(relation),
    rule: { kind: 'roots' },
    hints: rootHints(relation),
    explanation:
      'The relation leaves one unknown for both roots. Sum and product of the roots are two equations: one gives that unknown, the other gives k.',
  }),
  crossCheck: ({ kind, a, p, q, t }) => {
    // every whole k whose equation has two roots, by the formula, in that relation
    const [sum, product] = kind === 'more' ? [p * t + q + t, (p * t + q) * t] : [(p + q) * t, a * p * q * t * t]
    return Array.from({ length: 1401 }, (_, n) => n - 700)
      .filter((k) => {
        const [b, c] = kind === 'middle' ? [k, product] : [-sum, k]
        const D = b * b - 4 * a * c
        if (D < 0) return false
        const [u, v] = [(-b + Math.sqrt(D)) / (2 * a), (-b - Math.sqrt(D)) / (2 * a)]
        const fits = (one: number, two: number) =>
          Math.abs(kind === 'more' ? one - p * two - q : one * q - two * p) < 1e-9
        return fits(u, v) || fits(v, u)
      })
      .join(', ')
  },
  slips: (relation) => {
    const { kind, a, p, q, t } = relation
    const key = keyOf(relation).join(', ')
    const one = kind === 'more' ? (p * t + q) * t : 0
    return distinctSlips(
      key,
      kind === 'middle'
        ? [
            {
              response: `${a * (p + q) * t}`,
              note: 'A positive number has two square roots: there are two values of $k$.',
              step: 'factor',
            },
            {
              response: `${p * q * t * t}`,
              note: 'That is the product of the roots. Find $k$ from their sum.',
              step: 'sum',
            },
            {
              response: `${p + q}, ${-p - q}`,
              note: 'The roots are in that ratio: multiply its terms by the common factor first.',
              step: 'sum',
            },
          ]
        : kind === 'last'
          ? [
              {
                response: `${p * q}`,
                note: 'The roots are in that ratio: multiply its terms by the common factor first.',
                step: 'factor',
              },
              {
                response: `${-p * q * t * t}`,
                note: 'The product of the roots is $\\frac{c}{a}$, without a minus sign.',
                step: 'product',
              },
              {
                response: `${p * q * t}`,
                note: 'Both roots contain the common factor: their product contains its square.',
                step: 'product',
              },
            ]
          : [
              {
                response: `${-one}`,
                note: 'The product of the roots is $\\frac{c}{a}$, without a minus sign.',
                step: 'product',
              },
              { response: `${t}`, note: 'That is one of the roots. Find $k$ from their product.', step: 'product' },
              { response: `${p * t * t}`, note: 'Use the whole of the relation for the other root.', step: 'other' },
            ],
    )
  },
})
