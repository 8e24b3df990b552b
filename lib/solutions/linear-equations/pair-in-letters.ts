import { lettersTex, quotientTex, quotientText } from '../pieces/letters-sum'
import { line } from '../line'
import { worked } from '../solution'
import { over, type Quotient } from '../../maths/quotient'
import * as sums from '../../maths/sum'
import type { Sum } from '../../maths/sum'

/** ax + by = c, where a, b and c may hold other letters. */
export type LetterLine = readonly [a: Sum, b: Sum, c: Sum]

export interface Given {
  readonly lines: readonly [LetterLine, LetterLine]
  readonly letters: readonly [x: string, y: string]
}

const times = (a: Sum, b: Sum): Sum => sums.multiply(a, b, sums.newBudget())
const less = (a: Sum, b: Sum): Sum => sums.subtract(a, b, sums.newBudget())

/** "(a - b)x", "ax", "-x", "3x" */
function termTex(coefficient: Sum, letter: string): string {
  if (coefficient.size > 1) return `(${lettersTex(coefficient)})${letter}`
  const shown = lettersTex(coefficient)
  return shown === '1' ? letter : shown === '-1' ? `-${letter}` : `${shown}${letter}`
}

function lineTex([a, b, c]: LetterLine, [x, y]: Given['letters']): string {
  const terms = [...(sums.isZero(a) ? [] : [termTex(a, x)]), ...(sums.isZero(b) ? [] : [termTex(b, y)])]
  return `${terms.join(' + ').replace(/\+ -/g, '- ')} = ${lettersTex(c)}`
}

interface Found {
  /** What x and y are multiplied by once the other one is gone, and what that comes to. */
  readonly d: Sum
  readonly tops: readonly [Sum, Sum]
}

const solved = ([[a1, b1, c1], [a2, b2, c2]]: Given['lines']): Found => ({
  d: less(times(a1, b2), times(a2, b1)),
  tops: [less(times(c1, b2), times(c2, b1)), less(times(a1, c2), times(a2, c1))],
})

const valuesOf = ({ d, tops }: Found): readonly [Quotient, Quotient] => {
  const [x, y] = tops.map((top) => over(top, d, sums.newBudget()))
  if (!x || !y) throw new Error('valuesOf: two values')
  return [x, y]
}

/** How one letter is made to vanish: both equations multiplied by the other's coefficient of it. */
function without(given: Given, gone: 0 | 1): string {
  const { lines, letters } = given
  const [first, second] = [lines[0][gone], lines[1][gone]]
  const kept = gone === 0 ? 1 : 0
  const { d, tops } = solved(lines)
  const name = letters[kept]
  if (sums.isZero(first) || sums.isZero(second)) {
    const at = sums.isZero(first) ? 0 : 1
    return `From (${at + 1}): $${termTex(lines[at][kept], name)} = ${lettersTex(lines[at][2])}$`
  }
  // (1) × b₂ less (2) × b₁, the other way round for y
  const left = gone === 1 ? d : sums.negate(d)
  const right = gone === 1 ? tops[0] : sums.negate(tops[1])
  return `Multiplying (1) by $${lettersTex(second)}$ and (2) by $${lettersTex(first)}$ and subtracting, $${letters[gone]}$ is eliminated: $${termTex(left, name)} = ${lettersTex(right)}$`
}

/** E.g. "Solve px + qy = p − q, qx − py = p + q." */
export const pairInLetters = worked<Given>({
  id: 'pair-in-letters',
  archetype: 'le-solve-integer',
  objection: ({ lines }) =>
    sums.isZero(solved(lines).d) ? 'These two equations have no single solution: check what you typed.' : null,
  solve: (given) => {
    const { lines, letters } = given
    const [x, y] = letters
    const [first, second] = valuesOf(solved(lines))
    return {
      lines: [
        line('first equation', `$${lineTex(lines[0], letters)} \\quad \\ldots (1)$`),
        line('second equation', `$${lineTex(lines[1], letters)} \\quad \\ldots (2)$`),
        `${without(given, 1)}, so $${x} = ${quotientTex(first)}$`,
        `${without(given, 0)}, so $${y} = ${quotientTex(second)}$`,
        `So $${x} = ${quotientTex(first)}$ and $${y} = ${quotientTex(second)}$`,
      ],
      key: `${x} = ${quotientText(first)}, ${y} = ${quotientText(second)}`,
    }
  },
})
