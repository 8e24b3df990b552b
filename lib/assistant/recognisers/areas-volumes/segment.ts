import { acrossIn, piIn } from './lengths'
import type { Fact } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { equals, fraction, multiply, type Fraction } from '../../../maths/fraction'
import { segmentArea as solution } from '../../../solutions/areas-volumes/segment-area'

/** "√3 = 1.73": the value that the question prescribes. */
export function rootThreeIn(question: Question): { readonly root: Fraction | null; readonly used: readonly Fact[] } {
  const [fact] = factsOf(question, 'equation').filter(
    ({ sides: [left] }) => left?.kind === 'root' && rational(left.of)?.n === 3n,
  )
  const value = fact?.sides[1] && rational(fact.sides[1])
  return fact && value ? { root: value, used: [fact] } : { root: null, used: [] }
}

/** The value that a solution takes by itself. */
const isUsual = (root: Fraction): boolean => equals(root, fraction(173, 100))

export interface Angle {
  readonly angle: Fraction
  readonly used: readonly Fact[]
}

/** "60°", "∠AOB = 90°", "a right angle" */
export function angleIn(question: Question): Angle | null {
  const [angle, ...more] = factsOf(question, 'number').filter(({ unit }) => unit === '°')
  if (angle) return more.length === 0 ? { angle: angle.value, used: [angle] } : null
  const [named, ...others] = factsOf(question, 'angle')
  const value = named && rational(named.node)
  if (named && value) return others.length === 0 && /^.O.$/.test(named.name) ? { angle: value, used: [named] } : null
  return phrase(question, 'right angle') ? { angle: fraction(90), used: [] } : null
}

/** "A chord of a circle of radius 14 cm subtends 60° at the centre. Find the area of the minor segment. (Use π = 22/7 and √3 = 1.73.)" */
export const segment = recogniser({
  id: 'area-of-segment',
  solution,
  story: true,
  cues: ['segment'],
  words: [
    'chord',
    'circle',
    'radius',
    'radii',
    'two',
    'diameter',
    'angle',
    'right',
    'centre',
    'area',
    'segment',
    'minor',
    'major',
    'formed',
  ],
  examples: [
    'A chord AB of a circle of radius 14 cm subtends an angle of 60° at the centre O. Find the area of the corresponding minor segment of the circle, correct to two decimal places. (Use π = 22/7 and √3 = 1.73.)',
    'chord of a circle of radius 10 cm subtends a right angle at the centre. find area of minor segment use π = 3.14',
    'area of major segment of circle radius 21 cm angle 120 degree nikalo',
  ],
  refuses: [
    'A chord of a circle of radius 10 cm subtends a right angle at the centre. Find the area of the minor segment and of the major sector.',
    'A chord of a circle of radius 10 cm subtends 60° at the centre. Find the length of the chord and the area of the segment.',
    'A chord of a circle of radius 10 cm subtends 60° at the centre. Find the area of the segment and its perimeter.',
  ],
  read: (question) => {
    const [across, pi, angle] = [acrossIn(question), piIn(question), angleIn(question)]
    const accuracy = phrase(question, 'correct|rounded|upto|up #n decimal place|places')
    const root = rootThreeIn(question)
    const [isMinor, isMajor] = ['minor', 'major'].map((word) => question.words.includes(word))
    if (!across || !angle || (isMinor && isMajor) || !question.words.includes('area')) return null
    const names = factsOf(question, 'letter').filter(({ name }) => /^[A-Z]{1,3}$/.test(name))
    const { used, said } = told(question, accuracy)
    return {
      given: {
        pi: pi.pi,
        radius: across.kind === 'radius' ? across.length : multiply(across.length, fraction(1, 2)),
        angle: angle.angle,
        ...(root.root && !isUsual(root.root) && { root: root.root }),
        part: isMajor ? ('major' as const) : ('minor' as const),
        unit: across.unit,
      },
      used: [...used, ...across.used, ...pi.used, ...angle.used, ...root.used, ...names],
      said,
    }
  },
  unit: ({ unit }) => (unit === '' ? '' : `${unit}²`),
})
