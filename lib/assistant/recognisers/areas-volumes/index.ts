import { arcOrArea } from './arc-and-area'
import { surfacesEqual } from './equal-surfaces'
import { segmentProved } from './segment-proved'
import { bowl } from './bowl'
import { measuresChangedTold } from './measures-changed'
import { brooch } from './brooch'
import { capsule } from './capsule'
import { circle } from './circle'
import { circlesRatio } from './circles-ratio'
import { circlesTold } from './circles-told'
import { coneEnds } from './cone-ends'
import { coneHemisphere } from './cone-hemisphere'
import { cone } from './cone'
import { cubeHemisphere } from './cube-hemisphere'
import { cylinder } from './cylinder'
import { doubleCone } from './double-cone'
import { revolvedTriangle } from './revolved-triangle'
import { equalInNumber } from './equal-in-number'
import { equalSectors } from './equal-sectors'
import { grazing } from './grazing'
import { heightAfterRecasting } from './height-after-recasting'
import { hollowPipe } from './hollow-pipe'
import { joinCubes } from './join-cubes'
import { largestInside } from './largest-inside'
import { lighthouse } from './lighthouse'
import { partFromCircumference } from './part-from-circumference'
import { manyDepressions } from './many-depressions'
import { pole } from './pole'
import { ratioOfSolids } from './ratio-of-solids'
import { recast } from './recast'
import { scoopedCylinder } from './scooped-cylinder'
import { sectorFromMeasures } from './sector-back'
import { sectorOfChord } from './sector-of-chord'
import { sector, sectorWithPi } from './sector'
import { sectorsInUse } from './sectors-in-use'
import { segment } from './segment'
import { shadedFigures } from './shaded-figures'
import { silo } from './silo'
import { solidInCylinder } from './solid-in-cylinder'
import { sectorsTold } from './sectors-told'
import { solidsOfLetters } from './solids-in-letters'
import { solidsByHeart } from './solids-by-heart'
import { solidsTold } from './solids-told'
import { sphere } from './sphere'
import { spheresInWater } from './spheres-in-water'
import { syrup } from './syrup'
import { tableDesigns } from './table-designs'
import { tent } from './tent'
import { vertexSectors } from './vertex-sectors'
import { wheel } from './wheel'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [
  silo,
  arcOrArea,
  surfacesEqual,
  equalInNumber,
  segmentProved,
  manyDepressions,
  hollowPipe,
  bowl,
  brooch,
  capsule,
  circle,
  circlesRatio,
  circlesTold,
  measuresChangedTold,
  coneEnds,
  coneHemisphere,
  cone,
  cubeHemisphere,
  cylinder,
  doubleCone,
  revolvedTriangle,
  equalSectors,
  grazing,
  heightAfterRecasting,
  joinCubes,
  largestInside,
  lighthouse,
  partFromCircumference,
  pole,
  ratioOfSolids,
  recast,
  scoopedCylinder,
  sectorFromMeasures,
  sectorOfChord,
  sector,
  sectorWithPi,
  sectorsInUse,
  segment,
  solidInCylinder,
  shadedFigures,
  sectorsTold,
  solidsOfLetters,
  solidsByHeart,
  solidsTold,
  sphere,
  spheresInWater,
  syrup,
  tableDesigns,
  tent,
  vertexSectors,
  wheel,
]
