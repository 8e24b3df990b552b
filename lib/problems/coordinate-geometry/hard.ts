import type { Template } from '../template'
import { caseSection } from './case-section'
import { centreThroughThree } from './circle-centre'
import { cutTwoSides } from './cut-two-sides'
import { pointOnMedian } from './median-point'
import { verticesFromMidPoints } from './midpoints-to-vertices'
import { parallelogramThenSide } from './parallelogram-then-side'
import { quadrilateralProof } from './quadrilateral-proof'
import { typeOfQuadrilateral } from './quadrilateral-type'
import { ratioByALine } from './ratio-by-line'
import { squareOtherVertices } from './square-other-vertices'

export const templates: readonly Template[] = [
  ratioByALine,
  typeOfQuadrilateral,
  centreThroughThree,
  pointOnMedian,
  quadrilateralProof,
  verticesFromMidPoints,
  squareOtherVertices,
  caseSection,
  parallelogramThenSide,
  cutTwoSides,
]
