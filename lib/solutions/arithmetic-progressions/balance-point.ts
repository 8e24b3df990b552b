import { chain, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** A row of numbers in AP: the number is asked before which they add up to the same as after it. */
export interface Given {
  readonly first: number
  readonly step: number
  readonly count: number
}

type Row = Given & { readonly x: number }

const kindOf = ({ first, step }: Given): 'multiples' | 'odd' | 'run' | null =>
  first === step ? 'multiples' : first === 1 && step === 2 ? 'odd' : step === 1 ? 'run' : null

/** The number in the balance; null where no number of the row is. */
function balanceOf(given: Given): number | null {
  const { first, step, count } = given
  for (let j = 1; j <= count; j++) {
    const sum = (n: number) => (n * (2 * first + (n - 1) * step)) / 2
    if (sum(j - 1) === sum(count) - sum(j)) return first + (j - 1) * step
  }
  return null
}

const equation = earns(0.5, 'Sum before $x$ = sum after $x$ = sum of all numbers less the sum up to $x$.', 'before')

function multipleLines({ x }: Row, step: number, n: number): readonly Step[] {
  const times = step === 1 ? '' : `${step} \\times `
  const all = (step * n * (n + 1)) / 2
  const j = x / step
  return [
    line(
      'letters',
      step === 1
        ? 'Let $x = j$, the $j$th number of the row.'
        : `Let $x$ be the $j$th number of the row: $x = ${step}j$.`,
    ),
    equation,
    earns(
      0.5,
      `So $S_{j - 1} = S_{${n}} - S_j$, where the sum of the first $n$ numbers is $S_n = ${times}\\frac{n(n + 1)}{2}$.`,
      'condition',
    ),
    earns(1, says`${chain(`S_{${n}}`, `${times}\\frac{${n} \\times ${n + 1}}{2}`, `${all}`)}`, 'all'),
    earns(
      1,
      `$${times}\\frac{(j - 1)j}{2} + ${times}\\frac{j(j + 1)}{2} = ${all}$, and the left side is $${step === 1 ? '' : step}j^2$.`,
      'equation',
    ),
    earns(
      1,
      says`So ${chain('j^2', step === 1 ? `${all}` : `\\frac{${all}}{${step}}`, ...(step === 1 ? [] : [`${j * j}`]), `${j}^2`)}`,
      'square',
    ),
    earns(0.5, says`As $j$ is positive, ${chain('j', `${j}`)}.`, 'root'),
    earns(
      0.5,
      step === 1 ? says`Hence ${chain('x', `${x}`)}.` : says`Hence ${chain('x', `${step} \\times ${j}`, `${x}`)}.`,
    ),
  ]
}

function oddLines({ x, count }: Row): readonly Step[] {
  return [
    line('letters', 'Let $x$ be the $j$th odd number: $x = 2j - 1$.'),
    equation,
    earns(
      0.5,
      `The first $n$ odd numbers have the sum $S_n = \\frac{n}{2}[2 + (n - 1) \\times 2] = n^2$.`,
      'condition',
    ),
    earns(
      1,
      says`The last number is $2 \\times ${count} - 1$, so there are ${count} numbers: ${chain(`S_{${count}}`, `${count}^2`, `${count * count}`)}`,
      'all',
    ),
    earns(
      1,
      `$S_{j - 1} = S_{${count}} - S_j$ gives $(j - 1)^2 + j^2 = ${count * count}$, that is, $2j^2 - 2j + 1 = ${count * count}$.`,
      'equation',
    ),
    earns(
      1,
      says`Multiplying by 2: ${chain('(2j - 1)^2', `2 \\times ${count * count} - 1`, `${2 * count * count - 1}`, `${x}^2`)}`,
      'square',
    ),
    earns(0.5, `As $2j - 1$ is positive, $2j - 1 = ${x}$.`, 'root'),
    earns(0.5, says`Hence ${chain('x', '2j - 1', `${x}`)}.`),
  ]
}

function runLines({ first, count, x }: Row): readonly Step[] {
  const last = first + count - 1
  const [below, upTo] = [(first * (first - 1)) / 2, (last * (last + 1)) / 2]
  return [
    line('letters', `The numbers from 1 to $n$ have the sum $\\frac{n(n + 1)}{2}$.`),
    equation,
    earns(
      1,
      says`From 1 to ${first - 1}: ${chain(`\\frac{${first - 1} \\times ${first}}{2}`, `${below}`)}; so the sum before $x$ is $\\frac{(x - 1)x}{2} - ${below}$.`,
      'condition',
    ),
    earns(
      1,
      says`From 1 to ${last}: ${chain(`\\frac{${last} \\times ${last + 1}}{2}`, `${upTo}`)}; so the sum after $x$ is $${upTo} - \\frac{x(x + 1)}{2}$.`,
      'all',
    ),
    earns(1, `So $\\frac{(x - 1)x}{2} + \\frac{x(x + 1)}{2} = ${upTo} + ${below}$.`, 'equation'),
    earns(0.5, says`The left side is $x^2$: ${chain('x^2', `${upTo + below}`, `${x}^2`)}`, 'square'),
    earns(1, says`As $x$ is positive, ${chain('x', `${x}`)}.`, 'root'),
  ]
}

function objection(given: Given): string | null {
  const { first, step, count } = given
  if (![first, step, count].every((value) => Number.isInteger(value) && value >= 1 && value <= 10_000))
    return 'The numbers are counted from 1 on, and not too far: check what you typed.'
  if (balanceOf(given) === null) return 'No number of this row has the same sum before it and after it.'
  return kindOf(given) === null ? 'This row is none that I can work out in this way.' : null
}

/** E.g. "Lockers in a hall carry the odd numbers 1, 3, 5, ..., 57. The numbers before locker x add up to the same as those after it." */
export const balancePoint = worked<Given>({
  id: 'balance-point',
  archetype: 'ap-balance-point',
  objection,
  solve: (given) => {
    const [kind, x] = [kindOf(given), balanceOf(given)]
    if (x === null || kind === null) throw new Error('balance-point: no number has equal sums')
    const row = { ...given, x }
    const lines =
      kind === 'run' ? runLines(row) : kind === 'odd' ? oddLines(row) : multipleLines(row, given.step, given.count)
    return { lines, key: `${x}` }
  },
})
