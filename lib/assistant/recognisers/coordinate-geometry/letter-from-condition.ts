import { equallyFar, isEquallyFar } from './equally-far'
import { figuresIn } from './figure'
import { asksFor, letteredLine, letteredPoints } from './lettered-points'
import { namesOf, otherNames, pointWords } from './points'
import { rightCorner } from '../right-triangle'
import {
  letterFromCondition as solution,
  type Given,
} from '../../../solutions/coordinate-geometry/letter-from-condition'
import { phrase, told } from '../../question/phrase'
import { surdIn } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { exact, multiply, surdTex } from '../../../maths'

const values = ['values', 'possible', 'all', 'both'] as const

/** "Find k if (1, 2), (3, k) and (6, -8) are collinear." */
export const letterForOneLine = recogniser<Given>({
  id: 'letter-for-collinear-points',
  solution,
  story: true,
  cues: ['collinear', 'straight'],
  words: [...pointWords, ...values, 'three', 'vertices', 'following', 'lying', 'lie', 'lies', 'same'],
  examples: [
    'find k if (1,2), (3,k), (6,-8) are collinear',
    'For what value of p are the points A(2, 1), B(p, -1) and C(-1, 3) collinear?',
    'agar (k, 2), (3, 4) aur (5, 6) collinear hain to k nikalo',
    'The points (a, 1), (1, -1) and (11, 4) lie on the same straight line. Find the value of a.',
  ],
  refuses: [
    'For what value of p are the points A(2, 1), B(p, -1) and C(-1, 3) not collinear?',
    'Find p if A(2, 1), B(p, -1) and C(-1, 3) are collinear and AB = BC.',
    'Find p + 1 if A(2, 1), B(p, -1) and C(-1, 3) are collinear.',
    'Find p if A(2, 1), B(p, -1), C(-1, 3) and D(0, 5) are collinear.',
    'Find p and q if A(2, q), B(p, -1) and C(-1, 3) are collinear.',
  ],
  read: (question) => {
    const found = letteredPoints(question)
    const [a, b, c, ...more] = found?.points ?? []
    const asked = asksFor(question, found?.letter ?? null)
    const said = phrase(question, 'collinear', 'on|in one|same|a? straight? line', 'on|in straight line')
    if (!found?.letter || !a || !b || !c || more.length > 0 || !asked || !said) return null
    const by = told(question, said)
    return {
      given: { letter: found.letter, condition: { kind: 'collinear', points: [a, b, c] } },
      used: [...found.facts, ...asked, ...by.used, ...figuresIn(question, [a, b, c])],
      said: by.said,
    }
  },
  before: ({ letter }) => `${letter} = `,
})

/** "P(k, 2) is equidistant from A(1, -2) and B(5, 4): find k." */
export const letterForEqualDistances = recogniser<Given>({
  id: 'letter-for-equal-distances',
  solution,
  story: true,
  cues: ['equidistant', 'equally', 'equal', 'same', '#equation'],
  words: [...pointWords, ...equallyFar, ...values],
  examples: [
    'If the point P(k, 2) is equidistant from A(1, -2) and B(5, 4), find the value of k.',
    'point (a,3) is equally far from (1,1) and (5,5) find a',
    'agar P(k-1, 2) points A(3,k) aur B(k,5) se equidistant hai to k ki value',
    'P(x, 4), A(1, 2), B(5, 6) and PA = PB. Find x.',
    'if P(2,4) is equidistant frm A(5,k) and B(k,7) then k=?',
  ],
  refuses: [
    'If the point P(k, 2) is equidistant from A(1, -2) and B(5, 4), find PA.',
    'If the point P(k, 2) is equidistant from A(1, -2), B(5, 4) and the origin, find k.',
    'If the point P(k, m) is equidistant from A(1, -2) and B(5, 4), find k.',
    'If the point P(k, 2) is not equidistant from A(1, -2) and B(5, 4), find k.',
    'If the point P(k, 2) is equidistant from A(1, -2) and B(5, 4), find k + 1.',
  ],
  read: (question) => {
    const found = letteredPoints(question)
    const asked = asksFor(question, found?.letter ?? null)
    if (!found?.letter || found.points.length !== 3 || !asked) return null
    const at = centreAt(
      question,
      found.facts.map((each) => each.name),
    )
    const from = found.points[at ?? -1]
    const [p, q] = found.points.filter((_, index) => index !== at)
    // a letter in another point alone is for the reader of that
    const hasLetter = ({ at: each }: typeof p & object) => each.some(([slope]) => slope?.n !== 0n)
    if (!from || !p || !q || ![[from], [p, q]].some((some) => some.every(hasLetter))) return null
    const equal = isEquallyFar(question, from.name, p.name, q.name)
    if (!equal) return null
    return {
      given: { letter: found.letter, condition: { kind: 'equidistant', from, points: [p, q] } },
      used: [...found.facts, ...asked, ...equal, ...figuresIn(question, found.points)],
    }
  },
  before: ({ letter }) => `${letter} = `,
})

