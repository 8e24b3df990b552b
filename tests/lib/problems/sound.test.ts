import { poseProblem, templates } from '@/lib/problems/all'
import { finiteTemplates } from '@/checks/prove/finite-templates'
import { templateComplaints } from '@/checks/prove/proof'
import { varietyComplaints } from '@/checks/prove/template-wide'

/** Ten at each run; two hundred are `npm run test:thorough`. */
const seeds = Array.from({ length: 10 }, (_, index) => `seed-${index}`)
const many = Array.from({ length: 200 }, (_, index) => `many-${index}`)

describe.each(templates.map((template) => [template.id, template] as const))('%s', (id, template) => {
  test('is sound at 10 seeds', () => {
    expect(templateComplaints(template, seeds)).toEqual([])
  })

  test('asks enough different questions', () => {
    const problems = many.map((seed) => poseProblem(template, seed))
    expect(varietyComplaints(problems, finiteTemplates.has(id))).toEqual([])
  })
})

test('the templates declared finite exist', () => {
  const ids = templates.map(({ id }) => id)
  expect([...finiteTemplates.keys()].filter((id) => !ids.includes(id))).toEqual([])
})
