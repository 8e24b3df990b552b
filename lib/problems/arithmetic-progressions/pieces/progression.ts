import { fraction, isInteger, toTex } from '../../../maths'
import { commasTex } from '../../../maths/commas'

export const termOf = (a: number, d: number, n: number): number => a + (n - 1) * d

export const sumOf = (a: number, d: number, n: number): number => (n * (2 * a + (n - 1) * d)) / 2

/** "6, 11, 16, \ldots" */
export const listTex = (a: number, d: number, shown = 3): string =>
  `${Array.from({ length: shown }, (_, index) => a + index * d).join(', ')}, \\ldots`

const inBrackets = (value: number): string => (value < 0 ? `(${commasTex(value)})` : commasTex(value))

/** "a_{20} = 6 + (20 - 1) \times 5 = 6 + 19 \times 5 = 6 + 95 = 101" */
export function termTex(a: number, d: number, n: number): string {
  const added = (n - 1) * d
  const step = inBrackets(d)
  const sum = `${commasTex(a)} ${added < 0 ? '-' : '+'} ${commasTex(Math.abs(added))}`
  return `a_{${n}} = ${commasTex(a)} + (${n} - 1) \\times ${step} = ${commasTex(a)} + ${n - 1} \\times ${step} = ${sum} = ${commasTex(a + added)}`
}

/** "S_{20} = \frac{20}{2}[2 \times 6 + (20 - 1) \times 5] = 10[12 + 95] = 10 \times 107 = 1070" */
export function sumTexOf(a: number, d: number, n: number): string {
  const added = (n - 1) * d
  const inside = 2 * a + added
  const half = fraction(n, 2)
  const front = isInteger(half) ? toTex(half) : `\\frac{${n}}{2}`
  const opened = `${commasTex(2 * a)} ${added < 0 ? '-' : '+'} ${commasTex(Math.abs(added))}`
  return `S_{${n}} = \\frac{${n}}{2}[2 \\times ${inBrackets(a)} + (${n} - 1) \\times ${inBrackets(d)}] = ${front}[${opened}] = ${front} \\times ${inBrackets(inside)} = ${commasTex(sumOf(a, d, n))}`
}

/** "20th", "21st", "22nd", "13th" */
export function ordinal(n: number): string {
  const ending = n % 100 >= 11 && n % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
  return `${n}${ending}`
}
