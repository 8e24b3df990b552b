import { parseDocument } from 'yaml'
import type { ContentFile } from '../content-error'

/** What the head of a paper to be sat has, and that of solved samples has not. */
const fields = ['minutes', 'readingMinutes', 'marks', 'blueprint']

/** Whether a paper is one to be sat; else its questions are solved samples. */
export const isWritten = (paper: unknown): boolean =>
  typeof paper === 'object' && paper !== null && fields.some((field) => field in paper)

/** The same of a file; one that is not YAML is not. */
export function isWrittenFile({ path, text }: ContentFile): boolean {
  if (!path.startsWith('papers/')) return false
  const document = parseDocument(text)
  return document.errors.length === 0 && isWritten(document.toJS())
}
