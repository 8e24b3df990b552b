import { factorisationTex } from '../../../maths'
import type { Random } from '../../../random'
import { largestDivisorOfAll, leastMultipleOfAll } from './by-trial'
import { sharedFactor } from './draws'
import { grouped, tooSmall } from './in-words'
import { generalFacts } from '../../../solutions/real-numbers/general-facts'
import type { StatementPair, StatementPairs } from '../../kinds-of-question/assertion-pairs'

const { text: productRule } = generalFacts.product
const { text: sumRule } = generalFacts.sum
const always = () => true
const never = () => false
const hasNoWholeRoot = (p: number) => () => ![1, 2, 3, 4, 5, 6].some((root) => root * root === p)

const pairs = (random: Random) => {
  const { g, m, n } = sharedFactor(random, [4, 20], 9, (a, b) => a < b)
  const [a, b, least] = [g * m, g * n, g * m * n]
  const numbers = () => largestDivisorOfAll(a, b) === g && leastMultipleOfAll(a, b) === least
  return { g, a, b, least, numbers, p: random.pick([2, 3, 5, 7]), k: random.integer(2, 9) }
}

function explains(random: Random): StatementPair {
  const { g, a, b, least, numbers, p, k } = pairs(random)
  return random.pick<StatementPair>([
    {
      assertion: `If the HCF of two numbers is $${g}$, their LCM is $${least}$ and one of them is $${a}$, then the other is $${b}$.`,
      reason: productRule,
      aboutAssertion: `$\\frac{${g} \\times ${least}}{${a}} = ${b}$, so the assertion is true`,
      aboutReason: 'The reason is true, and it is just the rule used to find the other number',
      assertionHolds: numbers,
      reasonHolds: always,
    },
    {
      assertion: `$${k} + \\sqrt{${p}}$ is an irrational number.`,
      reason: sumRule,
      aboutAssertion: `$${k}$ is rational and $\\sqrt{${p}}$ is irrational, so their sum is irrational: the assertion is true`,
      aboutReason: 'The reason is true, and it is just what the assertion rests on',
      assertionHolds: hasNoWholeRoot(p),
      reasonHolds: always,
    },
  ])
}

function bothTrue(random: Random): StatementPair {
  const { g, a, b, p, numbers } = pairs(random)
  return random.pick<StatementPair>([
    {
      assertion: `The HCF of $${a}$ and $${b}$ is $${g}$.`,
      reason: generalFacts.divides.text,
      aboutAssertion: `$${a} = ${factorisationTex(a)}$ and $${b} = ${factorisationTex(b)}$, so the HCF is $${g}$: the assertion is true`,
      aboutReason:
        'The reason is true, but it does not tell how large the HCF is, so it does not explain the assertion',
      assertionHolds: numbers,
      reasonHolds: always,
    },
    {
      assertion: `$\\sqrt{${p}}$ is an irrational number.`,
      reason: sumRule,
      aboutAssertion: `$${p}$ is a prime number, so its square root is irrational: the assertion is true`,
      aboutReason: `The reason is true, but $\\sqrt{${p}}$ is not given as such a sum, so it does not tell why`,
      assertionHolds: hasNoWholeRoot(p),
      reasonHolds: always,
    },
  ])
}

function reasonFalse(random: Random): StatementPair {
  const { g, a, b, p, k, numbers } = pairs(random)
  return random.pick<StatementPair>([
    {
      assertion: `The HCF of $${a}$ and $${b}$ is $${g}$.`,
      reason: generalFacts.smaller.untrue,
      aboutAssertion: `$${a} = ${factorisationTex(a)}$ and $${b} = ${factorisationTex(b)}$, so the HCF is $${g}$: the assertion is true`,
      aboutReason: 'The HCF of $6$ and $12$ is $6$ itself, so the reason is false',
      assertionHolds: numbers,
      reasonHolds: () => largestDivisorOfAll(6, 12) < 6,
    },
    {
      assertion: `$\\sqrt{${p}} \\times \\sqrt{${p * k * k}}$ is a rational number.`,
      reason: generalFacts.roots.untrue,
      aboutAssertion: `The product is $\\sqrt{${p * p * k * k}} = ${p * k}$: the assertion is true`,
      aboutReason: '$\\sqrt{2} \\times \\sqrt{3} = \\sqrt{6}$ is irrational, so the reason is false',
      assertionHolds: () => Math.abs(Math.sqrt(p) * Math.sqrt(p * k * k) - p * k) < 1e-9,
      reasonHolds: () => !hasNoWholeRoot(6)(),
    },
  ])
}

function assertionFalse(random: Random): StatementPair {
  const { g, a, b, least, p, k } = pairs(random)
  const notMultiple = least + random.integer(1, g - 1)
  const small = tooSmall(g) ?? 1
  const shown = factorisationTex(g) === `${g}` ? `${g}` : `${factorisationTex(g)} = ${g}`
  return random.pick<StatementPair>([
    {
      assertion: `The HCF of $${a}$ and $${b}$ is $${small}$.`,
      reason: generalFacts.coprime.text,
      aboutAssertion: `$${a} = ${factorisationTex(a)}$ and $${b} = ${factorisationTex(b)}$, so the HCF is $${shown}$: the assertion is false`,
      aboutReason: 'The reason is true, although it has nothing to do with these two numbers',
      assertionHolds: () => largestDivisorOfAll(a, b) === small,
      reasonHolds: always,
    },
    {
      assertion: `There are two numbers whose HCF is $${g}$ and whose LCM is $${notMultiple}$.`,
      reason: generalFacts.divides.text,
      aboutAssertion: `$${notMultiple}$ is not divisible by $${g}$, so there are no such numbers: the assertion is false`,
      aboutReason: 'The HCF divides each number, and each number divides the LCM, so the reason is true',
      assertionHolds: () => notMultiple % g === 0,
      reasonHolds: always,
    },
    {
      assertion: `The LCM of $${a}$ and $${b}$ is $${grouped(a * b)}$.`,
      reason: productRule,
      aboutAssertion: [
        `$${a} = ${factorisationTex(a)}$ and $${b} = ${factorisationTex(b)}$`,
        `So the LCM is $${factorisationTex(least)} = ${least}$, not the product $${grouped(a * b)}$: the assertion is false`,
      ],
      aboutReason: 'The reason is the known rule for two numbers, and it is true',
      assertionHolds: () => leastMultipleOfAll(a, b) === a * b,
      reasonHolds: always,
    },
    {
      assertion: `$${k} - \\sqrt{${p}}$ is a rational number.`,
      reason: sumRule,
      aboutAssertion: `$${k}$ is rational and $-\\sqrt{${p}}$ is irrational, so their sum is irrational: the assertion is false`,
      aboutReason: 'The reason is true',
      assertionHolds: never,
      reasonHolds: always,
    },
  ])
}

export const statementPairs: StatementPairs = {
  explains,
  bothTrue,
  reasonFalse,
  assertionFalse,
}
