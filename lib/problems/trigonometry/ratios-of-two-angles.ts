import { coRatio, measured, ratioAt } from './pieces/ratio'
import { shapes, type Shape } from './pieces/triangle-shapes'
import { ratioNames, sidesOf, type RatioName, type Side } from '../../solutions/trigonometry/pieces/ratio'
import { ratiosOfTwoAngles as solution, type Given } from '../../solutions/trigonometry/ratios-of-two-angles'
import { add, equals, fraction, multiply, toTex, toText, type Fraction, type Surd } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

interface Draw {
  readonly shapes: readonly [Shape, Shape]
  /** Given of each angle. */
  readonly given: readonly [RatioName, RatioName]
  /** What is worked out of each angle, and how the two are put together. */
  readonly wanted: readonly [RatioName, RatioName]
  readonly sign: '+' | '\\times'
  readonly letters: readonly [string, string]
  readonly stem: number
}

const sideOf = ([opposite, adjacent, hypotenuse]: Shape, side: Side): number =>
  ({ opposite, adjacent, hypotenuse })[side]

const valueOf = (shape: Shape, name: RatioName): Fraction =>
  fraction(sideOf(shape, sidesOf[name][0]), sideOf(shape, sidesOf[name][1]))

const rational = (coefficient: Fraction): Surd => ({ coefficient, radicand: 1 })

const together = (sign: Draw['sign'], one: Fraction, other: Fraction): Fraction =>
  sign === '+' ? add(one, other) : multiply(one, other)

const keyOf = ({ shapes: [one, other], wanted, sign }: Draw): Fraction =>
  together(sign, valueOf(one, wanted[0]), valueOf(other, wanted[1]))

const stems: readonly ((facts: string, angles: string, asked: string) => string)[] = [
  (facts, angles, asked) => `${angles} are acute angles with ${facts}. Find the value of ${asked}.`,
  (facts, angles, asked) => `If ${facts}, where ${angles} are acute angles, what is ${asked}?`,
  (facts, angles, asked) => `Given that ${facts} for two acute angles ${angles}, find ${asked}.`,
]

/** E.g. "A and B are acute angles with sin A = 3/5 and cos B = 12/13. Find tan A tan B." */
export const ratiosOfTwoAngles = template({
  id: 'trig-ratios-of-two-angles',
  version: 2,
  topic: 'trigonometry',
  archetypes: ['trig-two-angles-given'],
  difficulty: 'easy',
  marks: 2,
  draw: (random): Draw =>
    random.until(
      (source): Draw => ({
        shapes: [source.pick(shapes), source.pick(shapes)],
        given: [source.pick(ratioNames), source.pick(ratioNames)],
        wanted: [source.pick(ratioNames), source.pick(ratioNames)],
        sign: source.pick(['+', '\\times'] as const),
        letters: source.pick([
          ['A', 'B'],
          ['P', 'Q'],
          ['X', 'Y'],
        ] as const),
        stem: source.integer(0, stems.length - 1),
      }),
      (draw) => {
        const key = keyOf(draw)
        const { given, wanted } = draw
        const told = draw.shapes.some((shape, index) => equals(key, valueOf(shape, given[index === 0 ? 0 : 1])))
        return (
          given[0] !== wanted[0] && given[1] !== wanted[1] && key.d <= 20n && key.n <= 40n && key.n !== key.d && !told
        )
      },
    ),
  given: ({ shapes: [one, other], given, wanted, sign, letters }): Given => ({
    known: [
      { letter: letters[0], name: given[0], value: rational(valueOf(one, given[0])) },
      { letter: letters[1], name: given[1], value: rational(valueOf(other, given[1])) },
    ],
    asked: wanted,
    operation: sign === '+' ? '+' : '*',
  }),
  solution,
  ask: ({ shapes: both, given, wanted, sign, letters, stem }) => {
    const [a, b] = letters
    const fact = (index: 0 | 1) => `\\${given[index]} ${letters[index]} = ${toTex(valueOf(both[index], given[index]))}`
    const asked = `\\${wanted[0]} ${a} ${sign === '+' ? '+ ' : '\\, '}\\${wanted[1]} ${b}`
    return {
      question: (stems[stem] ?? stems[0])?.(`$${fact(0)}$ and $${fact(1)}$`, `$${a}$ and $${b}$`, `$${asked}$`) ?? '',
      rule: { kind: 'fraction' },
      hints: [
        'Each angle belongs to a right triangle of its own: draw the two triangles.',
        'In each triangle the given ratio names two sides; the Pythagoras theorem gives the third.',
      ],
      explanation:
        'One ratio of an acute angle fixes all its ratios, so the two angles are worked one after the other.',
    }
  },
  crossCheck: ({ shapes: both, wanted, sign }) => {
    const degrees = both.map(([opposite, adjacent]) => (Math.atan2(opposite, adjacent) * 180) / Math.PI)
    const [one, two] = [ratioAt(wanted[0], degrees[0] ?? 0), ratioAt(wanted[1], degrees[1] ?? 0)]
    return measured(sign === '+' ? one + two : one * two)
  },
  slips: (draw) => {
    const { shapes: both, wanted, sign } = draw
    const [one, two] = [valueOf(both[0], wanted[0]), valueOf(both[1], wanted[1])]
    return distinctSlips(toText(keyOf(draw)), [
      {
        response: toText(together(sign, valueOf(both[0], coRatio[wanted[0]]), two)),
        note: 'Look at the first angle again: which side is opposite to it, and which is adjacent?',
        step: 'first',
      },
      {
        response: toText(together(sign, one, valueOf(both[1], coRatio[wanted[1]]))),
        note: 'Look at the second angle again: which side is opposite to it, and which is adjacent?',
        step: 'second',
      },
      {
        response: toText(together(sign === '+' ? '\\times' : '+', one, two)),
        note: 'Are the two ratios added or multiplied?',
        step: 'together',
      },
    ])
  },
})
