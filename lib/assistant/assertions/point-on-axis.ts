import type { WorkedAssertion } from './stated'
import { axisIn } from '../question/axis'
import { phrase } from '../question/phrase'
import { lineIn, rational } from '../question/polynomial'
import { factsOf, readQuestion, type Question } from '../question/question'
import { add, multiply, subtract } from '../../maths'

const known = new Set(['point', 'lies', 'axis', 'coordinate', 'on'])

/** "The point (0, 5) lies on the x-axis", "P(0, 2) is the point of intersection of the y-axis with the line 3x + 2y = 4". */
export function pointOnAxis(text: string): WorkedAssertion | null {
  const question = readQuestion(text)
  return meets(question) ?? lies(question)
}

/** Whether the point is that in which the line meets the axis. */
function meets(question: Question): WorkedAssertion | null {
  const said =
    phrase(question, 'point? @p:point point intersection @n:letter axis line? @e:equation') ??
    phrase(question, 'point? @p:point point intersection line? @e:equation @n:letter axis')
  const [axis, line] = [axisIn(question), said && lineIn(said.facts.e)]
  const [x, y] = said ? [rational(said.facts.p.x), rational(said.facts.p.y)] : []
  if (!said || !axis || !line || !x || !y || question.facts.length !== 3) return null
  const isLeft = question.items.some(
    (item) =>
      item.kind === 'word' &&
      !said.taken.includes(item) &&
      !['the', 'a', 'is', 'of', 'with', 'and'].includes(item.text),
  )
  if (isLeft) return null
  const isOnAxis = (axis.axis === 'x' ? y : x).n === 0n
  const value = subtract(add(multiply(line.a, x), multiply(line.b, y)), line.c)
  const isOnLine = value.n === 0n
  return {
    lines: [
      `The point is ${isOnAxis ? '' : 'not '}on the $${axis.axis}$-axis, and its coordinates ${isOnLine ? 'satisfy' : 'do not satisfy'} the equation of the line.`,
    ],
    holds: isOnAxis && isOnLine,
    archetype: 'le-axis-point',
  }
}

function lies(question: Question): WorkedAssertion | null {
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
