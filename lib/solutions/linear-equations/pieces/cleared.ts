import { absolute, equals, one, sign, terminates, toDecimal, toTex, type Fraction } from '../../../maths'
import { says } from '../../claim'
import { earns, line, type Line as WorkedLine } from '../../line'
import { numbered, type EliminationMarks } from './elimination'
import { clearing, wholeLine, type Equation, type Equations } from './equation'
import type { Letters, Pair } from './line'
import { solvedPair } from './pair-lines'

type Show = (size: Fraction, letter: string) => string

const asFraction: Show = (size, letter) => {
  const top = size.n === 1n && letter !== '' ? letter : `${size.n}${letter}`
  return size.d === 1n ? top : `\\frac{${top}}{${size.d}}`
}

const asDecimal: Show = (size, letter) =>
  equals(size, one) && letter !== '' ? letter : `${terminates(size) ? toDecimal(size) : toTex(size)}${letter}`

/** "\frac{x}{2} - \frac{2y}{3} = -1", or "0.2x + 0.3y = 1.3" where the question has decimals. */
export function statedTex({ a, b, c }: Equation, [x, y]: Letters, decimals = false): string {
  const show = decimals ? asDecimal : asFraction
  const terms = [
    [a, x],
    [b, y],
  ] as const
  const left = terms
    .filter(([value]) => sign(value) !== 0)
    .map(([value, letter], index) => {
      const minus = sign(value) < 0
      const lead = index === 0 ? (minus ? '-' : '') : minus ? ' - ' : ' + '
      return `${lead}${show(absolute(value), letter)}`
    })
    .join('')
  return `${left} = ${decimals && terminates(c) ? toDecimal(c) : toTex(c)}`
}

/** 10, 100, ...: what makes whole numbers of the decimals. */
function powerOfTen({ a, b, c }: Equation): number {
  let by = 1
  while ([a, b, c].some(({ d }) => BigInt(by) % d !== 0n)) by *= 10
  return by
}

const byWhich = (equation: Equation, decimals: boolean): number =>
  decimals && [equation.a, equation.b, equation.c].every(terminates) ? powerOfTen(equation) : clearing(equation)

interface How {
  readonly letters: Letters
  readonly marks: EliminationMarks
  readonly decimals?: boolean
}

/** The equations without fractions, their elimination, and the key. */
export function clearedPair(equations: Equations, { letters, marks, decimals = false }: How) {
  const [first, second] = equations
  const pair: Pair = [wholeLine(first, byWhich(first, decimals)), wholeLine(second, byWhich(second, decimals))]
  const cleared = equations.map((equation, index): WorkedLine => {
    const by = byWhich(equation, decimals)
    const found = numbered(index === 0 ? pair[0] : pair[1], index + 1, letters)
    const name = `${index === 0 ? 'first' : 'second'} equation`
    return by === 1
      ? line(name, says`${found}`)
      : earns(0.5, says`$${statedTex(equation, letters, decimals)}$: multiplying by $${by}$ gives ${found}`, name)
  })
  const { lines, key } = solvedPair(pair, { marks }, letters)
  return { lines: [...cleared, ...lines], key, pair }
}
