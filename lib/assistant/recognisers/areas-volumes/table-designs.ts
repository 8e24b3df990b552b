import { rootThreeIn } from './segment'
import { piOf } from './solids'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { fraction, multiply } from '../../../maths/fraction'
import { tableDesigns as solution } from '../../../solutions/areas-volumes/table-designs'

/** The shape is named again. */
const shapes = (question: Question) =>
  question.items.filter((item) => item.kind === 'word' && /^(?:square|hexagon)$/.test(item.text))

/** "A round table cover has the radius 42 cm. A regular hexagon inscribed in it cuts off six equal designs. Find the cost of making them." */
export const tableDesigns = recogniser({
  id: 'designs-on-a-cover',
  solution,
  story: true,
  cues: ['designs', 'hexagon', 'design', 'embroidered'],
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
    ...['inside', 'drawn', 'four', 'six', 'segments'],
    ...['corners', 'lie', 'its', 'rate', 'making', 'table', 'rim', 'white', 'per'],
  ],
  examples: [
    'A round table cover has a radius of 28 cm. The sides of a regular hexagon inscribed in it cut off six equal designs at the rim. Find the cost of making the designs at ₹0.35 per cm^2. Use √3 = 1.7.',
    'round table cover radius 42 cm, regular hexagon inscribed in it, six equal designs. find total area of the designs. use √3 = 1.73',
    'A round table cover of radius 14 cm has a square drawn inside it whose corners lie on the circle. The four equal parts between the circle and the square carry a design. Find the total area of the design and the cost of making it at ₹ 0.50 per cm². (Use π = 22/7)',
    'A round table cover has six equal designs. If the radius of the cover is 28 cm, find the cost of making the designs at the rate of ₹0.35 per cm². (Use √3 = 1.7)',
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
    const again = phrase(
      question,
      'between|outside regular? hexagon|square',
      'each ~x? between circle|rim and? one? side regular? hexagon|square',
      'between circle|rim and? side|sides regular? hexagon|square',
    )
    const many = phrase(question, '#n equal designs|parts|design|portions|segments', '#n designs|parts')
    const radius = phrase(question, 'radius * #r') ?? phrase(question, 'diameter * #r')
    const area = phrase(
      question,
      'total? area designs|design|embroidery|part|parts|portion',
      'designs|embroidery ka? total? area',
    )
    // "the designs are the six segments between the sides of the hexagon and the circle"
    const meant = phrase(
      question,
      'regular? hexagon|square sides|side and circle between #m segments|parts',
      '#m segments|parts between sides|side regular? hexagon|square and circle',
    )
    const cost = phrase(
      question,
      'cost making? designs * #c',
      'cost * designs * #c',
      'cost * #c per',
      '#c per cm^2 * design|designs * cost|kharcha',
    )
    const isAcross = radius?.taken[0]?.kind === 'word' && radius.taken[0].text === 'diameter'
    const covers = phrase(question, 'table cover', 'tablecover')
    const root = rootThreeIn(question)
    const per = phrase(question, 'per cm^2')
    const pi = piOf(question)
    if ((hexagon && square) || (!hexagon && !square && !covers) || !radius || (!area && !cost)) return null
    const isHexagon = hexagon !== null || (!square && many !== null && Number(many.numbers.n.n) === 6)
    if (!isHexagon && !square) return null
    // "the part outside the hexagon"
    if (!many && !again) return null
    if (
      (many && Number(many.numbers.n.n) !== (isHexagon ? 6 : 4)) ||
      (meant && Number(meant.numbers.m.n) !== (isHexagon ? 6 : 4)) ||
      (cost && (cost.units.c !== '₹' || !per || radius.units.r !== 'cm'))
    )
      return null
    return {
      given: {
        shape: isHexagon ? ('hexagon' as const) : ('square' as const),
        asked: area && cost ? ('both' as const) : area ? ('area' as const) : ('cost' as const),
        pi: pi.pi,
        radius: isAcross ? multiply(radius.numbers.r, fraction(1, 2)) : radius.numbers.r,
        root: root.root ?? fraction(173, 100),
        ...(cost && { rate: cost.numbers.c }),
        unit: radius.units.r,
      },
      ...told(question, hexagon, square, again, meant, covers, many, radius, area, cost, pi, cost ? per : null, {
        taken: [...root.used, ...shapes(question)],
      }),
    }
  },
  unit: ({ asked, unit }) => (asked !== 'area' || unit === '' ? '' : `${unit}²`),
})
