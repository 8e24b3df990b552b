import { lengthLines, lengthText, rootObjection, type RootThree } from './pieces/root-three'
import { scaled, twoTerm, twoTermTex, type TwoTerm } from './pieces/two-term'
import type { StandardAngle } from './pieces/ratio'
import { divide, fraction, sign, toTex, type Fraction } from '../../maths'
import { isValue, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** Two things of equal height, so far apart; from a point between them their tops are seen, the nearer one at the larger angle. */
export interface Given {
  readonly width: Fraction
  readonly near: StandardAngle
  readonly far: StandardAngle
  readonly rootThree: RootThree
}

interface Manner {
  /** "the height of the poles" */
  readonly asked: string
}

interface Way {
  /** Per metre of the width: BP, and the height. */
  readonly near: TwoTerm
  readonly height: TwoTerm
  /** h from BP = x, h from PD, and the equation without h. */
  readonly lines: (w: string, quarter: string, near: string) => readonly [string, string, string]
}

const [half, quarter] = [fraction(1, 2), fraction(1, 4)]
const rationalised = (w: string, near: string): string =>
  `x\\sqrt{3} = ${w} - x$, so $x(\\sqrt{3} + 1) = ${w}$ and $x = \\frac{${w}}{\\sqrt{3} + 1} = ${near}`

const ways: Readonly<Record<string, Way>> = {
  '60,30': {
    near: twoTerm(quarter, 0),
    height: twoTerm(0, quarter),
    lines: (w, fourth) => [
      '\\tan 60^\\circ = \\frac{h}{x}$, so $h = x\\sqrt{3}',
      `\\tan 30^\\circ = \\frac{h}{${w} - x}$, so $h = \\frac{${w} - x}{\\sqrt{3}}`,
      `x\\sqrt{3} = \\frac{${w} - x}{\\sqrt{3}}$, so $3x = ${w} - x$ and $x = ${fourth}`,
    ],
  },
  '60,45': {
    near: twoTerm(fraction(-1, 2), half),
    height: twoTerm(fraction(3, 2), fraction(-1, 2)),
    lines: (w, _, near) => [
      '\\tan 60^\\circ = \\frac{h}{x}$, so $h = x\\sqrt{3}',
      `\\tan 45^\\circ = \\frac{h}{${w} - x}$, so $h = ${w} - x`,
      rationalised(w, near),
    ],
  },
  '45,30': {
    near: twoTerm(fraction(-1, 2), half),
    height: twoTerm(fraction(-1, 2), half),
    lines: (w, _, near) => [
      '\\tan 45^\\circ = \\frac{h}{x}$, so $h = x',
      `\\tan 30^\\circ = \\frac{h}{${w} - x}$, so $h = \\frac{${w} - x}{\\sqrt{3}}`,
      rationalised(w, near),
    ],
  },
}

const wayOf = ({ near, far }: Given): Way | undefined => ways[`${near},${far}`]

/** E.g. "Two poles of equal height stand on either side of a 20 m road; from a point between them the elevations are 60° and 30°." */
export const equalPoles = worked<Given, Manner>({
  id: 'equal-poles',
  archetype: 'ht-two-objects-both-sides',
  objection: (given) => {
    if (sign(given.width) <= 0) return 'A length is more than zero.'
    const way = wayOf(given)
    return way
      ? rootObjection(scaled(way.height, given.width), given.rootThree)
      : 'The two angles must differ: the nearer one is seen at the larger angle.'
  },
  solve: (given, { asked } = { asked: 'the height' }) => {
    const way = wayOf(given)
    if (!way) throw new Error('equalPoles: the nearer one is seen at the larger angle')
    const { width, near, rootThree } = given
    const w = toTex(width)
    const height = scaled(way.height, width)
    const [left, right, equal] = way.lines(w, toTex(divide(width, fraction(4))), twoTermTex(scaled(way.near, width)))
    return {
      lines: [
        earns(0.5, `Let $AB = CD = h$ and $BP = x$ (in metres). Then $PD = ${w} - x$.`, 'letters'),
        earns(0.5, `In right triangle $ABP$, $${left}$`, 'left'),
        earns(0.5, `In right triangle $CDP$, $${right}$`, 'right'),
        earns(0.5, `The heights are equal: $${equal}$`, 'equal'),
        line('height', `So $h = ${near === 60 ? 'x\\sqrt{3}' : 'x'} = ${twoTermTex(height)}$`),
        ...(rootThree === null || height.root.n === 0n
          ? [earns(1, says`Hence ${isValue(asked, twoTermTex(height), 'm')}.`)]
          : lengthLines(1, asked, 'h', height, rootThree)),
      ],
      key: lengthText(height, rootThree),
    }
  },
})
