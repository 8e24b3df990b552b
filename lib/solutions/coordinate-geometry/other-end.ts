import { exactTex, exactText, sameObjection, stepOf, type NamedPoint } from './pieces/point'
import { sumStep } from './pieces/linear'
import { add, exact, multiply, sumTex, toTex, type Fraction, type Term } from '../../maths'
import { chain, says, type Said } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

interface Given {
  readonly centre: NamedPoint
  readonly end: NamedPoint
  /** The name of the end that is asked for. */
  readonly other: string
  /** What makes the centre the mid-point: of a diameter, of a segment, of a diagonal of a parallelogram. */
  readonly segment: 'diameter' | 'segment' | 'diagonal'
}

const why = ({ centre: { name }, end, other, segment }: Given): string => {
  const whole = `${end.name}${other}`
  return {
    diameter: `The centre $${name}$ is the mid-point of the diameter $${whole}$.`,
    segment: `It is given that $${name}$ is the mid-point of $${whole}$.`,
    diagonal: `The diagonals of a parallelogram bisect each other, so $${name}$ is the mid-point of the diagonal $${whole}$.`,
  }[segment]
}

/** "2 + x", and "x" alone for 0. */
const plus = (value: Fraction, letter: string): readonly Term[] => [
  [value, ''],
  [1, letter],
]

/** E.g. "AB is a diameter of a circle whose centre is C(2, -3). If A is (1, 4), find the coordinates of B." */
export const otherEnd = worked<Given>({
  id: 'other-end',
  archetype: 'cg-other-end',
  objection: ({ centre, end }) => sameObjection(centre, end),
  solve: (given) => {
    const { centre, end, other } = given
    const [dx, dy] = stepOf(end.at, centre.at)
    const found = [add(centre.at[0], dx), add(centre.at[1], dy)] as const
    const half = (i: 0 | 1, letter: string) =>
      chain(`\\frac{${sumTex(plus(end.at[i], letter))}}{2}`, toTex(centre.at[i]))
    const solved = (i: 0 | 1, letter: string): Said =>
      sumStep('', plus(end.at[i], letter), letter, multiply(exact(2), centre.at[i]), found[i])
    return {
      lines: [
        earns(0.5, why(given), 'mid-point'),
        earns(
          0.5,
          says`Let $${other}$ be $(x, y)$. By the mid-point formula, ${half(0, 'x')} and ${half(1, 'y')}`,
          'formula',
        ),
        earns(0.5, solved(0, 'x'), 'x'),
        earns(0.5, solved(1, 'y'), 'y'),
        `Hence $${other}$ is the point $${exactTex(found)}$.`,
      ],
      key: exactText(found),
    }
  },
})
