import type { Fraction } from '../../../maths'

/** The faster alone takes `fast` hours, the slower `fast + more`; together they take `together`. */
export interface SharedWork {
  readonly fast: number
  readonly more: number
  readonly together: Fraction
  readonly stem: 0 | 1 | 2
}

/** "9\frac{3}{8}" */
export function mixedTex(value: Fraction): string {
  const whole = value.n / value.d
  const rest = value.n % value.d
  return rest === 0n ? `${whole}` : `${whole === 0n ? '' : whole}\\frac{${rest}}{${value.d}}`
}

export const stories = [
  ({ more, together }: SharedWork) =>
    `Two water taps together can fill a tank in $${mixedTex(together)}$ hours. The tap of larger diameter takes ${more} hours less than the smaller one to fill the tank separately. Find the time in which each tap can separately fill the tank.`,
  ({ more, together }: SharedWork) =>
    `Two pipes running together can fill a cistern in $${mixedTex(together)}$ hours. One pipe alone takes ${more} hours more than the other to fill it. Find the time each pipe would take alone.`,
  ({ more, together }: SharedWork) =>
    `Asha and Bina together finish stitching the school flags in $${mixedTex(together)}$ hours. Working alone, Bina takes ${more} hours more than Asha. How long would each take alone?`,
] as const

/** What the two times are called in the key. */
export const names = [
  ['larger', 'smaller'],
  ['faster', 'slower'],
  ['Asha', 'Bina'],
] as const

/** Who does the work, the quicker one first. */
export const workers = [
  ['the larger tap', 'the smaller tap'],
  ['the faster pipe', 'the slower pipe'],
  ['Asha', 'Bina'],
] as const
