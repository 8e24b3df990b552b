import { exactTex, exactText, namedTex, sameObjection, tupleTex, type NamedPoint } from './pieces/point'
import { averageTex, sectionAt } from './pieces/section'
import { add, toTex } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

interface Given {
  readonly a: NamedPoint
  readonly b: NamedPoint
}

interface Manner {
  /** What stands at the mid-point: 'bench'. */
  readonly noun?: string
}

/** E.g. "Find the mid-point of the line segment joining the points A(5, -3) and B(-1, 4)." */
export const midPoint = worked<Given, Manner>({
  id: 'mid-point',
  archetype: 'cg-midpoint',
  objection: ({ a, b }) => sameObjection(a, b),
  solve: ({ a, b }, { noun } = {}) => {
    const middle = sectionAt(a.at, b.at, 1, 1)
    const name = [a.name, b.name].includes('M') ? 'R' : 'M'
    const halved = (i: 0 | 1) => `\\frac{${toTex(add(a.at[i], b.at[i]))}}{2}`
    return {
      lines: [
        `Given: $${namedTex(a)}$ and $${namedTex(b)}$.`,
        `By the mid-point formula, the mid-point of $${a.name}${b.name}$ is $${name} = \\left(\\frac{x_1 + x_2}{2}, \\frac{y_1 + y_2}{2}\\right)$`,
        line(
          'substituted',
          says`Substituting, ${chain(name, tupleTex(averageTex(a.at[0], b.at[0]), averageTex(a.at[1], b.at[1])))}`,
        ),
        line('added', says`${chain(name, tupleTex(halved(0), halved(1)))}`),
        earns(1, `Hence the ${noun ? `${noun} is at` : 'mid-point is'} $${exactTex(middle)}$.`),
      ],
      key: exactText(middle),
    }
  },
})
