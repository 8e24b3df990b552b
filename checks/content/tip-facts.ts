import { isMap, isScalar, isSeq } from 'yaml'
import { factFaults } from './facts'
import type { ContentError, ContentFile } from '@/lib/content/content-error'
import { isTopicKey } from '@/lib/syllabus'
import { readYaml } from '@/lib/content/yaml-read'

/** The facts that tips tell wrong: each of its chapter, where it has one. */
export function tipFactErrors({ path: file, text }: ContentFile): readonly ContentError[] {
  const { document, lines } = readYaml(text)
  const tips = document.errors.length > 0 ? null : document.get('tips')
  return (isSeq(tips) ? tips.items : []).flatMap((tip) => {
    const words = isMap(tip) ? tip.get('text', true) : tip
    const topic = isMap(tip) ? String(tip.get('topic') ?? '') : ''
    if (!isScalar(words) || typeof words.value !== 'string') return []
    const { line, col: column } = lines.linePos(words.range?.[0] ?? 0)
    return factFaults(isTopicKey(topic) ? topic : undefined, words.value).map((message) => ({
      file,
      line,
      column,
      message,
    }))
  })
}
