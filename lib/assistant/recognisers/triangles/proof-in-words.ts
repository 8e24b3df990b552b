import { proof as solution, type Given } from '../../../solutions/triangles/proof'
import { phrase } from '../../question/phrase'
import type { Word } from '../../question/fact'
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

/** Theorems that are told without a letter. */
const all: readonly Worded[] = [
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

/** The midpoint may be what is proved, where only one is told. */
function theoremIn(question: Question): Worded | null {
  const { words } = question
  if (question.facts.some((fact) => !(fact.kind === 'number' && fact.unit === '°' && fact.value.n === 90n))) return null
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
  ],
  refuses: [
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
