import { figureIn } from './figure'
import { givenIn, row } from './parallel-cut-lengths'
import { similarLengths as solution, type Given } from '../../../solutions/triangles/similar-lengths'
import { phrase } from '../../question/phrase'
import { cornersOf, segment } from '../../question/segments'
import { recogniser } from '../../recogniser'

export const crossingLengths = recogniser<Given>({
  id: 'lengths-on-the-diagonals-of-a-trapezium',
  solution,
  last: true,
  story: true,
  cues: ['trapezium', 'parallel'],
  words: [
    'trapezium',
    'quadrilateral',
    'parallel',
    'diagonals',
    'diagonal',
    'intersect',
    'intersects',
    'side',
    'sides',
    'point',
    'length',
    'ratio',
    'through',
    'other',
  ],
  examples: [
    'trapezium PQRS me PQ || RS hai aur diagonals PR aur QS point O par milte hai, PO = 6 cm, OR = 4 cm, OS = 5 cm to QO nikalo',
    'In trapezium ABCD, AB ∥ DC and its diagonals intersect at O. If AB = 5/2 DC and AO = 15 cm, find OC.',
    'The diagonals of a trapezium ABCD with AB ∥ DC intersect at O. If AB = 2 CD, find AO : OC.',
  ],
  refuses: [
    'In trapezium ABCD the diagonals intersect at O. If AO = 6, OC = 4 and OD = 5, find BO.',
    'In trapezium ABCD, AB ∥ DC and its diagonals intersect at O. If AB = 2 DC and the area of AOB is 84, find CO.',
    'In trapezium ABCD, AB ∥ DC and AD = BC; its diagonals intersect at O. If AB = 2 DC, find AO : OC.',
  ],
  read: (question) => {
    const figure = figureIn(question)
    const named = (cornersOf(question, 'trapezium', 4) ?? cornersOf(question, 'quadrilateral', 4))?.corners ?? ''
    const [parallel, ...more] = figure.parallels
    const meeting = phrase(question, 'at|point|par|pe @o:letter', '@o:letter par|pe|point')?.facts.o.name ?? ''
    if (!parallel || more.length > 0 || meeting.length !== 1 || named.length !== 4 || named.includes(meeting))
      return null
    const all = [...named]
    // A, B, C and D in the order in which AB ∥ DC
    const turned = [all, [...all.slice(1), ...all.slice(0, 1)]].find(
      ([a = '', b = '', c = '', d = '']) =>
        parallel.map(segment).sort().join() === [segment(a + b), segment(c + d)].sort().join(),
    )
    const [a, b, c, d] = turned ?? []
    if (!a || !b || !c || !d) return null
    const o = meeting
    const rows = [row(a + o, c + o, undefined, a + c), row(b + o, d + o, undefined, b + d), row(a + b, c + d)]
    const reasons = [
      `As $${a}${b} \\parallel ${d}${c}$: $\\angle ${o}${a}${b} = \\angle ${o}${c}${d}$ and $\\angle ${o}${b}${a} = \\angle ${o}${d}${c}$ (alternate angles), so $\\triangle ${a}${o}${b} \\sim \\triangle ${c}${o}${d}$ (AA)`,
    ]
    // the diagonals by their names are no more than that
    const diagonals = [segment(a + c), segment(b + d)]
    const asked = figure.asked.filter((one) => typeof one !== 'string' || !diagonals.includes(one))
    const isOfDiagonals = asked.length === 0
    return givenIn(question, { ...figure, asked: isOfDiagonals ? figure.asked : asked }, rows, reasons, `${named}${o}`)
  },
  unit: ({ unit, asked }) => (asked.length === 1 && typeof asked[0] === 'string' ? unit : ''),
})
