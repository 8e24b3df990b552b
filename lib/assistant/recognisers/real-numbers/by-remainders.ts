import { byRemainders as solution, holds, type Given } from '../../../solutions/real-numbers/by-remainders'
import type { Fact } from '../../question/fact'
import { lettersNamed, says } from '../../question/pick'
import { phrase, told } from '../../question/phrase'
import { linearIn, polynomialIn } from '../../question/polynomial'
import type { Question } from '../../question/question'
import { without } from '../../question/without'
import { recogniser } from '../../recogniser'
import { isInteger, zero, type Fraction } from '../../../maths/fraction'

const powers: Readonly<Record<string, readonly number[]>> = { square: [1, 0, 0], cube: [1, 0, 0, 0] }

const none: readonly Fact[] = []

const small = (values: readonly Fraction[]): readonly number[] | null =>
  values.every((one) => isInteger(one) && one.n < 100n && one.n > -100n) ? values.map(({ n }) => Number(n)) : null

/** "the square of any odd integer", "any positive integer". */
function namedIn(question: Question) {
  for (const [word, coefficients] of Object.entries(powers)) {
    const found = phrase(
      question,
      `${word} any|every|each|all? positive? odd|even? positive? integer|integers|number|natural`,
    )
    if (found) return { coefficients, named: `the ${word} of it`, found, facts: none }
  }
  const found = phrase(
    question,
    'any|every|each|all positive? odd|even? positive? integer|integers|number * form',
    'every|each|any odd|even integer * form',
  )
  return found && { coefficients: [1, 0], named: 'it', found, facts: none }
}

/** "n² − 1", the formula that stands first. */
function writtenIn(question: Question) {
  const [fact] = question.facts.filter(({ kind }) => kind === 'formula')
  const polynomial = fact && polynomialIn(fact)
  const coefficients = polynomial && small(polynomial.coefficients)
  return coefficients ? { coefficients, letter: polynomial.letter, found: { taken: [] }, facts: [fact] } : null
}

/** "3m or 3m + 1": the forms behind, all of one letter and one number; "3m" alone looks like metres. */
function formsIn(facts: readonly Fact[]) {
  const read = facts.map((fact) =>
    fact.kind === 'formula'
      ? linearIn(fact)
      : fact.kind === 'number' && fact.unit === 'm'
        ? { a: fact.value, b: zero, letter: 'm' }
        : null,
  )
  const [first] = read
  const by = first ? (small([first.a])?.[0] ?? 0) : 0
  const rests = read.map((one) => (one && first && one.letter === first.letter ? small([one.b])?.[0] : undefined))
  const known = rests.filter((one) => one !== undefined)
  if (!first || by < 2 || known.length < rests.length) return null
  return read.every((one) => one?.a.n === first.a.n) && known.every((one) => one >= 0 && one < by)
    ? { by, remainders: known, quotient: first.letter }
    : null
}

/** What it is said to leave. */
function claimIn(question: Question, formulas: readonly Fact[]) {
  const divisible = phrase(question, 'divisible #d', 'multiple #d')
  const leaves = divisible ? null : phrase(question, 'remainder #r * divided #d')
  const numbers = divisible ? [divisible.numbers.d] : leaves ? [leaves.numbers.d, leaves.numbers.r] : null
  const even = numbers ? null : phrase(question, 'is|are always? even')
  if (even) return formulas.length > 0 ? null : { by: 2, remainders: [0], quotient: 'k', found: even }
  if (!numbers) {
    const form = phrase(question, 'form')
    const forms = form && formsIn(formulas)
    return forms && { ...forms, found: { taken: [...form.taken, ...formulas] } }
  }
  const [by = 0, rest = 0] = small(numbers) ?? []
  if (formulas.length > 0 || by < 2 || rest < 0 || rest >= by) return null
  return { by, remainders: [rest], quotient: 'k', found: divisible ?? leaves }
}

/** What holds for every integer, or every odd one, by the remainders that it can leave. */
export const byRemainders = recogniser<Given>({
  id: 'proved-by-remainders',
  solution,
  last: true,
  cues: ['divisible', 'form', 'remainder', 'even', 'multiple'],
  words: [
    ...['prove', 'show', 'proof', 'explain', 'always', 'every', 'any', 'all', 'each', 'positive', 'natural', 'whole'],
    ...[
      'integers',
      'integer',
      'number',
      'where',
      'when',
      'if',
      'some',
      'or',
      'leaves',
      'divided',
      'remainder',
      'either',
      'euclid',
      'division',
      'using',
    ],
  ],
  examples: [
    'Show that n² − 1 is divisible by 8 if n is an odd positive integer.',
    'prove that n^2 + n is even for all natural numbers n',
    'Show that the square of any positive integer is of the form 3m or 3m + 1 for some integer m.',
    'Show that any positive odd integer is of the form 6q + 1, 6q + 3 or 6q + 5, where q is some integer.',
    'Prove that the square of any odd integer leaves remainder 1 when divided by 8.',
    'Prove that the square of any positive integer cannot be of the form 5q + 2 or 5q + 3.',
    'If n is odd, prove that n² + 1 is not divisible by 4.',
  ],
  refuses: [
    'Show that n² − 1 is divisible by 8 if n is a positive integer.',
    'Show that n² − 1 is divisible by 16 if n is an odd positive integer.',
    'Show that the square of any positive integer is of the form 3m + 1.',
    'Show that n² − 1 is divisible by 8 if n is an odd prime.',
    'Show that n² − 1 is divisible by 8 if n is 3.',
    'Show that every positive even integer is of the form 2q and every positive odd integer is of the form 2q + 1.',
    'Show that the product of n² − 1 and an odd integer is divisible by 8 if n is odd.',
  ],
  read: (question) => {
    const asked = phrase(question, 'prove|show|proof|explain')
    const about = namedIn(question) ?? writtenIn(question)
    if (!asked || !about || says(question, 'prime')) return null
    const formulas = question.apart.filter(
      (item): item is Fact =>
        (item.kind === 'formula' || (item.kind === 'number' && item.unit === 'm')) && !about.facts.includes(item),
    )
    const claim = claimIn(question, formulas)
    if (!claim?.found) return null
    const parity = phrase(
      without(question, claim.found),
      'odd|even * integer|integers|number',
      'is|are odd|even',
      'odd|even * form',
      'odd|even @n:letter',
    )
    const words = question.items.filter((item) => item.kind === 'word' && /^(?:odd|even)$/.test(item.text))
    const [word, ...more] = words.filter((item) => !claim.found?.taken.includes(item))
    if (more.length > 0 || (word && !parity?.taken.includes(word))) return null
    const said = word?.kind === 'word' ? word.text : null
    const never = phrase(question, 'not|cannot|never')
    const letter = 'letter' in about ? about.letter : 'n'
    const given: Given = {
      coefficients: about.coefficients,
      letter,
      ...('named' in about && { named: about.named }),
      ...((said === 'odd' || said === 'even') && { only: said }),
      by: claim.by,
      remainders: claim.remainders,
      quotient: claim.quotient,
      ...(never && { never: true as const }),
    }
    if (!holds(given)) return null
    const stated = told(question, asked, about.found, claim.found, said === null ? null : parity, never)
    return {
      given,
      said: stated.said,
      used: [...stated.used, ...about.facts, ...lettersNamed(question, letter, claim.quotient)],
    }
  },
  before: () => 'Hence ',
})
