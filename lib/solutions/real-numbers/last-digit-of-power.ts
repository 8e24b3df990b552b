import type { Fraction } from '../../maths'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

export interface Given {
  readonly base: Fraction
  readonly digit: Fraction
}

export const whenInWords = {
  every: 'For every natural number $n$',
  even: 'Only when $n$ is even',
  odd: 'Only when $n$ is odd',
  never: 'For no natural number $n$',
} as const

export type When = keyof typeof whenInWords

/** The last digits of the first four powers. */
export const endings = (base: number): readonly number[] => {
  const first = base % 10
  return [first, (first * first) % 10, (first * first * first) % 10, (first * first * first * first) % 10]
}

/** "4 × 4 = 16, so 4^2 ends with 6; 6 × 4 = 24, so 4^3 ends with 4; ...": from the first power up to the fourth. */
const nextEndings = (base: number): string =>
  endings(base)
    .slice(0, -1)
    .map((digit, index) => {
      const product = digit * (base % 10)
      return `$${digit} \\times ${base % 10} = ${product}$, so $${base}^${index + 2}$ ends with $${product % 10}$`
    })
    .join('; ')

const pattern = (base: number): string => {
  const [odd = 0, even = 0, third = 0] = endings(base)
  if (odd !== third) return `So the last digits repeat in fours: ${endings(base).join(', ')}`
  return odd === even
    ? `So every power of $${base}$ ends with $${odd}$`
    : `So the last digits repeat: $${odd}$ when $n$ is odd, $${even}$ when $n$ is even`
}

export const linesToPattern = (base: number): readonly Step[] => [
  `$${base}^1$ ends with $${base % 10}$`,
  line('multiplied', `Multiplying the last digits: ${nextEndings(base)}`),
  line('pattern', pattern(base)),
]

/** null where the last digits repeat in fours and the digit is one of them. */
function whenIn({ base, digit }: Given): When | null {
  const hits = endings(Number(base.n)).map((end) => BigInt(end) === digit.n)
  const [first, second, third, fourth] = hits
  if (!hits.includes(true)) return 'never'
  if (hits.every(Boolean)) return 'every'
  if (first === third && second === fourth) return second ? 'even' : 'odd'
  return null
}

/** E.g. "For which natural numbers n does 14^n end with the digit 6?" */
export const lastDigitOfPower = worked<Given>({
  id: 'last-digit-of-power',
  archetype: 'rn-last-digit',
  objection: (given) => {
    const { base, digit } = given
    if (base.d !== 1n || base.n < 2n || base.n > 100_000n) return 'I can work this for a whole number from $2$ on.'
    if (digit.d !== 1n || digit.n < 0n || digit.n > 9n) return 'A digit is one of $0$ to $9$.'
    const [first = 0, second = 0, third = 0, fourth = 0] = endings(Number(base.n))
    return whenIn(given) === null
      ? `The last digits of the powers repeat in fours: $${first}$, $${second}$, $${third}$, $${fourth}$.`
      : null
  },
  solve: (given) => {
    const when = whenIn(given)
    if (when === null) throw new Error('lastDigitOfPower: the last digits repeat in fours')
    const words = whenInWords[when]
    return {
      lines: [
        ...linesToPattern(Number(given.base.n)),
        earns(1, when === 'never' ? `The digit $${given.digit.n}$ never occurs` : `So: ${words}`),
      ],
      key: words.replaceAll('$', ''),
    }
  },
})
