import { twoTangentsFigure } from './pieces/drawing'
import { measured, radians } from './pieces/measured'
import { wrongRoots, type WrongRoot } from './pieces/wrong-roots'
import { fraction, surd, surdTex, surdText, type Surd } from '../../maths'
import { chain, earns, line, says, template } from '../template'

type Length = 'PA' | 'OP' | 'AB'

interface Special {
  readonly angle: 60 | 90 | 120
  readonly length: Length
  /** The length is (times/over) × radius × √root. */
  readonly root: 1 | 2 | 3
  readonly times: number
  readonly over: number
  readonly lines: (r: number) => readonly string[]
}

const specials: readonly Special[] = [
  {
    angle: 90,
    length: 'OP',
    root: 2,
    times: 1,
    over: 1,
    lines: (r) => [
      '$OAPB$ has right angles at $A$, $B$ and $P$, and $OA = OB$, so it is a square.',
      `$OP$ is its diagonal: $OP = \\sqrt{${r}^2 + ${r}^2} = \\sqrt{${2 * r * r}}$`,
    ],
  },
  {
    angle: 60,
    length: 'OP',
    root: 1,
    times: 2,
    over: 1,
    lines: (r) => [
      '$OP$ bisects $\\angle APB$, so $\\angle APO = 30^\\circ$',
      `In right triangle $OAP$, $\\sin 30^\\circ = \\frac{OA}{OP}$, so $\\frac{1}{2} = \\frac{${r}}{OP}$`,
    ],
  },
  {
    angle: 60,
    length: 'PA',
    root: 3,
    times: 1,
    over: 1,
    lines: (r) => [
      '$OP$ bisects $\\angle APB$, so $\\angle APO = 30^\\circ$',
      `In right triangle $OAP$, $\\tan 30^\\circ = \\frac{OA}{PA}$, so $\\frac{1}{\\sqrt{3}} = \\frac{${r}}{PA}$`,
    ],
  },
  {
    angle: 60,
    length: 'AB',
    root: 3,
    times: 1,
    over: 1,
    lines: (r) => [
      '$OP$ bisects $\\angle APB$, so $\\angle APO = 30^\\circ$',
      `In right triangle $OAP$, $\\tan 30^\\circ = \\frac{OA}{PA}$, so $\\frac{1}{\\sqrt{3}} = \\frac{${r}}{PA}$ and $PA = ${r}\\sqrt{3}$ cm`,
      '$PA = PB$ and $\\angle APB = 60^\\circ$, so $\\triangle PAB$ is equilateral and $AB = PA$',
    ],
  },
  {
    angle: 120,
    length: 'PA',
    root: 3,
    times: 1,
    over: 3,
    lines: (r) => [
      '$OP$ bisects $\\angle APB$, so $\\angle APO = 60^\\circ$',
      `In right triangle $OAP$, $\\tan 60^\\circ = \\frac{OA}{PA}$, so $PA = \\frac{${r}}{\\sqrt{3}}$`,
    ],
  },
  {
    angle: 90,
    length: 'AB',
    root: 2,
    times: 1,
    over: 1,
    lines: (r) => [
      'In the quadrilateral $OAPB$, $\\angle AOB = 360^\\circ - 90^\\circ - 90^\\circ - 90^\\circ = 90^\\circ$',
      `In right triangle $OAB$, $AB = \\sqrt{OA^2 + OB^2} = \\sqrt{${r}^2 + ${r}^2} = \\sqrt{${2 * r * r}}$`,
    ],
  },
]

const lengthNames: readonly Length[] = ['PA', 'OP', 'AB']

/** Every length of the figure for each angle between the tangents. */
const lengthAt: Readonly<Record<60 | 90 | 120, Readonly<Record<Length, (r: number) => Surd>>>> = {
  60: { PA: (r) => surd(r, 3), OP: (r) => surd(2 * r, 1), AB: (r) => surd(r, 3) },
  90: { PA: (r) => surd(r, 1), OP: (r) => surd(r, 2), AB: (r) => surd(r, 2) },
  120: { PA: (r) => surd(fraction(r, 3), 3), OP: (r) => surd(fraction(2 * r, 3), 3), AB: (r) => surd(r, 1) },
}

const lengthOf = ({ root, times, over }: Special, r: number): Surd => surd(fraction(times * r, over), root)

