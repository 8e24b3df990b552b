import { inLetters as solution, type Given } from '../../../solutions/quadratic-equations/in-letters'
import { nodeTex } from '../../../reading/tree/tex'
import type { Fact, FactOf, Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { lettersNamed } from '../../question/pick'
import { rational } from '../../question/polynomial'
import { polynomialOf, quadraticInLetters } from '../../question/quadratic-in-letters'
import { factsOf, type Question } from '../../question/question'
import { wantedIn } from './k-for-nature'
import { quadraticWords } from './words'
import { recogniser } from '../../recogniser'
import { equals } from '../../../maths/quotient'
import { isRational, newBudget } from '../../../maths/sum'
import { exactly } from '../../question/exactly'
import type { Node } from '../../question/reading'

const isWord = (item: Item, ...words: readonly string[]): boolean => item.kind === 'word' && words.includes(item.text)

/** "p ≠ 0", "a, b > 0", "b ≠ c": they change nothing here. */
const isCondition = (fact: Fact): boolean =>
  fact.kind === 'equation' &&
  /^(?:!=|>)$/.test(fact.relation) &&
  (fact.relation === '!=' || fact.sides.some((side) => side.kind === 'letter')) &&
  (fact.sides.some((side) => rational(side)?.n === 0n) ||
    (fact.relation === '!=' && fact.sides.every((side) => side.kind === 'letter' && side.name !== 'x')))

/** "x ≠ -(a + b)", where a + b + x stands below: it is none of the roots. */
function isExcluded(fact: Fact, main: Fact): boolean {
  const [x, value] = fact.kind === 'equation' && fact.relation === '!=' ? fact.sides : []
  if (x?.kind !== 'letter' || !value || main.kind !== 'equation') return false
  const below = exactly({ kind: 'binary', operation: '-', left: x, right: value })
  const bottoms = main.sides.flatMap(denominators).map(exactly)
  return below !== null && bottoms.some((one) => one && equals(one, below, newBudget()))
}

const denominators = (node: Node): readonly Node[] => {
  if (node.kind === 'bracket' || node.kind === 'sign') return denominators(node.of)
  if (node.kind !== 'binary') return []
  const inside = [...denominators(node.left), ...denominators(node.right)]
  return node.operation === '/' ? [node.right, ...inside] : inside
}

/** The one quadratic with other letters in it, or roots. */
function mainIn({ facts }: Question, kinds: readonly Fact['kind'][]) {
  const found = facts.flatMap((fact) => {
    const quadratic = kinds.includes(fact.kind) ? quadraticInLetters(fact) : null
    return quadratic ? [{ fact, ...quadratic }] : []
  })
  const [only, ...more] = found
  return only && more.length === 0 ? only : null
}

/** "If ad ≠ bc, prove that it has no real roots." */
function noneIn(question: Question) {
  const isProved = question.words.some((word) => /^(?:prove|show)$/.test(word))
  const said = isProved ? phrase(question, 'no real roots|solution', 'roots not real') : null
  const [fact, ...more] = factsOf(question, 'equation').filter(({ relation }) => relation === '!=')
  const zero = said && fact && more.length === 0 ? polynomialOf({ ...fact, relation: '=' }) : null
  const [left, right] = fact?.sides ?? []
  return said && fact && zero && left && right
    ? {
        asked: { none: zero, said: `${nodeTex(left)} \\neq ${nodeTex(right)}` },
        used: [fact],
        said: told(question, said).said,
      }
    : null
}

/** "Show that x² + px − (p² + 1) = 0 has two distinct real roots for every real value of p." */
function alwaysIn(question: Question, others: readonly string[]) {
  const isProved = question.words.some((word) => /^(?:prove|show)$/.test(word))
  const found = isProved ? wantedIn(question) : null
  const isMore = question.items.some((item) => isWord(item, 'find', 'solve', 'equal', 'what'))
  if (!found || found.wanted === 'none' || isMore) return null
  const any = phrase(question, 'all|any|every|each real? value|values|number? .?', 'always')
  const letters = lettersNamed(question, ...others)
  return { asked: { always: found.wanted }, used: letters, said: told(question, found, any).said }
}

/** What is to be proved of the letters, behind "prove". */
function provedIn(question: Question, main: Fact): readonly FactOf<'equation'>[] | null {
  const at = question.items.findIndex((item) => isWord(item, 'prove', 'show'))
  if (at < 0) return null
  return factsOf(question, 'equation').filter(
    (fact) => fact !== main && fact.relation === '=' && question.items.indexOf(fact) > at,
  )
}

function askedIn(
  question: Question,
  main: Fact,
  x: string,
): { readonly asked: Given['asked']; readonly used: readonly Fact[] } | null {
  const { words } = question
  const isEqual = words.includes('equal') && words.includes('roots')
  const proved = provedIn(question, main)
  const letters = factsOf(question, 'letter').filter(({ name }) => name !== x)
  if (proved) {
    const prove = proved.flatMap((fact) => {
      const zero = polynomialOf(fact)
      const [left, right] = fact.sides
      return zero && left && right ? [{ zero, said: `${nodeTex(left)} = ${nodeTex(right)}` }] : []
    })
    return isEqual && prove.length > 0 && prove.length === proved.length ? { asked: { prove }, used: proved } : null
  }
  // "the roots are not equal"
  if (isEqual && phrase(question, 'not equal', 'not real? equal', 'not have|has|having two? equal')) return null
  if (isEqual) {
    const term = question.items.findIndex((item) => isWord(item, 'term'))
    const wanted = term < 0 ? letters : letters.filter((fact) => question.items.indexOf(fact) < term)
    const [only, ...more] = wanted
    if (only && more.length === 0) return { asked: { letter: only.name }, used: letters }
    const isRoot = words.some((word) => /^(?:each|this|that|common|repeated)$/.test(word))
    return !only && isRoot ? { asked: 'equal root', used: letters } : null
  }
  const isOther = words.some((word) =>
    /^(?:sum|product|nature|discriminant|real|distinct|prove|show|one|other)$/.test(word),
  )
  const isFind =
    words.includes('solve') ||
    words.includes('roots') ||
    words.includes('zeroes') ||
    factsOf(question, 'letter').some(({ name }) => name === x)
  return !isOther && isFind && letters.length === 0 ? { asked: 'roots', used: [] } : null
}

/** √2x² + 7x + 5√3 may be a slip for √2x² + 7x + 5√2. */
const isSlip = (coefficients: Given['coefficients']): boolean =>
  !isRational(coefficients[0]) &&
  new Set(coefficients.flatMap((one) => [...one.values()].map(({ radicand }) => radicand))).size > 2

/** A quadratic whose numbers hold other letters: its roots, or what follows where they are equal. */
export const inLetters = recogniser<Given>({
  id: 'quadratic-with-letters',
  solution,
  last: true,
  cues: ['#equation', 'roots', 'zeroes'],
  words: [
    ...quadraticWords,
    ...[
      'roots',
      'zeroes',
      'polynomial',
      'equal',
      'two',
      'real',
      'has',
      'have',
      'term',
      'this',
      'each',
      'solve',
      'prove',
      'show',
      'its',
      'both',
    ],
    ...['not', 'or', 'formula', 'using', 'by', 'method', 'factorisation', 'express', 'number', 'either', 'coincident'],
  ],
  examples: [
    'If the equation (1 + m²)x² + 2mcx + (c² − a²) = 0 has equal roots, prove that c² = a²(1 + m²).',
    'Solve for x: p²x² + (p² − q²)x − q² = 0, p ≠ 0',
    'if ax^2+bx+c=0 has equal roots then c = ? in terms of a n b',
    'if px^2 + 2qx + r = 0 has equal roots then each root is',
  ],
  refuses: [
    'Show that the equation x² + px + (p² + 1) = 0 has two distinct real roots for every real value of p.',
    'If the equation (1 + m²)x² + 2mcx + (c² − a²) = 0 has equal roots, prove that c² = a²(1 − m²).',
    'If the equation (1 + m²)x² + 2mcx + (c² − a²) = 0 has real roots, prove that c² = a²(1 + m²).',
    'Find the sum of the roots of p²x² + (p² − q²)x − q² = 0.',
  ],
  read: (question) => {
    const hasRoots = question.words.includes('roots') || question.words.includes('zeroes')
    const main = mainIn(question, hasRoots ? ['equation', 'formula'] : ['equation'])
    const isPlain = main?.coefficients.every((one) => isRational(one)) ?? true
    if (!main || (main.others.length === 0 && (isPlain || isSlip(main.coefficients)))) return null
    // "the steps of the proof are given in mixed order"
    if (question.words.some((word) => /^(?:steps?|order|mixed)$/.test(word))) return null
    const none = noneIn(question) ?? alwaysIn(question, main.others)
    const asked = none ?? askedIn(question, main.fact, main.x)
    if (!asked) return null
    const given = { x: main.x, coefficients: main.coefficients, asked: asked.asked }
    // what it cannot work is left to the others
    if (solution.objection(given) !== null) return null
    const conditions = question.facts.filter((fact) => isCondition(fact) || isExcluded(fact, main.fact))
    return {
      given,
      used: [main.fact, ...conditions, ...asked.used, ...lettersNamed(question, main.x)],
      said: none?.said ?? [],
    }
  },
  before: ({ asked }) => (typeof asked === 'object' && !('letter' in asked) ? 'Hence ' : 'Answer: '),
})
