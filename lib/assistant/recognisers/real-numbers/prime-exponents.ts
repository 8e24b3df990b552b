import { lettersText } from '../../../solutions/pieces/letters-sum'
import { primeExponents as solution } from '../../../solutions/real-numbers/prime-exponents'
import type { Fact, FactOf } from '../../question/fact'
import { lettersNamed, onlyList } from '../../question/pick'
import { expanded, rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import type { Node } from '../../question/reading'
import { recogniser } from '../../recogniser'
import { isInteger, type Fraction } from '../../../maths/fraction'
import { lettersOf as lettersOfSum } from '../../../maths/sum'

interface Power {
  readonly base: Fraction
  /** A number where the exponent is told. */
  readonly exponent: string | number
}

/** 2^a × 3^b × 11^c as its powers, or null. */
function powersIn(node: Node): readonly Power[] | null {
  if (node.kind === 'bracket') return powersIn(node.of)
  // the 7 of 2^x × 3^y × 7
  if (node.kind === 'number') return [{ base: node.value, exponent: 1 }]
  if (node.kind !== 'binary') return null
  if (node.operation === '*') {
    const [left, right] = [powersIn(node.left), powersIn(node.right)]
    return left && right && [...left, ...right]
  }
  const base = node.operation === '^' ? rational(node.left) : null
  const exponent = node.right.kind === 'bracket' ? node.right.of : node.right
  if (base && exponent.kind === 'letter') return [{ base, exponent: exponent.name }]
  const told = base && rational(exponent)
  return told && isInteger(told) && told.n > 0n && told.n < 100n ? [{ base, exponent: Number(told.n) }] : null
}

/** "1782 = 2^a × ..." or "1782 is written as 2^a × ...". */
function stated(
  question: Question,
): { number: Fraction; powers: readonly Power[]; used: readonly FactOf<'equation' | 'number' | 'formula'>[] } | null {
  const [equation] = factsOf(question, 'equation')
  const [number] = factsOf(question, 'number')
  const [formula] = factsOf(question, 'formula')
  const left = equation ? (equation.sides[0] ? rational(equation.sides[0]) : null) : (number?.value ?? null)
  const right = equation ? equation.sides[1] : formula?.node
  const powers = right ? powersIn(right) : null
  return left && powers
    ? { number: left, powers, used: equation ? [equation] : [number, formula].filter((fact) => fact !== undefined) }
    : null
}

/** The one expression in the exponents that is asked: "2x − y + z". */
function formIn(question: Question, letters: readonly string[], used: readonly Fact[]) {
  const [fact, ...more] = factsOf(question, 'formula').filter((one) => !used.includes(one))
  const sum = fact && more.length === 0 && fact.name === '' ? expanded(fact) : null
  const isSound =
    sum !== null &&
    [...sum.values()].every(({ radicand, powers }) => radicand === 1n && powers.every(([, power]) => power > 0))
  return fact && sum && isSound && [...lettersOfSum(sum)].every((letter) => letters.includes(letter))
    ? { fact, sum }
    : null
}

export const primeExponents = recogniser({
  id: 'prime-exponents',
  solution,
  cues: ['#equation', '#formula'],
  words: ['prime', 'factorisation', 'written', 'natural', 'number'],
  examples: [
    'If 9720 = 2^a × 3^b × 5^c, then the value of b is',
    'If 1782 = 2^a × 3^b × 11^c, find a, b and c.',
    'If 2520 = 2^x × 3^y × 5^z × 7, find the value of 2x − y + z.',
    'The prime factorisation of 2904 is written as 2^a × 3^b × 11^c. Find the values of a, b and c.',
  ],
  refuses: [
    'If 2520 = 2^x × 3^y × 5^z × 7, find the value of 2x − y + w.',
    'If 2520 = 2^x × 3^y × 5^z × 7, find the value of 2x − y and x + z.',
  ],
  read: (question) => {
    const found = stated(question)
    const letters = found?.powers.flatMap(({ exponent }) => (typeof exponent === 'string' ? [exponent] : [])) ?? []
    if (!found || letters.length === 0) return null
    const told = found.powers.flatMap(({ base, exponent }) =>
      typeof exponent === 'number' ? [{ prime: Number(base.n), exponent }] : [],
    )
    const form = formIn(question, letters, found.used)
    const list = onlyList(question)
    const listed = list?.items.every((item) => item.kind === 'letter' && letters.includes(item.name)) ? [list] : []
    const named = new Set(
      lettersNamed(question, ...letters).flatMap((fact) => (fact.kind === 'letter' ? [fact.name] : [])),
    )
    const [only, ...more] = listed.length > 0 ? [] : named
    return {
      given: {
        number: found.number,
        bases: found.powers.flatMap(({ base, exponent }) => (typeof exponent === 'string' ? [base] : [])),
        letters,
        ...(told.length > 0 && { told }),
        ...(form && { form: form.sum }),
        ...(only !== undefined && more.length === 0 && { only }),
      },
      used: [...found.used, ...(form ? [form.fact] : []), ...listed, ...lettersNamed(question, ...letters)],
    }
  },
  before: ({ only, form }) => (form ? `${lettersText(form)} = ` : only === undefined ? '' : `${only} = `),
})
