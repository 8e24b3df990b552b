import { meetings, tangentsFrom } from './counted-measures'
import type { Fact } from './fact'
import type { AnswerRule } from '../../../answers/rule'

const count = (expected: string): AnswerRule => ({ kind: 'number', expected })

/** Facts whose answer is a number. */
export const countedFacts: readonly Fact[] = [
  {
    questions: [
      'How many tangents can be drawn to a circle from a point outside it?',
      'A point $P$ lies outside a circle. Write the number of tangents from $P$ to the circle.',
      'The distance of a point $P$ from the centre of a circle is more than the radius. How many tangents of the circle pass through $P$?',
    ],
    rule: count('2'),
    hints: [
      'Draw a circle and a point outside it, and turn a ruler about the point.',
      'On how many sides can the ruler touch the circle?',
    ],
    reason: 'A line through the point touches the circle on one side and another line touches it on the other side.',
    conclusion: 'Hence the number of tangents is $2$.',
    again: () => `${tangentsFrom(2)}`,
    wrong: [
      ['1', 'That is so for a point on the circle.'],
      ['0', 'That is so for a point inside the circle.'],
      ['3', 'Turn a ruler about the point: on how many sides does it touch the circle?'],
    ],
  },
  {
    questions: [
      'How many tangents to a circle pass through a given point on the circle?',
      'A point $Q$ lies on a circle. Write the number of tangents to the circle through $Q$.',
      'The distance of a point $Q$ from the centre of a circle is equal to the radius. How many tangents of the circle pass through $Q$?',
    ],
    rule: count('1'),
    hints: [
      'The tangent at a point of the circle is perpendicular to the radius at that point.',
      'How many perpendiculars to a line can be drawn at one of its points?',
    ],
    reason: 'Only one line through the point is perpendicular to the radius drawn to it.',
    conclusion: 'Hence the number of tangents is $1$.',
    again: () => `${tangentsFrom(1)}`,
    wrong: [
      ['2', 'That is so for a point outside the circle.'],
      ['0', 'That is so for a point inside the circle.'],
    ],
  },
  {
    questions: [
      'How many tangents to a circle can be drawn through a point inside the circle?',
      'A point $R$ lies inside a circle. Write the number of tangents to the circle through $R$.',
      'The distance of a point $R$ from the centre of a circle is less than the radius. How many tangents of the circle pass through $R$?',
    ],
    rule: count('0'),
    hints: [
      'Draw any line through the point. In how many points does it meet the circle?',
      'A tangent meets the circle in exactly one point.',
    ],
    reason: 'Every line through an inner point cuts the circle in two points, so it is a secant.',
    conclusion: 'Hence the number of tangents is $0$.',
    again: () => `${tangentsFrom(0.5)}`,
    wrong: [
      ['1', 'That is so for a point on the circle.'],
      ['2', 'That is so for a point outside the circle.'],
    ],
  },
  {
    questions: [
      'At most how many tangents of a circle can be parallel to a given secant?',
      'What is the greatest number of parallel tangents that a circle can have?',
      'A line cuts a circle in two points. How many tangents of the circle are parallel to it?',
    ],
    rule: count('2'),
    hints: [
      'The points of contact of parallel tangents lie on one line through the centre.',
      'In how many points does a line through the centre meet the circle?',
    ],
    reason: 'Parallel tangents touch the circle at the two ends of a diameter.',
    conclusion: 'Hence the number is $2$.',
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
    questions: [
      'In how many points does a tangent meet the circle?',
      'How many points does a tangent have in common with its circle?',
      'A line touches a circle. How many points do the line and the circle have in common?',
    ],
    rule: count('1'),
    hints: ['Compare a tangent with a secant.', 'Think of the point of contact.'],
    reason: 'A line that meets the circle in exactly one point is called a tangent.',
    conclusion: 'Hence the number of points is $1$.',
    again: () => `${meetings(1)}`,
    wrong: [
      ['2', 'A line that meets the circle in two points is a secant.'],
      ['0', 'A line that does not meet the circle at all is no tangent.'],
    ],
  },
  {
    questions: [
      'What is the angle, in degrees, between a tangent and the radius through the point of contact?',
      'A radius is drawn to the point of contact of a tangent. Write the angle between them in degrees.',
      'The tangent at a point $P$ of a circle with centre $O$ makes an angle with $OP$. How many degrees is it?',
    ],
    rule: { kind: 'number', expected: '90', unit: '°' },
    hints: [
      'The shortest way from the centre to the tangent leads to the point of contact.',
      'What is special about the shortest way from a point to a line?',
    ],
    reason: 'The tangent at any point of a circle is perpendicular to the radius through the point of contact.',
    conclusion: 'Hence the angle is $90^\\circ$.',
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
