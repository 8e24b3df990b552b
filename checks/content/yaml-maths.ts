import { isMap, isScalar, isSeq, visit, type YAMLMap } from 'yaml'
import { proveExample } from '../lessons/prove-example'
import { falseEqualities, falseInWords } from './closed-equalities'
import { conclusionFaults } from './conclusions'
import { dimensionFaults } from './dimensions'
import { lineFactFaults } from './facts'
import { progressionFaults } from './progressions'
import { reasonFaults } from './reasons'
import { topicFault } from './topic-told'
import { optionFaults, statedFaults } from './stated-answer'
import type { ContentError, ContentFile } from '@/lib/content/content-error'
import { isTopicKey, topicKeys, type TopicKey } from '@/lib/syllabus'
import { readYaml } from '@/lib/content/yaml-read'

/** False mathematics in a YAML text: any equality of numbers, and every line of the solutions of a paper. */
export function yamlMathErrors(
  { path: file, text }: ContentFile,
  topic: TopicKey = topicKeys[0],
  firstLine = 1,
): readonly ContentError[] {
  const { document, lines } = readYaml(text)
  if (document.errors.length > 0) return []
  const found: ContentError[] = []
  const say = (offset: number | undefined, message: string) => {
    const { line, col: column } = lines.linePos(offset ?? 0)
    found.push({ file, line: firstLine - 1 + line, column, message })
  }
  const proved = new Set<unknown>()
  visit(document, {
    Map(_, node) {
      if (!isMap(node.get('solution', true))) return
      const topicHere = String(node.get('topic') ?? '')
      for (const { offset, message } of solutionFaults(node, isTopicKey(topicHere) ? topicHere : topic, proved))
        say(offset, message)
    },
    Scalar(key, node) {
      if (key === 'key' || proved.has(node) || typeof node.value !== 'string' || !/[=≈$]/.test(node.value)) return
      for (const what of falseEqualities(topic, node.value)) say(node.range?.[0], what)
    },
  })
  return found
}

/** The lines of a solution, proved from the question as those of the lessons' examples are. */
function solutionFaults(question: YAMLMap, topic: TopicKey, proved: Set<unknown>) {
  const steps = question.getIn(['solution', 'steps'], true)
  const nodes = isSeq(steps) ? steps.items.filter(isScalar) : []
  for (const node of nodes) proved.add(node)
  const example = {
    title: String(question.get('id') ?? ''),
    question: String(question.get('question') ?? ''),
    lines: nodes.map(({ value }, line) => ({ text: String(value), line })),
    figures: [undefined, undefined] as const,
  }
  const answer = question.getIn(['solution', 'answer'], true)
  const stated = isScalar(answer) && typeof answer.value === 'string' ? answer.value : ''
  const told = example.lines.map(({ text }) => text)
  // of a choice it is an option, which the check of papers compares with its letter
  const [ask = ''] = example.question.split(/^\(a\)/m)
  const faults = /^\([a-d]\)/.test(stated) ? optionFaults(ask, stated) : statedFaults(example.question, told, stated)
  const stray = faults.map((what) => ({
    offset: isScalar(answer) ? answer.range?.[0] : undefined,
    message: `answer: ${what}`,
  }))
  // the factors of a polynomial are equations of their own: 2x - 3 = 0 stands in no other line
  const complaints = proveExample(topic, example, []).complaints.map(({ line, what }) => ({
    offset: nodes[line.line]?.range?.[0],
    message: `"${line.text}": ${what}`,
  }))
  const others = example.lines.flatMap(({ text, line }) =>
    [
      ...falseInWords(topic, text),
      ...dimensionFaults(text),
      ...progressionFaults(text),
      ...lineFactFaults(topic, text),
      ...reasonFaults(text),
    ].map((what) => ({
      offset: nodes[line]?.range?.[0],
      message: `"${text}": ${what}`,
    })),
  )
  const named = question.get('topic', true)
  const otherTopic =
    isScalar(named) && isTopicKey(String(named.value)) ? topicFault(topic, example.question) : undefined
  if (otherTopic !== undefined && isScalar(named)) others.push({ offset: named.range?.[0], message: otherTopic })
  const concluded = conclusionFaults(example.question, told).map(({ line, what }) => ({
    offset: nodes[line]?.range?.[0],
    message: `"${told[line] ?? ''}": ${what}`,
  }))
  return [...complaints, ...others, ...concluded, ...stray]
}
