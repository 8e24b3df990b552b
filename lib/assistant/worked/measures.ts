import {
  add,
  fraction,
  fromDecimal,
  multiply,
  roundedText,
  terminates,
  toDecimal,
  type Fraction,
} from '../../maths/fraction'
import { isSquare } from '../../maths/integer'
import { rule, type Rule } from '../rule'

/** Lengths of a circle or solid: radius, height, slant height. */
interface Lengths {
  readonly r: Fraction
  readonly h: Fraction | null
  readonly l: Fraction | null
}

interface Measure {
  readonly name: string
  readonly formula: string
  readonly power: 1 | 2 | 3
  /** The measure as a multiple of pi; null when a length is missing. */
  readonly ofPi: (lengths: Lengths) => Fraction | null
}

const pi = fraction(22, 7)
const times = (...factors: readonly (Fraction | number | null)[]): Fraction | null =>
  factors.reduce<Fraction | null>((product, factor) => {
    const next = typeof factor === 'number' ? fraction(factor) : factor
    return product && next && multiply(product, next)
  }, fraction(1))
const plus = (a: Fraction, b: Fraction | null): Fraction | null => b && add(a, b)

const measure = (name: string, formula: string, power: 1 | 2 | 3, ofPi: Measure['ofPi']): Measure => ({
  name,
  formula,
  power,
  ofPi,
})

/** Volume, curved surface, total surface of each shape; a circle has a circumference and an area. */
const shapes: Readonly<
  Record<string, { readonly volume?: Measure; readonly curved: Measure; readonly total: Measure }>
> = {
  circle: {
    curved: measure('Circumference', '2 \\pi r', 1, ({ r }) => times(2, r)),
    total: measure('Area of the circle', '\\pi r^2', 2, ({ r }) => times(r, r)),
  },
  cylinder: {
    volume: measure('Volume of the cylinder', '\\pi r^2 h', 3, ({ r, h }) => times(r, r, h)),
    curved: measure('Curved surface area of the cylinder', '2 \\pi rh', 2, ({ r, h }) => times(2, r, h)),
    total: measure('Total surface area of the cylinder', '2 \\pi r(r + h)', 2, ({ r, h }) => times(2, r, plus(r, h))),
  },
  cone: {
    volume: measure('Volume of the cone', '\\frac{1}{3} \\pi r^2 h', 3, ({ r, h }) => times(fraction(1, 3), r, r, h)),
    curved: measure('Curved surface area of the cone', '\\pi rl', 2, ({ r, l }) => times(r, l)),
    total: measure('Total surface area of the cone', '\\pi r(l + r)', 2, ({ r, l }) => times(r, plus(r, l))),
  },
  hemisphere: {
    volume: measure('Volume of the hemisphere', '\\frac{2}{3} \\pi r^3', 3, ({ r }) => times(fraction(2, 3), r, r, r)),
    curved: measure('Curved surface area of the hemisphere', '2 \\pi r^2', 2, ({ r }) => times(2, r, r)),
    total: measure('Total surface area of the hemisphere', '3 \\pi r^2', 2, ({ r }) => times(3, r, r)),
  },
  sphere: {
    volume: measure('Volume of the sphere', '\\frac{4}{3} \\pi r^3', 3, ({ r }) => times(fraction(4, 3), r, r, r)),
    curved: measure('Surface area of the sphere', '4 \\pi r^2', 2, ({ r }) => times(4, r, r)),
    total: measure('Surface area of the sphere', '4 \\pi r^2', 2, ({ r }) => times(4, r, r)),
  },
}

const amount = String.raw`\s*(?:of|is|=|:)?\s*(\d{1,5}(?:\.\d{1,3})?)(?![\d/])`
const lengthNamed = (text: string, name: string): Fraction | null => {
  const digits = new RegExp(`${name}${amount}`).exec(text)?.[1]
  return digits === undefined || Number(digits) === 0 ? null : fromDecimal(digits)
}

function lengthsIn(text: string): Lengths | null {
  const diameter = lengthNamed(text, 'diameter')
  const r = lengthNamed(text, String.raw`(?:\bradius|\br\b)`) ?? times(diameter, fraction(1, 2))
  const l = lengthNamed(text, String.raw`(?:slant height|\bl\b)`)
  const h = lengthNamed(text, String.raw`(?:(?<!slant )\bheight|\bh\b)`)
  return r && { r, h: h ?? leg(l, r, -1), l: l ?? leg(h, r, 1) }
}

/** The third side of the right triangle of a cone, where it is rational. */
function leg(side: Fraction | null, r: Fraction, sign: 1 | -1): Fraction | null {
  const square = side && add(multiply(side, side), multiply(fraction(sign), multiply(r, r)))
  if (!square || square.n <= 0n) return null
  const [top, bottom] = [Number(square.n), Number(square.d)]
  return isSquare(top) && isSquare(bottom) ? fraction(Math.sqrt(top), Math.sqrt(bottom)) : null
}

const powerSigns = { 1: '', 2: '²', 3: '³' } as const

export const measureOf: Rule = rule({
  id: 'measure-of',
  examples: [
    'area of a circle of radius 7 cm',
    'What is the circumference of a circle with diameter 14 cm?',
    'volume of a cylinder of radius 7 cm and height 10 cm',
    'curved surface area of a cone with radius 7 cm and height 24 cm',
    'total surface area of a hemisphere of radius 3.5 cm',
  ],
  match: (text) => {
    const named = [...new Set(text.match(/\b(?:circle|cylinder|cone|hemisphere|sphere)\b/g) ?? [])]
    const shape =
      named.length === 1 && !/sector|segment|chord|tangent|cost|melt|how many/.test(text)
        ? shapes[named[0] ?? '']
        : undefined
    const lengths = lengthsIn(text)
    if (!shape || !lengths) return null
    const wanted = /volume|capacity/.test(text)
      ? shape.volume
      : /curved|lateral|\bcsa\b|circumference|perimeter/.test(text)
        ? shape.curved
        : /\barea|\btsa\b/.test(text)
          ? shape.total
          : undefined
    const ofPi = wanted?.ofPi(lengths)
    const unit = /\d\s?(mm|cm|dm|km|m)\b/.exec(text)?.[1] ?? ''
    return wanted && ofPi ? { ...lengths, measure: wanted, value: multiply(ofPi, pi), unit } : null
  },
  reply: ({ r, h, l, measure: { name, formula, power }, value, unit }) => {
    const shown = (length: Fraction) => (terminates(length) ? toDecimal(length) : roundedText(length, 2))
    const given = [
      `$r = ${shown(r)}$`,
      ...(h && /h/.test(formula) ? [`$h = ${shown(h)}$`] : []),
      ...(l && /rl|\(l/.test(formula) ? [`$l = ${shown(l)}$`] : []),
    ]
    const slant = l && h && /rl|\(l/.test(formula) ? ' For a cone $l^2 = r^2 + h^2$.' : ''
    const rounded = terminates(value) ? '' : ', to 2 decimal places,'
    const answer = `${terminates(value) ? toDecimal(value) : roundedText(value, 2)}${unit === '' ? '' : ` ${unit}${powerSigns[power]}`}`
    return {
      text: `${name} $= ${formula}$ with ${given.join(', ')} and $\\pi = \\frac{22}{7}$.${slant}\n${name}${rounded} = ${answer}`,
      answer,
    }
  },
})
