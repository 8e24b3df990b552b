import { assertionApart, type AssertionReason } from './apart'
import { byCases } from './by-cases'
import { byWork } from './by-work'
import type { Chapter } from './chapter'
import type { Reply } from '../rule'
import { topicOf } from '../topic-of'
import { assertionReason, type JudgedAssertion } from '../../solutions/assertion-reason'
import { lineOf } from '../../solutions/line'
import type { Solution } from '../../solutions/solution'

/** The chapters whose assertions and reasons are known, each a file of its own. */
const chapters: readonly (() => Promise<{ readonly assertions: Chapter }>)[] = [
  () => import('../recognisers/real-numbers/assertions'),
  () => import('../recognisers/polynomials/assertions'),
  () => import('../recognisers/linear-equations/assertions'),
  () => import('../recognisers/quadratic-equations/assertions'),
  () => import('../recognisers/arithmetic-progressions/assertions'),
]

/** Judges "Assertion (A): ... Reason (R): ...", both statements by themselves; null where one of them is not known. */
export async function judged(text: string): Promise<Reply | null> {
  const question = assertionApart(text)
  if (!question) return null
  for (const load of chapters) {
    const { assertions } = await load()
    const [assertion, reason] = [assertions.assertion(question.assertion), assertions.reason(question.reason)]
    const solution =
      assertion && (reason ? assertionReason(assertion, reason, question.codes) : byRule(assertion, question))
    if (solution) return replyOf(solution, assertions.archetype)
  }
  const found = await byWork(question)
  return found && replyOf(found.solution, found.archetype)
}

/** The same, where the reason is a rule of the cases of which the assertion names one. */
function byRule(assertion: JudgedAssertion, question: AssertionReason): Solution | null {
  const { rule } = byCases(question)
  if (!rule) return null
  const [first, ...more] = [...rule.when.cases]
  const isIt = rule.when.isTest && more.length === 0 && first === assertion.rests
  const name = isIt ? assertion.rests : 'reason'
  return assertionReason({ ...assertion, near: [name] }, { ...rule, name: name ?? 'reason' }, question.codes)
}

function replyOf({ lines, key }: Solution, archetype: string): Reply {
  const topic = topicOf(archetype)
  return {
    rule: 'assertion-reason',
    text: [...lines.map((step) => lineOf(step).text), `Answer: ${key}`].join('\n'),
    answer: key,
    ...(topic && {
      offers: [{ kind: 'practise', label: 'Practise this', topic, difficulty: 'easy', archetype }],
    }),
  }
}
