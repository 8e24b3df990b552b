import type { FactName } from './general-facts'
import { factorisationTex, gcd, lcm } from '../../maths'
import { commasTex } from '../../maths/commas'
import type { JudgedAssertion } from '../assertion-reason'
import { surdsTex, type SurdSum } from '../pieces/surd-sum'

type Judged = JudgedAssertion<FactName>

const factorised = (...numbers: readonly number[]): string =>
  numbers.map((n) => (factorisationTex(n) === `${n}` ? `$${n}$ is prime` : `$${n} = ${factorisationTex(n)}$`)).join(' and ')

/** "The HCF of 80 and 112 is 16" */
export function hcfIs(numbers: readonly [number, number], stated: number): Judged {
  const hcf = gcd(...numbers)
  return {
    lines: [`${factorised(...numbers)}, so the HCF is $${hcf}$.`],
    holds: hcf === stated,
    rests: null,
    near: ['product', ...(hcf === 1 ? (['coprime'] as const) : [])],
  }
}

/** "The LCM of 12 and 18 is 36" */
export function lcmIs(numbers: readonly [number, number], stated: number): Judged {
  const least = lcm(...numbers)
  return {
    lines: [`${factorised(...numbers)}, so the LCM is $${commasTex(least)}$.`],
    holds: least === stated,
    rests: null,
    near: ['product', 'divides'],
  }
}

/** "If the HCF of two numbers is 6, their LCM is 36 and one of them is 12, then the other is 18" */
export const otherIs = (hcf: number, least: number, one: number, stated: number): Judged => ({
  lines: [`$\\text{HCF} \\times \\text{LCM} = ${hcf} \\times ${least} = ${hcf * least}$, and $${one} \\times ${stated} = ${one * stated}$.`],
  holds: hcf * least === one * stated && gcd(one, stated) === hcf,
  rests: 'product',
  near: ['divides'],
})

/** "There are two numbers whose HCF is 6 and whose LCM is 100" */
export const existWith = (hcf: number, least: number): Judged => ({
  lines: [
    least % hcf === 0
      ? `$${least} = ${hcf} \\times ${least / hcf}$, so the numbers $${hcf}$ and $${least}$ are such numbers.`
      : `$${least}$ is not divisible by $${hcf}$, but the HCF divides the LCM of any two numbers.`,
  ],
  holds: least % hcf === 0,
  rests: 'divides',
  near: ['product'],
})

/** "5 + √3 is an irrational number": `value` is simplified. */
export function numberIs(value: SurdSum, shownAs: 'sum' | 'root' | 'product', stated: 'rational' | 'irrational'): Judged {
  const isRational = value.every(({ radicand }) => radicand === 1)
  const tex = value.length === 0 ? '0' : surdsTex(value)
  const lines = isRational
    ? [`Its value is $${tex}$, which is rational.`]
    : shownAs === 'sum'
      ? [`$${tex}$ is the sum of a rational and an irrational number, so it is irrational.`]
      : [`Its value is $${tex}$, and the root of a number that is no square is irrational.`]
  const near: Readonly<Record<typeof shownAs, readonly FactName[]>> = {
    sum: [],
    root: ['coprime'],
    product: ['coprime', 'sum'],
  }
  return { lines, holds: isRational === (stated === 'rational'), rests: shownAs === 'sum' ? 'sum' : null, near: isRational ? [] : near[shownAs] }
}
