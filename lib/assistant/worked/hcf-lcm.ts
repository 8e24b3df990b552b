import { factorisationTex, gcd, primeFactors } from '../../maths/integer'
import { rule, type Rule, type Said } from '../rule'

const most = 1_000_000_000

interface Wanted {
  readonly measures: readonly Measure[]
  readonly numbers: readonly string[]
}
type Measure = 'HCF' | 'LCM'

const number = String.raw`-?\d+(?:\.\d+|\/\d+)?`
const list = String.raw`${number}(?:,\d+)*(?:(?:\s*(?:,|&|;)\s*(?:and\s+)?|\s+and\s+|\s+)${number}(?:,\d+)*)*`
const named = String.raw`\b(hcf|lcm)\b(?:\s*(?:and|&|,|or|\/|\+)?\s*(?:the |its |their )?\b(hcf|lcm)\b)?`
const question = new RegExp(
  String.raw`${named}\s*(?:\(|of|for|between|:)?\s*\(?\s*(?:the )?(?:two |three )?(?:numbers?|integers?)?\s*:?\s*(${list})`,
)

/** "HCF and LCM of 12, 15 and 21": what is asked for, and of which numbers. */
function wanted(text: string): Wanted | null {
  const match = question.exec(text)
  if (!match || /\b(?:is|=)\s*-?\d/.test(text.slice(0, match.index))) return null
  const asked: readonly Measure[] = [
    ...(/\bhcf\b/.test(text) ? ['HCF' as const] : []),
    ...(/\blcm\b/.test(text) ? ['LCM' as const] : []),
  ]
  return { measures: asked, numbers: numbersIn(match[3] ?? '') }
}

/** A comma in 1,20,000 groups digits; any other comma separates numbers. */
function numbersIn(text: string): readonly string[] {
  const parts = text.split(/\s*;\s*|,?\s+(?:and|&)\s+|,\s+|\s*&\s*|\s+/).filter((part) => part !== '')
  const grouped = /^\d{1,2}(,\d{2})*,\d{3}$/
  if (parts.length < 2) return text.split(/,\s*/)
  return parts.flatMap((part) => (grouped.test(part) ? part.replaceAll(',', '') : part.split(',')))
}

/** Why these numbers have no HCF or LCM here, or null when all is well. */
function objection({ numbers, measures }: Wanted): string | null {
  const what = measures.join(' and ')
  if (numbers.some((text) => /[./]/.test(text)))
    return `The ${what} is found for whole numbers, not for decimals or fractions. Try "${what} of 12 and 18".`
  if (numbers.some((text) => Number(text) === 0))
    return `0 has no prime factorisation, so in Class 10 we find the ${what} of positive integers only. Try "${what} of 12 and 18".`
  if (numbers.some((text) => text.startsWith('-')))
    return `Factors and multiples are taken of positive integers. Leave the minus signs out, for example "${what} of 12 and 18".`
  if (numbers.some((text) => Number(text) > most))
    return 'That number is too big for me to factorise. I can work with numbers up to $1000000000$.'
  if (numbers.length < 2) return `The ${what} needs at least two numbers. Try "${what} of 12 and 18".`
  return numbers.length > 8 ? `Give me at most eight numbers for the ${what}.` : null
}

function highest(numbers: readonly number[]): Said {
  const value = gcd(...numbers)
  const working =
    value === 1
      ? 'There is no common prime factor, so the numbers are co-prime.'
      : `Take the smallest power of each common prime factor: $${factorisationTex(value)}$.`
  return { text: working, answer: `${value}` }
}

function lowest(numbers: readonly number[]): Said {
  const powers = new Map<number, number>()
  for (const n of numbers)
    for (const { prime, exponent } of factorsOf(n)) powers.set(prime, Math.max(exponent, powers.get(prime) ?? 0))
  const sorted = [...powers].sort(([p], [q]) => p - q)
  const value = sorted.reduce((product, [prime, exponent]) => product * BigInt(prime) ** BigInt(exponent), 1n)
  const tex = sorted
    .map(([prime, exponent]) => (exponent === 1 ? `${prime}` : `${prime}^{${exponent}}`))
    .join(' \\times ')
  return {
    text: `Take the greatest power of each prime factor that occurs: $${tex === '' ? '1' : tex}$.`,
    answer: `${value}`,
  }
}

const factorsOf = (n: number) => (n === 1 ? [] : primeFactors(n))

function workedMeasures(found: Wanted): Said {
  const problem = objection(found)
  if (problem !== null) return { text: problem }
  const numbers = found.numbers.map(Number)
  const names = numbers.join(', ').replace(/, (\d+)$/, ' and $1')
  const results = found.measures.map((measure) => ({
    measure,
    ...(measure === 'HCF' ? highest(numbers) : lowest(numbers)),
  }))
  const lines = [
    `Write each number as a product of primes:`,
    ...numbers.map((n) => (n === 1 ? '$1$ has no prime factor.' : `$${n} = ${factorisationTex(n)}$`)),
    ...results.map(({ measure, text }) => `${measure}: ${text}`),
  ]
  const [only] = results
  if (results.length === 1 && only) {
    const answer = only.answer ?? ''
    return { text: [...lines, `${only.measure} of ${names} = ${answer}`].join('\n'), answer }
  }
  const answer = results.map(({ measure, answer: value }) => `${measure} = ${value}`).join(', ')
  return { text: [...lines, answer].join('\n'), answer }
}

export const hcfAndLcm: Rule = rule({
  id: 'hcf-lcm',
  examples: [
    'HCF of 12 and 18',
    'gcd of 96 and 404',
    'Find the LCM of 84 and 120',
    'hcf and lcm of 12 and 18',
    'LCM(6, 8, 15)',
  ],
  match: wanted,
  reply: workedMeasures,
})
