import { bptConverse } from './bpt-converse'
import { bptSegment } from './bpt-segment'
import { perimeterRatio } from './perimeter-ratio'
import { similarAngle } from './similar-angle'
import { similarSide } from './similar-side'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [bptConverse, bptSegment, perimeterRatio, similarAngle, similarSide]
