import { eliminated } from './elimination'
import { solutionText, type Pair } from './line'
import type { Posed } from '../template'

interface Story {
  readonly question: string
  /** What the letters stand for, and how each sentence becomes an equation, with the numbers (1) and (2). */
  readonly translation: readonly string[]
  readonly pair: Pair
  readonly x: number
  readonly y: number
  /** The answer in the words of the question. */
  readonly answer: string
  readonly hints: readonly string[]
  readonly explanation: string
}

/** A story with two unknowns x and y: translate, eliminate, answer in words. */
export const solvedStory = ({ question, translation, pair, x, y, answer, hints, explanation }: Story): Posed => ({
  question,
  rule: { kind: 'pair', expected: solutionText(x, y) },
  hints,
  steps: [...translation, ...eliminated(pair), answer],
  explanation,
})

/** The whole numbers from `least` to `greatest`, in every pair: the slow road to the answer of a story. */
export function searchPairs(least: number, greatest: number, passes: (x: number, y: number) => boolean): string | null {
  for (let x = least; x <= greatest; x++)
    for (let y = least; y <= greatest; y++) if (passes(x, y)) return solutionText(x, y)
  return null
}
