import { askedSegment, cutWords } from './parallel-cut'
import { sideOf } from './placed'
import { equalAngleCut as solution, type Given } from '../../../solutions/triangles/equal-angle-cut'
import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import { lengthsIn, segment } from '../../question/segments'
import { recogniser } from '../../recogniser'

export const equalAngleCut = recogniser<Given>({
  id: 'cut-at-equal-angle',
  solution,
  story: true,
  cues: ['angle'],
  words: [...cutWords.filter((word) => word !== 'parallel'), 'figure', 'lies', 'such', 'angle', 'equal'],
  examples: [
    'In △DEF the points G on DE and H on DF are such that ∠DHG = ∠DEF. If DH = 6 cm, DG = 6.5 cm and DE = 18 cm, find HF.',
    'D and E are points on the sides AB and AC of △ABC with ∠AED = ∠ABC. Given AE = 4 cm, AD = 5 cm and AB = 12 cm, find the length of AC.',
    'In the figure ∠PTS = ∠PQR, where S lies on PQ and T on PR. Find ST, if PT = 3 cm, PQ = 9 cm and QR = 12 cm.',
  ],
  refuses: [
    'In △DEF the points G on DE and H on DF are such that ∠DGH = ∠DEF. If DH = 6 cm, DG = 6.5 cm and DE = 18 cm, find HF.',
    'In △DEF the points G on DE and H on DF are such that ∠DHG = ∠DEF. If DH = 6 cm, DG = 6.5 cm and DE = 18 cm, find EG.',
    'In △DEF the points G on DE and H on DF are such that ∠DHG = ∠DEF. If DH = 6 cm, DG = 6.5 cm and DF = 18 cm, find HF.',
    'In △DEF the points G on DE and H on DF are such that ∠DHG = ∠DFE. If DH = 6 cm, DG = 6.5 cm and DE = 18 cm, find HF.',
  ],
  read: (question) => {
    const lengths = lengthsIn(question)
    const equal = phrase(question, 'angle @p:letter equal? angle? @q:letter')
    const asked = askedSegment(question)
    const [p, q] = [equal?.facts.p.name, equal?.facts.q.name]
    if (!lengths || !equal || asked === null || p?.length !== 3 || q?.length !== 3) return null
    // ∠AED = ∠ABC, each read from either arm, and in either order
    const turns = (name: string) => [name, [...name].reverse().join('')]
    const orders = [[p, q] as const, [q, p] as const].flatMap(([x, y]) =>
      turns(x).flatMap((one) => turns(y).map((other) => [one, other] as const)),
    )
    for (const [one, other] of orders) {
      const [a, e, d] = one
      const [start, b, c] = other
      if (!a || !b || !c || !d || !e || a !== start || new Set([a, b, c, d, e]).size !== 5) continue
      if (sideOf(question, d) !== segment(a + b) || sideOf(question, e) !== segment(a + c)) continue
      const of = (name: string) => lengths.of.get(segment(name))
      const [ae, ab, ad, bc] = [of(a + e), of(a + b), of(a + d), of(b + c)]
      const ask = { [segment(a + c)]: 'AC', [segment(e + c)]: 'EC', [segment(d + e)]: 'DE' }[segment(asked)]
      const third = ask === 'DE' ? bc : ad
      if (!ae || !ab || !third || lengths.of.size !== 3 || (ask !== 'AC' && ask !== 'EC' && ask !== 'DE')) continue
      const letters = factsOf(question, 'letter').filter(({ name }) =>
        [...name].every((each) => [a, b, c, d, e].includes(each)),
      )
      const { used, said } = told(question, equal)
      return {
        given: { letters: [a, b, c, d, e], ae, ab, third, ask, unit: lengths.unit },
        used: [...lengths.used, ...used, ...letters],
        said,
      }
    }
    return null
  },
  unit: ({ unit }) => unit,
})
