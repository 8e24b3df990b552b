import { sumStep } from './pieces/linear'
import { collinear, exactTex, exactText, tupleTex, type ExactPoint, type NamedPoint } from './pieces/point'
import { averageTex } from './pieces/section'
import { add, subtract, sumTex, type Fraction, type Term } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** Three vertices of a parallelogram in order, and the name of the fourth. */
interface Given {
  readonly a: NamedPoint
  readonly b: NamedPoint
  readonly c: NamedPoint
  readonly fourth: string
}

const plus = (value: Fraction, letter: string): readonly Term[] => [
  [value, ''],
  [1, letter],
]

/** E.g. "Three vertices of a parallelogram ABCD, taken in order, are A(1, 2), B(4, 3) and C(6, 6). Find D." */
export const fourthVertex = worked<Given>({
  id: 'fourth-vertex',
  archetype: 'cg-parallelogram-vertex',
  objection: ({ a, b, c }) =>
    collinear(a.at, b.at, c.at)
      ? 'The three points lie on one line, so they are no vertices of a parallelogram.'
      : null,
  solve: ({ a, b, c, fourth }) => {
    const total = [add(a.at[0], c.at[0]), add(a.at[1], c.at[1])] as const
    const d: ExactPoint = [subtract(total[0], b.at[0]), subtract(total[1], b.at[1])]
    const half = (i: 0 | 1, letter: string) => `\\frac{${sumTex(plus(b.at[i], letter))}}{2}`
    return {
      lines: [
        `Let $${fourth}$ be $(x, y)$.`,
        earns(
          0.5,
          `The diagonals $${a.name}${c.name}$ and $${b.name}${fourth}$ of a parallelogram bisect each other, so they have the same mid-point.`,
          'diagonals',
        ),
        earns(
          0.5,
          says`${chain(
            tupleTex(half(0, 'x'), half(1, 'y')),
            tupleTex(averageTex(a.at[0], c.at[0]), averageTex(a.at[1], c.at[1])),
          )}`,
          'mid-points',
        ),
        earns(0.5, sumStep('Comparing the $x$-coordinates, ', plus(b.at[0], 'x'), 'x', total[0], d[0]), 'x'),
        earns(0.5, sumStep('Comparing the $y$-coordinates, ', plus(b.at[1], 'y'), 'y', total[1], d[1]), 'y'),
        `Hence the fourth vertex is $${fourth}${exactTex(d)}$.`,
      ],
      key: exactText(d),
    }
  },
})
