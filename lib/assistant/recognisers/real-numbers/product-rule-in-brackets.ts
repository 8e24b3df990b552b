import { productRule as solution, type Given } from '../../../solutions/real-numbers/product-rule'
import type { FactOf } from '../../question/fact'
import { lettersNamed } from '../../question/pick'
import { phrase, told } from '../../question/phrase'
import { rational } from '../../question/polynomial'
import { recogniser } from '../../recogniser'
import { equals, type Fraction } from '../../../maths/fraction'

/** The number and the letter of "(24, p)". */
function pairOf({ x, y }: FactOf<'point'>): { readonly number: Fraction; readonly letter: string } | null {
  const [letter, other] = x.kind === 'letter' ? [x, y] : [y, x]
  const number = rational(other)
  return letter.kind === 'letter' && number ? { number, letter: letter.name } : null
}

export const productRuleInBrackets = recogniser<Given>({
  id: 'product-rule-in-brackets',
  solution,
  cues: ['hcf', 'lcm'],
  words: ['hcf', 'lcm', 'number', 'natural'],
  examples: [
    'Given that HCF(24, p) = 4 and LCM(24, p) = 264, find p.',
    'If LCM(n, 18) = 36 and HCF(n, 18) = 2, find the value of n.',
  ],
  refuses: [
    'Given that HCF(24, p) = 4 and LCM(25, p) = 264, find p.',
    'Given that HCF(24, p) = 4, find p.',
    'Given that HCF(24, p) = 4 and LCM(24, p) = 264, find q.',
  ],
  read: (question) => {
    const hcf = phrase(question, 'hcf @pair:point is #value')
    const lcm = phrase(question, 'lcm @pair:point is #value')
    const [first, second] = [hcf && pairOf(hcf.facts.pair), lcm && pairOf(lcm.facts.pair)]
    if (!hcf || !lcm || !first || !second || first.letter !== second.letter) return null
    if (!equals(first.number, second.number)) return null
    const stated = told(question, hcf, lcm)
    return {
      given: {
        asked: 'other',
        hcf: hcf.numbers.value,
        lcm: lcm.numbers.value,
        number: first.number,
        letter: first.letter,
      },
      ...stated,
      used: [...stated.used, ...lettersNamed(question, first.letter)],
    }
  },
})
