import { checkAnswer } from '@/lib/answers'
import type { AnswerRule } from '@/lib/answers/rule'
import { notAnswerable } from '@/lib/problems/problem'
import type { Book } from './book'
import { keyParts } from './key-parts'
import { lastStepComplaints } from './last-step'

/** What speaks against the key: the answer shown, the second road, the last lines. */
export function keyComplaints(book: Book, again: string | null): readonly string[] {
  const { answer, answerValidator: rule } = book.problem
  if (answer === notAnswerable) return []
  const accepted = (response: string, what: string) => refusals(rule, response, what)
  return [
    ...accepted(String(answer), 'the answer shown'),
    ...(again === null ? ['no second road to the key'] : accepted(again, 'the key by the second road')),
    ...keyParts(book.problem).flatMap(({ part, called }) =>
      [...refusals(part.rule, part.rule.expected, 'the key'), ...lastStepComplaints(book, part)].map(
        (what) => called + what,
      ),
    ),
  ]
}

/** The response as a key: refused as a whole, or in the parts that are named. */
function refusals(rule: AnswerRule, response: string, what: string): readonly string[] {
  const { correct, parts = [] } = checkAnswer(rule, response)
  if (correct) return []
  const labels = rule.kind === 'parts' ? rule.parts.filter((_, index) => !parts[index]?.correct) : []
  const where = labels.map(({ label }) => ` in ${label}`).join(',')
  return [`${what} "${response}" is not accepted${where}, key "${rule.expected}"`]
}
