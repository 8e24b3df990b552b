import { otherLast } from '../other-last'
import { dialParts, dialScenes, dialValues, type Dial } from './pieces/dial-parts'
import { sectorsFigure } from './pieces/sectors-figure'
import { usePi, twentyTwoBySeven, isNice, product } from './pieces/pi'
import { inPart } from '../slips/in-part'
import { decimalText } from '../slips/wrong-values'
import { template } from '../template'
import { add, divide, fraction, toDecimal, type Fraction } from '../../maths'

/** E.g. "Case study: a round game board of radius 21 cm is divided into 12 equal sectors: (i) the angle (ii) the arc (iii) the red area." */
export const dialCase = template<Dial>({
  id: 'sav-case-of-equal-sectors',
  topic: 'areas-volumes',
  archetypes: ['arc-case-study'],
  difficulty: 'hard',
  marks: 4,
  draw: (random) => {
    const scene = random.pick([0, 1, 2] as const)
    return random.until(
      (r): Dial => ({
        scene,
        r: r.pick(dialScenes[scene].radii),
        parts: r.pick([6, 8, 9, 10, 12]),
        taken: r.integer(2, 5),
        last: r.pick(['area', 'perimeter'] as const),
      }),
      (dial) => {
        const { arc, area, perimeter } = dialValues(dial)
        return (
          dial.taken < dial.parts - 1 &&
          dial.parts !== 2 * dial.taken &&
          [arc, area, perimeter].every((value) => isNice(value, 20_000))
        )
      },
    )
  },
  things: ({ scene, r }) => {
    const { radii } = dialScenes[scene]
    return [{ name: 'the radius', size: r, least: Math.min(...radii), most: Math.max(...radii) }]
  },
  otherwise: (draw) => otherLast(draw, 'area', 'perimeter'),
  pose: (dial) => ({
    question: `Case study. ${dialScenes[dial.scene].told(dial)} ${usePi(twentyTwoBySeven)}`,
    parts: dialParts(dial),
    figure: sectorsFigure(dial.parts, dial.taken, `${dial.r} ${dialScenes[dial.scene].unit}`),
    hints: [
      'All the way round the centre the angles add to $360^\\circ$.',
      'An arc is that part of the circumference which belongs to its angle.',
      ...(dial.last === 'area'
        ? ['How many of the equal sectors are meant?']
        : ['The boundary of a sector has straight parts, too.']),
    ],
    explanation:
      'Equal sectors share the angle, the circumference and the area of the circle equally; only the boundary of a sector has two radii besides.',
  }),
  crossCheck: ({ r, parts, taken, last }) => {
    // The whole circle shared out.
    const [around, inside] = [(44 / 7) * r, (22 / 7) * r * r]
    let share = 0
    for (let sector = 0; sector < taken; sector++) share += inside / parts
    return [360 / parts, around / parts, last === 'area' ? share : around / parts + r + r].map((value) =>
      value.toFixed(2),
    )
  },
  slips: (dial) => {
    const { arc, area, perimeter } = dialValues(dial)
    const { r, parts, taken, last } = dial
    const wrong = (value: Fraction, note: string, step: string) => ({ response: decimalText(value), note, step })
    const whole = product(twentyTwoBySeven.value, r, r)
    return [
      ...inPart('(i)', `${360 / parts}`, [
        wrong(fraction(180, parts), 'A full turn has 360°, not 180°.', 'last'),
        wrong(fraction(360, taken), 'All the equal sectors share the full turn.', 'last'),
      ]),
      ...inPart('(ii)', toDecimal(arc), [
        wrong(divide(arc, fraction(2)), 'The circumference is twice π times the radius.', 'arc'),
        wrong(
          product(2, twentyTwoBySeven.value, r),
          'That is the whole circumference; take the part of one sector.',
          'arc',
        ),
      ]),
      ...(last === 'area'
        ? inPart('(iii)', toDecimal(area), [
            wrong(divide(area, fraction(taken)), 'That is one sector only.', 'last'),
            wrong(whole, 'That is the whole circle.', 'one'),
          ])
        : inPart('(iii)', toDecimal(perimeter), [
            wrong(arc, 'The arc is only a part of the boundary: add the radii.', 'boundary'),
            wrong(add(arc, fraction(r)), 'Two radii belong to the boundary.', 'boundary'),
          ])),
    ]
  },
})
