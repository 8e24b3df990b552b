import { checkClaim } from '../prove/check-claims'
import { namesOf } from '../prove/identity'
import { bookOf } from '../prove/read-book'
import { exampleProblem } from './example-problem'
import type { LessonLine } from './line-text'
import { proveExample, type Complaint } from './prove-example'
import { lessonTexts } from './worked-examples'
import type { TopicKey } from '@/lib/syllabus'

/** What proving a lesson came to. */
export interface LessonProof {
  /** Each with file, line and what is wrong. */
  readonly complaints: readonly string[]
  /** How many lines of its solutions claim something in numbers or letters. */
  readonly claiming: number
  /** Of these, how many were checked. */
  readonly checked: number
  /** The others, for reading through. */
  readonly unchecked: readonly string[]
}

/** Proves every line of every worked example of a lesson, and every equality of numbers in what stands around them. */
export function proveLesson(topic: TopicKey, text: string): LessonProof {
  const { examples, prose } = lessonTexts(text)
  const proofs = examples.map((example) => proveExample(topic, example))
  const complaints = [
    ...proofs.flatMap(({ complaints }) => complaints),
    ...prose.flatMap((line) => falseIn(topic, line)),
  ]
  const at = ({ line, text }: LessonLine) => `content/lessons/${topic}.mdx:${line}: "${text}"`
  return {
    complaints: complaints.map(({ line, what }) => `${at(line)}: ${what}`),
    claiming: proofs.reduce((sum, { claiming }) => sum + claiming.length, 0),
    checked: proofs.reduce((sum, { checked }) => sum + checked.length, 0),
    unchecked: proofs.flatMap(({ claiming, checked }) => claiming.filter((line) => !checked.includes(line))).map(at),
  }
}

/** Equalities of numbers in a text must be true as they stand. */
function falseIn(topic: TopicKey, line: LessonLine): readonly Complaint[] {
  const book = bookOf(
    exampleProblem(topic, { title: '', question: '', lines: [line], figures: [undefined, undefined] }),
  )
  return book.claims.flatMap((claim) =>
    checkClaim(book, claim).flatMap((verdict, index) => {
      const sides = [claim.sides[index]?.node, claim.sides[index + 1]?.node]
      const isClosed = sides.every((node) => node && namesOf(node).length === 0)
      return verdict.kind === 'wrong' && isClosed ? [{ line, what: `[${claim.text}] ${verdict.what}` }] : []
    }),
  )
}
