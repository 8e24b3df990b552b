import { fitnessComplaints } from '@/checks/prove/fitness'
import { slipComplaints } from '@/checks/prove/proof'
import { proveProblem } from '@/checks/prove/prove-problem'
import { crossChecked, poseProblem, templates } from '@/lib/problems/all'

const cases = templates.filter(({ hasOther, retired }) => hasOther && !retired)
const seeds = Array.from({ length: 10 }, (_, index) => `other ${index}`)

test.each(cases.map((template) => [template.id, template] as const))(
  '%s with its other last part is as sound as with the first',
  (_, template) => {
    const others = seeds.flatMap((seed) => {
      const faces = template.otherwise(seed)
      return faces ? [{ seed, other: { ...template, ...faces } }] : []
    })
    expect(others.length).toBeGreaterThan(0)
    for (const { seed, other } of others) {
      const problem = poseProblem(other, seed)
      expect(problem.question).not.toBe(poseProblem(template, seed).question)
      expect([
        ...fitnessComplaints(problem),
        ...slipComplaints(problem),
        ...proveProblem(problem, crossChecked(other, seed)).complaints,
      ]).toEqual([])
    }
  },
)
