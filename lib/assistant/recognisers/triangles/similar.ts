import type { Fact, Word } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { segment } from '../../question/segments'
import type { Corners } from '../../../solutions/triangles/pieces/letters'

export type Place = 0 | 1 | 2

export interface Similar {
  readonly first: Corners
  readonly second: Corners
  readonly used: readonly Fact[]
  readonly said: readonly Word[]
}

/** Words about similar triangles that change nothing. */
export const similarWords = [
  'similar',
  'triangle',
  'triangles',
  'side',
  'sides',
  'length',
  'corresponding',
  'two',
  'angle',
  'angles',
  'measure',
  'degrees',
  'known',
] as const

const statements = [
  '@a:letter similar triangle? @b:letter',
  'triangles|triangle @a:letter triangle? @b:letter * similar',
  'similar triangles|triangle @a:letter triangle? @b:letter',
  '@a:letter @b:letter two? similar',
  'similar triangles|triangle * triangles|triangle? @a:letter triangle? @b:letter',
] as const

const cornersOf = (name: string): Corners | null => {
  const [a, b, c, ...more] = name
  return a && b && c && more.length === 0 ? [a, b, c] : null
}

/** "△ABC ∼ △DEF": the corners in the order that matches. */
export function similarIn(question: Question): Similar | null {
  const found = phrase(question, ...statements)
  const [first, second] = [found && cornersOf(found.facts.a.name), found && cornersOf(found.facts.b.name)]
  if (!found || !first || !second) return null
  // both names may be said again
  const again = factsOf(question, 'letter').filter(({ name }) => name === first.join('') || name === second.join(''))
  const { used, said } = told(question, found)
  return { first, second, used: [...used, ...again], said }
}

/** The places of the ends of a side in the name of a triangle; null for another segment. */
export function placesOf(corners: Corners, side: string): readonly [Place, Place] | null {
  const all = [
    [0, 1],
    [1, 2],
    [0, 2],
  ] as const
  return all.find(([i, j]) => segment(`${corners[i]}${corners[j]}`) === segment(side)) ?? null
}
