import { ratioAt, reciprocal } from './pieces/ratio'
import { ratioNames, type RatioName } from '../../solutions/trigonometry/pieces/ratio'
import { choiceOf, choiceSlips, drawOrder, letterAt } from '../kinds-of-question/lettered'
import { earns, template, type Step } from '../template'

type Given = 'sin' | 'cos' | 'tan'

/** How a ratio is made of the given ratio x and of the root of 1 - x² (or of 1 + x² for tan). */
type Shape = 'root' | 'over root' | 'x over root' | 'root over x'

const shapes: Readonly<Record<Given, Partial<Record<RatioName, Shape>>>> = {
  sin: { cos: 'root', tan: 'x over root', sec: 'over root', cot: 'root over x' },
  cos: { sin: 'root', tan: 'root over x', cosec: 'over root', cot: 'x over root' },
  tan: { sec: 'root', cos: 'over root', sin: 'x over root', cosec: 'root over x' },
}

const flipped: Readonly<Record<Shape, Shape>> = {
  root: 'over root',
  'over root': 'root',
  'x over root': 'root over x',
  'root over x': 'x over root',
}

const signOf = (given: Given): 1 | -1 => (given === 'tan' ? 1 : -1)

function shapeTex(shape: Shape, given: Given, sign: 1 | -1, angle: string): string {
  const root = `\\sqrt{1 ${sign > 0 ? '+' : '-'} \\${given}^2 ${angle}}`
  const x = `\\${given} ${angle}`
  switch (shape) {
    case 'root':
      return root
    case 'over root':
      return `\\frac{1}{${root}}`
    case 'x over root':
      return `\\frac{${x}}{${root}}`
    case 'root over x':
      return `\\frac{${root}}{${x}}`
    default:
      return shape satisfies never
  }
}

const shapeValue = (shape: Shape, x: number, sign: 1 | -1): number => {
  const root = Math.sqrt(1 + sign * x * x)
  return { root, 'over root': 1 / root, 'x over root': x / root, 'root over x': root / x }[shape]
}

interface Option {
  readonly shape: Shape
  readonly sign: 1 | -1
  readonly note: string
  /** The line of the solution at which the slip enters. */
  readonly step: string
}

/** The right form first, then the wrong ones. */
function optionsFor(given: Given, shape: Shape): readonly Option[] {
  const sign = signOf(given)
  const wrong = sign === 1 ? -1 : 1
  return [
    { shape, sign, note: '', step: 'identity' },
    { shape, sign: wrong, note: 'Check the sign in the identity.', step: 'identity' },
    {
      shape: flipped[shape],
      sign,
      note: 'That is the reciprocal of the ratio asked for.',
      step: shape === 'root' ? 'last' : 'ratio',
    },
    {
      shape: flipped[shape],
      sign: wrong,
      note: 'Check the sign in the identity and which ratio is asked for.',
      step: 'identity',
    },
  ]
}

const choices = (['sin', 'cos', 'tan'] as const).flatMap((given) =>
  ratioNames.flatMap((asked) => {
    const shape = shapes[given][asked]
    return shape ? [{ given, asked, shape }] : []
  }),
)

/** From the identity to the ratio that is asked for. */
function stepsFor(given: Given, asked: RatioName, shape: Shape, angle: string): readonly Step[] {
  const root = shapeTex('root', given, signOf(given), angle)
  const first = { sin: 'cos', cos: 'sin', tan: 'sec' }[given]
  const identity = earns(
    shape === 'root' ? 1 : 0.5,
    given === 'tan'
      ? `Identity: $\\sec^2 ${angle} = 1 + \\tan^2 ${angle}$`
      : `Identity: $\\sin^2 ${angle} + \\cos^2 ${angle} = 1$, so $\\${first}^2 ${angle} = 1 - \\${given}^2 ${angle}$`,
    'identity',
  )
  const firstLine = earns(0.5, `$${angle}$ is acute, so the positive root is taken: $\\${first} ${angle} = ${root}$`)
  if (shape === 'root') return [identity, firstLine]
  if (shape === 'over root')
    return [
      identity,
      firstLine,
      earns(0.5, `$\\${asked} ${angle} = \\frac{1}{\\${reciprocal[asked]} ${angle}}$`, 'ratio'),
    ]
  const link: Partial<Record<RatioName, string>> = {
    tan: `\\frac{\\sin ${angle}}{\\cos ${angle}}`,
    cot: `\\frac{\\cos ${angle}}{\\sin ${angle}}`,
    sin: `\\frac{\\sin ${angle}}{\\cos ${angle}} \\times \\cos ${angle} = \\frac{\\tan ${angle}}{\\sec ${angle}}`,
    cosec: `\\frac{\\cos ${angle}}{\\sin ${angle}} \\times \\frac{1}{\\cos ${angle}} = \\frac{\\sec ${angle}}{\\tan ${angle}}`,
  }
  return [identity, firstLine, earns(0.5, `$\\${asked} ${angle} = ${link[asked] ?? ''}$`, 'ratio')]
}

const stems: readonly ((asked: string, given: string) => string)[] = [
  (asked, given) => `Express $${asked}$ in terms of $${given}$. Which of these is right?`,
  (asked, given) => `Written in terms of $${given}$ alone, $${asked}$ is equal to`,
  (asked, given) => `Which of the following gives $${asked}$ in terms of $${given}$?`,
]

/** E.g. "Express sec A in terms of sin A, where A is an acute angle." */
export const expressRatio = template({
  id: 'trig-express-in-terms',
  topic: 'trigonometry',
  archetypes: ['trig-express'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => ({
    ...random.pick(choices),
    stem: random.pick(stems),
    angle: random.pick(['A', '\\theta'] as const),
    order: drawOrder(random, 4),
  }),
  pose: ({ given, asked, shape, stem, angle, order }) => {
    const items = optionsFor(given, shape).map((option) => `$${shapeTex(option.shape, given, option.sign, angle)}$`)
    const { rule, options } = choiceOf(items, order)
    return {
      question: `Let $${angle}$ be an acute angle. ${stem(`\\${asked} ${angle}`, `\\${given} ${angle}`)}`,
      rule,
      options,
      hints: [
        given === 'tan'
          ? `Which identity holds $\\tan^2 ${angle}$? Start from it.`
          : `Start from $\\sin^2 ${angle} + \\cos^2 ${angle} = 1$.`,
        'For an acute angle all the ratios are positive, so take the positive square root.',
      ],
      steps: [
        ...stepsFor(given, asked, shape, angle),
        earns(
          0.5,
          `Hence $\\${asked} ${angle} = ${shapeTex(shape, given, signOf(given), angle)}$: option (${rule.expected}).`,
        ),
      ],
      explanation: 'One ratio fixes the acute angle and with it every other ratio; the identities say how.',
    }
  },
  crossCheck: ({ given, asked, shape, order }) => {
    const offered = optionsFor(given, shape)
    const right = offered.findIndex((option) =>
      [20, 35, 55, 70].every((degrees) => {
        const value = shapeValue(option.shape, ratioAt(given, degrees), option.sign)
        return Math.abs(value - ratioAt(asked, degrees)) < 1e-9
      }),
    )
    return letterAt(order.indexOf(right))
  },
  slips: ({ given, shape, order }) => {
    const [, ...wrong] = optionsFor(given, shape).map(({ note, step }) => [note, step] as const)
    return choiceSlips(wrong, order)
  },
})
