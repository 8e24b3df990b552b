import { twoApsDifference as solution, type Given } from '../../../solutions/arithmetic-progressions/two-aps-difference'
import { phrase, told, type Phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { compare, type Fraction } from '../../../maths/fraction'

type Taken = Pick<Phrase, 'taken'>

const sameDifference = [
  'two aps|ap same common difference',
  'common differences|difference two aps equal|same',
  'aps|ap same common difference',
  'have same common difference',
  'two|do ap|aps common difference same',
] as const

interface Asked {
  readonly k: number
  /** The term of the second is taken from that of the first. */
  readonly ordered: boolean
  readonly found: readonly (Taken | null)[]
}

function askedIn(question: Question): Asked | null {
  const exceeds = phrase(
    question,
    'how much @k:ordinal term first ap? exceed|exceeds|more|greater @j:ordinal term second',
    'first ap @k:ordinal term minus second ap @j:ordinal term',
    'difference between? @k:ordinal term first ap? and @j:ordinal term second',
  )
  if (exceeds)
    return exceeds.facts.k.n !== null && exceeds.facts.k.n === exceeds.facts.j.n
      ? { k: exceeds.facts.k.n, ordered: true, found: [exceeds] }
      : null
  const differ = phrase(
    question,
    'what|find|tell difference between? @k:ordinal term',
    'how much @k:ordinal term differ',
    'difference between? @k:ordinal term kya|batao|nikalo|kitna',
    '@k:ordinal term difference kya|batao|nikalo|kitna',
    '#g . difference between? @k:ordinal term',
  )
  const order = phrase(question, 'subtract second from first')
  const k = differ?.facts.k.n ?? null
  return differ && k !== null ? { k, ordered: order !== null, found: [differ, order] } : null
}

interface TheirTerms {
  readonly told: { readonly a: Fraction; readonly b: Fraction } | { readonly gap: Fraction; readonly other: number }
  readonly found: Taken
}

function toldIn(question: Question): TheirTerms | null {
  const first = phrase(
    question,
    'first term one #a * other|second #b',
    'one ap? begins|starts with #a another|other|second begins|starts? #b',
    'first term * two aps * #a #b',
    'first term are? #a #b',
  )
  if (first) return { told: { a: first.numbers.a, b: first.numbers.b }, found: first }
  const exceeds = phrase(question, '@p:ordinal term first ap? exceeds @q:ordinal term second ap? #g')
  if (exceeds) {
    const [p, q] = [exceeds.facts.p.n, exceeds.facts.q.n]
    return p !== null && p === q ? { told: { gap: exceeds.numbers.g, other: p }, found: exceeds } : null
  }
  const gap = phrase(question, 'difference between? @p:ordinal term #g', '@p:ordinal term differ|difference #g')
  const other = gap?.facts.p.n ?? null
  return gap && other !== null ? { told: { gap: gap.numbers.g, other }, found: gap } : null
}

/** "Two APs have the same common difference. The difference between their 100th terms is 100. ..." */
export const twoApsDifference = recogniser<Given>({
  id: 'difference-of-two-aps',
  solution,
  story: true,
  cues: ['aps', 'ap'],
  words: ['aps', "ap's", 'ap', 'two'],
  examples: [
    'Two APs have the same common difference. The difference between their 59th terms is 19. What is the difference between their 123rd terms?',
    'In two APs with the same common difference, the 47th terms differ by 16. By how much do the 88th terms differ?',
    'The first terms of two APs with the same common difference are 33 and 1. What is the difference between their 148th terms? (Subtract the second from the first.)',
    'two aps have same common difference. difference between their 100th term is 100 what is difference between their 1000th terms',
    'two ap have same common difference. first term of one is 8 and of the other is 3 find the difference between their 30th terms',
  ],
  refuses: [
    'Two APs have different common differences. The difference between their 59th terms is 19. What is the difference between their 123rd terms?',
    'Two APs have the same common difference. The difference between their 59th terms is 19. What is the ratio of their 123rd terms?',
    'Two APs have the same first term. The difference between their 59th terms is 19. What is the difference between their 123rd terms?',
    'The first terms of two APs with the same common difference are 33 and 1. What is the difference between the sums of their first 148 terms?',
    'Two APs have the same common difference. The difference between their 59th terms is 19. What is the difference between the 123rd term of one and the 124th term of the other?',
  ],
  read: (question) => {
    const [same, asked, terms] = [phrase(question, ...sameDifference), askedIn(question), toldIn(question)]
    if (!same || !asked || !terms) return null
    const all = told(question, same, terms.found, ...asked.found)
    const { k, ordered } = asked
    if ('gap' in terms.told) return { given: { told: 'later', ...terms.told, k }, ...all }
    const { a, b } = terms.told
    // the difference of two numbers is the larger less the smaller
    const [one, two] = !ordered && compare(a, b) < 0 ? [b, a] : [a, b]
    return { given: { told: 'first', a: one, b: two, k }, ...all }
  },
  before: () => 'Difference = ',
})
