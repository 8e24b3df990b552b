import { shownAnswer } from '@/lib/papers/slip-options'
import { paperWording } from '@/lib/papers/paper-wording'
import { templates } from '@/lib/problems/all'
import { poseProblem } from '@/lib/problems'

const problemOf = (id: string) => {
  const template = templates.find((one) => one.id === id)
  if (!template) throw new Error(`there is no template ${id}`)
  return poseProblem(template, 'k3f9')
}

test.each([
  ['stat-mean-and-mode', 'Give your answer as mean = …, mode = ….'],
  ['qe-letter-solve', 'Give the greater root first, then the smaller one.'],
])('how the answer of %s is typed is said on the screen, not on paper', (id, typing) => {
  const problem = problemOf(id)
  const wording = paperWording(problem, problem.question)
  expect(wording?.typing).toBe(typing)
  expect(wording?.ask).not.toMatch(/Give (?:your answer|the greater)/)
})

test('one of a thing is no plural', () => {
  const rule = { kind: 'number', expected: '1', unit: 'units' } as const
  expect([shownAnswer(rule, '1'), shownAnswer(rule, '3')]).toEqual(['$1$ unit', '$3$ units'])
})
