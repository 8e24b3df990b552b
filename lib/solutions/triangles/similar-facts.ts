import { letterAt } from '../../letters'
import { earns, line } from '../line'
import { worked } from '../solution'

export const trueFacts = [
  'All circles are similar.',
  'All squares are similar.',
  'All equilateral triangles are similar.',
  'Two congruent figures are always similar.',
  'All regular hexagons are similar.',
  'All isosceles right triangles are similar.',
] as const

export const falseFacts = [
  'All isosceles triangles are similar.',
  'All rectangles are similar.',
  'All rhombuses are similar.',
  'Two similar figures are always congruent.',
  'All right triangles are similar.',
  'Two polygons are similar if their corresponding angles are equal.',
] as const

export type SimilarFact = (typeof trueFacts)[number] | (typeof falseFacts)[number]

const whys: Readonly<Record<SimilarFact, string>> = {
  'All isosceles triangles are similar.': 'isosceles triangles may have different angles',
  'All rectangles are similar.': 'rectangles may have different ratios of length to breadth',
  'All rhombuses are similar.': 'rhombuses may have different angles',
  'Two similar figures are always congruent.': 'similar figures have the same shape but may differ in size',
  'All right triangles are similar.': 'right triangles may have different acute angles',
  'Two polygons are similar if their corresponding angles are equal.':
    'for polygons in general the sides must be in the same ratio as well, as a square and a rectangle show',
  'All circles are similar.': 'a circle has a fixed shape, and only its radius can change',
  'All squares are similar.': 'all their angles are right angles, and their sides are all in one ratio',
  'All equilateral triangles are similar.': 'all their angles are $60^\\circ$, and their sides are all in one ratio',
  'Two congruent figures are always similar.': 'they have the same shape, and the same size besides',
  'All regular hexagons are similar.': 'all their angles are $120^\\circ$, and their sides are all in one ratio',
  'All isosceles right triangles are similar.':
    'their angles are always $90^\\circ$, $45^\\circ$ and $45^\\circ$, so AA applies',
}

const isTrue = (fact: SimilarFact): boolean => trueFacts.some((one) => one === fact)

/** "true: ..." or "false: ..." */
export const judged = (fact: SimilarFact): string => `${isTrue(fact) ? 'true' : 'false'}: ${whys[fact]}`

/** Statements about similar figures to choose from. */
export interface SimilarFacts {
  /** Whether the true one is asked, or the false one. */
  readonly wanted: boolean
  readonly options: readonly SimilarFact[]
}

const fitting = ({ wanted, options }: SimilarFacts): readonly number[] =>
  options.flatMap((fact, index) => (isTrue(fact) === wanted ? [index] : []))

/** E.g. "Which of the following statements is false? (A) All circles are similar. ..." */
export const similarFacts = worked<SimilarFacts>({
  id: 'similar-facts',
  archetype: 'tri-similar-figures-facts',
  objection: (given) =>
    fitting(given).length === 1
      ? null
      : `${fitting(given).length === 0 ? 'None' : 'More than one'} of these statements is ${given.wanted ? 'true' : 'false'}: look at the options again.`,
  solve: (given) => {
    const letter = letterAt(fitting(given)[0] ?? 0)
    return {
      lines: [
        'Two polygons are similar if their corresponding angles are equal and their corresponding sides are in the same ratio.',
        ...given.options.map((fact) => line(fact, `"${fact}" is ${judged(fact)}.`)),
        earns(1, `The correct option is ${letter}.`),
      ],
      key: letter,
    }
  },
})
