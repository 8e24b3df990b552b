import { twoTerm, type TwoTerm } from './two-term'
import { fraction } from '../../../maths'
import type { StandardAngle } from '../../../solutions/trigonometry/pieces/ratio'

/** The angles of elevation of the bottom and of the top of the part above. */
export type TowerAngles = '30,45' | '30,60' | '45,60'

const pairs: Readonly<Record<TowerAngles, readonly [StandardAngle, StandardAngle]>> = {
  '30,45': [30, 45],
  '30,60': [30, 60],
  '45,60': [45, 60],
}

/** The two angles as numbers, the smaller one first. */
export const anglesOf = (angles: TowerAngles): readonly [StandardAngle, StandardAngle] => pairs[angles]

/** The part on top over the part below, tan high / tan low - 1. */
export const topPerBase: Readonly<Record<TowerAngles, TwoTerm>> = {
  '30,45': twoTerm(-1, 1),
  '30,60': twoTerm(2, 0),
  '45,60': twoTerm(-1, 1),
}

/** The part below over the part on top. */
export const basePerTop: Readonly<Record<TowerAngles, TwoTerm>> = {
  '30,45': twoTerm(fraction(1, 2), fraction(1, 2)),
  '30,60': twoTerm(fraction(1, 2), 0),
  '45,60': twoTerm(fraction(1, 2), fraction(1, 2)),
}
