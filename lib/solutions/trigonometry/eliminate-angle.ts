import { equals, multiply, negate, one, sign, squared, sumTex, toTex, toText, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** Two ratios whose squares an identity joins. */
export type JoinedRatio = 'sin' | 'cos' | 'sec' | 'tan' | 'cosec' | 'cot'

/** "x = 3 cos θ, y = 2 sin θ", and "4x² + 9y²": a letter, the number before its ratio, and the number before its square. */
export interface Stated {
  readonly letter: string
  readonly times: Fraction
  readonly name: JoinedRatio
  readonly weight: Fraction
}

export interface Given {
  readonly stated: readonly [Stated, Stated]
  /** TeX: 'A', '\theta'. */
  readonly angle: string
}

const identities = [
  { names: ['cos', 'sin'], sign: '+' },
  { names: ['sec', 'tan'], sign: '-' },
  { names: ['cosec', 'cot'], sign: '-' },
] as const

const identityOf = ({ stated: [first, second] }: Given) =>
  identities.find(({ names }) => [first, second].every(({ name }) => names.some((one) => one === name)))

const ratioTex = (times: Fraction, name: JoinedRatio, angle: string): string =>
  equals(times, one) ? `\\${name} ${angle}` : sumTex([[times, `${name === 'cosec' ? '\\,' : ''}\\${name} ${angle}`]])

const productOf = ({ times, weight }: Stated): Fraction => multiply(weight, squared(times))

/** The number before the identity: its first ratio has it, the other one the same, or its opposite. */
function valueOf(given: Given): Fraction | null {
  const identity = identityOf(given)
  const [first, second] = given.stated
  if (!identity || first.name === second.name) return null
  const [large, small] = first.name === identity.names[0] ? [first, second] : [second, first]
  const [value, other] = [productOf(large), productOf(small)]
  return equals(other, identity.sign === '+' ? value : negate(value)) ? value : null
}

/** "9 \times 4\cos^2 A" */
const squareTex = ({ times, name, weight }: Stated, angle: string, isFirst: boolean): string => {
  const size = isFirst || sign(weight) > 0 ? weight : negate(weight)
  const before = equals(size, one) ? '' : `${toTex(size)} \\times `
  return `${before}${sumTex([[squared(times), `\\${name}^2 ${angle}`]])}`
}

/** E.g. "If x = 3 cos θ and y = 2 sin θ, find the value of 4x² + 9y²." */
export const eliminateAngle = worked<Given>({
  id: 'eliminate-angle',
  archetype: 'trig-eliminate',
  objection: (given) => {
    if (!identityOf(given)) return 'No identity joins the squares of these two ratios.'
    const value = valueOf(given)
    if (value === null)
      return `With these numbers the value changes with the angle $${given.angle}$: check what you typed.`
    return sign(value) === 0 ? 'There is nothing to work out: all the terms are zero.' : null
  },
  solve: (given) => {
    const { stated, angle } = given
    const [identity, value] = [identityOf(given), valueOf(given)]
    if (!identity || value === null) throw new Error('eliminateAngle: no identity helps')
    const [first, second] = stated
    const between = sign(second.weight) < 0 ? '-' : '+'
    const target = sumTex(stated.map(({ weight, letter }) => [weight, `${letter}^2`] as const))
    const put = sumTex(
      stated.map(({ weight, times, name }) => [weight, `(${ratioTex(times, name, angle)})^2`] as const),
    )
    const left = `\\${identity.names[0]}^2 ${angle} ${identity.sign} \\${identity.names[1]}^2 ${angle}`
    return {
      lines: [
        `Given: ${stated.map(({ letter, times, name }) => `$${letter} = ${ratioTex(times, name, angle)}$`).join(' and ')}`,
        earns(0.5, `$${target} = ${put}$`),
        earns(
          0.5,
          `$= ${squareTex(first, angle, true)} ${between} ${squareTex(second, angle, false)} = ${sumTex([[value, `(${left})`]])}$`,
          'squares',
        ),
        earns(0.5, `By the identity $${left} = 1$, the bracket is $1$.`),
        earns(0.5, says`Hence ${chain(target, toTex(value))}.`),
      ],
      key: toText(value),
    }
  },
})
