import type { Fact, Item } from './fact'

/** What can be looked up in a question. */
interface Held {
  readonly items: readonly Item[]
  readonly apart: readonly Item[]
  readonly facts: readonly Fact[]
  readonly words: readonly string[]
}

interface Keys {
  /** Its words, and '#point' for a fact of that kind. */
  readonly cues: ReadonlySet<string>
  /** The same, with what its rows are made of. */
  readonly all: ReadonlySet<string>
}

const known = new WeakMap<Held, Keys>()

/** The words and kinds of facts of a question: hundreds of readers look for theirs, and most find that they are not there. */
export function keysOf(question: Held): Keys {
  const kept = known.get(question)
  if (kept) return kept
  const cues = new Set([...question.words, ...question.facts.map(({ kind }) => `#${kind}`)])
  const keys = { cues, all: new Set([...cues, ...[...question.items, ...question.apart].map(keyOf)]) }
  known.set(question, keys)
  return keys
}

const keyOf = (item: Item): string =>
  item.kind === 'word' ? item.text : item.kind === 'mark' ? item.text : `#${item.kind}`
