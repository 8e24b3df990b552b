import type { AssertionReason } from './apart'
import type { WorkedAssertion } from './stated'
import type { Fact } from '../question/fact'
import { phrase } from '../question/phrase'
import { expanded, quadraticIn, rational } from '../question/polynomial'
import { readQuestion, type Question } from '../question/question'
import { add, multiply, sign, subtract, fraction, squared, sumTex, toTex, type Fraction } from '../../maths'

/** How many different real ones are claimed. */
function claimed(question: Question) {
  const of = 'zeroes|zero|roots|root|solutions'
  const none = phrase(question, `has|have no real ${of}`, '@f:formula has|have no zeroes|zero')
  const equal = phrase(question, `has|have two? equal real? ${of}`, `has|have two? real equal ${of}`)
  const two = phrase(
    question,
    `has|have two distinct|different real ${of}`,
    `has|have two real distinct|different? ${of}`,
  )
  // "has two zeroes" says not whether they differ
  const either = phrase(question, '@f:formula has|have exactly? two real? zeroes')
  const said = none ?? equal ?? two ?? either
  return said && { said, count: none ? 0 : equal ? 1 : 2, isVague: said === either }
}

const meets = 'meets|meet|cuts|cut|intersects|intersect|touches|touch|crosses|cross'
const axis = '@x:letter axis'

/** "The graph of y = x² + 9 does not meet the x-axis": as often as p(x) = x² + 9 has zeroes. */
function claimedOfGraph(question: Question) {
  const [fact, ...more] = question.facts.filter(({ kind }) => kind === 'equation' || kind === 'formula')
  const [left, right] = fact?.kind === 'equation' ? fact.sides : []
  const isOfY = left?.kind === 'letter' && left.name === 'y'
  const node = isOfY ? right : fact?.kind === 'formula' ? fact.node : undefined
  const where = [`not|never ${meets} ${axis}`, `lies|is entirely|completely|always? above|below ${axis}`]
  const none = phrase(question, ...where.map((each) => `${each} at? any? point?`))
  const two = phrase(question, `${meets} ${axis} at|in exactly? two distinct|different? points?`)
  const one = phrase(question, `${meets} ${axis} at|in exactly|only? one point? only?`)
  const said = none ?? two ?? one
  const [x] = question.facts.flatMap((fact) => (fact.kind === 'letter' && said?.taken.includes(fact) ? fact.name : []))
  const graph = phrase(question, 'graph polynomial? quadratic?')
  if (!fact || !said || !graph || !node || more.length > 0 || x !== 'x') return null
  const taken = { taken: [...said.taken, ...graph.taken] }
  const side = ['above', 'below'].find((word) => question.words.includes(word))
  const formula = { kind: 'formula', node, name: '' } as const
  return { said: taken, count: none ? 0 : two ? 2 : 1, fact: formula, taken: fact, side }
}

/** "x³ + x has only one real zero": x taken out, a quadratic is left. */
export function onlyOneReal(text: string): WorkedAssertion | null {
  const question = readQuestion(text)
  const said = phrase(question, '@f:formula has only|exactly? one real? zeroes')
  const terms = said && expanded(said.facts.f)
  const powers = [...(terms?.values() ?? [])].map((term) => ({ ...term, power: term.powers[0]?.[1] ?? 0 }))
  const [first, second, ...more] = powers.toSorted((one, other) => other.power - one.power)
  const isUsed = question.items.every(
    (item) => item.kind === 'mark' || said?.taken.includes(item) || (item.kind === 'word' && known.has(item.text)),
  )
  const isOfX = first?.power === 3 && second?.power === 1 && first.powers[0]?.[0] === second.powers[0]?.[0]
  if (!first || !second || more.length > 0 || !isUsed || !isOfX || first.powers.length > 1) return null
  if (first.radicand !== 1n || second.radicand !== 1n) return null
  const isOne = sign(first.coefficient) === sign(second.coefficient)
  const x = first.powers[0]?.[0] ?? 'x'
  const inside = sumTex([
    [first.coefficient, `${x}^2`],
    [second.coefficient, ''],
  ])
  return {
    lines: [
      `The polynomial is $${x}(${inside})$: it is zero at $${x} = 0$, and $${inside}$ ${isOne ? 'is never zero' : 'has two more real zeroes'}.`,
    ],
    holds: isOne,
    archetype: 'poly-degree-count',
  }
}

const known = new Set(['the', 'a', 'of', 'equation', 'polynomial', 'quadratic', 'does', 'at', 'in', 'p(x)'])

/** How often a graph meets the axis, and how many real zeroes there are, are one thing. */
export function sameMeetings({ assertion, reason }: AssertionReason): true | null {
  const [one, other] = [assertion, reason].map((text) => howManyReal(text) ?? placesOf(text))
  return one && other && one.of === other.of && one.isOfGraph !== other.isOfGraph ? true : null
}

