import { measured } from './pieces/point'
import { equilateralVertex as solution } from '../../solutions/coordinate-geometry/equilateral-vertex'
import { placed } from '../../solutions/coordinate-geometry/pieces/equilateral-on-axis'
import { fraction, surd, surdText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

/** An equilateral triangle ABC with the side AB on an axis. */
interface EquilateralOnAxis {
  /** The axis on which the two given vertices lie. */
  readonly axis: 'x' | 'y'
  /** The middle of the side that is given, and half that side. */
  readonly middle: number
  readonly half: number
  readonly where: 'positive' | 'negative' | 'both'
  readonly stem: number
}

/** A point at so many units along the axis of AB, and so many across it. */
const onAxis = ({ axis }: EquilateralOnAxis, along: number | string, across: number | string): string =>
  axis === 'x' ? `(${along}, ${across})` : `(${across}, ${along})`

function question(draw: EquilateralOnAxis): string {
  const { middle, half, where, stem } = draw
  const [a, b] = [`$A${onAxis(draw, middle - half, 0)}$`, `$B${onAxis(draw, middle + half, 0)}$`]
  const wanted = where === 'both' ? 'all the possible coordinates' : 'the coordinates'
  const side = where === 'both' ? '' : ` ${placed(draw)}`
  if (stem === 0)
    return `${a} and ${b} are two vertices of an equilateral triangle $ABC$. Find ${wanted} of $C$${side && `, if $C$ lies${side}`}.`
  if (stem === 1)
    return `In an equilateral triangle $ABC$, ${a} and ${b} are given${side && `, and $C$ is${side}`}. Find ${wanted} of $C$.`
  return `A park has the shape of an equilateral triangle $ABC$. On its plan two of its corners are at ${a} and ${b}${side && `, and the third corner lies${side}`}. Find ${wanted} of the third corner $C$.`
}

const text = (draw: EquilateralOnAxis, factor: number): string => onAxis(draw, draw.middle, surdText(surd(factor, 3)))

const keyOf = (draw: EquilateralOnAxis): string =>
  draw.where === 'both'
    ? `${text(draw, draw.half)}, ${text(draw, -draw.half)}`
    : text(draw, draw.where === 'positive' ? draw.half : -draw.half)

/** E.g. "A(-2, 0) and B(4, 0) are two vertices of an equilateral triangle ABC. Find C, if C lies above the x-axis." */
export const equilateralVertex = template({
  id: 'cg-equilateral-third-vertex',
  topic: 'coordinate-geometry',
  archetypes: ['cg-triangle-type'],
  difficulty: 'medium',
  marks: 3,
  draw: (random): EquilateralOnAxis => ({
    axis: random.pick(['x', 'y'] as const),
    middle: random.integer(-5, 5),
    half: random.integer(1, 5),
    where: random.pick(['positive', 'negative', 'both'] as const),
    stem: random.integer(0, 2),
  }),
  given: ({ axis, middle, half, where }) => ({
    axis,
    from: fraction(middle - half),
    to: fraction(middle + half),
    where,
  }),
  solution,
  ask: (draw) => ({
    question: question(draw),
    rule: { kind: 'coordinates' },
    hints: [
      'All three sides of an equilateral triangle are equal: $CA = CB = AB$.',
      `Let $C$ be $(x, y)$. First use $CA^2 = CB^2$ to find $${draw.axis}$.`,
      `Then use $CA^2 = AB^2$ to find $${draw.axis === 'x' ? 'y' : 'x'}$.`,
    ],
    explanation: `$C$ is as far from $A$ as from $B$, so it lies on the perpendicular bisector of $AB$; the height of an equilateral triangle is $\\frac{\\sqrt{3}}{2}$ times its side.`,
  }),
  crossCheck: (draw) => {
    // The step from A to B turned by 60 degrees, to one side and to the other.
    const length = 2 * draw.half
    const turned = (degrees: number) => [
      draw.middle - draw.half + length * Math.cos((degrees * Math.PI) / 180),
      length * Math.sin((degrees * Math.PI) / 180),
    ]
    const shown = (degrees: number) => {
      const [along = 0, across = 0] = turned(degrees)
      return onAxis(draw, measured(along), measured(across))
    }
    if (draw.where === 'both') return `${shown(60)}, ${shown(-60)}`
    return shown(draw.where === 'positive' ? 60 : -60)
  },
  slips: (draw) => {
    const { axis, middle, half, where } = draw
    const sign = where === 'negative' ? -1 : 1
    const wrongSide =
      where === 'both'
        ? { response: text(draw, half), note: 'There is a second place for $C$.', step: 'root' }
        : {
            response: text(draw, -sign * half),
            note: 'Read again on which side of the axis $C$ lies.',
            step: 'rejected',
          }
    return distinctSlips(keyOf(draw), [
      wrongSide,
      {
        response: onAxis(draw, middle, sign * 2 * half),
        note: 'The height of an equilateral triangle is less than its side: use $CA^2 = AB^2$.',
        step: 'put in',
      },
      {
        response: text({ ...draw, axis: axis === 'x' ? 'y' : 'x' }, sign * half),
        note: `The side $AB$ lies on the $${axis}$-axis. Which coordinate of $C$ is that of the middle of $AB$?`,
        step: 'middle',
      },
      {
        response: onAxis(draw, middle, sign * 3 * half * half),
        note: 'That is the square: take the square root.',
        step: 'root',
      },
    ])
  },
})
