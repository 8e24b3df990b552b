import { toTex, toText } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'
import { equationsObjection, wholeLine, clearing, type Equations } from './pieces/equation'
import { byDeterminants, determinant, type Pair } from './pieces/line'
import { linearPair } from './linear-pair'

export interface Given {
  readonly equations: Equations
}

const pairOf = ({ equations: [first, second] }: Given): Pair => [
  wholeLine(first, clearing(first)),
  wholeLine(second, clearing(second)),
]

/** E.g. "Draw the lines 2x + y = 5 and x + y = 2. At which point do they intersect?" */
export const meetingPoint = worked<Given>({
  id: 'meeting-point',
  archetype: 'le-graph-solve',
  objection: (given) => {
    const general = equationsObjection(given.equations)
    if (general !== null) return general
    return determinant(pairOf(given)) === 0
      ? 'These lines do not meet in one point: they are parallel or the same.'
      : null
  },
  solve: (given) => {
    const [x, y] = byDeterminants(pairOf(given))
    const { lines } = linearPair.solve({ ...given, letters: ['x', 'y'], method: 'any' })
    return {
      lines: [
        'The point where the lines meet satisfies both equations: what the graph shows can be worked out.',
        ...lines,
        earns(0.5, `So the lines meet at the point $(${toTex(x)}, ${toTex(y)})$`, 'point'),
      ],
      key: `(${toText(x)}, ${toText(y)})`,
    }
  },
})
