import { formulasIn } from './stated-answer'
import { valueOfTex } from '../prove/value-of-tex'
import { same } from '../prove/worked-out'

/** The numbers that a line comes to or states: the sides of its formulas as wholes, the coordinates of its points, the numbers in its words. */
export function resultsIn(text: string): readonly number[] {
  const sides = formulasIn(text).flatMap(wholesIn)
  const words = text.replace(/\$[^$]*\$/g, ' … ').match(/(?<![\w.])\d+(?:,\d{2,3})*(?:\.\d+)?/g) ?? []
  return [...sides, ...words.map((word) => Number(word.replaceAll(',', '')))]
}

/** It is one of them, but for its sign, or rounded as it is told. */
export const isNumberThere = (value: number, among: readonly number[]): boolean =>
  among.some((one) => same(one, value) || same(one, -value) || Math.abs(one - value) <= 0.005 * Math.abs(value))

const wholesIn = (tex: string): readonly number[] =>
  tex
    .split(/=|\\approx|\\Rightarrow|[<>]|\\[lg]eq?\b|,\s|:|\\(?:text|quad)\b(?:\{[^{}]*\})?/)
    .flatMap((side) => {
      const whole = side.replace(
        /^\s*(?:[A-Z]|\\left)?\s*\((?=[^)]*$)|(?<=^[^(]*)(?:\\right)?\)\s*$|\^\{?\\circ\}?\s*$|\\%\s*$/g,
        '',
      )
      return whole.includes('\\pm')
        ? ['+', '-'].map((sign) => valueOfTex(whole.replace('\\pm', sign)))
        : [valueOfTex(whole)]
    })
    .filter(Number.isFinite)
