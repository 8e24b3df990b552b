import { letterFacts } from './named-lengths'
import { kiteOfTangents as solution, type KiteOfTangents } from '../../../solutions/circles/kite-of-tangents'
import { phrase, told, type Phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { lengthsIn, namesOf, segment } from '../../question/segments'
import { recogniser } from '../../recogniser'

type Letters = Readonly<Record<'O' | 'P' | 'A' | 'B', string>>

/** P and the points of contact, from how the tangents are told. */
function tangentsIn(question: Question) {
  const drawn = phrase(
    question,
    '@pa:letter @pb:letter * touch|touches * @a:letter @b:letter',
    'tangents @pa:letter @pb:letter',
    '@pa:letter @pb:letter are? two? tangents',
  )
  if (drawn) {
    const [x = '', y = ''] = [drawn.facts.pa.name, drawn.facts.pb.name]
    const p = [...x].find((letter) => y.includes(letter))
    const [a, b] = [x, y].map((name) => [...name].find((letter) => letter !== p))
    return x.length === 2 && y.length === 2 && p && a && b && a !== b ? { p, a, b, found: drawn } : null
  }
  // a string round a pulley
  const string = phrase(question, 'leaves * @a:letter @b:letter both? ends * meet * @p:letter')
  const ends = string && [string.facts.p.name, string.facts.a.name, string.facts.b.name]
  const [p, a, b] = ends ?? []
  return string && p && a && b ? { p, a, b, found: string } : null
}

interface Asked {
  readonly asked: KiteOfTangents['asked']
  readonly letters?: Readonly<Record<'C' | 'D' | 'Q', string>>
  readonly found: readonly Pick<Phrase, 'taken'>[]
}

/** Whether a name goes round O, A, P and B. */
const isKite = (name: string, { O, P, A, B }: Letters): boolean =>
  name.length === 4 &&
  new Set(name).size === 4 &&
  [O, P, A, B].every((letter) => name.includes(letter)) &&
  Math.abs(name.indexOf(O) - name.indexOf(P)) === 2

function askedIn(question: Question, letters: Letters): Asked | null {
  const { P, A, B } = letters
  const third = phrase(
    question,
    'third|another * touches|touching circle point? @q:letter smaller|minor|shorter? arc? @ab:letter meets|cuts @pa:letter @c:letter @pb:letter @d:letter',
  )
  const triangle = phrase(question, 'perimeter triangle @t:letter')
  if (third && triangle) {
    const { q, ab, pa, c, pb, d } = third.facts
    const isThere =
      segment(ab.name) === segment(`${A}${B}`) &&
      segment(pa.name) === segment(`${P}${A}`) &&
      segment(pb.name) === segment(`${P}${B}`) &&
      segment(triangle.facts.t.name) === segment(`${P}${c.name}${d.name}`)
    const own = { C: c.name, D: d.name, Q: q.name }
    return isThere ? { asked: 'third', letters: own, found: [third, triangle] } : null
  }
  if (third ?? triangle) return null
  const whole = phrase(
    question,
    'perimeter|area quadrilateral|kite|figure? @k:letter',
    'quadrilateral|kite|figure? @k:letter perimeter|area',
  )
  const isArea = question.words.includes('area')
  if (whole && isKite(whole.facts.k.name, letters) && isArea !== question.words.includes('perimeter'))
    return { asked: isArea ? 'area' : 'perimeter', found: [whole] }
  const nearest = phrase(question, 'far @p:letter nearest|closest point', 'distance @p:letter nearest|closest point')
  if (nearest) return nearest.facts.p.name === P ? { asked: 'nearest', found: [nearest] } : null
  const [last] = namesOf(question, 2).slice(-1)
  const length = phrase(question, 'length * @x:letter', 'long * @x:letter', 'find @x:letter')
  const isTangent = last && [segment(`${P}${A}`), segment(`${P}${B}`)].includes(segment(last.name))
  return isTangent && length && length.facts.x.name === last.name ? { asked: 'tangent', found: [length] } : null
}

/** "From P, 13 cm from the centre O of a circle of radius 5 cm, the tangents PA and PB are drawn. Find the area of OAPB." */
export const kiteOfTangents = recogniser<KiteOfTangents>({
  id: 'quadrilateral-of-tangents-and-radii',
  solution,
  story: true,
  asPart: true,
  cues: ['tangents', 'touch', 'touches', 'ends'],
  words: [
    ...['circle', 'circular', 'centre', 'center', 'radius', 'point', 'distance', 'external', 'tangents', 'pair', 'two'],
    ...['touch', 'touches', 'length', 'long', 'area', 'perimeter', 'quadrilateral', 'straight', 'both', 'part', 'line'],
    ...['triangle', 'away', 'outside', 'formed', 'edge', 'pulled'],
  ],
  examples: [
    'From a point P which is at a distance of 13 cm from the centre O of a circle of radius 5 cm, the pair of tangents PA and PB to the circle is drawn. Find the area of the quadrilateral PAOB.',
    'A point P is 17 cm from the centre O of a circle of radius 8 cm. PA and PB are two tangents to the circle. Find the perimeter of the quadrilateral OAPB.',
    'centre O radius 6 cm. tangents PA and PB from P, 10 cm from O. quadrilateral OAPB ka area nikalo',
  ],
  refuses: [
    'From a point P at a distance of 13 cm from the centre O of a circle of radius 5 cm, the tangents PA and PB are drawn. Find the area of triangle PAB.',
    'From a point P at a distance of 13 cm from the centre O of a circle of diameter 5 cm, the tangents PA and PB are drawn. Find the area of the quadrilateral PAOB.',
    'From a point P at a distance of 13 cm from the circle with centre O and radius 5 cm, the tangents PA and PB are drawn. Find the area of the quadrilateral PAOB.',
    'From a point P at a distance of 13 cm from the centre O of a circle of radius 5 cm, the tangents PA and PB are drawn. Find the area of the quadrilateral PABO.',
    'From a point P at a distance of 13 cm from the centre O of a circle of radius 5 cm, the tangents PA and PB are drawn. Find the length of AB.',
  ],
  read: (question) => {
    const [tangents, lengths] = [tangentsIn(question), lengthsIn(question)]
    const centre = phrase(question, 'centre|center @o:letter', '@o:letter is centre|center')
    const o = centre?.facts.o.name.toUpperCase() ?? 'O'
    const radius = phrase(question, 'radius #r', '#r radius')
    const far =
      phrase(question, '#d away? @o:letter', 'distance #d @o:letter') ??
      phrase(question, '#d away? centre|center @o:letter', 'distance #d centre|center @o:letter')
    if (!tangents || !lengths || !radius) return null
    const { p, a, b, found } = tangents
    const op = lengths.of.get(segment(`${o}${p}`))
    const distance = op ?? (far?.facts.o.name === o ? far.numbers.d : undefined)
    const letters = { O: o, P: p, A: a, B: b }
    const asked = new Set(Object.values(letters)).size === 4 ? askedIn(question, letters) : null
    const unit = radius.units.r === '' ? 'units' : radius.units.r
    if (!distance || !asked || lengths.of.size !== (op ? 1 : 0) || (op && far)) return null
    if (op ? lengths.unit !== unit : far?.units.d !== radius.units.r) return null
    const known = { ...letters, ...asked.letters }
    const isKnown = letterFacts(question).every(
      (fact) =>
        fact.kind !== 'letter' || [...fact.name.toUpperCase()].every((letter) => Object.values(known).includes(letter)),
    )
    if (!isKnown) return null
    const all = told(question, radius, op ? null : far, centre, found, ...asked.found)
    return {
      given: { radius: radius.numbers.r, distance, asked: asked.asked, unit },
      used: [...all.used, ...lengths.used, ...letterFacts(question)],
      said: all.said,
      ...(Object.entries(known).some(([own, other]) => own !== other) && { letters: known }),
    }
  },
  unit: ({ asked, unit }) => (asked === 'area' ? `${unit}²` : unit),
})
