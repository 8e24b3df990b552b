import { add, equals, multiply, negate, one, sign, sumTex, toTex, toText, type Fraction } from '../../maths'
import { isValue, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** An expression that an identity makes a number. */
export type Given = {
  readonly k: Fraction
  /** TeX: 'A', '\theta', '37^\circ'. */
  readonly angle: string
} & (
  | { readonly form: 'sum'; readonly m: Fraction }
  /** k sec² A - k tan² A, or with the smaller one first. */
  | { readonly form: 'difference'; readonly larger: 'sec' | 'cosec'; readonly reversed: boolean }
  /** (k + k tan² A)(m - m sin² A), or with cot and cos. */
  | { readonly form: 'product'; readonly first: 'tan' | 'cot'; readonly m: Fraction }
)

const smaller = { sec: 'tan', cosec: 'cot' } as const
const partners = {
  tan: { second: 'sin', squared: 'sec', left: 'cos' },
  cot: { second: 'cos', squared: 'cosec', left: 'sin' },
} as const

const times = (k: Fraction, text: string): string => sumTex([[k, text]])
const isOne = (k: Fraction): boolean => equals(k, one)

interface Working {
  readonly expression: string
  readonly lines: readonly (readonly [name: string, text: string])[]
  readonly value: Fraction
}

function difference({ k, angle, larger, reversed }: Extract<Given, { form: 'difference' }>): Working {
  const [big, small] = [`\\${larger}^2 ${angle}`, `\\${smaller[larger]}^2 ${angle}`]
  const [first, second] = reversed ? [small, big] : [big, small]
  const value = reversed ? negate(k) : k
  return {
    expression: sumTex([
      [k, first],
      [negate(k), second],
    ]),
    lines: [
      ...(isOne(value) ? [] : [['factors', `$= ${times(value, `(${big} - ${small})`)}$`] as const]),
      ['identity', `$= ${toTex(value)}${isOne(value) ? '' : ' \\times 1'}$, because $1 + ${small} = ${big}$`],
    ],
    value,
  }
}

function sum({ k, m, angle }: Extract<Given, { form: 'sum' }>): Working {
  const identity = `\\sin^2 ${angle} + \\cos^2 ${angle}`
  const more = sign(m) === 0 ? '' : ` ${sumTex([[m, '']])}`.replace(/^ (?=\d|\\)/, ' + ').replace(/^ -/, ' - ')
  return {
    expression: `${sumTex([
      [k, `\\sin^2 ${angle}`],
      [k, `\\cos^2 ${angle}`],
    ])}${more}`,
    lines: [
      ...(isOne(k) ? [] : [['factors', `$= ${times(k, `(${identity})`)}${more}$`] as const]),
      ['identity', `$= ${toTex(k)}${isOne(k) ? '' : ' \\times 1'}${more}$, because $${identity} = 1$`],
    ],
    value: add(k, m),
  }
}

function product({ k, m, angle, first }: Extract<Given, { form: 'product' }>): Working {
  const { second, squared, left } = partners[first]
  const [one_, two] = [`\\${first}^2 ${angle}`, `\\${second}^2 ${angle}`]
  const value = multiply(k, m)
  const factored = `${times(k, `(1 + ${one_})`)}${isOne(m) ? '' : ` \\times ${toTex(m)}`}(1 - ${two})`
  return {
    expression: `(${sumTex([
      [k, ''],
      [k, one_],
    ])})(${sumTex([
      [m, ''],
      [negate(m), two],
    ])})`,
    lines: [
      ...(isOne(k) && isOne(m) ? [] : [['factors', `$= ${factored}$`] as const]),
      [
        'identity',
        `$= ${times(value, `\\${squared}^2 ${angle}`)} \\times \\${left}^2 ${angle}$, because $1 + ${one_} = \\${squared}^2 ${angle}$ and $1 - ${two} = \\${left}^2 ${angle}$`,
      ],
      [
        'product',
        `$= ${toTex(value)}${isOne(value) ? '' : ' \\times 1'}$, because $\\${squared} ${angle} = \\frac{1}{\\${left} ${angle}}$`,
      ],
    ],
    value,
  }
}

function workingOf(given: Given): Working {
  if (given.form === 'sum') return sum(given)
  return given.form === 'difference' ? difference(given) : product(given)
}

/** E.g. "Find the value of 9 sec² A - 9 tan² A." */
export const identityValue = worked<Given>({
  id: 'identity-value',
  archetype: 'trig-identity-value',
  objection: ({ k, ...rest }) =>
    sign(k) <= 0 || (rest.form === 'product' && sign(rest.m) <= 0)
      ? 'Take the common factor out so that it is positive.'
      : null,
  solve: (given) => {
    const { expression, lines, value } = workingOf(given)
    return {
      lines: [
        `Given expression $= ${expression}$`,
        ...lines.map(([name, text]) => line(name, text)),
        earns(1, says`Hence ${isValue('the value', toTex(value))}.`),
      ],
      key: toText(value),
    }
  },
})
