import { checkAnswer } from '@/lib/answers'
import { poseProblem, templates } from '@/lib/problems/all'
import { notAnswerable } from '@/lib/problems/problem'
import { slipComplaints } from '@/checks/prove/proof'
import { seedsOf } from '../../seeds'

const seeds = seedsOf('slips', { few: 1, many: 200 })

describe.each(templates.map((template) => [template.id, template] as const))('%s', (_, template) => {
  const problems = seeds.map((seed) => poseProblem(template, seed)).filter(({ answer }) => answer !== notAnswerable)

  test('no slip is the key, nor another slip, and each names its step', () => {
    expect(problems.flatMap(slipComplaints)).toEqual([])
  })

  test('a student who makes a slip is told which, and where it enters', () => {
    for (const { rule, slips } of problems.flatMap(({ parts }) => parts))
      for (const { response, note, step } of slips) {
        const verdict = checkAnswer(rule, response)
        expect([response, verdict.correct, verdict.note?.startsWith(note)]).toEqual([response, false, true])
        expect(verdict.note).toContain(`step ${step} of the solution`)
      }
  })
})

test('nearly every problem expects slips', () => {
  const without = templates.filter((template) => {
    const { answer, parts } = poseProblem(template, 'any')
    return answer !== notAnswerable && parts.every(({ slips }) => slips.length === 0)
  })
  expect(without.map(({ id }) => id)).toEqual([])
})

test('a slip that names a line that is not there is refused when it is posed', () => {
  const named = templates.filter((template) => template.slips('any').some(({ step }) => typeof step === 'string'))
  expect(named.length).toBeGreaterThan(100)
  for (const template of named) {
    const slips = () => template.slips('any').map((slip) => ({ ...slip, step: 'no such line' }))
    expect(() => poseProblem({ ...template, slips }, 'any')).toThrow('no line is called "no such line"')
  }
})
