import { polynomialWords, quadraticFact } from './quadratic'
import { otherZero as solution, type Given } from '../../../solutions/polynomials/other-zero'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

export const otherZero = recogniser<Given>({
  id: 'other-zero',
  solution,
  story: true,
  cues: ['zeroes'],
  words: [...polynomialWords, 'one', 'ek'],
  examples: [
    'One zero of 2x² + 3x − 20 is −4. Find the other zero.',
    'one zero of 2x²+3x-20 is -4 find other one',
    'If 3 is a zero of the polynomial x² − 5x + 6, find the other zero.',
    'x² - 7x + 10 ka ek zero 5 hai to dusra zero nikalo',
    'If one of the zeroes of x² + 3x − 10 is 2, what is the other?',
  ],
  refuses: [
    'If one zero of 2x² + 3x − 5 is given, find the other zero.',
    'One zero of 2x² + 3x + k is −4. Find the other zero.',
    'One zero of 2x² + 3x − 20 is −4. Find the other zero of x² − 5x + 6.',
    'One zero of 2x² + 3x − 20 is 13/2 less than the other. Find the other zero.',
    'One zero of 2x² + 3x − 20 is −4. Find twice the other zero.',
    'One zero of x³ − 3x + 2 is 1. Find the other zeroes.',
  ],
  read: (question) => {
    const found = quadraticFact(question)
    const one =
      phrase(question, 'one|ek zeroes quadratic? polynomial? @p:formula #k find|what|then|to? other|second') ??
      phrase(question, 'one|ek zeroes quadratic? polynomial? @p:formula #k') ??
      phrase(question, '#k one? zeroes quadratic? polynomial? @p:formula') ??
      phrase(question, '@p:formula one|ek zeroes #k')
    const other =
      phrase(question, 'find|what|batao|nikalo|obtain|the|to other|second zeroes|one?') ??
      phrase(question, 'other zeroes|one?')
    const isOther = ['twice', 'thrice', 'square', 'sum', 'less', 'more', 'times', 'both'].some((word) =>
      question.words.includes(word),
    )
    // whether it is one is asked as well
    if (/^(?:is|check|verify|kya)$/.test(question.words[0] ?? '')) return null
    if (!found || found.fact.kind !== 'formula' || !one || !other || isOther || one.facts.p !== found.fact) return null
    const { a, b, c } = found.quadratic
    const { used, said } = told(question, one, other)
    return { given: { a, b, c, known: one.numbers.k }, used: [...used, ...found.used], said }
  },
  before: () => 'Other zero: ',
})
