import type { Template } from '../template'
import { boatAndStream } from './boat-and-stream'
import { graphTriangle } from './graph-triangle'
import { infiniteAAndB } from './infinite-a-and-b'
import { salesCase } from './sales-case'
import { solveNamed } from './solve-named'
import { swappedCoefficients } from './swapped-coefficients'
import { tariffsCase } from './tariffs-case'
import { twoCars } from './two-cars'
import { twoInvestments } from './two-investments'

export const templates: readonly Template[] = [
  solveNamed,
  swappedCoefficients,
  infiniteAAndB,
  graphTriangle,
  boatAndStream,
  twoCars,
  twoInvestments,
  salesCase,
  tariffsCase,
]
