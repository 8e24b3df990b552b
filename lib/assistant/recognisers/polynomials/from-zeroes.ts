import { fromZeroes as solution, type Given } from '../../../solutions/polynomials/from-zeroes'
import type { Fact } from '../../question/fact'
import { inX } from './quadratic'
import { lettersNamed } from '../../question/pick'
import { phrase, told } from '../../question/phrase'
import { exactly } from '../../question/polynomial'
import { recogniser } from '../../recogniser'
import { equals, negate, zero, type Fraction } from '../../../maths/fraction'

interface Surd {
  readonly rational: Fraction
  readonly times: Fraction
  readonly radicand: bigint
}

/** p + q√n, or null. */
function surdIn(fact: Fact): Surd | null {
  const value = fact.kind === 'formula' ? exactly(fact.node) : null
  const bottom = value ? [...value.bottom.values()] : []
  const [below] = bottom
  if (!value || bottom.length !== 1 || below?.radicand !== 1n || below.powers.length > 0) return null
  if (below.coefficient.n !== 1n || below.coefficient.d !== 1n) return null
  const terms = [...value.top.values()]
  if (terms.length > 2 || terms.some(({ powers }) => powers.length > 0)) return null
  const root = terms.find(({ radicand }) => radicand !== 1n)
  const rest = terms.find((term) => term !== root)
  if (!root || (rest && rest.radicand !== 1n)) return null
  return { rational: rest?.coefficient ?? zero, times: root.coefficient, radicand: root.radicand }
}

export const fromZeroes = recogniser<Given>({
  id: 'polynomial-from-zeroes',
  solution,
  story: true,
  cues: ['zeroes'],
  words: ['quadratic', 'polynomial', 'zeroes', 'one', 'such', 'two'],
  examples: [
    'Find a quadratic polynomial in x whose zeroes are 4 + √5 and 4 − √5.',
    'The zeroes of a quadratic polynomial in x are −3 and −7. Write one such polynomial.',
    'Form a quadratic polynomial in x with the zeroes 4 and −7/2.',
    'quadratic polynomial banao jiske zeroes 2 and -5 ho',
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
      phrase(question, 'quadratic polynomial whose|with|having|jiska|jiske|banao')
    if (!asked) return null
    const rational =
      phrase(question, 'zeroes &l') ??
      phrase(question, 'zeroes quadratic? polynomial &l') ??
      inX(phrase(question, 'zeroes quadratic? polynomial @x:letter &l'))
    const surds =
      phrase(question, 'zeroes quadratic? polynomial? @first:formula @second:formula') ??
      inX(phrase(question, 'zeroes quadratic? polynomial @x:letter @first:formula @second:formula'))
    const found = rational ?? surds
    if (!found) return null
    const stated = told(question, found, asked)
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
