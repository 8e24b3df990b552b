import type { WorkedAssertion } from './stated'
import { axisIn } from '../question/axis'
import { phrase } from '../question/phrase'
import { rational } from '../question/polynomial'
import { factsOf, readQuestion } from '../question/question'

const known = new Set(['point', 'lies', 'axis', 'coordinate', 'on'])

/** "The point (0, 5) lies on the x-axis." */
export function pointOnAxis(text: string): WorkedAssertion | null {
  const question = readQuestion(text)
  const [point, ...more] = factsOf(question, 'point')
  const axis = axisIn(question)
  const said = phrase(question, 'point? @p:point lies on? @n:letter axis')
  const [x, y] = point ? [rational(point.x), rational(point.y)] : []
  if (!point || more.length > 0 || !axis || !said || !x || !y) return null
  const isMore = question.items.some((item) => {
    if (item.kind === 'word')
      return !known.has(item.text) && !said.taken.includes(item) && !['the', 'a'].includes(item.text)
    return item.kind !== 'mark' && item !== point && !axis.used.includes(item) && !said.taken.includes(item)
  })
  if (isMore) return null
  const across = axis.axis === 'x' ? y : x
  const holds = across.n === 0n
  const name = axis.axis === 'x' ? 'y' : 'x'
  return {
    lines: [
      `On the $${axis.axis}$-axis the $${name}$-coordinate of every point is zero; here it is ${holds ? 'zero' : 'not zero'}.`,
    ],
    holds,
    archetype: 'cg-quadrant-of-point',
  }
}
