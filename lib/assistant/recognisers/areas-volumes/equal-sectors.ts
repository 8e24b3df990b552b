import { piOf } from './solids'
import { phrase, told } from '../../question/phrase'
import { without } from '../../question/without'
import { recogniser } from '../../recogniser'
import { isInteger, one, toNumber } from '../../../maths/fraction'
import { equalSectors as solution, type EqualSectors } from '../../../solutions/areas-volumes/equal-sectors'

const some = 'red|white|blue|green|roses|glass|shaded|coloured|yellow|black'

/** "A round game board of radius 42 cm is divided into 12 equal sectors. Find the length of the arc of one sector." */
export const equalSectors = recogniser<EqualSectors>({
  id: 'equal-sectors',
  solution,
  story: true,
  cues: ['sectors', 'ribs', 'spokes'],
  words: [
    ...[
      'radius',
      'circle',
      'circular',
      'full',
      'straight',
      'centre',
      'sectors',
      'others',
      'divide',
      'divides',
      'divided',
      'use',
      'each',
    ],
    ...['above', 'study', 'case', 'only', 'equal', 'equally'],
  ],
  examples: [
    'A round game board of radius 42 cm is divided into 12 equal sectors. Find the length of the arc of one sector.',
    'circle of radius 21 cm divided into 6 equal sectors. find perimeter of each sector',
    'A round park of radius 35 m is divided into 10 equal sectors. Roses grow in 3 of the sectors, grass in the others. Find the area of the sectors with roses together.',
    'An umbrella has 8 ribs which are equally spaced. Find the angle between two consecutive ribs.',
    'round board radius 14 cm 8 equal sectors me divided hai, one sector ka angle batao',
  ],
  refuses: [
    'An umbrella has 8 ribs which are equally spaced. Find the area between two consecutive ribs.',
    'A round game board of radius 42 cm is divided into 12 sectors. Find the length of the arc of one sector.',
    'A round game board of radius 42 cm is divided into 12 equal sectors. 5 of the sectors are red, the others are white. Find the area of the white sectors together.',
    'A round game board of radius 42 cm is divided into 12 equal sectors. Find the length of the arc of three sectors.',
  ],
  read: (question) => {
    const between = phrase(
      question,
      'angle between two|any? consecutive|adjacent|successive ribs|spokes|ones?',
      'angle between consecutive|adjacent|successive ribs|spokes|ones?',
    )
    const parts = phrase(
      without(question, between),
      '#n equal sectors|parts',
      '#n * ribs|spokes equally? spaced?',
      '#n equally? spaced? ribs|spokes',
      '#n ribs|spokes',
    )
    const radius = phrase(question, 'radius #r')
    // what is as wide as that has the same angles
    const diameter = radius ? null : phrase(question, 'diameter #r')
    const taken = phrase(
      question,
      '#k sectors * red|blue|green',
      '~what? grow #k sectors',
      '#k them * red|blue|glass',
      `#k sectors ${some}`,
    )
    const angle = between ?? phrase(question, 'central? angle one|each sector', 'one|each sector central? angle')
    const arc = phrase(
      question,
      'length arc one|each sector',
      'arc length one|each sector',
      'one|each sector arc length',
    )
    const perimeter = phrase(question, 'perimeter one|each sector', 'one|each sector perimeter')
    const area = phrase(question, 'area red|blue|green sectors together', 'area sectors * roses|glass together')
    const [asked, ...more] = [angle, arc, perimeter, area].filter((each) => each !== null)
    const pi = piOf(question)
    if (!parts || (!radius && !angle) || !asked || more.length > 0 || !isInteger(parts.numbers.n)) return null
    if (area && (!taken || !isInteger(taken.numbers.k))) return null
    const white = phrase(question, 'others white')
    const blue = phrase(question, 'blue glass', 'clear glass')
    return {
      given: {
        asked: angle
          ? ('angle' as const)
          : arc
            ? ('arc' as const)
            : perimeter
              ? ('perimeter' as const)
              : ('area of some' as const),
        pi: pi.pi,
        radius: radius?.numbers.r ?? one,
        parts: toNumber(parts.numbers.n),
        ...(area && taken && { taken: toNumber(taken.numbers.k) }),
        unit: radius?.units.r ?? '',
      },
      ...told(question, parts, radius, angle && diameter, taken, asked, white, blue, pi),
    }
  },
  unit: ({ asked, unit }) => (asked === 'angle' ? '°' : asked === 'area of some' && unit !== '' ? `${unit}²` : unit),
})
