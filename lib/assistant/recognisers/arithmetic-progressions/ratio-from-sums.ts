import {
  ratioFromSums as solution,
  type Given,
  type Linear,
} from '../../../solutions/arithmetic-progressions/ratio-from-sums'
import { textOf, type Fact, type FactOf } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { linearIn } from '../../question/polynomial'
import { type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { zero } from '../../../maths/fraction'

/** 7n + 1 as a multiple of n and a number. */
function linear(fact: Fact | undefined): (Linear & { readonly letter: string }) | null {
  if (fact?.kind !== 'formula') return null
  const found = linearIn(fact)
  return found && { p: found.a, q: found.b ?? zero, letter: found.letter }
}

/** "(7n + 1) : (4n + 27)", or the two as a quotient. */
function ratioIn({ apart }: Question) {
  const at = apart.findIndex((item) => item.kind === 'mark' && item.text === ':')
  const [before, behind] = [apart[at - 1], apart[at + 1]]
  if (at > 0 && before?.kind === 'formula' && behind?.kind === 'formula')
    return { one: linear(before), other: linear(behind), used: [before, behind] }
  const quotient = apart.find(
    (item): item is FactOf<'formula'> =>
      item.kind === 'formula' && item.node.kind === 'binary' && item.node.operation === '/',
  )
  if (quotient?.node.kind !== 'binary') return null
  const [top, bottom] = [quotient.node.left, quotient.node.right].map((node): Fact => ({
    kind: 'formula',
    node,
    name: '',
  }))
  return { one: linear(top), other: linear(bottom), used: [quotient] }
}

/** "The ratio of the sums of n terms of two APs is (7n + 1) : (4n + 27). Find the ratio of their 9th terms." */
export const ratioFromSums = recogniser<Given>({
  id: 'ratio-of-terms-from-ratio-of-sums',
  solution,
  cues: ['sum', 'term', 'ap', 'aps'],
  words: ['ap', 'aps', 'two', 'different', 'sum', 'sums', 'first', 'term', 'ratio'],
  examples: [
    'If the ratio of the sum of the first n terms of two APs is (7n + 1) : (4n + 27), then find the ratio of their 9th terms.',
    'The sums of n terms of two APs are in the ratio (3n + 8) : (7n + 15). Find the ratio of their 12th terms.',
    'sum of n terms of two aps are in ratio 5n+4 : 9n+6. ratio of 18th terms?',
    'The ratio of the sums of first m terms of two A.P.s is (2m + 3) : (3m - 1). Find the ratio of their 10th terms.',
    'The ratio of the sum of n terms of two APs is (7n + 1) : (4n + 27). Find the ratio of their mth terms.',
  ],
  refuses: [
    'The nth terms of two APs are in the ratio (7n + 1) : (4n + 27). Find the ratio of the sums of their first 9 terms.',
    'The sums of n terms of two APs are in the ratio (7n + 1) : (4n + 27). Find the ratio of the sums of 9 terms.',
    'The sums of n terms of two APs are in the ratio (7n + 1) : (4n + 27). Find the ratio of the 9th term of the first to the 10th term of the second.',
    'The sums of n terms of two APs are in the ratio (7n² + 1) : (4n + 27). Find the ratio of their 9th terms.',
  ],
  read: (question) => {
    const sums = phrase(question, 'sum|sums first? @n:letter term', 'first? @n:letter term sum|sums')
    const asked = phrase(question, 'ratio @k:ordinal term', '@k:ordinal term ratio')
    const inLetter = asked ? null : phrase(question, 'ratio mth|pth|kth|rth term', 'mth|pth|kth|rth term ratio')
    const ratio = ratioIn(question)
    const isTwo = question.words.some((word) => word === 'aps' || word === 'two')
    if (!sums || !(asked ?? inLetter) || !ratio?.one || !ratio.other || !isTwo) return null
    const { one, other } = ratio
    const n = sums.facts.n.name
    const spoken = inLetter?.taken.map(textOf).find((word) => /^.th$/.test(word))
    const letter = spoken?.charAt(0) ?? 'n'
    const place = asked?.facts.k.n ?? letter
    if (one.letter !== n || other.letter !== n || (typeof place === 'string' && place === n)) return null
    const { used, said } = told(question, sums, asked, inLetter)
    return { given: { sums: [one, other], place }, used: [...used, ...ratio.used], said }
  },
  before: () => 'Ratio = ',
})
