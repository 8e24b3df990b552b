import { measured } from './pieces/ratio'
import { add, divide, fraction, gcd, multiply, negate, subtract, toTex, toText, type Fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template, type Slip } from '../template'

type Asked = 'other' | 'first' | 'second' | 'ratio'

const names = {
  sec: { first: '\\sec', second: '\\tan', ratio: '\\sin', identity: '\\sec^2 @ - \\tan^2 @ = 1' },
  cosec: { first: '\\cosec', second: '\\cot', ratio: '\\cos', identity: '\\cosec^2 @ - \\cot^2 @ = 1' },
} as const

const two = fraction(2)

/** What is asked, when first - second (or first + second) is m. */
function valueOf(asked: Asked, m: Fraction, given: '-' | '+'): Fraction {
  const other = divide(fraction(1), m)
  const [sum, difference] = given === '+' ? [m, other] : [other, m]
  const [first, second] = [divide(add(sum, difference), two), divide(subtract(sum, difference), two)]
  return { other, first, second, ratio: divide(second, first) }[asked]
}

const stems: readonly ((given: string, angle: string, target: string) => string)[] = [
  (given, angle, target) => `If ${given}, where ${angle} is an acute angle, find the value of ${target}.`,
  (given, angle, target) => `${angle} is an acute angle with ${given}. What is the value of ${target}?`,
  (given, angle, target) => `Given that ${given} for an acute angle ${angle}, find ${target}.`,
]

