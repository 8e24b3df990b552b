import { named } from './mean-from-sums'
import { tableWords } from './grouped'
import type { FactOf } from '../../question/fact'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { phrase, told as heard } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { subtract, type Fraction } from '../../../maths/fraction'
import { modalFrequency, type ModalFrequency } from '../../../solutions/statistics/modal-frequency'
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

const besideIt = <Place extends string>(place: Place) =>
  [`frequency * class|classes? ${place} * modal class? is? #f`, `frequency ${place} * modal class? is? #f`] as const

/** "The mode is 55, the modal class 45-60, the frequency preceding it 5 and the one succeeding it 10." */
export const frequencyOfModalClass = recogniser<ModalFrequency>({
  id: 'frequency-of-modal-class',
  solution: modalFrequency,
  story: true,
  cues: ['mode', 'modal'],
  words: [...tableWords, 'mode', 'modal', 'lower', 'upper'],
  examples: [
    'The mode of a distribution is 55 and the modal class is 45-60 and the frequency preceding the modal class is 5 and the frequency after the modal class is 10. Find the frequency of the modal class.',
    'mode = 36, modal class 30-40, frequency preceding the modal class is 10 and succeeding the modal class is 12. frequency of modal class?',
    'The mode of the data is 55. The modal class is 45-60, the frequency of the class before the modal class is 5 and the frequency of the class after the modal class is 10. Find the frequency of the modal class.',
    'If the modal class is 45-60, the frequency succeeding the modal class is 10, the frequency preceding the modal class is 5 and the mode is 55, find the frequency of the modal class.',
  ],
  refuses: [
    'The modal class is 45-60 and the frequency preceding the modal class is 5 and the frequency after the modal class is 10. Find the frequency of the modal class.',
    'The mode is 55, the modal class is 45-60, the frequency preceding the modal class is 5 and the frequency after the modal class is 10. Find the median.',
    'The mode is 55, the modal class is 45-60 and the frequency preceding the modal class is 5. Find the frequency of the modal class.',
  ],
  read: (question) => {
    const own = classIn(question)
    const mode = phrase(question, 'mode * is #m', 'mode . #m', 'mode #m')
    const before = phrase(question, ...besideIt('preceding|before'))
    const after = phrase(
      question,
      ...besideIt('succeeding|after|following'),
      'and succeeding|after|following * modal class? is? #f',
    )
    const asked = phrase(question, 'find|determine|calculate|what frequency modal class', '. frequency modal class')
    if (!own || !mode || !before || !after || !asked || question.words.some((word) => /^(?:median|mean)$/.test(word)))
      return null
    const numbers = [mode, before, after].map(({ taken }) => taken.find(({ kind }) => kind === 'number'))
    if (new Set([own.fact, ...numbers]).size !== 4) return null
    const { used, said } = heard(question, mode, before, after, asked)
    return {
      given: { mode: mode.numbers.m, l: own.l, h: own.h, f0: before.numbers.f, f2: after.numbers.f },
      used: [own.fact, ...used],
      said,
    }
  },
})
