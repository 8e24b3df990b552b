import { measured } from './ratio'
import { distinctSlips } from '../distinct-slips'
import { template } from '../template'

interface Form {
  readonly question: (k: number, m: number, angle: string) => string
  /** Taking out the common factor, as TeX. */
  readonly factored: (k: number, m: number, angle: string) => string
  readonly identity: string
  readonly value: (k: number, m: number) => number
  readonly wrong: (k: number, m: number) => number
  /** The expression at an angle in radians. */
  readonly at: (k: number, m: number, t: number) => number
}

const sec2 = (t: number) => 1 / Math.cos(t) ** 2
const cosec2 = (t: number) => 1 / Math.sin(t) ** 2
const tan2 = (t: number) => Math.tan(t) ** 2

const forms: readonly Form[] = [
  {
    question: (k, _, a) => `${k}\\sec^2 ${a} - ${k}\\tan^2 ${a}`,
    factored: (k, _, a) => `${k}(\\sec^2 ${a} - \\tan^2 ${a}) = ${k} \\times 1`,
    identity: '1 + \\tan^2 A = \\sec^2 A',
    value: (k) => k,
    wrong: () => 0,
    at: (k, _, t) => k * sec2(t) - k * tan2(t),
  },
  {
    question: (k, _, a) => `${k}\\tan^2 ${a} - ${k}\\sec^2 ${a}`,
    factored: (k, _, a) => `-${k}(\\sec^2 ${a} - \\tan^2 ${a}) = -${k} \\times 1`,
    identity: '1 + \\tan^2 A = \\sec^2 A',
    value: (k) => -k,
    wrong: (k) => k,
    at: (k, _, t) => k * tan2(t) - k * sec2(t),
  },
  {
    question: (k, _, a) => `${k}\\cot^2 ${a} - ${k}\\,\\cosec^2 ${a}`,
    factored: (k, _, a) => `-${k}(\\cosec^2 ${a} - \\cot^2 ${a}) = -${k} \\times 1`,
    identity: '1 + \\cot^2 A = \\cosec^2 A',
    value: (k) => -k,
    wrong: (k) => k,
    at: (k, _, t) => k / Math.tan(t) ** 2 - k * cosec2(t),
  },
  {
    question: (k, m, a) => `${k}\\sin^2 ${a} + ${k}\\cos^2 ${a} + ${m}`,
    factored: (k, m, a) => `${k}(\\sin^2 ${a} + \\cos^2 ${a}) + ${m} = ${k} \\times 1 + ${m}`,
    identity: '\\sin^2 A + \\cos^2 A = 1',
    value: (k, m) => k + m,
    wrong: (k, m) => 2 * k + m,
    at: (k, m, t) => k * Math.sin(t) ** 2 + k * Math.cos(t) ** 2 + m,
  },
  {
    question: (k, m, a) => `(${k} + ${k}\\tan^2 ${a})(${m} - ${m}\\sin^2 ${a})`,
    factored: (k, m, a) =>
      `${k}(1 + \\tan^2 ${a}) \\times ${m}(1 - \\sin^2 ${a}) = ${k * m}\\sec^2 ${a}\\cos^2 ${a} = ${k * m} \\times 1`,
    identity: '1 + \\tan^2 A = \\sec^2 A',
    value: (k, m) => k * m,
    wrong: (k, m) => k + m,
    at: (k, m, t) => (k + k * tan2(t)) * (m - m * Math.sin(t) ** 2),
  },
  {
    question: (k, m, a) => `(${k} + ${k}\\cot^2 ${a})(${m} - ${m}\\cos^2 ${a})`,
    factored: (k, m, a) =>
      `${k}(1 + \\cot^2 ${a}) \\times ${m}(1 - \\cos^2 ${a}) = ${k * m}\\,\\cosec^2 ${a}\\,\\sin^2 ${a} = ${k * m} \\times 1`,
    identity: '1 + \\cot^2 A = \\cosec^2 A',
    value: (k, m) => k * m,
    wrong: (k, m) => k + m,
    at: (k, m, t) => (k + k / Math.tan(t) ** 2) * (m - m * Math.cos(t) ** 2),
  },
]

/** E.g. "Find the value of 9 sec² A - 9 tan² A." */
export const identityValue = template({
  id: 'trig-value-by-identity',
  topic: 'trigonometry',
  archetypes: ['trig-identity-value'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const k = random.integer(2, 12)
    return {
      form: random.pick(forms),
      k,
      m: random.pick([2, 3, 4, 5, 6, 7].filter((m) => m !== k && k + m !== k * m)),
      angle: random.pick(['A', '\\theta', '37^\\circ', '22^\\circ']),
      stem: random.pick(['Find the value of', 'Evaluate', 'Without using tables, find the value of']),
    }
  },
  pose: ({ form, k, m, angle, stem }) => ({
    question: `${stem} $${form.question(k, m, angle)}$.`,
    rule: { kind: 'number', expected: `${form.value(k, m)}` },
    hints: [
      'Take out the common factor first.',
      'What is left in the bracket is one side of a trigonometric identity.',
      'Keep an eye on the order of the terms: it decides the sign.',
    ],
    steps: [
      `Given expression $= ${form.question(k, m, angle)}$`,
      `We use the identity $${form.identity}$.`,
      `Expression $= ${form.factored(k, m, angle)}$`,
      `Hence the value is $${form.value(k, m)}$.`,
    ],
    explanation:
      'An identity is true for every angle for which both sides are defined, so the value does not depend on the angle.',
  }),
  crossCheck: ({ form, k, m }) => measured(form.at(k, m, 0.7)),
  slips: ({ form, k, m }) =>
    distinctSlips(`${form.value(k, m)}`, [
      {
        response: `${form.wrong(k, m)}`,
        note: 'Use the identity with its signs: sec² and cosec² are the larger ones.',
      },
      { response: `${-form.value(k, m)}`, note: 'Check the sign: which of the two squares is larger?' },
      { response: '1', note: 'The bracket is 1, but do not forget the factor outside.' },
    ]),
})
