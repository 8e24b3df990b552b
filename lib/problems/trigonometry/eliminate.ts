import { measured } from './pieces/ratio'
import { eliminateAngle as solution, type Given } from '../../solutions/trigonometry/eliminate-angle'
import { fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

const forms = [
  {
    x: (a: number, angle: string) => `${a}\\cos ${angle}`,
    y: (b: number, angle: string) => `${b}\\sin ${angle}`,
    sign: '+',
    identity: '\\cos^2 @ + \\sin^2 @ = 1',
    names: ['cos', 'sin'],
    point: (a: number, b: number, t: number) => [a * Math.cos(t), b * Math.sin(t)] as const,
  },
  {
    x: (a: number, angle: string) => `${a}\\sec ${angle}`,
    y: (b: number, angle: string) => `${b}\\tan ${angle}`,
    sign: '-',
    identity: '\\sec^2 @ - \\tan^2 @ = 1',
    names: ['sec', 'tan'],
    point: (a: number, b: number, t: number) => [a / Math.cos(t), b * Math.tan(t)] as const,
  },
  {
    x: (a: number, angle: string) => `${a}\\,\\cosec ${angle}`,
    y: (b: number, angle: string) => `${b}\\cot ${angle}`,
    sign: '-',
    identity: '\\cosec^2 @ - \\cot^2 @ = 1',
    names: ['cosec', 'cot'],
    point: (a: number, b: number, t: number) => [a / Math.sin(t), b / Math.tan(t)] as const,
  },
] as const

const eliminationStems: readonly ((x: string, y: string, target: string) => string)[] = [
  (x, y, target) => `If $${x}$ and $${y}$, find the value of $${target}$.`,
  (x, y, target) => `Given that $${x}$ and $${y}$, evaluate $${target}$.`,
  (x, y, target) => `Let $${x}$ and $${y}$. What is the value of $${target}$?`,
]

/** E.g. "If x = 3 cos θ and y = 2 sin θ, find the value of 4x² + 9y²." */
export const eliminateAngle = template({
  id: 'trig-eliminate-the-angle',
  topic: 'trigonometry',
  archetypes: ['trig-eliminate'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => ({
    form: random.pick(forms),
    ...random.until(
      (source) => ({ a: source.integer(2, 7), b: source.integer(2, 7) }),
      ({ a, b }) => a !== b,
    ),
    angle: random.pick(['\\theta', 'A'] as const),
    stem: random.pick(eliminationStems),
  }),
  given: ({ form, a, b, angle }): Given => ({
    stated: [
      { letter: 'x', times: fraction(a), name: form.names[0], weight: fraction(b * b) },
      { letter: 'y', times: fraction(b), name: form.names[1], weight: fraction(form.sign === '+' ? a * a : -a * a) },
    ],
    angle,
  }),
  solution,
  ask: ({ form, a, b, angle, stem }) => ({
    question: stem(`x = ${form.x(a, angle)}`, `y = ${form.y(b, angle)}`, `${b * b}x^2 ${form.sign} ${a * a}y^2`),
    rule: { kind: 'number' },
    hints: [
      'Find $x^2$ and $y^2$ and put them into the expression.',
      `Take out the common factor; then the identity $${form.identity.replaceAll('@', angle)}$ helps.`,
    ],
    explanation:
      'The multipliers are chosen so that both terms get the same factor; the identity then removes the angle.',
  }),
  crossCheck: ({ form, a, b }) => {
    const [x, y] = form.point(a, b, 0.6)
    return measured(b * b * x * x + (form.sign === '+' ? 1 : -1) * a * a * y * y)
  },
  slips: ({ a, b }) =>
    distinctSlips(`${a * a * b * b}`, [
      {
        response: `${a * b}`,
        note: 'In x² and y² the number in front of the ratio is squared as well.',
        step: 'squares',
      },
      {
        response: `${a * a + b * b}`,
        note: 'In each term the two numbers are multiplied, not added.',
        step: 'squares',
      },
      { response: '1', note: 'The bracket is 1, but do not forget the factor outside.', step: 'last' },
    ]),
})
