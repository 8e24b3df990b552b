import { measured, ratioAt } from './pieces/ratio'
import { findTwoAngles as twoAngles } from '../../solutions/trigonometry/find-two-angles'
import { tableValue, valueTex, type RatioName, type StandardAngle } from '../../solutions/trigonometry/pieces/ratio'
import { template } from '../template'

interface AngleFact {
  readonly name: RatioName
  readonly angle: StandardAngle | 90
}

const factTex = ({ name, angle }: AngleFact, sum: string): string => `\\${name}(${sum}) = ${valueTex(name, angle)}`

const valued = ({ name, angle }: AngleFact) => ({ name, value: tableValue(name, angle) })

const half = (total: number): string => `${total / 2}`

const stems: readonly ((facts: string, angles: string) => string)[] = [
  (facts, angles) => `If ${facts}, find ${angles} in degrees.`,
  (facts, angles) => `Find the angles ${angles}, in degrees, if ${facts}.`,
  (facts, angles) => `It is given that ${facts}. What are ${angles} in degrees?`,
]

/** E.g. "If sin(A - B) = 1/2 and cos(A + B) = 1/2, where 0° < A + B ≤ 90° and A > B, find A and B." */
export const findTwoAngles = template({
  id: 'trig-find-two-angles',
  topic: 'trigonometry',
  archetypes: ['trig-find-a-b'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => {
    const [sum, difference] = random.pick([
      [60, 30],
      [60, 30],
      [90, 30],
      [90, 30],
      [90, 60],
      [90, 60],
      [90, 45],
      [60, 45],
      [45, 30],
    ] as const)
    const names: readonly RatioName[] = ['sin', 'cos', 'tan', 'sin', 'cos', 'tan', 'cot', 'sec']
    return {
      sum: { angle: sum, name: sum === 90 ? random.pick(['sin', 'cos'] as const) : random.pick(names) },
      difference: { angle: difference, name: random.pick(names) },
      stem: random.pick(stems),
      letters: random.pick([
        ['A', 'B'],
        ['A', 'B'],
        ['x', 'y'],
        ['P', 'Q'],
      ] as const),
    }
  },
  given: ({ sum, difference, letters }) => ({ letters, sum: valued(sum), difference: valued(difference) }),
  solution: twoAngles,
  ask: ({ sum, difference, letters: [p, q], stem }) => {
    const [plus, minus] = [`${p} + ${q}`, `${p} - ${q}`]
    return {
      question: stem(
        `$${factTex(sum, plus)}$ and $${factTex(difference, minus)}$, where $0^\\circ < ${plus} \\le 90^\\circ$ and $${p} > ${q}$`,
        `$${p}$ and $${q}$`,
      ),
      rule: { kind: 'pair', unit: '°' },
      hints: [
        `Use the table to find the angle $${plus}$ from the first equation and $${minus}$ from the second.`,
        'You then have a pair of linear equations: add them, then subtract.',
      ],
      explanation:
        'Between $0^\\circ$ and $90^\\circ$ a ratio takes each value only once, so each equation fixes one angle; the rest is a pair of linear equations.',
    }
  },
  crossCheck: ({ sum, difference, letters: [p, q] }) => {
    const quarters = Array.from({ length: 359 }, (_, index) => (index + 1) / 4)
    const fits = (degrees: number, { name, angle }: AngleFact) =>
      degrees > 0 && degrees <= 90 && Math.abs(ratioAt(name, degrees) - ratioAt(name, angle)) < 1e-9
    const found = quarters.flatMap((a) =>
      quarters.filter((b) => fits(a + b, sum) && fits(a - b, difference)).map((b) => [a, b] as const),
    )
    return found.map(([a, b]) => `${p} = ${measured(a)}, ${q} = ${measured(b)}`).join('; ')
  },
  slips: ({ sum, difference, letters: [p, q] }) => [
    {
      response: `${p} = ${half(sum.angle - difference.angle)}, ${q} = ${half(sum.angle + difference.angle)}`,
      note: `The two angles are exchanged: ${p} is the larger one.`,
      step: 'added',
    },
    {
      response: `${p} = ${sum.angle}, ${q} = ${difference.angle}`,
      note: `Those are ${p} + ${q} and ${p} - ${q}; solve the two equations.`,
      step: 'added',
    },
    {
      response: `${p} = ${sum.angle + difference.angle}, ${q} = ${sum.angle - difference.angle}`,
      note: 'Divide by 2 after adding and subtracting.',
      step: 'added',
    },
  ],
})
