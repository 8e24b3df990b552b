import {
  divide,
  fraction,
  isInteger,
  isSquare,
  multiply,
  sign,
  toNumber,
  toTex,
  toText,
  type Fraction,
} from '../../maths'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** A quadratic equation with k for its last coefficient, its first or its middle one, and which roots it shall have. */
export interface Given {
  readonly place: 'last' | 'first' | 'middle'
  /** The two coefficients that are numbers, that of the higher power first. */
  readonly numbers: readonly [Fraction, Fraction]
  readonly wanted: 'real' | 'distinct' | 'none'
}

const words = { real: 'real roots', distinct: 'two distinct real roots', none: 'no real roots' } as const
const signs = { real: '\\ge', distinct: '>', none: '<' } as const
const below = { real: ['\\le', '≤'], distinct: ['<', '<'], none: ['>', '>'] } as const

/** k beside x²: the number beside x comes first, the constant second; k alone: the number beside x², then that beside x. */
function oneSided({ place, numbers: [first, second], wanted }: Given) {
  const [b, other] = place === 'first' ? [first, second] : [second, first]
  const four = multiply(fraction(4), other)
  const bound = divide(multiply(b, b), four)
  const [tex, text] = below[wanted]
  const product = place === 'first' ? `4(k)(${toTex(other)})` : `4(${toTex(other)})(k)`
  const square = sign(b) < 0 ? `(${toTex(b)})^2` : `${toTex(b)}^2`
  const lines: readonly Step[] = [
    `$${square} - ${product} ${signs[wanted]} 0$, that is, $${toTex(multiply(b, b))} - ${toTex(four)}k ${signs[wanted]} 0$`,
    line(
      'turned',
      `So $-${toTex(four)}k ${signs[wanted]} -${toTex(multiply(b, b))}$. Dividing by $-${toTex(four)}$ turns the sign round.`,
    ),
    earns(1, `Hence $k ${tex} ${toTex(bound)}$.`),
  ]
  return { lines, key: `k ${text} ${toText(bound)}` }
}

function twoSided({ numbers, wanted }: Given) {
  const [a, c] = [toNumber(numbers[0]), toNumber(numbers[1])]
  const bound = Math.sqrt(4 * a * c)
  const tex = {
    real: `k \\le -${bound}$ or $k \\ge ${bound}`,
    distinct: `k < -${bound}$ or $k > ${bound}`,
    none: `-${bound} < k < ${bound}`,
  }[wanted]
  const key = {
    real: `k ≤ -${bound} or k ≥ ${bound}`,
    distinct: `k < -${bound} or k > ${bound}`,
    none: `-${bound} < k < ${bound}`,
  }[wanted]
  const lines: readonly Step[] = [
    `$k^2 - 4(${a})(${c}) ${signs[wanted]} 0$, that is, $k^2 ${signs[wanted]} ${4 * a * c}$`,
    line(
      'bounds',
      wanted === 'none'
        ? `The square of $k$ is less than $${bound}^2$ when $k$ lies between $-${bound}$ and $${bound}$.`
        : `The square of $k$ ${wanted === 'real' ? 'is at least' : 'exceeds'} $${bound}^2$ outside of $-${bound}$ and $${bound}$.`,
    ),
    earns(1, `Hence $${tex}$.`),
  ]
  return { lines, key }
}

function objection({ place, numbers }: Given): string | null {
  if (!numbers.every(isInteger)) return 'I can work this with whole numbers.'
  const [first, second] = numbers.map(toNumber)
  if (!first || !second) return 'The equation must have all three terms.'
  if (place === 'middle')
    return first * second > 0 && isSquare(4 * first * second)
      ? null
      : 'I can work this where $4ac$ is the square of a whole number.'
  const beside = place === 'first' ? second : first
  return beside > 0 ? null : 'I can work this with a number above $0$ beside $k$ in the discriminant.'
}

/** E.g. "For which k has 2x² − 3x + k = 0 real roots?" k ≤ 9/8; "For which k has x² + kx + 16 = 0 no real roots?" −8 < k < 8 */
export const kForNature = worked<Given>({
  id: 'k-for-nature',
  archetype: 'qe-k-real-roots',
  objection,
  solve: (given) => {
    const { lines, key } = given.place === 'middle' ? twoSided(given) : oneSided(given)
    return {
      lines: [line('condition', `For ${words[given.wanted]}, $D = b^2 - 4ac ${signs[given.wanted]} 0$.`), ...lines],
      key,
    }
  },
})
