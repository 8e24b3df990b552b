import { lengthAsked, letterFacts, namesOnly } from './named-lengths'
import { concentricExternal as solution, type ConcentricExternal } from '../../../solutions/circles/concentric-external'
import { phrase, told } from '../../question/phrase'
import { lengthsIn, segment } from '../../question/segments'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { compare } from '../../../maths/fraction'

const larger = 'larger|outer|bigger|first'
const smaller = 'smaller|inner|second'

/** "tangent PA to bigger circle = 8 cm, find tangent PB to smaller circle" */
function tangentsApart(question: Question) {
  const one = phrase(question, `tangent @x:letter ${larger} circle|one? #n`)
  const other = phrase(question, `find|length|what tangent @y:letter ${smaller} circle|one?`)
  return (
    one &&
    other && {
      facts: { x: one.facts.x, y: other.facts.y },
      known: one.numbers.n,
      unit: one.units.n === '' ? 'units' : one.units.n,
      taken: [...one.taken, ...other.taken],
    }
  )
}

/** "Two circles with the centre O have radii 15 cm and 7 cm. From P a tangent PA of 20 cm is drawn to the larger one. Find PB." */
export const concentricExternal = recogniser<ConcentricExternal>({
  id: 'tangents-to-concentric-circles',
  solution,
  story: true,
  cues: ['larger', 'outer', 'bigger', 'concentric'],
  words: [
    ...['two', 'circles', 'circle', 'concentric', 'same', 'centre', 'center', 'radii', 'radius', 'external', 'outside'],
    ...[
      'point',
      'tangents',
      'tangent',
      'drawn',
      'larger',
      'smaller',
      'outer',
      'inner',
      'bigger',
      'one',
      'length',
      'long',
    ],
    ...['touches'],
  ],
  examples: [
    'Two circles with the same centre O have radii 20 cm and 12 cm. From an external point P a tangent PA is drawn to the larger circle and a tangent PB to the smaller one. If PA = 30 cm, find PB.',
    'From a point P outside two concentric circles with centre O and radii 20 cm and 12 cm, the tangents PA to the outer circle and PB to the inner circle are drawn. Given PA = 30 cm, find the length of PB.',
    'two concentric circles radius 6cm and 4cm, centre O. P is outside. tangent PA to bigger circle = 8 cm, find tangent PB to smaller circle',
    'two concentric circles radii 8 cm and 5 cm centre O. from external point P tangents PA and PB are drawn to outer and inner circle. if PA = 15 cm find PB',
  ],
  refuses: [
    'Two circles with the same centre O have radii 20 cm and 12 cm. From an external point P a tangent PA is drawn to the larger circle and a tangent PB to the smaller one. If PB = 30 cm, find PA.',
    'Two circles with the same centre O have radii 20 cm and 12 cm. From an external point P a tangent PA is drawn to the larger circle and a tangent PB to the smaller one. If PA = 30 cm, find OP.',
    'Two circles with the same centre O have radii 20 cm and 12 cm. From an external point P two tangents PA and PB are drawn to the larger circle. If PA = 30 cm, find PB.',
  ],
  read: (question) => {
    const lengths = lengthsIn(question)
    const radii = phrase(question, 'radii #a #b', 'radius #a #b')
    const which = phrase(
      question,
      `tangent|tangents @x:letter drawn? ${larger} circle|one? tangent? @y:letter drawn? ${smaller} circle|one?`,
      `@x:letter touches ${larger} circle @a:letter @y:letter touches ${smaller} circle @b:letter`,
      `tangents @x:letter @y:letter drawn? ${larger} ${smaller}`,
    )
    const apart = which ? null : tangentsApart(question)
    const isConcentric = phrase(question, 'same centre|center', 'concentric', '@o:letter centre|center two circles')
    const names = which?.facts ?? apart?.facts
    if (!lengths || !radii || !names || !isConcentric) return null
    const { x, y } = names
    const p = [...x.name].find((at) => y.name.includes(at))
    const [a, b] = [x.name.replace(p ?? '', ''), y.name.replace(p ?? '', '')]
    const known = lengths.of.get(segment(x.name)) ?? apart?.known
    const asked = lengthAsked(question, lengths)
    if (!p || !known || lengths.of.size > (apart ? 0 : 1) || !asked || segment(asked.name) !== segment(y.name))
      return null
    if (x.name.length !== 2 || y.name.length !== 2 || a === b || !namesOnly(question, [p, a, b])) return null
    const [one, other] = [radii.numbers.a, radii.numbers.b]
    const [large, small] = compare(one, other) > 0 ? [one, other] : [other, one]
    const unit = apart ? apart.unit : lengths.unit
    if (radii.units.b !== '' && unit !== 'units' && radii.units.b !== unit) return null
    const all = told(question, radii, which, apart, isConcentric)
    return {
      given: { names: [p, a, b], large, small, known, unit },
      used: [...all.used, ...lengths.used, ...letterFacts(question)],
      said: all.said,
    }
  },
  unit: ({ unit }) => unit,
})
