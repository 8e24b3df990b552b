import { phrase, told } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { anglesIn, namesOf } from '../../question/segments'
import { recogniser } from '../../recogniser'
import { twoTangents as solution, type TangentAngle, type TwoTangents } from '../../../solutions/circles/two-tangents'

const names: readonly TangentAngle[] = ['APB', 'AOB', 'APO', 'POA', 'OAB', 'PAB']

/** The name as the solution writes it, arms in either order. */
const named = (name: string): TangentAngle | null =>
  names.find((one) => one === name || one === [...name].toReversed().join('')) ?? null

/** The external point: where the tangents are drawn from or meet. */
function externalPoint(question: Question, others: readonly string[]): string | null {
  const two = new Set(namesOf(question, 2).flatMap(({ name }) => [name, [...name].toReversed().join('')]))
  const joined = others.filter((p) => others.every((end) => end === p || two.has(`${p}${end}`)))
  const told_ = phrase(
    question,
    'from|outside external? point? @p:letter',
    'meet|meets|intersect point? @p:letter',
    'external point @p:letter',
  )
  const letter = told_?.facts.p.name.toUpperCase()
  if (letter !== undefined && others.includes(letter))
    return joined.length === 1 && joined[0] !== letter ? null : letter
  return joined.length === 1 ? (joined[0] ?? null) : null
}

/** The angle that the two tangents make, where it has no name. */
function betweenTangents(question: Question) {
  const found = phrase(
    question,
    'make|makes|at angle #g @p:letter',
    'tangents inclined|meet|meets|intersect each? other? angle? #g',
    'inclined each? other? angle? #g',
    'angle between two? tangents #g',
    'angle between them #g',
    'angle between two? tangents @pa:letter @pb:letter #g',
    'angle between two? tangents @pa:letter @pb:letter from point? @p:letter circle centre|center @o:letter #g',
  )
  return found?.units.g === '°' ? found : null
}

/** "PA and PB are tangents from P to a circle with centre O. If ∠APB = 50°, find ∠AOB." */
export const twoTangents = recogniser<TwoTangents>({
  id: 'angle-of-two-tangents',
  solution,
  cues: ['tangents', 'tangent'],
  words: [
    'tangents',
    'tangent',
    'external',
    'point',
    'circle',
    'centre',
    'center',
    'two',
    'touch',
    'touching',
    'drawn',
    'meet',
    'pair',
    'angle',
    'measure',
    'degrees',
    'large',
    'such',
    'intersect',
    'outside',
    'respectively',
    'joined',
    'figure',
    'o',
    'inclined',
    'other',
    'each',
    'make',
    'makes',
    'between',
    'equal',
  ],
  examples: [
    'PA and PB are tangents from an external point P to a circle with centre O. If ∠APB = 50°, find ∠AOB.',
    'tp and tq are tangents from point t to a circle with centre o. angle poq = 110, find angle ptq',
    'The tangents at the points A and B of a circle with centre O meet at P. How large is ∠OAB, if ∠APB = 80°?',
    'From an external point P two tangents are drawn, which touch a circle with centre O at A and B and make an angle of 46° at P. How large is ∠OAB?',
    'tangents PA and PB from P to a circle with centre O are inclined to each other at 80 degrees. find angle POA',
  ],
  refuses: [
    'PA and PB are tangents from P to a circle with centre O. If ∠APB = 50°, find ∠AOB + ∠OAB.',
    'PA and PB are tangents from P to a circle with centre O, and C is a point of the circle. If ∠APB = 50°, find ∠ACB.',
    'PA and PB are tangents from P to a circle with centre O and PA = 5 cm. If ∠APB = 60°, find AB.',
  ],
  read: (question) => {
    const angles = anglesIn(question)
    const [angle, ...more] = factsOf(question, 'angle')
    const asked = [...new Set(namesOf(question, 3).map(({ name }) => name))]
    const between = angle ? null : betweenTangents(question)
    const value = between?.numbers.g ?? (angles ? [...angles.of.values()][0] : undefined)
    const [wanted, ...others] = asked
    if (!value || !wanted || more.length + others.length > 0) return null
    const centre = phrase(question, 'centre|center @o:letter', '@o:letter is centre|center')
    const o = centre?.facts.o.name.toUpperCase() ?? 'O'
    const letters = factsOf(question, 'letter')
    const points = [...new Set([...letters.map(({ name }) => name.toUpperCase()), angle?.name ?? ''].join(''))].filter(
      (at) => at !== o,
    )
    const p = points.length === 3 ? externalPoint(question, points) : null
    const ends = points.filter((at) => at !== p)
    const known = angle?.name ?? ends.join(p ?? '')
    // the end that is spoken of is A
    const spoken = [known, wanted].map((name) => ends.filter((end) => name.includes(end)))
    const single = spoken.flatMap((some) => (some.length === 1 ? some : []))
    const inner = [known, wanted].flatMap((name) => ends.filter((end) => name.charAt(1) === end))
    const a = inner[0] ?? single[0] ?? ends.toSorted()[0]
    const b = ends.find((end) => end !== a)
    if (
      !p ||
      !a ||
      !b ||
      [...single, ...inner].some((end) => end !== a && inner.length + single.length > 0 && single.includes(end))
    )
      return null
    const canonical: Readonly<Record<string, string>> = { [p]: 'P', [a]: 'A', [b]: 'B', [o]: 'O' }
    const read = (name: string) => named([...name].map((letter) => canonical[letter] ?? '').join(''))
    const [given, target] = [read(known), read(wanted)]
    if (!given || !target) return null
    const back = { P: p, A: a, B: b, O: o }
    const renamed = Object.entries(back).some(([letter, own]) => letter !== own)
    return {
      given: { given, value, asked: target },
      used: [...(angle ? [angle] : []), ...letters, ...told(question, between).used],
      said: told(question, centre, between).said,
      ...(renamed && { letters: back }),
    }
  },
  unit: () => '°',
})
