import { measured, ratioAt } from './pieces/ratio'
import { angleEquationTex, findAngle } from '../../solutions/trigonometry/find-angle'
import {
  ratioNames,
  standardAngles,
  tableValue,
  type RatioName,
  type StandardAngle,
} from '../../solutions/trigonometry/pieces/ratio'
import { add, fraction, isInteger, multiply, negate, surd } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

interface Equation {
  readonly name: RatioName
  readonly angle: StandardAngle
  /** The unknown is multiplied by this inside the ratio. */
  readonly inside: 1 | 2 | 3
  readonly times: number
  readonly plus: number
}

/** What the question states: the constant is a number on the left, or the root that was taken over to it. */
function givenOf({ equation: { name, angle, inside, times, plus }, letter }: Draw) {
  const value = tableValue(name, angle)
  const size = { ...value, coefficient: multiply(value.coefficient, fraction(times)) }
  const about = { name, times: fraction(times), inside: fraction(inside), letter }
  if (plus === 0) return { ...about, constant: surd(0, 1), right: size }
  return size.radicand === 1 && isInteger(size.coefficient)
    ? { ...about, constant: surd(plus, 1), right: surd(add(fraction(plus), size.coefficient), 1) }
    : { ...about, constant: { ...size, coefficient: negate(size.coefficient) }, right: surd(0, 1) }
}

interface Draw {
  readonly equation: Equation
  readonly letter: string
  readonly stem: (equation: string, acute: string, letter: string) => string
}

const stems: readonly ((equation: string, acute: string, letter: string) => string)[] = [
  (equation, acute, letter) => `If ${equation}, where ${acute} is an acute angle, find ${letter} in degrees.`,
  (equation, acute, letter) => `Find ${letter} in degrees, if ${equation} and ${acute} is an acute angle.`,
  (equation, acute, letter) => `It is given that ${equation}, ${acute} being acute. How many degrees is ${letter}?`,
]

/** E.g. "If 7 + 4 sin θ = 9, find the acute angle θ." and "If 2 cos 3x = √3, find x." */
export const findAcuteAngle = template({
  id: 'trig-find-acute-angle',
  topic: 'trigonometry',
  archetypes: ['trig-find-angle'],
  difficulty: 'easy',
  marks: 1,
  draw: (random): Draw => {
    const equation = random.until(
      (source): Equation => ({
        name: source.pick(ratioNames),
        angle: source.pick(standardAngles),
        inside: source.pick([1, 1, 1, 2, 3] as const),
        times: source.pick([1, 2, 2, 3, 4, 6]),
        plus: source.pick([0, 0, 0, 1, 3, 5, 7]),
      }),
      ({ name, angle, times }) => {
        const { coefficient, radicand } = tableValue(name, angle)
        const size = coefficient.n * BigInt(times)
        return (size % coefficient.d === 0n || times === 1) && (times > 1 || radicand !== 1 || coefficient.d > 1n)
      },
    )
    return { equation, letter: random.pick(['\\theta', 'x', 'A'] as const), stem: random.pick(stems) }
  },
  given: givenOf,
  solution: findAngle,
  ask: (draw) => {
    const { equation, letter, stem } = draw
    const { name, inside } = equation
    const asked = inside === 1 ? letter : `${inside}${letter}`
    return {
      question: stem(`$${angleEquationTex(givenOf(draw))}$`, `$${asked}$`, `$${letter}$`),
      rule: { kind: 'number', unit: '°' },
      hints: [
        `Get $\\${name} ${asked}$ alone on one side first.`,
        'Find the angle with this value in the table of standard angles.',
        ...(inside === 1 ? [] : [`The table gives $${asked}$; divide once more to get $${letter}$.`]),
      ],
      explanation:
        'Among acute angles each value of a trigonometric ratio is taken only once, so the angle can be read off from the table.',
    }
  },
  crossCheck: ({ equation: { name, angle, inside } }) => {
    const target = ratioAt(name, angle)
    const found = Array.from({ length: 179 }, (_, index) => (index + 1) / 2).filter(
      (degrees) => degrees * inside < 90 && Math.abs(ratioAt(name, degrees * inside) - target) < 1e-9,
    )
    return found.map(measured).join(', ')
  },
  slips: ({ equation }) => {
    const { name, angle, inside } = equation
    return distinctSlips(`${angle / inside}`, [
      ...(angle === 45
        ? []
        : [
            {
              response: `${(90 - angle) / inside}`,
              note: 'That angle belongs to the other ratio: look at the table again.',
              step: 'table',
            },
          ]),
      ...(inside === 1
        ? []
        : [
            {
              response: `${angle}`,
              note: 'The table gives the multiple of the angle; divide once more.',
              step: 'last',
            },
            {
              response: `${angle * inside}`,
              note: 'The multiple is in the table: divide, do not multiply.',
              step: 'last',
            },
          ]),
      ...standardAngles
        .filter((wrong) => wrong !== angle)
        .map((wrong) => ({
          response: `${wrong / inside}`,
          note: `The table has another value for ${name} ${wrong}°: look again.`,
          step: 'table',
        })),
    ])
  },
})
