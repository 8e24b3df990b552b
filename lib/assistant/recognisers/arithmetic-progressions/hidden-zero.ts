import { hiddenZero as solution, type Given } from '../../../solutions/arithmetic-progressions/hidden-zero'
import type { Fact, FactOf, Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import type { Node } from '../../question/reading'
import { recogniser } from '../../recogniser'
import { isInteger, type Fraction } from '../../../maths/fraction'

interface Condition {
  readonly places: readonly [number, number]
  readonly of: Given['asked']
  readonly taken: readonly Item[]
}

const whole = (value: Fraction): number | null => (isInteger(value) ? Number(value.n) : null)

const equal = 'equal|equals|same'

/** "5 times the 5th term equals 9 times its 9th term" */
function multiplesInWords(question: Question): Condition | null {
  const found = phrase(
    question,
    `#m times @p:ordinal term ap? ${equal} #n times @q:ordinal term`,
    `#m times @p:ordinal term * ${equal} #n times @q:ordinal term`,
  )
  if (!found) return null
  const [m, p, n, q] = [whole(found.numbers.m), found.facts.p.n, whole(found.numbers.n), found.facts.q.n]
  return m !== null && n !== null && m === p && n === q ? { places: [m, n], of: 'term', taken: found.taken } : null
}

/** "the sum of the first 8 terms equals the sum of its first 13 terms" */
function sumsInWords(question: Question): Condition | null {
  const beside = phrase(question, `sum first? #m term * @d:equation ${equal} * sum first? #n term`)
  const found =
    (beside && isNotZero(beside.facts.d) ? beside : null) ??
    phrase(
      question,
      `sum first? #m term * ${equal} * sum first? #n term`,
      `first #m term * add|adds up? ${equal} first #n term`,
    )
  const [m, n] = [found && whole(found.numbers.m), found && whole(found.numbers.n)]
  return found && m !== null && n !== null ? { places: [m, n], of: 'sum', taken: found.taken } : null
}

/** 7 of "7a_7" or "S_7". */
function placeOf(node: Node): { readonly place: number; readonly of: Given['asked'] } | null {
  const [, sum] = node.kind === 'letter' ? (/^S_(\d{1,4})$/.exec(node.name) ?? []) : []
  if (sum !== undefined) return { place: Number(sum), of: 'sum' }
  if (node.kind !== 'binary' || node.operation !== '*' || node.right.kind !== 'letter') return null
  const [times, place] = [rational(node.left), /^[at]_(\d{1,4})$/.exec(node.right.name)?.[1]]
  return times && place !== undefined && whole(times) === Number(place) ? { place: Number(place), of: 'term' } : null
}

function inFormula(question: Question): Condition | null {
  for (const fact of factsOf(question, 'equation')) {
    const [left, right, ...more] = fact.relation === '=' ? fact.sides.map(placeOf) : []
    if (left && right && left.of === right.of && more.length === 0)
      return { places: [left.place, right.place], of: left.of, taken: [fact] }
  }
  return null
}

const isNotZero = (fact: Fact): boolean =>
  fact.kind === 'equation' && fact.relation === '!=' && fact.sides[0]?.kind === 'letter' && fact.sides[0].name === 'd'

/** "For which k is a_k = 0?" */
function asksInLetters(question: Question): { readonly of: Given['asked']; readonly taken: readonly Item[] } | null {
  const found = phrase(question, 'which number? @k:letter @e:equation', 'which natural number @k:letter @e:equation')
  const [left, right] = found?.facts.e.sides ?? []
  const name = left?.kind === 'letter' && right && rational(right)?.n === 0n ? left.name : ''
  const [, of, place] = /^([aS])_([a-z])$/.exec(name) ?? []
  return found && place === found.facts.k.name ? { of: of === 'S' ? 'sum' : 'term', taken: found.taken } : null
}

function asked(question: Question): { readonly of: Given['asked']; readonly taken: readonly Item[] } | null {
  const term = phrase(question, 'which term ap? must? be? zeroes', 'which term zeroes', 'kaun|kaunsa term zeroes')
  const sum = phrase(
    question,
    'sum how many first? term zeroes',
    'how many term from first one on add|adds up zeroes',
    'how many first? term add|adds|sum up? zeroes',
  )
  const nought = phrase(question, 'sum how many first? term #z') ?? phrase(question, 'which term ap? #z')
  if (nought?.numbers.z.n === 0n)
    return {
      of: nought.taken.some((item) => item.kind === 'word' && item.text === 'sum') ? 'sum' : 'term',
      taken: nought.taken,
    }
  return sum ? { of: 'sum', taken: sum.taken } : term ? { of: 'term', taken: term.taken } : asksInLetters(question)
}

/** "5 times the 5th term of an AP equals 9 times its 9th term. Which term must be zero?" */
export const hiddenZero = recogniser<Given>({
  id: 'hidden-zero-of-ap',
  solution,
  story: true,
  cues: ['zeroes', '#equation'],
  words: ['ap', 'common', 'difference'],
  examples: [
    'The common difference of an AP is not zero, and 7 times its 7th term equals 13 times its 13th term. Which term of the AP is zero?',
    'In an AP with common difference d ≠ 0, 6a_6 = 15a_15. For which k is a_k = 0?',
    'The sum of the first 8 terms of an AP with common difference d ≠ 0 equals the sum of its first 13 terms. The sum of how many first terms is zero?',
    'The first 14 terms of an AP (its terms are not all equal) add up to the same as the first 15 terms. How many of its terms, from the first one on, add up to zero?',
    'if 10 times the 10th term of an ap is equal to 15 times the 15th term which term is zero',
  ],
  refuses: [
    '7 times the 6th term of an AP equals 13 times its 13th term. Which term of the AP is zero?',
    '7 times the 7th term of an AP exceeds 13 times its 13th term. Which term of the AP is zero?',
    'The sum of the first 8 terms of an AP equals twice the sum of its first 13 terms. The sum of how many first terms is zero?',
    'The sum of the first 8 terms of an AP equals the sum of its first 13 terms. Which term of the AP is zero?',
    '7 times the 7th term of an AP equals 13 times its 13th term. Which term of the AP is twice the zero term?',
  ],
  read: (question) => {
    const condition = inFormula(question) ?? multiplesInWords(question) ?? sumsInWords(question)
    const wanted = asked(question)
    if (!condition || wanted?.of !== condition.of) return null
    const apart = phrase(question, 'common difference ap? not zeroes', 'term not all equal')
    const notZero = question.facts.filter((fact): fact is FactOf<'equation'> => isNotZero(fact))
    const [m, n] = condition.places.toSorted((one, other) => one - other)
    if (m === undefined || n === undefined) return null
    return {
      given: { m, n, asked: condition.of },
      ...told(question, condition, wanted, apart, { taken: notZero }),
    }
  },
  before: ({ asked: of }) => (of === 'sum' ? 'Number of terms = ' : 'Place of the term: '),
})
