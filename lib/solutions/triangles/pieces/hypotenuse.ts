import { add, squared, subtract, type Fraction } from '../../../maths'
import { chain, says } from '../../claim'
import { earns, line } from '../../line'
import type { Solution } from '../../solution'
import { lengthShown, lengthTex } from './length'
import { inSentence, keyOf, rootOf, rootSides, shown, sumOfSquares } from './pythagoras'

/** Two poles whose tops are joined. */
export interface Poles {
  readonly kind: 'poles'
  readonly heights: readonly [low: Fraction, high: Fraction]
  readonly apart: Fraction
  readonly unit: string
  /** What the question asks for, where it is not the distance between the tops by that name. */
  readonly asked?: string
}

/** A sheet with its diagonal. */
export interface Sheet {
  readonly kind: 'diagonal'
  readonly length: Fraction
  readonly breadth: Fraction
  readonly unit: string
  /** What the question calls the diagonal, where it is another name. */
  readonly asked?: string
}

export function workedPoles({
  heights: [low, high],
  apart,
  unit,
  asked = 'the distance between the tops',
}: Poles): Solution {
  const rise = subtract(high, low)
  const square = add(squared(apart), squared(rise))
  const root = rootOf(square)
  return {
    lines: [
      earns(
        0.5,
        says`Difference of the heights: ${chain(`${lengthTex(high)} - ${lengthTex(low)}`, lengthTex(rise))} ${unit}; horizontal distance: ${lengthShown(apart)} ${unit}`,
        'difference',
      ),
      `These two and the line between the tops form a right triangle; the line between the tops, $d$ ${unit}, is the hypotenuse.`,
      earns(0.5, says`By the Pythagoras theorem: ${sumOfSquares(apart, rise)}`, 'squares'),
      earns(0.5, says`${chain('d', ...rootSides(square))}`, 'root'),
      earns(0.5, `Hence ${asked} is ${inSentence(root)} ${unit}.`),
    ],
    key: keyOf(root),
  }
}

export function workedSheet({ length, breadth, unit, asked = 'the diagonal' }: Sheet): Solution {
  const square = add(squared(length), squared(breadth))
  const root = rootOf(square)
  return {
    lines: [
      line('triangle', 'The diagonal $d$ and two sides of the figure form a right triangle.'),
      earns(1, says`By the Pythagoras theorem: ${sumOfSquares(length, breadth)}`, 'squares'),
      earns(0.5, says`${chain('d', ...rootSides(square))}`, 'root'),
      earns(0.5, `Hence ${asked} is $${shown(root)}$ ${unit} long.`),
    ],
    key: keyOf(root),
  }
}
