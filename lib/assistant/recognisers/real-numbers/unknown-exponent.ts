import { unknownExponent as solution, type Given } from '../../../solutions/real-numbers/unknown-exponent'
import type { Fact } from '../../question/fact'
import { lettersNamed, says } from '../../question/pick'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import type { Node } from '../../question/reading'
import { recogniser } from '../../recogniser'
import { isInteger } from '../../../maths/fraction'

interface Power {
  readonly prime: number
  /** A letter where it is not known. */
  readonly exponent: number | string
}

const wholeOf = (node: Node): number | null => {
  const value = rational(node)
  return value && isInteger(value) && value.n > 0n ? Number(value.n) : null
}

/** 2^x × 3^3 as its powers; null for anything but a product of powers. */
function powersIn(node: Node): readonly Power[] | null {
  if (node.kind === 'bracket') return powersIn(node.of)
  if (node.kind === 'number') {
    const prime = wholeOf(node)
    return prime === null ? null : [{ prime, exponent: 1 }]
  }
  if (node.kind !== 'binary') return null
  if (node.operation === '*') {
    const [left, right] = [powersIn(node.left), powersIn(node.right)]
    return left && right && [...left, ...right]
  }
  const prime = node.operation === '^' ? wholeOf(node.left) : null
  const power = node.right.kind === 'bracket' ? node.right.of : node.right
  const exponent = power.kind === 'letter' ? power.name : wholeOf(power)
  return prime === null || exponent === null ? null : [{ prime, exponent }]
}

/** The sides of "a = 2^x × 3^3", "2^3 × 3 × 5", and the plain number that is their measure. */
function productsIn(question: Question) {
  return question.facts.flatMap((fact) => {
    const [left, right] = fact.kind === 'equation' ? fact.sides : []
    const named = left?.kind === 'letter' && right ? right : null
    const node = named ?? (fact.kind === 'formula' || fact.kind === 'number' ? fact.node : null)
    const powers = node && node.kind !== 'number' ? powersIn(node) : null
    return powers ? [{ fact, powers, name: named && left?.kind === 'letter' ? left.name : null }] : []
  })
}

type Product = ReturnType<typeof productsIn>[number]

/** The two whose measure is told, and the measure where it is a product itself: "the LCM of 2 × 3^n and 2^3 is 2^3 × 3^4". */
function measuredIn(question: Question, products: readonly Product[]): readonly [readonly Product[], Fact | null] {
  const named = products.filter(({ name }) => name !== null)
  const unnamed = products.filter(({ name }) => name === null)
  if (named.length > 1 && unnamed.length < 2) return [named, unnamed[0]?.fact ?? null]
  if (products.length !== 3) return [products, null]
  const { items } = question
  const at = items.findIndex((item) => item.kind === 'word' && /^(?:hcf|lcm)$/.test(item.text))
  const [first, second, third] = products
  if (!first || !second || !third) return [products, null]
  const isBehind = ({ fact }: Product) => items.indexOf(fact) > at
  // "for which n is V the LCM of the two"
  if (!isBehind(first) && isBehind(second)) return [[second, third], first.fact]
  return items.indexOf(third.fact) > at ? [[first, second], third.fact] : [products, null]
}

type Known = readonly { readonly prime: number; readonly exponent: number }[]

/** The HCF or the LCM of the numbers whose exponents are known, by its powers. */
function inAll(all: readonly Known[], measure: 'HCF' | 'LCM'): Known {
  const primes = [...new Set(all.flatMap((powers) => powers.map(({ prime }) => prime)))]
  const choose = measure === 'HCF' ? Math.min : Math.max
  return primes.flatMap((prime) => {
    const exponent = choose(...all.map((powers) => powers.find((one) => one.prime === prime)?.exponent ?? 0))
    return exponent === 0 ? [] : [{ prime, exponent }]
  })
}

export const unknownExponent = recogniser<Given>({
  id: 'unknown-exponent',
  solution,
  cues: ['hcf', 'lcm'],
  words: ['hcf', 'lcm', 'natural', 'number', 'and', 'two', 'three', 'integers', 'positive'],
  examples: [
    'The HCF of 2^x × 3^3 and 2^3 × 3 × 5 is 12. Find the natural number x.',
    'For which natural number x is 2016 the LCM of 2^x × 3^2 and 2^2 × 3 × 7?',
    'lcm of 2³×3×5 and 2²×3^n×7 is 2³×3⁴×5×7 . whats n',
    'If HCF of 2^x × 3^3 and 2^3 × 3^2 × 5 is 2^2 × 3^2, find x.',
    'If a = 2³ × 3, b = 2 × 3 × 5, c = 3^n × 5 and LCM(a, b, c) = 2³ × 3² × 5, find n.',
    'If a = 2^x × 3^3, b = 2^5 × 3^2 × 7 and HCF(a, b) = 36, find the value of x.',
  ],
  refuses: [
    'The HCF of 2^x × 3^3 and 2^3 × 3 × 5 is 12. Find the LCM.',
    'The HCF of 2^x × 3^y and 2^3 × 3 × 5 is 12. Find x.',
    'The HCF of 2^3 × 3^3 and 2^3 × 3 × 5 is 24. Find the number of factors.',
  ],
  read: (question) => {
    const [products, whole] = measuredIn(question, productsIn(question))
    const isUnknown = ({ exponent }: Power): boolean => typeof exponent === 'string'
    const holder = products.find(({ powers }) => powers.some(isUnknown))
    const rest = products.filter((product) => product !== holder)
    const [unknown, ...others] = holder?.powers.filter(isUnknown) ?? []
    if (!holder || rest.length === 0 || !unknown || typeof unknown.exponent !== 'string') return null
    if (others.length > 0 || rest.length > 3 || rest.some(({ powers }) => powers.some(isUnknown))) return null
    const measure = says(question, 'hcf') ? 'HCF' : 'LCM'
    const [value, ...numbers] = factsOf(question, 'number').filter(
      (fact) => !products.some((product) => product.fact === fact) && (whole === null || fact === whole),
    )
    const letter = unknown.exponent
    // wherever it stands: nothing else can be asked of it alone
    const isAsked = lettersNamed(question, letter).length > 0
    if (!value || numbers.length > 0 || (says(question, 'hcf') && says(question, 'lcm')) || !isAsked) return null
    const names = products.map(({ name }) => name).filter((name) => name !== null)
    const pairs = factsOf(question, 'point').filter(
      ({ x, y }) =>
        x.kind === 'letter' && y.kind === 'letter' && [x.name, y.name].every((name) => names.includes(name)),
    )
    const known = (powers: readonly Power[]) =>
      powers.flatMap(({ prime, exponent }) => (typeof exponent === 'number' ? [{ prime, exponent }] : []))
    return {
      given: {
        measure,
        letter,
        prime: { n: BigInt(unknown.prime), d: 1n },
        first: known(holder.powers),
        second: inAll(
          rest.map(({ powers }) => known(powers)),
          measure,
        ),
        value: value.value,
      },
      used: [...products.map(({ fact }) => fact), value, ...pairs, ...lettersNamed(question, letter, ...names)],
    }
  },
  before: ({ letter }) => `${letter} = `,
})
