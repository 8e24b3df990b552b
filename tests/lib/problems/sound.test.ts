import { poseProblem, templates } from '@/lib/problems/all'
import { finiteTemplates } from '@/checks/prove/finite-templates'
import { giveAwayComplaints } from '@/checks/prove/give-aways'
import { declaredIds } from '@/checks/prove/give-aways/declared'
import { knownGiveAways } from '@/checks/prove/give-aways/known'
import { templateComplaints } from '@/checks/prove/proof'
import { varietyComplaints } from '@/checks/prove/template-wide'
import { seedsOf } from '../../seeds'

const seeds = seedsOf('seed', { few: 2, many: 200 })
const many = seedsOf('many', { few: 120, many: 200 })

describe.each(templates.map((template) => [template.id, template] as const))('%s', (id, template) => {
  test('is sound at each seed', () => {
    expect(templateComplaints(template, seeds)).toEqual([])
  })

  test('asks enough different questions, and none of them gives itself away', () => {
    const problems = many.map((seed) => poseProblem(template, seed))
    expect(varietyComplaints(problems, finiteTemplates.has(id))).toEqual([])
    expect(giveAwayComplaints(template, problems)).toEqual([])
  })
})

test('the templates declared finite or right as they are exist, and so do those that are known to give themselves away', () => {
  const ids = templates.map(({ id }) => id)
  const named = [...finiteTemplates.keys(), ...declaredIds, ...knownGiveAways.keys()]
  expect(named.filter((id) => !ids.includes(id))).toEqual([])
})
