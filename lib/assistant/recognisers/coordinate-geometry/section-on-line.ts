import { figuresIn } from './figure'
import { divisionIn } from './division'
import { asksForOneOf, asksLength, otherNames, pointsIn, pointWords } from './points'
import { sectionOnLine as solution } from '../../../solutions/coordinate-geometry/section-on-line'
import type { Fact, FactOf } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { lettersNamed } from '../../question/pick'
import { expanded, termsOf } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { divide, fraction, one, sign, subtract, type Fraction } from '../../../maths'
import { lowestRatio, type Ratio } from '../../../solutions/coordinate-geometry/pieces/ratio'
import type { Division } from '../../../solutions/coordinate-geometry/section-point'

interface Line {
  readonly equation: FactOf<'equation'>
  readonly p: Fraction
  readonly q: Fraction
  readonly letter: string
}

/** The equation px + qy + k = 0 with a letter for its constant. */
function lineIn(question: Question): Line | null {
  for (const equation of factsOf(question, 'equation')) {
    const terms = termsOf(expanded(equation))
    const letter = [...(terms?.keys() ?? [])].find((name) => /^[a-wz]$/.test(name))
    const [p, q] = [terms?.get('x'), terms?.get('y')]
    const k = letter === undefined ? undefined : terms?.get(letter)
    if (letter === undefined || !p || !q || !k || terms?.size !== 3) continue
    return { equation, p: divide(p, k), q: divide(q, k), letter }
  }
  return null
}

/** The ratio m : n in which the point divides AB, and what says it. */
function ratioIn(question: Question, a: string, b: string, line: Line) {
  const without = { ...question, facts: question.facts.filter((fact) => fact !== line.equation) }
  const divided = divisionIn(without, a, b)
  const near = phrase(question, 'nearer|closer|nearest|near @n:letter')
  const isThird = ['trisection', 'trisected', 'trisects'].some((word) => question.words.includes(word))
  const isMiddle = question.words.includes('midpoint')
  if ([divided, isThird, isMiddle].filter(Boolean).length !== 1 || isThird !== (near !== null)) return null
  const none: readonly Fact[] = []
  if (isMiddle) return { ratio: [one, one] as const, used: none, near, point: '' }
  const whole = divided && wholeRatio(divided.division)
  if (divided) return whole && { ratio: whole, used: divided.used, near, point: divided.point }
  const [end] = [near?.facts.n.name]
  if (end !== a && end !== b) return null
  const ratio = end === a ? ([one, fraction(2)] as const) : ([fraction(2), one] as const)
  return { ratio, used: none, near, point: '' }
}

/** null where a part of the ratio is zero or negative. */
function wholeRatio(division: Division): Ratio | null {
  const [m, n] = division.kind === 'ratio' ? [division.m, division.n] : [division.share, subtract(one, division.share)]
  return sign(m) > 0 && sign(n) > 0 ? lowestRatio(m, n) : null
}

export const sectionOnLine = recogniser({
  id: 'dividing-point-on-line',
  solution,
  story: true,
  cues: ['#equation'],
  words: [
    ...pointWords,
    ...['lies', 'lie', 'passes', 'through', 'ratio', 'divides', 'divided', 'internally', 'midpoint', 'one'],
    ...['trisection', 'trisected', 'trisects'],
  ],
  examples: [
    'P divides the line segment from A(-4, 3) to B(5, -6) so that AP : PB = 2 : 1, and P lies on the line 3x + y + k = 0. Find k.',
    'The line segment joining A(1, -2) and B(7, -8) is trisected at P and Q, and P is nearer to A. If P lies on the line 2x - 3y + k = 0, find k.',
    'The mid-point of the line segment joining A(4, 3) and B(12, 9) lies on the line x - y + k = 0. Find k.',
    'midpoint of (4,3) and (12,9) lies on x - y + k = 0 find k',
    'line 2x - y + k = 0 passes through the point which divides (1,2) and (4,8) in ratio 1:2, k ki value batao',
  ],
  refuses: [
    'P divides the line segment from A(-4, 3) to B(5, -6) so that AP : PB = 2 : 1, and P lies on the line 3x + y + k = 0. Find P.',
    'The line segment joining A(1, -2) and B(7, -8) is trisected at P and Q, and P is nearer to A. If Q lies on the line 2x - 3y + k = 0, find k.',
    'The line segment joining A(1, -2) and B(7, -8) is trisected at P and Q. If P lies on the line 2x - 3y + k = 0, find k.',
    'The mid-point of the line segment joining A(4, 3) and B(12, 9) lies on the line x - ky + 3 = 0. Find k.',
    'The mid-point of the line segment joining A(4, 3) and B(12, 9) does not lie on the line x - y + k = 0. Find k.',
  ],
  read: (question) => {
    const [found, line] = [pointsIn(question), lineIn(question)]
    const [a, b, ...more] = found?.points ?? []
    if (!found || !line || !a || !b || more.length > 0 || asksLength(question)) return null
    const division = ratioIn(question, a.name, b.name, line)
    const letters = lettersNamed(question, line.letter)
    const names = otherNames(question, [a, b])
    const spoken = near(question, names)
    if (!division || spoken === null || letters.length === 0) return null
    const point = division.point || spoken
    if (names.length > 0 && point !== spoken) return null
    if (asksForOneOf(question, [a, b, { ...a, name: point }])) return null
    const { used, said } = told(question, division.near)
    const [m, n] = division.ratio
    const { p, q, letter, equation } = line
    return {
      given: { a, b, point, m, n, p, q, letter },
      used: [...found.used, equation, ...letters, ...division.used, ...used, ...figuresIn(question, [a, b], ...names)],
      said,
    }
  },
  before: ({ letter }) => `${letter} = `,
})

/** The point that is spoken of: of two, "P and Q", the one that is nearer is the one that lies on the line. */
function near(question: Question, names: readonly string[]): string | null {
  if (names.length < 2) return names[0] ?? 'P'
  const nearer = phrase(question, '@p:letter nearer|closer|nearest|near')?.facts.p.name
  const onLine = phrase(question, '@p:letter lies|lie', 'through point? @p:letter')?.facts.p.name
  return names.length === 2 && nearer !== undefined && nearer === onLine ? nearer : null
}
