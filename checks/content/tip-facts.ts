import { isMap, isScalar, isSeq } from 'yaml'
import { factFaults } from './facts'
import { patternFaults } from './facts/exam-pattern'
import type { ContentError, ContentFile } from '@/lib/content/content-error'
import { isTopicKey, type TopicKey } from '@/lib/syllabus'
import { readYaml } from '@/lib/content/yaml-read'

/** The facts that tips tell wrong: each of its chapter, where it has one; those of a lesson of the chapter of all. */
export function tipFactErrors(
  { path: file, text }: ContentFile,
  topicOfAll?: TopicKey,
  firstLine = 1,
): readonly ContentError[] {
  const { document, lines } = readYaml(text)
  const tips = document.errors.length > 0 ? null : document.get(topicOfAll ? 'boardTips' : 'tips')
  return (isSeq(tips) ? tips.items : []).flatMap((tip) => {
    const words = isMap(tip) ? tip.get('text', true) : tip
    const topic = isMap(tip) ? String(tip.get('topic') ?? '') : ''
    if (!isScalar(words) || typeof words.value !== 'string') return []
    const { line, col: column } = lines.linePos(words.range?.[0] ?? 0)
    const said = [...factFaults(isTopicKey(topic) ? topic : topicOfAll, words.value), ...patternFaults(words.value)]
    return said.map((message) => ({
      file,
      line: firstLine - 1 + line,
      column,
      message,
    }))
  })
}
