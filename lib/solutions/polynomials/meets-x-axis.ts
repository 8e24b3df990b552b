import { worked } from '../solution'
import { zeroesObjection, zeroesTex, zeroLines, type Given } from './pieces/zeroes'

export type { Given }

/** E.g. "At which points does the graph of y = x² − 2x − 8 meet the x-axis?" */
export const meetsXAxis = worked<Given>({
  id: 'meets-x-axis',
  archetype: 'poly-name-zeroes-graph',
  objection: zeroesObjection,
  solve: (polynomial) => {
    const { lines, found } = zeroLines(polynomial)
    const points = [...new Set(zeroesTex(found))]
    const { letter } = polynomial
    return {
      lines: [
        'On the x-axis $y = 0$: the graph meets it where the polynomial is $0$',
        ...lines,
        `So $${letter} = ${points.join(`$ or $${letter} = `)}$, and there $y = 0$`,
      ],
      key: found.key
        .split(', ')
        .slice(0, points.length)
        .map((x) => `(${x}, 0)`)
        .join(', '),
    }
  },
})
