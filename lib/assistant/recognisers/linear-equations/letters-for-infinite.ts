import {
  lettersForInfinite as solution,
  type Given,
  type Linear,
} from '../../../solutions/linear-equations/letters-for-infinite'
import type { Fact } from '../../question/fact'
import { expanded, lineIn, termsOf } from '../../question/polynomial'
import { lettersNamed } from '../../question/pick'
import { factsOf, type Question } from '../../question/question'
import { divide, equals, multiply, negate, one, toTex, zero, type Fraction } from '../../../maths'
import { recogniser, type Found } from '../../recogniser'
import { pairWords } from './equations'
import { wantedOf } from './find-k'

/** A line in x and y whose numbers hold two letters, each of the first degree. */
function openLine(fact: Fact): { readonly open: Given['open']; readonly letters: readonly [string, string] } | null {
  const terms = fact.kind === 'equation' && fact.relation === '=' ? termsOf(expanded(fact)) : null
  if (!terms) return null
  const names = [...new Set([...terms.keys()].join('').replace(/[xy]/g, ''))].toSorted()
  const [one, two, ...more] = names
  if (one === undefined || two === undefined || more.length > 0 || !/^[a-w]{2}$/.test(one + two)) return null
  const monomials = ['', 'x', 'y'].flatMap((own) => ['', one, two].map((letter) => [own, letter] as const))
  const nameOf = (own: string, letter: string): string => [...(own + letter)].toSorted().join('')
  const allowed = new Set(monomials.map(([own, letter]) => nameOf(own, letter)))
  const sorted = new Map([...terms].map(([name, value]) => [[...name].toSorted().join(''), value]))
  if (![...sorted.keys()].every((name) => allowed.has(name))) return null
  const of = (own: string): Linear => {
    const value = (letter: string): Fraction => sorted.get(nameOf(own, letter)) ?? zero
    return [value(one), value(two), value('')]
  }
  const [p, q, r] = of('')
  return { open: [of('x'), of('y'), [negate(p), negate(q), negate(r)]], letters: [one, two] }
}

/** One letter, in one number of a line in x and y: 4x + py = 9. */
function halfOpen(fact: Fact) {
  const terms = fact.kind === 'equation' && fact.relation === '=' ? termsOf(expanded(fact)) : null
  const letter = terms && [...new Set([...terms.keys()].join('').replace(/[xy]/g, ''))]
  if (!terms || letter?.length !== 1 || !/^[a-w]$/.test(letter[0] ?? '')) return null
  const [name = ''] = letter
  const at = ['x', 'y', ''].findIndex((own) => terms.has([name, own].toSorted().join('')))
  const numbers = ['x', 'y', ''].map((own) => terms.get(own) ?? zero)
  const slope = terms.get([name, ['x', 'y', ''][at] ?? ''].toSorted().join(''))
  const isWhole = terms.size === 1 + numbers.filter((one) => !equals(one, zero)).length
  return slope && isWhole ? { fact, name, at, numbers, slope } : null
}

/** "4x + py = 9 and 12x + 15y = 3q": a letter in each, and one number known in both. */
function readInBoth(question: Question): Found<Given> | null {
  const lines = question.facts.flatMap((fact) => halfOpen(fact) ?? [])
  const [first, second, ...more] = lines
  if (!first || !second || more.length > 0 || first.at === second.at || first.name === second.name) return null
  const known = 3 - first.at - second.at
  const [a, b] = [first.numbers[known], second.numbers[known]]
  if (!a || !b || equals(a, zero) || equals(b, zero)) return null
  const asked = new Set(factsOf(question, 'letter').map(({ name }) => name))
  if (![first.name, second.name].every((name) => asked.has(name) || (name === 'a' && question.words.includes('a'))))
    return null
  const ratio = divide(b, a)
  const isSorted = first.name < second.name
  const own = (at: number): Linear => {
    const of = (line: typeof first, by: Fraction): Fraction => (line.at === at ? multiply(line.slope, by) : zero)
    const [p, q] = [of(first, ratio), of(second, one)]
    const r = at === second.at ? (second.numbers[at] ?? zero) : multiply(first.numbers[at] ?? zero, ratio)
    const all: Linear = isSorted ? [p, q, r] : [q, p, r]
    return at === 2 ? [negate(all[0]), negate(all[1]), negate(all[2])] : all
  }
  const [x, y, c] = [0, 1, 2].map((at) =>
    at === first.at ? (second.numbers[at] ?? zero) : multiply(first.numbers[at] ?? zero, ratio),
  )
  if (!x || !y || !c) return null
  const letters: Given['letters'] = isSorted ? [first.name, second.name] : [second.name, first.name]
  return {
    given: { known: [x, y, negate(c)], open: [own(0), own(1), own(2)], letters },
    used: [first.fact, second.fact, ...lettersNamed(question, ...letters)],
    lead: `Multiply the first equation by $${toTex(ratio)}$; in each ratio the known number stands on top.`,
  }
}

export const lettersForInfinite = recogniser<Given>({
  id: 'letters-for-infinitely-many',
  solution,
  last: true,
  cues: ['infinite', 'infinitely', 'coincident', 'coincide'],
  words: [
    ...pairWords,
    ...['infinite', 'infinitely', 'many', 'number', 'solution', 'have', 'has', 'represent', 'represents', 'lines'],
    ...['coincident', 'coincide', 'jiske'],
  ],
  examples: [
    'Find the values of a and b for which the pair 3x + 4y = 12 and (a + b)x + 2(a − b)y = 5a − 1 has infinitely many solutions.',
    'find p and q if 2x + 3y = 7 and (p + q)x + (2p - q)y = 21 has infinite solutions',
  ],
  refuses: [
    'Find a + b if the pair 3x + 4y = 12 and (a + b)x + 2(a − b)y = 5a − 1 has infinitely many solutions.',
    'Find the values of a and b for which the pair 3x + 4y = 12 and (a + b)x + 2(a − b)y = 5a − 1 has no solution and not infinitely many.',
    'Find the values of a and b for which the pair 3x + 4y = 12 and (a + b)x + 2aby = 5a − 1 has infinitely many solutions.',
    'Find a for which the pair 3x + 4y = 12 and (a + b)x + 2(a − b)y = 5a − 1 has infinitely many solutions.',
  ],
  read: (question) => {
    const wanted = wantedOf(question)
    if (wanted !== 'infinitely many solutions' && wanted !== 'coincident lines') return null
    const knowns = question.facts.flatMap((fact) => {
      const line = lineIn(fact)
      return line ? [{ fact, line }] : []
    })
    const opens = question.facts.flatMap((fact) => {
      const found = openLine(fact)
      return found ? [{ fact, ...found }] : []
    })
    const [[known, ...more], [open, ...others]] = [knowns, opens]
    if (!known && !open) return readInBoth(question)
    if (!known || !open || more.length + others.length > 0) return null
    const { letters } = open
    const asked = new Set(factsOf(question, 'letter').map(({ name }) => name))
    const isA = letters[0] === 'a' && question.words.includes('a')
    if (!asked.has(letters[1]) || !(asked.has(letters[0]) || isA)) return null
    const { a, b, c } = known.line
    return {
      given: { known: [a, b, c], open: open.open, letters },
      used: [known.fact, open.fact, ...lettersNamed(question, ...letters)],
    }
  },
  before: () => '',
})
