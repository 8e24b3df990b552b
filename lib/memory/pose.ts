import type { Archetype, ListedTemplate } from './catalogue'
import type { MemoryEvent } from './event'
import { difficulties } from '../syllabus'

/** What opens one problem: the rest is the problem bank's. */
export interface Choice {
  readonly archetype: Archetype
  readonly template: ListedTemplate
  readonly seed: string
}

/**
 * The template that asks an archetype above all, where there is one: what it is called is what comes. Of these the one that was asked
 * least often, so that it comes back with another face, and an easy one.
 */
export function nextTemplate({ templates }: Archetype, asked: readonly MemoryEvent[]): ListedTemplate {
  const problems = new Map<string, Set<string>>()
  for (const { template, seed } of asked) problems.set(template, (problems.get(template) ?? new Set()).add(seed))
  const [best] = templates.toSorted(
    (a, b) =>
      Number(b.mainly) - Number(a.mainly) ||
      (problems.get(a.id)?.size ?? 0) - (problems.get(b.id)?.size ?? 0) ||
      levelOf(a) - levelOf(b),
  )
  if (!best) throw new Error('nextTemplate: an archetype of the catalogue has at least one template')
  return best
}

export const levelOf = ({ difficulty }: ListedTemplate): number => difficulties.indexOf(difficulty)
