import { poseProblem, templates } from '@/lib/problems/all'
import type { Problem } from '@/lib/problems/problem'
import { finiteTemplates } from '@/checks/prove/finite-templates'
import { templateComplaints } from '@/checks/prove/proof'

const seeds = Array.from({ length: 40 }, (_, index) => `seed-${index}`)
const many = Array.from({ length: 200 }, (_, index) => `many-${index}`)
const leastDifferent = 30

/** All that a student is asked: words, figure and options. */
const asked = ({ question, figure, options }: Problem): string => JSON.stringify([question, figure, options])

describe.each(templates.map((template) => [template.id, template] as const))('%s', (id, template) => {
  test('is sound at 40 seeds', () => {
    expect(templateComplaints(template, seeds)).toEqual([])
  })

  test('asks enough different questions', () => {
    const different = new Set(many.map((seed) => asked(poseProblem(template, seed)))).size
    expect(different).toBeGreaterThanOrEqual(finiteTemplates.has(id) ? 2 : leastDifferent)
  })
})

test('the templates declared finite exist', () => {
  const ids = templates.map(({ id }) => id)
  expect([...finiteTemplates.keys()].filter((id) => !ids.includes(id))).toEqual([])
})
