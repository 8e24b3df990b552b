import type { ContentError, ContentFile } from './content-error'

/** The head of a lesson whose second --- is missing: all of it is taken for text, so nothing else of the lesson can be looked at. */
export function openHead({ path: file, text }: ContentFile): ContentError | undefined {
  if (!/^---\s*\n/.test(text)) return undefined
  const lines = text.split('\n')
  const concept = lines.findIndex((line) => line.startsWith('<Concept'))
  const head = concept < 0 ? lines : lines.slice(0, concept)
  if (head.slice(1).some((line) => /^---\s*$/.test(line))) return undefined
  const last = head.findLastIndex((line) => line.trim() !== '')
  return {
    file,
    line: last + 1,
    column: 1,
    message: 'the head of the file is not closed: write --- after its last line',
  }
}