/** E.g. "If sec θ - tan θ = 1/3, find the value of sec θ + tan θ." */
export const conjugateValue = template({
  id: 'trig-conjugate-value',
  topic: 'trigonometry',
  archetypes: ['trig-conjugate'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => {
    const { p, q } = random.until(
      (source) => ({ p: source.integer(1, 6), q: source.integer(2, 7) }),
      ({ p, q }) => p < q && gcd(p, q) === 1,
    )
    return {
      p,
      q,
      given: random.pick(['-', '+'] as const),
      which: random.pick(['sec', 'cosec'] as const),
      asked: random.pick(['other', 'other', 'first', 'second', 'ratio'] as const),
      angle: random.pick(['\\theta', 'A'] as const),
      stem: random.pick(stems),
    }
  },
  pose: ({ p, q, given, which, asked, angle, stem }) => {
    const { first, second, ratio, identity } = names[which]
    // The ratios are positive for an acute angle only when first - second is less than 1.
    const m = given === '-' ? fraction(p, q) : fraction(q, p)
    const opposite = given === '-' ? '+' : '-'
    const value = valueOf(asked, m, given)
    const [f, s] = [`${first} ${angle}`, `${second} ${angle}`]
    const target = { other: `${f} ${opposite} ${s}`, first: f, second: s, ratio: `${ratio} ${angle}` }[asked]
    const other = divide(fraction(1), m)
    const [firstValue, secondValue] = [valueOf('first', m, given), valueOf('second', m, given)]
    // "2 sec θ = 3 + 1/3 = 10/3", and what follows for the ratio unless that is the answer itself.
    const both = (name: string, sign: '+' | '-', one: Fraction, answer: boolean) => {
      const [larger, smaller] = sign === '-' && given === '-' ? [other, m] : [m, other]
      const doubled = `$2${name} = ${toTex(larger)} ${sign} ${toTex(smaller)} = ${toTex(add(one, one))}$`
      return answer ? doubled : `${doubled}, so $${name} = ${toTex(one)}$`
    }
    const subtracting = `Subtracting ${given === '+' ? '(2) from (1)' : '(1) from (2)'}, ${both(s, '-', secondValue, asked === 'second')}`
    return {
      question: stem(`$${f} ${given} ${s} = ${toTex(m)}$`, `$${angle}$`, `$${target}$`),
      rule: { kind: 'fraction', expected: toText(value) },
      hints: [
        `Factorise the identity $${identity.replaceAll('@', angle)}$ as a difference of two squares.`,
        ...(asked === 'other'
          ? ['One of the two factors is given. What must the other one be?']
          : ['Find the other factor, then add or subtract the two equations.']),
        ...(asked === 'ratio' ? [`$${ratio} ${angle} = \\frac{${s}}{${f}}$`] : []),
      ],
      steps: [
        `Given: $${f} ${given} ${s} = ${toTex(m)}$ ... (1)`,
        earns(
          { other: 1, first: 0.5, second: 0.5, ratio: 0.5 }[asked],
          `Identity: $${identity.replaceAll('@', angle)}$, so $(${f} - ${s})(${f} + ${s}) = 1$`,
        ),
        ...(asked === 'other'
          ? []
          : [earns(0.5, `From (1), $${f} ${opposite} ${s} = 1 \\div ${toTex(m)} = ${toTex(other)}$ ... (2)`)]),
        ...(asked === 'first' || asked === 'ratio'
          ? [earns(0.5, `Adding (1) and (2), ${both(f, '+', firstValue, asked === 'first')}`)]
          : []),
        ...(asked === 'second' || asked === 'ratio'
          ? [asked === 'second' ? earns(0.5, subtracting) : subtracting]
          : []),
        ...(asked === 'ratio'
          ? [`$${ratio} ${angle} = \\frac{${s}}{${f}} = ${toTex(secondValue)} \\div ${toTex(firstValue)}$`]
          : []),
        asked === 'other'
          ? earns(1, `Hence, from (1), $${target} = 1 \\div ${toTex(m)} = ${toTex(value)}$.`)
          : earns(0.5, `Hence $${target} = ${toTex(value)}$.`),
      ],
      explanation:
        'The sum and the difference of secant and tangent (or of cosecant and cotangent) are reciprocals of each other, because their product is $1$.',
    }
  },
  crossCheck: ({ p, q, given, which, asked }) => {
    // Halve the right angle until first and second fit, in floating point.
    const value = (t: number) => (1 - Math.sin(t)) / Math.cos(t)
    let [low, high] = [0, Math.PI / 2]
    for (let i = 0; i < 200; i++) {
      const middle = (low + high) / 2
      if (value(middle) > p / q) low = middle
      else high = middle
    }
    const [secant, tangent] = [1 / Math.cos(low), Math.tan(low)]
    // With cosec and cot the same numbers belong to the other acute angle.
    const numbers = {
      other: given === '-' ? secant + tangent : secant - tangent,
      first: secant,
      second: tangent,
      ratio: which === 'sec' ? Math.sin(low) : Math.cos(Math.PI / 2 - low),
    }
    return measured(numbers[asked])
  },
  slips: ({ p, q, given, asked }) => {
    const m = given === '-' ? fraction(p, q) : fraction(q, p)
    const value = valueOf(asked, m, given)
    return distinctSlips(toText(value), [
      ...slipsOf(asked, m, given),
      {
        response: toText(divide(fraction(1), value)),
        note: 'That is the reciprocal of what is asked.',
        step: asked === 'ratio' ? 6 : 'last',
      },
    ])
  },
})

/** The slips that belong to what is asked. */
function slipsOf(asked: Asked, m: Fraction, given: '-' | '+'): readonly Slip[] {
  const value = valueOf(asked, m, given)
  const [response, other] = [toText(m), toText(valueOf('other', m, given))]
  if (asked === 'other')
    return [
      {
        response,
        note: 'The two factors are equal only when each of them is 1; use their product.',
        step: 2,
      },
      { response: toText(negate(value)), note: 'Check the sign: the product of the two factors is +1.', step: 'last' },
      {
        response: toText(subtract(fraction(1), m)),
        note: 'The product of the two factors is known, not their sum.',
        step: 2,
      },
    ]
  const common: readonly Slip[] = [
    { response, note: 'That is the given value; find the other factor first.', step: 3 },
    { response: other, note: 'That is the other factor; one more step is needed.', step: 4 },
  ]
  if (asked === 'ratio')
    return [...common, { response: toText(negate(value)), note: 'For an acute angle the value is positive.', step: 5 }]
  return [
    ...common,
    { response: toText(multiply(value, two)), note: 'Halve it: that is twice the ratio.', step: 'last' },
    {
      response: toText(valueOf(asked === 'first' ? 'second' : 'first', m, given)),
      note: 'Adding removes one of the two ratios, subtracting the other. Which one is asked?',
      step: 4,
    },
  ]
}
