import { bigGcd, fraction, sumTex, sumText, type Fraction } from '../../../maths'
import type { Quotient } from '../../../maths/quotient'
import { constant, equals, lettersOf, multiply, newBudget, unity, type Sum, type SumTerm } from '../../../maths/sum'

const ordered = (sum: Sum): readonly SumTerm[] => {
  const isNegative = ({ coefficient }: SumTerm | { coefficient: Fraction }) => coefficient.n < 0n
  const terms = [...sum.values()]
  // 3 - 2√2 and not -2√2 + 3
  return terms.toSorted((one, other) => Number(isNegative(one)) - Number(isNegative(other)))
}

const symbol = ({ radicand, powers }: SumTerm, root: (n: bigint) => string, power: (n: number) => string): string =>
  [
    ...(radicand === 1n ? [] : [root(radicand)]),
    ...powers.map(([name, n]) => (n === 1 ? name : `${name}${power(n)}`)),
  ].join('')

const inSymbols = (sum: Sum, root: (n: bigint) => string, power: (n: number) => string) =>
  ordered(sum).map((term): readonly [Fraction, string] => [term.coefficient, symbol(term, root, power)])

/** A sum of numbers, roots and letters, "3 + 2√2", "11a - 6b". */
export const writtenTex = (sum: Sum): string =>
  sumTex(
    inSymbols(
      sum,
      (n) => `\\sqrt{${n}}`,
      (n) => `^{${n}}`,
    ),
  )
export const writtenText = (sum: Sum): string =>
  sumText(
    inSymbols(
      sum,
      (n) => `√${n}`,
      (n) => `^${n}`,
    ),
  )

const isNegative = (sum: Sum): boolean => [...sum.values()].every(({ coefficient }) => coefficient.n < 0n)

/** The same without fractions above the line, and with a plus below. */
function turned({ top, bottom }: Quotient): Quotient {
  const by = [...top.values()].reduce((all, { coefficient: { d } }) => (all / bigGcd(all, d)) * d, 1n)
  const factor = constant(fraction(isNegative(bottom) ? -by : by))
  const [over, under] = [top, bottom].map((sum) => multiply(sum, factor, newBudget()))
  // a surd keeps its fraction: 5/2 + √2
  const isPlain = by === 1n || [...lettersOf(top)].length > 0
  return over && under && isPlain ? { top: over, bottom: under } : { top, bottom }
}

const inBrackets = (text: string): string => (/ [-+] /.test(text) ? `(${text})` : text)

export function quotientTex(value: Quotient): string {
  const { top, bottom } = turned(value)
  return equals(bottom, unity) ? writtenTex(top) : `\\frac{${writtenTex(top)}}{${writtenTex(bottom)}}`
}

export function quotientText(value: Quotient): string {
  const { top, bottom } = turned(value)
  return equals(bottom, unity) ? writtenText(top) : `${inBrackets(writtenText(top))}/${inBrackets(writtenText(bottom))}`
}
