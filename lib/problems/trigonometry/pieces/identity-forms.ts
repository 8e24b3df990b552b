import type { Slip } from '../../template'
import type { Fraction } from '../../../maths'
import type { Given } from '../../../solutions/trigonometry/identity-value'

/** What two whole numbers and an angle make: a text. */
type Worded = (k: number, m: number, angle: string) => string

/** An expression that an identity makes a number. */
interface IdentityForm {
  readonly question: Worded
  readonly given: (k: Fraction, m: Fraction, angle: string) => Given
  readonly value: (k: number, m: number) => number
  readonly slips: (k: number, m: number) => readonly Slip[]
  readonly hints: readonly string[]
  /** The expression at an angle in radians. */
  readonly at: (k: number, m: number, t: number) => number
}

const sec2 = (t: number) => 1 / Math.cos(t) ** 2

const cosec2 = (t: number) => 1 / Math.sin(t) ** 2

const tan2 = (t: number) => Math.tan(t) ** 2

const forgotFactor: Slip = {
  response: '1',
  note: 'The bracket is 1, but do not forget the factor outside.',
  step: 'identity',
}

const noDifference: Slip = {
  response: '0',
  note: 'The two squares are not equal: which identity joins them?',
  step: 'identity',
}

const wrongSign = (value: number): Slip => ({
  response: `${value}`,
  note: 'Check the sign: sec² and cosec² are larger than tan² and cot².',
  step: 'factors',
})

const differenceHints = [
  'Take out the common factor first.',
  'What is left in the bracket is one side of a trigonometric identity.',
  'Keep an eye on the order of the terms: it decides the sign.',
]

const productHints = [
  'Take the common factor out of each bracket.',
  'Each bracket that is left can be written as one square, by an identity.',
  'What is the product of these two squares?',
]

/** A difference of squares with the larger one first, or second. */
function difference(larger: 'sec' | 'cosec', smaller: string, reversed: boolean, at: IdentityForm['at']): IdentityForm {
  const [first, second] = reversed ? [smaller, larger] : [larger, smaller]
  return {
    question: (k, _, a) => `${k}\\${first}^2 ${a} - ${k}\\${second}^2 ${a}`,
    given: (k, _, angle) => ({ form: 'difference', k, larger, reversed, angle }),
    value: (k) => (reversed ? -k : k),
    slips: (k) => [wrongSign(reversed ? k : -k), forgotFactor, noDifference],
    hints: differenceHints,
    at,
  }
}

/** (k + k tan²)(m - m sin²) and its like with cot and cos. */
const product = (first: 'tan' | 'cot', second: string, at: IdentityForm['at']): IdentityForm => ({
  question: (k, m, a) => `(${k} + ${k}\\${first}^2 ${a})(${m} - ${m}\\${second}^2 ${a})`,
  given: (k, m, angle) => ({ form: 'product', k, m, first, angle }),
  value: (k, m) => k * m,
  slips: (k, m) => [
    {
      response: `${k + m}`,
      note: 'The two brackets are multiplied, so the factors are multiplied too.',
      step: 'identity',
    },
    { response: '1', note: 'The two squares multiply to 1, but do not forget the factors outside.', step: 'product' },
    { response: `${k}`, note: 'Both brackets have a common factor: take out both of them.', step: 'factors' },
  ],
  hints: productHints,
  at,
})

/** The expressions, each for all whole numbers k and m. */
export const identityForms: readonly IdentityForm[] = [
  difference('sec', 'tan', false, (k, _, t) => k * sec2(t) - k * tan2(t)),
  difference('sec', 'tan', true, (k, _, t) => k * tan2(t) - k * sec2(t)),
  difference('cosec', 'cot', true, (k, _, t) => k / Math.tan(t) ** 2 - k * cosec2(t)),
  {
    question: (k, m, a) => `${k}\\sin^2 ${a} + ${k}\\cos^2 ${a} + ${m}`,
    given: (k, m, angle) => ({ form: 'sum', k, m, angle }),
    value: (k, m) => k + m,
    slips: (k, m) => [
      { response: `${2 * k + m}`, note: 'sin² and cos² are not 1 each; together they make 1.', step: 'identity' },
      { response: `${1 + m}`, note: 'The bracket is 1, but do not forget the factor outside.', step: 'identity' },
      { response: `${k}`, note: 'Do not forget the number that is added at the end.', step: 'last' },
    ],
    hints: [
      'Take out the common factor of the first two terms.',
      'What is left in the bracket is one side of a trigonometric identity.',
    ],
    at: (k, m, t) => k * Math.sin(t) ** 2 + k * Math.cos(t) ** 2 + m,
  },
  product('tan', 'sin', (k, m, t) => (k + k * tan2(t)) * (m - m * Math.sin(t) ** 2)),
  product('cot', 'cos', (k, m, t) => (k + k / Math.tan(t) ** 2) * (m - m * Math.cos(t) ** 2)),
]
