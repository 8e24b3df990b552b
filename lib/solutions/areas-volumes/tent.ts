import { lengthObjection, numeral, numeralText, piObjection, product } from '../measure'
import { rootTex } from '../root'
import { slantObjection, slantOf, slantSides } from './pieces/slant'
import { add, fraction, isInteger, sign, subtract, toNumber, type Fraction } from '../../maths'
import { commasTex } from '../../maths/commas'
import { chain, isValue, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** A cylinder with a cone on it, covered with canvas but for its base. */
export interface Tent {
  readonly asked: 'area' | 'cost'
  readonly pi: Fraction
  readonly radius: Fraction
  readonly across: 'radius' | 'diameter'
  /** Of the cylinder. */
  readonly wall: Fraction
  readonly top: { readonly kind: 'slant height' | 'total height' | 'height of the cone'; readonly length: Fraction }
  /** ₹ for a square unit. */
  readonly rate?: Fraction
  readonly unit: string
}

const heightOf = ({ wall, top }: Tent): Fraction =>
  top.kind === 'total height' ? subtract(top.length, wall) : top.length

/** The slant height, or null where it is a root. */
function slantIn(given: Tent): Fraction | null {
  if (given.top.kind === 'slant height') return given.top.length
  const { radicand, coefficient } = slantOf(given.radius, heightOf(given))
  return radicand === 1 ? coefficient : null
}

export const canvasOf = (given: Tent): Fraction =>
  product(given.pi, given.radius, add(product(2, given.wall), slantIn(given) ?? fraction(0)))

export const tentValue = (given: Tent): Fraction =>
  given.asked === 'area' ? canvasOf(given) : product(canvasOf(given), given.rate ?? fraction(1))

function objection(given: Tent): string | null {
  const { asked, pi, radius, wall, top, rate } = given
  const odd = piObjection(pi) ?? lengthObjection({ radius, 'height of the wall': wall, [top.kind]: top.length })
  if (odd !== null) return odd
  if (asked === 'cost' && (!rate || sign(rate) <= 0)) return 'Say what a square metre of the canvas costs.'
  if (top.kind === 'slant height')
    return sign(subtract(top.length, radius)) > 0
      ? null
      : 'A slant height is always longer than the radius: check the lengths that you typed.'
  if (sign(heightOf(given)) <= 0) return 'The whole tent must be higher than its wall: check the lengths.'
  const slant = slantObjection(radius, heightOf(given))
  if (slant !== null) return slant
  return slantIn(given)
    ? null
    : `With these lengths the slant height is $${rootTex(slantOf(radius, heightOf(given)))}$, which is no fraction: check the lengths.`
}

function slantLines(given: Tent): readonly Step[] {
  const { radius, wall, top, unit } = given
  if (top.kind === 'slant height') return []
  return [
    ...(top.kind === 'total height'
      ? [`Height of the cone $h_2 = ${numeral(top.length)} - ${numeral(wall)} = ${numeral(heightOf(given))}$ ${unit}`]
      : []),
    earns(0.5, says`Slant height ${chain('l', ...slantSides(radius, heightOf(given), 'h_2'))} ${unit}`, 'slant height'),
  ]
}

function givenLine({ radius, across, wall, top, unit }: Tent): string {
  const r = numeral(radius)
  const width =
    across === 'diameter'
      ? `diameter $${numeral(product(2, radius))}$ ${unit}, so radius $r = ${r}$ ${unit}`
      : `radius $r = ${r}$ ${unit}`
  const further =
    top.kind === 'slant height'
      ? `; slant height of the cone $l = ${numeral(top.length)}$ ${unit}`
      : top.kind === 'total height'
        ? ''
        : `; height of the cone $h_2 = ${numeral(top.length)}$ ${unit}`
  return `Given: ${width}; height of the cylinder $h_1 = ${numeral(wall)}$ ${unit}${further}.`
}

const priceTex = (value: Fraction): string => (isInteger(value) ? commasTex(toNumber(value)) : numeral(value))

/** E.g. "A tent is a cylinder surmounted by a cone. ... Find the cost of the canvas at ₹500 per m². (The base is not covered.)" */
export const tent = worked<Tent>({
  id: 'tent',
  archetype: 'sav-tent',
  objection,
  solve: (given) => {
    const { asked, pi, radius, wall, top, rate = fraction(1), unit } = given
    const slant = slantIn(given)
    if (!slant) throw new Error(objection(given) ?? '')
    const [p, r, h, l, canvas] = [pi, radius, wall, slant, canvasOf(given)].map(numeral)
    const price = priceTex(tentValue(given))
    const isArea = asked === 'area'
    return {
      key: numeralText(tentValue(given)),
      lines: [
        line('radius', givenLine(given)),
        ...slantLines(given),
        earns(
          top.kind === 'slant height' ? 1 : 0.5,
          'Area of canvas $=$ CSA of cylinder $+$ CSA of cone $= 2 \\pi r h_1 + \\pi r l = \\pi r (2h_1 + l)$',
          'canvas',
        ),
        earns(0.5, `$= ${p} \\times ${r} \\times (2 \\times ${h} + ${l})$`),
        earns(
          isArea ? 1 : 0.5,
          `$= ${numeral(product(pi, radius))} \\times ${numeral(add(product(2, wall), slant))} = ${canvas}$ ${unit}²`,
        ),
        ...(isArea
          ? [earns(0.5, says`Hence, ${isValue('the area of the canvas', `${canvas}`, `${unit}²`)}.`)]
          : [
              earns(0.5, `Cost $= ${canvas} \\times ${numeral(rate)} = ${price}$`, 'cost'),
              earns(0.5, `Hence, the cost of the canvas is ₹$${price}$.`),
            ]),
      ],
    }
  },
})
