import {
  angleBisector as solution,
  bisectorFound,
  bisectorLengths,
  type AngleBisector,
  type BisectorLength,
} from '../../../solutions/triangles/angle-bisector'
import { isWord, type Fact, type FactOf } from '../../question/fact'
import { factsOf, type Question } from '../../question/question'
import { lengthsIn, segment } from '../../question/segments'
import { recogniser, type Found } from '../../recogniser'
import type { Fraction } from '../../../maths'

const bisects = /^bisect(?:s|or|ors|ed|ing)?$/
const meets = /^(?:meet|meets|meeting|intersects?|intersecting|cuts?|cutting|on|side)$/
const placed = /^(?:at|in|on|ko|par|pe|me|mein)$/

/** The corner whose angle is halved: A of "the bisector of ∠A", "AD bisects ∠BAC", "angle A ka bisector". */
function halved(question: Question): string | null {
  const items = question.apart
  const at = items.findIndex((item) => isWord(item, bisects))
  if (at < 0) return null
  const angles = items.flatMap((item, place) => {
    const after = items[place + 1]
    return isWord(item, /^angles?$/) && after?.kind === 'letter' ? [{ place, name: after.name }] : []
  })
  const [one, ...more] = angles
  // "kya AD angle A ko bisect karta hai", and the angle again at the end
  const names = new Set([one, ...more].map((each) => (each?.name.length === 3 ? each.name.charAt(1) : each?.name)))
  return one && names.size === 1 && Math.abs(one.place - at) < 7 ? ([...names][0] ?? null) : null
}

/** The segments that are named and have no length: where one point lies on another side, and the rest. */
function segmentsNamed({ apart }: Question) {
  const all = apart.flatMap((item, at) => {
    const isPlace = isWord(apart[at - 1], meets) || isWord(apart[at + 1], placed)
    return item.kind === 'letter' && item.name.length === 2 ? [{ item, isPlace }] : []
  })
  const of = (isPlaces: boolean) => all.flatMap(({ item, isPlace }) => (isPlace === isPlaces ? [item] : []))
  return { places: of(true), others: of(false) }
}

/** AD of "AD is the bisector", "AD bisects", "kya AD angle A ka bisector hai". */
function lineNamed({ apart }: Question): string | null {
  const at = apart.findIndex((item) => isWord(item, bisects))
  const before = apart
    .slice(Math.max(0, at - 6), at)
    .findLast((item) => item.kind === 'letter' && item.name.length === 2)
  return before?.kind === 'letter' ? before.name : null
}

