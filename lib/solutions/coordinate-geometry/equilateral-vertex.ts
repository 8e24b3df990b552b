import {
  closing,
  cornerText,
  halfOf,
  middleOf,
  squareFrom,
  substituted,
  type EquilateralOnAxis,
} from './pieces/equilateral-on-axis'
import { expanded } from './pieces/square'
import { exact, equals, multiply, negate, squared, subtract, sumTex, toTex } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** E.g. "A(-2, 0) and B(4, 0) are two vertices of an equilateral triangle ABC. Find C, if C lies above the x-axis." */
export const equilateralVertex = worked<EquilateralOnAxis>({
  id: 'equilateral-vertex',
  archetype: 'cg-triangle-type',
  objection: ({ from, to }) => (equals(from, to) ? 'The two vertices are the same point.' : null),
  solve: (given) => {
    const { axis, from, to, where } = given
    const [middle, half] = [middleOf(given), halfOf(given)]
    const other = axis === 'x' ? 'y' : 'x'
    const squares = [multiply(exact(4), squared(half)), squared(half)] as const
    const both = [half, negate(half)] as const
    const corners = where === 'both' ? both : [where === 'positive' ? both[0] : both[1]]
    return {
      lines: [
        `Let $C$ be $(x, y)$. The sides are equal, so $CA = CB = AB = ${toTex(subtract(to, from))}$ units.`,
        earns(0.5, says`$CA^2 = CB^2$, so ${chain(squareFrom(given, from), squareFrom(given, to))}`),
        says`Cancelling $${other}^2$ and opening the brackets, ${chain(expanded(axis, from), expanded(axis, to))}`,
        earns(
          0.5,
          says`${chain(sumTex([[multiply(exact(4), half), axis]]), toTex(subtract(squared(to), squared(from))))}, so ${chain(axis, toTex(middle))}`,
          'middle',
        ),
        earns(0.5, `$CA^2 = AB^2$ with $${axis} = ${toTex(middle)}$ gives $${substituted(given)}$`, 'put in'),
        says`So ${chain(`${other}^2`, `${toTex(squares[0])} - ${toTex(squares[1])}`, toTex(subtract(...squares)))}`,
        ...closing(given),
      ],
      key: corners.map((each) => cornerText(given, each)).join(', '),
    }
  },
})
