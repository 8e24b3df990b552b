import { add, bracketed, fraction, multiply, subtract, toTex } from '../../../maths'
import { chain, says } from '../../claim'
import type { Line as WorkedLine } from '../../line'
import { earns, line } from '../../line'
import { numberedPair } from './elimination'
import { byDeterminants, lineTex, xy, type Letters, type Pair } from './line'

/** Of px + qy = r and qx + py = s: the equations, their sum, x + y, their difference, x − y, and then x and y. */
export function sumAndDifferenceLines(pair: Pair, letters: Letters = xy) {
  const [[p, q, r], [, , s]] = pair
  const [x, y] = byDeterminants(pair)
  const [a, b] = letters
  const [sum, difference] = [r + s, r - s]
  const both = add(x, y)
  const double = toTex(multiply(fraction(2), x))
  return {
    equations: numberedPair(pair, letters),
    sum: line('sum', `Adding (1) and (2): $${lineTex([p + q, p + q, sum], letters)}$`),
    sumOfBoth: says`Dividing by $${p + q}$: ${chain(`${a} + ${b}`, toTex(fraction(sum, p + q)))}`,
    difference: `Subtracting (2) from (1): $${lineTex([p - q, q - p, difference], letters)}$`,
    differenceOfBoth: says`Dividing by $${p - q}$: ${chain(`${a} - ${b}`, toTex(fraction(difference, p - q)))}`,
    first: says`Adding these two: ${chain(`2${a}`, double)}, so ${chain(a, toTex(x))}`,
    second: line(
      'second value',
      says`Then ${chain(b, `(${a} + ${b}) - ${a}`, `${toTex(both)} - ${bracketed(x)}`, toTex(subtract(both, x)))}`,
    ),
  } as const
}

/** All of them, for two marks without the conclusion. */
export function bothByAdding(pair: Pair, letters: Letters = xy): readonly WorkedLine[] {
  const lines = sumAndDifferenceLines(pair, letters)
  return [
    ...lines.equations,
    lines.sum,
    earns(0.5, lines.sumOfBoth, 'sum of both'),
    line('difference', lines.difference),
    earns(0.5, lines.differenceOfBoth, 'difference of both'),
    earns(0.5, lines.first, 'first value'),
    lines.second,
  ]
}