/** The place of the point that is equally far from the others. */
function centreAt(question: Question, names: readonly string[]): number | null {
  const points = factsOf(question, 'point')
  const found =
    phrase(question, '@q:point is? equidistant|equally|equal|same|at')?.facts.q ??
    phrase(question, '@p:point @r:point se|from equidistant|equally|equal|same')?.facts.r
  const [equation] = factsOf(question, 'equation')
  if (equation) {
    const [one, two] = equation.sides.map((side) => (side.kind === 'letter' ? side.name : ''))
    const shared = [...(one ?? '')].filter((letter) => two?.includes(letter))
    return shared.length === 1 ? names.indexOf(shared[0] ?? '') : null
  }
  // "P, A and B se equidistant": the one that is spoken of stands first
  const first = points[0]
  if (question.words.includes('se') && first) return 0
  return found && found === first ? 0 : null
}

/** "The centre of a circle is (a, 3 - a), it passes through (5, 2) and its radius is √10." */
export const letterForRadius = recogniser<Given>({
  id: 'letter-for-radius',
  solution,
  story: true,
  cues: ['centre'],
  words: [...pointWords, ...values, 'circle', 'passes', 'passing', 'through', 'lies', 'has'],
  examples: [
    'The centre of a circle is (a, 3 - a). If the circle passes through (5, 2) and its radius is √10 units, find the values of a.',
    'circle with centre (k, 2) and radius 2√5 passes through (4, 6) find k',
  ],
  refuses: [
    'The centre of a circle is (a, 3 - a). If the circle passes through (5, 2) and its radius is √10 units, find the positive value of a.',
    'The centre of a circle is (a, 3 - a). If (5, 2) lies inside the circle and its radius is √10 units, find a.',
    'The centre of a circle is (a, b). If the circle passes through (5, 2) and its radius is √10 units, find a.',
  ],
  read: (question) => {
    const found = letteredPoints(question)
    const [p, q, ...more] = found?.points ?? []
    const asked = asksFor(question, found?.letter ?? null)
    const ofCircle = 'circle?'
    const size = phrase(question, `radius ${ofCircle} @f:formula`, `diameter ${ofCircle} @f:formula`)
    if (!found?.letter || !p || !q || more.length > 0 || !asked || !size) return null
    if (!phrase(question, 'centre circle? @c:point') || !phrase(question, 'passes|passing|through|lies')) return null
    const length = surdIn(size.facts.f.node)
    if (!length || length.coefficient.n <= 0n) return null
    const isDiameter = question.words.includes('diameter')
    if (isDiameter === question.words.includes('radius')) return null
    const radius = isDiameter
      ? { ...length, coefficient: multiply(length.coefficient, exact({ n: 1n, d: 2n })) }
      : length
    const square = multiply(multiply(radius.coefficient, radius.coefficient), exact(radius.radicand))
    const by = told(question, size)
    return {
      given: {
        letter: found.letter,
        condition: { kind: 'apart', points: [p, q], square, length: surdTex(radius) },
      },
      used: [...found.facts, ...asked, ...by.used, ...figuresIn(question, [p, q])],
      said: by.said,
    }
  },
  before: ({ letter }) => `${letter} = `,
})

