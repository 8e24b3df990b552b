import {
  firstAndDifference as solution,
  termTex,
  type Given,
} from '../../solutions/arithmetic-progressions/first-and-difference'
import { add, fraction, multiply, sumText, toText, zero, type Fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

/** Each term as number + root × √m; m is 1 where there is no surd. */
interface Draw {
  readonly a: Fraction
  readonly d: Fraction
  readonly m: number
  readonly stem: (list: string) => string
}

const stems = [
  (list: string) => `Write the first term $a$ and the common difference $d$ of the AP $${list}$`,
  (list: string) => `For the AP $${list}$ find the first term $a$ and the common difference $d$.`,
  (list: string) => `Consider the arithmetic progression $${list}$ State its first term $a$ and common difference $d$.`,
] as const

/** Where m > 1 the difference is d√m. */
const differenceText = ({ d, m }: Draw): string => (m === 1 ? toText(d) : sumText([[d, `√${m}`]]))
const answer = (draw: Draw): string => `a = ${toText(draw.a)}, d = ${differenceText(draw)}`

const stated = ({ a, d, m }: Draw): Given => ({
  terms: [0, 1, 2, 3].map((step) => {
    const risen = fraction(d.n * BigInt(step), d.d)
    return m === 1 ? { whole: add(a, risen), root: zero } : { whole: a, root: risen }
  }),
  m,
})

/** E.g. "Write the first term a and the common difference d of the AP 1/3, 5/3, 9/3, ..." */
export const firstAndDifference = template({
  id: 'ap-first-term-and-difference',
  topic: 'arithmetic-progressions',
  difficulty: 'easy',
  archetypes: ['ap-first-and-d'],
  marks: 1,
  draw: (random): Draw => {
    const form = random.pick(['whole', 'whole', 'fraction', 'surd'] as const)
    const step = random.integer(2, 9) * random.pick([1, -1])
    const stem = random.pick(stems)
    if (form === 'surd')
      return {
        a: fraction(random.integer(2, 9)),
        d: fraction(random.integer(1, 4) * random.pick([1, -1])),
        m: random.pick([2, 3, 5, 7]),
        stem,
      }
    if (form === 'fraction') {
      const bottom = random.integer(2, 5)
      return { a: fraction(random.integer(1, 9), bottom), d: fraction(step, bottom), m: 1, stem }
    }
    return {
      a: fraction(
        random.until(
          (source) => source.integer(-12, 30),
          (start) => start !== 0 && start !== step && start !== -step,
        ),
      ),
      d: fraction(step),
      m: 1,
      stem,
    }
  },
  given: stated,
  solution,
  ask: (draw) => {
    const list = `${stated(draw)
      .terms.map((term) => termTex(term, draw.m))
      .join(',\\ ')},\\ \\ldots`
    return {
      question: draw.stem(list),
      rule: { kind: 'pair' },
      hints: [
        'The first term is the number with which the list begins.',
        'The common difference is any term minus the term just before it. It may be negative.',
      ],
      explanation:
        'In an AP the difference of a term and the one before it is the same everywhere, so any such pair gives $d$.',
    }
  },
  // Half the rise from the second term to the fourth, counted in parts of 1 or of √m.
  crossCheck: ({ a, d, m }) => {
    const bottom = Number(a.d * d.d)
    const parts = (step: number) => (m === 1 ? Number(a.n * d.d) : 0) + step * Number(d.n * a.d)
    const rise = (parts(3) - parts(1)) / 2
    return m === 1 ? `d = ${rise}/${bottom}, a = ${parts(1) - rise}/${bottom}` : `d = ${rise}√${m}, a = ${a.n}`
  },
  slips: (draw) => {
    const times = (factor: number): Draw => ({ ...draw, d: multiply(draw.d, fraction(factor)) })
    return distinctSlips(answer(draw), [
      {
        response: answer(times(-1)),
        note: 'The difference is second term minus first term: check the sign.',
        step: 'difference',
      },
      {
        response: answer(times(2)),
        note: 'Take a term and the one just before it: the first and the third term are two steps apart.',
        step: 'difference',
      },
      {
        response: `a = ${differenceText(draw)}, d = ${toText(draw.a)}`,
        note: 'The right numbers, on the wrong letters: $a$ is the first term.',
        step: 'first term',
      },
    ])
  },
})
