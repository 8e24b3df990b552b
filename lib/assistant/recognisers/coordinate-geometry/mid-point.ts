import { namesOf, pointsIn, pointWords } from './points'
import { midPoint as solution } from '../../../solutions/coordinate-geometry/mid-point'
import { recogniser } from '../../recogniser'

export const midPoint = recogniser({
  id: 'mid-point-of',
  solution,
  cues: ['midpoint', 'mid'],
  words: [...pointWords, 'between', 'formula', 'using'],
  examples: ['mid-point of (2, 3) and (6, 9)', 'Find the midpoint of the line segment joining (-1, 4) and (5, 0)'],
  read: (question) => {
    const found = pointsIn(question)
    const [a, b, ...more] = found?.points ?? []
    // "(4, 1) is the mid-point of AB" asks for an end
    const told = question.items.some((item, index) => item.kind === 'point' && isIs(question.items[index + 1]))
    return found && a && b && more.length === 0 && !told
      ? { given: { a, b }, used: [...found.used, ...namesOf(question, [a, b])] }
      : null
  },
  before: () => 'Mid-point: ',
})

const isIs = (item: { readonly kind: string; readonly text?: unknown } | undefined): boolean =>
  item?.kind === 'word' && item.text === 'is'
