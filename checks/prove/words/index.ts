import { combinedEquations, dividedEquations, multipliedEquations } from './combined-equations'
import { countedLists, lettersOfWords, pairsOfDice } from './counted-lists'
import type { WordRule } from './finding'
import { freeEquations } from './free-equations'
import { chosenOption } from './options'
import { pointsOnLines } from './points-on-lines'
import { fromSumAndProduct } from './polynomials'
import { primes } from './primes'
import { differences, progressions } from './progressions'
import { quotedEquations } from './quoted-equations'
import { allProbabilities, quotations } from './quotations'
import { rejectedLengths } from './rejected-lengths'
import { sectionsInK } from './sections'
import { takenFromData } from './statistics'
import { sumAndProduct } from './sum-and-product'
import { zeroesInFigure } from './zeroes-in-figure'
import { spokenTerms } from './terms'

export const wordRules: readonly WordRule[] = [
  sumAndProduct,
  fromSumAndProduct,
  pointsOnLines,
  countedLists,
  pairsOfDice,
  lettersOfWords,
  progressions,
  differences,
  spokenTerms,
  rejectedLengths,
  primes,
  quotations,
  allProbabilities,
  sectionsInK,
  freeEquations,
  quotedEquations,
  chosenOption,
  combinedEquations,
  multipliedEquations,
  dividedEquations,
  zeroesInFigure,
  takenFromData,
]
