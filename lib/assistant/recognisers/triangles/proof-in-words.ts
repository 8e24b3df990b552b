import { proof as solution, type Given } from '../../../solutions/triangles/proof'
import { phrase } from '../../question/phrase'
import type { Fact, Word } from '../../question/fact'
import { isFree } from '../../question/meanings'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

interface Worded {
  readonly theorem: string
  /** One of each must be said. */
  readonly needs: readonly string[]
  /** What may be said besides. */
  readonly besides: string
  readonly figure: string
}

const common =
  'prove show triangle theorem bpt basic proportionality use using two one other sides side line segment given draw any drawn parallel'

const triangleABC = 'Let $\\triangle ABC \\sim \\triangle PQR$'

/** Theorems that are told without a letter. */
const all: readonly Worded[] = [
  {
    theorem: 'basic-proportionality',
    needs: ['parallel', 'other', 'divided|divides|divide', 'ratio|proportion|proportionally'],
    besides: 'one same in other intersect intersecting cut cuts distinct different point points it if ratio proportion',
    figure: 'Let a line parallel to $BC$ meet the sides $AB$ and $AC$ of $\\triangle ABC$ at $D$ and $E$.',
  },
  {
    theorem: 'sides-in-one-ratio',
    needs: ['divides|divided|divide|cuts', 'ratio|proportion', 'parallel', 'third'],
    besides: 'same in any if proportion ratio then it converse',
    figure: 'Let a line meet the sides $AB$ and $AC$ of $\\triangle ABC$ at $D$ and $E$.',
  },
  {
    theorem: 'equal-areas-of-similar',
    needs: ['areas|area', 'similar', 'equal', 'congruent'],
    besides: 'triangles if',
    figure: `${triangleABC} with equal areas.`,
  },
  {
    theorem: 'areas-of-similar',
    needs: ['areas|area', 'similar', 'ratio', 'square|squares', 'sides|side'],
    besides: 'triangles equal corresponding',
    figure: `${triangleABC}.`,
  },
  {
    theorem: 'areas-and-medians',
    needs: ['areas|area', 'similar', 'ratio', 'square|squares', 'medians|median'],
    besides: 'triangles equal corresponding',
    figure: `${triangleABC}, and let $AD$ and $PM$ be medians.`,
  },
  {
    theorem: 'areas-and-altitudes',
    needs: ['areas|area', 'similar', 'ratio', 'square|squares', 'altitudes|altitude'],
    besides: 'triangles equal corresponding',
    figure: `${triangleABC}, and let $AD$ and $PM$ be altitudes.`,
  },
  {
    theorem: 'equilateral-on-a-diagonal',
    needs: ['equilateral', 'square', 'diagonal|diagonals', 'half', 'area'],
    besides: 'equal described drawn triangle diagonal diagonals',
    figure:
      'Let $ABE$ be the equilateral triangle on the side $AB$ of the square $ABCD$, and $ACF$ the one on its diagonal $AC$.',
  },
  {
    theorem: 'squares-of-a-rhombus',
    needs: ['rhombus', 'squares|square', 'sum', 'diagonals'],
    besides: 'equal four all',
    figure: 'Let $ABCD$ be the rhombus.',
  },
  {
    theorem: 'squares-of-a-parallelogram',
    needs: ['parallelogram', 'squares|square', 'sum', 'diagonals'],
    besides: 'equal four all',
    figure: 'Let $ABCD$ be the parallelogram.',
  },
  {
    theorem: 'altitude-of-an-equilateral',
    needs: ['equilateral', 'three|3', 'four|4', 'altitudes|altitude', 'square'],
    besides: 'times equal three four',
    figure: 'Let $AD$ be an altitude of the equilateral triangle $ABC$.',
  },
  {
    theorem: 'pythagoras',
    needs: ['pythagoras'],
    besides: 'similarity similar triangles',
    figure: 'Let $\\triangle ABC$ be right-angled at $B$. To prove: $AC^2 = AB^2 + BC^2$.',
  },
  {
    theorem: 'pythagoras',
    needs: ['hypotenuse', 'square', 'sum', 'squares'],
    besides: 'right angled equal rightangled right-angled',
    figure: 'Let $\\triangle ABC$ be right-angled at $B$. To prove: $AC^2 = AB^2 + BC^2$.',
  },
  {
    theorem: 'converse-of-pythagoras',
    needs: ['square', 'sum', 'squares', 'opposite', 'right', 'angle'],
    besides: 'equal first if then',
    figure: 'Let $AC^2 = AB^2 + BC^2$ in $\\triangle ABC$. To prove: $\\angle B = 90^\\circ$.',
  },
  {
    theorem: 'bisector-of-an-angle',
    needs: ['bisector', 'angle', 'divides|divide', 'opposite', 'ratio'],
    besides: 'internal internally same containing opposite',
    figure: 'Let the bisector of $\\angle A$ of $\\triangle ABC$ meet $BC$ at $D$.',
  },
  {
    theorem: 'line-through-a-mid-point',
    needs: ['midpoint|middle|mid', 'parallel', 'third|remaining', 'bisects|bisect|bisected|bisector'],
    besides: 'through from another second point passes passing at it',
    figure:
      'Let $D$ be the mid-point of $AB$ in $\\triangle ABC$, and let the line through $D$ parallel to $BC$ meet $AC$ at $E$.',
  },
  {
    theorem: 'mid-points-joined',
    needs: ['midpoints|midpoint|mid', 'joining|joins|join|joined', 'parallel', 'third|remaining'],
    besides: 'points point of converse any',
    figure: 'Let $D$ and $E$ be the mid-points of $AB$ and $AC$ in $\\triangle ABC$.',
  },
  {
    theorem: 'altitude-of-a-right-triangle',
    needs: ['perpendicular|altitude', 'hypotenuse', 'similar', 'right|rightangled|right-angled'],
    besides:
      'vertex angle angled from divides divide both sides each whole then triangles triangle into original that on 90 formed opposite draw',
    figure: 'Let $\\triangle ABC$ be right-angled at $B$, and let $BD$ be perpendicular to the hypotenuse $AC$.',
  },
  {
    theorem: 'diagonals-of-a-trapezium',
    needs: [
      'diagonals',
      'trapezium',
      'divide|divides|divided|cut|intersect',
      'proportionally|ratio|proportional|proportion',
    ],
    besides: 'each same point parts intersect in',
    figure: 'Let $ABCD$ be a trapezium with $AB \\parallel DC$ whose diagonals meet at $O$.',
  },
]

