import { lengthObjection, numeral, numeralText, piObjection, product } from '../measure'
import { worked } from '../solution'
import { add, divide, fraction, isInteger, sign, subtract, toNumber, toTex, type Fraction } from '../../maths'

/** A figure whose area is known by heart. `squared`: the square of its radius or side, where that is what is known. */
export type AreaPart =
  | { readonly kind: 'rectangle'; readonly sides: readonly [Fraction, Fraction] }
  | { readonly kind: 'square'; readonly squared: Fraction }
  | { readonly kind: 'sector'; readonly angle: Fraction; readonly squared: Fraction }
  | { readonly kind: 'right triangle'; readonly sides: readonly [Fraction, Fraction] }
  | { readonly kind: 'equilateral triangle'; readonly squared: Fraction }
  | { readonly kind: 'told'; readonly area: Fraction }

export interface AreaTerm {
  readonly part: AreaPart
  /** How many of them, less than nothing where they are taken away. */
  readonly times: Fraction
  /** "the four quadrants" */
  readonly name: string
}

/** An area that is put together of others. */
export interface AreasTogether {
  /** What is seen first, in words. */
  readonly why: readonly string[]
  readonly terms: readonly AreaTerm[]
  /** What is asked: "the shaded region". */
  readonly of: string
  readonly pi: Fraction
  /** The value of √3 that the question prescribes. */
  readonly root?: Fraction
  /** So much for each square unit. */
  readonly rate?: Fraction
  readonly unit: string
}

/** q + s√3 */
interface Size {
  readonly q: Fraction
  readonly s: Fraction
}

const nought = fraction(0)
const plain = (q: Fraction): Size => ({ q, s: nought })
const isPlain = ({ s }: Size): boolean => sign(s) === 0

function sizeOf(
  part: AreaPart,
  pi: Fraction,
  root: Fraction | undefined,
): { readonly size: Size; readonly tex: string } {
  switch (part.kind) {
    case 'rectangle': {
      const [a, b] = part.sides
      return { size: plain(product(a, b)), tex: `${numeral(a)} \\times ${numeral(b)}` }
    }
    case 'square':
      return { size: plain(part.squared), tex: '' }
    case 'told':
      return { size: plain(part.area), tex: '' }
    case 'right triangle': {
      const [a, b] = part.sides
      return {
        size: plain(product(fraction(1, 2), a, b)),
        tex: `\\dfrac{1}{2} \\times ${numeral(a)} \\times ${numeral(b)}`,
      }
    }
    case 'sector': {
      const share = divide(part.angle, fraction(360))
      const whole = share.n === share.d
      const left = whole ? '' : `${toTex(share).replace('\\frac', '\\dfrac')} \\times `
      return {
        size: plain(product(share, pi, part.squared)),
        tex: `${left}${numeral(pi)} \\times ${numeral(part.squared)}`,
      }
    }
    case 'equilateral triangle': {
      const quarter = product(fraction(1, 4), part.squared)
      return root
        ? {
            size: plain(product(quarter, root)),
            tex: `\\dfrac{\\sqrt{3}}{4} a^2 = \\dfrac{${numeral(root)}}{4} \\times ${numeral(part.squared)}`,
          }
        : { size: { q: nought, s: quarter }, tex: `\\dfrac{\\sqrt{3}}{4} \\times ${numeral(part.squared)}` }
    }
    default:
      return part satisfies never
  }
}

const joint = (s: Fraction): string => (sign(s) < 0 ? '-' : '+')
const positive = (value: Fraction): Fraction => fraction(value.n < 0n ? -value.n : value.n, value.d)
const rootTex = (s: Fraction): string => (s.n === s.d ? '\\sqrt{3}' : `${numeral(s)} \\sqrt{3}`)
const rootText = (s: Fraction): string =>
  s.n === s.d
    ? '√3'
    : isInteger(s) || !numeralText(s).includes('/')
      ? `${numeralText(s)}√3`
      : `${s.n === 1n ? '' : s.n}√3/${s.d}`

