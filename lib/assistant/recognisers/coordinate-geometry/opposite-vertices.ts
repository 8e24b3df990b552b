import { figureNamed, isOpposite } from './figure'
import { otherNames, pointsIn, pointWords } from './points'
import {
  oppositeVertices as solution,
  type OppositeVertices,
} from '../../../solutions/coordinate-geometry/opposite-vertices'
import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'

/** "The diagonals of a parallelogram ABCD meet at (1, 2). A is (-3, 5) and B is (2, 6). Find C and D." */
export const oppositeVertices = recogniser<OppositeVertices>({
  id: 'opposite-vertices-of-parallelogram',
  solution,
  story: true,
  cues: ['diagonals', 'parallelogram'],
  words: [...pointWords, 'parallelogram', 'rhombus', 'rectangle', 'square', 'vertices', 'vertex', 'other', 'remaining'],
  examples: [
    'The diagonals of a parallelogram ABCD meet at (1, 2). A is (-3, 5) and B is (2, 6). Find C and D.',
    'ABCD is a parallelogram with A(2, 1) and B(5, 3). Its diagonals intersect at O(4, 4). Find the coordinates of C and D.',
  ],
  refuses: [
    'The diagonals of a trapezium ABCD meet at (1, 2). A is (-3, 5) and B is (2, 6). Find C and D.',
    'The diagonals of a parallelogram ABCD meet at (1, 2). A is (-3, 5) and B is (2, 6). Find C and the length of AD.',
    'The diagonals of a parallelogram ABCD meet at (1, 2). A is (-3, 5) and C is (2, 6). Find B and D.',
  ],
  read: (question) => {
    const found = pointsIn(question)
    const said =
      phrase(
        question,
        'diagonals @f:letter meet|intersect|bisect each? other? point? @m:point',
        'diagonals parallelogram|rhombus|rectangle|square @f:letter meet|intersect|bisect each? other? point? @m:point',
      ) ??
      phrase(
        question,
        'diagonals parallelogram|rhombus|rectangle|square? meet|intersect|bisect each? other? point? @m:point',
      )
    const figure = figureNamed(question, 4)
    const points = factsOf(question, 'point')
    const at = said ? points.indexOf(said.facts.m) : -1
    const meeting = found?.points[at]
    const corners = found?.points.filter((_, index) => index !== at) ?? []
    const name = figure?.name ?? 'ABCD'
    if (!found || !said || !meeting || corners.length !== 2) return null
    const pairs = corners.map((corner) => ({
      corner,
      opposite: [...name].find((one) => isOpposite(name, corner.name, one)) ?? '',
    }))
    const wanted = pairs.map(({ opposite }) => opposite)
    const known = [...corners, meeting]
    if (new Set([...wanted, ...corners.map((one) => one.name)]).size !== 2 * corners.length || wanted.includes(''))
      return null
    const others = otherNames(question, known).flatMap((one) => [...one])
    const asked = factsOf(question, 'letter').filter(({ name: one }) =>
      [...one].every((letter) => wanted.includes(letter)),
    )
    const isAll = wanted.every((one) => asked.some(({ name: all }) => all.includes(one)))
    if ((!isAll && others.length > 0) || others.some((one) => !wanted.includes(one))) return null
    if (!isAll && !phrase(question, 'other|remaining * vertices|vertex|two')) return null
    const letters = factsOf(question, 'letter').filter(
      (fact) => asked.includes(fact) || fact.name === name || known.some((one) => one.name === fact.name),
    )
    const all = told(question, said)
    return { given: { meeting, corners: pairs }, used: [...found.used, ...all.used, ...letters], said: all.said }
  },
  before: () => '',
})
