import type { AssertionKind } from '../../kinds-of-question/assertion-families'
import { claimed } from '../../kinds-of-question/claimed'

const aboutTangents = [
  'A circle has infinitely many tangents.',
  'A tangent to a circle meets it in exactly one point.',
  'No tangent can be drawn to a circle through a point inside the circle.',
] as const

const triples = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [8, 15, 17],
  [9, 12, 15],
  [7, 24, 25],
  [12, 16, 20],
] as const

/** The length of a tangent. */
const tangentLength: AssertionKind = {
  draw: claimed((random) => {
    const [r, t, d] = random.pick(triples)
    return {
      text: (value) =>
        `A point is $${d}$ cm from the centre of a circle of radius $${r}$ cm. The length of the tangent from it is $${value}$ cm.`,
      right: `${t}`,
      wrong: `${d - r}`,
      why: `by the Pythagoras theorem the tangent is $\\sqrt{${d}^2 - ${r}^2} = ${t}$ cm long.`,
      again: () => `${Math.round(d * Math.sin(Math.acos(r / d)))}`,
    }
  }),
  explains: 'The tangent at any point of a circle is perpendicular to the radius through the point of contact.',
  unrelated: aboutTangents,
  untrue: 'The tangent at any point of a circle is parallel to the radius through the point of contact.',
  rightly: 'The tangent is perpendicular to the radius through the point of contact.',
}

/** The angles at P and at the centre. */
const angleSum: AssertionKind = {
  draw: claimed((random) => {
    const angle = random.until(
      (source) => 2 * source.integer(15, 70),
      (drawn) => drawn !== 90,
    )
    return {
      text: (value) =>
        `If the tangents $PA$ and $PB$ from a point $P$ to a circle with centre $O$ make an angle of $${angle}^\\circ$, then $\\angle AOB = ${value}^\\circ$.`,
      right: `${180 - angle}`,
      wrong: `${angle}`,
      why: `$\\angle AOB = 180^\\circ - ${angle}^\\circ = ${180 - angle}^\\circ$.`,
      again: () => `${2 * (90 - angle / 2)}`,
    }
  }),
  explains:
    'The angle between two tangents from an external point and the angle at the centre between the radii to the points of contact are supplementary.',
  unrelated: aboutTangents,
  untrue:
    'The angle between two tangents from an external point and the angle at the centre between the radii to the points of contact are equal.',
  rightly: 'The two angles are supplementary.',
}

/** An equilateral triangle of two tangents and their chord. */
const chordOfContact: AssertionKind = {
  draw: claimed((random) => {
    const length = random.integer(4, 20)
    return {
      text: (value) =>
        `$PA$ and $PB$ are tangents from a point $P$ to a circle with $\\angle APB = 60^\\circ$ and $PA = ${length}$ cm. The perimeter of $\\triangle PAB$ is $${value}$ cm.`,
      right: `${3 * length}`,
      wrong: `${2 * length}`,
      why: `$PA = PB$ and the angle between them is $60^\\circ$, so $\\triangle PAB$ is equilateral and its perimeter is $3 \\times ${length} = ${3 * length}$ cm.`,
      again: () => `${Math.round(2 * length + 2 * length * Math.sin(Math.PI / 6))}`,
    }
  }),
  explains: 'The lengths of the tangents drawn from an external point to a circle are equal.',
  unrelated: aboutTangents,
  untrue: 'Only one tangent can be drawn to a circle from an external point.',
  rightly: 'Exactly two tangents can be drawn from an external point.',
}

/** A chord of the larger circle that touches the smaller one. */
const concentricChord: AssertionKind = {
  draw: claimed((random) => {
    const [small, half, large] = random.pick(triples)
    return {
      text: (value) =>
        `Two circles with the same centre have the radii $${large}$ cm and $${small}$ cm. A chord of the larger circle which touches the smaller one is $${value}$ cm long.`,
      right: `${2 * half}`,
      wrong: `${half}`,
      why: `half of the chord is $\\sqrt{${large}^2 - ${small}^2} = ${half}$ cm, so the chord is $2 \\times ${half} = ${2 * half}$ cm long.`,
      again: () => `${Math.round(2 * large * Math.sin(Math.acos(small / large)))}`,
    }
  }),
  explains:
    'The radius to the point of contact is perpendicular to such a chord, and the perpendicular from the centre bisects a chord.',
  unrelated: aboutTangents,
  untrue: 'A chord of the larger of two concentric circles that touches the smaller one passes through the centre.',
  rightly: 'The chord touches the smaller circle about the centre, so it does not pass through the centre.',
}

export const lengthKinds: readonly AssertionKind[] = [tangentLength, angleSum, chordOfContact, concentricChord]
