import {
  flipped,
  shapeTex,
  shapeValue,
  shapes,
  signOf,
  type KnownRatio,
  type RootShape,
} from '../../solutions/trigonometry/pieces/root-shapes'
import { ratioAt } from './pieces/ratio'
import { ratioNames } from '../../solutions/trigonometry/pieces/ratio'
import { arranged, choiceSlips, drawOrder, letterAt, offeredOf } from '../kinds-of-question/lettered'
import { expressRatio as solution } from '../../solutions/trigonometry/express'
import { template } from '../template'

interface Option {
  readonly shape: RootShape
  readonly sign: 1 | -1
  readonly note: string
  /** The line of the solution at which the slip enters. */
  readonly step: string
}

/** The right form first, then the wrong ones. */
function optionsFor(given: KnownRatio, shape: RootShape): readonly Option[] {
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

const stems: readonly ((asked: string, given: string) => string)[] = [
  (asked, given) => `Express $${asked}$ in terms of $${given}$. Which of these is right?`,
  (asked, given) => `Written in terms of $${given}$ alone, $${asked}$ is equal to`,
  (asked, given) => `Which of the following gives $${asked}$ in terms of $${given}$?`,
]

/** E.g. "Express sec A in terms of sin A, where A is an acute angle." */
export const expressRatio = template({
  id: 'trig-express-in-terms',
  version: 2,
  topic: 'trigonometry',
  archetypes: ['trig-express'],
  difficulty: 'medium',
  marks: 1,
  draw: (random) => ({
    ...random.pick(choices),
    stem: random.pick(stems),
    angle: random.pick(['A', '\\theta'] as const),
    order: drawOrder(random, 4),
  }),
  given: ({ given, asked, shape, angle, order }) => ({
    given,
    asked,
    angle,
    options: arranged(
      optionsFor(given, shape).map((option) => ({ shape: option.shape, sign: option.sign })),
      order,
    ),
  }),
  solution,
  ask: ({ given, asked, shape, stem, angle, order }) => {
    const items = optionsFor(given, shape).map((option) => `$${shapeTex(option.shape, given, option.sign, angle)}$`)
    const { rule, options } = offeredOf(items, order)
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
