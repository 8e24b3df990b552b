import { isScalar, LineCounter, parseDocument, visit } from 'yaml'
import type { ContentError, ContentFile } from '@/lib/content/content-error'
import { reply } from '@/lib/assistant'

/** Prompts that the assistant has nothing to say to: a click on the tip would end in an excuse. */
export async function promptErrors({ path: file, text }: ContentFile, firstLine = 1): Promise<readonly ContentError[]> {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  if (document.errors.length > 0) return []
  const prompts: { readonly prompt: string; readonly offset: number }[] = []
  visit(document, {
    Pair(_, { key, value }) {
      if (isScalar(key) && key.value === 'prompt' && isScalar(value) && typeof value.value === 'string')
        prompts.push({ prompt: value.value, offset: value.range?.[0] ?? 0 })
    },
  })
  const found: ContentError[] = []
  for (const { prompt, offset } of prompts) {
    const { rule } = await reply(prompt)
    if (rule !== 'fallback' && rule !== 'declined') continue
    const { line, col: column } = lines.linePos(offset)
    found.push({
      file,
      line: firstLine - 1 + line,
      column,
      message: `prompt: the assistant has no reply to "${prompt}": name the idea that the tip is about (npm run ask -- "...")`,
    })
  }
  return found
}
