import type { Asked, RuleKind } from '../../answers/rule'
import { askIn, plain } from './plain'
import { marksIn } from './marks'

/** What a question asks, and what it says around it. */
export interface Asking {
  /** "find the length of ⟦BD⟧" */
  readonly ask: string
  /** All that the question says, the story and the other parts as well. */
  readonly whole: string
  readonly kind: RuleKind
  readonly marks: readonly string[]
}

export const askingOf = (kind: RuleKind, ask: string, context: string): Asking => {
  const whole = plain(context)
  return { ask: askIn(ask === context ? whole : plain(ask)), whole, kind, marks: marksIn(whole) }
}

/** What one kind of question asks for; null for a question of another kind. */
export type Derived = Omit<Asked, 'words'> | null

/** Those of some letters that the question does not use itself. */
export const free = ({ marks }: Asking, letters: readonly string[]): readonly string[] =>
  letters.filter((letter) => !marks.includes(letter))

export const unlike = (names: readonly string[], taken: readonly string[]): readonly string[] => [
  ...new Set(names.filter((name) => !taken.includes(name))),
]

/** The letters that students take for an unknown of their own. */
export const ownLetters = ['x', 'y', 'z', 'n']

/** Without the verb, articles, "the value of". */
export const targetOf = (ask: string): string =>
  ask
    .replace(/, (?:in|correct to) [^,]{1,25},/, '')
    .replace(
      /^(?:find|determine|calculate|evaluate|compute|work out|write down|write|give|state|obtain|solve|type|what (?:is|are|was|were|can)|what|which|for (?:what|which)|how many degrees is|how (?:large|long) is(?= (?:⟦[∠A-Z]{2,4}⟧)))\b:? ?/i,
      '',
    )
    .replace(
      /^(?:(?:the|a|an|its|their|his|her|my|both|all|every|two|three|possible|this|exact|of|for|values?)\s)+/i,
      '',
    )
    .trim()
