import type { Pulleys } from './pulleys'

/** Two circles, and how they are told of. */
interface PulleyStory extends Pulleys {
  /** Tell of wheels and a belt, if the circles are apart. */
  readonly belt: boolean
  readonly form: number
}

const asked = 'with both circles on the same side of it'

const touchingStories: readonly ((pulleys: Pulleys) => string)[] = [
  ({ large, small }) =>
    `Two circles with centres $P$ and $Q$ and radii $${large}$ cm and $${small}$ cm touch each other externally. A line touches the first circle at $A$ and the second at $B$, ${asked}. Find the length of $AB$.`,
  ({ large, small }) =>
    `Two round plates of radii $${large}$ cm and $${small}$ cm, with centres $P$ and $Q$, stand upright on a straight shelf and touch each other. They rest on the shelf at $A$ and $B$. Find the distance $AB$.`,
  ({ large, small }) =>
    `$AB$ is a direct common tangent of two circles which touch each other externally; it touches the circle with centre $P$ and radius $${large}$ cm at $A$ and the circle with centre $Q$ and radius $${small}$ cm at $B$. How long is $AB$?`,
]

const apartStories: readonly ((pulleys: Pulleys) => string)[] = [
  ({ large, small, distance }) =>
    `Two circles with centres $P$ and $Q$ have radii $${large}$ cm and $${small}$ cm, and their centres are $${distance}$ cm apart. A line touches the first circle at $A$ and the second at $B$, ${asked}. Find the length of $AB$.`,
  ({ large, small, distance }) =>
    `The centres $P$ and $Q$ of two circles of radii $${large}$ cm and $${small}$ cm are $${distance}$ cm apart. $AB$ is a tangent to both circles, at $A$ and at $B$, ${asked}. How long is $AB$?`,
  ({ large, small, distance }) =>
    `Two circles have the centres $P$ and $Q$ with $PQ = ${distance}$ cm. The tangent at the point $A$ of the first circle, of radius $${large}$ cm, is also the tangent at the point $B$ of the second, of radius $${small}$ cm, ${asked}. Find $AB$.`,
]

/** What is told of them, and what is asked. */
export function pulleyStory({ belt, form, ...pulleys }: PulleyStory): string {
  const { large, small, distance } = pulleys
  if (large + small === distance) return touchingStories[form]?.(pulleys) ?? ''
  return belt
    ? `Two wheels with centres $P$ and $Q$ have radii $${large}$ cm and $${small}$ cm, and their centres are $${distance}$ cm apart. The straight part $AB$ of a belt touches the first wheel at $A$ and the second at $B$, with both wheels on the same side of it. Find the length of $AB$.`
    : (apartStories[form]?.(pulleys) ?? '')
}
