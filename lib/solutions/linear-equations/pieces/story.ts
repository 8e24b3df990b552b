import { isInteger, sign, toTex } from '../../../maths'
import { earns, type Step } from '../../line'
import type { EliminationMarks } from './elimination'
import { clearing, equationsObjection, wholeLine, type Equations } from './equation'
import { byDeterminants, determinant, type Pair } from './line'
import { solvedPair } from './pair-lines'

/** The equations of a story with whole numbers. */
export const wholePair = ([first, second]: Equations): Pair => [
  wholeLine(first, clearing(first)),
  wholeLine(second, clearing(second)),
]

interface Unknowns {
  /** 'the length' and 'the breadth' */
  readonly names: readonly [x: string, y: string]
  /** Things that are counted are whole, and there may be none of them; what is measured is more than 0. */
  readonly counted?: true
}

/** Why a story does not fix its two unknowns, or what they cannot be; null when it does. */
export function storyObjection(equations: Equations, { names, counted }: Unknowns): string | null {
  const general = equationsObjection(equations)
  if (general !== null) return general
  const pair = wholePair(equations)
  if (determinant(pair) === 0) return 'The two statements do not fix the two numbers: check what you typed.'
  const [x, y] = byDeterminants(pair)
  const fits = [x, y].every((value) => (counted ? isInteger(value) && sign(value) >= 0 : sign(value) > 0))
  return fits
    ? null
    : `With these numbers ${names[0]} would be $${toTex(x)}$ and ${names[1]} $${toTex(y)}$, which cannot be: check what you typed.`
}

/** The equations (1) and (2) in words, their elimination, and the answer in the words of the question, for half a mark. */
export const storyLines = (
  pair: Pair,
  translation: readonly Step[],
  answer: string,
  marks: EliminationMarks = [0.5, 0.5, 0.5],
): readonly Step[] => [...translation, ...solvedPair(pair, { marks }).lines.slice(0, -1), earns(0.5, answer)]
