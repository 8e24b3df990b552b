import type { FactName } from './general-facts'
import { factorisationTex, gcd, isPrime, lcm, primeFactors } from '../../maths'
import { commasTex } from '../../maths/commas'
import type { JudgedAssertion } from '../assertion-reason'
import { surdsTex, type SurdSum } from '../pieces/surd-sum'

type Judged = JudgedAssertion<FactName>

const factorised = (...numbers: readonly number[]): string =>
  numbers
    .map((n) => (factorisationTex(n) === `${n}` ? `$${n}$ is prime` : `$${n} = ${factorisationTex(n)}$`))
    .join(' and ')

/** "The HCF of 80 and 112 is 16" */
export function hcfIs(numbers: readonly [number, number], stated: number): Judged {
  const hcf = gcd(...numbers)
  return {
    lines: [`${factorised(...numbers)}, so the HCF is $${hcf}$.`],
    holds: hcf === stated,
    rests: 'factors',
    near: ['product', 'coprime'],
  }
}

/** "The LCM of 12 and 18 is 36" */
export function lcmIs(numbers: readonly [number, number], stated: number): Judged {
  const least = lcm(...numbers)
  return {
    lines: [`${factorised(...numbers)}, so the LCM is $${commasTex(least)}$.`],
    holds: least === stated,
    rests: null,
    near: ['product', 'divides', 'factors', 'coprime'],
  }
}

/** "If the HCF of two numbers is 6, their LCM is 36 and one of them is 12, then the other is 18" */
export const otherIs = (hcf: number, least: number, one: number, stated: number): Judged => ({
  lines: [
    `$\\text{HCF} \\times \\text{LCM} = ${hcf} \\times ${least} = ${hcf * least}$, and $${one} \\times ${stated} = ${one * stated}$.`,
  ],
  holds: hcf * least === one * stated && gcd(one, stated) === hcf,
  rests: 'product',
  near: ['divides', 'factors'],
})

/** "Two numbers whose HCF is 6 cannot have the LCM 92", or that there are such numbers */
export const existWith = (hcf: number, least: number, stated: boolean): Judged => ({
  lines: [
    least % hcf === 0
      ? `$${least} = ${hcf} \\times ${least / hcf}$, and $${hcf}$ and $${least}$ themselves are such numbers.`
      : `$${least}$ is not divisible by $${hcf}$, but the HCF divides the LCM: there are no such numbers.`,
  ],
  holds: (least % hcf === 0) === stated,
  rests: 'divides',
  near: ['product', 'factors'],
})

/** "35 and 48 are co-prime" */
export function areCoprime(numbers: readonly [number, number]): Judged {
  const common = gcd(...numbers)
  return {
    lines: [
      `${factorised(...numbers)}: they have ${common === 1 ? 'no common prime factor' : `the common factor $${common}$`}.`,
    ],
    holds: common === 1,
    rests: 'coprime',
    near: ['factors'],
  }
}

const facts: Readonly<Record<'sum' | 'root' | 'product', readonly [rests: FactName, near: readonly FactName[]]>> = {
  sum: ['sum', ['primeRoot']],
  root: ['primeRoot', []],
  product: ['rootsTimes', ['primeRoot']],
}

/** "5 + √3 is an irrational number": `value` is simplified. */
export function numberIs(
  value: SurdSum,
  written: 'sum' | 'root' | 'product',
  stated: 'rational' | 'irrational',
): Judged {
  const isRational = value.every(({ radicand }) => radicand === 1)
  const tex = value.length === 0 ? '0' : surdsTex(value)
  const [rests, near] = facts[written]
  return {
    lines: [
      isRational
        ? `Its value is $${tex}$, which is rational.`
        : `Its value is $${tex}$, and the square root in it is irrational, because the number under it is no perfect square.`,
    ],
    holds: isRational === (stated === 'rational'),
    rests,
    near,
  }
}

/** "12ⁿ does not end with the digit 0 for any natural number n" */
export const neverEndsWithZero = (base: number): Judged => ({
  lines: [
    base % 10 === 0
      ? `For $n = 1$ the number is $${base}$.`
      : `The prime factors of $${base}^n$ are those of $${base}$: ${base % 2 === 0 ? '$5$' : '$2$'} is not among them.`,
  ],
  holds: base % 10 !== 0,
  rests: 'lastDigit',
  near: [],
})

/** "2 × 5 × 7 + 5 is a composite number", the value worked out */
export function isComposite(value: number): Judged {
  const [first] = primeFactors(value)
  const holds = value > 1 && !isPrime(value)
  return {
    lines: [
      holds
        ? `Its value is $${value} = ${first?.prime ?? 1} \\times ${value / (first?.prime ?? 1)}$.`
        : `Its value is $${value}$, which is a prime number.`,
    ],
    holds,
    rests: 'composite',
    near: [],
  }
}
