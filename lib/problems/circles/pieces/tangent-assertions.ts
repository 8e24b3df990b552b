import type { RuleName } from './assertion-rules'
import type { RuledKind } from '../../kinds-of-question/assertion-rules'
import { claimed } from '../../kinds-of-question/claimed'

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
const tangentLength: RuledKind<RuleName> = {
  rule: 'perpendicular',
  near: ['concentric chord', 'equal tangents'],
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
}

/** The angles at P and at the centre. */
const angleSum: RuledKind<RuleName> = {
  rule: 'supplementary',
  near: ['perpendicular', 'equal tangents'],
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
}

/** An equilateral triangle of two tangents and their chord. */
const chordOfContact: RuledKind<RuleName> = {
  rule: 'equal tangents',
  near: ['perpendicular', 'supplementary'],
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
}

/** A chord of the larger circle that touches the smaller one. */
const concentricChord: RuledKind<RuleName> = {
  rule: 'concentric chord',
  near: ['perpendicular'],
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
}

/** How many tangents pass through a point. */
const numberOfTangents: RuledKind<RuleName> = {
  rule: 'number of tangents',
  near: ['equal tangents'],
  draw: claimed((random) => {
    const r = random.integer(3, 12)
    const away = random.pick([-2, -1, 0, 0, 1, 2, 3])
    const [lies, right, wrong] =
      away < 0 ? ['inside', 'no', 'one'] : away === 0 ? ['on', 'one', 'no'] : ['outside', 'two', 'one']
    return {
      text: (value) =>
        `A circle has the radius $${r}$ cm. Through a point that is $${r + away}$ cm from its centre there ${value === 'two' ? 'are' : 'is'} ${value} tangent${value === 'two' ? 's' : ''} to it.`,
      right,
      wrong,
      why: `the point lies ${lies} the circle, and through such a point there ${right === 'two' ? 'are two tangents' : `is ${right} tangent`}.`,
      // A tangent touches the circle at height r²/d, if there is such a point.
      again: () => {
        const height = (r * r) / (r + away)
        return height > r ? 'no' : height === r ? 'one' : 'two'
      },
    }
  }),
}

export const lengthKinds: readonly RuledKind<RuleName>[] = [
  tangentLength,
  angleSum,
  chordOfContact,
  concentricChord,
  numberOfTangents,
]
