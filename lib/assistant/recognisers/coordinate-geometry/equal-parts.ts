import { asksLength, namesOf, otherNames, pointsIn, pointWords } from './points'
import { equalParts as solution } from '../../../solutions/coordinate-geometry/equal-parts'
import { phrase } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { isInteger, toNumber } from '../../../maths/fraction'

const trisected = ['trisection', 'trisect', 'trisects', 'trisected', 'trisecting'] as const

/** 3 or 4, as "trisected" or "four equal parts" says, and what says it. */
function partsIn(question: Question) {
  const found = phrase(question, '#n equal? part|parts')
  const said = found && isInteger(found.numbers.n) ? toNumber(found.numbers.n) : null
  const three = trisected.some((word) => question.words.includes(word))
  if (three) return said === null || said === 3 ? { parts: 3 as const, found } : null
  if (said !== 3 && said !== 4) return null
  return { parts: said === 3 ? (3 as const) : (4 as const), found }
}

export const equalParts = recogniser({
  id: 'equal-parts',
  solution,
  story: true,
  cues: [...trisected, 'parts', 'part'],
  words: [
    ...pointWords,
    'divide',
    'divides',
    'divided',
    'dividing',
    'three',
    'four',
    'equal',
    'both',
    'all',
    'parts',
    'part',
  ],
  examples: [
    'Find the coordinates of the points of trisection of the line segment joining A(2, −2) and B(−7, 4).',
    'points which divide the line segment joining A(−2, 2) and B(2, 8) into four equal parts',
    'The line segment joining A(6, -1) and B(-6, -7) is trisected at the points P and Q. Find the coordinates of P and Q.',
    'pts of trisection of (4,-1) and (-2,-3)',
    'A(-3, 1) and B(9, 13) ko char equal parts me divide karne wale points nikalo',
    'Three lamps stand on the straight path from A(4, -7) to B(0, -3) and mark four equal parts of it. Find the coordinates of all three lamps.',
  ],
  refuses: [
    'The line segment joining A(6, -1) and B(-6, -7) is trisected at P and Q. Find the coordinates of P.',
    'Find the point of trisection of A(6, -1) and B(-6, -7) that is nearer to A',
    'points which divide (−2, 2) and (2, 8) into five equal parts',
    'The line segment joining A(6, -1) and B(-6, -7) is trisected at P and Q. Find the length of PQ',
  ],
  read: (question) => {
    const points = pointsIn(question)
    const [a, b, ...more] = points?.points ?? []
    const parts = partsIn(question)
    if (!points || !a || !b || more.length > 0 || !parts || asksLength(question)) return null
    const names = otherNames(question, [a, b])
    const times = names.map((name) => factsOf(question, 'letter').filter((letter) => letter.name === name).length)
    if (![0, parts.parts - 1].includes(names.length) || new Set(times).size > 1) return null
    const numbers = factsOf(question, 'number').filter((fact) => parts.found?.taken.includes(fact))
    return {
      given: { a, b, parts: parts.parts },
      used: [...points.used, ...numbers, ...namesOf(question, [a, b], ...names)],
    }
  },
})
