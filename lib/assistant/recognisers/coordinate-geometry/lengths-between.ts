import { pointsIn, pointWords } from './points'
import { lengthsBetween as solution, type Given } from '../../../solutions/coordinate-geometry/lengths-between'
import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'

const asked = [
  'find|determine|calculate distances|lengths|length|distance? sides|diagonals|distances? @a:letter @b:letter @c:letter',
  'find|determine|calculate distances|lengths|length|distance? sides|diagonals|distances? @a:letter @b:letter',
] as const

export const lengthsBetween = recogniser<Given>({
  id: 'lengths-between-points',
  solution,
  story: true,
  asPart: true,
  cues: ['#point'],
  words: pointWords,
  examples: [
    'P(3, 2), Q(4, -3) and R(8, 0) are points of a grid. Find PQ, QR and PR, in units.',
    'A(0, 0), B(-4, -2) and C(-2, 2) are given. Find the lengths of the sides AB and BC.',
    'p(3,2) q(4,-3) r(8,0) find PQ and QR',
  ],
  refuses: [
    'P(3, 2), Q(4, -3) and R(8, 0) are points of a grid. Find PQ + QR and PR.',
    'P(3, 2), Q(4, -3) and R(8, 0) are points of a grid. Find PQ and QS.',
    'P(3, 2), Q(4, -3), R(8, 0) and S(1, 1) are points of a grid. Find the mid-points of PQ and QR.',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const wanted = phrase(question, asked[0]) ?? phrase(question, asked[1])
    if (!found || !wanted) return null
    const names = Object.values(wanted.facts).map(({ name }) => name)
    const at = (name: string | undefined) => found.points.find((point) => point.name === name)
    const ends = names.flatMap((name) => {
      const [from, to] = [at(name[0]), at(name[1])]
      return name.length === 2 && from && to && from !== to ? [[from, to] as const] : []
    })
    if (ends.length !== names.length || new Set(names).size !== names.length) return null
    const facts = factsOf(question, 'point').filter((_, index) =>
      ends.flat().some((end) => end === found.points[index]),
    )
    const { used, said } = told(question, wanted)
    return { given: { ends }, used: [...facts, ...used], said }
  },
})
