import { add, compare, divide, exact, subtract, terminates, toDecimal, toTex, toText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

interface Given {
  readonly lower: Fraction
  readonly upper: Fraction
  /** What is asked: the class mark, where nothing is said. */
  readonly mark?: boolean
  readonly size?: boolean
}

/** E.g. "What is the class mark of the class 35-60?" */
export const classMark = worked<Given>({
  id: 'class-mark',
  archetype: 'stat-class-reading',
  objection: ({ lower, upper }) =>
    compare(lower, upper) >= 0 ? 'The lower limit of a class is less than its upper limit.' : null,
  solve: ({ lower, upper, mark: asksMark = true, size: asksSize = false }) => {
    const [mark, size] = [divide(add(lower, upper), exact(2)), subtract(upper, lower)]
    const [shown, width] = [mark, size].map((one) => (terminates(one) ? toDecimal(one) : toText(one)))
    const ofMark = [
      'The class mark is half of the sum of the lower and the upper limit.',
      earns(
        1,
        says`Hence the class mark is ${chain(`\\frac{${toTex(lower)} + ${toTex(upper)}}{2}`, terminates(mark) ? (shown ?? '') : toTex(mark))}.`,
      ),
    ]
    const ofSize = [
      earns(
        1,
        says`The class size is the upper limit less the lower limit, ${chain(`${toTex(upper)} - ${toTex(lower)}`, toTex(size))}.`,
      ),
    ]
    return {
      lines: [...(asksMark ? ofMark : []), ...(asksSize ? ofSize : [])],
      key: [
        ...(asksMark ? [asksSize ? `class mark ${shown ?? ''}` : shown] : []),
        ...(asksSize ? [asksMark ? `class size ${width ?? ''}` : width] : []),
      ].join(', '),
    }
  },
})
