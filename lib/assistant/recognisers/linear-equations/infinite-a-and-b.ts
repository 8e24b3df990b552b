import { equals, fraction, one, zero, type Fraction } from '../../../maths/fraction'
import type { Fact } from '../../question/fact'
import { lineIn } from '../../question/polynomial'
import { factsOf } from '../../question/question'
import { infiniteAAndB as solution, type Given } from '../../../solutions/linear-equations/infinite-a-and-b'
import { pairWords } from './equations'
import { wantedOf } from './find-k'
import { asksAAndB, numbersOf } from './params-from-solution'
import { recogniser } from '../../recogniser'

const is = (value: Fraction | undefined, n: number): boolean => equals(value ?? zero, fraction(n))

/** 2ax + (a + b)y, or (a − b)x + (a + b)y, with what stands on the right. */
function secondOf(fact: Fact): { readonly kind: Given['kind']; readonly right: Fraction } | null {
  const found = numbersOf(fact, ['ax', 'bx', 'ay', 'by'])
  if (!found || !equals(found.ay ?? zero, one) || !equals(found.by ?? zero, one)) return null
  const right = found.right ?? zero
  if (is(found.ax, 2) && is(found.bx, 0)) return { kind: 'double', right }
  return is(found.ax, 1) && is(found.bx, -1) ? { kind: 'difference', right } : null
}

export const infiniteAAndB = recogniser<Given>({
  id: 'a-and-b-for-infinitely-many',
  solution,
  cues: ['infinite', 'infinitely', 'same', 'coincident', 'coincide'],
  words: [
    ...pairWords,
    'infinite',
    'infinitely',
    'many',
    'number',
    'solution',
    'have',
    'has',
    'represent',
    'represents',
    'same',
    'line',
    'lines',
    'coincident',
    'coincide',
  ],
  examples: [
    'For which values of a and b does the pair of linear equations 2x + 3y = 7 and 2ax + (a + b)y = 28 have infinitely many solutions?',
    'Find the values of a and b for which 2x + 5y = 3 and (a - b)x + (a + b)y = 18 have an infinite number of solutions.',
    'find a and b if 2x + 3y = 7 and 2ax + (a+b)y = 28 has infinitely many solutions',
    'The equations 7x + 3y = 7 and 2ax + (a + b)y = 28 represent the same line. Find a and b.',
  ],
  refuses: [
    'For which values of a and b are 2x + 3y = 7 and 2ax + (a + b)y = 28 no coincident lines?',
    'For which values of a and b does the pair of linear equations 2x + 3y = 7 and 2ax + (a + b)y = 28 not have infinitely many solutions?',
    'The equations 7x + 3y = 7 and 2ax + (a + b)y = 28 represent the same line. Find a + b.',
  ],
  read: (question) => {
    const wanted = wantedOf(question)
    const isSame = question.words.includes('same') && question.words.includes('line')
    if (!isSame && wanted !== 'infinitely many solutions' && wanted !== 'coincident lines') return null
    const lines = question.facts.flatMap((fact) => {
      const line = lineIn(fact)
      return line ? [{ fact, line }] : []
    })
    const seconds = question.facts.flatMap((fact) => {
      const second = secondOf(fact)
      return second ? [{ fact, second }] : []
    })
    const [[first, ...more], [other, ...others]] = [lines, seconds]
    if (!first || !other || more.length + others.length > 0 || !asksAAndB(question)) return null
    const letters = factsOf(question, 'letter').filter(({ name }) => name === 'a' || name === 'b')
    const { a, b, c } = first.line
    return {
      given: { kind: other.second.kind, first: [a, b, c], right: other.second.right },
      used: [first.fact, other.fact, ...letters],
    }
  },
  before: () => '',
})
