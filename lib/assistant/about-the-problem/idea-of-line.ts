import { signsOfIdeas } from './signs-of-ideas'
import { lessonConcepts } from '../theory/lesson-concepts'
import type { Theory } from '../theory/theory'
import { topicTheory } from '../theory/topics'
import { lessonOffers } from '../lesson-offers'
import type { Offer, OpenProblem } from '../rule'
import { chapterOf } from '../../syllabus'

/** The concept, theorem or formula that a line of a solution rests on; null where it shows none. */
export function ideaOfLine({ type }: Pick<OpenProblem, 'type'>, line: string): Theory | null {
  const [id] = signsOfIdeas[type].find(([, sign]) => sign.test(line)) ?? []
  return topicTheory[type].theories.find((theory) => theory.id === id) ?? null
}

/** The idea in short: its formula, or else what it is; of a longer text the first line, or its first steps. */
export function inShort({ short, formula, state, what }: Theory): string {
  if (short !== undefined) return short
  const [first = '', ...rest] = (formula ?? state ?? what).split('\n')
  // "is told by D:" goes on
  if (first.endsWith(':')) return ['', first, ...rest.slice(0, 4)].join('\n')
  return /^\d\./.test(first) ? ['', first, ...rest.filter((line) => /^\d\./.test(line))].join('\n') : first
}

/** The way to the lesson: to the concept that teaches the idea, or where none is known to the chapter. */
export function lessonOf({ type }: Pick<OpenProblem, 'type'>, idea: Theory | null): readonly Offer[] {
  const [title = '', check = ''] = (idea && lessonConcepts[type][idea.concept - 1]) ?? []
  if (!idea || title === '')
    return [{ kind: 'lesson', label: `Open the lesson: ${chapterOf(type).title}`, topic: type }]
  return lessonOffers({ topic: type, concept: idea.concept, title, check }).slice(0, 1)
}
