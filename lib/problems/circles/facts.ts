import { template } from '../template'
import type { AnswerRule } from '../../answers/rule'

interface Fact {
  readonly questions: readonly string[]
  readonly rule: AnswerRule
  readonly hints: readonly string[]
  readonly reason: string
  readonly conclusion: string
  /** Where the usual explanation does not fit. */
  readonly explanation?: string
  /** The answer once more: counted where it can be counted, in other words where it is a word. */
  readonly again: () => string
  readonly wrong: readonly (readonly [response: string, note: string])[]
}

const word = (expected: string, ...synonyms: readonly string[]): AnswerRule => ({ kind: 'text', expected, synonyms })
const count = (expected: string): AnswerRule => ({ kind: 'number', expected })

/** How many lines through (distance, 0) are tangents of the circle of radius 1 about the origin: by turning the line. */
function tangentsFrom(distance: number): number {
  const gap = (degrees: number) => distance * Math.abs(Math.sin((degrees * Math.PI) / 180)) - 1
  if (Math.abs(gap(90)) < 1e-12) return 1
  const turns = Array.from({ length: 1800 }, (_, index) => index / 10 + 0.05)
  return turns.filter((degrees) => gap(degrees) * gap(degrees + 0.1) < 0).length
}

/** How many points the line y = height has in common with that circle. */
const meetings = (height: number): number => {
  const square = 1 - height * height
  return square < 0 ? 0 : square === 0 ? 1 : 2
}

const facts: readonly Fact[] = [
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
    wrong: [['1', 'Look at the other end of the diameter as well.']],
  },
  {
    questions: [
      'In how many points does a tangent meet the circle?',
      'How many points has a tangent in common with its circle?',
    ],
    rule: count('1'),
    hints: ['Compare a tangent with a secant.', 'Think of the point of contact.'],
    reason: 'A line that meets the circle in exactly one point is called a tangent.',
    conclusion: 'Hence the number of points is $1$.',
    again: () => `${meetings(1)}`,
    wrong: [['2', 'A line that meets the circle in two points is a secant.']],
  },
  {
    questions: [
      'What is the angle, in degrees, between a tangent and the radius through the point of contact?',
      'A radius is drawn to the point of contact of a tangent. Write the angle between them in degrees.',
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
      ['45', 'The radius and the tangent are perpendicular.'],
      ['180', 'The radius and the tangent are perpendicular.'],
    ],
  },
  {
    questions: [
      'What is a line called that meets a circle in two distinct points?',
      'Fill in the blank: a line intersecting a circle in two points is called a ____.',
    ],
    rule: word('secant', 'a secant', 'secant line'),
    hints: ['It is not a tangent; a chord is only a part of it.', 'The name starts with the letter s.'],
    reason: 'A line meets a circle in no point, in one point (a tangent) or in two points.',
    conclusion: 'Hence the line is called a secant.',
    again: () => 'a secant',
    wrong: [
      ['tangent', 'A tangent meets the circle in one point only.'],
      ['chord', 'A chord is a line segment, not the whole line.'],
    ],
  },
  {
    questions: [
      'What is the common point of a tangent and its circle called?',
      'Fill in the blank: the common point of a tangent to a circle and the circle is called the ____.',
    ],
    rule: word('point of contact', 'the point of contact', 'contact point', 'point of tangency'),
    hints: ['The tangent touches the circle there.', 'The name has three words.'],
    reason: 'A tangent touches the circle at exactly one point.',
    conclusion: 'Hence it is called the point of contact.',
    again: () => 'the point of contact',
    wrong: [
      ['centre', 'The centre does not lie on the tangent.'],
      ['vertex', 'A circle has no vertex.'],
    ],
  },
  {
    questions: [
      'The tangents drawn at the two ends of a diameter of a circle are ____ to each other. Fill in the blank.',
      'How do the tangents at the ends of a diameter lie to each other?',
    ],
    rule: word('parallel', 'they are parallel', 'parallel lines', 'parallel to each other'),
    hints: [
      'Both tangents are perpendicular to the same diameter.',
      'Two lines perpendicular to the same line never meet.',
    ],
    reason: 'Both make right angles with the diameter, so the alternate angles are equal.',
    conclusion: 'Hence the two tangents are parallel.',
    explanation:
      'Two lines that are perpendicular to the same line are parallel, so the diameter joins the points of contact of two parallel tangents.',
    again: () => (Math.abs(Math.cos(Math.PI / 2)) < 1e-9 ? 'they are parallel' : 'they meet'),
    wrong: [
      ['perpendicular', 'They are perpendicular to the diameter, not to each other.'],
      ['equal', 'Lines have no length to compare; how do they lie?'],
    ],
  },
  {
    questions: ['How many tangents can a circle have in all?', 'Write the number of tangents that a circle has.'],
    rule: word(
      'infinitely many',
      'infinite',
      'infinity',
      'infinitely many tangents',
      'infinite tangents',
      'uncountable',
      'unlimited',
      'countless',
      '∞',
    ),
    hints: ['There is one tangent at each point of the circle.', 'How many points does a circle have?'],
    reason: 'A circle has infinitely many points and one tangent at each of them.',
    conclusion: 'Hence a circle has infinitely many tangents.',
    explanation:
      'Each point of the circle is the point of contact of one tangent, so there are as many tangents as points.',
    again: () => 'infinite',
    wrong: [
      ['2', 'That is the number of tangents from one external point.'],
      ['1', 'That is the number of tangents at one point of the circle.'],
    ],
  },
]

/** E.g. "How many tangents can be drawn to a circle from a point outside it?" */
export const tangentFacts = template({
  id: 'cir-tangent-facts',
  topic: 'circles',
  archetypes: ['cir-facts-count'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const fact = random.pick(facts)
    return { fact, question: random.pick(fact.questions) }
  },
  pose: ({ fact: { rule, hints, reason, conclusion, explanation }, question }) => ({
    question,
    rule,
    hints,
    steps: [reason, conclusion],
    explanation:
      explanation ??
      'A line and a circle have two points, one point or no point in common: the line is a secant, a tangent or neither.',
  }),
  crossCheck: ({ fact: { again } }) => again(),
  slips: ({ fact: { wrong } }) => wrong.map(([response, note]) => ({ response, note })),
})
