import { fromZeroes as solution, type Given } from '../../../solutions/polynomials/from-zeroes'
import { inX } from './quadratic'
import { surdIn } from './surds'
import { lettersNamed } from '../../question/pick'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { equals, negate } from '../../../maths/fraction'

export const fromZeroes = recogniser<Given>({
  id: 'polynomial-from-zeroes',
  solution,
  story: true,
  cues: ['zeroes'],
  words: ['quadratic', 'polynomial', 'zeroes', 'one', 'such', 'two'],
  examples: [
    'Find a quadratic polynomial in x whose zeroes are 4 + √5 and 4 − √5.',
    'The zeroes of a quadratic polynomial in x are −3 and −7. Write one such polynomial.',
    'Write a quadratic polynomial with integer coefficients whose zeroes are 3/4 and −2/3.',
    'Form a quadratic polynomial in x with the zeroes 4 and −7/2.',
    'quadratic polynomial banao jiske zeroes 2 and -5 ho',
    '3+√5 and 3-√5 zeroes h to polynomial kya hoga',
  ],
  refuses: [
    'Find a cubic polynomial whose zeroes are 2 and −3.',
    'How many quadratic polynomials have the zeroes 2 and −3?',
    'Find a quadratic polynomial whose zeroes are the reciprocals of 2 and −3.',
    'Find a quadratic polynomial whose zeroes are 4 + √5 and 4 − √3.',
    'Find a quadratic polynomial whose zeroes have the sum 2 and the product −3.',
  ],
  read: (question) => {
    const asked =
      phrase(question, 'find|form|write|obtain|give one? such? quadratic polynomial') ??
      phrase(question, 'write|find|form|give one? such? polynomial') ??
      phrase(question, 'quadratic polynomial whose|with|having|jiska|jiske|banao') ??
      phrase(question, 'zeroes polynomial kya|what|batao|banao|nikalo')
    if (!asked) return null
    const rational =
      phrase(question, 'zeroes &l') ??
      phrase(question, 'zeroes quadratic? polynomial &l') ??
      inX(phrase(question, 'zeroes quadratic? polynomial @x:letter &l'))
    const surds =
      phrase(question, '@first:formula @second:formula zeroes polynomial') ??
      phrase(question, 'zeroes quadratic? polynomial? @first:formula @second:formula') ??
      inX(phrase(question, 'zeroes quadratic? polynomial @x:letter @first:formula @second:formula'))
    const found = rational ?? surds
    if (!found) return null
    const whole = phrase(question, 'integer|integral|integers|whole number? coefficients', 'coefficients integers')
    const stated = told(question, found, asked, whole)
    const used = [...stated.used, ...lettersNamed(question, 'x')]
    if (rational) {
      const [first, second, ...more] = rational.rows.l
      return first && second && more.length === 0
        ? { given: { kind: 'rational', first, second }, ...stated, used }
        : null
    }
    const [first, second] = surds ? [surdIn(surds.facts.first), surdIn(surds.facts.second)] : []
    if (!first || !second || first.radicand !== second.radicand) return null
    if (!equals(first.rational, second.rational) || !equals(first.times, negate(second.times))) return null
    const { rational: p, times, radicand } = first
    return { given: { kind: 'surd', rational: p, times, radicand: Number(radicand) }, ...stated, used }
  },
  before: () => 'Polynomial: ',
})
