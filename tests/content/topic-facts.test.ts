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
  [
    'coordinate-geometry',
    'The mid-point of $(2, 4)$ and $(6, 8)$ is $(4, 5)$.',
    ['The mid-point of $(2, 4)$ and $(6, 8)$ is $(4, 6)$.'],
  ],
  [
    'coordinate-geometry',
    'The point $(3, -4)$ lies in the second quadrant.',
    ['The point $(3, -4)$ lies in the fourth quadrant.'],
  ],
  [
    'statistics',
    'The median of $3, 10, 5$ is 10.',
    ['The median of $3, 10, 5$ is 5.', 'The median of $3, 5, 6, 10$ is 5.5.'],
  ],
  ['real-numbers', '$\\sqrt{16}$ is irrational.', ['$\\sqrt{16}$ is rational.', '$\\sqrt{15}$ is irrational.']],
  ['real-numbers', 'The LCM of two co-prime numbers is 1.', ['The HCF of two co-prime numbers is 1.']],
  ['polynomials', 'A cubic polynomial can have four zeroes.', ['A cubic polynomial can have three zeroes.']],
  [
    'linear-equations',
    'The line $y = 3$ is parallel to the $y$-axis.',
    ['The line $y = 3$ is parallel to the $x$-axis.'],
  ],
]

test.each(facts)('%s: "%s" is named, and its neighbours are not', (topic, wrong, right) => {
  expect(factFaults(topic, wrong).length).toBeGreaterThan(0)
  for (const one of right) expect([one, factFaults(topic, one)]).toEqual([one, []])
})
