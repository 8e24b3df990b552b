import { primeMethod } from './words'
import { hcfLcmVerify as solution, type Given } from '../../../solutions/real-numbers/hcf-lcm-verify'
import type { Fact } from '../../question/fact'
import { lettersNamed, numbersIn, says } from '../../question/pick'
import { phrase } from '../../question/phrase'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { lettersOf } from '../../question/reading'
import { recogniser } from '../../recogniser'

const isSign = (fact: Fact): boolean => fact.kind === 'unread' && /^[*=]$/.test(fact.text)

/** The numbers, or a and b by their equations where "HCF × LCM = a × b" is asked. */
function asked(question: Question) {
  const named = factsOf(question, 'equation').flatMap((fact) => {
    const [left, right, ...more] = fact.relation === '=' ? fact.sides : []
    const value = left?.kind === 'letter' && right && more.length === 0 ? rational(right) : null
    return value && left?.kind === 'letter' ? [{ fact, value, name: left.name }] : []
  })
  if (named.length === 0) return { ...numbersIn(question), isOfThem: says(question, 'product') }
  const names = named.map(({ name }) => name)
  const product = factsOf(question, 'formula').find(
    ({ node }) =>
      node.kind === 'binary' &&
      node.operation === '*' &&
      [...lettersOf(node)].toSorted().join() === names.toSorted().join(),
  )
  const values = named.map(({ value }) => value)
  const used = [...named.map(({ fact }) => fact), ...(product ? [product] : []), ...lettersNamed(question, ...names)]
  return { values, used, isOfThem: product !== undefined || says(question, 'product') }
}

export const hcfLcmVerify = recogniser<Given>({
  id: 'hcf-lcm-verify',
  solution,
  cues: ['hcf'],
  words: [
    'verify',
    'check',
    'show',
    'whether',
    'is',
    ...primeMethod,
    'hcf',
    'lcm',
    'express',
    'product',
    'products',
    'hence',
    'same',
    'into',
    'equal',
    'both',
    'three',
  ],
  examples: [
    'Is the product of the HCF and the LCM of 60, 84 and 108 equal to the product of the three numbers?',
    'Find the HCF and LCM of 26 and 91 and verify that HCF × LCM = product of the two numbers.',
    'What are the HCF and the LCM of the numbers 20 and 112? Show that their product is the same as the product of the two numbers.',
    'find the hcf and lcm of 165 and 225 and verify that hcf into lcm is equal to product of the two numbers',
    'Find the HCF and the LCM of 18, 24 and 60. Is HCF × LCM equal to the product of the three numbers?',
    'hcf n lcm of 96 and 404 also check hcf x lcm = product',
  ],
  read: (question) => {
    const { values, used, isOfThem } = asked(question)
    if (values.length < 2 || values.length > 4 || !isOfThem || !says(question, 'hcf', 'lcm')) return null
    const isAsked =
      /^(?:is|does|kya)$/.test(question.words[0] ?? '') ||
      phrase(question, '. is|does', 'and? check|verify|see|examine whether|if', 'kya') !== null
    if (!isAsked && values.length > 2) return null
    // "of the two numbers" of three
    if (says(question, values.length === 2 ? 'three' : 'two')) return null
    if (!isAsked && !['verify', 'check', 'show'].some((word) => says(question, word))) return null
    // the signs of "HCF × LCM = product"
    return {
      given: { numbers: values, ...(isAsked && { isAsked }) },
      used: [...used, ...question.facts.filter(isSign)],
    }
  },
  before: () => '',
})
