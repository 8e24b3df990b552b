import { poseProblem, templates } from '@/lib/problems/all'

test('no line of a proof that is to be put in order is numbered, or names another by its number', () => {
  const ordered = templates.flatMap((template) => {
    const problem = poseProblem(template, 'k3f9')
    return problem.answerValidator.kind === 'sequence' ? [problem] : []
  })
  expect(ordered.length).toBeGreaterThan(10)
  const numbered = ordered.flatMap(({ templateId, options = [] }) =>
    options
      .filter((line) => /\.\.\. \(\d\)|(?<![\w^}])\(\d\)(?:[,.: ]|$)/.test(line))
      .map((line) => `${templateId}: ${line}`),
  )
  expect(numbered).toEqual([])
})
