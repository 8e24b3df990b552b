import { textOf } from '../../question/fact'
import { phrase, type Phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import type { Given } from '../../../solutions/polynomials/zeroes-from-graph-told'

type Shape = NonNullable<Given['shape']>

const up = 'upward|upwards|up'
const down = 'downward|downwards|down'
const turning: readonly (readonly [kind: 'up' | 'down', opens: readonly string[], vertex: RegExp])[] = [
  ['up', [`opens|opening ${up}`, `${up} parabola`, `${up} opening parabola`], /^(?:lowest|minimum|vertex|turning)$/],
  [
    'down',
    [`opens|opening ${down}`, `${down} parabola`, `${down} opening parabola`],
    /^(?:highest|maximum|vertex|turning)$/,
  ],
]

/** What is told of a graph that fixes how often it meets the x-axis: a line parallel to it, or where a parabola turns. */
export function shapeIn(
  question: Question,
): { readonly shape: Shape; readonly count: number; readonly taken: readonly Phrase['taken'][] } | null {
  const line =
    phrase(question, 'straight? line parallel @x:letter axis #n above|below it?') ??
    phrase(question, 'straight? line parallel @x:letter axis above|below it?') ??
    phrase(question, 'straight? line parallel @x:letter axis')
  if (line) return line.facts.x.name === 'x' ? { shape: 'parallel line', count: 0, taken: [line.taken] } : null
  for (const [kind, opens, vertex] of turning) {
    const opened = phrase(question, ...opens)
    const place = phrase(
      question,
      `lowest|highest|minimum|maximum|vertex|turning point? is|lies? above|below|on @x:letter axis`,
      `lowest|highest|minimum|maximum|vertex|turning * is|lies above|below|on @x:letter axis`,
    )
    const isVertex = place !== null && vertex.test(textOf(place.taken[0]))
    if (!opened || !place || !isVertex || place.facts.x.name !== 'x') continue
    const where = place.taken.flatMap((item) =>
      item.kind === 'word' && /^(?:above|below|on)$/.test(item.text) ? [item.text] : [],
    )[0]
    const taken = [opened.taken, place.taken]
    if (where === 'on') return { shape: 'turns on the axis', count: 1, taken }
    const isBeyond = (where === 'below') === (kind === 'up')
    return { shape: isBeyond ? 'turns beyond the axis' : 'turns short of the axis', count: isBeyond ? 2 : 0, taken }
  }
  return null
}
