import { equals, one, subtract, zero, type Fraction } from '../../../maths/fraction'
import type { Fact } from '../../question/fact'
import { expanded, rational, termsOf, valueOf } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { paramsFromSolution as solution, type Given } from '../../../solutions/linear-equations/params-from-solution'
import { pairWords } from './equations'
import { recogniser } from '../../recogniser'

interface Place {
  readonly x: Fraction
  readonly y: Fraction
  readonly used: readonly Fact[]
}

/** The one point that is told: "(3, −2)", or "x = 3, y = −2". */
export function placeIn(question: Question): Place | null {
  const [point, ...more] = factsOf(question, 'point')
  const of = (name: string) =>
    factsOf(question, 'equation').flatMap((fact) => {
      const value = valueOf(fact, name)
      return value ? [{ fact, value }] : []
    })
  const [[x, ...xs], [y, ...ys]] = [of('x'), of('y')]
  if (point) {
    const [u, v] = [rational(point.x), rational(point.y)]
    return u && v && more.length === 0 && !x && !y ? { x: u, y: v, used: [point] } : null
  }
  return x && y && xs.length + ys.length === 0 ? { x: x.value, y: y.value, used: [x.fact, y.fact] } : null
}

/** The numbers of an equation whose terms are these, the constant on the right. */
export function numbersOf(fact: Fact, names: readonly string[]): Readonly<Record<string, Fraction>> | null {
  const terms = fact.kind === 'equation' && fact.relation === '=' ? termsOf(expanded(fact)) : null
  if (!terms || [...terms.keys()].some((name) => name !== '' && !names.includes(name))) return null
  const found = Object.fromEntries(names.map((name) => [name, terms.get(name) ?? zero]))
  return { ...found, right: subtract(zero, terms.get('') ?? zero) }
}

/** Whether a and b are asked, one beside the other: "find a and b". */
export function asksAAndB({ apart }: Question): boolean {
  return apart.some((item, at) => {
    const behind = apart.slice(at + 1, at + 3).find((one) => one.kind === 'letter')
    const isA = item.kind === 'word' ? item.text === 'a' : item.kind === 'letter' && item.name === 'a'
    return isA && behind?.kind === 'letter' && behind.name === 'b'
  })
}

export const paramsFromSolution = recogniser<Given>({
  id: 'coefficients-from-solution',
  solution,
  cues: ['solution', 'point', 'meet', 'intersect'],
  words: [...pairWords, 'solution', 'lines', 'meet', 'intersect', 'point', 'line', 'its', 'has', 'have'],
  examples: [
    'x = 3, y = −2 is the solution of the pair of equations ax + 4y = 7 and 2x − by = 12. Find a and b.',
    'The lines ax - 2y = -41 and 4x + by = -28 meet at the point (-5, -2). Find the values of a and b.',
    'if x = 2, y = 1 is solution of ax + 3y = 7 and 5x + by = 12 find a and b',
    'ax + 2y = 8 aur 3x - by = 1 ka solution x = 2 and y = 1 hai to a and b nikalo',
  ],
  refuses: [
    'x = 3, y = −2 is the solution of the pair of equations ax + 4y = 7 and 2x − by = 12. Find a + b.',
    'x = 3, y = −2 is not the solution of the pair of equations ax + 4y = 7 and 2x − by = 12. Find a and b.',
    'The lines ax - 2y = -41 and 4x + by = -28 are parallel and meet the x-axis at the point (-5, 0). Find a and b.',
  ],
  read: (question) => {
    const place = placeIn(question)
    const firsts = question.facts.flatMap((fact) => {
      const found = numbersOf(fact, ['ax', 'y'])
      return found?.ax && equals(found.ax, one) ? [{ fact, found }] : []
    })
    const seconds = question.facts.flatMap((fact) => {
      const found = numbersOf(fact, ['x', 'by'])
      return found?.by && found.by.n !== 0n ? [{ fact, found }] : []
    })
    const [[first, ...more], [second, ...others]] = [firsts, seconds]
    if (!place || !first || !second || more.length + others.length > 0 || !asksAAndB(question)) return null
    const letters = factsOf(question, 'letter').filter(({ name }) => name === 'a' || name === 'b')
    return {
      given: {
        x: place.x,
        y: place.y,
        first: { q: first.found.y ?? zero, r: first.found.right ?? zero },
        second: { p: second.found.x ?? zero, t: second.found.by ?? zero, s: second.found.right ?? zero },
      },
      used: [...place.used, first.fact, second.fact, ...letters],
    }
  },
  before: () => '',
})
