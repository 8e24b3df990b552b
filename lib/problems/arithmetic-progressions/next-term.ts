import { add, fraction, multiply, surd, surdText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { isItAnAp as solution, type Given } from '../../solutions/arithmetic-progressions/is-it-an-ap'
import { stepOf, type Listed } from '../../solutions/arithmetic-progressions/pieces/listed-terms'
import { template } from '../template'
import { drawTerms, isAp, shown, type FourTerms } from './pieces/four-terms'

interface Draw extends FourTerms {
  readonly stem: 0 | 1 | 2
}

const ending = 'If so, type the common difference $d$ and the next term; if not, type "no".'

const stems = [
  (list: string) => `Is the list of numbers $${list}$ an AP? ${ending}`,
  (list: string) => `Check whether $${list}$ form an AP. ${ending}`,
  (list: string) => `Arjun thinks that the numbers $${list}$ are the first terms of an AP. Is he right? ${ending}`,
] as const

const answer = (d: string, next: string): string => `d = ${d}, next = ${next}`

/** As a solution reads it. */
const listedOf = ({ terms, kind, root }: FourTerms): Listed => ({
  terms: terms.map((term) => (kind === 'roots' ? surd(1, Number(term.n)) : surd(term, kind === 'surd' ? root : 1))),
  look: kind === 'surd' ? 'surds' : kind === 'roots' || kind === 'decimals' ? kind : 'numbers',
})

/** The answer where the list is taken for an AP, with its first difference times `factor`. */
function taken(draw: FourTerms, factor = 1): string {
  const listed = listedOf({ ...draw, kind: draw.kind === 'roots' ? 'steps' : draw.kind })
  const [step, last] = [stepOf(listed), listed.terms.at(-1) ?? surd(0, 1)]
  const d = { ...step, coefficient: multiply(fraction(factor), step.coefficient) }
  return answer(surdText(d), surdText({ ...last, coefficient: add(last.coefficient, d.coefficient) }))
}

/** E.g. "Is the list of numbers √2, √8, √18, √32, ... an AP? If it is, type d and the next term; if it is not, type no." */
export const apOrNot = template({
  id: 'ap-is-it-ap-next',
  topic: 'arithmetic-progressions',
  difficulty: 'easy',
  archetypes: ['ap-is-it-ap'],
  marks: 2,
  draw: (random): Draw => {
    const kind = random.chance(0.5)
      ? random.pick(['steps', 'steps', 'surd'] as const)
      : random.pick(['squares', 'powers', 'roots', 'decimals'] as const)
    const root = random.pick([2, 3, 5, 7])
    return { kind, root, terms: drawTerms(random, kind), stem: random.pick([0, 1, 2] as const) }
  },
  given: (draw): Given => ({ ...listedOf(draw), asked: 'next' }),
  solution,
  ask: (draw) => ({
    question: stems[draw.stem](`${shown(draw).join(',\\ ')},\\ \\ldots`),
    answerFormat: 'string',
    rule: isAp(draw)
      ? { kind: 'pair', aliases: { next: ['a5', 'next term', 'fifth term', '5th term'] } }
      : {
          kind: 'text',
          synonyms: [
            'not an AP',
            'it is not an AP',
            'no, it is not an AP',
            'not an arithmetic progression',
            'he is wrong',
          ],
        },
    hints: [
      'Find the difference of each term and the term just before it.',
      'In an AP all these differences are the same. Simplify surds before you compare.',
    ],
    explanation:
      'One difference proves nothing: a list is an AP only if all neighbouring terms differ by the same number.',
  }),
  // In an AP every middle term is the mean of its neighbours, and the fifth is four thirds on from the first to the fourth.
  crossCheck: ({ terms, kind, root }) => {
    const values = terms.map(({ n, d }) => (kind === 'roots' ? Math.sqrt(Number(n)) : Number(n) / Number(d)))
    const [a = 0, b = 0, c = 0, e = 0] = values
    if (Math.abs(2 * b - a - c) > 1e-9 || Math.abs(2 * c - b - e) > 1e-9) return 'no'
    const times = kind === 'surd' ? `√${root}` : ''
    const bottom = 12
    const over = (top: number): string => (top % bottom === 0 ? `${top / bottom}` : `${top}/${bottom}`)
    const [rise, next] = [Math.round(((e - a) / 3) * bottom), Math.round((2 * e - c) * bottom)]
    return `next = ${over(next)}${times && ` * ${times}`}, d = ${over(rise)}${times && ` * ${times}`}`
  },
  slips: (draw) => {
    const check = 'Work out every difference of neighbouring terms and compare them.'
    if (!isAp(draw)) {
      return distinctSlips('no', [
        { response: 'yes', note: check, step: 'second difference' },
        {
          response: taken(draw),
          note: 'The first difference is not the common one: check the others too.',
          step: 'second difference',
        },
      ])
    }
    return distinctSlips(taken(draw), [
      { response: 'no', note: check, step: 'third difference' },
      {
        response: taken(draw, -1),
        note: 'Second term minus first term: check the sign of $d$.',
        step: 'first difference',
      },
    ])
  },
})
