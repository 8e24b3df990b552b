import { askedSegment } from './parallel-cut'
import { crossedWires as solution, type Given } from '../../../solutions/triangles/crossed-wires'
import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import { lengthsIn, segment } from '../../question/segments'
import { recogniser } from '../../recogniser'
import type { Question } from '../../question/question'
import { lettersOf } from '../../question/reading'
import { fraction } from '../../../maths/fraction'
import { numericValue } from '../../../reading/tree/numeric'

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
    'joining',
    'apart',
    'height',
    'heights',
    'prove',
    'show',
    'plane',
    'straight',
  ],
  examples: [
    'Two poles, 12 m and 6 m high, stand upright on level ground. A wire joins the top of each pole to the foot of the other. At what height above the ground do the wires cross?',
    'For the annual day, ropes of flags are hung in the school yard between two upright posts of 10 m and 15 m: one rope from the top of each post to the foot of the other. How high above the ground do the ropes cross?',
    'In the figure, PA, QB and RC are perpendicular to AC, and AR and CP meet at Q. If PA = 27 m and RC = 18 m, find QB.',
    'two poles of height 20 m and 30 m, top of each is joined to foot of the other. find the height of the point of intersection of the wires',
    'Two poles of heights 6 m and 3 m stand 10 m apart. Find the height of the point of intersection of the lines joining the top of each pole to the foot of the opposite pole.',
    'Two poles of heights a metres and b metres stand p metres apart. Prove that the height of the point of intersection of the lines joining the top of each pole to the foot of the opposite pole is ab/(a + b) metres.',
  ],
  refuses: [
    'Two poles of heights a metres and b metres stand p metres apart. Prove that the height of the point of intersection of the lines joining the top of each pole to the foot of the opposite pole is ab/(2a + b) metres.',
    'Two poles, 12 m and 6 m high, stand upright on level ground. A wire joins the top of each pole to the foot of the other. Find the length of the wires.',
    'Two poles, 12 m and 6 m high, stand 8 m apart. A wire joins their tops. Find its length.',
    'In the figure, PA, QB and RC are perpendicular to AC, and AR and CP meet at Q. If PA = 27 m and QB = 18 m, find RC.',
    'In the figure, PA, QB and RC are perpendicular to AC, and AR and CP meet at Q. If PA = 27 m and RC = 18 m, find AB.',
  ],
  read: (question) => proofIn(question) ?? inWords(question) ?? inLetters(question),
  before: ({ letters }) => (letters ? 'Hence ' : 'Answer: '),
  unit: ({ unit, letters }) => (letters ? '' : unit),
})

const metres = fraction(1)

/** "Poles of heights a metres and b metres ... Prove that it is ab/(a + b) metres." */
function proofIn(question: Question) {
  const asked = phrase(question, 'prove|show * height * intersection|crossing|cross|meet')
  const wires = phrase(question, ...crossed, 'top each * foot|bottom|base opposite')
  const two = phrase(question, 'two poles|pillars|towers|posts|walls')
  const [formula, ...more] = question.facts.filter(({ kind }) => kind === 'formula')
  const names = formula?.kind === 'formula' ? [...lettersOf(formula.node)].sort() : []
  const [a, b, ...others] = names
  if (!asked || !wires || !two || formula?.kind !== 'formula' || more.length > 0) return null
  if (a === undefined || b === undefined || others.length > 0) return null
  const at = (p: number, q: number) => numericValue(formula.node, (name) => (name === a ? p : q))
  const isSo = [
    [2, 3],
    [5, 7],
    [4, 9],
  ].every(([p = 1, q = 1]) => Math.abs(at(p, q) - (p * q) / (p + q)) < 1e-9)
  const rest = question.facts.filter((fact) => fact !== formula)
  // the heights by their letters, and how far apart they stand
  if (!isSo || rest.length > 3 || !rest.every((fact) => fact.kind === 'letter' || fact.kind === 'number')) return null
  const said = rest.flatMap((fact) => (fact.kind === 'letter' ? [fact.name] : []))
  // "a metres" looks like an article
  if (said.length < rest.length || names.some((name) => name !== 'a' && !said.includes(name))) return null
  const stated = told(question, asked, wires, two)
  return {
    given: { left: metres, right: metres, unit: 'm', isNamed: false, letters: [a, b] as const },
    used: [...stated.used, formula, ...rest],
    said: stated.said,
  }
}

function inWords(question: Question) {
  const [high, wires, asked] = [
    phrase(question, ...poles),
    phrase(question, ...crossed),
    phrase(question, ...asksHeight),
  ]
  const [left, right, ...more] = high?.rows.h ?? []
  const unit = high?.units.h ?? ''
  const apart = phrase(question, '#p apart')
  if (!wires || !asked || !left || !right || more.length > 0 || !/^(?:cm|m)$/.test(unit)) return null
  return { given: { left, right, unit, isNamed: false }, ...told(question, high, wires, asked, apart) }
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
