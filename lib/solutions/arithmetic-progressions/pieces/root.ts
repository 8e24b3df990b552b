import { fraction, type Fraction } from '../../../maths'

/** The root of a number that is the square of a fraction; null for any other. */
export function exactRoot({ n, d }: Fraction): Fraction | null {
  const [top, bottom] = [whole(n), whole(d)]
  return top === null || bottom === null ? null : fraction(top, bottom)
}

function whole(value: bigint): bigint | null {
  if (value < 0n || value > 10n ** 15n) return null
  const near = BigInt(Math.round(Math.sqrt(Number(value))))
  return near * near === value ? near : null
}
