import { justThese, lengthAsked, letterFacts, namesOnly } from './named-lengths'
import { escribedTangent as solution, type EscribedTangent } from '../../../solutions/circles/escribed-tangent'
import { phrase, told } from '../../question/phrase'
import { cornersOf, lengthsIn, segment } from '../../question/segments'
import { recogniser } from '../../recogniser'

/** "A circle touches BC of △ABC at P, AB produced at Q and AC produced at R. AB = 7 cm, ... Find AQ." */
export const escribedTangent = recogniser<EscribedTangent>({
  id: 'tangent-of-escribed-circle',
  solution,
  story: true,
  cues: ['produced'],
  words: [
    ...['circle', 'touches', 'touch', 'touching', 'side', 'sides', 'triangle', 'produced', 'outside', 'line', 'beyond'],
    ...['other', 'two', 'length', 'perimeter', 'point', 'extended'],
  ],
  examples: [
    'A circle touches the side BC of △ABC at P, and it touches AB produced at Q and AC produced at R. If AB = 12 cm, BC = 11 cm and CA = 13 cm, find AQ.',
    'The sides PQ and PR of △PQR are produced. A circle outside the triangle touches QR at S, the line PQ beyond Q at T and the line PR beyond R at U. If PQ = 10 cm, QR = 9 cm and RP = 15 cm, find PT.',
    'circle touches side BC of triangle ABC at P and AB produced at Q and AC produced at R. AB=5 cm, BC=4 cm, CA=6 cm find AQ',
    'A circle touches the side BC of a △ABC at P and AB and AC when produced at Q and R. If AQ = 5 cm, find the perimeter of △ABC.',
    'A circle touches the side BC of triangle ABC at P and touches AB and AC produced at Q and R. If the perimeter of triangle ABC is 26 cm find AQ',
  ],
  refuses: [
    'A circle touches the side BC of △ABC at P, and it touches AB produced at Q and AC produced at R. If AB = 12 cm, BC = 11 cm and CA = 13 cm, find the radius.',
    'A circle touches the side BC of △ABC at P, and it touches AB produced at Q and AC produced at R. If AB = 12 cm, BC = 11 cm and CA = 13 cm, find BR.',
    'A circle touches the side BC of △ABC at P, and it touches AB produced at Q and AC produced at R. If BP = 5 cm, find the perimeter of △ABC.',
  ],
  read: (question) => {
    const [lengths, triangle] = [lengthsIn(question), cornersOf(question, 'triangle')]
    const named = phrase(
      question,
      'touches|touch|touching side? @bc:letter triangle @t:letter @p:letter',
      'touches|touch|touching side? @bc:letter @p:letter',
      'side @bc:letter triangle @t:letter @p:letter',
    )
    const touched = named?.facts.p.name.length === 1 ? named : null
    const bare = touched ? null : phrase(question, 'touches|touch|touching side? @bc:letter')
    const points = phrase(
      question,
      '@ab:letter produced|extended @ac:letter produced|extended @q:letter @r:letter',
      '@ab:letter produced|extended @q:letter it? @ac:letter produced|extended @r:letter',
      'line? @ab:letter beyond @b:letter @q:letter line? @ac:letter beyond @c:letter @r:letter',
      '@ab:letter @ac:letter produced|extended @q:letter @r:letter',
      'other two sides produced|extended @q:letter @r:letter',
    )
    const corners = triangle?.corners ?? ''
    const side = touched ?? bare
    const bc = side?.facts.bc.name ?? ''
    const a = [...corners].find((at) => !bc.includes(at))
    if (!lengths || !triangle || !side || !points || !a || bc.length !== 2) return null
    const { q, r } = points.facts
    const facts: Readonly<Record<string, { readonly name: string }>> = points.facts
    const [ab, ac] = [facts['ab']?.name, facts['ac']?.name]
    const second = ab === undefined ? [...corners.replace(a, '')][0] : ab.replace(a, '')
    const third = ab === undefined ? [...corners.replace(a, '')][1] : ac?.replace(a, '')
    if (second?.length !== 1 || third?.length !== 1 || second === third || !corners.includes(second)) return null
    const spare = [...'PDT'].find((at) => ![...corners, q.name, r.name].includes(at)) ?? ''
    const names = [a, second, third, touched?.facts.p.name ?? spare, q.name, r.name] as const
    if (new Set(names).size < 6 || !namesOnly(question, names, '')) return null
    const all = told(question, side, points)
    const used = [...all.used, ...lengths.used, ...letterFacts(question)]
    const [AB, BC, CA, AQ, AR] = [`${a}${second}`, bc, `${third}${a}`, `${a}${q.name}`, `${a}${r.name}`]
    const perimeter = phrase(question, 'find|what perimeter triangle?', 'perimeter triangle? kya|batao|nikalo')
    const [tangent] = justThese(lengths, AQ) ?? justThese(lengths, AR) ?? []
    if (perimeter)
      return tangent
        ? { given: { asked: 'perimeter', names, tangent, unit: lengths.unit }, used, said: all.said }
        : null
    const whole = phrase(
      question,
      'perimeter triangle? @t:letter #n',
      'perimeter triangle? #n',
      'triangle @t:letter perimeter #n',
    )
    const asks = lengthAsked(question, lengths)
    if (whole && asks && lengths.of.size === 0 && [AQ, AR].map(segment).includes(segment(asks.name)))
      return {
        given: { asked: 'from perimeter', names, perimeter: whole.numbers.n, unit: whole.units.n },
        used: [...used, ...told(question, whole).used],
        said: [...all.said, ...told(question, whole).said],
      }
    const [one, two, three] = justThese(lengths, AB, BC, CA) ?? []
    const asked = lengthAsked(question, lengths)
    if (!one || !two || !three || !asked) return null
    const name = segment(asked.name)
    const kind = name === segment(AQ) ? 'tangent' : name === segment(`${second}${q.name}`) ? 'beyond' : null
    return kind
      ? { given: { asked: kind, names, sides: [one, two, three], unit: lengths.unit }, used, said: all.said }
      : null
  },
  unit: ({ unit }) => unit,
})
