import { phrase, told, type Phrase } from '../../question/phrase'
import type { Question } from '../../question/question'

/** Two statements one behind the other, each in one of several ways, that use up all the numbers of the question. */
export function inTurn<Way extends { readonly pattern: string }>(
  question: Question,
  firsts: readonly Way[],
  seconds: readonly Way[],
) {
  for (const first of firsts) {
    const one = anyPhrase(question, first.pattern)
    if (!one) continue
    const rest = after(question, one)
    for (const second of seconds) {
      const two = anyPhrase(rest, second.pattern)
      if (two && usesNumbers(question, one, two)) return { first, second, one, two }
    }
  }
  return null
}

/** What a phrase holds where the compiler does not know its pattern. */
export interface Held {
  readonly numbers: Readonly<Record<string, Phrase<'#n'>['numbers']['n'] | undefined>>
  readonly units: Readonly<Record<string, string | undefined>>
  readonly nouns: Readonly<Record<string, string | undefined>>
  readonly taken: Phrase['taken']
}

const anyPhrase = (question: Question, pattern: string): Held | null => phrase(question, pattern)

const after = (question: Question, { taken }: Held): Question => ({
  ...question,
  apart: question.apart.slice(question.apart.findLastIndex((item) => taken.includes(item)) + 1),
})

function usesNumbers(question: Question, ...all: readonly Held[]): boolean {
  const used = all.map((one) => told(question, one)).flatMap((one) => one.used)
  const taken = all.flatMap((one) => one.taken)
  return question.facts.every(
    (fact) =>
      used.includes(fact) ||
      (fact.kind !== 'number' && fact.kind !== 'list') ||
      (question.rows.get(fact)?.every((one) => taken.includes(one)) ?? false),
  )
}
