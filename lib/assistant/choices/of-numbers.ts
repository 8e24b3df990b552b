import { kind, type Kind } from './kind'
import { factsIn, numbersIn } from './values'
import { exactly, rational } from '../question/polynomial'
import { formatFraction } from './written'
import { isInteger, toNumber } from '../../maths/fraction'

/** Whether an option is a rational number: roots, fractions, decimals that end, and π. */
function isRational(option: string): { readonly holds: boolean; readonly why: string } | null {
  // "0.3333...": what repeats is rational, what only goes on is not told
  if (/\.\.|…/.test(option)) return null
  if (/^\$?(?:π|\\pi|pi)\$?$/.test(option.trim())) return { holds: false, why: 'π is irrational' }
  const [fact, ...more] = factsIn(option) ?? []
  if (!fact || more.length > 0 || (fact.kind !== 'number' && fact.kind !== 'formula')) return null
  const whole = rational(fact.node)
  if (whole) {
    const name = isInteger(whole) ? 'it is the whole number' : 'it is the fraction'
    return { holds: true, why: `${name} ${formatFraction(whole)}, so it is rational` }
  }
  const value = exactly(fact.node)
  const terms = value && [...value.top.values(), ...value.bottom.values()]
  if (!terms || terms.some(({ powers }) => powers.some(([name]) => name !== 'π'))) return null
  // a quotient of roots may be rational after all
  if (
    value.bottom.size !== 1 ||
    [...value.bottom.values()].some(({ radicand, powers }) => radicand !== 1n || powers.length > 0)
  )
    return null
  const hasPi = terms.some(({ powers }) => powers.length > 0)
  return { holds: false, why: hasPi ? 'π is irrational' : 'a root that does not come out is left, so it is irrational' }
}

/** What a sum or product of natural numbers comes to. */
function workedOut(option: string): number | null {
  const [fact, ...more] = factsIn(option) ?? []
  const value = fact?.kind === 'number' && more.length === 0 ? rational(fact.node) : null
  const n = value && isInteger(value) ? toNumber(value) : NaN
  return Number.isInteger(n) && n > 1 && n < 1e9 ? n : null
}

/** The least factor from 2 on. */
function leastFactor(n: number): number {
  for (let factor = 2; factor * factor <= n; factor++) if (n % factor === 0) return factor
  return n
}

const greatest = (a: number, b: number): number => (b === 0 ? a : greatest(b, a % b))

export const ofNumbers: readonly Kind[] = [
  kind(
    'rn-classify-number',
    /^(?:is|are|represents?) (?:an? )?(irrational|rational)(?: (?:numbers?|nos?))?$/,
    ([which]) =>
      (option) => {
        const found = isRational(option)
        return found && { ...found, holds: found.holds === (which === 'rational') }
      },
  ),
  kind('rn-classify-number', /^(?:is|are) (?:an? )?(integer|natural|whole)(?: numbers?)?$/, ([which]) => (option) => {
    const found = isRational(option)
    const [fact] = factsIn(option) ?? []
    const value = fact && 'node' in fact ? rational(fact.node) : null
    if (!found || !value) return found
    const least = which === 'natural' ? 1n : which === 'whole' ? 0n : value.n
    return { ...found, holds: isInteger(value) && value.n >= least }
  }),
  kind(
    'rn-prime-factorisation',
    /^(?:is|are) (?:an? )?(prime|composite)(?: (?:numbers?|nos?))?$/,
    ([which]) =>
      (option) => {
        const n = workedOut(option)
        if (n === null) return null
        const factor = leastFactor(n)
        const isPrime = factor === n
        return {
          holds: isPrime === (which === 'prime'),
          why: isPrime ? `${n} is prime` : `${n} = ${factor} × ${n / factor} is composite`,
        }
      },
  ),
  kind('rn-prime-factorisation', /^(?:is|are) neither prime nor composite$/, () => (option) => {
    const n = workedOut(option)
    return n === null ? null : { holds: false, why: 'every natural number above 1 is one of them' }
  }),
  kind(
    'rn-hcf-two',
    /^(?:is|are|represents?|forms?) (?:an? )?(?:pairs? of )?co-?primes?(?: numbers?| pairs?| to each other)*$/,
    () => (option) => {
      const [a, b, ...more] = numbersIn(option.replace(/^\((.*)\)$/, '$1')) ?? []
      if (a === undefined || b === undefined || more.length > 0 || ![a, b].every((n) => Number.isInteger(n) && n > 0))
        return null
      const hcf = greatest(a, b)
      return { holds: hcf === 1, why: `HCF(${a}, ${b}) = ${hcf}` }
    },
  ),
  kind(
    'rn-last-digit',
    /^(?:can )?ends? (?:with|in) (?:the )?(?:digit )?(0|zero|5|five)(?: for (?:some|any) natural number n)?$/,
    ([digit]) =>
      (option) => {
        const base = /^\(?(\d+)\)?\s*(?:\^\s*\{?n\}?|ⁿ)$/.exec(option.replace(/\$/g, '').trim())?.[1]
        const n = Number(base)
        if (base === undefined || n < 2 || n > 1e6) return null
        const isZero = digit === '0' || digit === 'zero'
        const holds = n % 5 === 0 && n % 2 === (isZero ? 0 : 1)
        const factors = [2, 5].filter((prime) => n % prime === 0)
        return {
          holds,
          why: `of the primes 2 and 5, ${n} has ${factors.length === 0 ? 'neither' : factors.join(' and ')}`,
        }
      },
  ),
  kind(
    'rn-classify-number',
    /^has (?:an? )?(terminating|non-?\s?terminating(?:,? (?:but )?(?:repeating|recurring))?) decimal(?: expansions?| representations?)?$/,
    ([which]) =>
      (option) => {
        const [fact, ...more] = factsIn(option) ?? []
        const value = fact?.kind === 'number' && more.length === 0 ? fact.value : null
        if (!value) return null
        let rest = value.d
        for (const prime of [2n, 5n]) while (rest % prime === 0n) rest /= prime
        return {
          holds: (rest === 1n) === (which === 'terminating'),
          why: `in lowest terms the denominator is ${value.d}: ${rest === 1n ? 'only the primes 2 and 5' : 'another prime than 2 and 5'}`,
        }
      },
  ),
]
