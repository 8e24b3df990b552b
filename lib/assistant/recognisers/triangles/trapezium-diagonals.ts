import { asksLengthToo, lengthsInLetters } from './lengths-in-letters'
import { trapeziumDiagonals as solution, type Given } from '../../../solutions/triangles/trapezium-diagonals'
import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import { cornersOf, segment } from '../../question/segments'
import { recogniser } from '../../recogniser'

export const trapeziumDiagonals = recogniser<Given>({
  id: 'unknown-in-trapezium',
  solution,
  story: true,
  cues: ['trapezium'],
  words: [
    'trapezium',
    'parallel',
    'diagonals',
    'both',
    'all',
    'four',
    'parts',
    'intersect',
    'each',
    'other',
    'values',
    'side',
    'sides',
    'point',
    'length',
    'figure',
  ],
  examples: [
    'In trapezium ABCD, AB ∥ DC, and its diagonals meet at O. If OA = 3x - 1, OC = 5x - 3, OB = 2x + 1, OD = 6x - 5 (all in cm), find the value of x.',
    'The diagonals AC and BD of trapezium ABCD, in which AB ∥ DC, intersect at O. Given OA = 2x - 2, OC = 4x, OB = 2x, OD = 5x + 3, all in cm, find x.',
    'trapezium PQRS me PQ || RS, diagonals O pe milte hai. PO = 3x - 1, OR = 5x - 3, QO = 2x + 1, OS = 6x - 5 to x nikalo',
  ],
  refuses: [
    'In parallelogram or trapezium ABCD the diagonals meet at O. If OA = 3x - 1, OC = 5x - 3, OB = 2x + 1, OD = 6x - 5, find x.',
    'In trapezium ABCD, AB ∥ DC, and its diagonals meet at O. If OA = 3x - 1, OC = 5x - 3, OB = 2x + 1, OD = 6x - 5, find the length of OA.',
    'In trapezium ABCD, AB ∥ DC, and its diagonals meet at O. If OA = 3x - 1, OC = 5x - 3, OB = 2x + 1, OD = 6x - 5, find x and BD.',
    'In trapezium ABCD, AB ∥ DC, and its diagonals meet at O. If AB = 3x - 1, DC = 5x - 3, OB = 2x + 1, OD = 6x - 5, find x.',
    'In trapezium ABCD, AB ∥ DC, and the bisectors of its angles meet at O. If OA = 3x - 1, OC = 5x - 3, OB = 2x + 1, OD = 6x - 5, find x.',
  ],
  read: (question) => {
    if (asksLengthToo(question)) return null
    const lengths = lengthsInLetters(question)
    const figure = cornersOf(question, 'trapezium', 4)
    const sides = phrase(question, '@p:letter parallel @q:letter')
    if (!lengths || !figure || !sides || lengths.of.size !== 4 || !question.words.includes('diagonals')) return null
    const { p, q } = sides.facts
    const all = [...figure.corners]
    // A, B, C and D in the order in which AB ∥ DC
    const turned = [all, [...all.slice(1), ...all.slice(0, 1)]].find(
      ([a = '', b = '', c = '', d = '']) =>
        [segment(p.name), segment(q.name)].sort().join() === [segment(a + b), segment(c + d)].sort().join(),
    )
    const [a, b, c, d] = turned ?? []
    const [meeting, ...more] = new Set(
      [...lengths.of.keys()].join('').replace(/./g, (each) => (all.includes(each) ? '' : each)),
    )
    if (!a || !b || !c || !d || !meeting || more.length > 0) return null
    const [oa, oc, ob, od] = [a, c, b, d].map((corner) => lengths.of.get(segment(`${meeting}${corner}`)))
    if (!oa || !oc || !ob || !od) return null
    const letters = factsOf(question, 'letter').filter(({ name }) =>
      [meeting, figure.corners, `${a}${c}`, `${c}${a}`, `${b}${d}`, `${d}${b}`].includes(name),
    )
    const { used, said } = told(question, sides)
    return {
      given: { parts: [oa, oc, ob, od], letter: lengths.letter },
      used: [...lengths.used, ...used, figure.used, ...letters],
      said,
      letters: { A: a, B: b, C: c, D: d, O: meeting },
    }
  },
  before: ({ letter }) => `${letter} = `,
})
