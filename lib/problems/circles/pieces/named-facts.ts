import type { Fact } from './fact'

const word = (...synonyms: readonly string[]): Fact['rule'] => ({ kind: 'text', synonyms })

/** Facts whose answer is a word. */
export const namedFacts: readonly Fact[] = [
  {
    about: 'secant',
    questions: [
      'What is a line called that meets a circle in two distinct points?',
      'Fill in the blank: a line intersecting a circle in two points is called a ____.',
      'Name the line which has two common points with a circle.',
    ],
    rule: word('a secant', 'secant line'),
    hints: ['It is not a tangent; a chord is only a part of it.', 'The name starts with the letter s.'],
    again: () => 'a secant',
    wrong: [
      ['tangent', 'A tangent meets the circle in one point only.'],
      ['chord', 'A chord is a line segment, not the whole line.'],
    ],
  },
  {
    about: 'contact',
    questions: [
      'What is the common point of a tangent and its circle called?',
      'Fill in the blank: the common point of a tangent to a circle and the circle is called the ____.',
      'A tangent touches a circle at the point $P$. What is $P$ called?',
    ],
    rule: word('the point of contact', 'contact point', 'point of tangency'),
    hints: ['The tangent touches the circle there.', 'The name has three words.'],
    again: () => 'the point of contact',
    wrong: [
      ['centre', 'The centre does not lie on the tangent.'],
      ['vertex', 'A circle has no vertex.'],
    ],
  },
  {
    about: 'at a diameter',
    questions: [
      'The tangents drawn at the two ends of a diameter of a circle are ____ to each other. Fill in the blank.',
      'What can be said about the directions of the tangents at the ends of a diameter? Answer in one word.',
      '$AB$ is a diameter of a circle. Which word describes the tangents at $A$ and $B$: are they parallel, perpendicular or neither?',
    ],
    rule: word('they are parallel', 'parallel lines', 'parallel to each other'),
    hints: [
      'Both tangents are perpendicular to the same diameter.',
      'What do you know of two lines that make equal alternate angles with a transversal?',
    ],
    explanation:
      'Two lines that are perpendicular to the same line are parallel, so the diameter joins the points of contact of two parallel tangents.',
    again: () => (Math.abs(Math.cos(Math.PI / 2)) < 1e-9 ? 'they are parallel' : 'they meet'),
    wrong: [
      ['perpendicular', 'They are perpendicular to the diameter, not to each other.'],
      ['equal', 'Lines have no length to compare; how do they lie?'],
    ],
  },
  {
    about: 'in all',
    questions: [
      'How many tangents can a circle have in all?',
      'Write the number of tangents that a circle has.',
      'If a tangent is drawn at every point of a circle, how many tangents are there?',
    ],
    rule: word(
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
    explanation:
      'Each point of the circle is the point of contact of one tangent, so there are as many tangents as points.',
    again: () => 'infinite',
    wrong: [
      ['2', 'That is the number of tangents from one external point.'],
      ['1', 'That is the number of tangents at one point of the circle.'],
    ],
  },
]
