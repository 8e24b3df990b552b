import { asWritten } from '../prove/as-written'
import { checkedLines } from '../prove/checked-lines'
import { isOfNumbers } from '../prove/claims'
import { bookOf } from '../prove/read-book'
import { exampleProblem } from './example-problem'
import type { LessonLine } from './line-text'
import { oneLetter } from './one-letter'
import { ratiosOfAnAngle } from './ratios-of-an-angle'
import { readings } from './readings'
import { unitEquality } from '../content/unit-equality'
import type { WorkedExample } from './worked-examples'
import type { WordRule } from '../prove/words/finding'
import type { TopicKey } from '@/lib/syllabus'

export interface Complaint {
  readonly line: LessonLine
  readonly what: string
}

/** What proving a worked example came to. */
export interface ExampleProof {
  readonly complaints: readonly Complaint[]
  /** The lines that claim something in numbers or letters. */
  readonly claiming: readonly LessonLine[]
  /** Of these, those with a claim that was checked. */
  readonly checked: readonly LessonLine[]
}

/**
 * Proves every line of a worked example from its own words, as the lines of the bank's solutions are. Where it has parts, a line must hold
 * in the whole or in its part.
 */
export function proveExample(
  topic: TopicKey,
  example: WorkedExample,
  rules: readonly WordRule[] = lessonRules,
): ExampleProof {
  const proofs = readings(example).map((reading) => ({ ...proveReading(topic, reading, rules), lines: reading.lines }))
  const complaintsOf = (line: LessonLine): readonly Complaint[] => {
    const said = proofs
      .filter(({ lines }) => lines.includes(line))
      .map(({ complaints }) => complaints.filter((one) => one.line === line))
    return said.every((all) => all.length > 0) ? (said.at(-1) ?? []) : []
  }
  return {
    complaints: example.lines.flatMap(complaintsOf),
    claiming: example.lines.filter((line) => proofs.some(({ claiming }) => claiming.includes(line))),
    checked: example.lines.filter((line) => proofs.some(({ checked }) => checked.includes(line))),
  }
}

function proveReading(topic: TopicKey, example: WorkedExample, rules: readonly WordRule[]): ExampleProof {
  const book = bookOf(exampleProblem(topic, example))
  const proof = checkedLines(book)
  const findings = rules.flatMap((rule) => rule(book))
  const checked = new Set([...proof.checked, ...findings.map(({ line }) => line)])
  return {
    complaints: [
      ...proof.complaints.flatMap((complaint) => {
        const [place = '', step = ''] = /^step (\d+) "/.exec(complaint) ?? []
        const said = book.problem.steps[Number(step) - 1] ?? ''
        return complaintOf(example, Number(step) - 1, complaint.slice(place.length + said.length + '": '.length))
      }),
      ...findings.flatMap(({ line, wrong }) => (wrong === null ? [] : complaintOf(example, line, wrong))),
    ],
    claiming: example.lines.filter((_, index) => checked.has(index) || book.lines[index]?.claims.some(isOfNumbers)),
    checked: example.lines.filter((_, index) => checked.has(index)),
  }
}

/** What is read in worked examples besides what the lines of the bank are asked. */
const lessonRules: readonly WordRule[] = [oneLetter, ratiosOfAnAngle]

function complaintOf({ lines }: WorkedExample, index: number, what: string): readonly Complaint[] {
  const line = lines[index]
  const [, claim = '', said = ''] = /^\[(.*)\] (.*)$/s.exec(what) ?? []
  // the prover knows no units: 3.5 m is 350 cm
  if (!line || (said.startsWith('is false') && unitEquality(claim) === true)) return []
  return [{ line, what: said === '' ? what : `[${asWritten(claim, line.text)}] ${said}` }]
}
