import type { StandardAngle } from '../../../solutions/trigonometry/pieces/ratio'
import { scaled, twoTerm, type TwoTerm } from './two-term'
import { fraction } from '../../../maths'

/** The angles of elevation before and after the walk. */
export type Sights = readonly [far: StandardAngle, near: StandardAngle]

/** The height over the walked distance, 1/(cot far - cot near), rationalised. */
const heightPerWalk: Readonly<Record<string, TwoTerm>> = {
  '30,60': twoTerm(0, fraction(1, 2)),
  '30,45': twoTerm(fraction(1, 2), fraction(1, 2)),
  '45,60': twoTerm(fraction(3, 2), fraction(1, 2)),
}

/** The height, exactly. */
export const walkHeight = ([far, near]: Sights, walk: number): TwoTerm => {
  const unit = heightPerWalk[`${far},${near}`]
  if (!unit) throw new Error(`walkHeight: the angle must grow, not go from ${far} to ${near}`)
  return scaled(unit, walk)
}
