import { ask, helpSoFar, nextLine } from './help'
import { judged } from './judged-line'
import type { Fact } from '../question/fact'
import type { Context, OpenProblem, Reply } from '../rule'
import { checkProblem, withoutLookAgain, type Verdict } from '../../answers'

/** What went wrong: the slip, or the step that the value belongs to, or where to begin. `typed`: an answer that the message itself names; `value`: what it states. */
export function mistakeIn(problem: OpenProblem, context: Context, typed = '', value: Fact | null = null): Reply {
  const { hints, step } = helpSoFar(context)
  const given = { template: problem.templateId, hints, step }
  const say = (text: string, more: Partial<Reply> = {}): Reply => ({
    rule: 'mistake',
    text,
    given,
    offers: [ask('Next step'), ask('Give me a hint')],
    ...more,
  })
  const isOwn = typed !== ''
  const texts = isOwn ? [typed] : (context.response ?? [])
  if (texts.every((text) => text.trim() === ''))
    return say(
      problem.isMarked
        ? 'This one was left without an answer. Let us work it now, a step at a time.'
        : 'I see no answer of yours yet. Type it into the box and press Submit, or tell me: "I got 14, why is it wrong?"',
    )
  const verdict = judgedAgain(problem, context, isOwn, texts)
  if (isOwn && !verdict.correct) {
    const ofPart = partMeant(problem, context, typed)
    if (ofPart) return say(ofPart)
  }
  if (verdict.correct)
    return say(isOwn ? `${typed} is right.${toBeTyped(problem)}` : 'Your answer is right.', { offers: [] })
  const parts = problem.parts.length > 1 && !isOwn ? (verdict.parts ?? []) : []
  const wrong = parts.flatMap((one, index) => (one.correct ? [] : [wordOn(one, problem.parts[index]?.label ?? '')]))
  if (wrong.length > 0) return say(wrong.join('\n'))
  if (verdict.unread || verdict.unclear) return say(verdict.note ?? 'I cannot read that answer. Write the value alone.')
  if (verdict.step !== undefined)
    return say(
      `${withoutLookAgain(verdict.note ?? '', verdict.step)} It goes wrong at step ${verdict.step} of the solution.`,
      {
        offers: [ask(`Explain step ${verdict.step}`), ask('Next step')],
      },
    )
  const reached = value ? (judged(value, problem.steps)?.line ?? null) : null
  if (reached !== null && reached < problem.steps.length)
    return say(
      `${typed} is what step ${reached} finds, but it is not the end: the question asks for more. Go on from there.`,
      {
        given: { ...given, step: Math.max(step, reached) },
      },
    )
  const line = nextLine(problem, { ...context, last: { rule: 'mistake', text: '', given: { ...given, step: 0 } } })
  const begin = `That is not the answer${verdict.note ? `: ${verdict.note}` : '.'} I cannot tell which step went wrong. Compare your working with this:`
  return { ...line, rule: 'mistake', text: `${begin}\n${line.text}` }
}

/**
 * A value that a student names without a word of which part it is for: right for one, a known slip of one, or meant for the first that is
 * not right yet; null where all parts are answered in it, and for a problem without parts.
 */
function partMeant(problem: OpenProblem, context: Context, typed: string): string | null {
  const { parts } = problem
  if (parts.length < 2) return null
  const alone = parts.map((_, place) => {
    const texts = parts.map((__, index) => (index === place ? typed : ''))
    return judgedAgain(problem, context, true, texts).parts?.[place]
  })
  const whole = judgedAgain(problem, context, true, [typed]).parts ?? []
  if (whole.length === parts.length && whole.every(({ unread }) => !unread)) return null
  const labelOf = (place: number): string => parts[place]?.label ?? ''
  const right = alone.findIndex((one) => one?.correct)
  if (right >= 0) return `${typed} is right for part ${labelOf(right)}.${toBeTyped(problem, 'its box')}`
  const known = alone.findIndex((one) => one?.step !== undefined)
  const open = (context.verdict?.parts ?? []).findIndex(({ correct }) => !correct)
  const meant = known >= 0 ? known : Math.max(open, 0)
  const own = alone[meant]
  return own && !own.unclear && !own.unread ? wordOn(own, labelOf(meant)) : null
}

/** Whether a text can be an answer to the problem at all. */
export const isAnswer = (problem: OpenProblem, context: Context, typed: string): boolean => {
  const { unread, unclear } = judgedAgain(problem, context, true, [typed])
  return !unread && !unclear
}

export const isKey = (problem: OpenProblem, context: Context, typed: string): boolean =>
  judgedAgain(problem, context, true, [typed]).correct

const toBeTyped = ({ isMarked }: OpenProblem, box = 'the box'): string =>
  isMarked ? '' : ` Type it into ${box}, and press Submit.`

/** Of a proof: nobody but the student can say how it went. */
export const onPaper: Verdict = {
  correct: false,
  unread: true,
  note: 'That is written on paper: compare your lines with those of the scheme, one by one.',
}

function judgedAgain(problem: OpenProblem, { verdict }: Context, isOwn: boolean, texts: readonly string[]): Verdict {
  if (!isOwn && verdict) return verdict
  const { parts, answerValidator, ...page } = problem
  const ruled = parts.flatMap(({ rule, ...part }) => (rule ? [{ ...part, rule }] : []))
  if (!answerValidator || ruled.length < parts.length) return onPaper
  if (parts.length === 0) return checkProblem({ ...page, answerValidator }, texts[0] ?? '')
  const judged = { ...page, answerValidator, parts: ruled }
  return checkProblem(judged, texts.length === parts.length ? texts : (texts[0] ?? ''))
}

const wordOn = ({ note, unread, step }: Verdict, label: string): string => {
  const word = step === undefined ? note : withoutLookAgain(note ?? '', step)
  const where = step === undefined ? '' : ` It goes wrong at step ${step} of the solution.`
  return `Part ${label}: ${word ?? (unread ? 'there is no answer yet.' : 'not right yet.')}${where}`
}
