import type { Random } from '../../../random'

/** A number as it is shown, why it is rational or not, and whether it is, by another road. */
export interface Shown {
  readonly tex: string
  readonly why: string
  readonly note: string
  readonly isRational: () => boolean
}

const hasRoot = (n: number): boolean => Array.from({ length: 40 }, (_, root) => root * root).includes(n)
const nonSquare = (random: Random): number => random.pick([2, 3, 5, 6, 7, 10, 11, 13])

const recurring = (random: Random): Shown => {
  // one digit four times: no other decimal begins so
  const [whole, digit] = [random.integer(0, 5), random.integer(1, 8)]
  const tex = `${whole}.${`${digit}`.repeat(4)}\\ldots`
  return {
    tex,
    why: `$${tex}$ is a recurring decimal, so it is rational`,
    note: 'A decimal that repeats can be written as a fraction.',
    // 9 times the number is a whole number
    isRational: () => Number.isInteger(9 * whole + digit),
  }
}

const rootQuotient = (random: Random): Shown => {
  const [p, k] = [nonSquare(random), random.integer(2, 6)]
  return {
    tex: `\\frac{\\sqrt{${p * k * k}}}{\\sqrt{${p}}}`,
    why: `$\\frac{\\sqrt{${p * k * k}}}{\\sqrt{${p}}} = \\sqrt{${k * k}} = ${k}$, which is rational`,
    note: 'Bring the quotient under one root sign and divide there.',
    isRational: () => hasRoot((p * k * k) / p),
  }
}

const conjugates = (random: Random): Shown => {
  const [a, p] = [random.integer(2, 9), nonSquare(random)]
  return {
    tex: `(${a} + \\sqrt{${p}})(${a} - \\sqrt{${p}})`,
    why: `$(${a} + \\sqrt{${p}})(${a} - \\sqrt{${p}}) = ${a * a} - ${p} = ${a * a - p}$, which is rational`,
    note: 'Multiply the brackets out with (a + b)(a − b) = a² − b².',
    isRational: () => Math.abs((a + Math.sqrt(p)) * (a - Math.sqrt(p)) - (a * a - p)) < 1e-9,
  }
}

const squareRoot = (random: Random): Shown => {
  const k = random.integer(4, 15)
  return {
    tex: `\\sqrt{${k * k}}`,
    why: `$\\sqrt{${k * k}} = ${k}$, which is rational`,
    note: 'Is the number under the root sign a perfect square?',
    isRational: () => hasRoot(k * k),
  }
}

const rootSum = (random: Random): Shown => {
  const [a, p] = [random.integer(2, 9), nonSquare(random)]
  const sign = random.pick(['+', '-'])
  return {
    tex: `${a} ${sign} \\sqrt{${p}}`,
    why: `$${a}$ is rational and $\\sqrt{${p}}$ is irrational, so $${a} ${sign} \\sqrt{${p}}$ is irrational`,
    note: 'What kind of number is the sum of a rational and an irrational number?',
    isRational: () => hasRoot(p),
  }
}

const rootMultiple = (random: Random): Shown => {
  const [k, p] = [random.integer(2, 9), nonSquare(random)]
  return {
    tex: `${k}\\sqrt{${p}}`,
    why: `$\\sqrt{${p}}$ is irrational, so its multiple $${k}\\sqrt{${p}}$ is irrational`,
    note: 'Dividing a rational number by a whole number leaves it rational. What would the root be?',
    isRational: () => hasRoot(k * k * p),
  }
}

const square = (random: Random): Shown => {
  const [p, q] = random.pick([
    [2, 3],
    [2, 5],
    [3, 5],
    [2, 7],
    [3, 7],
    [5, 7],
  ] as const)
  return {
    tex: `(\\sqrt{${p}} + \\sqrt{${q}})^2`,
    why: `$(\\sqrt{${p}} + \\sqrt{${q}})^2 = ${p + q} + 2\\sqrt{${p * q}}$, and $\\sqrt{${p * q}}$ is irrational because $${p * q}$ is not a perfect square`,
    note: 'The square of a sum has a middle term: work it out.',
    isRational: () => hasRoot(4 * p * q),
  }
}

const oddQuotient = (random: Random): Shown => {
  const [p, q] = random.pick([
    [2, 6],
    [3, 6],
    [2, 10],
    [5, 10],
    [3, 15],
    [5, 15],
    [2, 14],
    [7, 14],
  ] as const)
  return {
    tex: `\\frac{\\sqrt{${q}}}{\\sqrt{${p}}}`,
    why: `$\\frac{\\sqrt{${q}}}{\\sqrt{${p}}} = \\sqrt{${q / p}}$, which is irrational because $${q / p}$ is a prime number`,
    note: 'Bring the quotient under one root sign: is the number there a perfect square?',
    isRational: () => hasRoot(q / p),
  }
}

export const rationals = [recurring, rootQuotient, conjugates, squareRoot] as const
export const irrationals = [rootSum, rootMultiple, square, oddQuotient] as const
