import { add, multiply, fraction, toDecimal, zero, type Fraction } from '../../../maths'
import { sum, workingTable } from './grouped'

/** Σfx */
export const totalOf = (marks: readonly Fraction[], frequencies: readonly number[]): Fraction =>
  marks.reduce((so, mark, i) => add(so, multiply(mark, fraction(frequencies[i] ?? 0))), zero)

/** The working table of a mean: class or value, frequency, class mark, product, and the totals. */
export const productsTable = (names: readonly string[], marks: readonly Fraction[], frequencies: readonly number[]) =>
  workingTable(
    'Working table with class, frequency, class mark and their product for each class, and the totals in the last row.',
    ['Class', '$f_i$', '$x_i$', '$f_i x_i$'],
    [
      ...names.map((name, i) => {
        const [f, mark] = [frequencies[i] ?? 0, marks[i] ?? zero]
        return [name, `$${f}$`, `$${toDecimal(mark)}$`, `$${toDecimal(multiply(mark, fraction(f)))}$`]
      }),
      ['Total', `$${sum(frequencies)}$`, '', `$${toDecimal(totalOf(marks, frequencies))}$`],
    ],
  )
