import { degreesTex, degreesText } from './pieces/degrees'
import { angleWith, valueTex, type RatioName, type TableAngle } from './pieces/ratio'
import { divide, fraction, type Surd } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

interface Fact {
  readonly name: RatioName
  readonly value: Surd
}

/** The ratio of the sum of two acute angles, and that of their difference. */
export interface Given {
  readonly letters: readonly [larger: string, smaller: string]
  readonly sum: Fact
  readonly difference: Fact
}

const angleOf = ({ name, value }: Fact): TableAngle | null => angleWith(name, value)

function objection({ letters: [p], sum, difference }: Given): string | null {
  const [total, gap] = [angleOf(sum), angleOf(difference)]
  if (total === null || gap === null) return 'One of the two values does not stand in the table.'
  return total <= gap
    ? `Then the smaller angle would not be positive: the sum must be larger than the difference of $${p}$ and the other.`
    : null
}

/** E.g. "If sin(A - B) = 1/2 and cos(A + B) = 1/2, where 0° < A + B ≤ 90° and A > B, find A and B." */
export const findTwoAngles = worked<Given>({
  id: 'find-two-angles',
  archetype: 'trig-find-a-b',
  objection,
  solve: ({ letters: [p, q], sum, difference }) => {
    const [total, gap] = [angleOf(sum) ?? 0, angleOf(difference) ?? 0]
    const [larger, smaller] = [divide(fraction(total + gap), fraction(2)), divide(fraction(total - gap), fraction(2))]
    const fact = ({ name }: Fact, joined: string, angle: TableAngle) =>
      `$\\${name}(${joined}) = ${valueTex(name, angle)} = \\${name} ${angle}^\\circ$, so $${joined} = ${angle}^\\circ$`
    return {
      lines: [
        earns(0.5, `${fact(sum, `${p} + ${q}`, total)} ... (1)`, 'sum'),
        earns(0.5, `${fact(difference, `${p} - ${q}`, gap)} ... (2)`, 'difference'),
        earns(
          0.5,
          says`Adding (1) and (2), ${chain(`2${p}`, degreesTex(fraction(total + gap)))}, so ${chain(p, degreesTex(larger))}`,
          'added',
        ),
        earns(
          0.5,
          says`Subtracting (2) from (1), ${chain(`2${q}`, degreesTex(fraction(total - gap)))}, so ${chain(q, degreesTex(smaller))}`,
          'subtracted',
        ),
        says`Hence ${chain(p, degreesTex(larger))} and ${chain(q, degreesTex(smaller))}.`,
      ],
      key: `${p} = ${degreesText(larger)}, ${q} = ${degreesText(smaller)}`,
    }
  },
})
