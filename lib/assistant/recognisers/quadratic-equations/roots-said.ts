import { asksRootsIfReal } from './nature-then-roots'
import { quadraticWords } from './words'
import { rootsSaid as solution, type Given, type Property } from '../../../solutions/quadratic-equations/roots-said'
import { lettersNamed } from '../../question/pick'
import { phrase, told, type Phrase } from '../../question/phrase'
import { quadraticInLetters } from '../../question/quadratic-in-letters'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { isRational } from '../../../maths/sum'

const ways: readonly (readonly [Extract<Property, { readonly kind: 'roots' }>['are'], readonly string[]])[] = [
  ['none', ['no real? roots', 'not have|has|having any? real roots', 'roots not real']],
  ['equal', ['real? and? equal roots', 'two? equal real? roots', 'coincident roots', 'roots real? and? equal']],
  ['distinct', ['two? real? distinct|unequal|different real? roots', 'roots real? distinct|unequal|different']],
  ['real', ['real roots', 'roots real']],
]

const valued = [
  ['root', ['#v one? roots', 'roots #v', 'satisfied x? #v']],
  ['sum', ['sum its|their|two? roots #v', '#v sum roots']],
  ['product', ['product its|their|two? roots #v', '#v product roots']],
] as const

/** What is wanted of the roots, in one way; null where more is said. */
function wantedIn(question: Question): { readonly wanted: Property; readonly found: Pick<Phrase, 'taken'> } | null {
  const isOf = question.words.includes('sum') ? 'sum' : question.words.includes('product') ? 'product' : 'root'
  for (const [kind, patterns] of valued) {
    const found: Phrase<'#v'> | null = kind === isOf ? phrase<string>(question, ...patterns) : null
    const is = found?.numbers.v
    if (found && is) return { wanted: { kind, is }, found }
  }
  if (question.facts.length > 0) return null
  for (const [are, patterns] of ways) {
    const found = phrase<string>(question, ...patterns)
    if (found) return { wanted: { kind: 'roots', are }, found }
  }
  return null
}

/** "Which of these equations has no real roots?", whatever is wanted of them. */
export const whichHas = recogniser<Given>({
  id: 'which-equation-has-such-roots',
  solution,
  chooses: true,
  last: true,
  cues: ['roots'],
  words: [...quadraticWords, 'following', 'which', 'one', 'has', 'have', 'having', 'only', 'roots', 'will', 'among'],
  examples: [
    'Which of the following equations has no real roots? (a) x² - 4x + 3√2 = 0 (b) x² + 4x - 3√2 = 0 (c) x² - 4x - 3√2 = 0 (d) 3x² + 4√3x + 4 = 0',
    'Which of the following equations has 2 as a root? (a) x² - 4x + 5 = 0 (b) x² + 3x - 12 = 0 (c) 2x² - 7x + 6 = 0 (d) 3x² - 6x - 2 = 0',
    'Which of the following equations has the sum of its roots as 3? (A) 2x² - 3x + 6 = 0 (B) -x² + 3x - 3 = 0 (C) √2x² - 3/√2x + 1 = 0 (D) 3x² - 3x + 3 = 0',
    'which has two distinct real roots (a) x^2+x+1=0 (b) x^2-2x+1=0 (c) x^2-5x+6=0',
  ],
  refuses: [
    'Which of the following equations does not have 2 as a root? (a) x² - 4x + 4 = 0 (b) x² + 3x - 12 = 0',
    'Which of the following equations has no real roots and the sum 3? (a) x² - 3x + 9 = 0 (b) x² + 4x - 3 = 0',
    'Which of the following equations has rational roots? (a) x² - 3x + 9 = 0 (b) x² + 4x - 3 = 0',
    'Which of the following equations has 2 as a double root? (a) x² - 4x + 4 = 0 (b) x² - 3x + 2 = 0',
    'Which of the following equations has roots whose squares add to 13? (a) x² - 5x + 6 = 0 (b) x² + 4x - 3 = 0',
  ],
  read: (question) => {
    const asked = wantedIn(question)
    const options = question.options.flatMap(({ facts, words }) => {
      const [fact, ...more] = facts
      const found = fact?.kind === 'equation' && more.length + words.length === 0 ? quadraticInLetters(fact) : null
      return fact && found?.others.length === 0 ? [{ fact, coefficients: found.coefficients }] : []
    })
    const isNot =
      question.words.includes('not') && !asked?.found.taken.some((one) => 'text' in one && one.text === 'not')
    if (!asked || isNot || options.length < 2 || options.length !== question.options.length) return null
    const stated = told(question, asked.found)
    return {
      given: { options: options.map(({ coefficients }) => coefficients), wanted: asked.wanted },
      used: [...stated.used, ...options.map(({ fact }) => fact)],
      said: stated.said,
    }
  },
})

