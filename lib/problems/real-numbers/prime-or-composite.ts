import { isPrime } from '../../maths'
import type { Random } from '../../random'
import {
  choiceOf,
  choiceSlips,
  drawOrder,
  letterAt,
  letterOf,
  arranged,
  type ItemNote,
} from '../kinds-of-question/lettered'
import { earns, line, template } from '../template'
import { product } from './pieces/in-words'

type Kind = 'prime' | 'composite' | 'neither'

const kinds = ['prime', 'composite', 'neither'] as const

const words: Readonly<Record<Kind | 'both', string>> = {
  prime: 'a prime number',
  composite: 'a composite number',
  neither: 'neither a prime nor a composite number',
  both: 'both a prime and a composite number',
}

/** A number in disguise: how it is told, and how it is worked out. */
interface Disguised {
  readonly kind: Kind
  readonly told: string
  readonly value: number
  /** What it is, and what follows of its factors. */
  readonly lines: readonly [value: string, factors: string]
}

const primes = [2, 3, 5, 7, 11, 13] as const

function fewPrimes(random: Random, count: number): readonly number[] {
  return random
    .shuffle(primes)
    .slice(0, count)
    .sort((a, b) => a - b)
}

/** A product of primes and one more of its factors: composite. */
function composite(random: Random): Disguised {
  const factors = random.until(
    (source) => fewPrimes(source, 3),
    (found) => product(found) <= 1000,
  )
  const common = random.pick(factors)
  const others = factors.filter((n) => n !== common)
  const value = product(factors) + common
  const quotient = product(others) + 1
  return {
    kind: 'composite',
    told: `${factors.join(' \\times ')} + ${common}`,
    value,
    lines: [
      `$${factors.join(' \\times ')} + ${common} = ${common} \\times (${others.join(' \\times ')} + 1) = ${common} \\times ${quotient}$`,
      `So the number has the factors $${common}$ and $${quotient}$, both greater than $1$`,
    ],
  }
}

/** A product and a number whose sum is a prime below 100. */
function prime(random: Random): Disguised {
  const { factors, more } = random.until(
    (source) => ({ factors: fewPrimes(source, 2), more: source.integer(1, 9) }),
    ({ factors, more }) => product(factors) + more < 100 && isPrime(product(factors) + more),
  )
  const value = product(factors) + more
  return {
    kind: 'prime',
    told: `${factors.join(' \\times ')} + ${more}`,
    value,
    lines: [
      `$${factors.join(' \\times ')} + ${more} = ${product(factors)} + ${more} = ${value}$`,
      `$${value}$ is not divisible by $2$, $3$, $5$ or $7$${value < 8 ? ' except by itself' : ''}, and $11 \\times 11 = 121$ is greater than it`,
    ],
  }
}

/** The HCF of co-prime numbers. */
function neither(random: Random): Disguised {
  const [a, b] = random.until(
    (source): readonly [number, number] => [
      source.pick([8, 9, 16, 25, 27, 32]),
      source.pick([35, 49, 55, 77, 91, 121]),
    ],
    ([first, second]) =>
      Array.from({ length: first - 1 }, (_, i) => i + 2).every((d) => first % d !== 0 || second % d !== 0),
  )
  return {
    kind: 'neither',
    told: `\\text{HCF}(${a}, ${b})`,
    value: 1,
    lines: [
      `$${a}$ and $${b}$ have no common prime factor, so $\\text{HCF}(${a}, ${b}) = 1$`,
      'A prime number has exactly two factors; $1$ has only one factor, and it is not composite either',
    ],
  }
}

const items = (kind: Kind) => [kind, ...kinds.filter((other) => other !== kind), 'both' as const] as const

const notes: Readonly<Record<Kind | 'both', ItemNote>> = {
  prime: ['A prime number has exactly two factors, 1 and itself. Count the factors of this one.', 'factors'],
  composite: ['A composite number has more than two factors. Can you name one besides 1 and itself?', 'factors'],
  neither: ['Only one natural number is neither prime nor composite. Work out this number first.', 'value'],
  both: ['A prime number has exactly two factors and a composite number has more: it cannot be both.', 'last'],
}

/** E.g. "The number 3 × 5 × 7 + 7 is: a prime number, a composite number, neither, both." */
export const primeOrComposite = template({
  id: 'rn-prime-or-composite',
  topic: 'real-numbers',
  archetypes: ['rn-classify-number'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => ({
    number: random.pick([prime, composite, neither])(random),
    order: drawOrder(random, 4),
    stem: random.pick(['is', 'kind', 'says'] as const),
  }),
  pose: ({ number: { kind, told, value, lines }, order, stem }) => ({
    question: {
      is: `The number $${told}$ is:`,
      kind: `What kind of number is $${told}$?`,
      says: `Kiran has to say what kind of number $${told}$ is. Which answer is correct?`,
    }[stem],
    ...choiceOf(
      items(kind).map((item) => words[item]),
      order,
    ),
    hints: [
      kind === 'composite' ? 'Do the two terms of the sum share a factor?' : 'Work out the number first.',
      'A prime number has exactly two factors, a composite number has more than two.',
    ],
    steps: [
      line('value', lines[0]),
      line('factors', lines[1]),
      earns(
        1,
        `So the number ${kind === 'composite' ? '' : `$${value}$ `}is ${words[kind]}: option (${letterOf(0, order)})`,
      ),
    ],
    explanation:
      'The natural numbers greater than 1 are either prime or composite, never both; the number 1 is neither of them.',
  }),
  crossCheck: ({ number: { kind, value }, order }) => {
    const factors = Array.from({ length: value }, (_, i) => i + 1).filter((d) => value % d === 0).length
    const found = factors === 1 ? 'neither' : factors === 2 ? 'prime' : 'composite'
    return letterAt(
      arranged(
        items(kind).map((item) => item === found),
        order,
      ).indexOf(true),
    )
  },
  slips: ({ number: { kind }, order }) =>
    choiceSlips(
      items(kind)
        .slice(1)
        .map((item) => notes[item]),
      order,
    ),
})
