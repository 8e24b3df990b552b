import { exactRoot } from './pieces/root'
import { shown } from './pieces/progression'
import { add, divide, fraction, multiply, negate, subtract, toText, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked, type Solution } from '../solution'

/** Three numbers in AP: their sum, and their product, the sum of their squares or the product of the two smaller ones. */
export interface Given {
  readonly sum: Fraction
  readonly told: 'product' | 'squares' | 'smaller'
  readonly value: Fraction
}

const middleOf = ({ sum }: Given): Fraction => divide(sum, fraction(3))

/** d² */
function squareOf(given: Given): Fraction {
  const m = middleOf(given)
  return given.told === 'product'
    ? subtract(multiply(m, m), divide(given.value, m))
    : divide(subtract(given.value, multiply(fraction(3), multiply(m, m))), fraction(2))
}

const smallerGap = (given: Given): Fraction => subtract(middleOf(given), divide(given.value, middleOf(given)))

function objection(given: Given): string | null {
  if (given.told === 'smaller') {
    if (given.sum.n === 0n) return 'With the sum 0 the middle number is 0: check what you typed.'
    return smallerGap(given).n <= 0n
      ? 'With these numbers the two smaller ones could not have this product: check what you typed.'
      : null
  }
  if (given.told === 'product' && given.sum.n === 0n)
    return 'With the sum 0 the middle number is 0, and so is the product: d cannot be found.'
  const square = squareOf(given)
  if (square.n < 0n) return 'With these numbers $d^2$ would be negative, which cannot be: check what you typed.'
  const d = exactRoot(square)
  if (!d) return 'With these numbers $d^2$ is no square, so the numbers are not rational: check what you typed.'
  return d.n === 0n ? 'With these numbers all three would be the same: check what you typed.' : null
}

/** By the two smaller of the numbers. */
function bySmaller(given: Given): Solution {
  const { sum, value } = given
  const [middle, d] = [middleOf(given), smallerGap(given)]
  const [m, gap] = [shown(middle), shown(d)]
  const numbers = [subtract(middle, d), middle, add(middle, d)]
  const [low = '', , high = ''] = numbers.map(shown)
  return {
    lines: [
      earns(0.5, 'Let the three numbers be $x - d,\\ x,\\ x + d$ with $d > 0$.'),
      earns(0.5, `Sum: $(x - d) + x + (x + d) = ${shown(sum)}$, so $3x = ${shown(sum)}$ and $x = ${m}$`, 'middle'),
      earns(1, `Product of the two smaller: $(${m} - d) \\times ${middle.n < 0n ? `(${m})` : m} = ${shown(value)}$`),
      earns(0.5, `$${m} - d = ${shown(divide(value, middle))}$, so $d = ${gap}$`, 'difference'),
      earns(0.5, `Hence the numbers are $${low}$, $${m}$ and $${high}$.`),
    ],
    key: numbers.map(toText).join(', '),
  }
}

/** E.g. "Three numbers in AP add up to 21 and their product is 231. Find the numbers." */
export const threeNumbers = worked<Given>({
  id: 'three-numbers',
  archetype: 'ap-two-sums',
  objection,
  solve: (given) => {
    const { sum, told, value } = given
    if (told === 'smaller') return bySmaller(given)
    const [middle, square] = [middleOf(given), squareOf(given)]
    const root = exactRoot(square)
    if (!root) throw new Error('three-numbers: d is not rational')
    const numbers = [subtract(middle, root), middle, add(middle, root)]
    const [m, d] = [shown(middle), shown(root)]
    const [low = '', , high = ''] = numbers.map(shown)
    const times = middle.n < 0n ? `(${m})` : m
    const outer = divide(value, middle.n === 0n ? fraction(1) : middle)
    return {
      lines: [
        earns(0.5, 'Let the three numbers be $x - d,\\ x,\\ x + d$.'),
        earns(0.5, `Sum: $(x - d) + x + (x + d) = ${shown(sum)}$, so $3x = ${shown(sum)}$ and $x = ${m}$`, 'middle'),
        earns(
          0.5,
          told === 'product'
            ? `Product: $(${m} - d) \\times ${times} \\times (${m} + d) = ${shown(value)}$`
            : `Sum of the squares: $(${m} - d)^2 + ${middle.n < 0n ? times : m}^2 + (${m} + d)^2 = ${shown(value)}$`,
        ),
        told === 'product'
          ? `Dividing by ${/^\d+$/.test(m) ? m : `$${m}$`}: $(${m} - d)(${m} + d) = ${shown(outer)}$, that is, $${shown(multiply(middle, middle))} - d^2 = ${shown(outer)}$`
          : `Opening the brackets, the terms with $d$ cancel: $${shown(multiply(fraction(3), multiply(middle, middle)))} + 2d^2 = ${shown(value)}$`,
        earns(0.5, `$d^2 = ${shown(square)}$, so $d = ${d}$ or $d = ${shown(negate(root))}$`, 'difference'),
        earns(
          0.5,
          `$d = ${d}$ gives $${low}, ${m}, ${high}$; $d = ${shown(negate(root))}$ gives the same numbers in the opposite order.`,
          'both signs',
        ),
        earns(0.5, `Hence the numbers are $${low}$, $${m}$ and $${high}$.`),
      ],
      key: numbers.map(toText).join(', '),
    }
  },
})
