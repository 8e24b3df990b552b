import { acrossIn, piIn } from './lengths'
import { angleIn, rootThreeIn } from './segment'
import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import { numeral } from '../../../solutions/measure'
import { sectorMeasure as solution, type Sector } from '../../../solutions/areas-volumes/sector-measure'
import { fraction, multiply, subtract } from '../../../maths/fraction'

/** "A chord AB of a circle of radius 21 cm subtends 60° at the centre. Find the length of the minor arc AB", "the area of the major sector". */
export const sectorOfChord = recogniser<Sector>({
  id: 'sector-of-a-chord',
  solution,
  story: true,
  cues: ['arc', 'sector'],
  words: [
    'chord',
    'circle',
    'radius',
    'radii',
    'two',
    'angle',
    'right',
    'centre',
    'minor',
    'major',
    'formed',
    'use',
    'at',
  ],
  examples: [
    'A chord AB of a circle of radius 21 cm subtends an angle of 60° at the centre O. Find the length of the minor arc AB. (Use π = 22/7.)',
    'chord subtends 90° at the centre of a circle of radius 10 cm. find the area of the major sector use π = 3.14',
    'circle radius 14 cm, chord makes angle 120 degree at centre, minor sector ka area batao',
  ],
  refuses: [
    'A chord AB of a circle of radius 21 cm subtends an angle of 60° at the centre O. Find the area of the minor segment and of the minor sector.',
    'A chord AB of a circle of radius 21 cm subtends an angle of 60° at the centre O. Find the length of the chord AB and of the arc.',
    'find the length of the arc and chord for a circle of radius 7 cm with angle 60°',
    'A chord AB of a circle of radius 21 cm subtends an angle of 60° at the centre O. Find the difference of the areas of the major sector and the minor sector.',
  ],
  read: (question) => {
    const [across, pi, angle, root] = [acrossIn(question), piIn(question), angleIn(question), rootThreeIn(question)]
    const area = phrase(question, 'area minor|major? sector', 'minor|major? sector area')
    const arc = phrase(question, 'length minor|major? arc', 'minor|major? arc length')
    const both = ['minor', 'major'].map((word) => question.words.filter((one) => one === word).length)
    const isMajor = both[1] === 1
    const ofChord = question.words.some((word) => /^(?:chord|minor|major)$/.test(word))
    const asksChord = phrase(question, 'and|aur chord', 'chord and|aur', 'length chord')
    // "of the sector and of the corresponding major sector" asks for both
    const sectors = question.words.filter((word) => word === 'sector').length
    const isBoth =
      area !== null && sectors > 1 && phrase(question, 'and|aur corresponding? minor|major sector') !== null
    if (
      isBoth ||
      asksChord ||
      !ofChord ||
      !across ||
      !angle ||
      (area === null) === (arc === null) ||
      both.reduce((a, b) => a + b) > 1
    )
      return null
    const names = factsOf(question, 'letter').filter(({ name }) => /^[A-Z]{1,3}$/.test(name))
    const { used, said } = told(question, area, arc)
    const whole = fraction(360)
    return {
      given: {
        asked: area ? ('area' as const) : ('length of the arc' as const),
        pi: pi.pi,
        radius: across.kind === 'radius' ? across.length : multiply(across.length, fraction(1, 2)),
        angle: isMajor ? subtract(whole, angle.angle) : angle.angle,
        unit: across.unit,
      },
      used: [...used, ...across.used, ...pi.used, ...angle.used, ...root.used, ...names],
      said,
      ...(isMajor && {
        lead: `Angle of the major sector $= 360^\\circ - ${numeral(angle.angle)}^\\circ = ${numeral(subtract(whole, angle.angle))}^\\circ$`,
      }),
    }
  },
  unit: ({ asked, unit }) => (asked === 'area' && unit !== '' ? `${unit}²` : unit),
})
