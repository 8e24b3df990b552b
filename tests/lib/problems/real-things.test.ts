import { poseProblem, templates } from '@/lib/problems/all'
import { thingComplaints } from '@/checks/prove/real-things'
import { storyComplaints, tellsStory, withoutThings } from '@/checks/prove/stories'
import { seedsOf } from '../../seeds'

const seeds = seedsOf('thing', { few: 30, many: 200 })
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

const fewer = seeds.slice(0, 6)
const problemsOf = (template: (typeof templates)[number]) => fewer.map((seed) => poseProblem(template, seed))

test('a template that tells stories says what their things can have, or stands in the short list with its reason', () => {
  const found = templates.flatMap((template) =>
    storyComplaints(template, problemsOf(template), fewer).map((what) => `${template.id}: ${what}`),
  )
  expect(found).toEqual([])
})

test('a story without its things is told; a sum without a story is not', () => {
  const [template] = withThings
  if (!template) throw new Error('no template declares things')
  const told = [{ ...poseProblem(template, 'thing-0'), question: 'A pole $4$ m high casts a shadow. Find it.' }]
  const bare = { ...template, things: () => [] }
  expect(storyComplaints(bare, told, fewer)).toEqual([expect.stringContaining('declares no things')])
  expect(storyComplaints(template, told, ['thing-0'])).toEqual([])
  expect(tellsStory('Find two numbers whose sum is $27$ and whose product is $182$.')).toBe(false)
  expect(tellsStory('In $\\triangle ABC$, $AB = 3$ cm and $BC = 4$ cm. Find $AC$.')).toBe(false)
})

test('the list without things is short and of templates that there are', () => {
  const ids = new Set(templates.map(({ id }) => id))
  expect([...withoutThings.keys()].filter((id) => !ids.has(id))).toEqual([])
  expect(withoutThings.size).toBeLessThanOrEqual(25)
})
