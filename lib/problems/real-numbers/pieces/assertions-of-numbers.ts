import type { Random } from '../../../random'
import { eitherWay, type EitherWay, type RuledKind } from '../../kinds-of-question/assertion-rules'
import type { RuleName } from './assertion-rules'

const hasWholeRoot = (n: number): boolean => Array.from({ length: n }, (_, i) => i + 1).some((root) => root ** 2 === n)

const noSquare = (random: Random): number => random.pick([2, 3, 5, 6, 7, 10, 11, 13, 14, 15, 17, 19])

/** "5 − √7 is an irrational number." */
function shiftedRoot(random: Random): EitherWay {
  const [k, sign, s, n] = [
    random.integer(2, 9),
    random.pick(['+', '-'] as const),
    random.integer(2, 9),
    noSquare(random),
  ]
  const asserted = (under: number, about: string) => ({
    text: `$${k} ${sign} \\sqrt{${under}}$ is an irrational number.`,
    about,
    holds: () => !hasWholeRoot(under),
  })
  return {
    truth: asserted(n, `$${k}$ is rational, and $\\sqrt{${n}}$ is irrational because $${n}$ is not a perfect square.`),
    falsehood: asserted(
      s * s,
      `$\\sqrt{${s * s}} = ${s}$, so $${k} ${sign} \\sqrt{${s * s}} = ${sign === '+' ? k + s : k - s}$, a rational number.`,
    ),
  }
}

/** "√30 is an irrational number." */
function bareRoot(random: Random): EitherWay {
  const root = random.integer(4, 15)
  const n = root ** 2 + random.pick([-3, -2, -1, 1, 2, 3])
  const asserted = (under: number, about: string) => ({
    text: `$\\sqrt{${under}}$ is an irrational number.`,
    about,
    holds: () => !hasWholeRoot(under),
  })
  return {
    truth: asserted(n, `$${n}$ is not the square of an integer.`),
    falsehood: asserted(root ** 2, `$${root ** 2} = ${root}^2$, so $\\sqrt{${root ** 2}} = ${root}$ is rational.`),
  }
}

/** "√2 × √18 is a rational number." */
function rootTimesRoot(random: Random): EitherWay {
  const [p, k] = [random.pick([2, 3, 5, 7]), random.integer(2, 5)]
  const other = random.pick([2, 3, 5, 7].filter((prime) => prime !== p)) * k * k
  const asserted = (q: number, about: string) => ({
    text: `$\\sqrt{${p}} \\times \\sqrt{${q}}$ is a rational number.`,
    about,
    holds: () => hasWholeRoot(p * q),
  })
  const product = (q: number) => `$\\sqrt{${p}} \\times \\sqrt{${q}} = \\sqrt{${p * q}}`
  return {
    truth: asserted(p * k * k, `${product(p * k * k)} = ${p * k}$.`),
    falsehood: asserted(other, `${product(other)}$, and $${p * other}$ is not a perfect square.`),
  }
}

/** "12ⁿ does not end with the digit 0 for any natural number n." */
function lastDigit(random: Random): EitherWay {
  const [never, ends] = [random.pick([4, 6, 8, 12, 14, 15, 18, 25, 35, 45]), 10 * random.integer(1, 9)]
  const asserted = (base: number, about: string) => ({
    text: `$${base}^n$ does not end with the digit $0$ for any natural number $n$.`,
    about,
    holds: () => [1, 2, 3, 4].every((n) => base ** n % 10 !== 0),
  })
  return {
    truth: asserted(
      never,
      `The prime factors of $${never}^n$ are those of $${never}$: $${never % 2 === 0 ? 5 : 2}$ is not among them.`,
    ),
    falsehood: asserted(ends, `For $n = 1$ the number is $${ends}$.`),
  }
}

const primesAfter = [
  [2, 3, 5, 31],
  [2, 3, 7, 43],
  [2, 5, 7, 71],
  [2, 3, 11, 67],
  [2, 3, 13, 79],
  [2, 5, 13, 131],
  [2, 3, 17, 103],
] as const

/** "2 × 5 × 7 + 5 is a composite number." */
function sumWithFactor(random: Random): EitherWay {
  const [p, q, r, prime] = random.pick(primesAfter)
  const [factor, rest] = random.pick([
    [q, [p, r]],
    [r, [p, q]],
  ] as const)
  const quotient = rest[0] * rest[1] + 1
  const asserted = (added: number, value: number, about: string) => ({
    text: `$${p} \\times ${q} \\times ${r} + ${added}$ is a composite number.`,
    about,
    holds: () => Array.from({ length: value - 2 }, (_, i) => i + 2).some((d) => value % d === 0),
  })
  return {
    truth: asserted(
      factor,
      factor * quotient,
      `$${p} \\times ${q} \\times ${r} + ${factor} = ${factor} \\times (${rest[0]} \\times ${rest[1]} + 1) = ${factor} \\times ${quotient}$.`,
    ),
    falsehood: asserted(1, prime, `$${p} \\times ${q} \\times ${r} + 1 = ${prime}$ is a prime number.`),
  }
}

export const numberKinds: readonly RuledKind<RuleName>[] = [
  { rule: 'sum', near: ['primeRoot'], draw: eitherWay(shiftedRoot) },
  { rule: 'primeRoot', near: [], draw: eitherWay(bareRoot) },
  { rule: 'rootsTimes', near: ['primeRoot'], draw: eitherWay(rootTimesRoot) },
  { rule: 'lastDigit', near: [], draw: eitherWay(lastDigit) },
  { rule: 'composite', near: [], draw: eitherWay(sumWithFactor) },
]
