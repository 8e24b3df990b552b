import { absolute, equals, fraction, one, sign, toTex, toText, type Fraction } from './fraction'

/** A coefficient and what it multiplies; '' stands for the constant term. */
export type Term = readonly [coefficient: Fraction | number, symbol: string]

/** A sum as a book sets it: no "1x", no "+ -", no zero terms. [[1,'x^2'],[-5,'x'],[6,'']] -> "x^2 - 5x + 6". */
export const sumTex = (terms: readonly Term[]): string => sum(terms, toTex)

/** The same in plain text, in the grammar of answers: "x^2 - 5x + 6"; fractional coefficients as "(3/4)x". */
export const sumText = (terms: readonly Term[]): string => sum(terms, toText, '(', ')')

function sum(terms: readonly Term[], show: (value: Fraction) => string, open = '', close = ''): string {
  const shown = terms
    .map(([coefficient, symbol]) => [exact(coefficient), symbol] as const)
    .filter(([coefficient]) => sign(coefficient) !== 0)
    .map(([coefficient, symbol], index) => {
      const minus = sign(coefficient) < 0
      const size = absolute(coefficient)
      const lead = index === 0 ? (minus ? '-' : '') : minus ? ' - ' : ' + '
      if (symbol !== '' && equals(size, one)) return `${lead}${symbol}`
      const bracketed = symbol !== '' && size.d !== 1n ? `${open}${show(size)}${close}` : show(size)
      return `${lead}${bracketed}${symbol}`
    })
  return shown.length === 0 ? '0' : shown.join('')
}

export const exact = (value: Fraction | number): Fraction => (typeof value === 'number' ? fraction(value) : value)

/** A number after an operation sign: 5 -> "5", -5 -> "(-5)" (TeX and text alike). Fractions as TeX. */
export function bracketed(value: Fraction | number): string {
  const shown = toTex(exact(value))
  return shown.startsWith('-') ? `(${shown})` : shown
}
