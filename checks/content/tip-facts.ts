import { isMap, isScalar, isSeq } from 'yaml'
import { factFaults } from './facts'
import { patternFaults } from './facts/exam-pattern'
import type { ContentError, ContentFile } from '@/lib/content/content-error'
import { isTopicKey, type TopicKey } from '@/lib/syllabus'
import { readYaml } from '@/lib/content/yaml-read'

/** The facts that tips, and the formulas at the head of a lesson, tell wrong: each of its chapter, where it has one; those of a lesson of the chapter of all. */
export function tipFactErrors(
  { path: file, text }: ContentFile,
  topicOfAll?: TopicKey,
  firstLine = 1,
): readonly ContentError[] {
  const { document, lines } = readYaml(text)
  const itemsOf = (name: string) => {
    const items = document.errors.length > 0 ? null : document.get(name)
    return isSeq(items) ? items.items : []
  }
  // a formula may be told in words: "LCM = product of the greatest power of each prime factor"
  return [...itemsOf(topicOfAll ? 'boardTips' : 'tips'), ...itemsOf('importantFormulas')].flatMap((tip) => {
    const words = isMap(tip) ? tip.get(tip.has('formula') ? 'formula' : 'text', true) : tip
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
