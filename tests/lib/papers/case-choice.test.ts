import { otherCase } from '@/lib/papers/usable'
import { poseProblem, templates } from '@/lib/problems/all'
import type { Problem } from '@/lib/problems/problem'

const seeds = Array.from({ length: 30 }, (_, index) => `choice ${index}`)

/** Where the number that is told is another thing: how far a plan is moved, and how high the arch is. */
const unrelated: ReadonlySet<string> = new Set(['poly-parabola-case'])

/** Whether the last part of one tells the number that is the key of the last part of the other. */
function tells(one: Problem, other: Problem): boolean {
  const [told, key] = [one.parts.at(-1)?.ask ?? '', other.parts.at(-1)?.rule.expected ?? '']
  const numbers: readonly string[] = told.match(/\d+(?:\.\d+)?/g) ?? []
  return /^\d+(?:\.\d+)?$/.test(key) && numbers.includes(key)
}

test('of the two last parts of a case neither tells the key of the other, but by a rare accident', () => {
  const telling = templates
    .filter(({ id, marks, retired, beyond }) => marks === 4 && !retired && !beyond && !unrelated.has(id))
    .flatMap((template) => {
      const found = seeds.filter((seed) => {
        const [own, other] = [poseProblem(template, seed), otherCase(template, seed)]
        return other !== null && (tells(own, other) || tells(other, own))
      })
      return found.length > 2 ? [`${template.id}: ${found.length} of ${seeds.length}`] : []
    })
  expect(telling).toEqual([])
})
