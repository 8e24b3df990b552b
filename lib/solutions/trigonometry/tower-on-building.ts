import { lengthLines, lengthText, rootObjection, type RootThree } from './pieces/root-three'
import { scaled, twoTerm, twoTermTex, type TwoTerm } from './pieces/two-term'
import type { StandardAngle } from './pieces/ratio'
import { divide, equals, fraction, multiply, one, sign, toTex, type Fraction } from '../../maths'
import { isValue, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** AB stands on top of BC; B and A are seen from a point P of the ground at two angles. One of the two heights is given, the other asked. */
export interface Given {
  readonly asked: 'top' | 'base'
  readonly given: Fraction
  readonly low: StandardAngle
  readonly high: StandardAngle
  readonly rootThree: RootThree
}

interface Manner {
  /** "the tower" */
  readonly wanted: string
}

interface Way {
  /** The part on top over the part below, tan high / tan low - 1, and the other way round. */
  readonly topPerBase: TwoTerm
  readonly basePerTop: TwoTerm
  /** The ground distance and the whole height in terms of the part below. */
  readonly ground: (b: string) => string
  readonly whole: (b: string, value: Fraction | null) => string
}

const half = fraction(1, 2)
const timesRoot = (b: string): string => `${b}\\sqrt{3}`

const ways: Readonly<Record<string, Way>> = {
  '30,45': {
    topPerBase: twoTerm(-1, 1),
    basePerTop: twoTerm(half, half),
    ground: timesRoot,
    whole: timesRoot,
  },
  '30,60': {
    topPerBase: twoTerm(2, 0),
    basePerTop: twoTerm(half, 0),
    ground: timesRoot,
    whole: (b, value) => (value ? `\\sqrt{3} \\times ${b}\\sqrt{3} = ${toTex(multiply(fraction(3), value))}` : `3${b}`),
  },
  '45,60': {
    topPerBase: twoTerm(-1, 1),
    basePerTop: twoTerm(half, half),
    ground: (b) => b,
    whole: timesRoot,
  },
}

const wayOf = ({ low, high }: Given): Way | undefined => ways[`${low},${high}`]
const valueOf = ({ asked, given }: Given, way: Way): TwoTerm =>
  scaled(asked === 'top' ? way.topPerBase : way.basePerTop, given)

/** The solution for the part that is asked for; b is the part below. */
function lines({ asked, given, low, high }: Given, way: Way): readonly Step[] {
  const g = toTex(given)
  const b = asked === 'top' ? g : 'b'
  const lower = `In right triangle $BCP$, $\\tan ${low}^\\circ = \\frac{BC}{PC}$, so $PC = ${way.ground(b)}$`
  const upper = `In right triangle $ACP$, $\\tan ${high}^\\circ = \\frac{AC}{PC}$, so $AC = ${high === 45 ? 'PC' : '\\sqrt{3}\\,PC'} = ${way.whole(b, asked === 'top' ? given : null)}$`
  const isWhole = low === 30 && high === 60
  if (asked === 'top')
    return [
      earns(1, lower),
      earns(1, upper, 'upper triangle'),
      earns(0.5, `$AB = AC - BC = ${isWhole ? toTex(multiply(fraction(3), given)) : `${g}\\sqrt{3}`} - ${g}$`, 'parts'),
    ]
  if (isWhole)
    return [
      earns(1, lower),
      earns(1, upper, 'upper triangle'),
      earns(0.5, `$AC = AB + BC$, so $3b = ${g} + b$ and $2b = ${g}$`),
    ]
  const halved = divide(given, fraction(2))
  return [
    earns(0.5, lower),
    earns(0.5, upper, 'upper triangle'),
    earns(1, `$AC = AB + BC$, so $b\\sqrt{3} = ${g} + b$ and $b = \\frac{${g}}{\\sqrt{3} - 1}$`),
    earns(
      0.5,
      `Rationalising, $b = \\frac{${g}(\\sqrt{3} + 1)}{(\\sqrt{3} - 1)(\\sqrt{3} + 1)} = \\frac{${g}(\\sqrt{3} + 1)}{2} = ${equals(halved, one) ? '' : toTex(halved)}(\\sqrt{3} + 1)$`,
    ),
  ]
}

/** E.g. "From a point on the ground, the angles of elevation of the bottom and the top of a tower on a 20 m building are 45° and 60°." */
export const towerOnBuilding = worked<Given, Manner>({
  id: 'tower-on-building',
  archetype: 'ht-tower-on-building',
  objection: (given) => {
    if (sign(given.given) <= 0) return 'A length is more than zero.'
    const way = wayOf(given)
    return way
      ? rootObjection(valueOf(given, way), given.rootThree)
      : 'The top is seen at a larger angle than the bottom: check what you typed.'
  },
  solve: (given, { wanted } = { wanted: given.asked === 'top' ? 'the part on top' : 'the part below' }) => {
    const way = wayOf(given)
    if (!way) throw new Error('towerOnBuilding: the upper angle must be the larger one')
    const { asked, low, high, rootThree } = given
    const value = valueOf(given, way)
    const put = rootThree !== null && value.root.n !== 0n
    return {
      lines: [
        line(
          'given',
          `Given: $\\angle BPC = ${low}^\\circ$, $\\angle APC = ${high}^\\circ$ and $${asked === 'top' ? 'BC' : 'AB'} = ${toTex(given.given)}$ m.${asked === 'top' ? '' : ' Let $BC = b$.'}`,
        ),
        ...lines(given, way),
        ...(put
          ? lengthLines(0.5, `the height of ${wanted}`, asked === 'top' ? 'AB' : 'b', value, rootThree)
          : [earns(0.5, says`Hence ${isValue(`the height of ${wanted}`, twoTermTex(value), 'm')}.`)]),
      ],
      key: lengthText(value, rootThree),
    }
  },
})
