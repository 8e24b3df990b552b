import { figureIn } from './figure'
import { givenIn, row } from './parallel-cut-lengths'
import { similarLengths as solution, type Given } from '../../../solutions/triangles/similar-lengths'
import { cornersOf, segment } from '../../question/segments'
import { recogniser } from '../../recogniser'

export const trapeziumCut = recogniser<Given>({
  id: 'sides-of-a-trapezium-cut-by-a-parallel',
  solution,
  last: true,
  cues: ['trapezium'],
  words: [
    'trapezium',
    'parallel',
    'side',
    'sides',
    'point',
    'points',
    'length',
    'respectively',
    'ratio',
    'non-parallel',
    'lie',
    'lies',
    'such',
    'par',
    'pe',
    'line',
    'segment',
  ],
  examples: [
    'ABCD trapezium AB || DC, E on AD and F on BC such that EF || AB. AE = 4 cm, ED = 6 cm, BC = 15 cm find BF',
    'In trapezium PQRS, PQ ∥ SR. M and N are points on PS and QR such that MN ∥ PQ. If PM = 3 cm, MS = 5 cm and QN = 4.5 cm, find NR.',
  ],
  refuses: [
    'ABCD trapezium AB || DC, E on AD and F on BC such that EF || AB. AE = 4 cm, ED = 6 cm, AB = 15 cm find EF',
    'ABCD trapezium AB || DC, E on AD and F on BC. AE = 4 cm, ED = 6 cm, BC = 15 cm find BF',
  ],
  read: (question) => {
    const figure = figureIn(question)
    const named = cornersOf(question, 'trapezium', 4)?.corners ?? ''
    const all = [...named]
    const isSide = (name: string) => name !== '' && [...name].every((letter) => named.includes(letter))
    const pairs = figure.parallels
    const line = pairs.flat().find((name) => name.length === 2 && !isSide(name))
    const turned = [all, [...all.slice(1), ...all.slice(0, 1)]].find(([a = '', b = '', c = '', d = '']) =>
      pairs.some((pair) => pair.map(segment).sort().join() === [segment(a + b), segment(c + d)].sort().join()),
    )
    const [a, b, c, d] = turned ?? []
    if (!a || !b || !c || !d || line === undefined || pairs.length !== 2) return null
    const across = pairs.find((pair) => pair.includes(line))?.find((name) => name !== line) ?? ''
    if (![segment(a + b), segment(c + d)].includes(segment(across))) return null
    const [e, f] = [segment(a + d), segment(b + c)].map((side) => [...line].find((end) => figure.on.get(end) === side))
    if (!e || !f || e === f) return null
    const rows = [row(a + e, a + d, e + d), row(b + f, b + c, f + c)]
    const reasons = [
      `As $${a}${b} \\parallel ${e}${f} \\parallel ${d}${c}$, join $${a}${c}$: by the Basic Proportionality Theorem in $\\triangle ${a}${c}${d}$ and $\\triangle ${c}${a}${b}$ the line $${e}${f}$ divides $${a}${d}$ and $${b}${c}$ in the same ratio`,
    ]
    return givenIn(question, figure, rows, reasons, `${named}${line}`)
  },
  unit: ({ unit, asked }) => (asked.length === 1 && typeof asked[0] === 'string' ? unit : ''),
})
