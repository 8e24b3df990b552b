import {
  add,
  compare,
  divide,
  fraction,
  fromDecimal,
  toDecimal,
  toTex,
  toText,
  terminates,
  zero,
  type Fraction,
} from '../../maths/fraction'
import { rule, type Rule, type Said } from '../rule'

const most = 100
const list = /-?\d+(?:\.\d+)?(?:\s*(?:,|\band\b|\s)\s*(?:and\s+)?-?\d+(?:\.\d+)?){2,}/

function valuesIn(text: string): readonly Fraction[] | null {
  const digits = list.exec(text)?.[0].match(/-?\d{1,9}(?:\.\d{1,6})?/g)
  return digits && digits.length <= most ? digits.map(fromDecimal) : null
}

const shown = (value: Fraction): string => (terminates(value) ? toDecimal(value) : toText(value))
const row = (values: readonly Fraction[]): string => values.map(shown).join(', ')
const sorted = (values: readonly Fraction[]): readonly Fraction[] => values.toSorted(compare)

const averageRule = (
  name: 'mean' | 'median' | 'mode',
  example: string,
  reply: (values: readonly Fraction[]) => Said,
): Rule =>
  rule({
    id: `${name}-of`,
    examples: [`${name} of ${example}`, `Find the ${name} of ${example}`],
    match: (text) =>
      new RegExp(`\\b${name === 'mean' ? '(?:mean|average)' : name}\\b`).test(text) ? valuesIn(text) : null,
    reply,
  })

export const meanOf = averageRule('mean', '4, 7, 9, 12', (values) => {
  const sum = values.reduce(add, zero)
  const mean = divide(sum, fraction(values.length))
  const answer = shown(mean)
  return {
    text: `Mean = sum of the observations divided by their number.\n$\\bar{x} = \\frac{${shown(sum)}}{${values.length}} ${equalTex(mean, values.length)}$\nMean = ${answer}`,
    answer,
  }
})

const equalTex = (mean: Fraction, count: number): string =>
  terminates(mean) ? ` = ${toDecimal(mean)}` : mean.d === BigInt(count) ? '' : ` = ${toTex(mean)}`

export const medianOf = averageRule('median', '7, 3, 9, 5', (values) => {
  const inOrder = sorted(values)
  const n = inOrder.length
  const [low, high] = [inOrder[Math.ceil(n / 2) - 1] ?? zero, inOrder[Math.floor(n / 2)] ?? zero]
  const answer = shown(divide(add(low, high), fraction(2)))
  const middle =
    n % 2 === 1
      ? `the middle one is number ${(n + 1) / 2}`
      : `the two middle ones are numbers ${n / 2} and ${n / 2 + 1}; take their mean`
  return { text: `In order: ${row(inOrder)}.\nThere are ${n} observations, so ${middle}.\nMedian = ${answer}`, answer }
})

export const modeOf = averageRule('mode', '2, 3, 3, 5, 7', (values) => {
  const counts = new Map<string, number>()
  for (const value of sorted(values)) counts.set(shown(value), (counts.get(shown(value)) ?? 0) + 1)
  const greatest = Math.max(...counts.values())
  const commonest = [...counts].filter(([, count]) => count === greatest).map(([value]) => value)
  if (greatest === 1) return { text: 'Every observation occurs just once, so there is no mode', answer: 'no mode' }
  const answer = commonest.join(', ')
  const several = commonest.length > 1 ? 'These observations occur' : 'This observation occurs'
  return {
    text: `The mode is the observation that occurs most often. ${several} ${greatest} times.\nMode = ${answer}`,
    answer,
  }
})
