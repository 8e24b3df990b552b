import { gcd, isSquare, polynomialTex, sumTex } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

/** So many things in rows, `step` fewer in each than in the one before: how many rows there are and what the last holds is asked. */
export interface Given {
  readonly total: number
  readonly first: number
  readonly step: number
  /** What the two answers are called: "rows" and "top". */
  readonly names: readonly [string, string]
}

/** What is in the pile, and what it lies in. */
interface Manner {
  readonly things: string
  readonly thing: string
  readonly line: string
  readonly lines: string
  readonly end: string
}

const plain = ({ names: [lines, end] }: Given): Manner => {
  const line = lines.replace(/s$/, '')
  return { things: 'things', thing: 'thing', line, lines, end: `${end} ${line}` }
}

const topOf = ({ first, step }: Given, rows: number): number => first - (rows - 1) * step

/** The smaller root of the quadratic equation, where it is a number of rows. */
function rowsOf(given: Given): number | null {
  const { total, first, step } = given
  const b = 2 * first + step
  const D = b * b - 8 * step * total
  const rows = D >= 0 && isSquare(D) ? (b - Math.round(Math.sqrt(D))) / (2 * step) : NaN
  return Number.isInteger(rows) && rows >= 1 && topOf(given, rows) >= 1 ? rows : null
}

function objection(given: Given): string | null {
  const { total, first, step } = given
  if (![total, first, step].every((value) => Number.isInteger(value) && value >= 1 && value <= 100_000))
    return 'Things are counted in whole numbers that are not too large: check what you typed.'
  return rowsOf(given) === null
    ? 'With these numbers the last row would not come out full: check what you typed.'
    : null
}

/** E.g. "200 logs are stacked so that there are 20 logs in the bottom row, 19 in the next row, ... In how many rows ..." */
export const pile = worked<Given, Manner>({
  id: 'pile',
  archetype: 'ap-word-sequence',
  objection,
  solve: (given, manner = plain(given)) => {
    const { total, first, step, names } = given
    const rows = rowsOf(given)
    if (rows === null) throw new Error('pile: no number of rows')
    const top = topOf(given, rows)
    const { things, line, lines, end } = manner
    const [p, q, r] = [step, -(2 * first + step), 2 * total]
    const common = gcd(p, q, r)
    const rest = polynomialTex([p / common, q / common + (p / common) * rows], 'n')
    const otherTimes = 2 * first + step - step * rows
    const isWhole = otherTimes % step === 0
    const other = isWhole ? `${otherTimes / step}` : `\\frac{${otherTimes}}{${step}}`
    const there = topOf(given, otherTimes / step)
    const reason = !isWhole
      ? `the number of ${lines} is an integer`
      : `it would give $a_{${other}} = ${there}$, and ${there === 0 ? `that ${line} would be empty` : `a ${line} cannot hold a negative number of ${things}`}`
    return {
      lines: [
        `Let the number of ${lines} be $n$. Given: $a = ${first},\\ d = -${step},\\ S_n = ${total}$`,
        earns(0.5, 'Formula: $S_n = \\frac{n}{2}[2a + (n - 1)d]$'),
        earns(0.5, `$${total} = \\frac{n}{2}[2 \\times ${first} + (n - 1) \\times (-${step})]$`),
        `Multiplying by 2 and opening the bracket: $${2 * total} = n(${2 * first + step} - ${step === 1 ? '' : step}n)$`,
        earns(
          1,
          `In standard form: $${polynomialTex([p, q, r], 'n')} = 0$${common === 1 ? '' : `. Dividing by ${common}: $${polynomialTex([p / common, q / common, r / common], 'n')} = 0$`}`,
        ),
        `Splitting the middle term: $${sumTex([
          [p / common, 'n^2'],
          [(-p / common) * rows, 'n'],
          [q / common + (p / common) * rows, 'n'],
          [r / common, ''],
        ])} = 0$`,
        earns(1, `Factorising: $(n - ${rows})(${rest}) = 0$, so $n = ${rows}$ or $n = ${other}$`),
        ...(other === `${rows}` ? [] : [earns(0.5, `$n = ${other}$ is rejected: ${reason}.`, 'rejected')]),
        earns(1, `$a_{${rows}} = ${first} + (${rows} - 1) \\times (-${step}) = ${top}$`, 'top'),
        earns(0.5, `Hence there are ${rows} ${lines}, with ${top} ${things} in the ${end}.`),
      ],
      key: `${names[0]} = ${rows}, ${names[1]} = ${top}`,
    }
  },
})
