import { numberIn } from './number-in'
import { numberNamed } from '../../question/number-named'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { measureOfList as solution, type Given } from '../../../solutions/statistics/measure-of-list'
import { isInteger, fraction, toNumber, type Fraction } from '../../../maths'
import type { Question } from '../../question/question'

const isPrime = (n: number): boolean =>
  n > 1 && Array.from({ length: Math.floor(Math.sqrt(n)) - 1 }, (_, index) => index + 2).every((d) => n % d > 0)

const counted = (count: number, of: (index: number) => number): readonly number[] =>
  Array.from({ length: count }, (_, index) => of(index))

const kinds: readonly (readonly [string, (index: number) => number])[] = [
  ['odd', (index) => 2 * index + 1],
  ['even', (index) => 2 * index + 2],
  ['whole', (index) => index],
  ['natural|positive', (index) => index + 1],
]

const most = 60

/** "the first six multiples of 4", "first 10 prime numbers", "factors of 24" */
function namedIn(question: Question) {
  const multiples = phrase(question, 'first #n natural|positive? multiples #k')
  if (multiples)
    return { count: multiples.numbers.n, of: multiples.numbers.k, found: multiples, kind: 'multiples' as const }
  const factors = phrase(question, 'all? factors|divisors #k')
  if (factors) return { count: null, of: factors.numbers.k, found: factors, kind: 'factors' as const }
  const primes = phrase(question, 'first #n prime number?')
  if (primes) return { count: primes.numbers.n, of: null, found: primes, kind: 'primes' as const }
  for (const [name, by] of kinds) {
    const found = phrase<string>(question, `first #n ${name} natural|positive? number|integers?`)
    const count = found && numberIn(found.taken)
    if (found && count) return { count, of: null, found, kind: by }
  }
  return null
}

function valuesOf({ count, of, kind }: NonNullable<ReturnType<typeof namedIn>>): readonly number[] | null {
  const [n, k] = [count, of].map((value: Fraction | null) => (value && isInteger(value) ? toNumber(value) : 0))
  if (n === undefined || k === undefined) return null
  if (kind === 'factors') return k > 0 && k <= 1000 ? counted(k, (index) => index + 1).filter((d) => k % d === 0) : null
  if (n < 3 || n > most) return null
  if (kind === 'multiples') return k > 0 ? counted(n, (index) => k * (index + 1)) : null
  if (kind === 'primes')
    return counted(400, (index) => index)
      .filter(isPrime)
      .slice(0, n)
  return counted(n, kind)
}

const measures = ['mean', 'median', 'mode'] as const

export const measureOfNamed = recogniser<Given>({
  id: 'measure-of-a-named-list',
  last: true,
  solution,
  story: true,
  cues: measures,
  words: ['number'],
  examples: [
    'find the mean of the first six multiples of four',
    'median of first 8 even numbers',
    'mean of first 5 prime numbers',
    'Find the mean of all the factors of 12.',
  ],
  refuses: [
    'mean of first 5 prime numbers greater than 10',
    'sum and mean of the first 5 even numbers',
    'mean of the squares of the first 5 even numbers',
    'mean of first n even numbers',
  ],
  read: (question) => {
    const named = namedIn(question)
    const values = named && valuesOf(named)
    const [measure, ...more] = measures.filter((name) => question.words.includes(name))
    if (!named || !values || values.length < 3 || measure === undefined || more.length > 0) return null
    if (
      question.words.some(
        (word) =>
          word === 'sum' ||
          (numberNamed(word) !== null && !named.found.taken.some((item) => item.kind === 'word' && item.text === word)),
      )
    )
      return null
    return { given: { measure, values: values.map((value) => fraction(value)) }, ...told(question, named.found) }
  },
  before: ({ measure }) => `${measure.charAt(0).toUpperCase()}${measure.slice(1)} = `,
})
