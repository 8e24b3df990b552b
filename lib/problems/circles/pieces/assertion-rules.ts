import type { Rule } from '../../kinds-of-question/assertion-rules'

/** The facts of the chapter from which an assertion may follow. */
export const ruleNames = [
  'perpendicular',
  'supplementary',
  'equal tangents',
  'number of tangents',
  'concentric chord',
  'quadrilateral',
  'rhombus',
  'diameter',
] as const

export type RuleName = (typeof ruleNames)[number]

const twoAngles =
  'The angle between two tangents from an external point and the angle at the centre between the radii to the points of contact'

const concentric = 'A chord of the larger of two concentric circles that touches the smaller one'

export const rules: Readonly<Record<RuleName, Rule>> = {
  perpendicular: {
    text: 'The tangent at any point of a circle is perpendicular to the radius through the point of contact.',
    untrue: 'The tangent at any point of a circle is perpendicular to each chord through the point of contact.',
    rightly: 'Of the chords through the point of contact only the diameter is perpendicular to the tangent.',
    // the tangent at (1, 0) and the chord from there to (0, 1)
    survives: () => 0 * -1 + 1 * 1 === 0,
  },
  supplementary: {
    text: `${twoAngles} are supplementary.`,
    untrue: `${twoAngles} are equal.`,
    rightly: 'The two angles are supplementary.',
    survives: () => 360 - 90 - 90 - 50 === 50,
  },
  'equal tangents': {
    text: 'The lengths of the tangents drawn from an external point to a circle are equal.',
    untrue: 'The lengths of the tangents drawn from any two external points to a circle are equal.',
    rightly: 'The farther a point is from the centre, the longer are the tangents from it.',
    // from points 10 and 17 from the centre, the radius being 8
    survives: () => Math.sqrt(10 ** 2 - 8 ** 2) === Math.sqrt(17 ** 2 - 8 ** 2),
  },
  'number of tangents': {
    text: 'Two tangents can be drawn to a circle through a point outside it, one through a point on it and none through a point inside it.',
    untrue:
      'Two tangents can be drawn to a circle through a point outside it, none through a point on it and one through a point inside it.',
    rightly: 'One tangent passes through a point on the circle, and none through a point inside it.',
    // a tangent touches the circle at the height r²/d, which is no more than r if there is such a point: r = 5, d = 3
    survives: () => 5 ** 2 / 3 <= 5,
  },
  'concentric chord': {
    text: `${concentric} is bisected at the point of contact.`,
    untrue: `${concentric} is as long as the diameter of the smaller one.`,
    rightly:
      'If the smaller circle is very small, such a chord is nearly as long as the diameter of the larger circle.',
    // radii 3 and 5
    survives: () => 2 * Math.sqrt(5 ** 2 - 3 ** 2) === 2 * 3,
  },
  quadrilateral: {
    text: 'If a quadrilateral circumscribes a circle, the sums of its opposite sides are equal.',
    untrue: 'If a quadrilateral circumscribes a circle, the sums of its adjacent sides are equal.',
    rightly: 'Two opposite sides taken together are as long as the other two.',
    // tangents 1, 2, 3 and 4 from the vertices
    survives: () => 1 + 2 + (2 + 3) === 3 + 4 + (4 + 1),
  },
  rhombus: {
    text: 'A parallelogram that circumscribes a circle is a rhombus.',
    untrue: 'A parallelogram that circumscribes a circle is a rectangle.',
    rightly: 'It is a rhombus; its angles need not be right angles.',
    // a rhombus has a circle inside it, whatever its diagonals; those of a rectangle are equal
    survives: () => new Set([6, 8]).size === 1,
  },
  diameter: {
    text: 'The points of contact of two parallel tangents are the ends of a diameter.',
    untrue: 'The points of contact of two perpendicular tangents are the ends of a diameter.',
    rightly: 'The radii to the points of contact of perpendicular tangents are perpendicular too.',
    survives: () => Math.hypot(1, 1) === 2,
  },
}
