import type { Posed } from '../../posed'
import { earns, type Step } from '../../template'
import { eliminated, type EliminationMarks } from '../../../solutions/linear-equations/pieces/elimination'
import { solutionText, type Pair } from '../../../solutions/linear-equations/pieces/line'

interface Story {
  readonly question: string
  /** What the letters may be called in a response. */
  readonly aliases?: { readonly x: readonly string[]; readonly y: readonly string[] }
  /** Of both values, where they have one. */
  readonly unit?: string
  /** What the letters stand for, and how each sentence becomes an equation, with the numbers (1) and (2). */
  readonly translation: readonly Step[]
  readonly pair: Pair
  readonly x: number
  readonly y: number
  /** The answer in the words of the question, for half a mark. */
  readonly answer: string
  readonly hints: readonly string[]
  readonly explanation: string
  /** Half a mark for each part unless it is said otherwise. */
  readonly marks?: EliminationMarks
}

/** A story with two unknowns x and y: translate, eliminate, answer in words. */
export const solvedStory = ({
  question,
  aliases,
  unit,
  translation,
  pair,
  x,
  y,
  answer,
  hints,
  explanation,
  marks = [0.5, 0.5, 0.5],
}: Story): Posed => ({
  question,
  rule: {
    kind: 'pair',
    expected: solutionText(x, y),
    ...(unit && { unit }),
    ...(aliases && { aliases: { ...aliases } }),
  },
  hints,
  steps: [...translation, ...eliminated(pair, marks), earns(0.5, answer)],
  explanation,
})

/** The whole numbers from `least` to `greatest`, in every pair: the slow road to the answer of a story. */
export function searchPairs(least: number, greatest: number, passes: (x: number, y: number) => boolean): string | null {
  for (let x = least; x <= greatest; x++)
    for (let y = least; y <= greatest; y++) if (passes(x, y)) return solutionText(x, y)
  return null
}
