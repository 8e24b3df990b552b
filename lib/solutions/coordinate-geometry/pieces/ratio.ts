import { absolute, divide, type Fraction } from '../../../maths'

/** m : n in lowest terms, whole and positive. */
export type Ratio = readonly [m: Fraction, n: Fraction]

export function lowestRatio(m: Fraction, n: Fraction): Ratio {
  const quotient = absolute(divide(m, n))
  return [
    { n: quotient.n, d: 1n },
    { n: quotient.d, d: 1n },
  ]
}

export const ratioText = ([m, n]: Ratio): string => `${m.n}:${n.n}`
export const ratioTex = ([m, n]: Ratio): string => `${m.n} : ${n.n}`

/** m : n as one number k, of k : 1. */
export const ratioValue = ([m, n]: Ratio): Fraction => divide(m, n)
