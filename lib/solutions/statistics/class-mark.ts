import { add, compare, divide, exact, terminates, toDecimal, toTex, toText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

interface Given {
  readonly lower: Fraction
  readonly upper: Fraction
}

/** E.g. "What is the class mark of the class 35-60?" */
export const classMark = worked<Given>({
  id: 'class-mark',
  archetype: 'stat-class-reading',
  objection: ({ lower, upper }) =>
    compare(lower, upper) >= 0 ? 'The lower limit of a class is less than its upper limit.' : null,
  solve: ({ lower, upper }) => {
    const mark = divide(add(lower, upper), exact(2))
    const text = terminates(mark) ? toDecimal(mark) : toText(mark)
    return {
      lines: [
        'The class mark is half of the sum of the lower and the upper limit.',
        earns(
          1,
          says`Hence the class mark is ${chain(`\\frac{${toTex(lower)} + ${toTex(upper)}}{2}`, terminates(mark) ? text : toTex(mark))}.`,
        ),
      ],
      key: text,
    }
  },
})
