import { minus, overTangent, timesTanChain, timesTangent, metres } from './pieces/tan-lines'
import { speedKey, speedLines } from './pieces/speed-lines'
import { lengthLines, lengthText, rootObjection, type RootThree } from './pieces/root-three'
import { floating, scaled, twoTerm, twoTermTex, type TwoTerm } from './pieces/two-term'
import { valueTex, type StandardAngle } from './pieces/ratio'
import { lengthObjection, numeral } from '../measure'
import { divide, fraction, multiply, toTex, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, type Step } from '../line'
import { worked } from '../solution'

interface Seen {
  readonly from: StandardAngle
  readonly to: StandardAngle
  /** In seconds or minutes, as the speed is. */
  readonly time: Fraction
  readonly rootThree: RootThree
}

/** What flies level at a known speed, of which the height is asked; or what rises straight up so far away, of which the speed is asked. */
export type SeenMoving =
  | (Seen & { readonly asked: 'height'; readonly speed: Fraction })
  | (Seen & { readonly asked: 'speed'; readonly apart: Fraction; readonly unit: 'm/s' | 'm/min' | 'km/h' })

/** cot of the angle, with √3. */
const cotangent = (angle: StandardAngle): TwoTerm => overTangent(metres(1), angle)

const inverse = (value: Fraction): Fraction => divide(fraction(1), value)

/** 1 over a two-term number. */
function oneOver({ rational, root }: TwoTerm): TwoTerm {
  const square = fraction(
    rational.n * rational.n * root.d * root.d - 3n * root.n * root.n * rational.d * rational.d,
    rational.d * rational.d * root.d * root.d,
  )
  return scaled(twoTerm(rational, multiply(root, fraction(-1))), inverse(square))
}

const highOf = (given: SeenMoving & { readonly asked: 'height' }) => {
  const [low, high] = given.from < given.to ? [given.from, given.to] : [given.to, given.from]
  const flown = multiply(given.speed, given.time)
  const difference = minus(cotangent(low), cotangent(high))
  return { low, high, flown, difference, height: scaled(oneOver(difference), flown) }
}

function heightLines(given: SeenMoving & { readonly asked: 'height' }): readonly Step[] {
  const { low, high, flown, difference, height } = highOf(given)
  const side = (angle: StandardAngle) => `h\\cot ${angle}^\\circ`
  return [
    'Let $h$ m be the constant height, $O$ the place on the ground, and $C$ and $D$ the points of the ground below the two positions.',
    earns(
      1,
      says`Distance flown $=$ speed $\\times$ time: ${chain('CD', `${numeral(given.speed)} \\times ${numeral(given.time)}`, numeral(flown))} m`,
    ),
    earns(
      1,
      `$\\tan ${high}^\\circ = \\frac{h}{OC}$, so $OC = ${side(high)}$; $\\tan ${low}^\\circ = \\frac{h}{OD}$, so $OD = ${side(low)}$`,
    ),
    earns(
      1,
      `$OD - OC = CD$, so $h(\\cot ${low}^\\circ - \\cot ${high}^\\circ) = ${numeral(flown)}$ with $\\cot ${low}^\\circ - \\cot ${high}^\\circ = ${twoTermTex(cotangent(low))} - ${twoTermTex(cotangent(high))}${difference.rational.n === 0n ? ` = ${twoTermTex(difference)}` : ''}$`,
    ),
    earns(0.5, `$h = \\frac{${numeral(flown)}}{${twoTermTex(difference)}} = ${twoTermTex(height)}$ m, rationalised`),
    ...lengthLines(0.5, 'the height', 'h', height, given.rootThree),
  ]
}

const riseOf = (given: SeenMoving & { readonly asked: 'speed' }) => {
  const [first, second] = [given.from, given.to].map((angle) => timesTangent(metres(given.apart), angle))
  if (!first || !second) throw new Error('seenMoving: two angles are needed')
  const risen = floating(second) > floating(first) ? minus(second, first) : minus(first, second)
  return { risen, speed: scaled(risen, inverse(given.time)) }
}

function riseLines(given: SeenMoving & { readonly asked: 'speed' }): readonly Step[] {
  const { from, to, apart, time, rootThree, unit } = given
  const { risen, speed } = riseOf(given)
  const height = (name: string, angle: StandardAngle) =>
    earns(
      1,
      says`$\\tan ${angle}^\\circ = ${valueTex('tan', angle)} = \\frac{${name}}{OA}$, so ${timesTanChain(name, metres(apart), angle)} m`,
    )
  return [
    `Let $O$ be the observer and $A$ the spot below, $OA = ${toTex(apart)}$ m; let $B$ be the first position above $A$ and $C$ the second.`,
    height('AB', from),
    height('AC', to),
    earns(0.5, `The way between them $= ${to > from ? 'AC - AB' : 'AB - AC'} = ${twoTermTex(risen)}$ m`),
    earns(
      0.5,
      `Speed $= \\frac{\\text{distance}}{\\text{time}} = \\frac{${twoTermTex(risen)}}{${numeral(time)}} = ${twoTermTex(speed)}$ ${unit === 'm/min' ? unit : 'm/s'}`,
    ),
    ...speedLines(unit === 'km/h' ? scaled(speed, fraction(18, 5)) : speed, rootThree, unit),
  ]
}

/** E.g. "A jet is seen at 60°, and after 15 s at 30°. It flies at 720 km/h. Find its height." */
export const seenMoving = worked<SeenMoving>({
  id: 'seen-moving',
  archetype: 'ht-moving-object-speed',
  objection: (given) => {
    if (given.from === given.to) return 'The angle must change: check the two angles.'
    if (given.asked === 'speed') return lengthObjection({ time: given.time, 'the distance': given.apart })
    return (
      lengthObjection({ time: given.time, speed: given.speed }) ?? rootObjection(highOf(given).height, given.rootThree)
    )
  },
  solve: (given) => {
    if (given.asked === 'height')
      return { lines: heightLines(given), key: lengthText(highOf(given).height, given.rootThree) }
    const { speed } = riseOf(given)
    const key = given.unit === 'km/h' ? scaled(speed, fraction(18, 5)) : speed
    return { lines: riseLines(given), key: speedKey(key, given.rootThree) }
  },
})
