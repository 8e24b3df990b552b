import { inX } from './quadratic'
import { surdOf } from './surds'
import { zeroesAskedBehind } from './zeroes-asked-behind'
import { fromSurdSum as solution } from '../../../solutions/polynomials/from-surd-sum'
import type { Fact } from '../../question/fact'
import { lettersNamed } from '../../question/pick'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'

const kinds = ['formula', 'number'] as const

interface Both {
  readonly sum: Fact
  readonly product: Fact
  readonly taken: NonNullable<ReturnType<typeof phrase>>['taken']
}

/** The sum and the product of the zeroes, of which one at least is a surd. */
export function surdSumAndProduct(question: Question): Both | null {
  for (const s of kinds)
    for (const p of kinds) {
      const found =
        phrase(question, `sum zeroes? @s:${s} product zeroes? @p:${p}`) ??
        phrase(question, `zeroes sum @s:${s} product @p:${p}`) ??
        phrase(question, `sum product zeroes @s:${s} @p:${p}`) ??
        phrase(question, `@s:${s} @p:${p} as? sum product zeroes`) ??
        phrase(question, `sum product zeroes quadratic? polynomial @s:${s} @p:${p}`) ??
        inX(phrase(question, `sum product zeroes quadratic? polynomial @x:letter @s:${s} @p:${p}`))
      const turned = found ?? phrase(question, `product zeroes? @p:${p} sum zeroes? @s:${s}`)
      if (turned) return { sum: turned.facts.s, product: turned.facts.p, taken: turned.taken }
    }
  return null
}

export const fromSurdSum = recogniser({
  id: 'polynomial-from-surd-sum',
  solution,
  story: true,
  cues: ['sum', 'product'],
  words: ['quadratic', 'polynomial', 'zeroes', 'one', 'sum', 'product', 'such', 'without', 'fractions'],
  examples: [
    'Find a quadratic polynomial in x whose zeroes have the sum √2 and the product −1/4.',
    'The sum and the product of the zeroes of a quadratic polynomial in x are −3√5 and 7 respectively. Give one such polynomial.',
    'quadratic polynomial whose sum of zeros is root 2 and product is 1/3',
    'find quad polynomial sum of zeroes = sqrt3, product of zeroes = -2',
    'sum of zeroes √2 and product 0, polynomial batao quadratic',
    'quadratic polynomial sum of zeroes √3 product 1/2',
  ],
  refuses: [
    'The sum and the product of the zeroes of a quadratic polynomial are √2 and −1/4. Find the zeroes.',
    'Find a cubic polynomial whose zeroes have the sum √2 and the product −1/4.',
    'Find a quadratic polynomial whose zeroes have the sum of squares √2 and the product −1/4.',
    'Find a quadratic polynomial, the sum of whose zeroes is √2 and one of whose zeroes is 3.',
    'Find a quadratic polynomial whose zeroes have the sum 1 + √2 and the product −1/4.',
  ],
  read: (question) => {
    const both = surdSumAndProduct(question)
    const asked =
      phrase(question, 'find|form|write|obtain|give one? such? quadratic? polynomial') ??
      phrase(question, 'what|which|batao|banao is? quadratic polynomial') ??
      phrase(question, 'quadratic polynomial whose|with|having|jiska|jiske|batao|banao|nikalo|sum|product') ??
      phrase(question, 'polynomial batao|banao|nikalo')
    const [sum, product] = both ? [surdOf(both.sum), surdOf(both.product)] : []
    if (!both || !asked || !sum || !product || !question.words.includes('zeroes')) return null
    if (sum.radicand === 1 && product.radicand === 1) return null
    if (zeroesAskedBehind(question, both) === 'asked') return null
    const stated = told(question, both, asked)
    return { given: { sum, product }, ...stated, used: [...stated.used, ...lettersNamed(question, 'x')] }
  },
  before: () => 'Polynomial: ',
})
