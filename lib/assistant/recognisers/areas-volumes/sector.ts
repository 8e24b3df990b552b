import { acrossIn, measureWords, piIn } from './lengths'
import { sectorMeasure as solution, type Sector } from '../../../solutions/areas-volumes/sector-measure'
import { fraction, multiply } from '../../../maths/fraction'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'

const measures = { arc: 'length of the arc', area: 'area', perimeter: 'perimeter' } as const

export const sector = recogniser<Sector>({
  id: 'sector-measure',
  solution,
  story: true,
  cues: ['sector', 'arc'],
  words: [...measureWords, 'radius', 'diameter', 'angle', 'centre', 'circle', 'area', 'perimeter', 'length'],
  examples: [
    'A sector of a circle of radius 10.5 cm has an angle of 120° at the centre. Find the area of this sector. (Use π = 22/7.)',
    'The angle of a sector is 36°, and the radius of the circle is 21 cm. What is the length of the arc of the sector?',
  ],
  read: (question) => {
    const [across, pi] = [acrossIn(question), piIn(question)]
    const [angle, ...more] = factsOf(question, 'number').filter(({ unit }) => unit === '°')
    const asked = (['arc', 'area', 'perimeter'] as const).filter((word) => question.words.includes(word))
    const [only, ...others] = asked
    if (!across || !angle || !only || more.length + others.length > 0) return null
    const radius = across.kind === 'radius' ? across.length : multiply(across.length, fraction(1, 2))
    return {
      given: { asked: measures[only], pi: pi.pi, radius, angle: angle.value, unit: across.unit },
      used: [...across.used, angle, ...pi.used],
    }
  },
  unit: ({ asked, unit }) => (asked === 'area' && unit !== '' ? `${unit}²` : unit),
})
