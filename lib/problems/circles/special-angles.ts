import { specialAngles } from './pieces/special-angle-lines'
import { confusions, lengthAt, lengthNames, specialLength } from './pieces/special-lengths'
import { twoTangentsFigure } from './pieces/drawing'
import { measured, radians } from './pieces/measured'
import { wrongRoots, type WrongRoot } from './pieces/wrong-roots'
import { fraction, surd, surdText } from '../../maths'
import { specialAngle as solution } from '../../solutions/circles/special-angle'
import { template } from '../template'

/** E.g. "Two tangents PA and PB to a circle of radius 6 cm meet at an angle of 60°. Find the length of PA." */
export const tangentsAtSpecialAngle = template({
  id: 'cir-tangents-at-special-angle',
  version: 2,
  topic: 'circles',
  archetypes: ['cir-tangents-90-60'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => {
    const special = random.pick(specialAngles)
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
    const value = specialLength(special, radius)
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
      steps: solution.solve({ angle, radius: fraction(radius), asked: length, unit: 'cm' }).lines,
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
    wrongRoots(specialLength(special, radius), [
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
