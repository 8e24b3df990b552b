import { chapter } from '../../assertions/chapter'
import { statement, type ReadAssertion, type Statement } from '../../assertions/statement'
import { axisIn } from '../../question/axis'
import type { Fact } from '../../question/fact'
import { phrase, told, type Phrase } from '../../question/phrase'
import { exactly, expanded, polynomialIn, quadraticIn, rational } from '../../question/polynomial'
import { lettersNamed } from '../../question/pick'
import { factsOf, type Question } from '../../question/question'
import type { Node } from '../../question/reading'
import { lettersOf } from '../../question/reading'
import type { Fraction } from '../../../maths/fraction'
import type { JudgedAssertion } from '../../../solutions/assertion-reason'
import { factNames, generalFacts, type FactName } from '../../../solutions/polynomials/general-facts'
import * as judged from '../../../solutions/polynomials/judged'

const read = (
  question: Question,
  found: JudgedAssertion<FactName>,
  used: readonly Fact[],
  ...phrases: readonly (Pick<Phrase, 'taken'> | null)[]
): ReadAssertion<FactName> => {
  const all = told(question, ...phrases)
  return { ...found, used: [...used, ...all.used], said: all.said }
}

/** The right side of "y = x² − 5x + 6". */
const graphOf = (fact: Fact): Fact | null => {
  if (fact.kind !== 'equation' || fact.relation !== '=' || fact.sides.length !== 2) return null
  const [y, node] = fact.sides
  return y?.kind === 'letter' && y.name === 'y' && node ? { kind: 'formula', node, name: '' } : null
}

/** The coefficients of a quadratic in x. */
function quadraticOf(fact: Fact): judged.Polynomial | null {
  const found = fact.kind === 'formula' ? quadraticIn(fact) : null
  return found?.letter === 'x' ? [found.a, found.b, found.c] : null
}

const relation = (
  name: 'sum' | 'product',
  judge: (polynomial: judged.Polynomial, stated: Fraction) => JudgedAssertion<FactName>,
) =>
  statement<FactName>({
    words: ['polynomial', 'quadratic', 'p(x)'],
    read: (question) => {
      const said = phrase(question, `${name} zeroes @f:formula is #v`)
      const polynomial = said && quadraticOf(said.facts.f)
      return said && polynomial ? read(question, judge(polynomial, said.numbers.v), [], said) : null
    },
  })

const zeroes = statement<FactName>({
  words: ['polynomial', 'quadratic', 'p(x)'],
  read: (question) => {
    const said = phrase(question, 'zeroes @f:formula are #p #q')
    const polynomial = said && quadraticOf(said.facts.f)
    return said && polynomial
      ? read(question, judged.zeroesAre(polynomial, [said.numbers.p, said.numbers.q]), [], said)
      : null
  },
})

const exactlyOne = (value?: Fraction): boolean => value?.n === 1n && value.d === 1n

const withZeroes = statement<FactName>({
  words: [],
  read: (question) => {
    const said = phrase(question, 'quadratic polynomial with? zeroes #p #q is @f:formula')
    const polynomial = said && quadraticOf(said.facts.f)
    // a multiple of the form that the book states rests on another fact too
    return said && polynomial && exactlyOne(polynomial[0])
      ? read(question, judged.hasTheZeroes(polynomial, [said.numbers.p, said.numbers.q]), [], said)
      : null
  },
})

const sameZeroes = statement<FactName>({
  words: ['polynomial', 'quadratic'],
  read: (question) => {
    const [one, two, ...more] = factsOf(question, 'formula')
    const [first, second] = [one && quadraticOf(one), two && quadraticOf(two)]
    const said = phrase(question, 'have same zeroes')
    if (!one || !two || more.length > 0 || !first || !second || !said) return null
    // two without real zeroes would need a word more
    const isReal = [first, second].every(
      ([a, b, c]) => a && b && c && b.n * b.n * a.d * c.d > 4n * a.n * c.n * b.d * b.d,
    )
    return isReal ? read(question, judged.haveTheSameZeroes(first, second), [one, two], said) : null
  },
})

const zero = statement<FactName>({
  words: ['polynomial', 'p(x)'],
  read: (question) => {
    const said = phrase(question, 'one zeroes @f:formula is #zero')
    const polynomial = said && polynomialIn(said.facts.f)
    return said && polynomial?.letter === 'x' && said.numbers.zero.n === 0n
      ? read(question, judged.zeroIsZero(polynomial.coefficients), [], said)
      : null
  },
})