const wordsOf = (list: string): readonly string[] => list.split(/[ |]/)

/** "90°", and the three and four of "three times the square". */
const isOfTheorem = (fact: Fact): boolean =>
  fact.kind === 'number' &&
  ((fact.unit === '°' && fact.value.n === 90n) || (fact.unit === '' && fact.value.d === 1n && fact.value.n <= 4n))

/** The midpoint may be what is proved, where only one is told. */
function theoremIn(question: Question): Worded | null {
  const { words } = question
  if (!question.facts.every(isOfTheorem)) return null
  const found = all.filter(({ needs, besides }) => {
    const known = new Set([...needs.flatMap(wordsOf), ...wordsOf(besides), ...wordsOf(common), 'triangles', 'lines'])
    return (
      needs.every((one) => wordsOf(one).some((word) => words.includes(word))) &&
      question.items.every((item) => item.kind !== 'word' || known.has(item.text) || isFree(item.text))
    )
  })
  const isThrough =
    phrase(question, 'through|from midpoint', 'midpoint * through|from', 'midpoint se') !== null ||
    words.includes('bisect') ||
    words.includes('bisects')
  const fitting = found.filter(({ theorem }) => theorem !== 'mid-points-joined' || !isThrough)
  const [only, ...more] = fitting
  return only && more.length === 0 ? only : null
}

/** "Prove that the line through the mid-point of one side, parallel to another, bisects the third side.": no letter is told. */
export const proofInWords = recogniser<Given>({
  id: 'theorem-in-words',
  solution,
  story: true,
  cues: ['prove', 'show'],
  examples: [
    'Using BPT prove that a line drawn through the mid-point of one side of a triangle parallel to another side bisects the third side.',
    'BPT use karke siddh karo ki triangle ki ek side ke midpoint se doosri side ke parallel khinchi gayi line teesri side ko bisect karti hai',
    'Prove that the line joining the mid-points of any two sides of a triangle is parallel to the third side',
    'prove that the perpendicular drawn from the right angle vertex to the hypotenuse divides the triangle into two triangles that are similar to each other',
    'Prove that the diagonals of a trapezium divide each other proportionally',
    'If a line is drawn parallel to one side of a triangle to intersect the other two sides in distinct points, prove that the other two sides are divided in the same ratio.',
    'Prove that if a line divides any two sides of a triangle in the same ratio, then the line is parallel to the third side.',
    'If the areas of two similar triangles are equal, prove that they are congruent.',
    'Prove that the ratio of the areas of two similar triangles is equal to the square of the ratio of their corresponding medians.',
    'Prove that the area of an equilateral triangle described on one side of a square is equal to half the area of the equilateral triangle described on one of its diagonals.',
    'Prove that the sum of the squares of the sides of a rhombus is equal to the sum of the squares of its diagonals.',
    'Prove that the sum of the squares of the diagonals of parallelogram is equal to the sum of the squares of its sides.',
    'In an equilateral triangle, prove that three times the square of one side is equal to four times the square of one of its altitudes.',
    'prove pythagoras theorem using similarity',
  ],
  refuses: [
    'Prove that the ratio of the areas of two similar triangles is equal to the ratio of their corresponding medians.',
    'In an equilateral triangle, prove that two times the square of one side is equal to four times the square of one of its altitudes.',
    'Prove that the sum of the sides of a rhombus is equal to the sum of its diagonals.',
    'Prove that the line joining the mid-points of two sides of a triangle is parallel to the third side and half of it',
    'Prove that the median to the hypotenuse divides the triangle into two triangles that are similar to each other',
    'Prove that the diagonals of a trapezium are not divided in the same ratio',
    'Prove that the line through the mid-point of one side of a triangle perpendicular to another side bisects the third side',
  ],
  read: (question) => {
    const found = theoremIn(question)
    return (
      found && {
        given: { theorem: found.theorem },
        used: question.facts,
        said: question.items.filter((item): item is Word => item.kind === 'word'),
        lead: found.figure,
      }
    )
  },
  before: () => 'Hence ',
})
