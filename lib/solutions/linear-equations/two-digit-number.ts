import { absolute, divide, fraction, isInteger, sign, toText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line, type Line as WorkedLine } from '../line'
import { worked } from '../solution'
import { numbered } from './pieces/elimination'
import { byDeterminants, type Line, type Pair } from './pieces/line'
import { solvedPair } from './pieces/pair-lines'

/** What is told of a number with two digits. */
export type Given =
  | {
      readonly told: 'sumAndReverse'
      readonly digitSum: Fraction
      /** The number with its digits reversed less the number. */
      readonly gain: Fraction
    }
  | {
      readonly told: 'reverseSumAndDifference'
      /** The number and the one with its digits reversed, added. */
      readonly reverseSum: Fraction
      readonly larger: 'tens' | 'ones'
      readonly gap: Fraction
    }

/** The sum of the digits, and by how much the tens digit exceeds the ones digit. */
function digitsOf(given: Given): { readonly sum: Fraction; readonly lead: Fraction } {
  if (given.told === 'sumAndReverse') return { sum: given.digitSum, lead: divide(given.gain, fraction(-9)) }
  const lead = given.larger === 'tens' ? given.gap : fraction(-given.gap.n, given.gap.d)
  return { sum: divide(given.reverseSum, fraction(11)), lead }
}

function pairOf(given: Given): Pair {
  const { sum, lead } = digitsOf(given)
  const [total, gap] = [Number(sum.n), Number(lead.n)]
  return [[1, 1, total], gap > 0 ? [1, -1, gap] : [-1, 1, -gap]]
}

function objection(given: Given): string | null {
  const { sum, lead } = digitsOf(given)
  if (given.told === 'reverseSumAndDifference' && sign(given.gap) < 0) return 'The digits differ by a positive number.'
  if (!isInteger(sum))
    return 'The sum of a two-digit number and its reverse is always divisible by $11$, so there is no such number.'
  if (!isInteger(lead))
    return 'Reversing the digits always changes the number by a multiple of $9$, so there is no such number.'
  const [x, y] = byDeterminants(pairOf(given))
  const isDigit = (value: Fraction) => isInteger(value) && value.n >= 0n && value.n <= 9n
  return isDigit(x) && isDigit(y) && x.n > 0n
    ? null
    : `There is no such number: the digits would be $${toText(x)}$ and $${toText(y)}$.`
}

const shown = (value: Fraction): string => toText(absolute(value))

function translated(given: Given, [sum, gap]: readonly [Line, Line]): readonly [WorkedLine, WorkedLine] {
  if (given.told === 'reverseSumAndDifference') {
    const total = toText(given.reverseSum)
    return [
      earns(
        0.5,
        says`The sum: $(10x + y) + (10y + x) = ${total}$, so $11x + 11y = ${total}$, that is, ${numbered(sum, 1)}`,
        'first equation',
      ),
      earns(0.5, says`The difference of the digits: ${numbered(gap, 2)}`, 'second equation'),
    ]
  }
  const change = shown(given.gain)
  const two = numbered(gap, 2)
  return [
    earns(0.5, says`The sum of the digits: ${numbered(sum, 1)}`, 'first equation'),
    earns(
      0.5,
      sign(given.gain) >= 0
        ? says`Reversed: $(10y + x) - (10x + y) = ${change}$, so $9y - 9x = ${change}$, that is, ${two}`
        : says`Reversed: $(10x + y) - (10y + x) = ${change}$, so $9x - 9y = ${change}$, that is, ${two}`,
      'second equation',
    ),
  ]
}

/** E.g. "The sum of the digits of a two-digit number is 11. Reversing the digits gives a number 27 less. Find the number." */
export const twoDigitNumber = worked<Given>({
  id: 'two-digit-number',
  archetype: 'le-word-two-digit',
  objection,
  solve: (given) => {
    const pair = pairOf(given)
    const [x, y] = byDeterminants(pair).map(({ n }) => Number(n))
    const [tens, ones] = [x ?? 0, y ?? 0]
    const { lines } = solvedPair(pair, { marks: [0.5, 0.5, 0.5] })
    const value = `${10 * tens + ones}`
    return {
      lines: [
        line(
          'meaning',
          'Let the tens digit be $x$ and the ones digit $y$. The number is $10x + y$, and reversed it is $10y + x$',
        ),
        ...translated(given, pair),
        ...lines.slice(0, -1),
        earns(0.5, says`The number is ${chain('10x + y', `10 \\times ${tens} + ${ones}`, value)}`, 'number'),
      ],
      key: value,
    }
  },
})
