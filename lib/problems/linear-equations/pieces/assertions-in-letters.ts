import type { Random } from '../../../random'
import { lineTex } from '../../../solutions/linear-equations/pieces/line'
import { eitherWay, type EitherWay, type RuledKind } from '../../kinds-of-question/assertion-rules'
import type { RuleName } from './assertion-rules'

/** k for parallel lines: the second equation is t times the first but for its constant. */
function parallelFor(random: Random): EitherWay {
  const { a, b, c, t, e } = random.until(
    (source) => ({
      a: source.integer(2, 7),
      b: source.integer(2, 9),
      c: source.integer(1, 12),
      t: source.integer(2, 5),
      e: source.integer(1, 20),
    }),
    (drawn) => drawn.e !== drawn.t * drawn.c && drawn.a !== drawn.b,
  )
  const k = t * b
  const pair = `$${lineTex([a, b, c])}$ and $${t * a}x + ky = ${e}$`
  const none = (value: number) => a * value === b * t * a && c * t !== e
  return {
    truth: {
      text: `The pair of equations ${pair} has no solution for $k = ${k}$.`,
      about: `For $k = ${k}$ the coefficients are $${t}$ times those of the first equation, but $${t} \\times ${c} = ${t * c}$ is not $${e}$.`,
      holds: () => none(k),
    },
    falsehood: {
      text: `The pair of equations ${pair} has no solution for $k = ${k + t}$.`,
      about: `No solution needs $\\frac{${a}}{${t * a}} = \\frac{${b}}{k}$, and this gives $k = ${k}$ only.`,
      holds: () => none(k + t),
    },
  }
}

/** The parts of a two-digit number. */
function digits(random: Random): EitherWay {
  const [tens, ones] = random.until(
    (source) => [source.integer(2, 9), source.integer(1, 8)] as const,
    ([p, q]) => p > q,
  )
  const [number, turned] = [10 * tens + ones, 10 * ones + tens]
  const reverse = (n: number) => Number([...`${n}`].toReversed().join(''))
  return {
    truth: {
      text: `A two-digit number whose tens digit exceeds its ones digit by $${tens - ones}$ is $${9 * (tens - ones)}$ more than the number with its digits reversed.`,
      about: `With the digits $x$ and $y$ the difference is $(10x + y) - (10y + x) = 9(x - y)$; here $9 \\times ${tens - ones} = ${9 * (tens - ones)}$.`,
      holds: () => number - reverse(number) === 9 * (tens - ones),
    },
    falsehood: {
      text: `A two-digit number whose tens digit exceeds its ones digit by $${tens - ones}$ is $${10 * (tens - ones)}$ more than the number with its digits reversed.`,
      about: `For $${number}$ and $${turned}$ the difference is $${number} - ${turned} = ${number - turned}$.`,
      holds: () => number - reverse(number) === 10 * (tens - ones),
    },
  }
}

export const letterKinds: readonly RuledKind<RuleName>[] = [
  { rule: 'none', near: ['infinite', 'unique', 'consistent'], draw: eitherWay(parallelFor) },
  { rule: 'digits', near: [], draw: eitherWay(digits) },
]
