import { chapter } from '../../assertions/chapter'
import { statement, type ReadAssertion } from '../../assertions/statement'
import type { Fact } from '../../question/fact'
import { phrase, told, type Phrase } from '../../question/phrase'
import { exactly, rational } from '../../question/polynomial'
import type { Question } from '../../question/question'
import { isInteger, toNumber, type Fraction } from '../../../maths/fraction'
import { equals, unity } from '../../../maths/sum'
import type { JudgedAssertion } from '../../../solutions/assertion-reason'
import { sumOfSurds } from '../../../solutions/pieces/surd-sum'
import { factNames, generalFacts, type FactName } from '../../../solutions/real-numbers/general-facts'
import * as judged from '../../../solutions/real-numbers/judged'

const largest = 1_000_000

const counts = (...values: readonly Fraction[]): readonly number[] | null =>
  values.every((value) => isInteger(value) && value.n > 0n && value.n <= BigInt(largest)) ? values.map(toNumber) : null

const read = (
  question: Question,
  found: JudgedAssertion<FactName>,
  said: Pick<Phrase, 'taken'>,
  ...used: readonly Fact[]
): ReadAssertion<FactName> => {
  const all = told(question, said)
  return { ...found, used: [...used, ...all.used], said: all.said }
}

const measure = statement<FactName>({
  words: ['number'],
  read: (question) => {
    const said = phrase(question, 'hcf #a #b is #v') ?? phrase(question, 'lcm #a #b is #v')
    const [a, b, v] = (said && counts(said.numbers.a, said.numbers.b, said.numbers.v)) ?? []
    if (!said || a === undefined || b === undefined || v === undefined) return null
    const isHcf = question.words.includes('hcf')
    if (isHcf === question.words.includes('lcm')) return null
    return read(question, isHcf ? judged.hcfIs([a, b], v) : judged.lcmIs([a, b], v), said)
  },
})

const other = statement<FactName>({
  words: ['them'],
  read: (question) => {
    const said = phrase(question, 'hcf two number #g lcm #l one #a other #b')
    const [g, l, a, b] = (said && counts(said.numbers.g, said.numbers.l, said.numbers.a, said.numbers.b)) ?? []
    return said && g !== undefined && l !== undefined && a !== undefined && b !== undefined
      ? read(question, judged.otherIs(g, l, a, b), said)
      : null
  },
})

const exist = statement<FactName>({
  words: [],
  read: (question) => {
    const cannot = phrase(question, 'two number hcf #g cannot have lcm #l')
    const said = cannot ?? phrase(question, 'two number hcf #g lcm #l')
    const [g, l] = (said && counts(said.numbers.g, said.numbers.l)) ?? []
    return said && g !== undefined && l !== undefined
      ? read(question, judged.existWith(g, l, cannot === null), said)
      : null
  },
})

const coprime = statement<FactName>({
  words: [],
  read: (question) => {
    const said = phrase(question, '#a #b co prime', '#a #b coprime')
    const [a, b] = (said && counts(said.numbers.a, said.numbers.b)) ?? []
    return said && a !== undefined && b !== undefined ? read(question, judged.areCoprime([a, b]), said) : null
  },
})

const lastDigit = statement<FactName>({
  words: ['does', 'any'],
  read: (question) => {
    const said = phrase(question, '@p:formula not end digit #zero any natural number @n:letter')
    const { p, n } = said?.facts ?? {}
    const node = p?.node
    const isPower = node?.kind === 'binary' && node.operation === '^'
    const isOfN = isPower && node.right.kind === 'letter' && node.right.name === n?.name
    const base = isOfN ? rational(node.left) : null
    const [of] = (base && counts(base)) ?? []
    return said && of !== undefined && of > 1 && said.numbers.zero.n === 0n
      ? read(question, judged.neverEndsWithZero(of), said)
      : null
  },
})

const composite = statement<FactName>({
  words: ['number'],
  read: (question) => {
    const said = phrase(question, '#v composite')
    const [value] = (said && counts(said.numbers.v)) ?? []
    return said && value !== undefined && value > 1 ? read(question, judged.isComposite(value), said) : null
  },
})

/** How the number is written: as a sum, as one root, or as a product. */
function shownAs(fact: Fact): 'sum' | 'root' | 'product' {
  const node = fact.kind === 'formula' || fact.kind === 'number' ? fact.node : null
  if (node?.kind !== 'binary') return 'root'
  return node.operation === '+' || node.operation === '-' ? 'sum' : 'product'
}

const number = statement<FactName>({
  words: ['number'],
  read: (question) => {
    const [fact, ...more] = question.facts
    const value = fact && (fact.kind === 'formula' || fact.kind === 'number') ? exactly(fact.node) : null
    const [rational, irrational] = [phrase(question, 'rational number?'), phrase(question, 'irrational number?')]
    const said = rational ?? irrational
    if (!fact || more.length > 0 || !value || !equals(value.bottom, unity) || !said || (rational && irrational))
      return null
    const terms = [...value.top.values()]
    if (terms.some(({ powers, radicand }) => powers.length > 0 || radicand > BigInt(largest))) return null
    const simplified = sumOfSurds(
      terms.map(({ coefficient, radicand }) => ({ coefficient, radicand: Number(radicand) })),
    )
    const how = shownAs(fact)
    const isSum = simplified.length === 2 && simplified[0]?.radicand === 1
    // of √2 + √3 the facts of the chapter say nothing
    if (how === 'sum' && simplified.length > 1 && !isSum) return null
    return read(question, judged.numberIs(simplified, how, rational ? 'rational' : 'irrational'), said, fact)
  },
})

export const assertions = chapter('rn-assertion-reason', generalFacts, factNames, [
  measure,
  other,
  exist,
  coprime,
  number,
  lastDigit,
  composite,
])
