import { meetings, tangentsFrom } from './counted-measures'
import type { Fact } from './fact'

/** Facts whose answer is a number. */
export const countedFacts: readonly Fact[] = [
  {
    about: 'outside',
    questions: [
      'How many tangents can be drawn to a circle from a point outside it?',
      'A point $P$ lies outside a circle. Write the number of tangents from $P$ to the circle.',
      'The distance of a point $P$ from the centre of a circle is more than the radius. How many tangents of the circle pass through $P$?',
    ],
    rule: { kind: 'number' },
    hints: [
      'Draw a circle and a point outside it, and turn a ruler about the point.',
      'On how many sides can the ruler touch the circle?',
    ],
    again: () => `${tangentsFrom(2)}`,
    wrong: [
      ['1', 'That is so for a point on the circle.'],
      ['0', 'That is so for a point inside the circle.'],
      ['3', 'Turn a ruler about the point: on how many sides does it touch the circle?'],
    ],
  },
  {
    about: 'on',
    questions: [
      'How many tangents to a circle pass through a given point on the circle?',
      'A point $Q$ lies on a circle. Write the number of tangents to the circle through $Q$.',
      'The distance of a point $Q$ from the centre of a circle is equal to the radius. How many tangents of the circle pass through $Q$?',
    ],
    rule: { kind: 'number' },
    hints: [
      'The tangent at a point of the circle is perpendicular to the radius at that point.',
      'How many perpendiculars to a line can be drawn at one of its points?',
    ],
    again: () => `${tangentsFrom(1)}`,
    wrong: [
      ['2', 'That is so for a point outside the circle.'],
      ['0', 'That is so for a point inside the circle.'],
    ],
  },
  {
    about: 'inside',
    questions: [
      'How many tangents to a circle can be drawn through a point inside the circle?',
      'A point $R$ lies inside a circle. Write the number of tangents to the circle through $R$.',
      'The distance of a point $R$ from the centre of a circle is less than the radius. How many tangents of the circle pass through $R$?',
    ],
    rule: { kind: 'number' },
    hints: [
      'Draw any line through the point. In how many points does it meet the circle?',
      'A tangent meets the circle in exactly one point.',
    ],
    again: () => `${tangentsFrom(0.5)}`,
    wrong: [
      ['1', 'That is so for a point on the circle.'],
      ['2', 'That is so for a point outside the circle.'],
    ],
  },
  {
    about: 'parallels',
    questions: [
      'At most how many tangents of a circle can be parallel to a given secant?',
      'What is the greatest number of parallel tangents that a circle can have?',
      'A line cuts a circle in two points. How many tangents of the circle are parallel to it?',
    ],
    rule: { kind: 'number' },
    hints: [
      'The points of contact of parallel tangents lie on one line through the centre.',
      'In how many points does a line through the centre meet the circle?',
    ],
    explanation:
      'The line through the centre perpendicular to the given direction meets the circle in two points, and these are the two points of contact.',
    again: () => `${[-2, -1, 0, 1, 2].filter((height) => meetings(height) === 1).length}`,
    wrong: [
      ['1', 'Look at the other end of the diameter as well.'],
      ['0', 'Move the secant parallel to itself until it only touches the circle.'],
      ['4', 'Each direction has tangents at the two ends of one diameter only.'],
    ],
  },
  {
    about: 'common points',
    questions: [
      'In how many points does a tangent meet the circle?',
      'How many points does a tangent have in common with its circle?',
      'A line touches a circle. How many points do the line and the circle have in common?',
    ],
    rule: { kind: 'number' },
    hints: ['Compare a tangent with a secant.', 'Think of the point of contact.'],
    again: () => `${meetings(1)}`,
    wrong: [
      ['2', 'A line that meets the circle in two points is a secant.'],
      ['0', 'A line that does not meet the circle at all is no tangent.'],
    ],
  },
  {
    about: 'angle',
    questions: [
      'What is the angle, in degrees, between a tangent and the radius through the point of contact?',
      'A radius is drawn to the point of contact of a tangent. Write the angle between them in degrees.',
      'The tangent at a point $P$ of a circle with centre $O$ makes an angle with $OP$. How many degrees is it?',
    ],
    rule: { kind: 'number', unit: '°' },
    hints: [
      'The shortest way from the centre to the tangent leads to the point of contact.',
      'What is special about the shortest way from a point to a line?',
    ],
    explanation:
      'Of all the segments from the centre to points of the tangent the radius is the shortest, and the shortest is the perpendicular one.',
    again: () => `${(Math.acos(0) * 180) / Math.PI}`,
    wrong: [
      ['45', 'Draw the figure: does the tangent lean to one side of the radius?'],
      ['180', 'Then the tangent would be the radius produced, and cut the circle.'],
      ['0', 'Then the tangent would run along the radius, into the circle.'],
    ],
  },
]
