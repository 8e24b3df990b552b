import { poseProblem } from '@/lib/problems'
import { templates } from '@/lib/problems/all'
import { figureStep } from '@/lib/problems/figure-step'
import type { Figure } from '@/lib/figures/figure'

const table: Figure = { kind: 'table', description: 'd', head: [], rows: [['1']] }
const plane = templates
  .map((template) => poseProblem(template, 'k3f9').solutionFigure)
  .find((figure) => figure?.kind === 'plane')

test.each([
  [
    'the first line that speaks of it and earns marks',
    table,
    ['See the table.', 'The table gives', 'So'],
    [0, 1, 1],
    2,
  ],
  [
    'the first line that takes a cumulative frequency from it',
    table,
    ['$n = 50$', 'The first class whose cumulative frequency is greater than $25$ is 10–20.', 'So'],
    [0, 0.5, 0.5],
    2,
  ],
  ['a frequency alone', table, ['The highest frequency is $9$.'], [1], null],
  ['none that earns marks', table, ['See the table.', 'So'], [0, 1], null],
  ['none that speaks of it', table, ['A vegetable.', 'So'], [1, 1], null],
  ['no table, but a drawing', plane, ['See the table.'], [1], null],
  ['nothing', undefined, ['See the table.'], [1], null],
])('%s', (_, solutionFigure, steps, stepMarks, step) =>
  expect(figureStep({ steps, stepMarks, ...(solutionFigure && { solutionFigure }) })).toBe(step),
)

test('each line of the bank that sends the reader to "the table of the solution" has it at its side or before it', () => {
  for (const template of templates) {
    const problem = poseProblem(template, 'k3f9')
    const step = figureStep(problem)
    const told = problem.steps.findIndex((line) => line.includes('the table of the solution'))
    if (told >= 0) expect([problem.templateId, step]).toEqual([problem.templateId, expect.any(Number)])
    if (told >= 0 && step !== null) expect(step).toBeLessThanOrEqual(told + 1)
  }
})
