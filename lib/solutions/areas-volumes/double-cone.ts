import { lengthObjection, numeral, piObjection, product } from '../measure'
import {
  henceMixed,
  mixed,
  mixedTex,
  mixedText,
  scaled,
  slantObjection,
  slantOf,
  slantSides,
  type Mixed,
} from './pieces/slant'
import { rootTex } from '../root'
import { add, fraction, type Fraction } from '../../maths'
import { chain, equals, says } from '../claim'
import { earns, type Step } from '../line'
import { worked } from '../solution'

/** Two cones on one common base. */
export interface DoubleCone {
  readonly asked: 'surface area' | 'volume'
  readonly pi: Fraction
  readonly radius: Fraction
  readonly heights: readonly [Fraction, Fraction]
  readonly unit: string
}

/** Rational, but for slant heights that differ in their roots. */
export function doubleConeValue({ asked, pi, radius, heights: [one, other] }: DoubleCone): Mixed | null {
  if (asked === 'volume') return mixed(product(fraction(1, 3), pi, radius, radius, add(one, other)))
  const [l1, l2] = [slantOf(radius, one), slantOf(radius, other)]
  const around = product(pi, radius)
  if (l1.radicand === l2.radicand)
    return mixed(fraction(0), scaled(around, { ...l1, coefficient: add(l1.coefficient, l2.coefficient) }))
  const [rational, root] = l1.radicand === 1 ? [l1, l2] : [l2, l1]
  return rational.radicand === 1 ? mixed(product(around, rational.coefficient), scaled(around, root)) : null
}

function linesOf(given: DoubleCone, value: Mixed): readonly Step[] {
  const { asked, pi, radius, heights, unit } = given
  const [p, r, h1, h2] = [pi, radius, ...heights].map(numeral)
  if (asked === 'volume')
    return [
      earns(
        1,
        'Volume $= \\dfrac{1}{3} \\pi r^2 h_1 + \\dfrac{1}{3} \\pi r^2 h_2 = \\dfrac{1}{3} \\pi r^2 (h_1 + h_2)$',
        'formula',
      ),
      earns(
        1.5,
        says`${equals('Volume', `\\dfrac{1}{3} \\times ${p} \\times ${r} \\times ${r} \\times (${h1} + ${h2})`, mixedTex(value))} ${unit}³`,
        'substituted',
      ),
    ]
  const [one, other] = heights
  const [l1, l2] = heights.map((height) => rootTex(slantOf(radius, height)))
  return [
    earns(
      0.5,
      says`Slant height of the first cone: ${chain('l_1', ...slantSides(radius, one, 'h_1'))} ${unit}`,
      'slant heights',
    ),
    earns(0.5, says`Slant height of the second cone: ${chain('l_2', ...slantSides(radius, other, 'h_2'))} ${unit}`),
    earns(0.5, 'Surface area $= \\pi r l_1 + \\pi r l_2 = \\pi r (l_1 + l_2)$', 'formula'),
    earns(
      1,
      says`${equals('Surface area', `${p} \\times ${r} \\times (${l1} + ${l2})`, mixedTex(value))} ${unit}²`,
      'substituted',
    ),
  ]
}

function objection(given: DoubleCone): string | null {
  const {
    asked,
    pi,
    radius,
    heights: [one, other],
  } = given
  const odd = piObjection(pi) ?? lengthObjection({ radius, 'height of a cone': one, 'height of the other cone': other })
  if (odd !== null || asked === 'volume') return odd
  const slant = slantObjection(radius, one) ?? slantObjection(radius, other)
  if (slant !== null) return slant
  return doubleConeValue(given)
    ? null
    : 'With these lengths the two slant heights are different roots: check the radius and the heights.'
}

/** E.g. "A float has the shape of two cones with one common base of radius 21 cm. Their heights are 20 cm and 28 cm. Find its surface area." */
export const doubleCone = worked<DoubleCone>({
  id: 'double-cone',
  archetype: 'sav-double-cone',
  objection,
  solve: (given) => {
    const { asked, unit } = given
    const value = doubleConeValue(given)
    if (!value) throw new Error(objection(given) ?? '')
    return {
      key: mixedText(value),
      lines: [
        ...linesOf(given, value),
        earns(0.5, henceMixed(`the ${asked}`, value, asked === 'volume' ? `${unit}³` : `${unit}²`)),
      ],
    }
  },
})
