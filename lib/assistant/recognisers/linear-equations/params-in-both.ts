import { equals, negate, one, zero, type Fraction } from '../../../maths/fraction'
import { paramsInBoth as solution, type Given, type LineInAB } from '../../../solutions/linear-equations/params-in-both'
import type { Fact } from '../../question/fact'
import { expanded, termsOf } from '../../question/polynomial'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import { pairWords } from './equations'
import { asksAAndB, numbersOf, placeIn } from './params-from-solution'

const names = ['ax', 'bx', 'ay', 'by', 'x', 'y', 'a', 'b', '']

/** An equation in x and y in which a or b stands beside x or y. */
function lineOf(fact: Fact): LineInAB | null {
  const terms = fact.kind === 'equation' && fact.relation === '=' ? termsOf(expanded(fact)) : null
  if (!terms || ![...terms.keys()].every((name) => names.includes(name))) return null
  if (!['ax', 'bx', 'ay', 'by'].some((name) => terms.has(name))) return null
  const of = (name: string): Fraction => terms.get(name) ?? zero
  const [ax, bx, ay, by, x, y] = [of('ax'), of('bx'), of('ay'), of('by'), of('x'), of('y')]
  return { ax, bx, ay, by, x, y, a: of('a'), b: of('b'), right: negate(of('')) }
}

const isFirst = (fact: Fact): boolean => {
  const a = numbersOf(fact, ['ax', 'y'])?.ax
  return a !== undefined && equals(a, one)
}
const isSecond = (fact: Fact): boolean => (numbersOf(fact, ['x', 'by'])?.by?.n ?? 0n) !== 0n

export const paramsInBoth = recogniser<Given>({
  id: 'a-and-b-in-both',
  solution,
  cues: ['#equation'],
  words: [
    ...pairWords,
    ...[
      'solution',
      'lines',
      'meet',
      'intersect',
      'point',
      'line',
      'its',
      'has',
      'have',
      'satisfy',
      'satisfies',
      'pass',
    ],
  ],
  examples: [
    'x = 3, y = -2 is the solution of ax - by = 17 and bx + ay = 6. Find a and b.',
    'If (2, 1) is the solution of ax + by = 7 and bx + ay = 8, find a and b.',
    'ax + by = 8 aur ax - by = 4 ka solution x = 2 and y = 1 hai to a and b nikalo',
  ],
  refuses: [
    'x = 3, y = -2 is the solution of ax - by = 17 and bx + ay = 6. Find a + b.',
    'x = 3, y = -2 is not the solution of ax - by = 17 and bx + ay = 6. Find a and b.',
    'x = 3 is a solution of ax - by = 17 and bx + ay = 6. Find a and b.',
  ],
  read: (question) => {
    const found = question.facts.flatMap((fact) => {
      const line = lineOf(fact)
      return line ? [{ fact, line }] : []
    })
    const [first, second, ...more] = found
    const place = placeIn(question)
    if (!place || !first || !second || more.length > 0 || !asksAAndB(question)) return null
    // each of the two alone in an equation of its own has a solution of its own
    if ([first.fact, second.fact].some(isFirst) && [first.fact, second.fact].some(isSecond)) return null
    const letters = factsOf(question, 'letter').filter(({ name }) => name === 'b' || name === 'a')
    return {
      given: { x: place.x, y: place.y, lines: [first.line, second.line] },
      used: [...place.used, first.fact, second.fact, ...letters],
    }
  },
  before: () => '',
})
