import { poseProblem, templates } from '@/lib/problems/all'

/** The last draw of a template is kept: nothing that is done with it may change it. */
test.each(templates.map((template) => [template.id, template] as const))(
  '%s poses the same again after everything else was asked of it, and of another seed',
  (_, template) => {
    const first = poseProblem(template, 'first')
    template.crossCheck('first')
    template.things('first')
    template.stated('first')
    template.variants?.of('first')
    const [again, other] = [poseProblem(template, 'first'), poseProblem(template, 'other')]
    const afterOther = poseProblem(template, 'first')
    expect(JSON.stringify([again, afterOther])).toBe(JSON.stringify([first, first]))
    expect(other.id).not.toBe(first.id)
  },
)
