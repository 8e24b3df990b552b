import { namesOf, pointsIn, pointWords } from './points'
import { perimeterOfTriangle as solution } from '../../../solutions/coordinate-geometry/perimeter'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

export const perimeter = recogniser({
  id: 'perimeter-of-triangle',
  solution,
  story: true,
  cues: ['perimeter', 'round', 'around'],
  words: [...pointWords, 'triangle', 'vertices', 'formed', 'length', 'triangular', 'once'],
  examples: [
    'Find the perimeter of the triangle whose vertices are A(5, 6), B(1, 3) and C(4, 7).',
    'The corners of a triangular flower bed are at A(-3, -5), B(0, -1) and C(-8, -5) on a grid. Find the length of wire that is needed to go once round it, in units of the grid.',
    'perimeter of triangle with vertices (0,4), (0,0), (3,0)',
  ],
  refuses: [
    'Find half the perimeter of the triangle whose vertices are A(5, 6), B(1, 3) and C(4, 7).',
    'Find the perimeter and the area of the triangle whose vertices are A(5, 6), B(1, 3) and C(4, 7).',
    'Find the perimeter of the parallelogram ABCD with A(5, 6), B(1, 3) and C(4, 7).',
    'Find the perimeter of the circle through A(5, 6), B(1, 3) and C(4, 7).',
    'Wire goes twice round the triangle with the corners A(-3, -5), B(0, -1) and C(-8, -5). Find its length.',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const [a, b, c, ...more] = found?.points ?? []
    // "what type of triangle is it?" asks besides
    if (question.words.some((word) => /^(?:type|kind|nature|name)$/.test(word))) return null
    return found && isTriangle(question) && a && b && c && more.length === 0
      ? { given: { a, b, c }, used: [...found.used, ...namesOf(question, [a, b, c])] }
      : null
  },
  before: () => 'Perimeter = ',
})

const isTriangle = ({ words }: Question): boolean => words.includes('triangle') || words.includes('triangular')
