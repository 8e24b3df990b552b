import { earns, line } from '../line'
import { worked } from '../solution'

interface Told {
  readonly reason: string
  readonly conclusion: string
  readonly key: string
}

/** What a fact of the chapter says, and why it is so. */
const facts = {
  outside: {
    reason: 'A line through the point touches the circle on one side and another line touches it on the other side.',
    conclusion: 'Hence the number of tangents is $2$.',
    key: '2',
  },
  on: {
    reason: 'Only one line through the point is perpendicular to the radius drawn to it.',
    conclusion: 'Hence the number of tangents is $1$.',
    key: '1',
  },
  inside: {
    reason: 'Every line through an inner point cuts the circle in two points, so it is a secant.',
    conclusion: 'Hence the number of tangents is $0$.',
    key: '0',
  },
  parallels: {
    reason: 'Parallel tangents touch the circle at the two ends of a diameter.',
    conclusion: 'Hence the number is $2$.',
    key: '2',
  },
  'common points': {
    reason: 'A line that meets the circle in exactly one point is called a tangent.',
    conclusion: 'Hence the number of points is $1$.',
    key: '1',
  },
  angle: {
    reason: 'The tangent at any point of a circle is perpendicular to the radius through the point of contact.',
    conclusion: 'Hence the angle is $90^\\circ$.',
    key: '90',
  },
  secant: {
    reason: 'A line meets a circle in no point, in one point (a tangent) or in two points.',
    conclusion: 'Hence the line is called a secant.',
    key: 'secant',
  },
  contact: {
    reason: 'A tangent touches the circle at exactly one point.',
    conclusion: 'Hence it is called the point of contact.',
    key: 'point of contact',
  },
  'at a diameter': {
    reason: 'Both make right angles with the diameter, so the alternate angles are equal.',
    conclusion: 'Hence the two tangents are parallel.',
    key: 'parallel',
  },
  'in all': {
    reason: 'A circle has infinitely many points and one tangent at each of them.',
    conclusion: 'Hence a circle has infinitely many tangents.',
    key: 'infinitely many',
  },
} as const satisfies Readonly<Record<string, Told>>

export type TangentFact = keyof typeof facts

/** E.g. "How many tangents can be drawn to a circle from a point outside it?" */
export const tangentFacts = worked<{ readonly fact: TangentFact }>({
  id: 'tangent-facts',
  archetype: 'cir-facts-count',
  objection: () => null,
  solve: ({ fact }) => {
    const { reason, conclusion, key } = facts[fact]
    return { lines: [line('reason', reason), earns(1, conclusion)], key }
  },
})
