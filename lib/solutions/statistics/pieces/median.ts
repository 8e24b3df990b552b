import { continued, decimal } from './decimal'
import { at, classTitle, lower, sum, type GroupedData } from './grouped'
import { add, fraction, multiply, type Fraction } from '../../../maths'
import { chain, says } from '../../claim'
import { earns, line, type Line } from '../../line'

/** The first class whose cumulative frequency is greater than n/2, and what the formula takes from it. */
export function medianParts(data: GroupedData) {
  const { frequencies } = data
  const n = sum(frequencies)
  const index = frequencies.findIndex((_, place) => 2 * sum(frequencies.slice(0, place + 1)) > n)
  return {
    index,
    n,
    l: lower(data, index),
    h: data.width,
    f: at(frequencies, index),
    cf: sum(frequencies.slice(0, index)),
  }
}

/** l + (n/2 − cf)/f × h */
export function medianOf(data: GroupedData): Fraction {
  const { n, l, h, f, cf } = medianParts(data)
  return add(l, multiply(fraction(n - 2 * cf, 2 * f), h))
}

/** Median class, formula, substitution and calculation of the median: two marks in all. */
export function medianLines(data: GroupedData): readonly Line[] {
  const parts = medianParts(data)
  const { index, n, f, cf } = parts
  const [l, h, half] = [parts.l, parts.h, fraction(n, 2)].map(decimal)
  return [
    line('half', says`${chain('n', `${n}`)}, so ${chain('\\dfrac{n}{2}', half ?? '')}.`),
    earns(
      0.5,
      `The first class whose cumulative frequency is greater than $${half}$ is ${classTitle(data, index)}; it is the median class.`,
      'median class',
    ),
    line(
      'values',
      says`Here ${chain('l', l ?? '')}, ${chain('cf', `${cf}`)} (of the class before), ${chain('f', `${f}`)} and ${chain('h', h ?? '')}.`,
    ),
    earns(0.5, 'Median $= l + \\left(\\dfrac{\\frac{n}{2} - cf}{f}\\right) \\times h$', 'formula'),
    earns(0.5, `$= ${l} + \\left(\\dfrac{${half} - ${cf}}{${f}}\\right) \\times ${h}$`, 'put in'),
    earns(
      0.5,
      says`${continued('Median', `${l} + ${decimal(multiply(fraction(n - 2 * cf, 2 * f), parts.h))}`, medianOf(data))}`,
      'worked out',
    ),
  ]
}