/** What the roots may be: "real and equal", "not real", "2 distinct real roots". */
const isNature = ({ facts, words }: Question): boolean =>
  facts.every((fact) => fact.kind === 'number' && fact.value.n === 2n && fact.value.d === 1n) &&
  words.some((word) => /^(?:real|equal|distinct|unequal|imaginary|rational|irrational)$/.test(word))

/** The discriminant, or the nature of the roots, where a coefficient holds a root. */
export const surdNature = recogniser<Given>({
  id: 'nature-with-surds',
  solution,
  last: true,
  cues: ['nature', 'discriminant', 'real', 'roots', 'has'],
  words: [
    ...quadraticWords,
    'nature',
    'roots',
    'discriminant',
    'has',
    'have',
    'real',
    'whether',
    'check',
    'exist',
    'them',
    'they',
    'yes',
    'solve',
  ],
  examples: [
    'Find the nature of the roots of 3x² − 4√3x + 4 = 0.',
    'discriminant of √3x² − 2√2x − 2√3 = 0',
    'does √2x² + x + √2 = 0 have real roots',
    'Find the nature of the roots of 3x² − 4√3x + 4 = 0. If the real roots exist, find them.',
    '9x² − 6√2x + 2 = 0 ke roots ka nature batao aur agar real hai to roots bhi nikalo',
  ],
  refuses: [
    'Find the nature and the sum of the roots of 3x² − 4√3x + 4 = 0.',
    'For what k is the discriminant of 3x² − k√3x + 4 = 0 zero?',
    'Square root of the discriminant of √3x² − 2√2x − 2√3 = 0',
    'Find the nature of the roots of 3x² − 4√3x + 4 = 0 and the roots.',
  ],
  read: (question) => {
    const found = question.facts.flatMap((fact) => {
      const one = quadraticInLetters(fact)
      return one ? [{ fact, ...one }] : []
    })
    const [only, ...more] = found
    const isSurd = only?.others.length === 0 && !only.coefficients.every((one) => isRational(one))
    const isChoice = question.options.some(({ facts }) => facts.some(({ kind }) => kind !== 'number'))
    const isTwice = phrase(question, 'discriminant and|hence * roots', 'roots and|hence * discriminant')
    const besides = phrase(question, 'and|also roots', '. find|solve|its? roots', 'roots bhi')
    const isThen = asksRootsIfReal(question) || question.words.some((word) => /^(?:them|they)$/.test(word))
    if (!only || !isSurd || more.length > 0 || isChoice || isTwice || (besides && !isThen)) return null
    const isOfRoots =
      question.words.some((word) => word === 'nature' || word === 'real') ||
      (question.options.length > 1 && question.options.every(isNature))
    const isOfD = question.words.includes('discriminant')
    if (isOfRoots === isOfD || (isThen && (isOfD || only.x !== 'x'))) return null
    return {
      given: { equation: only.coefficients, asked: isOfD ? 'discriminant' : isThen ? 'nature, then roots' : 'nature' },
      used: [only.fact, ...lettersNamed(question, only.x)],
    }
  },
  before: (given) => ('equation' in given && given.asked === 'nature' ? 'There are ' : 'Answer: '),
})
