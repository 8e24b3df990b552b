import { decimal } from './pieces/decimal'
import { medianOf } from './pieces/median'
import { classOf, filled, hiddenOf, knownSum, noFrequency, titleOf, unknownObjection } from './pieces/unknown-frequency'
import type { TwoMissing } from './two-missing-from-mean'
import { add, divide, equals, fraction, multiply, subtract, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

export interface Given extends TwoMissing {
  readonly median: Fraction
}

function partsOf(given: Given) {
  const { from, width, frequencies, total, median } = given
  const index = classOf(given, median)
  const [i = -1, j = -1] = hiddenOf(given)
  const l = add(from, multiply(fraction(index), width))
  const f = frequencies[index] ?? 0
  const share = divide(multiply(subtract(median, l), fraction(f)), width)
  const before = knownSum(frequencies.slice(0, Math.max(index, 0)))
  const known = knownSum(frequencies)
  const rest = subtract(fraction(total, 2), fraction(before))
  const x = subtract(rest, share)
  return { index, i, j, l, f, share, before, known, rest, x, y: subtract(fraction(total - known), x) }
}

/** E.g. "The median of the following data is 525. Find the values of x and y, if the total frequency is 100." */
export const twoMissingFromMedian = worked<Given>({
  id: 'two-missing-from-median',
  archetype: 'stat-median-two-missing',
  objection: (given) => {
    const odd = unknownObjection(given, 2, given.median)
    if (odd !== null) return odd
    const { index, i, j, x, y } = partsOf(given)
    if (index < 0) return 'The median lies in none of the classes: check what you typed.'
    if (i >= index || j <= index)
      return 'I can work this out where one of the two classes lies before the median class and the other after it.'
    const table = filled(given, [x, y])
    return table && table.frequencies.some((f) => f > 0) && equals(medianOf(table), given.median)
      ? null
      : noFrequency('median')
  },
  solve: (given) => {
    const { index, f, before, known, ...exact } = partsOf(given)
    const { letters, total: n } = given
    const [one, two] = letters
    const [l, h, told, share] = [exact.l, given.width, given.median, exact.share].map(decimal)
    const [half, rest, x, y] = [fraction(n, 2), exact.rest, exact.x, exact.y].map(decimal)
    const both = n - known
    return {
      lines: [
        earns(
          1,
          `The frequencies add up to $${n}$: $${known} + ${one} + ${two} = ${n}$, so $${one} + ${two} = ${both}$ … (1)`,
          'total',
        ),
        earns(0.5, `The median $${told}$ lies in the class ${titleOf(given, index)}, so this is the median class.`),
        earns(
          0.5,
          `Here $l = ${l}$, $h = ${h}$, $f = ${f}$, $\\dfrac{n}{2} = ${half}$ and $cf = ${before === 0 ? one : `${before} + ${one}`}$.`,
          'values',
        ),
        earns(0.5, 'Median $= l + \\left(\\dfrac{\\frac{n}{2} - cf}{f}\\right) \\times h$'),
        earns(
          0.5,
          `$${told} = ${l} + \\left(\\dfrac{${half} - ${before === 0 ? one : `(${before} + ${one})`}}{${f}}\\right) \\times ${h}$`,
        ),
        earns(
          0.5,
          equals(fraction(f), given.width)
            ? `$${rest} - ${one} = ${told} - ${l} = ${share}$`
            : `$${rest} - ${one} = \\dfrac{(${told} - ${l}) \\times ${f}}{${h}} = ${share}$`,
          'equation',
        ),
        earns(0.5, `So $${one} = ${rest} - ${share} = ${x}$.`),
        earns(0.5, `From (1), $${two} = ${both} - ${x} = ${y}$.`, 'second letter'),
        earns(0.5, `Hence, $${one} = ${x}$ and $${two} = ${y}$.`),
      ],
      key: `${one} = ${x}, ${two} = ${y}`,
    }
  },
})
