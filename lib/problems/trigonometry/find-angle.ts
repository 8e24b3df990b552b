import {
  measured,
  ratioAt,
  ratioNames,
  squareOf,
  standardAngles,
  valueTex,
  type RatioName,
  type StandardAngle,
} from './pieces/ratio'
import { simplifyRoot, surd, surdTex } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template } from '../template'

interface Equation {
  readonly name: RatioName
  readonly angle: StandardAngle
  /** The unknown is multiplied by this inside the ratio. */
  readonly inside: 1 | 2 | 3
  readonly times: number
  readonly plus: number
}

/** The standard value as a surd: the square of the value is rational. */
function valueSurd(name: RatioName, angle: StandardAngle) {
  const { n, d } = squareOf(name, angle)
  const { outside, inside } = simplifyRoot(Number(n * d))
  return surd({ n: BigInt(outside), d }, inside)
}

const argument = ({ inside }: Equation, letter: string): string => (inside === 1 ? letter : `${inside}${letter}`)

/** The left side and the right side, e.g. "7 + 4\sin \theta" and "9". */
function sides(equation: Equation, letter: string): readonly [string, string] {
  const { name, angle, times, plus } = equation
  const value = valueSurd(name, angle)
  const scaled = { ...value, coefficient: { n: value.coefficient.n * BigInt(times), d: value.coefficient.d } }
  const size = surdTex(surd(scaled.coefficient, scaled.radicand))
  const ratio = `${times === 1 ? '' : times}\\${name} ${argument(equation, letter)}`
  if (plus === 0) return [ratio, size]
  const rational = value.radicand === 1 && scaled.coefficient.n % scaled.coefficient.d === 0n
  return rational
    ? [`${plus} + ${ratio}`, `${plus + Number(scaled.coefficient.n / scaled.coefficient.d)}`]
    : [`${ratio} - ${size}`, '0']
}

/** From the given equation to the ratio alone: "4 sin θ = 9 - 7 = 2", then "sin θ = 2/4 = 1/2". */
function aloneLines(equation: Equation, letter: string): readonly string[] {
  const { name, angle, times, plus } = equation
  const [left, right] = sides(equation, letter)
  const value = valueTex(name, angle)
  const ratio = `\\${name} ${argument(equation, letter)}`
  const [multiple, size] = sides({ ...equation, plus: 0 }, letter)
  const moved = right === '0' ? `$${multiple} = ${size}$` : `$${multiple} = ${right} - ${plus} = ${size}$`
  const divided = `\\frac{${size}}{${times}}`
  return [
    ...(left === multiple ? [] : [moved]),
    ...(times === 1 ? [] : [`$${ratio} = ${divided === value ? value : `${divided} = ${value}`}$`]),
  ]
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
  draw: (random) => {
    const equation = random.until(
      (source): Equation => ({
        name: source.pick(ratioNames),
        angle: source.pick(standardAngles),
        inside: source.pick([1, 1, 1, 2, 3] as const),
        times: source.pick([1, 2, 2, 3, 4, 6]),
        plus: source.pick([0, 0, 0, 1, 3, 5, 7]),
      }),
      ({ name, angle, times }) => {
        const { coefficient, radicand } = valueSurd(name, angle)
        const size = coefficient.n * BigInt(times)
        return (size % coefficient.d === 0n || times === 1) && (times > 1 || radicand !== 1 || coefficient.d > 1n)
      },
    )
    return { equation, letter: random.pick(['\\theta', 'x', 'A'] as const), stem: random.pick(stems) }
  },
  pose: ({ equation, letter, stem }) => {
    const { name, angle, inside } = equation
    const [left, right] = sides(equation, letter)
    const asked = argument(equation, letter)
    return {
      question: stem(`$${left} = ${right}$`, `$${asked}$`, `$${letter}$`),
      rule: { kind: 'number', expected: `${angle / inside}`, unit: '°' },
      hints: [
        `Get $\\${name} ${asked}$ alone on one side first.`,
        'Find the angle with this value in the table of standard angles.',
        ...(inside === 1 ? [] : [`The table gives $${asked}$; divide once more to get $${letter}$.`]),
      ],
      steps: [
        `Given: $${left} = ${right}$`,
        ...aloneLines(equation, letter),
        `From the table, $\\${name} ${angle}^\\circ = ${valueTex(name, angle)}$${inside === 1 ? '.' : `, so $${asked} = ${angle}^\\circ$`}`,
        earns(
          1,
          inside === 1
            ? `Hence $${letter} = ${angle}^\\circ$.`
            : `Hence $${letter} = \\frac{${angle}^\\circ}{${inside}} = ${angle / inside}^\\circ$.`,
        ),
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
  slips: ({ equation, letter }) => {
    const { name, angle, inside } = equation
    const table = 2 + aloneLines(equation, letter).length
    return distinctSlips(`${angle / inside}`, [
      {
        response: `${(90 - angle) / inside}`,
        note: 'That angle belongs to the other ratio: look at the table again.',
        step: table,
      },
      { response: `${angle}`, note: 'The table gives the multiple of the angle; divide once more.', step: 'last' },
      { response: `${angle * inside}`, note: 'The multiple is in the table: divide, do not multiply.', step: 'last' },
      ...standardAngles.map((wrong) => ({
        response: `${wrong / inside}`,
        note: `The table has another value for ${name} ${wrong}°: look again.`,
        step: table,
      })),
    ])
  },
})
