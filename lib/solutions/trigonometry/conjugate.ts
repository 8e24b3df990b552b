import { add, divide, fraction, one, sign, subtract, toTex, toText, compare, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** sec and tan (or cosec and cot) of one acute angle: their difference or their sum is given. */
export interface Given {
  readonly pair: 'sec' | 'cosec'
  readonly operation: '-' | '+'
  readonly value: Fraction
  /** The other of the two, the first ratio, the second ratio, or the second divided by the first. */
  readonly asked: 'other' | 'first' | 'second' | 'ratio'
  /** TeX: 'A', '\theta'. */
  readonly angle: string
}

const names = {
  sec: { first: '\\sec', second: '\\tan', ratio: '\\sin', identity: '\\sec^2 @ - \\tan^2 @ = 1' },
  cosec: { first: '\\cosec', second: '\\cot', ratio: '\\cos', identity: '\\cosec^2 @ - \\cot^2 @ = 1' },
} as const

/** The identity that joins the two ratios. */
export const conjugateIdentity = (pair: Given['pair'], angle: string): string =>
  names[pair].identity.replaceAll('@', angle)

/** What the two ratios and the wanted value are called. */
export function conjugateNames({ pair, operation, asked, angle }: Omit<Given, 'value'>) {
  const { first, second, ratio } = names[pair]
  const [f, s] = [`${first} ${angle}`, `${second} ${angle}`]
  const target = {
    other: `${f} ${operation === '-' ? '+' : '-'} ${s}`,
    first: f,
    second: s,
    ratio: `${ratio} ${angle}`,
  }
  return { f, s, ratio: target.ratio, target: target[asked] }
}

/** What is asked, when first - second (or first + second) has that value. */
export function conjugateValue(asked: Given['asked'], value: Fraction, operation: '-' | '+'): Fraction {
  const other = divide(one, value)
  const [sum, difference] = operation === '+' ? [value, other] : [other, value]
  const [first, second] = [divide(add(sum, difference), fraction(2)), divide(subtract(sum, difference), fraction(2))]
  return { other, first, second, ratio: divide(second, first) }[asked]
}

/** "2 sec θ = 3 + 1/3 = 10/3", and what follows for the ratio unless that is the answer itself. */
function doubled({ value, operation, asked }: Given, which: 'first' | 'second', name: string) {
  const found = conjugateValue(which, value, operation)
  const other = divide(one, value)
  const sum = which === 'first'
  const [larger, smaller] = !sum && operation === '-' ? [other, value] : [value, other]
  const twice = chain(`2${name}`, `${toTex(larger)} ${sum ? '+' : '-'} ${toTex(smaller)}`, toTex(add(found, found)))
  const words = sum ? 'Adding (1) and (2)' : `Subtracting ${operation === '+' ? '(2) from (1)' : '(1) from (2)'}`
  return asked === which ? says`${words}, ${twice}` : says`${words}, ${twice}, so ${chain(name, toTex(found))}`
}

/** From the other factor to what is asked. */
function lastLines(given: Given): readonly Step[] {
  const { asked, value, operation } = given
  const { f, s, ratio } = conjugateNames(given)
  const [first, second] = [conjugateValue('first', value, operation), conjugateValue('second', value, operation)]
  if (asked === 'first') return [earns(0.5, doubled(given, 'first', f), 'added')]
  if (asked === 'second') return [earns(0.5, doubled(given, 'second', s), 'subtracted')]
  return [
    earns(0.5, doubled(given, 'first', f), 'added'),
    line('subtracted', doubled(given, 'second', s)),
    line('ratio', says`${chain(ratio, `\\frac{${s}}{${f}}`, `${toTex(second)} \\div ${toTex(first)}`)}`),
  ]
}

/** E.g. "If sec θ - tan θ = 1/3, find the value of sec θ + tan θ." */
export const conjugate = worked<Given>({
  id: 'conjugate',
  archetype: 'trig-conjugate',
  objection: ({ value, operation }) => {
    if (sign(value) <= 0) return 'For an acute angle the first ratio is the larger one, so the value must be positive.'
    const beyond = compare(value, one)
    return operation === '-'
      ? beyond >= 0
        ? 'For an acute angle the difference is less than $1$.'
        : null
      : beyond <= 0
        ? 'For an acute angle the sum is more than $1$.'
        : null
  },
  solve: (given) => {
    const { pair, operation, value, asked, angle } = given
    const { f, s, target } = conjugateNames(given)
    const opposite = operation === '-' ? '+' : '-'
    const [m, other] = [toTex(value), toTex(divide(one, value))]
    const key = conjugateValue(asked, value, operation)
    const identity = `Identity: $${conjugateIdentity(pair, angle)}$, so $(${f} - ${s})(${f} + ${s}) = 1$`
    const start = says`Given: ${chain(`${f} ${operation} ${s}`, m)} ... (1)`
    if (asked === 'other')
      return {
        lines: [
          start,
          earns(1, identity, 'identity'),
          earns(1, says`Hence, from (1), ${chain(target, `1 \\div ${m}`, toTex(key))}.`),
        ],
        key: toText(key),
      }
    return {
      lines: [
        start,
        earns(0.5, identity, 'identity'),
        earns(0.5, says`From (1), ${chain(`${f} ${opposite} ${s}`, `1 \\div ${m}`, other)} ... (2)`, 'other factor'),
        ...lastLines(given),
        earns(0.5, says`Hence ${chain(target, toTex(key))}.`),
      ],
      key: toText(key),
    }
  },
})
