import { rootThreeIn } from './segment'
import { piOf } from './solids'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { fraction } from '../../../maths/fraction'
import { tableDesigns as solution } from '../../../solutions/areas-volumes/table-designs'

/** "A round table cover has the radius 42 cm. A regular hexagon inscribed in it cuts off six equal designs. Find the cost of making them." */
export const tableDesigns = recogniser({
  id: 'designs-on-a-cover',
  solution,
  story: true,
  cues: ['designs', 'hexagon', 'design'],
  words: [
    ...[
      'radius',
      'circular',
      'circle',
      'regular',
      'sides',
      'inscribed',
      'cut',
      'equal',
      'parts',
      'total',
      'use',
      'two',
      'between',
      'outside',
    ],
    ...['corners', 'lie', 'its', 'rate', 'making', 'table', 'rim', 'white', 'per'],
  ],
  examples: [
    'A round table cover has a radius of 28 cm. The sides of a regular hexagon inscribed in it cut off six equal designs at the rim. Find the cost of making the designs at ₹0.35 per cm^2. Use √3 = 1.7.',
    'round table cover radius 42 cm, regular hexagon inscribed in it, six equal designs. find total area of the designs. use √3 = 1.73',
    'A round table cover has a radius of 56 cm. The sides of a square inscribed in it cut off four equal designs at the rim. Find the total area of the designs.',
  ],
  refuses: [
    'A round table cover has a radius of 28 cm. The sides of a regular hexagon inscribed in it cut off six equal designs. Find the area of one design.',
    'A round table cover has a radius of 28 cm. The sides of a regular hexagon inscribed in it cut off six equal designs. Find the area of the hexagon.',
    'A round table cover has a radius of 28 cm. The sides of a regular pentagon inscribed in it cut off five equal designs. Find the total area of the designs.',
  ],
  read: (question) => {
    const hexagon = phrase(question, 'regular? hexagon')
    const square = phrase(question, 'square')
    const again = phrase(question, 'between|outside regular? hexagon|square')
    const many = phrase(question, '#n equal designs|parts|design')
    const radius = phrase(question, 'radius * #r')
    const area = phrase(question, 'total? area designs')
    const cost = phrase(question, 'cost making? designs * #c', 'cost * designs * #c', 'cost * #c per')
    const root = rootThreeIn(question)
    const per = phrase(question, 'per cm^2')
    const pi = piOf(question)
    if ((hexagon === null) === (square === null) || !radius || (area === null) === (cost === null) || !many) return null
    if (
      Number(many.numbers.n.n) !== (hexagon ? 6 : 4) ||
      (cost && (cost.units.c !== '₹' || !per || radius.units.r !== 'cm'))
    )
      return null
    return {
      given: {
        shape: hexagon ? ('hexagon' as const) : ('square' as const),
        asked: area ? ('area' as const) : ('cost' as const),
        pi: pi.pi,
        radius: radius.numbers.r,
        root: root.root ?? fraction(173, 100),
        ...(cost && { rate: cost.numbers.c }),
        unit: radius.units.r,
      },
      ...told(question, hexagon, square, again, many, radius, area, cost, pi, cost ? per : null, { taken: root.used }),
    }
  },
  unit: ({ asked, unit }) => (asked === 'cost' || unit === '' ? '' : `${unit}²`),
})
