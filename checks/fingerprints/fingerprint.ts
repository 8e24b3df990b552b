import { createHash } from 'node:crypto'
import { poseProblem, type Template } from '@/lib/problems/all'
import type { Problem } from '@/lib/problems/problem'

/** What was posed for these seeds when a template was released is what it poses for ever. */
const seeds = Array.from({ length: 20 }, (_, index) => `s${index + 1}`)

/** What a student sees of a problem, and its key. Slips and the words of a verdict may grow. */
const released = ({ question, options, figure, solutionFigure, hints, steps, stepMarks, marks, ...rest }: Problem) => [
  question,
  options,
  figure,
  solutionFigure,
  hints,
  steps,
  stepMarks,
  marks,
  rest.answer,
  rest.answerValidator.expected,
]

const hash = (problem: Problem): string =>
  createHash('sha256')
    .update(JSON.stringify(released(problem)))
    .digest('hex')
    .slice(0, 6)

/** The name under which a template's fingerprint is kept: "qe-discriminant-value.1". */
export const releaseOf = ({ id, version }: Pick<Template, 'id' | 'version'>): string => `${id}.${version}`

/** A hash for each of twenty seeds. */
export const fingerprint = (template: Template): string =>
  seeds.map((seed) => hash(poseProblem(template, seed))).join(' ')

/** The seeds whose problem is not what the fingerprint says. */
export const changedSeeds = (template: Template, known: string): readonly string[] => {
  const hashes = known.split(' ')
  return seeds.filter((seed, index) => hash(poseProblem(template, seed)) !== hashes[index])
}
