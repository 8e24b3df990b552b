import { phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { segment } from '../../question/segments'

const pairs = [
  '@x:letter @y:letter point sides|side? @s:letter sides|side? @t:letter',
  'point @x:letter @y:letter sides|side? @s:letter sides|side? @t:letter',
  '@x:letter @y:letter lie|lies sides|side? @s:letter sides|side? @t:letter',
] as const

/** The side on which a point is said to lie, "D on AB", "D and E are points on the sides AB and AC"; null where none is. */
export function sideOf(question: Question, point: string): string | null {
  const both = phrase(question, ...pairs)
  if (both) {
    const { x, y, s, t } = both.facts
    const isPair = [x, y].every(({ name }) => name.length === 1) && [s, t].every(({ name }) => name.length === 2)
    if (isPair && x.name === point) return segment(s.name)
    if (isPair && y.name === point) return segment(t.name)
  }
  const { apart } = question
  for (const [at, item] of apart.entries()) {
    const next = apart[at + 1]
    if (
      item.kind !== 'letter' ||
      item.name !== point ||
      next?.kind !== 'word' ||
      !/^(?:on|lies|is|of)$/.test(next.text)
    )
      continue
    // "D lies on the side AB", "D is a point on AB"
    const side = apart.slice(at + 2, at + 8).find(({ kind }) => kind !== 'word')
    if (side?.kind === 'letter' && side.name.length === 2) return segment(side.name)
  }
  return null
}
