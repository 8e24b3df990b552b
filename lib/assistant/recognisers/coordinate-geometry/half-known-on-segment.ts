import { figuresIn } from './figure'
import { asksForOneOf, asksLength, asksRatio, pointsWithLetters, pointWords } from './points'
import { ratioOnSegment as ratioSolution } from '../../../solutions/coordinate-geometry/ratio-on-segment'
import { ratioAndUnknown as bothSolution } from '../../../solutions/coordinate-geometry/ratio-and-unknown'
import { unknownOnSegment as valueSolution } from '../../../solutions/coordinate-geometry/unknown-on-segment'
import { phrase, told } from '../../question/phrase'
import { lettersNamed } from '../../question/pick'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { equals } from '../../../maths'

const onSegment = [
  '@p:point lies|lie line? segment|line? joining|join|between @a:point @b:point',
  '@p:point divides|divide line? segment|line? joining|join @a:point @b:point',
  'line? segment|line? joining|join @a:point @b:point divided point? @p:point',
  '@p:point line? segment|line? @a:point @b:point joining|join',
  'between|from|joining @a:point @b:point * fitted|stands|placed|put|built * @p:point',
] as const

/** P(2, y) on the segment AB, and what says it. */
function dividedIn(question: Question) {
  const found = pointsWithLetters(question)
  const said = phrase(question, ...onSegment)
  const [a, b, ...more] = found?.points ?? []
  if (!found?.half || found.free || !said || !a || !b || more.length > 0) return null
  const { half } = found
  const isHalf = said.facts.p.x.kind === 'letter' || said.facts.p.y.kind === 'letter'
  const along = half.unknown === 'x' ? 1 : 0
  if (!isHalf || equals(a.at[along], b.at[along])) return null
  return { given: { a, b, p: half }, points: found.used, half, all: [a, b, half], told: told(question, said) }
}

const words = [...pointWords, 'divide', 'divides', 'divided', 'lies', 'straight'] as const

export const ratioOnSegment = recogniser({
  id: 'ratio-of-half-known-point',
  solution: ratioSolution,
  story: true,
  cues: ['ratio'],
  words: [...words, 'ratio'],
  examples: [
    'The point P(6, y) divides the line segment joining A(-6, -2) and B(9, -7). In what ratio does P divide AB?',
    'The point P(3, t) lies on the line segment joining A(1, -6) and B(8, 8). Find the ratio in which P divides AB.',
    'A straight water pipe is laid between A(1, 9) and B(10, 0) on a map, and a valve is fitted to it at P(6, c). Find the ratio AP : PB.',
    'p(6,y) divides the line segment joining a(-6,-2) and b(9,-7) kis ratio me?',
  ],
  refuses: [
    'The point P(6, y) divides the line segment joining A(-6, -2) and B(9, -7). Find the ratio BP : PA.',
    'The point P(6, y) divides the line segment joining A(-6, -2) and B(9, -7). Find the ratio and the value of y.',
    'The point P(6, y) divides the line segment joining A(-6, -2) and B(9, -7) externally. In what ratio?',
  ],
  read: (question) => {
    const found = dividedIn(question)
    if (!found || !asksRatio(question, found.given.a.name, found.half.name, found.given.b.name)) return null
    if (lettersNamed(question, found.half.letter).length > 0 || asksLength(question)) return null
    const { given, points, all, told: said } = found
    return { given, used: [...points, ...said.used, ...figuresIn(question, all)], said: said.said }
  },
  before: () => 'Ratio = ',
})

export const valueOnSegment = recogniser({
  id: 'unknown-coordinate-on-segment',
  solution: valueSolution,
  story: true,
  cues: ['lies', 'divides', 'divide', 'joining', 'between'],
  words,
  examples: [
    'The point P(6, y) divides the line segment joining A(-6, -2) and B(9, -7). Find the value of y.',
    'The point P(3, t) lies on the line segment joining A(1, -6) and B(8, 8). Find t.',
    'p(3,y) lies on line segment joining (1,-6) and (8,8) find y',
  ],
  refuses: [
    'The point P(3, t) lies on the line segment joining A(1, -6) and B(8, 8). Find AP.',
    'The point P(3, t) lies on the line segment joining A(1, -6) and B(8, 8). Find the ratio in which P divides AB and t.',
    'The point P(3, t) does not lie on the line segment joining A(1, -6) and B(8, 8). Find t.',
  ],
  read: (question) => {
    const found = dividedIn(question)
    const letters = found ? lettersNamed(question, found.half.letter) : []
    if (!found || letters.length === 0 || asksLength(question)) return null
    if (asksForOneOf(question, [found.given.a, found.given.b])) return null
    const { given, points, all, told: said } = found
    return { given, used: [...points, ...letters, ...said.used, ...figuresIn(question, all)], said: said.said }
  },
  before: ({ p }) => `${p.letter} = `,
})

export const ratioAndValueOnSegment = recogniser({
  id: 'ratio-and-unknown-on-segment',
  solution: bothSolution,
  story: true,
  cues: ['ratio'],
  words: [...words, 'ratio', 'internally', 'hence'],
  examples: [
    'In what ratio does the point P(k, 3) divide the line segment joining A(2, -1) and B(9, 6)? Also find k.',
    'point P(k, 3) A(2, -1) aur B(9, 6) ko jodne wali line ko kis ratio me divide karta hai, k bhi nikalo',
    'Find the ratio in which the point (-4, y) divides the line joining A(-6, 10) and B(3, -8). Hence find y.',
  ],
  refuses: [
    'In what ratio does the point P(k, 3) divide the line segment joining A(2, -1) and B(9, 6) externally? Also find k.',
    'In what ratio does the point P(k, 3) divide the line segment joining A(2, -1) and B(9, 6)? Find k and AP.',
    'The point P(k, 3) divides the line segment joining A(2, -1) and B(9, 6). Find k and the ratio BP : PA.',
  ],
  read: (question) => {
    const found = dividedIn(question)
    const letters = found ? lettersNamed(question, found.half.letter) : []
    if (!found || !asksRatio(question, found.given.a.name, found.half.name, found.given.b.name)) return null
    if (letters.length === 0 || asksLength(question)) return null
    if (asksForOneOf(question, [found.given.a, found.given.b])) return null
    const { given, points, all, told: said } = found
    return { given, used: [...points, ...letters, ...said.used, ...figuresIn(question, all)], said: said.said }
  },
})
