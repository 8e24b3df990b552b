import { plainText } from '../../lib/rich-text/plain'
import { isGivenAsText } from './given-as-text'
import { checkAnswer } from '../../lib/answers'
import { reply } from '../../lib/assistant'
import type { TableFigure } from '../../lib/figures/figure'
import { letterAt } from '../../lib/letters'
import type { Part, Problem } from '../../lib/problems/problem'
import { poseProblem, type Template } from '../../lib/problems/all'

export type Outcome = 'right' | 'wrong' | 'declined'

export interface Asked {
  readonly template: string
  readonly question: string
  readonly outcome: Outcome
  /** What the assistant worked out; undefined where it declined. */
  readonly answer?: string
  readonly key: string
}

/** A problem as a student gives it to the assistant: the question with its table, a line for each column, and, of a choice, its options. */
export const questionOf = ({ question, figure, parts, options = [] }: Problem): string =>
  [
    ...question.split('\n').flatMap((line) => [line, ...optionsBehind(line, parts)]),
    ...(figure?.kind === 'table' ? tableOf(figure) : []),
    ...lettered(options),
  ].join('\n')

const lettered = (options: readonly string[]) => options.map((option, index) => `(${letterAt(index)}) ${option}`)

const optionsBehind = (line: string, parts: readonly Part[]) =>
  parts.flatMap(({ label, ask, options = [] }) => (label && line === `${label} ${ask}` ? lettered(options) : []))

/** "Age (in years): 5–15, 15–25, 25–35", "Number of patients: $4$, $6$, $15$" */
const tableOf = ({ head, rows }: TableFigure): readonly string[] =>
  head.map((title, column) => `${title}: ${rows.map((row) => row[column] ?? '').join(', ')}`)

/** The questions of the templates that can be given as text, put to the assistant as they are printed and as they are typed. */
export async function askTheBank(templates: readonly Template[], seeds: readonly string[]): Promise<readonly Asked[]> {
  const all: Asked[] = []
  for (const template of templates.filter(isGivenAsText))
    for (const seed of seeds) {
      const problem = poseProblem(template, seed)
      for (const form of [(text: string) => text, plainText]) {
        const question = form(questionOf(problem))
        const { answer } = await reply(question)
        all.push({
          template: template.id,
          question,
          outcome: answer === undefined ? 'declined' : isRight(problem, answer) ? 'right' : 'wrong',
          ...(answer !== undefined && { answer }),
          key: `${problem.answer}`,
        })
      }
    }
  return all
}

const isRight = ({ answerValidator }: Problem, answer: string): boolean => checkAnswer(answerValidator, answer).correct

/** How many of each outcome. */
export const counted = (all: readonly Asked[]): Readonly<Record<Outcome, number>> => ({
  right: all.filter(({ outcome }) => outcome === 'right').length,
  wrong: all.filter(({ outcome }) => outcome === 'wrong').length,
  declined: all.filter(({ outcome }) => outcome === 'declined').length,
})
