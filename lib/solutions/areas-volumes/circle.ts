import { acrossGiven, radiusOf, type Across } from './pieces/across'
import { capital, lengthObjection, numeral, piObjection, product } from '../measure'
import { roundedText, terminates, toDecimal, type Fraction } from '../../maths'
import { says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

export interface Circle {
  readonly asked: 'circumference' | 'area'
  readonly pi: Fraction
  readonly across: Across
  /** Of length: 'cm'. */
  readonly unit: string
}

/** E.g. "Find the area of a circle of radius 7 cm." A decimal that does not end is rounded to two places. */
export const circle = worked<Circle>({
  id: 'circle',
  archetype: 'sav-formula-direct',
  objection: ({ pi, across }) => piObjection(pi) ?? lengthObjection({ [across.kind]: across.length }),
  solve: ({ asked, pi, across, unit }) => {
    const radius = radiusOf(across)
    const [p, r] = [numeral(pi), numeral(radius)]
    const value = asked === 'area' ? product(pi, radius, radius) : product(2, pi, radius)
    const [formula, put] =
      asked === 'area' ? ['\\pi r^2', `${p} \\times ${r} \\times ${r}`] : ['2 \\pi r', `2 \\times ${p} \\times ${r}`]
    const shown = terminates(value) ? toDecimal(value) : roundedText(value, 2)
    return {
      lines: [
        acrossGiven(across, unit),
        earns(1, says`${capital(asked)} of a circle $= ${formula} = ${put} = ${numeral(value)}$`, 'value'),
        ...(terminates(value) ? [] : [`To two decimal places this is $${shown}$.`]),
      ],
      key: shown,
    }
  },
})
