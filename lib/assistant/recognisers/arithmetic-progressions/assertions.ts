import { termsOf } from './progression'
import { sumFormula } from './values'
import { chapter } from '../../assertions/chapter'
import { statement, type ReadAssertion, type Statement } from '../../assertions/statement'
import type { FactOf } from '../../question/fact'
import { phrase, told, type Phrase } from '../../question/phrase'
import { linearIn, rational } from '../../question/polynomial'
import type { Question } from '../../question/question'
import { isInteger, toNumber, type Fraction } from '../../../maths/fraction'
import type { JudgedAssertion } from '../../../solutions/assertion-reason'
import { factNames, generalFacts, type FactName } from '../../../solutions/arithmetic-progressions/general-facts'
import * as judged from '../../../solutions/arithmetic-progressions/judged'

const read = (
  question: Question,
  found: JudgedAssertion<FactName>,
  said: Pick<Phrase, 'taken'>,
): ReadAssertion<FactName> => ({ ...found, ...told(question, said) })

/** The AP of a list, with its last term where it has one. */
function apOf({ items, end }: FactOf<'list'>) {
  const ap = termsOf(items.map(rational))
  const last = end && rational(end)
  return ap && ap.d.n !== 0n ? { ap, last } : null
}

const countOf = (value: Fraction): number | null =>
  isInteger(value) && value.n > 0n && value.n < 10_000n ? toNumber(value) : null

const term = statement<FactName>({
  words: [],
  read: (question) => {
    const said = phrase(question, '@n:ordinal term ap? @l:list is #v')
    const found = said && apOf(said.facts.l)
    const n = said?.facts.n.n
    return said && found && !found.last && n ? read(question, judged.termIs(found.ap, n, said.numbers.v), said) : null
  },
})

const fromEnd = statement<FactName>({
  words: [],
  read: (question) => {
    const said = phrase(question, '@n:ordinal term end ap @l:list is #v')
    const found = said && apOf(said.facts.l)
    const n = said?.facts.n.n
    return said && found?.last && n
      ? read(question, judged.termFromEndIs(found.ap, found.last, n, said.numbers.v), said)
      : null
  },
})

const count = statement<FactName>({
  words: [],
  read: (question) => {
    const said = phrase(question, 'ap @l:list has #n term')
    const found = said && apOf(said.facts.l)
    return said && found?.last ? read(question, judged.countIs(found.ap, found.last, said.numbers.n), said) : null
  },
})

/** p and q of "a_n = pn + q". */
function formulaOf({ sides }: FactOf<'equation'>) {
  const [left, node] = sides
  if (left?.kind !== 'letter' || left.name !== 'a_n' || !node || sides.length > 2) return null
  const found = linearIn({ kind: 'formula', node, name: '' })
  return found?.letter === 'n' ? found : null
}

const formula = statement<FactName>({
  words: [],
  read: (question) => {
    const said = phrase(question, 'common difference ap @e:equation is #v')
    const found = said && formulaOf(said.facts.e)
    return said && found ? read(question, judged.differenceOfFormulaIs(found.a, found.b, said.numbers.v), said) : null
  },
})

/** "If the nth term of an AP is 5n - 2, its common difference is 5" */
const differenceOfTerms = statement<FactName>({
  words: ['if', 'whose'],
  read: (question) => {
    const put = phrase(question, 'sequence|list @n:ordinal term is? @e:equation is|form|forms ap common difference #v')
    const ofPut = put?.facts.n.n === null ? formulaOf(put.facts.e) : null
    if (put && ofPut) return read(question, judged.differenceOfFormulaIs(ofPut.a, ofPut.b, put.numbers.v), put)
    const said = phrase(
      question,
      '@n:ordinal term ap? is @f:formula common difference ap? is #v',
      'common difference ap @n:ordinal term is? @f:formula is #v',
    )
    const found = said?.facts.n.n === null ? linearIn(said.facts.f) : null
    return said && found?.letter === 'n'
      ? read(question, judged.differenceOfFormulaIs(found.a, found.b, said.numbers.v), said)
      : null
  },
})

