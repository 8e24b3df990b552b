import { factorisationTex } from '../../../maths'
import type { Random } from '../../../random'
import { eitherWay, type EitherWay, type RuledKind } from '../../kinds-of-question/assertion-rules'
import type { RuleName } from './assertion-rules'
import { largestDivisorOfAll, leastMultipleOfAll } from './by-trial'
import { sharedFactor } from './draws'

const twoNumbers = (random: Random) => {
  const { g, m, n } = sharedFactor(random, [4, 20], 9, (a, b) => a < b)
  return { g, m, n, a: g * m, b: g * n, least: g * m * n }
}

const factorised = (...numbers: readonly number[]): string =>
  numbers.map((n) => `$${n} = ${factorisationTex(n)}$`).join(' and ')

/** "If the HCF of two numbers is 6, their LCM is 36 and one of them is 12, then the other is 18." */
function otherNumber(random: Random): EitherWay {
  const { g, a, b, least } = twoNumbers(random)
  const asserted = (claimed: number) => ({
    text: `If the HCF of two numbers is $${g}$, their LCM is $${least}$ and one of them is $${a}$, then the other is $${claimed}$.`,
    about: `The other number is $\\frac{${g} \\times ${least}}{${a}} = ${b}$.`,
    holds: () => g * least === a * claimed && largestDivisorOfAll(a, claimed) === g,
  })
  return { truth: asserted(b), falsehood: asserted(random.chance(0.5) ? b + g : least - a) }
}

/** "Two numbers whose HCF is 6 cannot have the LCM 92." */
function noSuchNumbers(random: Random): EitherWay {
  const [g, times] = [random.integer(4, 20), random.integer(5, 24)]
  const rest = random.integer(1, g - 1)
  const asserted = (least: number) => ({
    text: `Two numbers whose HCF is $${g}$ cannot have the LCM $${least}$.`,
    about:
      least === g * times
        ? `$${least} = ${g} \\times ${times}$, and $${g}$ and $${least}$ themselves are such numbers.`
        : `$${least} = ${g} \\times ${times} + ${rest}$ is not divisible by $${g}$, so there are no such numbers.`,
    holds: () => least % g !== 0,
  })
  return { truth: asserted(g * times + rest), falsehood: asserted(g * times) }
}

/** "The HCF of 24 and 36 is 12." */
function highestFactor(random: Random): EitherWay {
  const { g, a, b, least } = twoNumbers(random)
  const shown = factorisationTex(g) === `${g}` ? `${g}` : `${factorisationTex(g)} = ${g}`
  const wrong = random.pick([g * 2, least / g, ...[2, 3, 5, 7].filter((p) => g % p === 0).map((p) => g / p)])
  const asserted = (claimed: number) => ({
    text: `The HCF of $${a}$ and $${b}$ is $${claimed}$.`,
    about: `${factorised(a, b)}, so the HCF is $${shown}$.`,
    holds: () => largestDivisorOfAll(a, b) === claimed,
  })
  return { truth: asserted(g), falsehood: asserted(wrong === g ? 2 * g : wrong) }
}

/** "35 and 48 are co-prime." */
function coprimePair(random: Random): EitherWay {
  const composite = (source: Random) =>
    source.until(
      (one) => one.integer(8, 99),
      (n) => [2, 3, 5, 7].some((p) => n > p && n % p === 0),
    )
  const pair = (shared: boolean) =>
    random.until(
      (source) => [composite(source), composite(source)] as const,
      ([a, b]) => a < b && b % a !== 0 && largestDivisorOfAll(a, b) > 1 === shared,
    )
  const asserted = ([a, b]: readonly [number, number], holds: boolean) => ({
    text: `$${a}$ and $${b}$ are co-prime.`,
    about: `${factorised(a, b)}: they have ${holds ? 'no common prime factor' : `the common factor $${largestDivisorOfAll(a, b)}$`}.`,
    holds: () => leastMultipleOfAll(a, b) === a * b,
  })
  return { truth: asserted(pair(false), true), falsehood: asserted(pair(true), false) }
}

export const factorKinds: readonly RuledKind<RuleName>[] = [
  { rule: 'product', near: ['divides', 'factors'], draw: eitherWay(otherNumber) },
  { rule: 'divides', near: ['product', 'factors'], draw: eitherWay(noSuchNumbers) },
  { rule: 'factors', near: ['product', 'coprime'], draw: eitherWay(highestFactor) },
  { rule: 'coprime', near: ['factors'], draw: eitherWay(coprimePair) },
]
