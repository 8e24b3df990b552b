import { fraction, sumTex, type Fraction } from '../../../maths'

/** So many sines and so many cosines. */
export interface SineCosinePair {
  readonly sine: number
  readonly cosine: number
}

/** As a sum of an angle. */
export const pairTex = ({ sine, cosine }: SineCosinePair, angle: string): string =>
  sumTex([
    [sine, `\\sin ${angle}`],
    [cosine, `\\cos ${angle}`],
  ])

/** The value of the quotient when tan is p/q. */
export const quotientAt = (top: SineCosinePair, bottom: SineCosinePair, p: number, q: number): Fraction =>
  fraction(top.sine * p + top.cosine * q, bottom.sine * p + bottom.cosine * q)
