import { chordParts, chordValues, type Chord } from './pieces/chord-parts'
import { add, divide, fraction, subtract, toDecimal, type Fraction } from '../../maths'
import { decimalText } from '../slips/wrong-values'
import { inPart } from '../slips/in-part'
import { template } from '../template'
import { sectorFigure } from './pieces/sector-figure'

interface Draw extends Chord {
  readonly stem: 0 | 1 | 2
}

/** E.g. "A chord of a circle of radius 14 cm subtends a right angle at the centre. Find (i) the arc (ii) the sector (iii) both segments." */
export const threeParts = template({
  id: 'sav-chord-in-four-parts',
  topic: 'areas-volumes',
  archetypes: ['arc-three-parts', 'arc-segment-area'],
  difficulty: 'hard',
  marks: 5,
  draw: (random): Draw => ({
    ...(random.chance(0.5)
      ? { angle: 90 as const, r: random.pick([14, 28, 42, 56, 70]), root: null }
      : {
          angle: random.pick([60, 120] as const),
          r: random.pick([42, 84]),
          root: random.pick(['1.7', '1.73'] as const),
        }),
    unit: random.pick(['cm', 'm', 'cm'] as const),
    last: random.pick(['segment', 'sector'] as const),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: (draw) => {
    const { angle, r, root, unit, stem } = draw
    const use =
      root === null ? '(Use $\\pi = \\frac{22}{7}$.)' : `(Use $\\pi = \\frac{22}{7}$ and $\\sqrt{3} = ${root}$.)`
    const subtends = angle === 90 ? 'a right angle' : `an angle of $${angle}^\\circ$`
    const stories = [
      `A chord $AB$ of a circle of radius $${r}$ ${unit} subtends ${subtends} at the centre $O$.`,
      `In a circle with centre $O$ and radius $${r}$ ${unit} the radii $OA$ and $OB$ include ${subtends}.`,
      `The ends of a chord $AB$ are joined to the centre $O$ of the circle, whose radius is $${r}$ ${unit}. The two radii make ${subtends}.`,
    ] as const
    return {
      question: `${stories[stem]} ${use}`,
      parts: chordParts(draw),
      figure: sectorFigure(angle, `${r} ${unit}`, 'chord'),
      hints: [
        `Which part of the circle is the minor sector?`,
        angle === 90
          ? 'Minor segment = sector − triangle. The triangle is right-angled at the centre.'
          : 'Minor segment = sector − triangle. For the triangle draw the perpendicular from the centre to the chord.',
        'The major parts are what is left of the whole circle.',
      ],
      explanation:
        'All four are found from the share of the circle that belongs to the angle; only for a segment the triangle is needed.',
    }
  },
  crossCheck: ({ angle, r, root, last }) => {
    // The regular polygon of such chords: its area taken from the circle leaves equal segments.
    const sides = 360 / angle
    const circle = (22 / 7) * r * r
    const polygon = angle === 90 ? 2 * r * r : angle === 60 ? 1.5 * Number(root) * r * r : 0.75 * Number(root) * r * r
    const segment = (circle - polygon) / sides
    const sector = circle / sides
    return [(2 * (22 / 7) * r) / sides, sector, segment, circle - (last === 'segment' ? segment : sector)].map(
      (value) => value.toFixed(2),
    )
  },
  slips: (draw) => {
    const { arc, sector, triangle, minor, circle, rest } = chordValues(draw)
    const { r, last } = draw
    const slip = (value: Fraction, note: string, step: string) => ({
      response: decimalText(value),
      note,
      step,
    })
    return [
      ...inPart('(i)', toDecimal(arc), [
        slip(sector, 'That is an area; an arc is a part of the circumference.', 'arc'),
        slip(divide(arc, fraction(2)), 'The circumference is twice π times the radius.', 'arc'),
      ]),
      ...inPart('(ii)', toDecimal(sector), [
        slip(circle, 'That is the whole circle; take the part that belongs to the angle.', 'sector'),
        slip(arc, 'That is the arc; the area has the square of the radius.', 'sector'),
      ]),
      ...inPart('(iii)', toDecimal(minor), [
        slip(sector, 'That is the sector: the triangle must be taken away.', 'last'),
        slip(add(sector, triangle), 'Subtract the triangle from the sector; do not add it.', 'last'),
        ...(draw.angle === 90
          ? [
              slip(
                subtract(sector, fraction(r * r)),
                'The area of a right triangle is half the product of its legs.',
                'triangle',
              ),
            ].filter(({ response }) => Number(response) > 0)
          : []),
      ]),
      ...inPart('(iv)', toDecimal(rest), [
        slip(
          last === 'segment' ? subtract(circle, sector) : subtract(circle, minor),
          last === 'segment'
            ? 'That is the major sector: the triangle belongs to the major segment as well.'
            : 'That is the major segment; the sector has no part of the triangle.',
          'last',
        ),
        slip(circle, 'That is the whole circle.', 'circle'),
      ]),
    ]
  },
})
