import { poseProblem, templates } from '@/lib/problems/all'
import { notAnswerable } from '@/lib/problems/problem'
import { slipComplaints, templateComplaints } from '@/checks/prove/proof'

const seeds = Array.from({ length: 200 }, (_, index) => `thorough-${index}`)

describe.each(templates.map((template) => [template.id, template] as const))('%s', (_, template) => {
  test('is sound at 200 seeds', () => {
    expect(templateComplaints(template, seeds)).toEqual([])
  })

  test('at 200 seeds no slip is the key, nor another slip, and each names its step', () => {
    const problems = seeds.map((seed) => poseProblem(template, seed)).filter(({ answer }) => answer !== notAnswerable)
    expect(problems.flatMap(slipComplaints)).toEqual([])
  })
})
