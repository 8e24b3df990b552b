import { fraction, toTex, toText } from '../../maths/fraction'
import { lcm } from '../../maths/integer'
import { sumTex } from '../../maths/terms'
import { rule, type Rule } from '../rule'
import { linearEquationIn, linearEquationsIn } from './polynomial-in'

type Equation = readonly [a: number, b: number, c: number]

const equationTex = ([a, b, c]: Equation): string =>
  `${sumTex([
    [a, 'x'],
    [b, 'y'],
  ])} = ${c}`
const multiplied = ([a, b, c]: Equation, factor: number): Equation => [a * factor, b * factor, c * factor]

/** By elimination: both equations multiplied until the y-terms match, then subtracted. */
export const linearPair: Rule = rule({
  id: 'linear-pair-of',
  examples: [
    'Solve 2x + 3y = 7 and x - y = 1',
    'x + y = 14, x - y = 4',
    'solve 3x + 4y = 10 and 2x - 2y = 2 by elimination',
  ],
  match: (text) => {
    const [first, second, ...more] = linearEquationsIn(text)
    if (!first || !second || more.length > 0) return null
    const both = [first, second]
    const useful =
      both.every(([a, b]) => a !== 0 || b !== 0) && both.some(([a]) => a !== 0) && both.some(([, b]) => b !== 0)
    return useful && both.flat().every((value) => Math.abs(value) <= 100_000) ? { first, second } : null
  },
  reply: ({ first, second }) => {
    const [a1, b1, c1] = first
    const [a2, b2, c2] = second
    const named = [`(1) $${equationTex(first)}$`, `(2) $${equationTex(second)}$`]
    const determinant = a1 * b2 - a2 * b1
    if (determinant === 0) {
      const same = a1 * c2 === a2 * c1 && b1 * c2 === b2 * c1
      const answer = same ? 'infinitely many solutions' : 'no solution'
      const why = same
        ? 'One equation is a multiple of the other: the lines coincide, so there are'
        : 'The left sides are in the same ratio but the right sides are not: the lines are parallel, so there is'
      return { text: [...named, `${why} ${answer}`].join('\n'), answer }
    }
    const x = fraction(c1 * b2 - c2 * b1, determinant)
    const y = fraction(a1 * c2 - a2 * c1, determinant)
    const answer = `x = ${toText(x)}, y = ${toText(y)}`
    return {
      text: [
        ...named,
        ...eliminationLines(first, second),
        `This gives $x = ${toTex(x)}$; put it into an equation that holds $y$ to get $y = ${toTex(y)}$.`,
        answer,
      ].join('\n'),
      answer,
    }
  },
})

/** The y-terms are made equal in size; they are subtracted when their signs agree, and added when they differ. */
function eliminationLines(first: Equation, second: Equation): readonly string[] {
  const [, b1] = first
  const [, b2] = second
  if (b1 === 0 || b2 === 0) return ['One equation holds $x$ alone: solve it for $x$.']
  const size = lcm(b1, b2)
  const [one, other] = [multiplied(first, size / Math.abs(b1)), multiplied(second, size / Math.abs(b2))]
  const sign = b1 * b2 > 0 ? -1 : 1
  const left = one[0] + sign * other[0]
  const right = one[2] + sign * other[2]
  return [
    `Make the $y$-terms equal in size: $${equationTex(one)}$ and $${equationTex(other)}$.`,
    `${sign === 1 ? 'Add' : 'Subtract'}: $${sumTex([[left, 'x']])} = ${right}$.`,
  ]
}

export const linearEquation: Rule = rule({
  id: 'linear-equation-of',
  examples: ['solve 2x + 3 = 7', '5y - 4 = 2y + 11'],
  match: (text) =>
    /^(?:please )?(?:solve|find \w|find the value of \w)\b|^[^a-z]*[a-z][^a-z]*=/.test(text)
      ? linearEquationIn(text)
      : null,
  reply: ({ a, b, letter }) => {
    const value = fraction(-b, a)
    const answer = toText(value)
    const lines = [
      `Bring the terms with $${letter}$ to one side and the numbers to the other: $${sumTex([[a, letter]])} = ${-b + 0}$.`,
      ...(a === 1 ? [] : [`$${letter} = ${toTex(value)}$`]),
      `${letter} = ${answer}`,
    ]
    return { text: lines.join('\n'), answer }
  },
})
