import { fraction, multiply, surd, surdTex, surdText, toTex, toText, type Fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, line, template, type Posed } from '../template'
import type { Random } from '../../random'

/** Four numbers as multiples of √root, written with `written` under one root sign each where the root is not 1. */
interface Draw {
  readonly terms: readonly [Fraction, Fraction, Fraction, Fraction]
  readonly kind: 'steps' | 'surd' | 'squares' | 'powers' | 'roots' | 'decimals'
  readonly root: number
  readonly stem: 0 | 1 | 2
}

const isAp = ({ kind }: Draw): boolean => kind === 'steps' || kind === 'surd'

const shown = ({ terms, kind, root }: Draw): readonly string[] =>
  terms.map((term) => {
    if (kind === 'surd') return `\\sqrt{${Number(term.n) ** 2 * root}}`
    if (kind === 'roots') return `\\sqrt{${term.n}}`
    if (kind === 'decimals') return `${Number(term.n) / Number(term.d)}`
    return toTex(term)
  })

const ending = 'If so, type the common difference $d$ and the next term; if not, type "no".'

const stems = [
  (list: string) => `Is the list of numbers $${list}$ an AP? ${ending}`,
  (list: string) => `Check whether $${list}$ form an AP. ${ending}`,
  (list: string) => `Arjun thinks that the numbers $${list}$ are the first terms of an AP. Is he right? ${ending}`,
] as const

const answer = (d: string, next: string): string => `d = ${d}, next = ${next}`

/** d, times `factor`, and the fourth term plus it: in the grammar of answers and as TeX. */
function progression({ terms: [first, second, , last], kind, root }: Draw, factor = 1) {
  const d = fraction((second.n * first.d - first.n * second.d) * BigInt(factor), second.d * first.d)
  const next = fraction(last.n * d.d + d.n * last.d, last.d * d.d)
  if (kind !== 'surd') return { d: toText(d), next: toText(next), dTex: toTex(d), nextTex: toTex(next) }
  const [step, term] = [surd(d, root), surd(next, root)]
  return { d: surdText(step), next: surdText(term), dTex: surdTex(step), nextTex: surdTex(term) }
}

/** The lines that find the first three differences. */
function differenceLines(draw: Draw): readonly string[] {
  const { terms, kind, root } = draw
  const written = shown(draw)
  const simple = kind === 'surd' ? terms.map((term) => surdTex(surd(term, root))) : written
  const value = (index: number): string => {
    const [before, after] = [terms[index] ?? fraction(0), terms[index + 1] ?? fraction(0)]
    const rise = fraction(after.n * before.d - before.n * after.d, after.d * before.d)
    if (kind === 'surd') return surdTex(surd(rise, root))
    if (kind === 'decimals') return `${Number(rise.n) / Number(rise.d)}`
    return toTex(rise)
  }
  const bracket = (text: string) => (text.startsWith('-') ? `\\left(${text}\\right)` : text)
  return [0, 1, 2].map((index) => {
    const difference = `a_${index + 2} - a_${index + 1} = ${simple[index + 1] ?? ''} - ${bracket(simple[index] ?? '')}`
    return kind === 'roots' ? `$${difference}$` : `$${difference} = ${value(index)}$`
  })
}

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
  const { d, next, dTex, nextTex } = progression(draw)
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

const four = (term: (place: number) => Fraction): Draw['terms'] => [term(0), term(1), term(2), term(3)]

function drawTerms(random: Random, kind: Draw['kind']): Draw['terms'] {
  if (kind === 'surd') {
    const step = fraction(random.integer(1, 2))
    return four((place) => multiply(step, fraction(place + 1)))
  }
  if (kind === 'roots') {
    const first = random.pick([3, 5, 6, 7])
    return four((place) => fraction(first * (place + 1)))
  }
  if (kind === 'squares') {
    const first = random.integer(1, 9)
    return four((place) => fraction((first + place) ** 2))
  }
  if (kind === 'powers') {
    const [first, ratio] = [random.integer(1, 6), random.pick([2, 3, -2])]
    return four((place) => fraction(first * ratio ** place))
  }
  if (kind === 'decimals') {
    const digit = random.integer(2, 9)
    return four((place) => fraction(Number(`${digit}`.repeat(place + 1)), 10 ** (place + 1)))
  }
  const bottom = random.pick([1, 1, 2, 3, 4])
  const [first, step] = random.until(
    (source) => [source.integer(-9, 15), source.integer(1, 9) * source.pick([1, -1])] as const,
    ([start, rise]) => start !== 0 && (bottom === 1 || start % bottom !== 0 || rise % bottom !== 0) && start !== rise,
  )
  return four((place) => fraction(first + place * step, bottom))
}

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
    const [rise, next] = [Math.round(((e - a) / 3) * bottom), Math.round((2 * e - c) * bottom)]
    return `next = ${next}/${bottom}${times && ` * ${times}`}, d = ${rise}/${bottom}${times && ` * ${times}`}`
  },
  slips: (draw) => {
    const check = 'Work out every difference of neighbouring terms and compare them.'
    if (!isAp(draw)) {
      const { d, next } = progression({ ...draw, kind: draw.kind === 'roots' ? 'steps' : draw.kind })
      return distinctSlips('no', [
        { response: 'yes', note: check, step: 'second difference' },
        {
          response: answer(d, next),
          note: 'The first difference is not the common one: check the others too.',
          step: 'second difference',
        },
      ])
    }
    const [right, turned] = [progression(draw), progression(draw, -1)]
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
