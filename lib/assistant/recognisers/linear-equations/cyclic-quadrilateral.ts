import { subtract, zero, fraction } from '../../../maths/fraction'
import type { FactOf } from '../../question/fact'
import { lineIn } from '../../question/polynomial'
import { told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import {
  cyclicQuadrilateral as solution,
  type Angle,
  type Given,
} from '../../../solutions/linear-equations/cyclic-quadrilateral'
import { recogniser } from '../../recogniser'

/** x and y in "∠A = (4y + 20)°". */
function angleOf({ node }: FactOf<'angle'>): Angle | null {
  const right = { kind: 'number', value: zero, decimal: false, tex: '0' } as const
  const line = lineIn({ kind: 'equation', sides: [node, right], relation: '=' })
  return line && { x: line.a, y: line.b, more: subtract(fraction(0), line.c) }
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
    const stated = factsOf(question, 'angle')
    const letters = factsOf(question, 'letter')
    const [figure, ...names] = letters
    const asked = names.map(({ name }) => name).join('')
    const isAsked = asked === 'xy' || (asked === '' && question.words.includes('angles'))
    const corners = figure?.name ?? ''
    const isFigure = /^[A-Z]{4}$/.test(corners) && new Set(corners).size === 4
    if (!isCyclic || !isFigure || !isAsked || stated.map(({ name }) => name).join('') !== corners) return null
    const [A, B, C, D] = stated.map(angleOf)
    const given = A && B && C && D && { A, B, C, D, ...(asked === '' && { asked: 'angles' as const }) }
    const called = Object.fromEntries([...'ABCD'].map((name, at) => [name, corners.charAt(at)]))
    return given
      ? { given, ...told(question, { taken: [...stated, ...letters] }), ...(corners !== 'ABCD' && { letters: called }) }
      : null
  },
  before: () => '',
})
