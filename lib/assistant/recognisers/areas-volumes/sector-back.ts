import { acrossIn, piIn } from './lengths'
import { phrase, told } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import type { FactOf } from '../../question/fact'
import { sectorBack as solution } from '../../../solutions/areas-volumes/sector-back'
import type { SectorBack } from '../../../solutions/areas-volumes/pieces/sector-back-given'

type Measure = FactOf<'number'>

/** What is asked, by the last of the three words that stands behind a word of asking. */
function askedIn(question: Question): 'angle' | 'radius' | 'area' | null {
  const found = phrase(
    question,
    'find|what|calculate|determine|through * angle|radius|area',
    'angle|radius|area kya|nikalo|batao|find',
    'angle centre .',
    'area sector .',
  )
  const words = found?.taken.flatMap((item) => (item.kind === 'word' ? item.text : [])) ?? []
  return (['angle', 'radius', 'area'] as const).find((word) => words.includes(word)) ?? null
}

/** "The area of a sector of a circle of radius 21 cm is 231 cm². Find the angle of the sector." */
export const sectorFromMeasures = recogniser<SectorBack>({
  id: 'sector-from-its-measures',
  solution,
  story: true,
  cues: ['sector', 'arc'],
  words: [
    'sector',
    'arc',
    'circle',
    'circular',
    'radius',
    'area',
    'angle',
    'length',
    'perimeter',
    'centre',
    'formed',
    'whole',
  ],
  examples: [
    'radius 6 cm, arc 11 cm long. area of the sector?',
    'an arc of a circle of radius 28 cm is 22 cm long. angle at centre?',
    'The area of a sector of a circle of radius 21 cm is 231 cm². Find the angle of the sector in degrees.',
    'An arc of a circle of radius 28 cm is 22 cm long. What angle, in degrees, does it subtend at the centre of the circle? (Use π = 22/7.)',
    'An arc of length 8.8 cm subtends an angle of 45° at the centre. find radius of the circle',
    'length of arc of a sector of circle of radius 6 cm is 11 cm. find area of sector',
    'The perimeter of a sector of a circle of radius 5.7 cm is 27.2 cm. Find the area of the sector.',
  ],
  refuses: [
    'radius 6 cm, arc 11 cm long. area of the segment?',
    'The area of a sector of a circle of radius 21 cm is 231 cm². Find the length of the arc.',
    'An arc of a circle of radius 28 cm is 22 cm long. Find the area of the segment.',
    'The area of a sector of angle 60° is 231 cm². Find the radius of the circle.',
    'An arc of length 22 cm subtends an angle of 60° at the centre. Find the area of the sector.',
    'The areas of two sectors of a circle of radius 21 cm are 231 cm² and 77 cm². Find the angle of the first sector.',
  ],
  read: (question) => {
    const asked = askedIn(question)
    const [across, pi] = [acrossIn(question), piIn(question)]
    if (!asked || across?.kind === 'diameter') return null
    const rest = factsOf(question, 'number').filter((fact) => !across?.used.includes(fact))
    const [only, other, ...more] = rest
    if (!only || more.length > 0) return null
    const given = givenOf(question, asked, across?.length ?? null, pi.pi, other ? [only, other] : [only])
    const { used, said } = told(question, phrase(question, 'degrees'))
    // "the angle θ", where the angle is asked
    const own = asked === 'angle' ? factsOf(question, 'letter').filter(({ name }) => /^(?:θ|theta|x)$/.test(name)) : []
    return given && { given, used: [...used, ...rest, ...(across?.used ?? []), ...pi.used, ...own], said }
  },
  unit: ({ asked, unit }) =>
    asked.startsWith('angle') ? '°' : asked.startsWith('area') && unit !== '' ? `${unit}²` : unit,
})

type Length = Measure['value']

function givenOf(
  { words }: Question,
  asked: 'angle' | 'radius' | 'area',
  radius: Length | null,
  pi: Length,
  [one, other]: readonly [Measure, Measure?],
): SectorBack | null {
  const [arc, perimeter] = [words.includes('arc'), words.includes('perimeter')]
  if (asked === 'radius') {
    const angle = [one, other].find((fact) => fact?.unit === '°')
    const length = [one, other].find((fact) => fact !== undefined && fact.unit !== '°')
    const isArc = radius === null && arc && !perimeter && length !== undefined && !length.unit.includes('^')
    return angle && isArc
      ? { asked: 'radius from arc', pi, angle: angle.value, arc: length.value, unit: length.unit }
      : null
  }
  if (!radius || other || one.unit === '°') return null
  const isArea = one.unit.includes('^2')
  const unit = one.unit.replace('^2', '')
  if (asked === 'angle') {
    if (isArea) return words.includes('area') ? { asked: 'angle from area', pi, radius, area: one.value, unit } : null
    return arc && !perimeter ? { asked: 'angle from arc', pi, radius, arc: one.value, unit } : null
  }
  if (isArea || arc === perimeter) return null
  return arc
    ? { asked: 'area from arc', radius, arc: one.value, unit }
    : { asked: 'area from perimeter', radius, perimeter: one.value, unit }
}
