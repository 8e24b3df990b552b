import type { Problem } from '@/lib/problems/problem'
import type { Claim, Line } from '../claims'
import type { Fact } from '../facts'
import type { Reckoning } from '../reckoning'
import { angleFacts } from './angles'
import { coefficientFacts } from './coefficients'
import { pointFacts } from './points'
import { progressionFacts } from './progressions'
import { tableFacts } from './tables'
import { wordFacts } from './words'

export interface Telling {
  readonly problem: Problem
  readonly question: Line
  readonly lines: readonly Line[]
  readonly claims: readonly Claim[]
  readonly reckoning: Reckoning
}

/** What a student takes from the question without being told its letters: the coefficients of its equation, the sums of its table. */
export function impliedFacts(telling: Telling): readonly Fact[] {
  switch (telling.problem.type) {
    case 'arithmetic-progressions':
      return progressionFacts(telling)
    case 'polynomials':
    case 'quadratic-equations':
    case 'linear-equations':
      return coefficientFacts(telling)
    case 'coordinate-geometry':
      return pointFacts(telling)
    case 'trigonometry':
      return [...angleFacts(telling), ...pointFacts(telling)]
    case 'statistics':
      return [...tableFacts(telling), ...wordFacts(telling)]
    default:
      return wordFacts(telling)
  }
}

export const implied = (name: string, value: number): Fact => ({ name, value, claim: null, derived: true })
