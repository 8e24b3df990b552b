import type { AnswerRule, Asked } from '../../answers/rule'
import { askingOf, type Asking, type Derived } from './asking'
import { chanceAsked } from './chance'
import { countedAsked } from './counted'
import { formalAsked } from './formal'
import { wordsIn } from './marks'
import { phraseAsked } from './phrase'
import { pointsAsked, rootsAsked } from './points'
import { ratioAsked } from './ratio'
import { sayable } from './sayable'
import { termAsked } from './sequence'
import { withStory } from './story'

/** In the order in which they are tried. */
const ways: readonly ((asking: Asking) => Derived)[] = [
  ratioAsked,
  chanceAsked,
  pointsAsked,
  termAsked,
  countedAsked,
  rootsAsked,
  formalAsked,
  phraseAsked,
]

/**
 * What a question asks for, by name: as its template says, or as its words do; undefined where they leave it open. `context`: the
 * story and the other parts as well.
 */
export function askedIn(rule: AnswerRule, ask: string, context: string): Asked | undefined {
  if (!rule.asked && !named.has(rule.kind)) return undefined
  const asking = askingOf(rule.kind, ask, context)
  if (rule.kind === 'pair') return { names: [], words: wordsIn(asking.whole, asking.marks), ...rule.asked }
  const derived = rule.asked ?? sayable(first(asking), rule.kind)
  if (!derived) return valued.has(rule.kind) ? { names: [], words: wordsIn(asking.whole, asking.marks) } : undefined
  const bound = rule.kind === 'number' ? boundIn(asking.ask) : undefined
  return { words: wordsIn(asking.whole, asking.marks), ...timed(derived), ...(bound && { bound }) }
}

/** The t of a question that asks for a time is that time. */
const timed = (asked: Asked): Asked =>
  asked.names.some((name) => /\btimes?\b/.test(name)) && asked.others?.includes('t')
    ? { ...asked, names: [...asked.names, 't'], others: asked.others.filter((name) => name !== 't') }
    : asked

function boundIn(ask: string): Asked['bound'] {
  if (/(?<!\bat )\b(?:least|smallest|fewest|minimum)\b/i.test(ask)) return 'least'
  return /\b(?:greatest|largest|maximum)\b/i.test(ask) ? 'greatest' : undefined
}

function first(asking: Asking): Derived {
  for (const way of ways) {
    const derived = way(asking)
    if (derived) return withStory(asking, derived)
  }
  return null
}

/** Where a question gives no name, its words still tell what can be counted. */
const valued: ReadonlySet<string> = new Set(['number', 'fraction', 'roots'])

const named: ReadonlySet<string> = new Set([
  'number',
  'fraction',
  'surd',
  'ratio',
  'roots',
  'coordinates',
  'expression',
  'pair',
])
