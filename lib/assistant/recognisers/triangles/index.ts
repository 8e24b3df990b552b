import { altitudeOnHypotenuse } from './altitude-on-hypotenuse'
import { angleBetween } from './angle-between'
import { angleBisector } from './angle-bisector'
import { angleCutLengths } from './angle-cut-lengths'
import { bptSegment } from './bpt-segment'
import { bptUnknown } from './bpt-unknown'
import { corresponding } from './corresponding'
import { criterion } from './criterion'
import { crossingLengths } from './crossing-lengths'
import { crossedWires } from './crossed-wires'
import { crossingAnglesAsked } from './crossing-angles-asked'
import { crossingAngles } from './crossing-angles'
import { cutInOneRatio } from './cut-in-one-ratio'
import { frameCase } from './frame-case'
import { heightsAndBases } from './heights-and-bases'
import { diagonal, poles } from './hypotenuse'
import { ladder } from './ladder'
import { lampWalk } from './lamp-walk'
import { parallelCutLengths } from './parallel-cut-lengths'
import { parallelLength } from './parallel-length'
import { parallelOrNot } from './parallel-or-not'
import { parallelogramLine } from './parallelogram-line'
import { perimeterRatio } from './perimeter-ratio'
import { segmentRatio } from './segment-ratio'
import { shadow } from './shadow'
import { shadowCase } from './shadow-case'
import { shadowsOfSeveral } from './shadows-of-several'
import { similarAngle } from './similar-angle'
import { similarChoice, similarTrue } from './similar-choice'
import { similarBlank } from './similar-blank'
import { similarFact } from './similar-fact'
import { similarFacts } from './similar-facts'
import { similarLengths } from './similar-lengths'
import { similarSide } from './similar-side'
import { shadowCriterion } from './shadow-criterion'
import { shadowsTold } from './shadows-told'
import { similarTold } from './similar-told'
import { similarUnnamed } from './similar-unnamed'
import { squareInRightTriangle } from './square-in-right-triangle'
import { triangleFigure } from './triangle-figure'
import { trapeziumDiagonals } from './trapezium-diagonals'
import { trueProportion } from './true-proportion'
import { proofInWords } from './proof-in-words'
import { proofs } from './proofs'
import type { Recogniser } from '../../recogniser'

export const recognisers: readonly Recogniser[] = [
  altitudeOnHypotenuse,
  angleBetween,
  angleBisector,
  angleCutLengths,
  bptSegment,
  bptUnknown,
  cutInOneRatio,
  corresponding,
  criterion,
  crossedWires,
  crossingAngles,
  crossingAnglesAsked,
  crossingLengths,
  diagonal,
  frameCase,
  heightsAndBases,
  ladder,
  lampWalk,
  parallelCutLengths,
  parallelLength,
  parallelOrNot,
  parallelogramLine,
  perimeterRatio,
  poles,
  segmentRatio,
  shadow,
  shadowCase,
  shadowsOfSeveral,
  shadowCriterion,
  shadowsTold,
  similarAngle,
  similarChoice,
  similarTrue,
  similarFact,
  similarBlank,
  similarFacts,
  similarLengths,
  similarSide,
  similarTold,
  similarUnnamed,
  squareInRightTriangle,
  trapeziumDiagonals,
  trueProportion,
  proofs,
  proofInWords,
  triangleFigure,
]
