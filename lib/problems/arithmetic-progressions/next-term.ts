import { surd, surdTex, toTex, type Fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import type { Posed } from '../posed'
import { earns, line, template } from '../template'
import { drawTerms, isAp, shown, type FourTerms } from './pieces/four-terms'
import { differenceLines, stepAndNext } from './pieces/neighbour-differences'

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

function posed(draw: Draw): Posed {
  const { terms, kind, root, stem } = draw
  const written = shown(draw)
  const list = `${written.join(',\\ ')},\\ \\ldots`
  const simplified = terms.map((term) => surdTex(surd(term, root))).join(',\\ ')
  const given =
    kind === 'surd' ? `Simplifying the surds: $${written.join(',\\ ')}$ are $${simplified}$.` : `Given list: $${list}$`
  const [one = '', two = '', three = ''] = differenceLines(draw)
  const shared = {
    question: stems[stem](list),
    answerFormat: 'string' as const,
    hints: [
      'Find the difference of each term and the term just before it.',
      'In an AP all these differences are the same. Simplify surds before you compare.',
    ],
    explanation:
      'One difference proves nothing: a list is an AP only if all neighbouring terms differ by the same number.',
  }
  if (!isAp(draw))
    return {
      ...shared,
      rule: {
        kind: 'text',
        expected: 'no',
        synonyms: [
          'not an AP',
          'it is not an AP',
          'no, it is not an AP',
          'not an arithmetic progression',
          'he is wrong',
        ],
      },
      steps: [
        given,
        earns(0.5, one),
        earns(0.5, two, 'second difference'),
        kind === 'roots'
          ? `Here $${written[0] ?? ''} \\approx ${rounded(terms[0])}$, $${written[1] ?? ''} \\approx ${rounded(terms[1])}$ and $${written[2] ?? ''} \\approx ${rounded(terms[2])}$, so the first difference is greater than the second.`
          : three,
        earns(1, 'The differences are not all the same. Hence the list is not an AP: the answer is no.'),
      ],
    }
  const { d, next, dTex, nextTex } = stepAndNext(draw)
  const last = kind === 'surd' ? surdTex(surd(terms[3], root)) : toTex(terms[3])
  return {
    ...shared,
    rule: {
      kind: 'pair',
      expected: answer(d, next),
      aliases: { next: ['a5', 'next term', 'fifth term', '5th term'] },
    },
    steps: [
      given,
      line('first difference', one),
      two,
      earns(0.5, three, 'third difference'),
      earns(0.5, `All the differences are the same, so it is an AP with $d = ${dTex}$.`),
      earns(
        0.5,
        `Next term: $a_5 = a_4 + d = ${last} + ${dTex.startsWith('-') ? `\\left(${dTex}\\right)` : dTex} = ${nextTex}$`,
      ),
      earns(0.5, `Hence $d = ${dTex}$ and the next term is $${nextTex}$.`),
    ],
  }
}

const rounded = ({ n }: Fraction): string => Math.sqrt(Number(n)).toFixed(2)

/** E.g. "Is the list of numbers √2, √8, √18, √32, ... an AP? If it is, type d and the next term; if it is not, type no." */
export const apOrNot = template<Draw>({
  id: 'ap-is-it-ap-next',
  topic: 'arithmetic-progressions',
  difficulty: 'easy',
  archetypes: ['ap-is-it-ap'],
  marks: 2,
  draw: (random) => {
    const kind = random.chance(0.5)
      ? random.pick(['steps', 'steps', 'surd'] as const)
      : random.pick(['squares', 'powers', 'roots', 'decimals'] as const)
    const root = random.pick([2, 3, 5, 7])
    return { kind, root, terms: drawTerms(random, kind), stem: random.pick([0, 1, 2] as const) }
  },
  pose: posed,
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
      const { d, next } = stepAndNext({ ...draw, kind: draw.kind === 'roots' ? 'steps' : draw.kind })
      return distinctSlips('no', [
        { response: 'yes', note: check, step: 'second difference' },
        {
          response: answer(d, next),
          note: 'The first difference is not the common one: check the others too.',
          step: 'second difference',
        },
      ])
    }
    const [right, turned] = [stepAndNext(draw), stepAndNext(draw, -1)]
    return distinctSlips(answer(right.d, right.next), [
      { response: 'no', note: check, step: 'third difference' },
      {
        response: answer(turned.d, turned.next),
        note: 'Second term minus first term: check the sign of $d$.',
        step: 'first difference',
      },
    ])
  },
})
