import { numeral } from './measure'
import { fraction, simplifyRoot, surdTex, type Fraction, type Surd } from '../maths'

const wholeRoot = (n: bigint): bigint | null => {
  const root = BigInt(Math.round(Math.sqrt(Number(n))))
  return root * root === n ? root : null
}

/** The root of a number above 0; null where it is neither rational nor small enough to be simplified by hand. */
export function rootOf({ n, d }: Fraction): Surd | null {
  const [top, bottom] = [wholeRoot(n), wholeRoot(d)]
  if (top !== null && bottom !== null) return { coefficient: fraction(top, bottom), radicand: 1 }
  if (n * d > 10n ** 9n) return null
  const { outside, inside } = simplifyRoot(Number(n * d))
  return { coefficient: fraction(BigInt(outside), d), radicand: inside }
}

/** "25", "\sqrt{74}" */
export const rootTex = (root: Surd): string => (root.radicand === 1 ? numeral(root.coefficient) : surdTex(root))
