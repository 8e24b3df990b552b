import { divide, equals, exact, negate, one, sign, toTex, type Fraction } from '../../../maths'

const once = (parts: readonly string[]): readonly string[] => parts.filter((part, index) => part !== parts[index - 1])
const over = (top: string, a: Fraction): string => (equals(a, one) ? top : `\\frac{${top}}{${toTex(a)}}`)

/** The sides of "-\frac{b}{a} = -\frac{(-8)}{5} = \frac{8}{5}": the sum of the zeroes of ax² + bx + c. */
export function sumSides(first: Fraction | number, second: Fraction | number): readonly string[] {
  const [a, b] = [exact(first), exact(second)]
  const top = sign(b) < 0 ? `(${toTex(b)})` : toTex(b)
  return once(['-\\frac{b}{a}', `-${over(top, a)}`, toTex(divide(negate(b), a))])
}

/** The sides of "\frac{c}{a} = \frac{-4}{6} = -\frac{2}{3}": the product of the zeroes of ax² + bx + c. */
export function productSides(first: Fraction | number, third: Fraction | number): readonly string[] {
  const [a, c] = [exact(first), exact(third)]
  return once(['\\frac{c}{a}', over(toTex(c), a), toTex(divide(c, a))])
}
