import type { AssertionReason } from './apart'
import { generalIn, type General } from './general'
import { pointOnAxis } from './point-on-axis'
import { howManyReal } from './real-zeroes'
import { judgedStatement, workedAssertion, type WorkedAssertion } from './stated'
import { assertionReason, type JudgedReason } from '../../solutions/assertion-reason'
import type { Solution } from '../../solutions/solution'

/** How a reason stands to an assertion that holds, as it does itself: null where that cannot be told. */
function follows(general: General, { archetype }: WorkedAssertion, assertion: string): boolean | null {
  if (general.apart?.includes(archetype)) return false
  const words = assertion.toLowerCase()
  const isNamed = (general.names ?? []).every((name) => new RegExp(`(?<![a-z])${name}(?![a-z]{3})`).test(words))
  return general.explains?.includes(archetype) && isNamed ? true : null
}

const judgedAlone = async (text: string): Promise<WorkedAssertion | null> =>
  pointOnAxis(text) ?? howManyReal(text) ?? (await workedAssertion(text)) ?? judgedStatement(text)

/** Judges an assertion by answering it as a question, and its reason by what holds always or by answering that too. */
export async function byWork(
  question: AssertionReason,
): Promise<{ readonly solution: Solution; readonly archetype: string } | null> {
  const general = generalIn(question.reason)
  const assertion = await judgedAlone(question.assertion)
  const worked = general || !assertion ? null : await judgedAlone(question.reason)
  const holds = general?.holds ?? worked?.holds
  if (!assertion || holds === undefined) return null
  const name = 'reason'
  const reason: JudgedReason = { name, holds, rightly: general?.rightly ?? worked?.lines.at(-1) ?? '' }
  const isFrom = general && assertion.holds && holds ? follows(general, assertion, question.assertion) : null
  const { lines, archetype } = assertion
  const solution = assertionReason(
    {
      lines,
      holds: assertion.holds,
      rests: isFrom === true ? name : null,
      near: isFrom === null ? [name] : [],
    },
    reason,
    question.codes,
  )
  return solution && { solution, archetype }
}
