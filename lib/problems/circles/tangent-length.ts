import { tangentStems, type TangentAsked } from './pieces/tangent-length-stems'
import { oneTangentFigure } from './pieces/drawing'
import { measured } from './pieces/measured'
import { wrongRoots } from './pieces/wrong-roots'
import { tangentLength as solution, type TangentLength } from '../../solutions/circles/tangent-length'
import { fraction, isSquare, simplifyRoot, surd, surdTex } from '../../maths'
import { template } from '../template'

/** Radius 3 to 12, tangent, distance from the centre. */
const triples = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [12, 5, 13],
  [9, 12, 15],
  [12, 9, 15],
  [8, 15, 17],
  [7, 24, 25],
  [12, 16, 20],
  [10, 24, 26],
  [9, 40, 41],
] as const

/** The squares of the three lengths: whole numbers. */
type Squares = Readonly<Record<TangentAsked, number>>

const tex = (square: number): string => surdTex(surd(1, square))

/** What the question states: the known lengths are whole. */
function givenOf(asked: TangentAsked, squares: Squares): TangentLength {
  const [radius, tangent, distance] = [squares.radius, squares.tangent, squares.distance]
  const length = (square: number) => fraction(Math.sqrt(square))
  if (asked === 'tangent') return { asked, radius: length(radius), distance: length(distance), unit: 'cm' }
  if (asked === 'radius') return { asked, tangent: length(tangent), distance: length(distance), unit: 'cm' }
  return { asked, radius: length(radius), tangent: length(tangent), unit: 'cm' }
}

/** E.g. "From a point P, 17 cm away from the centre of a circle of radius 8 cm, a tangent PT is drawn. Find PT." */
export const tangentLength = template({
  id: 'cir-length-of-tangent',
  version: 2,
  topic: 'circles',
  archetypes: ['cir-tangent-length'],
  difficulty: 'easy',
  marks: 2,
  draw: (random) => {
    const form = random.integer(0, 2)
    if (random.chance(0.66)) {
      const [r, t, d] = random.pick(triples)
      const asked: TangentAsked = random.pick(['tangent', 'radius', 'distance'] as const)
      return { asked, form, squares: { radius: r * r, tangent: t * t, distance: d * d } }
    }
    const asked: TangentAsked = random.pick(['tangent', 'distance'] as const)
    const squares = random.until(
      (source): Squares => {
        const [r, other] = [source.integer(3, 12), source.integer(4, 15)]
        return asked === 'tangent'
          ? { radius: r * r, distance: other * other, tangent: other * other - r * r }
          : { radius: r * r, tangent: other * other, distance: other * other + r * r }
      },
      (drawn) => {
        const square = drawn[asked]
        return square > 0 && !isSquare(square) && (simplifyRoot(square).outside > 1 || square <= 60)
      },
    )
    return { asked, form, squares }
  },
  given: ({ asked, squares }) => givenOf(asked, squares),
  solution,
  ask: ({ asked, form, squares }) => {
    const [r, t, d] = [tex(squares.radius), tex(squares.tangent), tex(squares.distance)]
    const stem = tangentStems[asked][form] ?? tangentStems[asked][0]
    const known = [
      ...(asked === 'radius' ? [] : [`OT = ${r}`]),
      ...(asked === 'tangent' ? [] : [`PT = ${t}`]),
      ...(asked === 'distance' ? [] : [`OP = ${d}`]),
    ]
    return {
      question: stem?.(r, t, d) ?? '',
      rule: { kind: isSquare(squares[asked]) ? 'number' : 'surd', unit: 'cm' },
      figure: oneTangentFigure(
        {
          ...(asked === 'radius' ? {} : { radius: `${Math.sqrt(squares.radius)} cm` }),
          ...(asked === 'tangent' ? {} : { tangent: `${Math.sqrt(squares.tangent)} cm` }),
          ...(asked === 'distance' ? {} : { distance: `${Math.sqrt(squares.distance)} cm` }),
        },
        `A circle with centre O; the tangent PT from an outside point P touches it at T; O is joined to T and P; ${known.map((length) => `${length} cm`).join(' and ')}.`,
      ),
      hints: [
        'What is the angle between the radius $OT$ and the tangent $PT$ at the point of contact?',
        'In the right triangle $OTP$, which side is the hypotenuse?',
        'Use the Pythagoras theorem.',
      ],
      explanation:
        'The right angle is at the point of contact, so the line from the external point to the centre is the hypotenuse, the longest of the three lengths.',
    }
  },
  crossCheck: ({ asked, squares }) => {
    const [r, t] = [Math.sqrt(squares.radius), Math.sqrt(squares.tangent)]
    // The point at that distance along the tangent at (r, 0) is (r, t).
    return measured({ radius: r, tangent: t, distance: Math.hypot(r, t) }[asked])
  },
  slips: ({ asked, squares }) => {
    const [r = 0, t = 0, d = 0] = [squares.radius, squares.tangent, squares.distance].map(Math.sqrt)
    const [a, b] = asked === 'distance' ? [r, t] : [d, asked === 'tangent' ? r : t]
    const adds = asked === 'distance'
    return wrongRoots(surd(1, squares[asked]), [
      ...(adds && a === b
        ? []
        : ([
            [
              surd(1, adds ? Math.abs(a * a - b * b) : a * a + b * b),
              'The distance from the centre is the hypotenuse: check whether to add or to subtract the squares.',
              'pythagoras',
            ],
          ] as const)),
      [
        surd(adds ? a + b : a - b, 1),
        'In the Pythagoras theorem the squares of the lengths are added or subtracted, not the lengths.',
        'pythagoras',
      ],
      [surd(squares[asked], 1), 'That is the square of the length: take its square root.', 'last'],
    ])
  },
})
