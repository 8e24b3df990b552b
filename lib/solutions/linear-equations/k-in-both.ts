import {
  add,
  divide,
  equals,
  fraction,
  isInteger,
  isSquare,
  multiply,
  negate,
  sign,
  subtract,
  sumTex,
} from '../../maths'
import { toTex, toText, zero, type Fraction } from '../../maths'
import { isConstant, linearAt, type LinearInK } from '../quadratic-equations/pieces/linear-in-k'
import { earns, line } from '../line'
import { worked } from '../solution'

/** A number with k, and with k² where it has one. */
export type NumberInK = LinearInK & { readonly square?: Fraction }

/** ax + by = c with k in any of the three. */
export type LineInK = readonly [a: NumberInK, b: NumberInK, c: NumberInK]

export interface Given {
  readonly lines: readonly [LineInK, LineInK]
  readonly wanted: 'none' | 'infinite' | 'unique'
}

type Outcome = Given['wanted']

const powersOf = ({ square = zero, k, constant }: NumberInK): readonly Fraction[] => [constant, k, square]

/** The numbers before 1, k, k², k³ and k⁴. */
const product = (one: NumberInK, other: NumberInK): readonly Fraction[] =>
  [0, 1, 2, 3, 4].map((power) =>
    powersOf(one).reduce((so, factor, at) => add(so, multiply(factor, powersOf(other)[power - at] ?? zero)), zero),
  )

/** a₁b₂ − a₂b₁ in falling powers of k; null where it has k³ or more. */
function determinantOf({ lines: [[a1, b1], [a2, b2]] }: Given): readonly [Fraction, Fraction, Fraction] | null {
  const [left, right] = [product(a1, b2), product(a2, b1)]
  const [c = zero, b = zero, a = zero, ...higher] = left.map((one, at) => subtract(one, right[at] ?? zero))
  return higher.every((one) => sign(one) === 0) ? [a, b, c] : null
}

/** The rational k with a₁b₂ = a₂b₁, in growing order; null where there are others, or none, or all. */
function valuesOf(given: Given): readonly Fraction[] | null {
  const determinant = determinantOf(given)
  if (!determinant) return null
  const [a, b, c] = determinant
  if (sign(a) === 0) return sign(b) === 0 ? null : [divide(negate(c), b)]
  const inner = subtract(multiply(b, b), multiply(fraction(4), multiply(a, c)))
  if (![a, b, c].every(isInteger) || sign(inner) < 0 || inner.n > 10n ** 12n || !isSquare(Number(inner.n))) return null
  const root = fraction(Math.round(Math.sqrt(Number(inner.n))))
  const ends = [subtract(negate(b), root), add(negate(b), root)].map((top) => divide(top, multiply(fraction(2), a)))
  const [less, more] = sign(a) > 0 ? ends : ends.toReversed()
  return less && more ? (equals(less, more) ? [less] : [less, more]) : null
}

type Numbers = readonly [Fraction, Fraction, Fraction]

const valueAt = (one: NumberInK, k: Fraction): Fraction =>
  add(linearAt(one, k), multiply(one.square ?? zero, multiply(k, k)))
const at = (one: LineInK, k: Fraction): Numbers => [valueAt(one[0], k), valueAt(one[1], k), valueAt(one[2], k)]

const shown = ([a, b, c]: Numbers): string =>
  `${sumTex([
    [a, 'x'],
    [b, 'y'],
  ])} = ${toTex(c)}`

/** How the lines lie for a k with a₁b₂ = a₂b₁; null where one of the equations is no line. */
function outcomeAt({ lines }: Given, k: Fraction): Outcome | null {
  const [[a1, b1, c1], [a2, b2, c2]] = [at(lines[0], k), at(lines[1], k)]
  const isLine = (a: Fraction, b: Fraction) => sign(a) !== 0 || sign(b) !== 0
  if (!isLine(a1, b1) || !isLine(a2, b2)) return null
  const same = equals(multiply(a1, c2), multiply(a2, c1)) && equals(multiply(b1, c2), multiply(b2, c1))
  return same ? 'infinite' : 'none'
}

