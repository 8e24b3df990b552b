import { rightTriangleWith, rightTriangleWords } from '../right-triangle'
import { textOf } from '../../question/fact'
import { phrase } from '../../question/phrase'
import { factsOf } from '../../question/question'
import { surdIn } from '../../question/polynomial'
import { lengthsAs, segment } from '../../question/segments'
import { recogniser } from '../../recogniser'
import { angleFromSides as solution, type AngleFromSides } from '../../../solutions/trigonometry/angle-from-sides'

export const angleOfRightTriangle = recogniser<AngleFromSides>({
  id: 'angle-of-a-right-triangle',
  solution,
  cues: ['#length'],
  words: [...rightTriangleWords, 'angles', 'measure', 'degrees'],
  examples: [
    'in triangle PQR right angled at Q, PQ = 4 cm and PR = 8 cm find angle P',
    'In △ABC, right-angled at B, AB = 7 cm and BC = 7 cm. Find ∠C.',
  ],
  refuses: [
    'in triangle PQR right angled at Q, PQ = 4 cm and PR = 8 cm find sin P',
    'in triangle PQR right angled at Q, PQ = 4 cm find angle P',
    'in triangle PQR, PQ = 4 cm and PR = 8 cm find angle P',
  ],
  read: (question) => {
    const triangle = rightTriangleWith(question, (all) => lengthsAs(all, surdIn))
    if (!triangle || triangle.angles.size > 0 || triangle.lengths.of.size !== 2) return null
    const { corners, lengths } = triangle
    const [first, right, last] = corners
    const asked = phrase(
      question,
      'find|calculate|determine|what|measure * angle @x:letter',
      '. angle @x:letter',
      'angle @x:letter kya|kitna|nikalo|batao',
    )
    const more = question.apart.filter(
      (item, at) => textOf(item) === 'angle' && question.apart[at + 1]?.kind === 'letter',
    )
    const only = asked?.facts.x
    // "angle P and R" asks for two
    const behind = only ? question.apart.indexOf(only) : -1
    const [join, another] = question.apart.slice(behind + 1, behind + 3)
    if (another?.kind === 'letter' && another.name.length === 1 && /^(?:and|aur)?$/.test(textOf(join))) return null
    if (!only || more.length > 1 || factsOf(question, 'formula').length > 0) return null
    const corner = only.name.length === 3 ? only.name.charAt(1) : only.name
    if (corner !== first && corner !== last) return null
    const other = corner === first ? last : first
    const names = {
      opposite: segment(`${right}${other}`),
      adjacent: segment(`${corner}${right}`),
      hypotenuse: segment(`${first}${last}`),
    }
    const length = (side: keyof typeof names) => lengths.of.get(names[side])
    const ways = [
      ['tan', 'opposite', 'adjacent'],
      ['sin', 'opposite', 'hypotenuse'],
      ['cos', 'adjacent', 'hypotenuse'],
    ] as const
    for (const [name, top, bottom] of ways) {
      const [over, under] = [length(top), length(bottom)]
      if (over && under)
        return {
          given: { corner, name, over, under, names: [names[top], names[bottom]] },
          used: [...new Set([...triangle.used, only])],
          said: triangle.said,
        }
    }
    return null
  },
  unit: () => '°',
})
