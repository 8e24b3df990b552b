import { fraction, toTex } from '../../../maths'

const once = (parts: readonly string[]): string => parts.filter((part, index) => part !== parts[index - 1]).join(' = ')
const over = (top: number | string, a: number): string => (a === 1 ? `${top}` : `\\frac{${top}}{${a}}`)

/** "-\frac{b}{a} = -\frac{(-8)}{5} = \frac{8}{5}": the sum of the zeroes of ax² + bx + c. */
export const sumLine = (a: number, b: number): string =>
  once(['-\\frac{b}{a}', `-${over(b < 0 ? `(${b})` : b, a)}`, toTex(fraction(-b, a))])

/** "\frac{c}{a} = \frac{-4}{6} = -\frac{2}{3}": the product of the zeroes of ax² + bx + c. */
export const productLine = (a: number, c: number): string => once(['\\frac{c}{a}', over(c, a), toTex(fraction(c, a))])