/** "The zeroes of x² − 2x − 3 are −1 and 3", "Its graph meets the x-axis at (−1, 0) and (3, 0)": all of them. */
export function placesOf(text: string): Meetings | null {
  const question = readQuestion(text)
  const [fact, ...more] = question.facts.filter(({ kind }) => kind === 'equation' || kind === 'formula')
  const [left, right] = fact?.kind === 'equation' ? fact.sides : []
  const node = left?.kind === 'letter' && left.name === 'y' ? right : fact?.kind === 'formula' ? fact.node : undefined
  const points = question.facts.filter((one) => one.kind === 'point')
  const graph = phrase(question, 'graph polynomial? quadratic?')
  const axis = graph && phrase(question, `${meets} @x:letter axis`)
  const named = graph ? null : phrase(question, 'zeroes polynomial? quadratic? @f:formula are #p #q')
  const found = node && quadraticIn({ kind: 'formula', node, name: '' })
  const values = named
    ? [named.numbers.p, named.numbers.q]
    : points.flatMap((one) => (rational(one.y)?.n === 0n ? (rational(one.x) ?? []) : []))
  if (
    !fact ||
    !found ||
    more.length > 0 ||
    values.length === 0 ||
    (!named && (!axis || values.length !== points.length))
  )
    return null
  const taken: ReadonlySet<unknown> = new Set([
    fact,
    ...points,
    ...(graph?.taken ?? []),
    ...(axis?.taken ?? []),
    ...(named?.taken ?? []),
  ])
  const isUsed = (item: Question['items'][number]) =>
    item.kind === 'mark' ||
    taken.has(item) ||
    (item.kind === 'word' && (known.has(item.text) || /^(?:and|points?)$/.test(item.text)))
  if (!question.apart.every(isUsed) || (axis && axis.facts.x.name !== 'x')) return null
  const { a, b, c } = found
  const at = (x: Fraction) => add(multiply(add(multiply(a, x), b), x), c)
  const discriminant = subtract(squared(b), multiply(fraction(4), multiply(a, c)))
  const isAll = new Set(values.map(toTex)).size === 1 + sign(discriminant)
  // "meets it at (3, 0)" may say one of two
  if (!isAll && values.every((x) => at(x).n === 0n)) return null
  return {
    lines: values.map((x) => `At $x = ${toTex(x)}$ the value of the polynomial is $${toTex(at(x))}$.`),
    holds: isAll && values.every((x) => at(x).n === 0n),
    archetype: 'poly-zeroes-integer',
    of: [a, b, c].map(toTex).join(),
    isOfGraph: graph !== null,
  }
}

interface Meetings extends WorkedAssertion {
  /** The coefficients. */
  readonly of: string
  readonly isOfGraph: boolean
}

/** "x² + 4x + 5 has two real zeroes", "3x² − 2x + 5 = 0 has no real roots". */
export function howManyReal(text: string): Meetings | null {
  const question = readQuestion(text)
  const graph = claimedOfGraph(question)
  const [stated, ...more] = question.facts.filter(({ kind }) => kind === 'formula' || kind === 'equation')
  const fact = graph?.fact ?? stated
  const claim = graph ?? claimed(question)
  const found = fact ? quadraticIn(fact) : null
  if (!fact || more.length > 0 || !claim || !found) return null
  const isUsed = (item: Question['items'][number]): boolean =>
    item.kind === 'mark' ||
    item === fact ||
    item === graph?.taken ||
    claim.said.taken.includes(item) ||
    (item.kind === 'word' && known.has(item.text))
  if (!question.items.every(isUsed)) return null
  const { a, b, c } = found
  const discriminant = subtract(squared(b), multiply(fraction(4), multiply(a, c)))
  const count = 1 + sign(discriminant)
  if (count === 1 && 'isVague' in claim && claim.isVague) return null
  const [of, archetype] = isEquation(fact) ? ['roots', 'qe-discriminant-nature'] : ['zeroes', 'poly-zeroes-integer']
  const kinds = [`are no real ${of}`, `are two equal real ${of}`, `are two distinct real ${of}`]
  return {
    lines: [
      `$b^2 - 4ac = (${toTex(b)})^2 - 4(${toTex(a)})(${toTex(c)}) = ${toTex(discriminant)}$`,
      `So there ${kinds[count] ?? ''}.`,
    ],
    holds: count === claim.count && (graph?.side === undefined || (graph.side === 'above') === sign(a) > 0),
    archetype,
    of: [a, b, c].map(toTex).join(),
    isOfGraph: graph !== null,
  }
}

const isEquation = (fact: Fact): boolean => fact.kind === 'equation'
