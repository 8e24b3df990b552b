import { decimal } from './pieces/decimal'
import { medianOf } from './pieces/median'
import { classOf, filled, hiddenOf, knownSum, noFrequency, titleOf, unknownObjection } from './pieces/unknown-frequency'
import { add, divide, equals, fraction, multiply, subtract, sumTex, type Fraction } from '../../maths'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** A table with one unknown frequency (null), which is called by a letter, and its median. */
export interface Given {
  readonly from: Fraction
  readonly width: Fraction
  readonly frequencies: readonly (number | null)[]
  readonly median: Fraction
  readonly letter: string
}

const two = fraction(2)

/** What the formula takes from the class in which the median lies, and the unknown frequency. */
function partsOf(given: Given) {
  const index = classOf(given, given.median)
  const [hidden = -1] = hiddenOf(given)
  const f = given.frequencies[index] ?? 0
  const l = add(given.from, multiply(fraction(index), given.width))
  const rest = knownSum(given.frequencies.slice(0, Math.max(index, 0)))
  const known = knownSum(given.frequencies)
  const said = subtract(given.median, l)
  // the share of the median class that lies below the median
  const share = divide(multiply(said, fraction(f)), given.width)
  const isBefore = hidden < index
  const twice = multiply(two, share)
  const x = isBefore ? subtract(fraction(known - 2 * rest), twice) : add(twice, fraction(2 * rest - known))
  return { index, hidden, f, l, rest, known, said, share, twice, isBefore, x }
}

/** The unknown frequency is that of the median class itself. */
function ofItself(given: Given): Fraction | null {
  const { known, rest, said } = partsOf(given)
  const factor = subtract(multiply(two, said), given.width)
  return factor.n === 0n ? null : divide(multiply(given.width, fraction(known - 2 * rest)), factor)
}

const found = (given: Given): Fraction | null => {
  const { index, hidden, x } = partsOf(given)
  return index === hidden ? ofItself(given) : x
}

function linesOfItself(given: Given, x: Fraction): readonly Step[] {
  const { index, rest, known, ...exact } = partsOf(given)
  const { letter } = given
  const [l, h, value, said] = [exact.l, given.width, given.median, exact.said].map(decimal)
  const doubled = multiply(two, exact.said)
  const gap = subtract(doubled, given.width)
  const constant = multiply(given.width, fraction(known - 2 * rest))
  const all = sumTex([
    [given.width, letter],
    [constant, ''],
  ])
  return [
    earns(0.5, `The median $${value}$ lies in the class ${titleOf(given, index)}, so this is the median class.`),
    earns(
      0.5,
      `Here $l = ${l}$, $h = ${h}$, $f = ${letter}$, $n = ${known} + ${letter}$ and $cf = ${rest}$.`,
      'values',
    ),
    earns(0.5, 'Median $= l + \\left(\\dfrac{\\frac{n}{2} - cf}{f}\\right) \\times h$'),
    earns(
      0.5,
      `$${value} = ${l} + \\left(\\dfrac{\\frac{${known} + ${letter}}{2} - ${rest}}{${letter}}\\right) \\times ${h}$`,
      'put in',
    ),
    `Multiplying by $2${letter}$: $2 \\times ${said} \\times ${letter} = ${h}(${known} + ${letter} - ${2 * rest})$`,
    earns(
      0.5,
      `So $${sumTex([[doubled, letter]])} = ${all}$, and $${sumTex([[gap, letter]])} = ${decimal(constant)}$.`,
    ),
    earns(0.5, `Hence, the missing frequency is $${letter} = ${decimal(x)}$.`),
  ]
}

/** E.g. "The median of the following data is 28.5. Find the missing frequency x." */
export const missingFromMedian = worked<Given>({
  id: 'missing-from-median',
  archetype: 'stat-median-missing',
  objection: (given) => {
    const odd = unknownObjection(given, 1, given.median)
    if (odd !== null) return odd
    const { index } = partsOf(given)
    const x = found(given)
    if (index < 0) return 'The median lies in none of the classes: check what you typed.'
    if (!x) return 'The median is the middle of that class, so its frequency does not change the median.'
    const table = filled(given, [x])
    return table && table.frequencies.some((f) => f > 0) && equals(medianOf(table), given.median)
      ? null
      : noFrequency('median')
  },
  solve: (given) => {
    const { index, hidden, f, rest, known, isBefore, x, ...exact } = partsOf(given)
    const own = index === hidden ? ofItself(given) : null
    if (own) return { lines: linesOfItself(given, own), key: decimal(own) }
    const [l, h, value] = [exact.l, given.width, given.median].map(decimal)
    const [said, share, twice] = [exact.said, exact.share, exact.twice].map(decimal)
    const letter = given.letter
    const count = isBefore ? (rest === 0 ? letter : `${rest} + ${letter}`) : `${rest}`
    const inside = isBefore && rest > 0 ? `(${count})` : count
    const less = isBefore && rest > 0 ? ` - ${2 * rest}` : isBefore ? '' : ` - ${2 * rest}`
    const half = `\\dfrac{${known} + ${letter}}{2} - ${inside}`
    const key = decimal(x)
    return {
      lines: [
        earns(0.5, `The median $${value}$ lies in the class ${titleOf(given, index)}, so this is the median class.`),
        earns(
          0.5,
          `Here $l = ${l}$, $h = ${h}$, $f = ${f}$, $n = ${known} + ${letter}$ and $cf = ${count}$.`,
          'values',
        ),
        earns(0.5, 'Median $= l + \\left(\\dfrac{\\frac{n}{2} - cf}{f}\\right) \\times h$'),
        earns(
          0.5,
          `$${value} = ${l} + \\left(\\dfrac{\\frac{${known} + ${letter}}{2} - ${inside}}{${f}}\\right) \\times ${h}$`,
          'put in',
        ),
        earns(
          0.5,
          equals(fraction(f), given.width)
            ? `$${half} = ${value} - ${l} = ${said}$`
            : `$${half} = \\dfrac{(${value} - ${l}) \\times ${f}}{${h}} = ${share}$`,
        ),
        line(
          'cleared',
          `Multiplying by $2$: $${known} + ${letter}${less}${isBefore ? ` - 2${letter}` : ''} = ${twice}$`,
        ),
        isBefore
          ? `$${letter} = ${known}${less} - ${twice} = ${key}$`
          : `$${letter} = ${twice} + ${2 * rest} - ${known} = ${key}$`,
        earns(0.5, `Hence, the missing frequency is $${letter} = ${key}$.`),
      ],
      key,
    }
  },
})