const sizeTex = ({ q, s }: Size): string =>
  sign(s) === 0 ? numeral(q) : sign(q) === 0 ? rootTex(s) : `${numeral(q)} ${joint(s)} ${rootTex(positive(s))}`
const sizeText = ({ q, s }: Size): string =>
  sign(s) === 0
    ? numeralText(q)
    : sign(q) === 0
      ? rootText(s)
      : sign(q) < 0
        ? `${rootText(s)} - ${numeralText(positive(q))}`
        : `${numeralText(q)} ${joint(s)} ${rootText(positive(s))}`

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** The working; null where less than nothing would be left. */
export function areasWorked(given: AreasTogether): { readonly lines: readonly string[]; readonly key: string } | null {
  const { why, terms, of, pi, root, rate, unit } = given
  const square = unit === '' ? '' : ` ${unit}²`
  const lines = [...why]
  const sizes: { readonly size: Size; readonly minus: boolean }[] = []
  for (const { part, times, name } of terms) {
    const { size, tex } = sizeOf(part, pi, root)
    const many = positive(times)
    const all: Size = { q: product(many, size.q), s: product(many, size.s) }
    const one = many.n === many.d
    const put = tex === '' ? '' : `${one ? '' : `${numeral(many)} \\times `}${tex}`
    const shown = sizeTex(all)
    const isSaid = put === '' || put === shown
    lines.push(`${capital(`area of ${name}`)} $= ${isSaid ? '' : `${put} = `}${shown}$${square}`)
    sizes.push({ size: all, minus: sign(times) < 0 })
  }
  const whole = sizes.reduce<Size>(
    (so, { size, minus }) =>
      minus ? { q: subtract(so.q, size.q), s: subtract(so.s, size.s) } : { q: add(so.q, size.q), s: add(so.s, size.s) },
    plain(nought),
  )
  if (toNumber(whole.q) + Math.sqrt(3) * toNumber(whole.s) <= 0) return null
  const bracket = (size: Size): string => (isPlain(size) || sign(size.q) === 0 ? sizeTex(size) : `(${sizeTex(size)})`)
  const row = sizes
    .map(({ size, minus }, at) => `${at === 0 ? (minus ? '-' : '') : minus ? ' - ' : ' + '}${bracket(size)}`)
    .join('')
  const text = sizeText(whole)
  if (sizes.length > 1)
    lines.push(`${capital(`area of ${of}`)} $= ${row}${row === sizeTex(whole) ? '' : ` = ${sizeTex(whole)}`}$${square}`)
  if (!rate) return { lines, key: `${text}${square}` }
  if (!isPlain(whole)) return null
  const cost = product(whole.q, rate)
  return {
    lines: [...lines, `Cost $= ${numeral(whole.q)} \\times ${numeral(rate)} = ${numeral(cost)}$ rupees`],
    key: `₹${numeralText(cost)}`,
  }
}

const lengthsOf = ({ terms }: AreasTogether): Readonly<Record<string, Fraction>> =>
  Object.fromEntries(
    terms.flatMap(({ part, name }) =>
      'squared' in part
        ? [[name, part.squared] as const]
        : 'sides' in part
          ? part.sides.map((side, at) => [`side ${at + 1} of ${name}`, side] as const)
          : [[name, part.area] as const],
    ),
  )

/** E.g. "ABCD is a square of side 14 cm and APD and BPC are semicircles. Find the area of the shaded region." */
export const areasTogether = worked<AreasTogether>({
  id: 'areas-together',
  archetype: 'arc-vertex-sectors',
  objection: (given) =>
    piObjection(given.pi) ??
    lengthObjection(lengthsOf(given)) ??
    (areasWorked(given) ? null : 'Nothing would be left: check the numbers.'),
  solve: (given) => {
    const found = areasWorked(given)
    if (!found) throw new Error('areasTogether: nothing left')
    return found
  },
})
