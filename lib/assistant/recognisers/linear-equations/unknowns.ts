import type { Fact, FactOf, Word } from '../../question/fact'
import { behind, phrase, type Phrase } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'

type Taken = Pick<Phrase, 'taken'>

/** The letters x and y where the question calls its unknowns so, in this order, and asks for both of them; null for any other letters. */
export function xAndYAsked(question: Question, x: FactOf<'letter'>, y: FactOf<'letter'>): Taken | null {
  const rest = factsOf(question, 'letter').filter((fact) => fact !== x && fact !== y)
  const names = rest.map(({ name }) => name).join('')
  return x.name === 'x' && y.name === 'y' && (names === 'xy' || names === '') ? { taken: [x, y, ...rest] } : null
}

/** The end of a question that asks for both unknowns in words alone, such as are allowed: "Find the cost of each." */
export function bothAsked(question: Question, facts: readonly Taken[], allowed: readonly string[]): Taken | null {
  const rest: readonly (Fact | Word)[] = behind(question, ...facts)
  return rest.every((item) => item.kind === 'word' && allowed.includes(item.text)) ? { taken: rest } : null
}

/** "If one bat costs ₹x and one ball ₹y, find x and y": the nouns that the letters stand for, with all that is taken. */
export function lettersFor(question: Question) {
  const found = phrase(
    question,
    'one|each? ~u now? @x:letter years|year? old? one|each? ~v now? @y:letter',
    '~u @x:letter speed|age|cost|price|number ~v @y:letter',
  )
  const letters = found && xAndYAsked(question, found.facts.x, found.facts.y)
  return letters && { u: found.nouns.u, v: found.nouns.v, taken: [...found.taken, ...letters.taken] }
}

/**
 * The letters x and y of a question that says what they stand for, in one of these patterns, and then asks for both of them; null where
 * there are other letters, or where what is asked for last is not x and y.
 */
export function calledXAndY(
  question: Question,
  ...patterns: readonly `${string}@x:letter${string}@y:letter${string}`[]
) {
  const letters = factsOf(question, 'letter')
  const names = letters.map(({ name }) => name).join('')
  const found = /^[xy]*xy$/.test(names) ? phrase(question, ...patterns) : null
  const { x, y }: Readonly<Record<string, Fact | undefined>> = found?.facts ?? {}
  const inOrder = x?.kind === 'letter' && y?.kind === 'letter' && x.name === 'x' && y.name === 'y'
  return found && inOrder ? { ...found, taken: [...found.taken, ...letters] } : null
}
