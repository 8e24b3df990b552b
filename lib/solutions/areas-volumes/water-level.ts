import { lengthObjection, numeral, numeralText, powerTex, product } from '../measure'
import { divide, fraction, isInteger, sign, subtract, type Fraction } from '../../maths'
import { equals, says } from '../claim'
import { earns, type Step } from '../line'
import { worked } from '../solution'

/** Spheres are dropped into a vessel of water. */
export type WaterLevel = {
  readonly unit: string
  /** Of the vessel, and of a ball. */
  readonly wide: Fraction
  readonly ball: Fraction
} & (
  | {
      readonly asked: 'shots in a cone'
      readonly height: Fraction
      /** One part of so many flows out. */
      readonly share: number
    }
  | { readonly asked: 'balls in a cylinder'; readonly rise: Fraction }
  | { readonly asked: 'rise in a cylinder'; readonly count: number }
)

/** Volume without π. */
const ballOf = (r: Fraction): Fraction => product(fraction(4, 3), r, r, r)

/** A number of balls, or by how much the water rises. */
export function waterValue(given: WaterLevel): Fraction {
  const { wide, ball } = given
  const disc = product(wide, wide)
  if (given.asked === 'shots in a cone')
    return divide(product(fraction(1, 3), disc, given.height), product(given.share, ballOf(ball)))
  return given.asked === 'rise in a cylinder'
    ? divide(product(given.count, ballOf(ball)), disc)
    : divide(product(disc, given.rise), ballOf(ball))
}

function objection(given: WaterLevel): string | null {
  const { wide, ball } = given
  const odd =
    lengthObjection({ 'radius of the vessel': wide, 'radius of a ball': ball }) ??
    (given.asked === 'shots in a cone' ? lengthObjection({ 'height of the vessel': given.height }) : null) ??
    (given.asked === 'balls in a cylinder' ? lengthObjection({ 'rise of the water': given.rise }) : null)
  if (odd !== null) return odd
  if (sign(subtract(wide, ball)) <= 0) return 'Such a ball does not go into the vessel: check the radii.'
  if (given.asked === 'rise in a cylinder')
    return Number.isSafeInteger(given.count) && given.count > 0 ? null : 'The number of balls must be a whole number.'
  return isInteger(waterValue(given))
    ? null
    : 'With these numbers the number of balls would be no whole number: check what you typed.'
}

function linesOf(given: WaterLevel): readonly Step[] {
  const [R, key] = [given.wide, waterValue(given)].map(numeral)
  const { unit } = given
  const cubed = powerTex(given.ball, 3)
  const small = `\\dfrac{4}{3} \\times \\pi \\times ${cubed}`
  if (given.asked === 'shots in a cone') {
    const { share } = given
    const H = numeral(given.height)
    return [
      earns(
        0.5,
        `Volume of water in the vessel $= \\dfrac{1}{3} \\pi R^2 H = \\dfrac{1}{3} \\times \\pi \\times ${R} \\times ${R} \\times ${H}$ ${unit}³`,
        'vessel',
      ),
      earns(
        0.5,
        `Volume of water that flows out $= \\dfrac{1}{${share}} \\times \\dfrac{1}{3} \\times \\pi \\times ${R} \\times ${R} \\times ${H}$ ${unit}³`,
        'overflow',
      ),
      earns(0.5, says`${equals('Volume of one lead shot', '\\dfrac{4}{3} \\pi r^3', small)} ${unit}³`, 'ball'),
      'The shots take the place of the water that flows out. Let their number be $n$.',
      earns(
        1,
        `$n = \\dfrac{\\frac{1}{${share}} \\times \\frac{1}{3} \\times \\pi \\times ${R} \\times ${R} \\times ${H}}{\\frac{4}{3} \\times \\pi \\times ${cubed}} = ${key}$`,
      ),
      earns(0.5, `Hence, the number of lead shots dropped in is $${key}$.`),
    ]
  }
  if (given.asked === 'rise in a cylinder') {
    const n = given.count
    return [
      earns(
        0.5,
        says`${equals(`Volume of the $${n}$ spheres`, `${n} \\times \\dfrac{4}{3} \\pi r^3`, `${n} \\times ${small}`)} ${unit}³`,
        'ball',
      ),
      earns(0.5, `Let the level rise by $x$ ${unit}. The water that has risen is a cylinder of volume $\\pi R^2 x$.`),
      earns(0.5, `$\\pi \\times ${R} \\times ${R} \\times x = ${n} \\times ${small}$`),
      earns(1, `$x = \\dfrac{${n} \\times 4 \\times ${cubed}}{3 \\times ${R} \\times ${R}} = ${key}$`),
      earns(0.5, `Hence, the level of the water rises by $${key}$ ${unit}.`),
    ]
  }
  const H = numeral(given.rise)
  const rise = H === '1' ? '' : ` \\times ${H}`
  return [
    earns(0.5, `Volume of water that has risen $= \\pi R^2 h = \\pi \\times ${R} \\times ${R}${rise}$ ${unit}³`),
    earns(0.5, says`${equals('Volume of one marble', '\\dfrac{4}{3} \\pi r^3', small)} ${unit}³`, 'ball'),
    earns(0.5, 'The volume of the water that has risen is the volume of all the marbles. Let their number be $n$.'),
    earns(1, `$n = \\dfrac{\\pi \\times ${R} \\times ${R}${rise}}{${small}} = ${key}$`),
    earns(0.5, `Hence, the number of marbles dropped in is $${key}$.`),
  ]
}

/** E.g. "A conical vessel of height 8 cm and radius 5 cm is full of water. Lead shots of radius 0.5 cm ... one-fourth of the water flows out. ..." */
export const waterLevel = worked<WaterLevel>({
  id: 'water-level',
  archetype: 'sav-water-level',
  objection,
  solve: (given) => ({ key: numeralText(waterValue(given)), lines: linesOf(given) }),
})
