import type { ContentFile } from './content-error'
import { lessonTree } from './lesson-tree'

/** A concept of a lesson by itself, and how many lines stand before it. */
export interface ConceptApart {
  readonly text: string
  readonly before: number
}

/** The concepts of a lesson, each by itself, so that one that cannot be read does not hide the others. */
export function conceptsApart(text: string): readonly ConceptApart[] {
  const lines = text.split('\n')
  const starts = lines.flatMap((line, index) => (line.startsWith('<Concept') ? [index] : []))
  return starts.map((before, index) => ({ text: lines.slice(before, starts[index + 1]).join('\n'), before }))
}

/** A lesson without the concepts that cannot be read; every line stays where it was. */
export function readable({ text }: ContentFile): string {
  if (isRead(text)) return text
  const front = /^---\n[^]*?\n---/.exec(text)?.[0] ?? ''
  const kept = text.split('\n').map(() => '')
  for (const [at, line] of front.split('\n').entries()) kept[at] = line
  for (const concept of conceptsApart(text))
    if (isRead(concept.text))
      for (const [at, line] of concept.text.split('\n').entries()) kept[concept.before + at] = line
  return kept.join('\n')
}

function isRead(text: string): boolean {
  try {
    lessonTree(text)
    return true
  } catch {
    return false
  }
}
