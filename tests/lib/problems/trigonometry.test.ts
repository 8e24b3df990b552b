import { templates } from '@/lib/problems/trigonometry'
import { difficulties } from '@/lib/syllabus'
import { templateComplaints } from './proof'

const seeds = Array.from({ length: 40 }, (_, index) => `seed ${index}`)

describe('trigonometry', () => {
  test.each(templates.map((template) => [template.id, template] as const))('%s is sound at 40 seeds', (_, template) => {
    expect(templateComplaints(template, seeds)).toEqual([])
  })

  test.each(difficulties)('has at least three %s templates', (difficulty) => {
    expect(templates.filter((template) => template.difficulty === difficulty).length).toBeGreaterThanOrEqual(3)
  })
})
