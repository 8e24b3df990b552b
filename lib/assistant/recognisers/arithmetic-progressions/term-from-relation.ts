import { keyOfEquation } from './quantities'
import { placeAsked, tellsJust } from './tells'
import { toldIn } from './told'
import { termFromRelation as solution } from '../../../solutions/arithmetic-progressions/term-from-relation'
import type { Fact, Item } from '../../question/fact'
import { phrase } from '../../question/phrase'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import type { Node } from '../../question/reading'
import { recogniser } from '../../recogniser'
import { negate, type Fraction } from '../../../maths/fraction'

interface Relation {
  readonly q: number
  readonly p: number
  readonly gap: Fraction
  readonly taken: readonly Item[]
}

/** "The 17th term exceeds its 10th term by 35", "the 17th term is 35 more than the 10th", "a_17 - a_10 = 35". */
function relationIn(question: Question): Relation | null {
  const more = phrase(
    question,
    '@q:ordinal term ap? exceeds @p:ordinal term #g',
    '@q:ordinal term ap? #g more|greater than @p:ordinal term?',
  )
  const less = more ? null : phrase(question, '@q:ordinal term ap? #g less than @p:ordinal term?')
  const found = more ?? less
  if (!found) return differenceIn(question)
  const [q, p, { g }] = [found.facts.q.n, found.facts.p.n, found.numbers]
  return q !== null && p !== null ? { q, p, gap: less ? negate(g) : g, taken: found.taken } : null
}

function differenceIn(question: Question): Relation | null {
  for (const fact of factsOf(question, 'equation')) {
    const [left, right, ...more] = fact.sides
    if (left?.kind !== 'binary' || left.operation !== '-' || !right || more.length > 0) continue
    const [q, p, gap] = [placeOf(left.left), placeOf(left.right), rational(right)]
    if (q !== null && p !== null && gap) return { q, p, gap, taken: [fact] }
  }
  return null
}

/** 17 of "a_17". */
function placeOf(node: Node): number | null {
  const fact: Fact = { kind: 'equation', sides: [node, node], relation: '=' }
  const place = /^a_(\d+)$/.exec(keyOfEquation(fact)?.key ?? '')?.[1]
  return place === undefined ? null : Number(place)
}

/** "The 17th term of an AP exceeds its 10th term by 35, and its first term is 4. Find its 25th term." */
export const termFromRelation = recogniser({
  id: 'term-from-relation-of-ap',
  solution,
  cues: ['term', 'ap'],
  examples: [
    'The 17th term of an AP exceeds its 10th term by 35, and its first term is 4. Find its 25th term.',
    'In an AP with first term 18, the 17th term is 96 more than the 5th term. What is the 27th term?',
    'The first term of an AP is 24, and a_20 - a_8 = 72. Find a_37.',
  ],
  refuses: [
    'The 17th term of an AP exceeds its 10th term by 35. Find the common difference and its 25th term.',
    'The 17th term of an AP exceeds twice its 10th term by 35, and its first term is 4. Find its 25th term.',
    'The 17th term of an AP exceeds its 10th term by 35, and its last term is 4. Find its 25th term.',
  ],
  read: (question) => {
    const relation = relationIn(question)
    const all = relation && toldIn(question, relation.taken)
    const wanted = all && placeAsked(all, 'a')
    const a = all && tellsJust(all, 'a')
    if (!relation || !all || wanted === null || !a) return null
    return { ...all, given: { a: a.a, p: relation.p, q: relation.q, gap: relation.gap, wanted } }
  },
  before: ({ wanted }) => `Term number ${wanted} = `,
})
