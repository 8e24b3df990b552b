import type { Template } from '../template'
import { centreThroughThree } from './circle-centre'
import { pointOnMedian } from './median-point'
import { quadrilateralProof } from './quadrilateral-proof'
import { typeOfQuadrilateral } from './quadrilateral-type'
import { ratioByALine } from './ratio-by-line'

export const templates: readonly Template[] = [
  ratioByALine,
  typeOfQuadrilateral,
  centreThroughThree,
  pointOnMedian,
  quadrilateralProof,
]
