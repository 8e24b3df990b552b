import { onlyEquation } from './common-root'
import { equals, one, subtract, zero, type Fraction } from '../../../maths/fraction'
import { expanded } from '../../question/polynomial'
import type { Fact } from '../../question/fact'
import type { Question } from '../../question/question'
import { lettersNamed } from '../../question/pick'
import { bothReal as solution, type Given } from '../../../solutions/quadratic-equations/both-real'
import { quadraticWords } from './words'
import { callingItK } from '../called-k'
import { recogniser } from '../../recogniser'

interface SurdMiddle {
  readonly fact: Fact
  readonly of: (name: string) => Fraction
  readonly root: number
}

/** "x² − 2√10 x + k = 0" */
function withSurd({ facts }: Question): SurdMiddle | null {
  for (const fact of facts) {
    const terms = fact.kind === 'equation' && fact.relation === '=' ? [...(expanded(fact)?.values() ?? [])] : []
    const at = (name: string) => terms.find(({ powers }) => powers.map((one) => one.join('')).join('') === name)
    const middle = at('x1')
    const isRational = [at('x2'), at('k1')].every((term) => term?.radicand === 1n)
    if (terms.length === 3 && middle && middle.radicand > 1n && isRational)
      return {
        fact,
        of: (name: string): Fraction => at(name === 'x^2' ? 'x2' : `${name}1`)?.coefficient ?? zero,
        root: Number(middle.radicand),
      }
  }
  return null
}

export const bothReal = recogniser<Given>({
  id: 'k-for-both-real',
  solution,
  cues: ['real'],
  words: [...quadraticWords, 'roots', 'real', 'both', 'have', 'has', 'positive', 'all', 'such', 'that'],
  examples: [
    'Find the positive value of k for which the equations x² + kx + 64 = 0 and x² − 8x + k = 0 both have real roots.',
    'for which positive k do both equations x^2 + kx + 64 = 0 and x^2 - 8x + k = 0 have real roots',
    'The roots of 4x^2 + kx + 9 = 0 and 12x^2 - 24x + k = 0 are all real, and k is positive. What is the value of k?',
    'positive k ki value nikalo agar x^2 + kx + 64 = 0 and x^2 - 8x + k = 0 both have real roots',
    'find positive k such that both x^2 + kx + 64 = 0 and x^2 - 8x + k = 0 will have real roots',
  ],
  refuses: [
    'Find the value of k for which the equations x² + kx + 64 = 0 and x² − 8x + k = 0 both have real roots.',
    'Find the positive value of k for which the equations x² + kx + 64 = 0 and x² − 8x + k = 0 have no real roots.',
    'Find the positive value of k for which the equations x² + kx + 64 = 0 or x² − 8x + k = 0 have real roots.',
  ],
  read: callingItK((question) => {
    const first = onlyEquation(question, ['x^2', 'kx', ''])
    const second = onlyEquation(question, ['x^2', 'x', 'k']) ?? withSurd(question)
    const says = (word: string) => question.words.includes(word)
    if (!first || !second || !says('roots') || !says('positive') || !(says('both') || says('all'))) return null
    const middle = first.of('kx')
    const isUnit = equals(middle, one) || equals(subtract(zero, middle), one)
    if (!isUnit || !equals(second.of('k'), one)) return null
    const way = equals(middle, one) ? (1 as const) : (-1 as const)
    return {
      given: {
        first: { a: first.of('x^2'), way, c: first.of('') },
        second: { b: second.of('x^2'), m: second.of('x'), ...('root' in second && { root: second.root }) },
      },
      used: [first.fact, second.fact, ...lettersNamed(question, 'k')],
    }
  }),
  before: () => 'k = ',
})
