import { namesOf, pointsWithLetters, pointWords } from './points'
import { unknownFromDistance as solution } from '../../../solutions/coordinate-geometry/unknown-from-distance'
import { rootOf } from '../../../solutions/root'
import type { Fact } from '../../question/fact'
import { phrase } from '../../question/phrase'
import { lettersNamed } from '../../question/pick'
import { exactly, rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { multiply, sign, type Fraction } from '../../../maths/fraction'
import { rationalOf } from '../../../maths/quotient'
import type { Surd } from '../../../maths'

interface Distance {
  readonly square: Fraction
  readonly used: readonly Fact[]
}

/** The distance that is told, squared: "10 units", "√10", "PQ = 10". */
function distanceIn(question: Question): Distance | null {
  const told = question.facts.flatMap((fact) =>
    fact.kind === 'number' || fact.kind === 'formula' || fact.kind === 'length' ? [fact] : [],
  )
  const [only, ...more] = told
  const node = only?.node
  if (!only || !node || more.length > 0) return null
  const value = rational(node)
  const root = value ? null : exactly({ kind: 'binary', operation: '*', left: node, right: node })
  const square = value ? (sign(value) > 0 ? multiply(value, value) : null) : root && rationalOf(root)
  return square ? { square, used: [only] } : null
}

/** "Find the values of y for which the distance between P(2, -3) and Q(10, y) is 10 units." */
export const unknownFromDistance = recogniser({
  id: 'unknown-from-distance',
  solution,
  story: true,
  cues: ['distance', 'away', 'units', 'unit', 'apart', '#length'],
  words: [...pointWords, 'distance', 'between', 'all', 'both', 'possible', 'far', 'apart'],
  examples: [
    'Find the values of x for which the distance between the points P(2, -3) and Q(x, 5) is 10 units.',
    'On a graph sheet Nadia marks P(-1, 4) and then a point Q(x, 7) which is 5 units away from P. Find all the values that x can have.',
    'distance b/w (3,k) and (4,1) is √10 find k',
    'PQ = 10, P(2, -3) and Q(10, y). Find y.',
  ],
  refuses: [
    'The distance between P(2, -3) and Q(x, 5) is 10 units. Find the positive value of x.',
    'The distance between P(2, -3) and Q(x, 5) is more than 10 units. Find x.',
    'The distance between P(2, -3) and Q(x, y) is 10 units. Find x and y.',
    'The distance of Q(x, 5) from the mid-point of P(2, -3) and R(4, 1) is 10. Find x.',
    'Twice the distance between P(2, -3) and Q(x, 5) is 10 units. Find x.',
  ],
  read: (question) => {
    const found = pointsWithLetters(question)
    const [p, ...more] = found?.points ?? []
    const told = distanceIn(question)
    if (!found?.half || found.free || !p || more.length > 0 || !told) return null
    const { half } = found
    const letters = lettersNamed(question, half.letter)
    const distance: Surd | null = rootOf(told.square)
    if (!distance || letters.length === 0 || !tellsDistance(question)) return null
    // points without a name are P and Q
    const named = factsOf(question, 'point').every(({ name }) => name !== '')
    return {
      given: {
        p: named ? p : { ...p, name: 'P' },
        q: named ? half : { ...half, name: 'Q' },
        distance,
      },
      used: [...found.used, ...told.used, ...letters, ...namesOf(question, [p, half])],
    }
  },
})

const tellsDistance = (question: Question): boolean =>
  question.words.includes('distance') ||
  phrase(question, '#d away|apart|from') !== null ||
  factsOf(question, 'length').length > 0
