import { vertexField, type Field } from './pieces/vertex-field'
import { divide, fraction, subtract, toNumber, type Fraction } from '../../maths'
import {
  reachOf,
  vertexSectors as solution,
  vertexValue,
  type VertexSectors,
} from '../../solutions/areas-volumes/vertex-sectors'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { isNice, lengthText, product, tenths, twentyTwoBySeven, usePi } from './pieces/pi'

interface Draw {
  readonly field: Field
  /** Length of each rope, in tenths of a metre. */
  readonly rope: number
  readonly ask: 'reach' | 'left'
  readonly stem: 0 | 1 | 2
}

const pi = twentyTwoBySeven

const givenOf = ({ field, rope, ask }: Draw): VertexSectors => ({
  asked: ask,
  pi: pi.value,
  field: field.given,
  rope: tenths(rope),
  unit: 'm',
})
const circle = ({ rope }: Draw): Fraction => product(pi.value, tenths(rope), tenths(rope))
const reach = (draw: Draw): Fraction => reachOf(givenOf(draw))
const keyOf = (draw: Draw): Fraction => vertexValue(givenOf(draw))

/** E.g. "The sides about the right angle of a triangular lawn are 24 m and 18 m. A goat is tied at each vertex with a rope of 7 m. ..." */
export const vertexSectors = template({
  id: 'sav-sectors-at-the-corners',
  topic: 'areas-volumes',
  archetypes: ['arc-vertex-sectors'],
  difficulty: 'medium',
  marks: 3,
  draw: (random): Draw => ({
    ...random.until(
      (r) => ({
        field: vertexField(r),
        rope: r.pick([35, 70, 105, 140]),
        ask: r.pick(['reach', 'left'] as const),
        stem: 0 as const,
      }),
      (draw) => draw.rope / 10 < draw.field.limit && draw.rope / 10 > draw.field.limit / 4 && isNice(keyOf(draw)),
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  things: ({ rope }) => [{ name: 'the length of a rope in metres', size: rope / 10, least: 3.5, most: 14 }],
  given: givenOf,
  solution,
  ask: (draw) => {
    const { field, rope, ask, stem } = draw
    const r = lengthText(rope)
    const wanted = ask === 'reach' ? 'area that the animals can graze' : 'area that no animal can graze'
    return {
      question: `${
        (
          [
            `${field.told} A goat is tied at each corner with a rope of $${r}$ m, and the goats stay inside the field. Find the ${wanted}.`,
            `${field.told} At each of its corners a calf is tied to a peg by a rope $${r}$ m long. The calves graze inside the field only. What is the ${wanted}?`,
            `${field.told} Inside it, animals graze at the ends of ropes of $${r}$ m, one tied to each corner of the field. Find the ${wanted}.`,
          ] as const
        )[stem]
      } ${usePi(pi)}`,
      rule: { kind: 'number', unit: 'm²' },
      hints: [
        `Each animal grazes a sector. What do the angles of the ${field.corners} sectors add to?`,
        'Put the sectors together in your mind: what do they make?',
        ...(ask === 'left' ? ['Take the grazed area from the area of the field.'] : []),
      ],
      explanation: `No single angle need be known: only their sum counts, because all the ropes are equally long.`,
      figure: field.figure(rope / 10),
    }
  },
  crossCheck: (draw) => {
    // Sector by sector, from the angles of the field.
    const r = draw.rope / 10
    const grazed = draw.field.angles.reduce((sum, degrees) => sum + (degrees / 360) * toNumber(pi.value) * r * r, 0)
    return (draw.ask === 'reach' ? grazed : draw.field.area - grazed).toFixed(2)
  },
  slips: (draw) => {
    const { field, ask } = draw
    const [all, grazed] = [circle(draw), reach(draw)]
    const other = field.corners === 3 ? all : divide(all, fraction(2))
    const full = product(field.corners, all)
    if (ask === 'reach')
      return wrongValues(keyOf(draw), [
        [full, 'Each animal grazes only the part of a circle that lies inside the field.', 'angles'],
        [other, 'What do the angles of the field add to?', 'angles'],
        [product(2, pi.value, tenths(draw.rope)), 'An area has the square of the radius.', 'grazed'],
      ])
    const left = (taken: Fraction) => subtract(fraction(field.area), taken)
    return wrongValues(keyOf(draw), [
      [grazed, 'That is the area that the animals can graze; the rest of the field is asked.', 'last'],
      ...(left(other).n > 0n ? [[left(other), 'What do the angles of the field add to?', 'angles'] as const] : []),
      ...(field.corners === 3
        ? [
            [
              subtract(fraction(2 * field.area), grazed),
              'The area of a triangle is half of base times height.',
              'field',
            ] as const,
          ]
        : []),
    ])
  },
})