const words = { none: 'no solution', infinite: 'infinitely many solutions', unique: 'a unique solution' } as const
const signs = { none: '= \\frac{b_1}{b_2} \\neq \\frac{c_1}{c_2}', infinite: '= \\frac{b_1}{b_2} = \\frac{c_1}{c_2}' }
const factor = ({ square = zero, k, constant }: NumberInK): string =>
  `(${sumTex([
    [square, 'k^2'],
    [k, 'k'],
    [constant, ''],
  ])})`
const fits = (given: Given): readonly Fraction[] =>
  (valuesOf(given) ?? []).filter((k) => given.wanted === 'unique' || outcomeAt(given, k) === given.wanted)

function objection(given: Given): string | null {
  const all = given.lines.flat()
  if (all.every((one) => isConstant(one) && sign(one.square ?? zero) === 0))
    return 'There is no $k$ in these equations.'
  const tooLarge = ({ n, d }: Fraction) => n > 1000n || n < -1000n || d > 1000n
  if (all.flatMap(powersOf).some(tooLarge)) return 'These numbers are too large to work with by hand.'
  const values = valuesOf(given)
  if (!values) return 'I can work this where $\\frac{a_1}{a_2} = \\frac{b_1}{b_2}$ gives rational values of $k$.'
  if (values.some((k) => outcomeAt(given, k) === null))
    return 'For one of the values of $k$ an equation holds neither $x$ nor $y$.'
  return fits(given).length === 0 ? `For no value of $k$ does the pair have ${words[given.wanted]}.` : null
}

/** E.g. "For which k does the pair 2x + 3y = 7, (k − 1)x + (k + 2)y = 3k have infinitely many solutions?" */
export const kInBoth = worked<Given>({
  id: 'k-in-both',
  archetype: 'le-find-k',
  objection,
  solve: (given) => {
    const { lines, wanted } = given
    const [[a1, b1], [a2, b2]] = lines
    const values = valuesOf(given) ?? []
    const found = fits(given)
    const [a, b, c] = determinantOf(given) ?? [zero, zero, zero]
    const list = (ks: readonly Fraction[], between: string) => ks.map((k) => `$k ${between} ${toTex(k)}$`)
    const opened = sumTex([
      [a, 'k^2'],
      [b, 'k'],
      [c, ''],
    ])
    const condition =
      wanted === 'unique'
        ? 'For a unique solution we need $\\frac{a_1}{a_2} \\neq \\frac{b_1}{b_2}$, that is, $a_1 b_2 \\neq a_2 b_1$'
        : `For ${words[wanted]} we need $\\frac{a_1}{a_2} ${signs[wanted]}$; the first two ratios give $a_1 b_2 = a_2 b_1$`
    return {
      lines: [
        earns(0.5, condition, 'condition'),
        line('equal', `The two products are equal where $${factor(a1)}${factor(b2)} = ${factor(a2)}${factor(b1)}$`),
        earns(1, `That is, $${opened} = 0$, so ${list(values, '=').join(' or ')}`, 'values'),
        ...(wanted === 'unique'
          ? []
          : values.map((k, index) =>
              line(
                `value ${index + 1}`,
                `For $k = ${toTex(k)}$ the equations are $${shown(at(lines[0], k))}$ and $${shown(at(lines[1], k))}$: ${words[outcomeAt(given, k) ?? 'none']}`,
              ),
            )),
        earns(
          0.5,
          `Hence ${list(found, wanted === 'unique' ? '\\neq' : '=').join(wanted === 'unique' ? ' and ' : ' or ')}`,
        ),
      ],
      key: found.map((k) => (wanted === 'unique' ? `k != ${toText(k)}` : toText(k))).join(', '),
    }
  },
})
