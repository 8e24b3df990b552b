import { templates } from '@/lib/problems/arithmetic-progressions'
import { templateComplaints } from './proof'

const seeds = Array.from({ length: 40 }, (_, index) => `seed-${index}`)

describe.each(templates.map((template) => [template.id, template] as const))('%s', (_, template) => {
  it('poses sound problems', () => {
    expect(templateComplaints(template, seeds)).toEqual([])
  })
})
