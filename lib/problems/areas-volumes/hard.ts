import type { Template } from '../template'
import { hollowPipe } from './hollow-pipe'
import { scooped } from './scooped'
import { segmentArea } from './segment-area'
import { siloCase } from './silo-case'
import { waterLevel } from './water-level'
import { tableDesigns } from './table-designs'
import { threeParts } from './three-parts'

export const templates: readonly Template[] = [
  segmentArea,
  scooped,
  waterLevel,
  hollowPipe,
  siloCase,
  threeParts,
  tableDesigns,
]
