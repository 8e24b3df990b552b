import { named } from './mean-from-sums'
import { tableWords } from './grouped'
import type { FactOf } from '../../question/fact'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { subtract, type Fraction } from '../../../maths/fraction'
import { putInFormula as solution, type PutInFormula } from '../../../solutions/statistics/put-in-formula'

/** "l = 60": each letter of the formula with its number. */
function toldIn(question: Question): ReadonlyMap<string, Fraction> | null {
  const told = factsOf(question, 'equation').map(({ sides, relation }) => {
    const [left, right, ...more] = sides
    const [name, value] = [named(left), right ? rational(right) : null]
    return name !== null && value && more.length === 0 && relation === '=' ? ([nameOf(name), value] as const) : null
  })
  const known = told.filter((one) => one !== null)
  return known.length === told.length && new Set(known.map(([name]) => name)).size === known.length
    ? new Map(known)
    : null
}

const nameOf = (name: string): string =>
  /^(?:N|n)$/.test(name) ? 'n' : /^(?:cf|CF|C|c)$/.test(name) ? 'cf' : name.replace(/_/, '')

/** "modal class 30-40": its lower limit and its size. */
function classIn(
  question: Question,
): { readonly l: Fraction; readonly h: Fraction; readonly fact: FactOf<'formula' | 'number'> } | null {
  for (const fact of question.facts) {
    if (fact.kind !== 'formula' && fact.kind !== 'number') continue
    const { node } = fact
    if (node.kind !== 'binary' || node.operation !== '-') continue
    const [low, high] = [rational(node.left), rational(node.right)]
    if (low && high) return { l: low, h: subtract(high, low), fact }
  }
  return null
}

/** "l = 60, h = 10, cf = 22, f = 8, N = 50. Find the median." */
export const measureFromFormula = recogniser<PutInFormula>({
  id: 'measure-from-its-formula',
  solution,
  story: true,
  cues: ['median', 'mode', 'modal'],
  words: [...tableWords, 'median', 'mode', 'modal', 'formula'],
  examples: [
    'For a grouped data l = 60, h = 10, cf = 22, f = 8, N = 50. Find the median.',
    'l = 40, f_1 = 20, f_0 = 12, f_2 = 11, h = 10. Find the mode.',
    'modal class 30-40, f_1 = 25, f_0 = 18, f_2 = 15. find the mode',
  ],
  refuses: [
    'For a grouped data l = 60, h = 10, cf = 22, f = 8. Find the median.',
    'For a grouped data l = 60, h = 10, cf = 22, f = 8, N = 50, mean = 62. Find the median and the mode.',
    'l = 40, f_1 = 20, f_0 = 12, f_2 = 11, h = 10. Find the median.',
  ],
  read: (question) => {
    const told = toldIn(question)
    const own = classIn(question)
    if (!told) return null
    const all = new Map([
      ...told,
      ...(own
        ? ([
            ['l', own.l],
            ['h', own.h],
          ] as const)
        : []),
    ])
    const value = (name: string) => all.get(name)
    const [l, h, n, cf, f] = ['l', 'h', 'n', 'cf', 'f'].map(value)
    const [f1, f0, f2] = ['f1', 'f0', 'f2'].map(value)
    const used = [...factsOf(question, 'equation'), ...(own ? [own.fact] : [])]
    const asks = (word: string) => question.words.includes(word)
    if (l && h && n && cf && f && all.size === 5 && asks('median') && !asks('mode'))
      return { given: { of: 'median', l, h, n, cf, f }, used }
    return l && h && f1 && f0 && f2 && all.size === 5 && asks('mode') && !asks('median')
      ? { given: { of: 'mode', l, h, f1, f0, f2 }, used }
      : null
  },
})
