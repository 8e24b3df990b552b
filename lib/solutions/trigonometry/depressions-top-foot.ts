import { lengthsOf, lowerOneLines, type Depressions } from './pieces/lower-one-lines'
import { lengthTex, lengthText } from './pieces/root-three'
import { lengthObjection } from '../measure'
import type { Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

/** From the top A of AB the top C and the foot D of a lower one CD are seen below. */
export interface DepressionsTopFoot {
  readonly angles: Depressions
  /** Of CD where the lower one is known, else of AB. */
  readonly height: Fraction
  readonly isLowKnown: boolean
  /** The other height with the distance BD, or alone. */
  readonly asked: 'both' | 'height'
}

/** E.g. "From the top of a tower the depressions of the top and the foot of a 6 m house are 45° and 60°. Find height and distance." */
export const depressionsTopFoot = worked<DepressionsTopFoot>({
  id: 'depressions-top-foot',
  archetype: 'ht-depressions-top-foot',
  objection: ({ angles: [top, foot], height }) =>
    top >= foot
      ? 'The foot is seen at a greater angle of depression than the top: check the angles.'
      : lengthObjection({ height }),
  solve: ({ angles, height, isLowKnown, asked }) => {
    const [top, foot] = angles
    const { tall, low, apart } = lengthsOf(angles, height, isLowKnown)
    const [name, found] = isLowKnown ? (['AB', tall] as const) : (['CD', low] as const)
    const isBoth = asked === 'both'
    return {
      lines: [
        earns(
          0.5,
          `Draw $CE \\perp AB$. Then $EB = CD$ and $CE = BD$; $\\angle ACE = ${top}^\\circ$ and $\\angle ADB = ${foot}^\\circ$ (alternate angles).${isLowKnown ? ' Let $BD = CE = x$.' : ''}`,
          'angles',
        ),
        ...lowerOneLines(angles, height, isLowKnown),
        earns(0.5, `Hence $${name} = ${lengthTex(found)}$ m${isBoth ? ` and $BD = ${lengthTex(apart)}$ m` : ''}.`),
      ],
      key: isBoth ? `${name} = ${lengthText(found, null)}, BD = ${lengthText(apart, null)}` : lengthText(found, null),
    }
  },
})
