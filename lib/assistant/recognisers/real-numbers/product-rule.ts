import { productRule as solution, type Given } from '../../../solutions/real-numbers/product-rule'
import type { Fact } from '../../question/fact'
import { numberAfter, says } from '../../question/pick'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'

const measures = ['hcf', 'lcm', 'product', 'one', 'first', 'other', 'ek']

const named = (question: Question, name: string) =>
  numberAfter(
    question,
    [name],
    measures.filter((other) => other !== name),
  )

/** A number that nothing names, when it is the only one. */
const rest = (question: Question, known: readonly (Fact | null)[]) => {
  const [only, ...more] = factsOf(question, 'number').filter((fact) => !known.includes(fact) && fact.unit === '')
  return only && more.length === 0 ? only : null
}

export const productRule = recogniser<Given>({
  id: 'product-rule',
  solution,
  cues: ['hcf', 'lcm'],
  words: [
    'product',
    'number',
    'two',
    'one',
    'other',
    'second',
    'first',
    'respectively',
    'them',
    'positive',
    'integers',
    'natural',
    'whole',
  ],
  examples: [
    'The HCF of two numbers is 9 and their LCM is 360. If one of them is 45, find the other.',
    'The product of two numbers is 3146 and their HCF is 11. Find their LCM.',
    'HCF is 16 and product is 3072, find lcm',
  ],
  read: (question) => {
    const [hcf, lcm, product] = [named(question, 'hcf'), named(question, 'lcm'), named(question, 'product')]
    if (hcf && lcm && !product && says(question, 'other')) {
      const number = rest(question, [hcf, lcm])
      return number
        ? {
            given: { asked: 'other', hcf: hcf.value, lcm: lcm.value, number: number.value, letter: null },
            used: [hcf, lcm, number],
          }
        : null
    }
    if (hcf && product && !lcm && says(question, 'lcm'))
      return { given: { asked: 'lcm', hcf: hcf.value, product: product.value }, used: [hcf, product] }
    if (lcm && product && !hcf && says(question, 'hcf'))
      return { given: { asked: 'hcf', lcm: lcm.value, product: product.value }, used: [lcm, product] }
    return null
  },
})
