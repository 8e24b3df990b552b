import { isScalar, visit } from 'yaml'
import type { ContentError, ContentFile } from '@/lib/content/content-error'
import { replied } from './replied'
import { isTopicKey, type TopicKey } from '@/lib/syllabus'
import { readYaml } from '@/lib/content/yaml-read'

/**
 * Prompts that the assistant has nothing to say to, or something about another chapter: a click on the tip would end in an excuse.
 * `topic`: the chapter of all of them; where it is not given, a tip may name its own.
 */
export async function promptErrors(
  { path: file, text }: ContentFile,
  topic?: TopicKey,
  firstLine = 1,
): Promise<readonly ContentError[]> {
  const { document, lines } = readYaml(text)
  if (document.errors.length > 0) return []
  const prompts: { readonly prompt: string; readonly offset: number; readonly of: TopicKey | undefined }[] = []
  visit(document, {
    Map(_, tip) {
      const value = tip.get('prompt', true)
      const own = String(tip.get('topic') ?? '')
      if (isScalar(value) && typeof value.value === 'string')
        prompts.push({ prompt: value.value, offset: value.range?.[0] ?? 0, of: isTopicKey(own) ? own : topic })
    },
  })
  const found: ContentError[] = []
  for (const { prompt, offset, of } of prompts) {
    const message = await faultOf(prompt, of)
    if (message === undefined) continue
    const { line, col: column } = lines.linePos(offset)
    found.push({ file, line: firstLine - 1 + line, column, message: `prompt: ${message} (npm run ask -- "...")` })
  }
  return found
}

async function faultOf(prompt: string, topic: TopicKey | undefined): Promise<string | undefined> {
  const { rule, offers = [] } = await replied(prompt)
  if (rule === 'fallback' || rule === 'declined')
    return `the assistant has no reply to "${prompt}": name the idea that the tip is about`
  const chapters = offers.flatMap((offer) => ('topic' in offer ? [offer.topic] : []))
  if (topic === undefined || chapters.includes(topic)) return undefined
  const [other] = chapters
  return `the reply to "${prompt}" is about ${other ?? 'no chapter'}, the tip is of ${topic}: name the idea that the tip is about`
}