/** Wrong values that come from the angle, not from another length of the figure. */
function confusions({ angle, length }: Special, r: number): readonly WrongRoot[] {
  if (angle === 90)
    return [
      [surd(2 * r, 1), 'In the right triangle the squares of the lengths are added, not the lengths.', 'ratio'],
      [surd(2 * r * r, 1), 'That is the square of the length: take its square root.', 'last'],
    ]
  if (angle === 120)
    return [
      [
        surd(r, 3),
        'Look at the ratio again: which side is opposite to the angle at P, and which is adjacent?',
        'ratio',
      ],
    ]
  return [
    [
      surd(fraction(length === 'OP' ? 2 * r : r, 3), 3),
      'OP bisects the angle between the tangents: only half of it is an angle of triangle OAP.',
      'figure',
    ],
  ]
}

/** E.g. "Two tangents PA and PB to a circle of radius 6 cm meet at an angle of 60°. Find the length of PA." */
export const tangentsAtSpecialAngle = template({
  id: 'cir-tangents-at-special-angle',
  topic: 'circles',
  archetypes: ['cir-tangents-90-60'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => {
    const special = random.pick(specials)
    const stem = random.pick([
      (r: number, angle: number) =>
        `Two tangents $PA$ and $PB$ to a circle with centre $O$ and radius $${r}$ cm meet at $P$ at an angle of $${angle}^\\circ$.`,
      (r: number, angle: number) =>
        `From an external point $P$ the tangents $PA$ and $PB$ are drawn to a circle with centre $O$ and radius $${r}$ cm, such that $\\angle APB = ${angle}^\\circ$.`,
      (r: number, angle: number) =>
        `The tangents $PA$ and $PB$ drawn from a point $P$ to a circle with centre $O$ and radius $${r}$ cm are inclined to each other at an angle of $${angle}^\\circ$.`,
    ])
    return { special, radius: special.over === 3 ? random.integer(1, 4) * 3 : random.integer(3, 12), stem }
  },
  pose: ({ special, radius, stem }) => {
    const { angle, length } = special
    const value = lengthOf(special, radius)
    return {
      question: `${stem(radius, angle)} Find the length of $${length}$.`,
      rule: { kind: value.radicand === 1 ? 'number' : 'surd', expected: surdText(value), unit: 'cm' },
      figure: twoTangentsFigure(
        { atP: angle, chord: length === 'AB', line: length !== 'AB' },
        `A circle with centre O and radius ${radius} cm; the tangents PA and PB from P make an angle of ${angle}°.`,
      ),
      hints: [
        'The radius $OA$ is perpendicular to the tangent $PA$.',
        'The line $OP$ bisects the angle between the tangents.',
        angle === 90
          ? 'Look for a square or for an isosceles right triangle in the figure.'
          : length === 'AB'
            ? 'Find $PA$ first; then look at the triangle $PAB$.'
            : 'Look for a right triangle with a standard angle.',
      ],
      steps: [
        earns(
          0.5,
          `Given: $OA = ${radius}$ cm and $\\angle APB = ${angle}^\\circ$. Also $\\angle OAP = \\angle OBP = 90^\\circ$ (radius and tangent).`,
        ),
        ...special
          .lines(radius)
          .map((text, index) =>
            index < 2 ? earns(0.5, text, index === 0 ? 'figure' : 'ratio') : line('triangle', text),
          ),
        earns(0.5, says`Hence ${chain(length, surdTex(value))} cm.`),
      ],
      explanation:
        angle === 90
          ? 'With $90^\\circ$ between the tangents, $OAPB$ is a square with the radius as its side.'
          : `The line $OP$ cuts the angle of $${angle}^\\circ$ into halves, so the right triangle $OAP$ has the angles $30^\\circ$ and $60^\\circ$.`,
    }
  },
  crossCheck: ({ special: { angle, length }, radius }) => {
    const distance = radius / Math.sin(radians(angle / 2))
    const tangent = Math.sqrt(distance * distance - radius * radius)
    return measured({ OP: distance, PA: tangent, AB: 2 * tangent * Math.sin(radians(angle / 2)) }[length])
  },
  slips: ({ special, radius }) =>
    wrongRoots(lengthOf(special, radius), [
      ...lengthNames
        .filter((name) => name !== special.length)
        .map((name): WrongRoot => [
          lengthAt[special.angle][name](radius),
          `That is the length of ${name}, not of ${special.length}.`,
          'last',
        ]),
      [surd(radius, 1), 'That is the radius itself.', 'last'],
      ...confusions(special, radius),
    ]),
})
