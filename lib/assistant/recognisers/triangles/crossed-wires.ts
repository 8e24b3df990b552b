import { askedSegment } from './parallel-cut'
import { crossedWires as solution, type Given } from '../../../solutions/triangles/crossed-wires'
import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import { lengthsIn, segment } from '../../question/segments'
import { recogniser } from '../../recogniser'
import type { Question } from '../../question/question'

/** Two poles, and lines from the top of each to the foot of the other. */
const poles = ['between? two * height|heights &h', 'between? two * &h high|tall?', '&h high|tall'] as const
const crossed = [
  'top each * foot|bottom|base other|opposite',
  'tops each|two|both? * foot|feet|bottom|base other|opposite',
  'top one * foot|bottom|base other|opposite',
] as const
const asksHeight = [
  'height above? ground? * cross|meet|intersect|intersection',
  'high above? ground? * cross|meet|intersect',
  'height point intersection|crossing',
] as const

const upright = ['@a:letter @b:letter @c:letter perpendicular|vertical @g:letter'] as const
const meeting = ['@s:letter @t:letter meet|intersect|cross @q:letter'] as const

export const crossedWires = recogniser<Given>({
  id: 'height-where-wires-cross',
  solution,
  story: true,
  cues: ['top', 'tops', 'perpendicular'],
  words: [
    'two',
    'one',
    'above',
    'each',
    'perpendicular',
    'vertical',
    'point',
    'level',
    'figure',
    'line',
    'lines',
    'opposite',
    'plane',
    'straight',
  ],
  examples: [
    'Two poles, 12 m and 6 m high, stand upright on level ground. A wire joins the top of each pole to the foot of the other. At what height above the ground do the wires cross?',
    'For the annual day, ropes of flags are hung in the school yard between two upright posts of 10 m and 15 m: one rope from the top of each post to the foot of the other. How high above the ground do the ropes cross?',
    'In the figure, PA, QB and RC are perpendicular to AC, and AR and CP meet at Q. If PA = 27 m and RC = 18 m, find QB.',
    'two poles of height 20 m and 30 m, top of each is joined to foot of the other. find the height of the point of intersection of the wires',
  ],
  refuses: [
    'Two poles, 12 m and 6 m high, stand upright on level ground. A wire joins the top of each pole to the foot of the other. Find the length of the wires.',
    'Two poles, 12 m and 6 m high, stand 8 m apart. A wire joins their tops. Find its length.',
    'In the figure, PA, QB and RC are perpendicular to AC, and AR and CP meet at Q. If PA = 27 m and QB = 18 m, find RC.',
    'In the figure, PA, QB and RC are perpendicular to AC, and AR and CP meet at Q. If PA = 27 m and RC = 18 m, find AB.',
  ],
  read: (question) => inWords(question) ?? inLetters(question),
  unit: ({ unit }) => unit,
})

function inWords(question: Question) {
  const [high, wires, asked] = [
    phrase(question, ...poles),
    phrase(question, ...crossed),
    phrase(question, ...asksHeight),
  ]
  const [left, right, ...more] = high?.rows.h ?? []
  const unit = high?.units.h ?? ''
  if (!wires || !asked || !left || !right || more.length > 0 || !/^(?:cm|m)$/.test(unit)) return null
  return { given: { left, right, unit, isNamed: false }, ...told(question, high, wires, asked) }
}

/** PA, QB and RC perpendicular to AC, and AR and CP through Q. */
function inLetters(question: Question) {
  const [stand, cross, lengths] = [phrase(question, ...upright), phrase(question, ...meeting), lengthsIn(question)]
  const asked = askedSegment(question)
  if (!stand || !cross || !lengths || asked === null || lengths.of.size !== 2) return null
  const { g, ...others } = stand.facts
  const [a, c] = g.name
  const q = cross.facts.q.name
  const lines = Object.values(others).map(({ name }) => name)
  const middle = lines.find((name) => name.includes(q))
  const foot = middle?.replace(q, '')
  const end = (at: string | undefined) =>
    lines.find((name) => name !== middle && name.includes(at ?? '-'))?.replace(at ?? '', '')
  const [p, r] = [end(a), end(c)]
  if (!a || !c || !foot || !p || !r || p === r || segment(asked) !== segment(`${q}${foot}`)) return null
  const pair = [segment(`${a}${r}`), segment(`${c}${p}`)].sort().join()
  if ([cross.facts.s.name, cross.facts.t.name].map(segment).sort().join() !== pair) return null
  const [left, right] = [lengths.of.get(segment(`${p}${a}`)), lengths.of.get(segment(`${r}${c}`))]
  if (!left || !right) return null
  const { used, said } = told(question, stand, cross)
  const letters = factsOf(question, 'letter').filter(({ name }) => segment(name) === segment(asked))
  return {
    given: { left, right, unit: lengths.unit, isNamed: true },
    used: [...used, ...lengths.used, ...letters],
    said,
    letters: { P: p, A: a, R: r, C: c, Q: q, B: foot },
  }
}
