import { simplifyRoot } from './integer'
import { absolute, fraction, multiply, sign, toTex, toText, type Fraction } from './fraction'
import { exact } from './terms'

/**
 * One simplified surd, coefficient × √radicand with a square-free radicand; a rational has radicand 1.
 * For posing and printing; answers are judged on sums of these.
 */
export interface Surd {
  readonly coefficient: Fraction
  readonly radicand: number
}

/** coefficient × √n, simplified: surd(2, 12) is 4√3. n is an integer, 0 or more. */
export function surd(coefficient: Fraction | number, n: number): Surd {
  if (n === 0) return { coefficient: fraction(0), radicand: 1 }
  const { outside, inside } = simplifyRoot(n)
  return { coefficient: multiply(exact(coefficient), fraction(outside)), radicand: inside }
}

/** "4\sqrt{3}", "\frac{\sqrt{3}}{2}", "-\frac{5\sqrt{2}}{2}", "6". */
export function surdTex({ coefficient, radicand }: Surd): string {
  if (radicand === 1) return toTex(coefficient)
  const { n, d } = absolute(coefficient)
  const minus = sign(coefficient) < 0 ? '-' : ''
  const top = `${n === 1n ? '' : n}\\sqrt{${radicand}}`
  return d === 1n ? `${minus}${top}` : `${minus}\\frac{${top}}{${d}}`
}

/** "4√3", "√3/2", "-5√2/2", "6": the grammar of answers. */
export function surdText({ coefficient, radicand }: Surd): string {
  if (radicand === 1) return toText(coefficient)
  const { n, d } = absolute(coefficient)
  const minus = sign(coefficient) < 0 ? '-' : ''
  const top = `${n === 1n ? '' : n}√${radicand}`
  return d === 1n ? `${minus}${top}` : `${minus}${top}/${d}`
}
