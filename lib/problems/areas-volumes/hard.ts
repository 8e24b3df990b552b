import type { Template } from '../template'
import { bowl } from './bowl'
import { compositeReverse } from './composite-reverse'
import { hollowPipe } from './hollow-pipe'
import { manyDepressions } from './many-depressions'
import { pole } from './pole'
import { scooped } from './scooped'
import { segmentArea } from './segment-area'
import { siloCase } from './silo-case'
import { solidInCylinder } from './solid-in-cylinder'
import { syrup } from './syrup'
import { tableDesigns } from './table-designs'
import { threeParts } from './three-parts'
import { waterLevel } from './water-level'
import { dialCase } from './dial-case'

export const templates: readonly Template[] = [
  segmentArea,
  scooped,
  waterLevel,
  hollowPipe,
  siloCase,
  threeParts,
  tableDesigns,
  manyDepressions,
  solidInCylinder,
  compositeReverse,
  bowl,
  pole,
  syrup,
  dialCase,
]
