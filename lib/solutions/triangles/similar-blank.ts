import { earns } from '../line'
import { worked } from '../solution'

/** What is filled in, by what is said of similar figures. */
export const blanks = {
  circles: ['similar', 'Circles may differ in size, but all of them have one shape.'],
  squares: ['similar', 'All angles of squares are right angles, and the four sides of each are equal.'],
  triangles: ['equilateral', 'All angles of equilateral triangles are $60^\\circ$, so any two are similar by AA.'],
  polygons: [
    'equal; proportional',
    'Two polygons with the same number of sides are similar if their corresponding angles are equal and their corresponding sides are in the same ratio.',
  ],
} as const

export interface Given {
  readonly of: keyof typeof blanks
}

/** E.g. "All circles are ___ (congruent, similar)." */
export const similarBlank = worked<Given>({
  id: 'similar-blank',
  archetype: 'tri-similar-figures-facts',
  objection: () => null,
  solve: ({ of }) => ({ lines: [earns(1, blanks[of][1])], key: blanks[of][0] }),
})
