import { angleIn } from './segment'
import { lettersOf } from '../../question/reading'
import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import { toNumber } from '../../../maths/fraction'
import { numericValue } from '../../../reading/tree/numeric'
import { segmentInLetters as solution, segmentSize } from '../../../solutions/areas-volumes/segment-in-letters'

/** "A chord of a circle of radius r subtends a right angle at the centre: the area of the minor segment" */
export const segmentProved = recogniser({
  id: 'segment-in-letters',
  solution,
  story: true,
  cues: ['segment'],
  words: [
    'chord',
    'circle',
    'radius',
    'angle',
    'right',
    'centre',
    'area',
    'segment',
    'minor',
    'major',
    'prove',
    'show',
    'terms',
    'term',
    'its',
    'corresponding',
    'formed',
  ],
  examples: [
    'A chord of a circle of radius r subtends a right angle at the centre. Prove that the area of the minor segment is $\\frac{r^2}{4}(\\pi - 2)$.',
    'A chord of a circle of radius R subtends an angle of 60° at the centre. Find the area of the minor segment in terms of R.',
    'chord of circle radius r subtends 120° at the centre. show that area of major segment is r²(8π + 3√3)/12',
  ],
  refuses: [
    'A chord of a circle of radius r subtends a right angle at the centre. Prove that the area of the minor segment is $\\frac{r^2}{4}(\\pi - 1)$.',
    'A chord of a circle of radius r subtends a right angle at the centre. Prove that the area of the major segment is $\\frac{r^2}{4}(\\pi - 2)$.',
    'A chord of a circle of radius r subtends an angle of 45° at the centre. Find the area of the minor segment.',
    'A chord of a circle of radius r subtends a right angle at the centre. Find the perimeter of the minor segment.',
    'A chord of a circle of diameter d subtends a right angle at the centre. Find the area of the minor segment.',
  ],
  read: (question) => {
    const radius = phrase(question, 'radius @r:letter')
    const angle = angleIn(question)
    const right = phrase(question, 'right angle')
    const asked = phrase(question, 'area minor|major segment')
    const chord = phrase(question, 'chord')
    const degrees = ([60, 90, 120] as const).find((one) => angle !== null && one === toNumber(angle.angle))
    if (!radius || !angle || !asked || !chord || degrees === undefined) return null
    const [segment = 'minor'] = (['minor', 'major'] as const).filter((one) => question.words.includes(one))
    if (question.words.includes('minor') && question.words.includes('major')) return null
    const { name } = radius.facts.r
    const claims = factsOf(question, 'formula')
    const isProof = question.words.some((word) => /^(?:prove|show)$/.test(word))
    const [claim, ...more] = claims
    if (isProof !== (claim !== undefined) || more.length > 0) return null
    if (claim) {
      const value = numericValue(claim.node, (letter) => (letter === 'π' ? Math.PI : letter === name ? 1.5 : NaN))
      if (!(Math.abs(value - 2.25 * segmentSize({ angle: degrees, segment })) < 1e-9)) return null
      if ([...lettersOf(claim.node)].some((letter) => letter !== name && letter !== 'π')) return null
    }
    const names = factsOf(question, 'letter').filter(
      (fact) => fact.name === name || /^(?:O|[A-Z]{2}|π)$/.test(fact.name),
    )
    const found = told(question, radius, right, asked, chord, { taken: [...names, ...claims, ...angle.used] })
    return { given: { angle: degrees, letter: name, segment, isProof }, ...found }
  },
  before: ({ isProof }) => (isProof ? '' : 'Answer: '),
})
