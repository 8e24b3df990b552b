import { askedSegment } from './parallel-cut'
import { parallelogramLine as solution, type Given } from '../../../solutions/triangles/parallelogram-line'
import { phrase, told } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { cornersOf, lengthsIn, segment } from '../../question/segments'
import { recogniser } from '../../recogniser'

/** The line through A, that meets BC at X and DC produced at Y. */
const lines = [
  'through vertex? @a:letter parallelogram @f:letter * meets|cuts side? @s:letter @x:letter side? line? @t:letter produced|extended @y:letter',
  'through vertex? @a:letter * meets|cuts side? @s:letter @x:letter side? line? @t:letter produced|extended @y:letter',
  'line @a:letter meets|cuts side? @s:letter @x:letter side? line? @t:letter produced|extended @y:letter',
] as const
/** X on BC, and AX produced. */
const inTwo = [
  'point? @x:letter lies? side? @s:letter * @bx:length * @ax:letter produced|extended meets side? line? @t:letter produced|extended @y:letter',
] as const

function figureIn(question: Question) {
  const through = phrase(question, ...lines)
  if (through) {
    const { a, s, x, t, y } = through.facts
    return { a: a.name, s: s.name, x: x.name, t: t.name, y: y.name, said: through }
  }
  const found = phrase(question, ...inTwo)
  if (!found) return null
  const { x, s, ax, t, y } = found.facts
  const [a] = ax.name
  return ax.name === `${a}${x.name}` ? { a, s: s.name, x: x.name, t: t.name, y: y.name, said: found } : null
}

export const parallelogramLine = recogniser<Given>({
  id: 'line-through-corner-of-parallelogram',
  solution,
  story: true,
  cues: ['parallelogram'],
  words: ['parallelogram', 'line', 'side', 'vertex', 'point', 'length', 'long', 'lies', 'through', 'figure'],
  examples: [
    'ABCD is a parallelogram with AB = 12 cm and BC = 10 cm. A line through A meets BC at X and DC produced at Y. If BX = 6 cm, find CY.',
    'In the parallelogram ABCD, AB = 12 cm and BC = 12 cm. The point X lies on BC with BX = 8 cm, and AX produced meets DC produced at Y. Find the length of CY.',
    'Through the vertex K of a parallelogram KLMN Irfan draws a line which cuts LM at P and the line NM, produced, at Q. He measures KL = 18 cm and LM = 16 cm, and LP = 9 cm. How long is NQ?',
  ],
  refuses: [
    'ABCD is a parallelogram with AB = 12 cm and BC = 10 cm. A line through A meets BC at X and DC produced at Y. If BX = 6 cm, find AY.',
    'ABCD is a parallelogram with AB = 12 cm and BC = 10 cm. A line through A meets BC at X and DC produced at Y. If XC = 6 cm, find CY.',
    'ABCD is a parallelogram with AB = 12 cm and BC = 10 cm. A line through D meets BC at X and AB produced at Y. If BX = 6 cm, find CY.',
    'ABCD is a parallelogram with AB = 12 cm and BC = 10 cm. A line through A meets BC produced at X and DC at Y. If BX = 6 cm, find CY.',
  ],
  read: (question) => {
    const [lengths, figure] = [lengthsIn(question), figureIn(question)]
    const asked = askedSegment(question)
    const corners = cornersOf(question, 'parallelogram', 4)
    if (!lengths || !figure || !corners || asked === null || lengths.of.size !== 3) return null
    const { a, x, y } = figure
    const at = corners.corners.indexOf(a ?? '-')
    // from A on, in the direction of the side that is cut
    const round = [0, 1, 2, 3].map((step) => corners.corners[(at + step) % 4] ?? '')
    const [b, c, d] =
      segment(round[1] + (round[2] ?? '')) === segment(figure.s) ? round.slice(1) : round.slice(1).reverse()
    if (at < 0 || !a || !b || !c || !d || segment(b + c) !== segment(figure.s) || figure.t !== d + c) return null
    if (x.length !== 1 || y.length !== 1 || x === y || corners.corners.includes(x) || corners.corners.includes(y))
      return null
    const of = (name: string) => lengths.of.get(segment(name))
    const [ab, bc, bx] = [of(a + b) ?? of(c + d), of(b + c), of(b + x)]
    const ask = { [segment(c + y)]: 'CY', [segment(d + y)]: 'DY' }[segment(asked)]
    if (!ab || !bc || !bx || (ask !== 'CY' && ask !== 'DY')) return null
    const letters = factsOf(question, 'letter').filter(({ name }) => segment(name) === segment(asked))
    const { used, said } = told(question, figure.said)
    return {
      given: { letters: [a, b, c, d, x, y], ab, bc, bx, ask, unit: lengths.unit },
      used: [...lengths.used, ...used, corners.used, ...letters],
      said,
    }
  },
  unit: ({ unit }) => unit,
})
