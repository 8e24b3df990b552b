import { letterProof as solution, type Given } from '../../../solutions/arithmetic-progressions/letter-proof'
import { isFact, textOf, type Fact, type Item } from '../../question/fact'
import { expanded, rational, termsOf } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { toNumber } from '../../../maths/fraction'

/** Whether an equation says that so many times each letter together is zero, in either order of its sides. */
function says(fact: Fact | undefined, wanted: Readonly<Record<string, number>>): boolean {
  const terms = fact?.kind === 'equation' ? termsOf(expanded(fact)) : null
  const names = Object.keys(wanted)
  if (!terms || terms.size !== names.length) return false
  const scale = names.map((name) => toNumber(terms.get(name) ?? { n: 0n, d: 1n }) / (wanted[name] ?? 1))
  return scale.every((one) => one !== 0 && one === scale[0])
}

/** S₁, S₂ and S₃ where they are first named, in their order. */
const namesSums = (question: Question): boolean =>
  factsOf(question, 'letter')
    .flatMap(({ name }) => (/^S_\d$/.test(name) ? name : []))
    .join(' ') === 'S_1 S_2 S_3'

/** The numbers of terms, written in n: "n, 2n and 3n". */
const counts = ({ apart }: Question): string =>
  apart
    .flatMap((item) => {
      if (item.kind === 'letter' && item.name === 'n') return 'n'
      const terms = item.kind === 'formula' ? termsOf(expanded(item)) : null
      const [only] = terms ?? []
      return terms?.size === 1 && only?.[0] === 'n' ? `${toNumber(only[1])}n` : []
    })
    .join(' ')

const numbers = ({ apart }: Question): string =>
  apart.flatMap((item) => (item.kind === 'number' ? `${toNumber(item.value)}` : [])).join(' ')

function ofSums(question: Question): Given['of'] | null {
  const [equation, ...more] = factsOf(question, 'equation')
  if (more.length > 0 || !namesSums(question)) return null
  const plain = numbers(question)
  if (counts(question) === 'n 2n 3n' && plain === '' && says(equation, { S_3: 1, S_2: -3, S_1: 3 }))
    return 'sums of n, 2n and 3n terms'
  const { words } = question
  const areThree =
    ['first', 'common'].every((word) => words.includes(word)) && (words.includes('three') || plain[0] === '3')
  const isOne = plain === (words.includes('three') ? '1 1 2 3' : '3 1 1 2 3')
  return areThree && isOne && counts(question) === 'n' && says(equation, { S_1: 1, S_3: 1, S_2: -2 })
    ? 'sums of three APs'
    : null
}

/** "1/q" and the letter below. */
function below(item: Item | undefined): string {
  const node = item?.kind === 'formula' ? item.node : null
  if (node?.kind !== 'binary' || node.operation !== '/') return ''
  const [top, bottom] = [rational(node.left), node.right.kind === 'bracket' ? node.right.of : node.right]
  return top && toNumber(top) === 1 && bottom.kind === 'letter' ? bottom.name : ''
}

const placeOf = (item: Item): string =>
  item.kind === 'ordinal' && item.n === null ? 'n' : (/^([b-z])th$/.exec(textOf(item))?.[1] ?? '')

/** "The pth term is 1/q and the qth term 1/p. Prove that the sum of pq terms is (pq + 1)/2." */
function ofReciprocals(question: Question) {
  const { apart } = question
  const places = apart.flatMap((item, at) => {
    const place = placeOf(item)
    const value = apart.slice(at + 1, at + 7).find(isFact)
    return place === '' ? [] : [{ place, under: below(value), value }]
  })
  const [one, other, ...more] = places
  const last = apart.findLast(isFact)
  if (!one || !other || more.length > 0 || !last || one.under !== other.place || other.under !== one.place) return null
  const product = [`${one.place}${other.place}`, `${other.place}${one.place}`]
  const isSaid = question.words.some((word) => product.includes(word))
  const value = last.kind === 'formula' ? termsOf(expanded(last)) : null
  const isHalf =
    value?.size === 2 && [...value].every(([name, by]) => toNumber(by) === 0.5 && ['', ...product].includes(name))
  const others = question.facts.filter((fact) => ![one.value, other.value, last].includes(fact))
  const isUnequal = (fact: Fact): boolean => fact.kind === 'equation' && fact.relation === '!='
  // "its (mn)th term is 1"
  const isTerm =
    last.kind === 'number' &&
    toNumber(last.value) === 1 &&
    /^(?:prove|show) (?:that )?(?:its |the )?(?:mn|nm|pq|qp|[b-z]{2}) ?th term (?:of (?:this |the )?ap )?is$/.test(
      question.words
        .slice(-7)
        .join(' ')
        .replace(/^.*(?=\b(?:prove|show)\b)/, ''),
    )
  if (!isSaid || (!isHalf && !isTerm)) return null
  if ((isHalf && !question.words.includes('sum')) || others.some((fact) => fact.kind !== 'ordinal' && !isUnequal(fact)))
    return null
  return { letters: { m: one.place, n: other.place }, product }
}

/** Relations between sums of terms that are proved with the formula of the sum. */
export const sumProofs = recogniser<Given>({
  id: 'sums-in-letters',
  solution,
  cues: ['sum', 'term', 'ap'],
  words: [
    'ap',
    'aps',
    'sum',
    'sums',
    'term',
    'first',
    'three',
    'each',
    'common',
    'differences',
    'difference',
    'then',
    'prove',
    'show',
  ],
  examples: [
    'If the sum of first n, 2n and 3n terms of an AP be S1, S2 and S3 respectively, then prove that S3 = 3(S2 - S1).',
    'The sums of first n terms of three APs are S1, S2 and S3. The first term of each AP is 1 and their common differences are 1, 2 and 3 respectively. Prove that S1 + S3 = 2S2.',
    'If the pth term of an A.P. is 1/q and the qth term is 1/p, where p ≠ q, prove that the sum of its first pq terms is (pq + 1)/2.',
    'if mth term of ap is 1/n and nth term is 1/m show that sum of mn terms is 1/2(mn+1)',
  ],
  refuses: [
    'If the sum of first n, 2n and 3n terms of an AP be S1, S2 and S3 respectively, then prove that S3 = 2(S2 - S1).',
    'If the sum of first n, 2n and 4n terms of an AP be S1, S2 and S3 respectively, then prove that S3 = 3(S2 - S1).',
    'The sums of first n terms of three APs are S1, S2 and S3. The first term of each AP is 2 and their common differences are 1, 2 and 3 respectively. Prove that S1 + S3 = 2S2.',
    'If the pth term of an A.P. is 1/q and the qth term is 1/p, prove that the sum of its first pq terms is (pq - 1)/2.',
  ],
  read: (question) => {
    const of = ofSums(question)
    if (of) return { given: { of }, used: question.facts }
    const found = ofReciprocals(question)
    if (!found) return null
    const said = question.items.filter(
      (item) => item.kind === 'word' && (placeOf(item) !== '' || found.product.includes(item.text)),
    )
    return {
      given: { of: 'reciprocal terms' },
      letters: found.letters,
      used: question.facts,
      said: said.flatMap((item) => (item.kind === 'word' ? item : [])),
    }
  },
  before: () => 'Hence ',
})