/** "A(5, 2), B(2, -2) and C(-2, t) are the vertices of a triangle with a right angle at B: find t." */
export const letterForRightAngle = recogniser<Given>({
  id: 'letter-for-right-angle',
  solution,
  story: true,
  cues: ['#point'],
  words: [...pointWords, ...values, 'right', 'angled', 'angle', 'rightangled', 'triangle', 'vertices', 'form'],
  examples: [
    'If A(5, 2), B(2, -2) and C(-2, t) are the vertices of a right angled triangle with ∠B = 90°, find the value of t.',
    'P(0, 0), Q(3, k), R(6, 0) triangle right angled at Q, find k',
  ],
  refuses: [
    'A(5, 2), B(2, -2) and C(-2, t) are the vertices of a right angled triangle. Find t.',
    'A(5, 2), B(2, -2) and C(-2, t) are the vertices of a triangle right angled at B. Find AC.',
    'A(5, 2), B(2, -2) and C(-2, t) are the vertices of an isosceles triangle right angled at B. Find t.',
    'A(5, 2), B(2, -2) and C(-2, t) are the vertices of a triangle with ∠B = 60°. Find t.',
  ],
  read: (question) => {
    const found = letteredPoints(question)
    const asked = asksFor(question, found?.letter ?? null)
    const right = rightCorner(question, null)
    const at = found?.points.find(({ name }) => name === right?.corner)
    const [a, c, ...more] = found?.points.filter((one) => one !== at) ?? []
    if (!found?.letter || !asked || !right || !at || !a || !c || more.length > 0) return null
    if (right.used.used.some((fact) => asked.includes(fact))) return null
    return {
      given: { letter: found.letter, condition: { kind: 'right', at, points: [a, c] } },
      used: [...found.facts, ...asked, ...right.used.used, ...namesOf(question, found.points)],
      said: right.used.said,
    }
  },
  before: ({ letter }) => `${letter} = `,
})

/** "The mid-point of (3, 5) and (k, 7) lies on the line x + 2y = 16: find k." */
export const letterForMiddleOnLine = recogniser<Given>({
  id: 'letter-for-mid-point-on-line',
  solution,
  story: true,
  cues: ['midpoint'],
  words: [...pointWords, ...values, 'lies', 'lie', 'passes', 'through', 'equation', 'bisects', 'bisected'],
  examples: [
    'midpoint of (3,5) and (k,7) lies on the line x + 2y = 16 find k',
    'The mid-point of the line segment joining A(4, 3) and B(12, 9) lies on the line x - ky + 3 = 0. Find k.',
    'if the line 3x - y = 8 passes through the midpoint of (2, p) and (4, 6), p = ?',
  ],
  refuses: [
    'The mid-point of (3, 5) and (k, 7) does not lie on the line x + 2y = 16. Find k.',
    'The mid-point of (3, 5) and (k, m) lies on the line x + 2y = 16. Find k.',
    'The mid-point of (3, 5) and (k, 7) lies on the line x + 2y = 16. Find the mid-point.',
    'The mid-point of (3, 5) and (k, 7) lies on the line x + 2my = 16. Find k.',
  ],
  read: (question) => {
    const found = letteredPoints(question)
    const [p, q, ...more] = found?.points ?? []
    const [equation, ...others] = factsOf(question, 'equation')
    const line = equation ? letteredLine(equation) : null
    if (!found || !p || !q || more.length > 0 || !equation || others.length > 0 || !line) return null
    const letters = [...new Set([found.letter, line.letter].flatMap((each) => each ?? []))]
    const [letter] = letters
    if (letter === undefined || letters.length > 1 || /^[xy]$/.test(letter)) return null
    // a letter that is the constant alone is read with every point that divides a segment
    const { a, b } = line.on
    if (found.letter === null && [a, b].every(([slope]) => slope?.n === 0n)) return null
    const asked = asksFor(question, letter)
    const names = otherNames(question, [p, q])
    if (!asked || names.length > 0 || !phrase(question, 'lies|lie|passes|bisects|bisected')) return null
    return {
      given: { letter, condition: { kind: 'middle-on-line', points: [p, q], on: line.on } },
      used: [...found.facts, equation, ...asked, ...figuresIn(question, [p, q])],
    }
  },
  before: ({ letter }) => `${letter} = `,
})
