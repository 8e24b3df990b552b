import { letterAt, placeOf } from '@/lib/letters'
import type { AnswerRule } from '@/lib/answers/rule'
import type { Problem } from '@/lib/problems/problem'
import type { GiveAwayCheck } from '../give-aways'
import { valueOfText } from '../give-aways/values'
import { isAssertion } from '../give-aways/whole'

/** The problems of a template with a give-away planted in most of them; null where there is no place for it. */
export const plantGiveAway = (check: GiveAwayCheck, problems: readonly Problem[]): readonly Problem[] | null =>
  plants[check](problems)

type Plant = (problems: readonly Problem[]) => readonly Problem[] | null

/** Four of five, so that chance does not hide it. */
const inMost = (problems: readonly Problem[], change: (problem: Problem) => Problem): readonly Problem[] =>
  problems.map((problem, index) => (index % 5 === 0 ? problem : change(problem)))

const isChoice = ({ parts, answerValidator }: Problem): boolean =>
  parts.length === 1 && answerValidator.kind === 'choice'
const isTyped = ({ parts, answerValidator }: Problem): boolean =>
  parts.length === 1 && (answerValidator.kind === 'number' || answerValidator.kind === 'fraction')

const choices =
  (change: (problem: Problem) => Problem): Plant =>
  (problems) =>
    problems.every(isChoice) ? inMost(problems, change) : null

const typed =
  (change: (problem: Problem, first: Problem) => Problem): Plant =>
  (problems) => {
    const [first] = problems
    return first && problems.every(isTyped) ? inMost(problems, (problem) => change(problem, first)) : null
  }

/** The problem with another question, other options or another key, in its one part too. */
function changed(problem: Problem, to: { question?: string; options?: readonly string[]; expected?: string }): Problem {
  const { question = problem.question, options = problem.options, expected = problem.answerValidator.expected } = to
  const rule: AnswerRule = { ...problem.answerValidator, expected }
  const parts = problem.parts.map((part) => ({ ...part, ask: question, rule, ...(options && { options }) }))
  return { ...problem, question, answerValidator: rule, parts, ...(options && { options }) }
}

const keyOf = ({ answerValidator }: Problem): number => placeOf(answerValidator.expected)

const withKeyText = (problem: Problem, change: (option: string) => string): Problem =>
  changed(problem, {
    options: (problem.options ?? []).map((option, place) => (place === keyOf(problem) ? change(option) : option)),
  })

function keyIsLargest(problem: Problem): Problem {
  const values = (problem.options ?? []).map(valueOfText)
  return changed(problem, { expected: letterAt(values.indexOf(Math.max(...values))) })
}

const plants: Readonly<Record<GiveAwayCheck, Plant>> = {
  position: choices((problem) => changed(problem, { expected: 'C' })),
  size: (problems) =>
    problems.every(({ options = [] }) => options.length > 0 && options.every((one) => !Number.isNaN(valueOfText(one))))
      ? choices(keyIsLargest)(problems)
      : null,
  length: choices((problem) =>
    withKeyText(problem, (option) => `${option} in each and every one of all these many cases`),
  ),
  shape: choices((problem) => withKeyText(problem, (option) => `$\\pi\\sqrt{7}$: ${option}`)),
  question: choices((problem) =>
    changed(problem, {
      question: `${keyOf(problem) < 2 ? 'Think' : 'Choose'} well. ${problem.question}`,
      expected: keyOf(problem) < 2 ? 'A' : 'D',
    }),
  ),
  'one key': typed((problem, first) => changed(problem, { expected: first.answerValidator.expected })),
  printed: typed((problem) =>
    changed(problem, {
      question: `${problem.question} Of $${problem.answerValidator.expected.replace(/^(-?)(\d+)\/(\d+)$/, '$1\\frac{$2}{$3}')}$ nothing is known.`,
    }),
  ),
  codes: (problems) => (problems.every(isAssertion) ? problems.filter((problem) => keyOf(problem) < 3) : null),
  branch: (problems) =>
    problems.some(isAssertion)
      ? null
      : problems.map((problem, index) =>
          changed(problem, {
            question: index % 50 === 0 ? 'Draw a rough sketch first.' : `Find the ${index % 2 ? 'sum' : 'product'}.`,
          }),
        ),
  variety: (problems) => problems.map((problem, index) => problems[index % 20] ?? problem),
}
