import type { WorkedAssertion } from './stated'
import type { Fact } from '../question/fact'
import { phrase } from '../question/phrase'
import { expanded, quadraticIn } from '../question/polynomial'
import { readQuestion, type Question } from '../question/question'
import { multiply, sign, subtract, fraction, squared, sumTex, toTex } from '../../maths'

/** How many different real ones are claimed. */
function claimed(question: Question) {
  const of = 'zeroes|zero|roots|root|solutions'
  const none = phrase(question, `has|have no real ${of}`)
  const equal = phrase(question, `has|have two? equal real? ${of}`, `has|have two? real equal ${of}`)
  const two = phrase(
    question,
    `has|have two distinct|different real ${of}`,
    `has|have two real distinct|different? ${of}`,
  )
  const said = none ?? equal ?? two
  return said && { said, count: none ? 0 : equal ? 1 : 2 }
}

const meets = 'meets|meet|cuts|cut|intersects|intersect|touches|touch|crosses|cross'

/** "The graph of y = x² + 9 does not meet the x-axis": as often as p(x) = x² + 9 has zeroes. */
function claimedOfGraph(question: Question) {
  const [fact, ...more] = question.facts.filter(({ kind }) => kind === 'equation')
  const [left, node] = fact?.kind === 'equation' ? fact.sides : []
  const said = phrase(question, `graph @e:equation does not ${meets} @x:letter axis any? point?`)
  if (!said || !node || more.length > 0 || left?.kind !== 'letter' || left.name !== 'y' || said.facts.x.name !== 'x')
    return null
  return { said, count: 0, fact: { kind: 'formula', node, name: '' } as const, taken: fact }
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

const known = new Set(['the', 'a', 'of', 'equation', 'polynomial', 'quadratic'])

/** "x² + 4x + 5 has two real zeroes", "3x² − 2x + 5 = 0 has no real roots". */
export function howManyReal(text: string): WorkedAssertion | null {
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
    claim.said.taken.includes(item) ||
    (item.kind === 'word' && known.has(item.text))
  if (!question.items.every(isUsed)) return null
  const { a, b, c } = found
  const discriminant = subtract(squared(b), multiply(fraction(4), multiply(a, c)))
  const count = 1 + sign(discriminant)
  const [of, archetype] = isEquation(fact) ? ['roots', 'qe-discriminant-nature'] : ['zeroes', 'poly-zeroes-integer']
  const kinds = [`are no real ${of}`, `are two equal real ${of}`, `are two distinct real ${of}`]
  return {
    lines: [
      `$b^2 - 4ac = (${toTex(b)})^2 - 4(${toTex(a)})(${toTex(c)}) = ${toTex(discriminant)}$`,
      `So there ${kinds[count] ?? ''}.`,
    ],
    holds: count === claim.count,
    archetype,
  }
}

const isEquation = (fact: Fact): boolean => fact.kind === 'equation'
