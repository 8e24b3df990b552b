import { subtract, zero, fraction } from '../../../maths/fraction'
import type { Fact } from '../../question/fact'
import { lineIn } from '../../question/polynomial'
import { phrase, told } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import type { Node } from '../../question/reading'
import {
  cyclicQuadrilateral as solution,
  type Angle,
  type Given,
} from '../../../solutions/linear-equations/cyclic-quadrilateral'
import { recogniser } from '../../recogniser'

/** x and y in "∠A = (4y + 20)°". */
function angleOf(node: Node): Angle | null {
  const right = { kind: 'number', value: zero, decimal: false, tex: '0' } as const
  const line = lineIn({ kind: 'equation', sides: [node, right], relation: '=' })
  return line && { x: line.a, y: line.b, more: subtract(fraction(0), line.c) }
}

interface Stated {
  readonly name: string
  readonly fact: Fact
  readonly node: Node
}

/** The angles by their corners, "∠A = (4y + 20)°" and "A = 4y + 20", whichever is told first. */
function statedIn(question: Question): readonly Stated[] {
  const named = factsOf(question, 'angle').map((fact) => ({ name: fact.name, fact, node: fact.node }))
  const bare = factsOf(question, 'equation').flatMap((fact): readonly Stated[] => {
    const [left, right, ...more] = fact.sides
    const isCorner = left?.kind === 'letter' && /^[A-Z]$/.test(left.name) && fact.relation === '='
    return isCorner && right && more.length === 0 ? [{ name: left.name, fact, node: right }] : []
  })
  return [...named, ...bare].toSorted((one, other) => one.name.localeCompare(other.name))
}

export const cyclicQuadrilateral = recogniser<Given>({
  id: 'cyclic-quadrilateral',
  solution,
  story: true,
  cues: ['cyclic', 'quadrilateral'],
  words: ['quadrilateral', 'circle', 'vertices', 'angles', 'angle', 'opposite', 'all', 'four', 'hence'],
  examples: [
    'ABCD is a cyclic quadrilateral with ∠A = (4y + 20)°, ∠B = (3y − 5)°, ∠C = (4x)° and ∠D = (7x + 5)°. Find x and y.',
    'ABCD is a cyclic quadrilateral, angle A = 4y + 20, angle B = 3y - 5, angle C = -4x and angle D = -7x + 5. find the angles',
    'cyclic quadrilateral ABCD, C = -4x, D = -7x + 5, A = 4y + 20, B = 3y - 5 degrees. find all angles',
    'in cyclic quadrilateral ABCD angle A = (2x + 4)°, angle B = (y + 3)°, angle C = (2y + 10)°, angle D = (4x - 5)°. x aur y nikalo',
  ],
  refuses: [
    'ABCD is a quadrilateral with equal sides, ∠A = (4y + 20)°, ∠B = (3y − 5)°, ∠C = (4x)° and ∠D = (7x + 5)°. Find x and y.',
    'ABDC is a cyclic quadrilateral with ∠A = (4y + 20)°, ∠B = (3y − 5)°, ∠C = (4x)° and ∠D = (7x + 5)°. Find x and y.',
    'ABCD is a cyclic quadrilateral with ∠A = (4y + 20)°, ∠B = (3y − 5)°, ∠C = (4x)° and ∠D = (7x + 5)°. Find x.',
    'ABCD is a quadrilateral with ∠A = (4y + 20)°, ∠B = (3y − 5)°, ∠C = (4x)° and ∠D = (7x + 5)°. Find x and y.',
  ],
  read: (question) => {
    const isCyclic =
      question.words.includes('cyclic') || (question.words.includes('circle') && question.words.includes('vertices'))
    const stated = statedIn(question)
    const letters = factsOf(question, 'letter')
    const figure = letters.find(({ name }) => name.length === 4)
    const asked = letters.flatMap(({ name }) => (/^[xy]$/.test(name) ? [name] : [])).join('')
    const ofAngles = phrase(question, 'find|batao|nikalo all? four? angles', 'find all|four angles', 'all four? angles')
    const isAsked = asked === 'xy' || (asked === '' && question.words.includes('angles'))
    const corners = figure?.name ?? ''
    const isFigure = /^[A-Z]{4}$/.test(corners) && [...new Set(corners)].toSorted().join('') === corners
    // the corners stand round the circle as the figure is named
    const inOrder = [...corners].map((corner) => stated.filter(({ name }) => name === corner))
    if (!isCyclic || !isFigure || !isAsked || stated.length !== 4 || inOrder.some((one) => one.length !== 1))
      return null
    const [A, B, C, D] = inOrder.flatMap((one) => one.map(({ node }) => angleOf(node)))
    const isOfAngles = asked === '' || ofAngles !== null
    const given = A && B && C && D && { A, B, C, D, ...(isOfAngles && { asked: 'angles' as const }) }
    const called = Object.fromEntries([...'ABCD'].map((name, at) => [name, corners.charAt(at)]))
    return given
      ? {
          given,
          ...told(question, { taken: [...stated.map(({ fact }) => fact), ...letters] }),
          ...(corners !== 'ABCD' && { letters: called }),
        }
      : null
  },
  before: () => '',
})
