import { coordinateTex, drawCircle } from './pieces/circle-unknown-draw'
import { pointText } from './pieces/point'
import { circleUnknown as solution } from '../../solutions/coordinate-geometry/circle-unknown'
import { named } from '../../solutions/coordinate-geometry/pieces/point'
import { fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

/** E.g. "The centre of a circle of radius 5 units is C(3k, k + 2), and it passes through P(2, 1). Find k." */
export const circleUnknown = template({
  id: 'cg-circle-with-unknown-centre',
  version: 2,
  topic: 'coordinate-geometry',
  archetypes: ['cg-circle-unknown', 'cg-coordinate-from-distance'],
  difficulty: 'medium',
  marks: 3,
  draw: drawCircle,
  given: ({ letter, slope, shift, through, radius, size }) => ({
    letter,
    slope: [fraction(slope), fraction(1)] as const,
    shift: named('C', shift).at,
    through: named('P', through).at,
    size,
    length: fraction(size === 'radius' ? radius : 2 * radius),
  }),
  solution,
  ask: (draw) => {
    const { radius, through, size, stem, letter } = draw
    const centre = `(${coordinateTex(draw, 0)}, ${coordinateTex(draw, 1)})`
    const told = size === 'radius' ? `radius $${radius}$ units` : `diameter $${2 * radius}$ units`
    return {
      question:
        [
          `The centre of a circle of ${told} is $C${centre}$, and the circle passes through the point $P${pointText(through)}$. Find the values of $${letter}$.`,
          `A circle with centre $C${centre}$ passes through $P${pointText(through)}$ and has the ${told}. Find all the values that $${letter}$ can have.`,
          `$P${pointText(through)}$ lies on a circle whose centre is $C${centre}$. If the circle has the ${told}, find both values of $${letter}$.`,
        ][stem] ?? '',
      rule: { kind: 'roots' },
      hints: [
        'The distance from the centre to any point of the circle is the radius.',
        `Write $CP^2 = r^2$ with the distance formula: this is a quadratic equation in $${letter}$.`,
        ...(size === 'radius' ? [] : ['The radius is half of the diameter.']),
      ],
      explanation: `Each of the two values gives a centre of its own; both circles pass through $P$.`,
    }
  },
  crossCheck: ({ slope, shift, through, radius }) => {
    const values = Array.from({ length: 121 }, (_, index) => index - 60)
    return values
      .filter((t) => Math.abs(Math.hypot(slope * t + shift[0] - through[0], t + shift[1] - through[1]) - radius) < 1e-9)
      .join(', ')
  },
  slips: ({ roots, size, radius, slope, shift, through }) => {
    const [one, two] = roots
    const wide = Array.from({ length: 121 }, (_, index) => index - 60).filter(
      (t) => (slope * t + shift[0] - through[0]) ** 2 + (t + shift[1] - through[1]) ** 2 === 4 * radius * radius,
    )
    return distinctSlips(roots.join(', '), [
      {
        response: `${-one}, ${-two}`,
        note: 'The signs are turned round: put each factor equal to zero.',
        step: 'factors',
      },
      { response: `${one}`, note: 'A quadratic equation can have two roots: there is a second value.', step: 'last' },
      { response: `${two}`, note: 'A quadratic equation can have two roots: there is a second value.', step: 'last' },
      ...(size === 'diameter' && wide.length === 2
        ? [{ response: wide.join(', '), note: 'The diameter is given. What is the radius?', step: 'radius' }]
        : []),
    ])
  },
})
