import type { ContentFile } from './content-error'
import { lessonTree } from './lesson-tree'

/** The concepts of a lesson, each by itself in its place, so that one that cannot be read does not hide the others. */
export function conceptsApart(text: string): readonly string[] {
  const lines = text.split('\n')
  const starts = lines.flatMap((line, index) => (line.startsWith('<Concept') ? [index] : []))
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? lines.length
    return lines.map((line, at) => (start <= at && at < end ? line : '')).join('\n')
  })
}

/** A lesson without the concepts that cannot be read; every line stays where it was. */
export function readable({ text }: ContentFile): string {
  if (isRead(text)) return text
  const front = /^---\n[^]*?\n---/.exec(text)?.[0] ?? ''
  const kept = conceptsApart(text).filter(isRead)
  return text
    .split('\n')
    .map((line, at) =>
      at < front.split('\n').length && front !== ''
        ? line
        : kept.some((one) => one.split('\n')[at] === line)
          ? line
          : '',
    )
    .join('\n')
}

function isRead(text: string): boolean {
  try {
    lessonTree(text)
    return true
  } catch {
    return false
  }
}
