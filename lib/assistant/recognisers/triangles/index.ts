import { bptConverse } from './bpt-converse'
import { bptSegment } from './bpt-segment'
import { diagonal, poles } from './hypotenuse'
import { ladder } from './ladder'
import { lampWalk } from './lamp-walk'
import { perimeterRatio } from './perimeter-ratio'
import { shadow } from './shadow'
import { sideFromPerimeters } from './side-from-perimeters'
import { similarAngle } from './similar-angle'
import { similarSide } from './similar-side'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [
  bptConverse,
  bptSegment,
  diagonal,
  ladder,
  lampWalk,
  perimeterRatio,
  poles,
  shadow,
  sideFromPerimeters,
  similarAngle,
  similarSide,
]
