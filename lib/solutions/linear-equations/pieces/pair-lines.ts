import { fraction, multiply, subtract, sumTex, toTex, type Fraction } from '../../../maths'
import { chain, says, type Said } from '../../claim'
import { line, type Line as WorkedLine } from '../../line'
import { conclusion, eliminated, type EliminationMarks } from './elimination'
import { byDeterminants, determinant, leftSide, solutionText, xy, type Letters, type Line, type Pair } from './line'
import { outcomeOf } from './ratio-test'

interface Worked {
  readonly lines: readonly WorkedLine[]
  readonly key: string
}

export interface Manner {
  readonly marks: EliminationMarks
}

/** Both sides vanish together, or only one of them. */
function parallelLines(pair: Pair, letters: Letters): Worked {
  const infinite = outcomeOf(pair) === 'infinite'
  const key = infinite ? 'infinitely many solutions' : 'no solution'
  const { times, upper, lower, opposite } = levelledPair(pair)
  const left = (one: Line) => `${leftSide(one, letters)} = ${one[2]}`
  const numbers = times.map((by, index) => (by === 1 ? `(${index + 1})` : `(${index + 1}) multiplied by $${by}$`))
  const right = opposite ? upper[2] + lower[2] : upper[2] - lower[2]
  const way = opposite ? `Adding ${numbers.join(' and ')}` : `Subtracting ${numbers.toReversed().join(' from ')}`
  return {
    lines: [
      line('levelled', `Multiplied so that the left sides agree in size: $${left(upper)}$ and $${left(lower)}$`),
      line(
        'combined',
        infinite
          ? says`${way}: ${chain('0', '0')}, so the two equations say the same, and the lines coincide`
          : `${way}: $0 = ${right}$, which is never true, so the lines are parallel`,
      ),
      line('solution', infinite ? `So there are ${key}` : `So there is ${key}`),
    ],
    key,
  }
}

const scaled = ([a, b, c]: Line, by: number): Line => [a * by, b * by, c * by]

/** Proportional left sides, made equal in size. */
function levelledPair([first, second]: Pair) {
  const at = first[0] !== 0 ? 0 : 1
  const size = fraction(first[at], second[at])
  const times = [Number(size.d), Math.abs(Number(size.n))] as const
  return { times, upper: scaled(first, times[0]), lower: scaled(second, times[1]), opposite: size.n < 0n }
}

/** "$5y = 15$, so $y = 3$". */
function solvedFor(coefficient: number, right: Fraction | number, letter: string): Said {
  const value = typeof right === 'number' ? fraction(right, coefficient) : multiply(right, fraction(1, coefficient))
  const found = chain(letter, toTex(value))
  return coefficient === 1
    ? says`${found}`
    : says`${chain(sumTex([[coefficient, letter]]), typeof right === 'number' ? `${right}` : toTex(right))}, so ${found}`
}

/** One equation holds one letter alone: its value goes into the other one. */
function oneLetterLines(pair: Pair, letters: Letters): readonly WorkedLine[] {
  const alone = pair[0][0] * pair[0][1] === 0 ? 0 : 1
  const [single, other] = alone === 0 ? [pair[0], pair[1]] : [pair[1], pair[0]]
  const known = single[0] === 0 ? 1 : 0
  const sought = known === 0 ? 1 : 0
  const value = fraction(single[2], single[known])
  const from = solvedFor(single[known], single[2], letters[known])
  const right = subtract(fraction(other[2]), multiply(fraction(other[known]), value))
  const lead =
    other[known] === 0 ? `From (${2 - alone}): ` : `Putting $${letters[known]} = ${toTex(value)}$ in (${2 - alone}): `
  const found = solvedFor(other[sought], right, letters[sought])
  return [
    line('combined', { ...from, text: `From (${alone + 1}): ${from.text}` }),
    line('second value', { ...found, text: `${lead}${found.text}` }),
  ]
}

/** What follows the equations (1) and (2), by elimination, with the conclusion and the key. */
export function solvedPair(pair: Pair, { marks }: Manner, letters: Letters = xy): Worked {
  if (determinant(pair) === 0) return parallelLines(pair, letters)
  const [x, y] = byDeterminants(pair)
  const simple = pair.some(([a, b]) => a === 0 || b === 0)
  return {
    lines: [...(simple ? oneLetterLines(pair, letters) : eliminated(pair, marks, letters)), conclusion(x, y, letters)],
    key: solutionText(x, y, letters),
  }
}
