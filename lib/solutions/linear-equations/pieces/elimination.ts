import { exact, fraction, lcm, multiply, subtract, sumTex, toTex, bracketed, type Fraction } from '../../../maths'
import { chain, says, type SetClaim, type Said } from '../../claim'
import { earns, line, type Line as WorkedLine } from '../../line'
import { determinant, leftSide, lineTex, xy, type Letters, type Line, type Pair } from './line'

const scaled = ([a, b, c]: Line, by: number): Line => [a * by, b * by, c * by]

/** "$x = 3$", or "$5x = 15$, so $x = 3$" when there is something to divide by. */
function solved(coefficient: number, value: Fraction | number, letter: string): Said {
  const right = exact(value)
  const answer = multiply(right, fraction(1, coefficient))
  const found = chain(letter, toTex(answer))
  return coefficient === 1 ? says`${found}` : says`${chain(sumTex([[coefficient, letter]]), toTex(right))}, so ${found}`
}

/** The variable that needs the smaller multiplications; the second one when there is nothing to choose. */
function easierToEliminate([first, second]: Pair): 0 | 1 {
  const effort = (i: 0 | 1) => {
    const size = lcm(first[i], second[i])
    return (size * size) / Math.abs(first[i] * second[i])
  }
  return effort(0) < effort(1) ? 0 : 1
}

/** Both equations, multiplied so that the letter to be eliminated has coefficients of equal size; turned: the first is subtracted. */
export function levelled(pair: Pair) {
  const [first, second] = pair
  const gone = easierToEliminate(pair)
  const size = lcm(first[gone], second[gone])
  const times = [size / Math.abs(first[gone]), size / Math.abs(second[gone])] as const
  const [upper, lower] = [scaled(first, times[0]), scaled(second, times[1])]
  const opposite = Math.sign(upper[gone]) !== Math.sign(lower[gone])
  const kept = gone === 0 ? (1 as const) : (0 as const)
  return { kept, times, upper, lower, opposite, turned: !opposite && upper[kept] < lower[kept] }
}

/** "$3x + 2y = 7 \quad \ldots (1)$". */
export const numbered = (line: Line, number: number, letters: Letters = xy): SetClaim => ({
  set: `$${lineTex(line, letters)} \\quad \\ldots (${number})$`,
  claim: { sides: [leftSide(line, letters), `${line[2]}`] },
})

/** What an examiner gives for making the coefficients equal, for eliminating, and for the second value. */
export type EliminationMarks = readonly [level: number, combine: number, back: number]

/** The two equations, each a line. */
export const numberedPair = (pair: Pair, letters: Letters = xy): readonly WorkedLine[] => [
  line('first equation', says`${numbered(pair[0], 1, letters)}`),
  line('second equation', says`${numbered(pair[1], 2, letters)}`),
]

/** Two equations and the lines of their elimination. */
export const eliminationLines = (pair: Pair, marks: EliminationMarks, letters: Letters = xy): readonly WorkedLine[] => [
  ...numberedPair(pair, letters),
  ...eliminated(pair, marks, letters),
]

/** What follows the equations (1) and (2): make the coefficients of one letter equal in size, add or subtract, put the value back. */
export function eliminated(
  pair: Pair,
  [level, combination, back]: EliminationMarks,
  letters: Letters = xy,
): readonly WorkedLine[] {
  const [first, second] = pair
  if (determinant(pair) === 0)
    throw new Error(`eliminationLines(${lineTex(first)}, ${lineTex(second)}): no single solution`)
  const { kept, times, upper, lower, opposite, turned } = levelled(pair)
  const lowerNumber = times[1] === 1 ? 2 : times[0] === 1 ? 3 : 4
  const names = [times[0] === 1 ? '(1)' : '(3)', `(${lowerNumber})`] as const
  const combine = (i: 0 | 1 | 2) =>
    opposite ? upper[i] + lower[i] : turned ? lower[i] - upper[i] : upper[i] - lower[i]
  const value = fraction(combine(2), combine(kept))
  const subtracting = turned ? `Subtracting ${names[0]} from ${names[1]}` : `Subtracting ${names[1]} from ${names[0]}`
  const levelling = [
    ...(times[0] === 1 ? [] : [says`Multiplying (1) by $${times[0]}$: ${numbered(upper, 3, letters)}`]),
    ...(times[1] === 1 ? [] : [says`Multiplying (2) by $${times[1]}$: ${numbered(lower, lowerNumber, letters)}`]),
  ]
  const whole = levelling.length === 0 ? level + combination : combination
  const most = Math.min(whole, 1)
  return [
    ...levelling.map((said, index) => {
      const name = index === 0 ? 'levelled' : 'levelled too'
      return index === levelling.length - 1 ? earns(level, said, name) : line(name, said)
    }),
    earns(
      most,
      after(
        `${opposite ? `Adding ${names[0]} and ${names[1]}` : subtracting}: `,
        solved(combine(kept), combine(2), letters[kept]),
      ),
      'combined',
    ),
    ...putBackLines(first, kept, value, letters, back + whole - most),
  ]
}

const after = (lead: string, { text, claim }: Said): Said => ({ text: `${lead}${text}`, ...(claim && { claim }) })

/** "Putting $x = 3$ in (1): $2(3) + 5y = 11$", "So $5y = 11 - 6 = 5$ and $y = 1$". */
function putBackLines(
  equation: Line,
  kept: 0 | 1,
  value: Fraction,
  letters: Letters,
  marks: number,
): readonly WorkedLine[] {
  const gone = kept === 0 ? 1 : 0
  const size = Math.abs(equation[kept])
  const term =
    size === 1 ? bracketedIf(value, kept === 1 || equation[kept] < 0) : `${size}\\left(${toTex(value)}\\right)`
  const rest = sumTex([[equation[gone], letters[gone]]])
  const known = `${equation[kept] < 0 ? '-' : ''}${term}`
  const left =
    kept === 0
      ? `${known} ${equation[1] < 0 ? '-' : '+'} ${sumTex([[Math.abs(equation[1]), letters[1]]])}`
      : `${rest} ${equation[1] < 0 ? '-' : '+'} ${term}`
  const moved = multiply(fraction(-equation[kept]), value)
  const right = subtract(fraction(equation[2]), multiply(fraction(equation[kept]), value))
  const answer = toTex(multiply(right, fraction(1, equation[gone])))
  const sides =
    equation[2] === 0 || moved.n === 0n
      ? [toTex(right)]
      : [
          sumTex([
            [equation[2], ''],
            [moved, ''],
          ]),
          toTex(right),
        ]
  const put = says`Putting $${letters[kept]} = ${toTex(value)}$ in (1): ${chain(left, `${equation[2]}`)}`
  const found = chain(rest, ...sides)
  const solve = equation[gone] === 1 ? says`So ${found}` : says`So ${found} and ${chain(letters[gone], answer)}`
  return marks > 0.5
    ? [earns(0.5, put, 'put back'), earns(marks - 0.5, solve, 'second value')]
    : [line('put back', put), earns(marks, solve, 'second value')]
}

const bracketedIf = (value: Fraction, needed: boolean): string => (needed ? bracketed(value) : toTex(value))

/** "So $x = 3$ and $y = -2$", for half a mark. */
export const conclusion = (x: Fraction | number, y: Fraction | number, [first, second]: Letters = xy): WorkedLine =>
  earns(0.5, says`So ${chain(first, toTex(exact(x)))} and ${chain(second, toTex(exact(y)))}`, 'solution')
