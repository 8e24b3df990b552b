import { grazingQuestion } from './pieces/grazing-questions'
import { cornerAngle, grazed, grazingKey, ropeReach, type GrazingPlace } from './pieces/grazing-place'
import { fraction, subtract, toNumber } from '../../maths'
import { grazing as solution, type Grazing } from '../../solutions/areas-volumes/grazing'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { isNice, lengthText, product, tenths, threeFourteen, twentyTwoBySeven, usePi } from './pieces/pi'
import { sectorFigure } from './pieces/sector-figure'

interface Draw extends GrazingPlace {
  readonly stem: 0 | 1 | 2
}

const givenOf = ({ pi, field, side, rope, longer, ask }: GrazingPlace): Grazing => ({
  asked: ask,
  pi: pi.value,
  field,
  sides: field === 'rectangular' ? [fraction(side + 6), fraction(side)] : [fraction(side)],
  rope: tenths(rope),
  ...(ask === 'increase' && { longer: tenths(longer) }),
  unit: 'm',
})

/** E.g. "A horse is tied to a peg at one corner of a square grass field of side 15 m by a rope of 5 m. Find the increase in the grazing area if ..." */
export const grazing = template({
  id: 'sav-grazing-at-a-corner',
  topic: 'areas-volumes',
  archetypes: ['arc-grazing'],
  difficulty: 'medium',
  marks: 3,
  draw: (random): Draw => ({
    ...random.until(
      (r): GrazingPlace => {
        const decimal = r.chance(0.3)
        const ropes = decimal ? [50, 100, 200] : [35, 70, 105, 140, 175, 210, 280]
        const field = r.pick(['square', 'square', 'rectangular', 'equilateral triangular'] as const)
        return {
          pi: decimal ? threeFourteen : twentyTwoBySeven,
          animal: r.pick(['horse', 'cow', 'goat', 'buffalo', 'calf']),
          field,
          side: r.integer(12, 40),
          rope: r.pick(ropes),
          longer: r.pick(ropes),
          ask:
            field === 'square' ? r.pick(['area', 'increase', 'left'] as const) : r.pick(['area', 'increase'] as const),
        }
      },
      (draw) =>
        draw.longer > draw.rope &&
        ropeReach(draw) > draw.longer &&
        isNice(grazed(draw, draw.rope)) &&
        isNice(grazed(draw, draw.longer)),
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  things: ({ side, rope, longer }) => [
    { name: 'the side of the field in metres', size: side, least: 12, most: 40 },
    ...[rope, longer].map((size) => ({
      name: 'the length of a rope in metres',
      size: size / 10,
      least: 3.5,
      most: 28,
    })),
  ],
  given: givenOf,
  solution,
  ask: (draw) => {
    return {
      question: `${grazingQuestion(draw, draw.stem)} ${usePi(draw.pi)}`,
      rule: { kind: 'number', unit: 'm²' },
      hints: [
        'The animal can reach every point of the field whose distance from the peg is at most the length of the rope.',
        'Within the field this region is a sector. Its angle is the angle at the corner of the field.',
        ...(draw.ask === 'increase' ? ['Find the two areas separately and subtract.'] : []),
        ...(draw.ask === 'left' ? ['Take the grazed part away from the whole field.'] : []),
      ],
      explanation:
        'The rope is the radius, the peg is the centre, and the two sides of the field that meet at the peg bound the sector.',
      solutionFigure: sectorFigure(cornerAngle(draw), `${lengthText(draw.rope)} m`, 'sector'),
    }
  },
  crossCheck: (draw) => {
    const fan = (rope: number) =>
      ((toNumber(draw.pi.value) * rope * rope) / 100) * (draw.field === 'equilateral triangular' ? 1 / 6 : 1 / 4)
    const small = fan(draw.rope)
    const value =
      draw.ask === 'area' ? small : draw.ask === 'increase' ? fan(draw.longer) - small : draw.side ** 2 - small
    return value.toFixed(2)
  },
  slips: (draw) => {
    const { rope, longer, ask, pi, side } = draw
    const sector = fraction(cornerAngle(draw), 360)
    const circle = (length: number) => product(pi.value, tenths(length), tenths(length))
    const outside = subtract(fraction(side * side), circle(rope))
    const whole = ask === 'increase' ? subtract(circle(longer), circle(rope)) : ask === 'left' ? outside : circle(rope)
    return wrongValues(grazingKey(draw), [
      ...(whole.n > 0n ? [[whole, 'Only a sector of the circle lies inside the field.', 'angle'] as const] : []),
      ask === 'increase'
        ? [
            product(sector, pi.value, tenths(longer - rope), tenths(longer - rope)),
            'Subtract the areas, not the lengths of the ropes.',
            'difference',
          ]
        : [product(sector, 2, pi.value, tenths(rope)), 'An area has the square of the radius.', 'formula'],
      ask === 'area'
        ? [
            product(fraction(1, 2), circle(rope)),
            'Take the angle at the corner of the field as the angle of the sector.',
            'angle',
          ]
        : ask === 'increase'
          ? [grazed(draw, longer), 'That is the new grazing area; the increase is asked.', 'difference']
          : [
              grazed(draw, rope),
              'That is the area that the animal can graze; the rest of the field is asked.',
              'difference',
            ],
    ])
  },
})
