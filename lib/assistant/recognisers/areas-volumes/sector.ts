import { acrossIn, measureWords, piIn } from './lengths'
import { sectorMeasure as solution, type Sector } from '../../../solutions/areas-volumes/sector-measure'
import { sectorInPi as inPi, type SectorInPi } from '../../../solutions/areas-volumes/sector-in-pi'
import { numeral } from '../../../solutions/measure'
import { fraction, multiply, sign, subtract } from '../../../maths/fraction'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'

const measures = { arc: 'length of the arc', area: 'area', perimeter: 'perimeter' } as const

/** What is told of a sector and the one measure that is asked of it. */
function sectorIn(question: Question) {
  const across = acrossIn(question)
  const [angle, ...more] = factsOf(question, 'number').filter(({ unit }) => unit === '°')
  const asked = (['arc', 'area', 'perimeter'] as const).filter((word) => question.words.includes(word))
  const [only, ...others] = asked
  if (!across || !angle || !only || more.length + others.length > 0) return null
  const radius = across.kind === 'radius' ? across.length : multiply(across.length, fraction(1, 2))
  return {
    given: { asked: measures[only], radius, angle: angle.value, unit: across.unit },
    used: [...across.used, angle],
  }
}

const sectorWords = [...measureWords, 'radius', 'diameter', 'angle', 'centre', 'circle', 'area', 'perimeter', 'length']
const unit = ({ asked, unit: own }: SectorInPi): string => (asked === 'area' && own !== '' ? `${own}²` : own)

/** "area of the sector of radius 6 cm and angle 60° in terms of π" */
export const sectorWithPi = recogniser<SectorInPi>({
  id: 'sector-in-terms-of-pi',
  solution: inPi,
  story: true,
  cues: ['sector', 'arc'],
  words: [...sectorWords, 'term', 'leave', 'left', 'multiple', 'major', 'minor'],
  examples: [
    'find the area of a sector of radius 6 cm and angle 60° in terms of π',
    'radius 9 cm, θ = 80°. length of arc of the sector in terms of pi?',
    'find the area of the major sector of radius 6 cm and angle 60° in terms of π',
  ],
  refuses: [
    'find the area of a sector of radius 6 cm and angle 60°',
    'find the area of the segment cut from a sector of radius 6 cm and angle 60° in terms of π',
    'find the area and the perimeter of a sector of radius 6 cm and angle 60° in terms of π',
    'find the area of the major segment of the sector of radius 6 cm and angle 60° in terms of π',
    'find the area of the major sector of radius 6 cm and angle 260° in terms of π',
  ],
  read: (question) => {
    const found = sectorIn(question)
    const pi = factsOf(question, 'letter').filter(({ name }) => name === 'π')
    const [isMajor, isMinor] = ['major', 'minor'].map((word) => question.words.includes(word))
    if (!found || pi.length === 0) return null
    const used = [...found.used, ...pi]
    const { angle } = found.given
    const rest = subtract(fraction(360), angle)
    if (!isMajor) return isMinor && sign(subtract(rest, angle)) < 0 ? null : { given: found.given, used }
    // the sector and the major one are two questions
    const isOne = question.words.filter((word) => /^sectors?$/.test(word)).length < 2
    return isMinor || !isOne || sign(subtract(rest, angle)) <= 0
      ? null
      : {
          given: { ...found.given, angle: rest },
          used,
          lead: `The major sector has the angle $360^\\circ - ${numeral(angle)}^\\circ = ${numeral(rest)}^\\circ$.`,
        }
  },
  unit,
})

export const sector = recogniser<Sector>({
  id: 'sector-measure',
  solution,
  story: true,
  cues: ['sector', 'arc'],
  words: sectorWords,
  examples: [
    'A sector of a circle of radius 10.5 cm has an angle of 120° at the centre. Find the area of this sector. (Use π = 22/7.)',
    'perimeter of a sector of circle radius 10.5 cm angle 60',
    'The angle of a sector is 36°, and the radius of the circle is 21 cm. What is the length of the arc of the sector?',
  ],
  read: (question) => {
    const [found, pi] = [sectorIn(question), piIn(question)]
    return found && { given: { ...found.given, pi: pi.pi }, used: [...found.used, ...pi.used] }
  },
  unit,
})
