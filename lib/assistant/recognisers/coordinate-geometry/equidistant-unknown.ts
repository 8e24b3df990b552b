import { equallyFar, isEquallyFar } from './equally-far'
import { namesOf, pointsWithLetters, pointWords } from './points'
import { equidistantUnknown as solution } from '../../../solutions/coordinate-geometry/equidistant-unknown'
import { phrase } from '../../question/phrase'
import { lettersNamed } from '../../question/pick'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'

/** "If Q(2, 1) is equidistant from P(5, -3) and R(x, 6), find the values of x." */
export const equidistantUnknown = recogniser({
  id: 'equidistant-unknown',
  solution,
  story: true,
  cues: ['equidistant', 'equally', 'equal', 'same', '#equation'],
  words: [...pointWords, ...equallyFar, 'all', 'both', 'possible'],
  examples: [
    'If Q(4, 0) is equidistant from P(-2, -2) and R(x, -6), find the values of x.',
    'The point Q(-4, -3) is at equal distances from the points P(1, 1) and R(-8, y). Find all the possible values of y.',
    'On a grid map a milk booth at Q(-3, 5) is equally far from a house at P(3, 7) and a house at R(x, -1). Find all the values that x can have.',
    'q(0,1) is equidistant from p(5,-3) and r(x,6) find x',
  ],
  refuses: [
    'If Q(4, 0) is equidistant from P(-2, -2) and R(x, -6), find the distance QR.',
    'If Q(4, 0) is equidistant from P(-2, -2) and R(x, -6), find the positive value of x.',
    'If Q(x, 0) is equidistant from P(-2, -2) and R(1, -6), find x.',
    'If Q(4, 0) is equidistant from P(-2, -2) and R(x, y), find x and y.',
  ],
  read: (question) => {
    const found = equidistantIn(question)
    if (!found || asksDistance(question)) return null
    const { q, p, r } = found.given
    return { given: found.given, used: [...found.used, ...namesOf(question, [q, p, r])] }
  },
})

/** Three points, one said to be equally far from the others, one with a letter that is asked for. */
export function equidistantIn(question: Question) {
  const found = pointsWithLetters(question)
  const [first, second, ...more] = found?.points ?? []
  if (!found?.half || found.free || !first || !second || more.length > 0) return null
  const centre = centreAt(question)
  // the points with numbers, in order, less the one with a letter
  const [q, p] = centre === 0 ? [first, second] : centre === 1 ? [second, first] : []
  const { half: r } = found
  const equal = q && p && isEquallyFar(question, q.name, p.name, r.name)
  const letters = lettersNamed(question, r.letter)
  if (!q || !p || !equal || letters.length === 0) return null
  return { given: { q, p, r }, used: [...found.used, ...equal, ...letters] }
}

/** Which of the points with numbers is said to be equally far from the others: 0 where the question begins with it. */
function centreAt(question: Question): 0 | 1 | null {
  const [first, ...points] = factsOf(question, 'point')
  const found = phrase(question, '@q:point equidistant|equally|equal|same')
  const [equation] = factsOf(question, 'equation')
  if (!first || !(found || equation)) return null
  if (found) return found.facts.q === first && first.x.kind !== 'letter' && first.y.kind !== 'letter' ? 0 : null
  const [side] = equation?.sides ?? []
  const shared = side?.kind === 'letter' ? [first, ...points].findIndex(({ name }) => isShared(equation, name)) : -1
  const withNumbers = [first, ...points].filter(({ x, y }) => x.kind !== 'letter' && y.kind !== 'letter')
  const centre = withNumbers.findIndex((point) => point === [first, ...points][shared])
  return centre === 0 || centre === 1 ? centre : null
}

const isShared = (equation: { readonly sides: readonly { readonly kind: string }[] } | undefined, name: string) =>
  name !== '' &&
  (equation?.sides ?? []).every((side) => 'name' in side && typeof side.name === 'string' && side.name.includes(name))

/** A distance is asked too, or a line of the figure: "find x, QR and PR". */
const asksDistance = (question: Question): boolean =>
  phrase(question, 'find distance|distances', 'distance|distances @n:letter') !== null ||
  factsOf(question, 'letter').some(({ name }) => name.length > 1)
