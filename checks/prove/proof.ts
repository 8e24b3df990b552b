import katex from 'katex'
import { checkAnswer } from '@/lib/answers'
import { figureErrors } from '@/lib/figures/figure-schema'
import { notAnswerable, type Problem } from '@/lib/problems/problem'
import { crossChecked, poseProblem, type Template } from '@/lib/problems/all'
import { formulaOptions } from '@/lib/rich-text/formula'
import { segments } from '@/lib/rich-text/segments'
import { archetypeComplaints } from './archetype-ids'
import { keyParts, type KeyPart } from './key-parts'

/** What must never appear in a text for students, in words or in TeX. */
const blemishes: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/NaN|undefined|Infinity|\[object/, 'a value that is not one'],
  [/--|\+\s*-|-\s*\+|\+\s*\+/, 'two signs in a row'],
  [/(?<![\d.,_^])1(?:[a-z](?![a-z])|\\sqrt|\\pi|\\sin|\\cos|\\tan)/, 'a coefficient 1 that should be left out'],
  [/(?<![\d.])0(?:[a-z](?![a-z])|\\sqrt|\\pi)/, 'a zero term'],
  [/\d\.\d{5,}/, 'floating point showing'],
]

const plain = (text: string): string => text.replace(/[\s$\\{}]/g, '').toLowerCase()

export const textsOf = (problem: Problem): readonly string[] => [
  problem.question,
  ...problem.hints,
  ...problem.steps,
  problem.explanation,
  ...(problem.options ?? []),
  problem.figure?.caption ?? '',
  problem.solutionFigure?.caption ?? '',
  ...[problem.figure, problem.solutionFigure].flatMap((figure) =>
    figure?.kind === 'table' ? [...figure.head, ...figure.rows.flat()] : [],
  ),
]

/** Every complaint about one template at one seed; none when the problem is sound. */
export function complaints(template: Template, seed: string): readonly string[] {
  const found: string[] = []
  const complain = (what: string) => found.push(`${template.id} at seed ${seed}: ${what}`)
  const problem = poseProblem(template, seed)
  const { answerValidator: rule } = problem

  if (JSON.stringify(problem) !== JSON.stringify(poseProblem(template, seed)))
    complain('the same seed gave another problem')
  if (JSON.stringify(JSON.parse(JSON.stringify(problem))) !== JSON.stringify(problem))
    complain('it does not survive JSON')
  if (problem.hints.length < 2 || problem.hints.length > 4) complain(`${problem.hints.length} hints`)
  if (problem.steps.length < 2) complain(`${problem.steps.length} steps`)
  if (problem.explanation.trim().length < 10) complain('no explanation')

  for (const figure of [problem.figure, problem.solutionFigure])
    if (figure) for (const error of figureErrors(figure)) complain(`the figure cannot be drawn: ${error}`)

  for (const text of textsOf(problem)) {
    for (const [pattern, why] of blemishes) if (pattern.test(text)) complain(`${why} in "${text}"`)
    try {
      for (const part of segments(text))
        if (part.kind === 'formula') katex.renderToString(part.tex, formulaOptions(part.display))
        else if (/\\[a-z]+|\^\{|_\{/.test(part.text)) complain(`TeX outside a formula in "${text}"`)
    } catch (error) {
      complain(`"${text}" does not render: ${String(error)}`)
    }
  }

  if (problem.answer === notAnswerable) {
    if (!problem.solutionFigure) complain('nothing to type and no drawing in the solution')
    if (crossChecked(template, seed) !== null) complain('a cross-check of an answer that cannot be typed')
    return found
  }

  for (const { part, called } of keyParts(problem)) {
    const key = plain(part.rule.expected)
    if (key.length > 2 && problem.hints.some((hint) => plain(hint).includes(key)))
      complain(`${called}a hint gives the key away`)
  }
  const accepted = (response: string, what: string) => {
    const verdict = checkAnswer(rule, response)
    if (!verdict.correct)
      complain(`${what} "${response}" is marked wrong (${verdict.note ?? 'no note'}), key "${rule.expected}"`)
  }
  accepted(rule.expected, 'the expected answer')
  accepted(String(problem.answer), 'the answer')
  const again = crossChecked(template, seed)
  if (again === null) complain('no cross-check')
  else accepted(again, 'the answer by a second road')

  const marks = problem.stepMarks.reduce((sum, earned) => sum + earned, 0)
  if (marks !== problem.marks) complain(`the steps earn ${marks} marks, the problem has ${problem.marks}`)
  if (problem.stepMarks.some((earned) => earned < 0 || !Number.isInteger(earned * 2))) complain('odd marks for a step')
  return [...found, ...slipComplaints(problem).map((what) => `${template.id} at seed ${seed}: ${what}`)]
}

/** What is wrong with the slips of a problem: each must be refused, help, and differ from the others of its part. */
export const slipComplaints = (problem: Problem): readonly string[] =>
  keyParts(problem).flatMap((placed) => partSlipComplaints(placed).map((what) => placed.called + what))

const leaveOut = 'give another, or where only some draws make it so, leave it out with distinctSlips(key, [...])'

function partSlipComplaints({ part, from, to }: KeyPart): readonly string[] {
  const { rule, slips } = part
  const bare = { ...rule, slips: [] }
  const key = plain(rule.expected)
  const found = slips.flatMap(({ response, note, step }) => [
    ...(checkAnswer(bare, response).correct
      ? [`the slip "${response}" (${note}) is accepted, key "${key}": ${leaveOut}`]
      : []),
    ...(note.trim().length < 10 ? [`the slip "${response}" has no helpful note`] : []),
    ...(key.length > 2 && plain(note).includes(key) ? [`the note "${note}" gives the key ${key} away`] : []),
    ...(Number.isInteger(step) && step > from && step <= to
      ? []
      : [`the slip "${response}" enters at step ${step}, its part has the steps ${from + 1} to ${to}: name the line`]),
  ])
  const alike = slips.flatMap(({ response }, index) =>
    slips
      .slice(0, index)
      .filter((earlier) => checkAnswer({ ...bare, expected: earlier.response }, response).correct)
      .map((earlier) => `the slips "${earlier.response}" and "${response}" are the same answer: ${leaveOut}`),
  )
  return [...found, ...alike]
}

/** Complaints about a template as a whole, over its seeds. */
export function templateComplaints(template: Template, seeds: readonly string[]): readonly string[] {
  return [...archetypeComplaints(template), ...seeds.flatMap((seed) => complaints(template, seed))]
}
