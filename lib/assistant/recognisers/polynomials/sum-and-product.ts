import { polynomialWords, quadraticFact } from './quadratic'
import { onlyOneRelation } from './zeroes-with-check'
import { sumAndProduct as solution, type Given } from '../../../solutions/polynomials/sum-and-product'
import { isWord } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { says } from '../../question/pick'
import { isArranged } from '../../question/polynomial'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

/** "Find the zeroes of ..., also their sum": the zeroes are asked first. */
function asksZeroesFirst({ apart }: Question): boolean {
  const wordAt = (form: RegExp): number => apart.findIndex((item) => isWord(item, form))
  const [zeroes, sum] = [wordAt(/^(?:zeroes|roots)$/), wordAt(/^(?:sum|product)$/)]
  const between = apart.slice(zeroes, sum)
  return (
    apart.slice(0, zeroes).some((item) => isWord(item, /^(?:find|write|what|calculate|nikalo|batao)$/)) &&
    between.some((item) => isWord(item, /^(?:and|aur|also|hence)$/) || (item.kind === 'mark' && item.text !== ':'))
  )
}

export const sumAndProduct = recogniser<Given>({
  id: 'sum-and-product-of-zeroes',
  solution,
  cues: ['sum', 'product'],
  words: [...polynomialWords, 'without', 'finding', 'solving', 'them'],
  examples: [
    'sum and product of the zeroes of x² − 5x + 6',
    'sum of roots of 2x^2 - 7x + 3 = 0',
    'product of the zeroes of 3x² + 6x − 8',
  ],
  refuses: ['find the zeroes of x² − 5x + 6, sum of the zeroes bhi batao', 'sum of the zeroes of x³ − 5x² + 6'],
  read: (question) => {
    const found = quadraticFact(question)
    const [sum, product] = [says(question, 'sum'), says(question, 'product')]
    if (!found || !(says(question, 'zeroes') || says(question, 'roots'))) return null
    if (asksZeroesFirst(question)) return null
    const asked = sum && product ? 'both' : sum ? 'sum' : 'product'
    const check = onlyOneRelation(question) ? phrase(question, 'verify|check * coefficients', 'verify|check') : null
    return {
      given: { ...found.quadratic, asked, arranged: isArranged(found.fact) },
      used: found.used,
      said: told(question, check).said,
    }
  },
  before: ({ asked }) => (asked === 'both' ? '' : 'Answer: '),
})
