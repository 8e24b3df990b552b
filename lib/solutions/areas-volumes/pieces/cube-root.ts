import type { Fraction } from '../../../maths'

const wholeCubeRoot = (n: bigint): bigint | null => {
  const root = BigInt(Math.round(Math.cbrt(Number(n))))
  return root ** 3n === n ? root : null
}

/** The number whose cube it is; null where it is the cube of no fraction. */
export function cubeRoot({ n, d }: Fraction): Fraction | null {
  const [top, bottom] = [wholeCubeRoot(n), wholeCubeRoot(d)]
  return top === null || bottom === null ? null : { n: top, d: bottom }
}
