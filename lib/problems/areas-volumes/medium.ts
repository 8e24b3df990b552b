import type { Template } from '../template'
import { blockHemisphere } from './block-hemisphere'
import { capsule } from './capsule'
import { coneEnds } from './cone-ends'
import { doubleCone } from './double-cone'
import { grazing } from './grazing'
import { largest } from './largest'
import { ratio } from './ratio'
import { recast } from './recast'
import { recastLength } from './recast-length'
import { sectorsInUse } from './sectors-in-use'
import { tent } from './tent'
import { toy } from './toy'
import { vertexSectors } from './vertex-sectors'
import { lightAndWire } from './light-and-wire'

export const templates: readonly Template[] = [
  sectorsInUse,
  grazing,
  toy,
  capsule,
  tent,
  recast,
  ratio,
  largest,
  blockHemisphere,
  vertexSectors,
  doubleCone,
  coneEnds,
  recastLength,
  lightAndWire,
]
