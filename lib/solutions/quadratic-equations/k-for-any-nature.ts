import {
  add,
  divide,
  fraction,
  multiply,
  negate,
  sign,
  subtract,
  sumTex,
  surdTex,
  surdText,
  toText,
  toTex,
  type Fraction,
  type Surd,
} from '../../maths'
import { rootOf } from '../root'
import { earns, line } from '../line'
import { worked } from '../solution'
import { factorTex, type LinearInK } from './pieces/linear-in-k'

/** ax² + bx + c = 0 with k in one coefficient or several, and which roots it shall have. */
export interface Given {
  readonly a: LinearInK
  readonly b: LinearInK
  readonly c: LinearInK
  readonly wanted: 'real' | 'distinct' | 'none'
  /** That k is not 0 is told: the answer need not say so. */
  readonly isNotZero?: true
}

const words = { real: 'real roots', distinct: 'two distinct real roots', none: 'no real roots' } as const
const signs = { real: ['\\ge', '≥'], distinct: ['>', '>'], none: ['<', '<'] } as const
const turned = { real: ['\\le', '≤'], distinct: ['<', '<'], none: ['>', '>'] } as const

const product = (one: LinearInK, other: LinearInK): readonly [Fraction, Fraction, Fraction] => [
  multiply(one.k, other.k),
  add(multiply(one.k, other.constant), multiply(one.constant, other.k)),
  multiply(one.constant, other.constant),
]

/** pk² + qk + r, which is b² − 4ac. */
function discriminantOf({ a, b, c }: Given) {
  const [square, ac] = [product(b, b), product(a, c)]
  const [p, q, r] = square.map((one, at) => subtract(one, multiply(fraction(4), ac[at] ?? fraction(0))))
  return { p: p ?? fraction(0), q: q ?? fraction(0), r: r ?? fraction(0) }
}

/** Where pk² + qk + r is zero, the smaller first; null where that is no matter of one root. */
function boundsOf({ p, q, r }: ReturnType<typeof discriminantOf>): readonly [Surd, Surd] | null {
  const delta = subtract(multiply(q, q), multiply(fraction(4), multiply(p, r)))
  const root = sign(delta) > 0 ? rootOf(delta) : null
  if (!root || sign(p) === 0 || (root.radicand !== 1 && sign(q) !== 0)) return null
  const [twice, step] = [multiply(fraction(2), p), root.coefficient]
  const both = [subtract(negate(q), step), add(negate(q), step)].map((top) => ({
    coefficient: divide(top, twice),
    radicand: root.radicand,
  }))
  const [one, other] = sign(p) > 0 ? both : both.toReversed()
  return one && other ? [one, other] : null
}

/** The k for which there is no x² is left out of what was found. */
const isIn = (value: Fraction, { p, q, r }: ReturnType<typeof discriminantOf>, wanted: Given['wanted']): boolean => {
  const at = sign(add(add(multiply(p, multiply(value, value)), multiply(q, value)), r))
  return wanted === 'real' ? at >= 0 : wanted === 'distinct' && at > 0
}

/** E.g. "For which k has 9x² + 3kx + 4 = 0 real roots?" k ≤ −4 or k ≥ 4 */
export const kForAnyNature = worked<Given>({
  id: 'k-for-any-nature',
  archetype: 'qe-k-real-roots',
  objection: (given) => {
    const D = discriminantOf(given)
    if ([D.p, D.q, D.r].some(({ n, d }) => n > 10n ** 6n || n < -(10n ** 6n) || d > 1000n))
      return 'These numbers are too large for a worked solution: try smaller ones.'
    if (sign(D.p) === 0 ? sign(D.q) === 0 : !boundsOf(D))
      return 'I can work this where the discriminant has two zeroes that are simple numbers, or one.'
    return null
  },
  solve: (given) => {
    const { a, b, c, wanted } = given
    const D = discriminantOf(given)
    const [tex, text] = signs[wanted]
    const terms = sumTex([
      [D.p, 'k^2'],
      [D.q, 'k'],
      [D.r, ''],
    ])
    const shown = `$D = ${factorTex(b).replace(/^(?=\d*k$|\d+$)(.*)$/, '($1)')}^2 - 4 \\times ${factorTex(a)} \\times ${factorTex(c)} = ${terms}$`
    const lead = sign(a.k) === 0 ? null : divide(negate(a.constant), a.k)
    const isTold = given.isNotZero && lead !== null && sign(lead) === 0
    const without = lead && !isTold && isIn(lead, D, wanted) ? lead : null
    const lines = [line('condition', `For ${words[wanted]}, $D = b^2 - 4ac ${tex} 0$.`), line('discriminant', shown)]
    const end = (found: string, key: string) => ({
      lines: [
        ...lines,
        earns(
          1,
          without
            ? `Hence $${found}$; but $k \\neq ${toTex(without)}$, where the term in $x^2$ would vanish.`
            : `Hence $${found}$.`,
        ),
      ],
      key: without ? `${key}, k ≠ ${toText(without)}` : key,
    })
    const bounds = boundsOf(D)
    if (!bounds) {
      const bound = divide(negate(D.r), D.q)
      const [sideTex, side] = sign(D.q) > 0 ? [tex, text] : turned[wanted]
      lines.push(line('linear', `So $${terms} ${tex} 0$.`))
      return end(`k ${sideTex} ${toTex(bound)}`, `k ${side} ${toText(bound)}`)
    }
    const [low, high] = bounds
    const isOutside = sign(D.p) > 0 === (wanted !== 'none')
    const [lowTex, highTex] = [surdTex(low), surdTex(high)]
    const isWeak = wanted === 'real'
    lines.push(
      line(
        'bounds',
        `$${terms} = 0$ for $k = ${lowTex}$ and $k = ${highTex}$; it is ${sign(D.p) > 0 ? 'negative' : 'positive'} between them and ${sign(D.p) > 0 ? 'positive' : 'negative'} outside.`,
      ),
    )
    const [less, more, lessTex, moreTex] = isWeak ? ['≤', '≥', '\\le', '\\ge'] : ['<', '>', '<', '>']
    const [lowText, highText] = [surdText(low), surdText(high)]
    return isOutside
      ? end(`k ${lessTex} ${lowTex}$ or $k ${moreTex} ${highTex}`, `k ${less} ${lowText} or k ${more} ${highText}`)
      : end(`${lowTex} ${lessTex} k ${lessTex} ${highTex}`, `${lowText} ${less} k ${less} ${highText}`)
  },
})