const none = statement<FactName>({
  words: ['polynomial', 'quadratic', 'p(x)'],
  read: (question) => {
    const said = phrase(question, '@f:formula has no real zeroes')
    const polynomial = said && quadraticOf(said.facts.f)
    const [, b, c] = polynomial ?? []
    return said && polynomial && b?.n === 0n && c && c.n !== 0n
      ? read(question, judged.hasNoZeroes(polynomial), [], said)
      : null
  },
})

/** The one graph that is spoken of. */
function graphIn(question: Question) {
  const [found, ...more] = question.facts.flatMap((fact) => {
    const right = graphOf(fact)
    const polynomial = right && quadraticOf(right)
    return polynomial ? [{ fact, polynomial }] : []
  })
  return found && more.length === 0 ? found : null
}

const onAxis = statement<FactName>({
  words: ['graph', 'axis'],
  read: (question) => {
    const [graph, axis] = [graphIn(question), axisIn(question)]
    const points = factsOf(question, 'point')
    const places = points.flatMap(({ x, y }) => (rational(y)?.n === 0n ? (rational(x) ?? []) : []))
    const [first, second, ...more] = places
    const said = phrase(question, 'meets|cuts|crosses|intersects')
    if (
      !graph ||
      axis?.axis !== 'x' ||
      !first ||
      !second ||
      more.length > 0 ||
      places.length !== points.length ||
      !said
    )
      return null
    return read(
      question,
      judged.meetsAt(graph.polynomial, [first, second]),
      [graph.fact, ...axis.used, ...points],
      said,
    )
  },
})

const opens = statement<FactName>({
  words: ['graph'],
  read: (question) => {
    const graph = graphIn(question)
    const [up, down] = [phrase(question, 'opens upwards|upward'), phrase(question, 'opens downwards|downward')]
    if (!graph || (up === null) === (down === null)) return null
    return read(question, judged.graphOpens(graph.polynomial, up ? 'upwards' : 'downwards'), [graph.fact], up, down)
  },
})

const kinds = ['linear', 'quadratic', 'cubic']

const most = statement<FactName>({
  words: [],
  read: (question) => {
    const named = kinds.findIndex((kind) => question.words.includes(kind))
    const ofDegree = phrase(question, 'polynomial degree #n')
    const degree = ofDegree ? Number(ofDegree.numbers.n.n) : named + 1
    const subject = ofDegree ? 'polynomial degree #n' : 'linear|quadratic|cubic polynomial'
    const said =
      phrase(question, `no ${subject} has more #v zeroes`) ??
      phrase(question, `graph ${subject} never meets|cuts @x:letter axis more #v point`)
    const stated: Readonly<Record<string, Fraction>> = said?.numbers ?? {}
    const value = stated['v']
    if (!said || !value || degree < 1 || (ofDegree && named >= 0)) return null
    return read(question, judged.hasAtMost(degree, value), lettersNamed(question, 'x'), said)
  },
})

/** Whether x stands under a root, below a line, or with a negative exponent. */
function breaksRule(node: Node): boolean {
  const hasLetter = (part: Node): boolean => lettersOf(part).size > 0
  if (node.kind === 'root') return hasLetter(node.of)
  if (node.kind === 'binary') {
    if (node.operation === '/' && hasLetter(node.right)) return true
    const power = node.operation === '^' && hasLetter(node.left) ? rational(node.right) : null
    return (power !== null && (power.n < 0n || power.d !== 1n)) || breaksRule(node.left) || breaksRule(node.right)
  }
  return 'of' in node && breaksRule(node.of)
}

const exponents = statement<FactName>({
  words: ['expression'],
  read: (question) => {
    const said = phrase(question, '@f:formula is polynomial in @x:letter')
    const fact = said?.facts.f
    if (!said || !fact || said.facts.x.name !== 'x') return null
    const breaks = breaksRule(fact.node)
    return breaks || expanded(fact) ? read(question, judged.isPolynomial(!breaks), [], said) : null
  },
})

const degree = statement<FactName>({
  words: ['polynomial', 'p(x)'],
  read: (question) => {
    const said = phrase(question, 'degree polynomial? @f:formula is #v')
    const value = said && exactly(said.facts.f.node)
    const sum = said && value && !breaksRule(said.facts.f.node) ? expanded(said.facts.f) : null
    const powers = sum ? [...sum.values()].flatMap((term) => term.powers) : []
    if (!said || powers.length === 0 || powers.some(([name]) => name !== 'x')) return null
    return read(question, judged.degreeIs(Math.max(...powers.map(([, power]) => power)), said.numbers.v), [], said)
  },
})

const statements: readonly Statement<FactName>[] = [
  relation('sum', judged.sumIs),
  relation('product', judged.productIs),
  ...[zeroes, withZeroes, sameZeroes, zero, none, onAxis, opens, most, exponents, degree],
]

export const assertions = chapter('poly-assertion-reason', generalFacts, factNames, statements)
