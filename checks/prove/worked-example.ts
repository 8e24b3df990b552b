import type { AnswerRule } from '@/lib/answers/rule'
import type { Problem } from '@/lib/problems/problem'
import { chapterOf, type TopicKey } from '@/lib/syllabus'
import { checkedLines } from './checked-lines'
import { bookOf } from './read-book'

/** A worked example of a lesson, as its file has it. */
export interface WorkedExample {
  readonly topic: TopicKey
  readonly title: string
  readonly question: string
  readonly steps: readonly string[]
}

export interface ExampleProof {
  readonly complaints: readonly string[]
  /** How many of its lines the prover found a claim in that it could check. */
  readonly checked: number
}

/** What the prover of the problem bank says to the lines of a worked example, part by part: "(i) ...", "(ii) ...". */
export function proveExample({ topic, question, steps }: WorkedExample): ExampleProof {
  const asked = partsOf(question.split(/(?<=\s)(?=\([ivx]+\) )/))
  const worked = partsOf(steps)
  const proofs = (worked.own.length === 0 ? [{ label: '', texts: [] }] : worked.own).map(({ label, texts }) => {
    const own = asked.own.filter((part) => label === '' || part.label === label).flatMap((part) => part.texts)
    return checkedLines(bookOf(asProblem(topic, [...asked.common, ...own].join(''), [...worked.common, ...texts])))
  })
  return {
    complaints: [...new Set(proofs.flatMap(({ complaints }) => complaints))],
    checked: proofs.reduce((sum, { checked }) => sum + checked.size, 0),
  }
}

interface LabelledPart {
  readonly label: string
  readonly texts: readonly string[]
}

/** The texts that belong to each part, and those that stand before the first part and so hold for all. */
function partsOf(texts: readonly string[]): {
  readonly common: readonly string[]
  readonly own: readonly LabelledPart[]
} {
  const starts = texts.flatMap((text, index) => (/^\([ivx]+\) /.test(text) ? [index] : []))
  return {
    common: texts.slice(0, starts[0]),
    own: starts.map((start, index) => ({
      label: /^\([ivx]+\)/.exec(texts[start] ?? '')?.[0] ?? '',
      texts: texts.slice(start, starts[index + 1]),
    })),
  }
}

/** As if it were a problem of the bank, with nothing to type. */
function asProblem(topic: TopicKey, question: string, steps: readonly string[]): Problem {
  const rule: AnswerRule = { kind: 'keywords', expected: 'worked' }
  return {
    id: '',
    type: topic,
    chapter: chapterOf(topic).title,
    difficulty: 'easy',
    cbseReference: 'NCERT Class 10 Mathematics',
    question,
    answer: rule.expected,
    answerFormat: 'text',
    answerValidator: rule,
    hints: [],
    steps,
    stepMarks: steps.map(() => 0),
    explanation: '',
    parts: [{ ask: question, rule, steps: steps.map((text) => ({ text })), marks: 0, slips: [], answerFormat: 'text' }],
    templateId: '',
    version: 1,
    seed: '',
    marks: 0,
  }
}
