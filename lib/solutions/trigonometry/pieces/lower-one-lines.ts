import { lengthTex } from './root-three'
import { metres, minus, overTanChain, overTangent, timesTanChain, timesTangent } from './tan-lines'
import { scaled, twoTerm, type TwoTerm } from './two-term'
import type { StandardAngle } from './ratio'
import { numeral, product } from '../../measure'
import { fraction, type Fraction } from '../../../maths'
import { chain, says } from '../../claim'
import { earns, type Step } from '../../line'

/** The angles of depression of the top and of the foot. */
export type Depressions = readonly [top: StandardAngle, foot: StandardAngle]

/** The distance over the height of the lower one: 1/(tan foot - tan top). */
const distancePerLow: Readonly<Record<string, TwoTerm>> = {
  '30,45': twoTerm(fraction(3, 2), fraction(1, 2)),
  '30,60': twoTerm(0, fraction(1, 2)),
  '45,60': twoTerm(fraction(1, 2), fraction(1, 2)),
}

export interface Lengths {
  readonly tall: TwoTerm
  readonly low: TwoTerm
  readonly apart: TwoTerm
}

/** All three lengths from the height that is known. */
export function lengthsOf([top, foot]: Depressions, height: Fraction, isLowKnown: boolean): Lengths {
  if (isLowKnown) {
    const apart = scaled(distancePerLow[`${top},${foot}`] ?? metres(1), height)
    return { tall: timesTangent(apart, foot), low: metres(height), apart }
  }
  const apart = overTangent(metres(height), foot)
  return { tall: metres(height), low: minus(metres(height), timesTangent(apart, top)), apart }
}

const timesX: Readonly<Record<StandardAngle, string>> = { 30: '\\frac{x}{\\sqrt{3}}', 45: 'x', 60: 'x\\sqrt{3}' }

/** From the equation for x to its value; h is the height of the lower one. */
const solved: Readonly<Record<string, (h: string, half: string) => readonly string[]>> = {
  '30,45': (h, half) => [
    `$x - \\frac{x}{\\sqrt{3}} = ${h}$, so $x(\\sqrt{3} - 1) = ${h}\\sqrt{3}$ and $x = \\frac{${h}\\sqrt{3}}{\\sqrt{3} - 1}$`,
    `Rationalising, $x = \\frac{${h}\\sqrt{3}(\\sqrt{3} + 1)}{2} = ${half}(3 + \\sqrt{3})$`,
  ],
  '30,60': (h, half) => [
    `$x\\sqrt{3} - \\frac{x}{\\sqrt{3}} = ${h}$, so $3x - x = ${h}\\sqrt{3}$`,
    `So $2x = ${h}\\sqrt{3}$ and $x = ${half}\\sqrt{3}$`,
  ],
  '45,60': (h, half) => [
    `$x\\sqrt{3} - x = ${h}$, so $x = \\frac{${h}}{\\sqrt{3} - 1}$`,
    `Rationalising, $x = \\frac{${h}(\\sqrt{3} + 1)}{2} = ${half}(\\sqrt{3} + 1)$`,
  ],
}

/** AB with the value of x put in; nothing where it is x itself. */
const wholeOf = (foot: StandardAngle, apart: TwoTerm): readonly string[] =>
  foot === 45 ? [] : [`(${lengthTex(apart)}) \\times \\sqrt{3}`]

/** The lines between the setting and the conclusion: four marks. */
export function lowerOneLines([top, foot]: Depressions, height: Fraction, isLowKnown: boolean): readonly Step[] {
  const { tall, apart } = lengthsOf([top, foot], height, isLowKnown)
  if (!isLowKnown) {
    const above = timesTangent(apart, top)
    return [
      earns(
        1.5,
        says`In right triangle $ABD$, $\\tan ${foot}^\\circ = \\frac{AB}{BD}$, so ${overTanChain('BD', tall, foot)} m`,
        'foot',
      ),
      earns(
        1.5,
        says`In right triangle $ACE$, $\\tan ${top}^\\circ = \\frac{AE}{CE}$, so ${timesTanChain('AE', apart, top)} m`,
        'top',
      ),
      earns(1, says`${chain('CD', 'AB - AE', `${numeral(height)} - ${lengthTex(above)}`)} m`, 'difference'),
    ]
  }
  const [equation = '', value = ''] =
    solved[`${top},${foot}`]?.(numeral(height), numeral(product(fraction(1, 2), height))) ?? []
  return [
    earns(1, `In right triangle $ACE$, $\\tan ${top}^\\circ = \\frac{AE}{CE}$, so $AE = ${timesX[top]}$`, 'top'),
    earns(0.5, `In right triangle $ABD$, $\\tan ${foot}^\\circ = \\frac{AB}{BD}$, so $AB = ${timesX[foot]}$`, 'foot'),
    earns(1, `$AB - AE = EB$: ${equation}`, 'difference'),
    earns(1, value, 'distance'),
    earns(0.5, says`${chain('AB', ...wholeOf(foot, apart), lengthTex(tall))} m`, 'height'),
  ]
}
