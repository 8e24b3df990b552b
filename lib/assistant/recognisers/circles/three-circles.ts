import { letterFacts } from './named-lengths'
import { threeCircles as solution, type ThreeCircles } from '../../../solutions/circles/three-circles'
import { phrase, told } from '../../question/phrase'
import { lengthsIn, segment } from '../../question/segments'
import { recogniser } from '../../recogniser'

/** "Three circles with centres A, B and C touch each other externally. AB = 9, BC = 7, CA = 10. Find their radii." */
export const threeCircles = recogniser<ThreeCircles>({
  id: 'three-circles-that-touch',
  solution,
  story: true,
  cues: ['circles'],
  words: [
    'circles',
    'circle',
    'three',
    'centres',
    'centers',
    'centre',
    'touch',
    'touches',
    'touching',
    'each',
    'other',
    'radii',
    'radius',
    'two',
    'pair',
    'pairs',
    'externally',
    'external',
    'triangle',
    'all',
    'vertices',
    'at',
  ],
  examples: [
    '3 circles wid centres A B C touch each other externally. AB=9 BC=7 CA=10. find their radii',
    'Three circles with centres P, Q and R touch each other externally. If PQ = 10 cm, QR = 8 cm and RP = 12 cm, find the radii of the circles.',
  ],
  refuses: [
    'Three circles with centres P, Q and R touch each other internally. If PQ = 10 cm, QR = 8 cm and RP = 12 cm, find the radii of the circles.',
    'Three circles with centres P, Q and R touch each other externally. If PQ = 10 cm and QR = 8 cm, find the radii of the circles.',
    'Three circles with centres P, Q and R touch each other externally. If PQ = 10 cm, QR = 8 cm and RP = 12 cm, find the area of triangle PQR.',
  ],
  read: (question) => {
    const lengths = lengthsIn(question)
    const three = phrase(question, '#n circles', 'three circles')
    const isThree = three && ('n' in three.numbers ? three.numbers.n.n === 3n && three.numbers.n.d === 1n : true)
    const out = phrase(question, 'externally|external')
    const one = phrase(
      question,
      'radius circle centre|center @x:letter',
      'radius circle @x:letter',
      '@x:letter circle radius',
    )
    const wanted =
      one ?? phrase(question, 'find|what|calculate|determine their|the? radii|radius', 'radii nikalo|batao|find')
    if (!lengths || lengths.of.size !== 3 || !isThree || !out || !wanted) return null
    const names = [...new Set([...lengths.of.keys()].join(''))]
    const single = letterFacts(question).filter((fact) => fact.kind === 'letter' && fact.name.length === 1)
    const order = single.flatMap((fact) => (fact.kind === 'letter' && names.includes(fact.name) ? [fact.name] : []))
    const [a, b, c] = order.length === 3 ? order : names.toSorted()
    if (names.length !== 3 || !a || !b || !c) return null
    const [ab, bc, ca] = [a + b, b + c, c + a].map((name) => lengths.of.get(segment(name)))
    const isOwn = letterFacts(question).every(
      (fact) => fact.kind === 'letter' && [...fact.name].every((one) => names.includes(one)),
    )
    if (!ab || !bc || !ca || !isOwn) return null
    const of = one && [a, b, c].indexOf(one.facts.x.name)
    if (of === -1) return null
    const { used, said } = told(question, three, out, wanted)
    return {
      given: { centres: [a, b, c], sides: [ab, bc, ca], unit: lengths.unit, ...(of !== null && { of }) },
      used: [...used, ...lengths.used, ...letterFacts(question)],
      said,
    }
  },
})