function read(question: Question): Found<AngleBisector> | null {
  const [a, lengths] = [halved(question), lengthsIn(question)]
  const letters = factsOf(question, 'letter')
  const isOther = question.words.some((word) =>
    /^(?:external|externally|exterior|median|altitude|bisectors)$/.test(word),
  )
  if (a?.length !== 1 || !lengths || isOther) return null
  const names = [...letters.map(({ name }) => name), ...lengths.of.keys()]
  const points = [...new Set(names.join(''))]
  // the foot of the bisector is on BC, and beside A only in AD
  const corners = names.find((name) => name.length === 3 && name.includes(a)) ?? ''
  const others = points.filter((one) => one !== a)
  const line = lineNamed(question)
  const d =
    others.find((one) => corners.length === 3 && !corners.includes(one)) ??
    others.find((one) => letters.some(({ name }) => name === one)) ??
    others.find((one) => line?.includes(a) && line.includes(one))
  const ends = others.filter((one) => one !== d)
  const [b, c] = corners.length === 3 ? [...corners].filter((one) => one !== a) : ends
  if (!d || !b || !c || points.length !== 4 || ends.length !== 2 || ![b, c].every((one) => ends.includes(one)))
    return null
  const own: Readonly<Record<string, BisectorLength>> = {
    [segment(a + b)]: 'AB',
    [segment(a + c)]: 'AC',
    [segment(b + d)]: 'BD',
    [segment(c + d)]: 'CD',
    [segment(b + c)]: 'BC',
  }
  const known: Partial<Record<BisectorLength, Fraction>> = {}
  for (const [name, value] of lengths.of) {
    const is = own[name]
    if (is === undefined) return null
    known[is] = value
  }
  const isAD = ({ name }: FactOf<'letter'>) => segment(name) === segment(a + d)
  const { places, others: named } = segmentsNamed(question)
  if (places.some(({ name }) => segment(name) !== segment(b + c))) return null
  if (line !== null && line.includes(d) && segment(line) !== segment(a + d)) return null
  const wanted = named.filter((one) => !isAD(one))
  const asked = bisectorLengths.filter((name) => wanted.some((one) => own[segment(one.name)] === name))
  if (wanted.some((one) => own[segment(one.name)] === undefined) || asked.some((name) => known[name])) return null
  const asksWhether = question.words.some((word) => /^(?:whether|kya|check|if|is)$/.test(word)) && asked.length === 0
  const [ab, ac] = [known.AB, known.AC]
  const isWhole = asksWhether && ab && ac && [known.BD, known.CD, known.BC].filter(Boolean).length === 2
  if (asked.length === 0 && !isWhole) return null
  const given: AngleBisector = { known, asked: asked.length === 0 ? 'bisects' : asked, unit: lengths.unit }
  // every length is needed, and these are enough
  const found = bisectorFound(given)
  const count = Object.keys(known).length
  if (!found || (asked.length > 0 ? count !== 3 || asked.some((name) => !found.all[name]) : count !== 4)) return null
  const used: readonly Fact[] = [...lengths.used, ...letters]
  return { given, used, letters: { A: a, B: b, C: c, D: d, ...(d === 'E' && { E: 'F' }) } }
}

/** "AD bisects ∠A of △ABC: AB = 10, AC = 14, BC = 6. Find BD and DC." */
export const angleBisector = recogniser<AngleBisector>({
  id: 'sides-at-an-angle-bisector',
  solution,
  cues: ['bisector', 'bisects', 'bisect'],
  words: [
    ...[
      'bisector',
      'bisects',
      'bisect',
      'angle',
      'triangle',
      'side',
      'sides',
      'meets',
      'meet',
      'meeting',
      'intersects',
    ],
    ...[
      'cuts',
      'point',
      'length',
      'lengths',
      'opposite',
      'internal',
      'whether',
      'check',
      'not',
      'or',
      'such',
      'respectively',
    ],
    ...['has', 'intersecting', 'cut', 'if', 'milta', 'milti', 'on', 'kya', 'is', 'jo', 'then', 'and', 'determine'],
  ],
  examples: [
    'In ΔABC, AD is the bisector of ∠A, meeting side BC at D. If AB = 10 cm, AC = 14 cm and BC = 6 cm, find BD and DC.',
    'In triangle PQR the bisector of angle P meets QR at S. PQ = 5.6 cm, PR = 4 cm, SR = 3 cm. Find QS.',
    'In ΔABC, AB = 5 cm, AC = 10 cm, BD = 1.5 cm and CD = 3.5 cm, with D on BC. Check whether AD is the bisector of ∠A.',
  ],
  refuses: [
    'In ΔABC, AD is the bisector of ∠A, meeting side BC at D. If AB = 10 cm and BC = 6 cm, find BD.',
    'In ΔABC, AD is the bisector of the exterior angle A, meeting BC produced at D. If AB = 10 cm, AC = 14 cm and BC = 6 cm, find BD.',
    'In ΔABC, AD is the bisector of ∠A, meeting side BC at D. If AB = 10 cm, AC = 14 cm and BC = 6 cm, find AD.',
    'In ΔABC, AD is the bisector of ∠B, meeting side BC at D. If AB = 10 cm, AC = 14 cm and BC = 6 cm, find BD.',
  ],
  read,
  unit: ({ asked, unit }) => (asked !== 'bisects' && asked.length === 1 ? unit : ''),
})
