import { lengthLines, lengthText, rootObjection, type RootThree } from './pieces/root-three'
import { scaled, twoTerm, twoTermTex, type TwoTerm } from './pieces/two-term'
import type { StandardAngle } from './pieces/ratio'
import { divide, equals, fraction, one, sign, toTex, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** The top of a vertical line is seen from two points on one side of it, so far apart. */
export interface Given {
  readonly apart: Fraction
  readonly far: StandardAngle
  readonly near: StandardAngle
  readonly rootThree: RootThree
}

/** "distance = height × cot", as the book writes it: "\frac{h}{\sqrt{3}}", "h", "h\sqrt{3}". */
const groundTex: Readonly<Record<StandardAngle, string>> = {
  30: 'h\\sqrt{3}',
  45: 'h',
  60: '\\frac{h}{\\sqrt{3}}',
}

const tangentOf: Readonly<Record<StandardAngle, string>> = { 30: '\\frac{1}{\\sqrt{3}}', 45: '1', 60: '\\sqrt{3}' }

/** The distance from the foot, from one right triangle. */
const groundLine = (side: string, angle: StandardAngle): string =>
  `$\\tan ${angle}^\\circ = \\frac{h}{${side}} = ${tangentOf[angle]}$, so $${side} = ${groundTex[angle]}$`

interface Way {
  /** The height over the distance of the two points, 1/(cot far - cot near), rationalised. */
  readonly height: TwoTerm
  /** The solution of "ground far - ground near = d" for h. */
  readonly lines: (d: string, half: string) => readonly string[]
}

const ways: Readonly<Record<string, Way>> = {
  '30,60': {
    height: twoTerm(0, fraction(1, 2)),
    lines: (d) => [
      `$h\\sqrt{3} - \\frac{h}{\\sqrt{3}} = ${d}$`,
      `Multiplying by $\\sqrt{3}$, $3h - h = ${d}\\sqrt{3}$, so $2h = ${d}\\sqrt{3}$`,
    ],
  },
  '30,45': {
    height: twoTerm(fraction(1, 2), fraction(1, 2)),
    lines: (d, half) => [
      `$h\\sqrt{3} - h = ${d}$, so $h = \\frac{${d}}{\\sqrt{3} - 1}$`,
      `Rationalising, $h = \\frac{${d}(\\sqrt{3} + 1)}{(\\sqrt{3} - 1)(\\sqrt{3} + 1)} = \\frac{${d}(\\sqrt{3} + 1)}{2} = ${half}(\\sqrt{3} + 1)$`,
    ],
  },
  '45,60': {
    height: twoTerm(fraction(3, 2), fraction(1, 2)),
    lines: (d, half) => [
      `$h - \\frac{h}{\\sqrt{3}} = ${d}$`,
      `Multiplying by $\\sqrt{3}$, $h(\\sqrt{3} - 1) = ${d}\\sqrt{3}$, so $h = \\frac{${d}\\sqrt{3}}{\\sqrt{3} - 1}$`,
      `Rationalising, $h = \\frac{${d}\\sqrt{3}(\\sqrt{3} + 1)}{(\\sqrt{3} - 1)(\\sqrt{3} + 1)} = \\frac{${d}(3 + \\sqrt{3})}{2} = ${half}(3 + \\sqrt{3})$`,
    ],
  },
}

const wayOf = ({ far, near }: Given): Way | undefined => ways[`${far},${near}`]

/** E.g. "A boy sees the top of a tower at 30°. He walks 20 m towards it and the angle becomes 60°. Find the height." */
export const walkTowards = worked<Given>({
  id: 'walk-towards',
  archetype: 'ht-two-angles-same-side',
  objection: (given) => {
    if (sign(given.apart) <= 0) return 'A length is more than zero.'
    const way = wayOf(given)
    if (!way) return 'From the nearer point the angle must be the larger one: check what you typed.'
    return rootObjection(scaled(way.height, given.apart), given.rootThree)
  },
  solve: (given) => {
    const { apart, far, near, rootThree } = given
    const way = wayOf(given)
    if (!way) throw new Error(`walkTowards: the angle must grow, not go from ${far} to ${near}`)
    const value = scaled(way.height, apart)
    const half = divide(apart, fraction(2))
    const d = toTex(apart)
    return {
      lines: [
        `Let $AB = h$. Given: $CD = ${d}$ m, $\\angle ACB = ${near}^\\circ$ and $\\angle ADB = ${far}^\\circ$.`,
        earns(0.5, `In right triangle $ABC$, ${groundLine('BC', near)}`),
        earns(0.5, `In right triangle $ABD$, ${groundLine('BD', far)}`),
        earns(0.5, says`${chain('BD - BC', 'CD', d)}`, 'difference'),
        ...way.lines(d, equals(half, one) && far === 30 ? '' : toTex(half)).map((text, index, lines) => {
          const last = index === lines.length - 1
          return index < lines.length - 2 ? text : earns(0.5, text, last ? 'rationalised' : undefined)
        }),
        ...(rootThree === null || value.root.n === 0n
          ? [earns(0.5, says`Hence the height is ${chain('h', twoTermTex(value))} m.`)]
          : lengthLines(0.5, 'the height', 'h', value, rootThree)),
      ],
      key: lengthText(value, rootThree),
    }
  },
})
