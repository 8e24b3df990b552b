import { factFaults } from '@/checks/content/facts'
import type { TopicKey } from '@/lib/syllabus'

/** What belongs to one chapter: a sentence that is false there, and its nearest neighbours that are true. */
const facts: readonly (readonly [topic: TopicKey, wrong: string, right: readonly string[]])[] = [
  [
    'linear-equations',
    'A pair without a solution is **dependent**.',
    ['A pair without a solution is **inconsistent**.', 'A pair without a solution is not dependent.'],
  ],
  [
    'linear-equations',
    'A consistent pair whose lines coincide is also called *inconsistent*.',
    ['A consistent pair whose lines coincide is also called *dependent*.'],
  ],
  ['areas-volumes', 'Surfaces go as the cubes of the radii.', ['Surfaces go as the squares of the radii.']],
  ['areas-volumes', 'Volumes go as the squares of the radii.', ['Volumes go as the cubes of the radii.']],
  [
    'triangles',
    'If one angle of a triangle is equal to one angle of the other and the sides opposite to these angles are proportional, the triangles are similar.',
    [
      'If one angle of a triangle is equal to one angle of the other and the sides including these angles are proportional, the triangles are similar.',
    ],
  ],
  [
    'trigonometry',
    'The value of $\\tan A$ is never less than 1.',
    ['For angles below $45^\\circ$, $\\tan A$ is less than 1.', 'The tangent of an angle may be less than 1.'],
  ],
  [
    'probability',
    'There are 24 red cards in a pack.',
    ['There are 26 red cards in a pack.', 'There are 24 red cards in a pack from which two are removed.'],
  ],
]

test.each(facts)('%s: "%s" is named, and its neighbours are not', (topic, wrong, right) => {
  expect(factFaults(topic, wrong).length).toBeGreaterThan(0)
  for (const one of right) expect([one, factFaults(topic, one)]).toEqual([one, []])
})
