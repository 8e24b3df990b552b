import { decimal, isShort, keyOf } from './pieces/decimal'
import { add, divide, fraction, multiply, subtract, type Fraction } from '../../maths'
import { earns, line } from '../line'
import { worked } from '../solution'

/** Two of the three measures; the third is asked. */
export type Empirical =
  | { readonly ask: 'mode'; readonly mean: Fraction; readonly median: Fraction }
  | { readonly ask: 'median'; readonly mean: Fraction; readonly mode: Fraction }
  | { readonly ask: 'mean'; readonly median: Fraction; readonly mode: Fraction }

const [two, three] = [fraction(2), fraction(3)]

interface Worked {
  readonly given: string
  /** What is asked as an expression of the other two. */
  readonly formula: string
  readonly worked: string
  readonly value: Fraction
}

/** A value in a product or behind a minus. */
const factor = (value: Fraction): string => (value.n < 0n ? `(${decimal(value)})` : decimal(value))

function solved(asked: Empirical): Worked {
  if (asked.ask === 'mode') {
    const { mean, median } = asked
    const [triple, double] = [multiply(three, median), multiply(two, mean)]
    return {
      given: `the mean is $${decimal(mean)}$ and the median is $${decimal(median)}$`,
      formula: '\\text{Mode} = 3 \\, \\text{Median} - 2 \\, \\text{Mean}',
      worked: `3 \\times ${factor(median)} - 2 \\times ${factor(mean)} = ${decimal(triple)} - ${factor(double)}`,
      value: subtract(triple, double),
    }
  }
  if (asked.ask === 'median') {
    const { mean, mode } = asked
    const sum = add(mode, multiply(two, mean))
    return {
      given: `the mean is $${decimal(mean)}$ and the mode is $${decimal(mode)}$`,
      formula: '\\text{Median} = \\dfrac{\\text{Mode} + 2 \\, \\text{Mean}}{3}',
      worked: `\\dfrac{${decimal(mode)} + 2 \\times ${factor(mean)}}{3} = \\dfrac{${decimal(sum)}}{3}`,
      value: divide(sum, three),
    }
  }
  const { median, mode } = asked
  const rest = subtract(multiply(three, median), mode)
  return {
    given: `the median is $${decimal(median)}$ and the mode is $${decimal(mode)}$`,
    formula: '\\text{Mean} = \\dfrac{3 \\, \\text{Median} - \\text{Mode}}{2}',
    worked: `\\dfrac{3 \\times ${factor(median)} - ${factor(mode)}}{2} = \\dfrac{${decimal(rest)}}{2}`,
    value: divide(rest, two),
  }
}

const valuesOf = ({ ask: _, ...values }: Empirical): readonly Fraction[] => Object.values(values)

/** E.g. "If the mean and the median of a data are 20 and 22, find the mode, using the empirical relationship." */
export const empirical = worked<Empirical>({
  id: 'empirical',
  archetype: 'stat-empirical',
  objection: (given) =>
    valuesOf(given).every((value) => isShort(value, 3))
      ? null
      : 'Write the measures as whole numbers or short decimals.',
  solve: (asked) => {
    const { given, formula, worked: sides, value } = solved(asked)
    const key = decimal(value)
    return {
      key: keyOf(value),
      lines: [
        `Given: ${given}.`,
        line('relationship', 'Empirical relationship: $3 \\, \\text{Median} = \\text{Mode} + 2 \\, \\text{Mean}$'),
        line('solved for', `So $${formula}$`),
        earns(1, `$= ${sides} ${isShort(value) ? '=' : '\\approx'} ${key}$`),
        `Hence, the ${asked.ask} is $${key}$.`,
      ],
    }
  },
})
