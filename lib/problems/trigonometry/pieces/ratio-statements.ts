import { reciprocals, squaresAdd, squaresDiffer } from './identity-statements'
import type { RatioFamily } from './ratio-family'
import { complements, defined, growth, ofSum } from './table-statements'
import { abbreviation, bound, fromOneRatio, possible } from './triangle-statements'

/** Those of the book and their like, each of them true and false. */
export const ratioFamilies: readonly RatioFamily[] = [
  possible,
  bound,
  fromOneRatio,
  abbreviation,
  growth,
  defined,
  complements,
  ofSum,
  reciprocals,
  squaresDiffer,
  squaresAdd,
]
