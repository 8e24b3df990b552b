import { poseProblem, templates } from '@/lib/problems/all'
import { thingComplaints } from '@/checks/prove/real-things'

const seeds = Array.from({ length: 100 }, (_, index) => `thing-${index}`)
const withThings = templates.filter(({ things }) => things('thing-0').length > 0)

test('the things of every story that declares them are of a size that they can have', () => {
  expect(withThings.length).toBeGreaterThan(0)
  const found = withThings.flatMap((template) =>
    seeds.flatMap((seed) =>
      thingComplaints(poseProblem(template, seed), template.things(seed)).map(
        (what) => `${template.id} at ${seed}: ${what}`,
      ),
    ),
  )
  expect(found).toEqual([])
})

test('a thing that is too large or too small, and one of which the problem does not speak, are told', () => {
  for (const template of withThings) {
    const problem = poseProblem(template, 'thing-0')
    for (const thing of template.things('thing-0')) {
      const { size } = thing
      expect(thingComplaints(problem, [{ ...thing, most: size - 1 }])).toEqual([expect.stringContaining('draw within')])
      expect(thingComplaints(problem, [{ ...thing, least: size + 1 }])).toEqual([
        expect.stringContaining('draw within'),
      ])
      const other = { ...thing, size: 98_765, most: 98_765, unit: 'km/h' }
      expect(thingComplaints(problem, [other])).toEqual([expect.stringContaining('does not say so')])
    }
  }
})
