import { placeAsked } from './tells'
import { toldIn } from './told'
import { sumAndProduct as solution, type Given } from '../../../solutions/arithmetic-progressions/sum-and-product'
import type { FactOf, Item } from '../../question/fact'
import { phrase } from '../../question/phrase'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import type { Fraction } from '../../../maths/fraction'

interface Conditions {
  readonly places: readonly [number, number]
  readonly sum: Fraction
  readonly product: Fraction
  readonly taken: readonly Item[]
}

function inWords(question: Question): Conditions | null {
  const found = phrase(
    question,
    'sum @i:ordinal term? @j:ordinal term ap? #S .? product #P',
    'sum @i:ordinal term? @j:ordinal term ap? #S product @k:ordinal @l:ordinal term #P',
    '@i:ordinal @j:ordinal term? ap? add|adds|sum up? #S product #P',
  )
  const [i, j] = [found?.facts.i.n ?? null, found?.facts.j.n ?? null]
  if (!found || i === null || j === null || question.facts.filter(({ kind }) => kind === 'ordinal').length > 2)
    return null
  return { places: [i, j], sum: found.numbers.S, product: found.numbers.P, taken: found.taken }
}

/** "a_2 + a_6 = 14", "a_2 × a_6 = -51" */
function inFormulas(question: Question): Conditions | null {
  const read = ({ sides, relation }: FactOf<'equation'>, operation: '+' | '*') => {
    const [left, right, ...more] = sides
    if (relation !== '=' || left?.kind !== 'binary' || left.operation !== operation || !right || more.length > 0)
      return null
    const places = [left.left, left.right].map((node) =>
      node.kind === 'letter' ? Number(/^[aAtT]_(\d{1,4})$/.exec(node.name)?.[1]) : NaN,
    )
    const [i = NaN, j = NaN] = places
    const value = rational(right)
    return value && Number.isInteger(i) && Number.isInteger(j) ? { places: [i, j] as const, value } : null
  }
  const equations = factsOf(question, 'equation')
  const sums = equations.flatMap((fact) => read(fact, '+') ?? [])
  const products = equations.flatMap((fact) => read(fact, '*') ?? [])
  const [sum, product] = [sums[0], products[0]]
  if (!sum || !product || equations.length !== 2) return null
  const same = sum.places.toSorted().join(',') === product.places.toSorted().join(',')
  return same ? { places: sum.places, sum: sum.value, product: product.value, taken: equations } : null
}

/** "The sum of the 3rd and the 7th terms of an AP is 6 and their product is 8. Find the sum of its first 16 terms." */
export const sumAndProduct = recogniser<Given>({
  id: 'sum-and-product-of-terms',
  solution,
  cues: ['ap', 'term'],
  examples: [
    'The sum of the 6th and the 8th terms of an AP is 38 and their product is 360. Find the sum of the first 12 terms of the AP. Give both possible values.',
    'In an AP, a_2 + a_6 = 14 and a_2 × a_6 = -51. Find both possible values of S_15, the sum of the first 15 terms.',
    'Two terms of an AP, the 4th and the 6th, add up to 36, and their product is 323. What can the sum of its first 18 terms be? Give both values.',
    'The sum of the third and the seventh terms of an AP is 6 and their product is 8. Find the sum of first sixteen terms of the AP.',
    'sum of 3rd and 7th term of ap is 6 and product is 8 find sum of first 16 terms',
  ],
  refuses: [
    'The sum of the 6th and the 8th terms of an AP is 38 and their product is 360. Find the 12th term.',
    'The sum of the 6th and the 8th terms of an AP is 38 and their difference is 4. Find the sum of the first 12 terms of the AP.',
    'In an AP, a_2 + a_6 = 14 and a_2 × a_7 = -51. Find S_15.',
  ],
  read: (question) => {
    const found = inWords(question) ?? inFormulas(question)
    const two = phrase(question, 'two term ap')
    const both = phrase(question, 'both possible? value')
    const all = found && toldIn(question, [...found.taken, ...(two?.taken ?? []), ...(both?.taken ?? [])])
    const n = all && placeAsked(all, 'S')
    if (!found || !all || all.told.size > 0 || all.sum || n === null) return null
    const [low, high] = found.places.toSorted((one, other) => one - other)
    if (low === undefined || high === undefined || (high - low) % 2 !== 0 || low === high) return null
    return { ...all, given: { low, high, sum: found.sum, product: found.product, n } }
  },
})
