import { askedSegment, cutWords } from './parallel-cut'
import { sideOf } from './placed'
import { productOfSides as solution, type Given } from '../../../solutions/triangles/product-of-sides'
import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import { lengthsIn, segment } from '../../question/segments'
import { recogniser } from '../../recogniser'

export const productOfSides = recogniser<Given>({
  id: 'side-as-mean-proportional',
  solution,
  story: true,
  cues: ['angle'],
  words: [...cutWords.filter((word) => word !== 'parallel'), 'figure', 'lies', 'such', 'angle', 'equal'],
  examples: [
    'S is a point on the side QR of △PQR such that ∠PSR = ∠QPR. If RS = 8 cm and RP = 12 cm, find RQ.',
    'In the figure, D lies on BC and ∠ADC = ∠BAC. Given that CD = 4 cm and CB = 9 cm, find the length of CA.',
    'In △LMN, Meena marks the point T on MN for which ∠LTN = ∠MLN. She measures NT = 4 cm and NL = 6 cm. What is the length of MT?',
    'T is a point on the side MN of △LMN such that ∠LTN = ∠MLN. If NL = 6 cm and NM = 9 cm, find NT.',
    'd is a point on side bc of triangle abc such that angle adc = angle bac, cd = 4 cm, ca = 8 cm find cb',
  ],
  refuses: [
    'S is a point on the side QR of △PQR such that ∠PSR = ∠QPR. If RS = 8 cm and RP = 12 cm, find PQ.',
    'S is a point on the side QR of △PQR such that ∠PSR = ∠PQR. If RS = 8 cm and RP = 12 cm, find RQ.',
    'S is a point on the side QR of △PQR such that ∠PSQ = ∠QPR. If RS = 8 cm and RP = 12 cm, find RQ.',
    'S is a point on the side QR of △PQR such that ∠PSR = ∠QPR. If QS = 8 cm and RP = 12 cm, find RQ.',
  ],
  read: (question) => {
    const lengths = lengthsIn(question)
    const equal = phrase(question, 'angle @p:letter equal? angle? @q:letter')
    const asked = askedSegment(question)
    const [p, q] = [equal?.facts.p.name, equal?.facts.q.name]
    // "find CB and BD": each is asked for itself
    if (phrase(question, 'find|determine|calculate length|lengths? @s:letter @t:letter')) return null
    if (!lengths || !equal || asked === null || p?.length !== 3 || q?.length !== 3) return null
    // ∠ADC = ∠BAC, in either order; their middle letters are D and A
    for (const [one, other] of [[p, q] as const, [q, p] as const]) {
      const [d, a] = [one[1], other[1]]
      const [b, ...rest] = [...other].filter((each) => each !== a && !one.includes(each))
      const c = [...one].find((each) => each !== a && each !== d)
      const isRight = one.includes(a ?? '-') && c !== undefined && other.includes(c) && rest.length === 0
      if (!a || !b || !c || !d || !isRight || sideOf(question, d) !== segment(b + c)) continue
      const of = (name: string) => lengths.of.get(segment(name))
      const [cd, cb, ca] = [of(c + d), of(c + b), of(c + a)]
      const asks = { [c + a]: 'mean', [c + b]: 'whole', [b + d]: 'rest', [c + d]: 'part' } as const
      const ask = Object.entries(asks).find(([name]) => segment(name) === segment(asked))?.[1]
      const part = ask === 'part' ? cb : cd
      const known = ask === 'mean' ? cb : ca
      if (!part || !known || lengths.of.size !== 2 || !ask) continue
      const letters = factsOf(question, 'letter').filter(({ name }) =>
        [...name].every((each) => [a, b, c, d].includes(each)),
      )
      const { used, said } = told(question, equal)
      return {
        given: { letters: [a, b, c, d], part, known, ask, unit: lengths.unit },
        used: [...lengths.used, ...used, ...letters],
        said,
      }
    }
    return null
  },
  unit: ({ unit }) => unit,
})