const difference = statement<FactName>({
  words: [],
  read: (question) => {
    const said = phrase(question, 'common difference ap? @l:list is #v')
    const found = said && apOf(said.facts.l)
    return said && found && !found.last ? read(question, judged.differenceIs(found.ap, said.numbers.v), said) : null
  },
})

const isAp = statement<FactName>({
  words: ['list', 'number'],
  read: (question) => {
    const said = phrase(question, '@l:list is|form|forms ap')
    const terms = said && !said.facts.l.end ? said.facts.l.items.map(rational) : []
    const values = terms.flatMap((value) => value ?? [])
    return said && values.length > 2 && values.length === terms.length
      ? read(question, judged.isAp(values), said)
      : null
  },
})

const mean = statement<FactName>({
  words: ['number'],
  read: (question) => {
    const said = phrase(question, '#p @k:letter #r ap @e:equation')
    const [left, right] = said?.facts.e.sides ?? []
    const value = left?.kind === 'letter' && left.name === said?.facts.k.name && right ? rational(right) : null
    return said && value ? read(question, judged.meanIs(said.numbers.p, said.numbers.r, value), said) : null
  },
})

const sum = statement<FactName>({
  words: [],
  read: (question) => {
    const said = phrase(question, 'sum first #n term ap? @l:list is #v')
    const found = said && apOf(said.facts.l)
    const n = said && countOf(said.numbers.n)
    return said && found && !found.last && n ? read(question, judged.sumIs(found.ap, n, said.numbers.v), said) : null
  },
})

const ends = statement<FactName>({
  words: [],
  read: (question) => {
    const said = phrase(question, 'ap #n term first term #a last term #l has sum #s')
    const n = said && countOf(said.numbers.n)
    return said && n
      ? read(question, judged.sumFromEndsIs(n, said.numbers.a, said.numbers.l, said.numbers.s), said)
      : null
  },
})

/** 5 and 29 of "a_5 = 29". */
function termOf({ sides }: FactOf<'equation'>) {
  const [left, right] = sides
  const [, place] = (left?.kind === 'letter' && /^a_(\d{1,3})$/.exec(left.name)) || []
  const value = right && sides.length === 2 ? rational(right) : null
  return place !== undefined && value ? { n: Number(place), value } : null
}

const fromSums = statement<FactName>({
  words: [],
  read: (question) => {
    const said = phrase(question, 'sum first @n:letter term ap @f:formula @e:equation')
    const sums = said?.facts.n.name === 'n' ? sumFormula(said.facts.f) : null
    const at = said && termOf(said.facts.e)
    return said && sums && at && at.n > 1
      ? read(question, judged.termFromSumsIs(sums.p, sums.q, at.n, at.value), said)
      : null
  },
})

/** "If the sum of the first n terms of an AP is 3n² - 4n, then its nth term is 6n - 7" */
const formulaFromSums = statement<FactName>({
  words: ['if'],
  read: (question) => {
    const said = phrase(question, 'sum first? @n:letter term ap is? @f:formula @m:ordinal term ap? is? @g:formula')
    const sums = said?.facts.n.name === 'n' && said.facts.m.n === null ? sumFormula(said.facts.f) : null
    const found = said && linearIn(said.facts.g)
    return said && sums && found?.letter === 'n'
      ? read(question, judged.formulaFromSumsIs(sums.p, sums.q, found.a, found.b), said)
      : null
  },
})

const odds = statement<FactName>({
  words: [],
  read: (question) => {
    const said = phrase(question, 'sum first #n odd natural? number is #v')
    const n = said && countOf(said.numbers.n)
    return said && n ? read(question, judged.sumOfOddsIs(n, said.numbers.v), said) : null
  },
})

const statements: readonly Statement<FactName>[] = [
  ...[
    term,
    fromEnd,
    count,
    formula,
    differenceOfTerms,
    difference,
    isAp,
    mean,
    sum,
    ends,
    fromSums,
    formulaFromSums,
    odds,
  ],
]

export const assertions = chapter('ap-assertion-reason', generalFacts, factNames, statements)
