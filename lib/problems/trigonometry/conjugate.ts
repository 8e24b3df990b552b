import { conjugateSlips, type ConjugateAsked } from './pieces/conjugate-slips'
import { measured } from './pieces/ratio'
import { conjugate, conjugateIdentity, conjugateNames, conjugateValue } from '../../solutions/trigonometry/conjugate'
import { divide, fraction, gcd, toTex, toText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

const stems: readonly ((given: string, angle: string, target: string) => string)[] = [
  (given, angle, target) => `If ${given}, where ${angle} is an acute angle, find the value of ${target}.`,
  (given, angle, target) => `${angle} is an acute angle with ${given}. What is the value of ${target}?`,
  (given, angle, target) => `Given that ${given} for an acute angle ${angle}, find ${target}.`,
]

interface Draw {
  readonly p: number
  readonly q: number
  readonly given: '-' | '+'
  readonly which: 'sec' | 'cosec'
  readonly asked: ConjugateAsked
  readonly angle: string
  readonly stem: (given: string, angle: string, target: string) => string
}

/** The ratios are positive for an acute angle only when first - second is less than 1. */
const givenOf = ({ p, q, given, which, asked, angle }: Draw) => ({
  pair: which,
  operation: given,
  value: given === '-' ? fraction(p, q) : fraction(q, p),
  asked,
  angle,
})

/** E.g. "If sec θ - tan θ = 1/3, find the value of sec θ + tan θ." */
export const conjugateProblem = template({
  id: 'trig-conjugate-value',
  topic: 'trigonometry',
  archetypes: ['trig-conjugate'],
  difficulty: 'medium',
  marks: 2,
  draw: (random): Draw => {
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
  given: givenOf,
  solution: conjugate,
  ask: (draw) => {
    const given = givenOf(draw)
    const { f, s, ratio, target } = conjugateNames(given)
    const { operation, value, asked, angle } = given
    return {
      question: draw.stem(`$${f} ${operation} ${s} = ${toTex(value)}$`, `$${angle}$`, `$${target}$`),
      rule: { kind: 'fraction' },
      hints: [
        `Factorise the identity $${conjugateIdentity(given.pair, angle)}$ as a difference of two squares.`,
        ...(asked === 'other'
          ? ['One of the two factors is given. What must the other one be?']
          : ['Find the other factor, then add or subtract the two equations.']),
        ...(asked === 'ratio' ? [`$${ratio} = \\frac{${s}}{${f}}$`] : []),
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
    const value = conjugateValue(asked, m, given)
    return distinctSlips(toText(value), [
      ...conjugateSlips(asked, m, given),
      {
        response: toText(divide(fraction(1), value)),
        note: 'That is the reciprocal of what is asked.',
        step: asked === 'ratio' ? 'ratio' : 'last',
      },
    ])
  },
})
