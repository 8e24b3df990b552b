import type { WorkedAssertion } from './stated'
import type { Fact } from '../question/fact'
import { phrase } from '../question/phrase'
import { quadraticIn } from '../question/polynomial'
import { readQuestion, type Question } from '../question/question'
import { multiply, sign, subtract, fraction, squared, toTex } from '../../maths'

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

const known = new Set(['the', 'a', 'equation', 'polynomial', 'quadratic'])

/** "x² + 4x + 5 has two real zeroes", "3x² − 2x + 5 = 0 has no real roots". */
export function howManyReal(text: string): WorkedAssertion | null {
  const question = readQuestion(text)
  const [fact, ...more] = question.facts.filter(({ kind }) => kind === 'formula' || kind === 'equation')
  const claim = claimed(question)
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
