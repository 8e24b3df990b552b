import { plus, twoTerm, twoTermTex, twoTermText, type TwoTerm } from './pieces/two-term'
import { lengthObjection, numeral, product } from '../measure'
import { fraction, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

/** The first and the second angle of depression. */
export const approaches = [
  [30, 60],
  [30, 45],
  [45, 60],
] as const
export type Approach = (typeof approaches)[number]

/** What is seen from above comes straight towards the foot at one speed. */
export interface TimeToReach {
  readonly angles: Approach
  /** Between the two angles. */
  readonly time: Fraction
  readonly unit: string
  /** The time from then on, or from the first sight. */
  readonly asked: 'rest' | 'whole'
}

interface Manner {
  /** "the car" */
  readonly the: string
}

/** BC, BD, DC and their ratio, where B is the foot, C the nearer place and D the farther one. */
const ways = {
  '30,60': {
    near: '$\\tan 60^\\circ = \\sqrt{3} = \\frac{h}{BC}$, so $BC = \\frac{h}{\\sqrt{3}}$',
    far: '$\\tan 30^\\circ = \\frac{1}{\\sqrt{3}} = \\frac{h}{BD}$, so $BD = h\\sqrt{3} = \\frac{3h}{\\sqrt{3}}$',
    parts:
      '$DC = BD - BC = \\frac{3h}{\\sqrt{3}} - \\frac{h}{\\sqrt{3}} = \\frac{2h}{\\sqrt{3}}$, so $BC = \\frac{1}{2} DC$',
  },
  '30,45': {
    near: '$\\tan 45^\\circ = 1 = \\frac{h}{BC}$, so $BC = h$',
    far: '$\\tan 30^\\circ = \\frac{1}{\\sqrt{3}} = \\frac{h}{BD}$, so $BD = h\\sqrt{3}$',
    parts:
      '$DC = BD - BC = h\\sqrt{3} - h = h(\\sqrt{3} - 1)$, so $\\frac{BC}{DC} = \\frac{1}{\\sqrt{3} - 1} = \\frac{\\sqrt{3} + 1}{2}$',
  },
  '45,60': {
    near: '$\\tan 60^\\circ = \\sqrt{3} = \\frac{h}{BC}$, so $BC = \\frac{h}{\\sqrt{3}}$',
    far: '$\\tan 45^\\circ = 1 = \\frac{h}{BD}$, so $BD = h = \\frac{h\\sqrt{3}}{\\sqrt{3}}$',
    parts:
      '$DC = BD - BC = \\frac{h\\sqrt{3}}{\\sqrt{3}} - \\frac{h}{\\sqrt{3}} = \\frac{h(\\sqrt{3} - 1)}{\\sqrt{3}}$, so $\\frac{BC}{DC} = \\frac{1}{\\sqrt{3} - 1} = \\frac{\\sqrt{3} + 1}{2}$',
  },
} as const

/** What BC takes, where DC takes the time. */
export function restOf(time: Fraction, [far, near]: Approach): TwoTerm {
  const half = product(fraction(1, 2), time)
  return far === 30 && near === 60 ? twoTerm(half, 0) : twoTerm(half, half)
}

export const wholeOf = (time: Fraction, angles: Approach): TwoTerm => plus(restOf(time, angles), twoTerm(time, 0))

/** E.g. "The angle of depression of a car coming at uniform speed changes from 30° to 60° in 12 minutes. When does it reach the tower?" */
export const timeToReach = worked<TimeToReach, Manner>({
  id: 'time-to-reach',
  archetype: 'ht-moving-object-speed',
  objection: ({ time }) => lengthObjection({ time }),
  solve: ({ angles, time, unit, asked }, { the } = { the: 'it' }) => {
    const [far, near] = angles
    const way = ways[far === 45 ? '45,60' : near === 45 ? '30,45' : '30,60']
    const rest = restOf(time, angles)
    const key = asked === 'rest' ? rest : wholeOf(time, angles)
    const t = numeral(time)
    return {
      lines: [
        earns(
          0.5,
          `Let $AB = h$, and let ${the} move from $D$ to $C$ in $${t}$ ${unit}. Then $\\angle ADB = ${far}^\\circ$ and $\\angle ACB = ${near}^\\circ$ (alternate angles).`,
        ),
        earns(1, way.near),
        earns(1, way.far),
        earns(1, way.parts, 'parts of the way'),
        earns(
          1,
          rest.root.n === 0n
            ? `The speed is uniform, so $BC$ takes half as long as $DC$: $\\frac{1}{2} \\times ${t} = ${twoTermTex(rest)}$ ${unit}`
            : `The speed is uniform, so the times are as the distances, and $BC$ takes $\\frac{\\sqrt{3} + 1}{2} \\times ${t} = ${twoTermTex(rest)}$ ${unit}`,
          'time',
        ),
        earns(
          0.5,
          asked === 'rest'
            ? `Hence the time still needed is $${twoTermTex(key)}$ ${unit}.`
            : `Hence the whole time from the first sight is $${t} + ${twoTermTex(rest)} = ${twoTermTex(key)}$ ${unit}.`,
        ),
      ],
      key: twoTermText(key),
    }
  },
})
