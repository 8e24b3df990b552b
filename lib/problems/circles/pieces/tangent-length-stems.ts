/** Which of the three sides of the right triangle is asked for. */
export type TangentAsked = 'tangent' | 'radius' | 'distance'

/** The ways to ask, from the radius, the tangent and the distance. */
export const tangentStems: Readonly<Record<TangentAsked, readonly ((r: string, t: string, d: string) => string)[]>> = {
  tangent: [
    (r, _, d) =>
      `From a point $P$, which is $${d}$ cm away from the centre $O$ of a circle of radius $${r}$ cm, a tangent $PT$ is drawn to the circle. Find the length of $PT$.`,
    (r, _, d) =>
      `$PT$ is a tangent to a circle with centre $O$, touching it at $T$. If $OT = ${r}$ cm and $OP = ${d}$ cm, find $PT$.`,
    (r, _, d) =>
      `A point $P$ is $${d}$ cm from the centre $O$ of a circle of radius $${r}$ cm. How long is the tangent $PT$ from $P$ to the circle?`,
  ],
  radius: [
    (_, t, d) =>
      `From a point $P$, the length of the tangent to a circle is $${t}$ cm and the distance of $P$ from the centre is $${d}$ cm. Find the radius of the circle.`,
    (_, t, d) =>
      `A tangent $PT$ from a point $P$ to a circle with centre $O$ is $${t}$ cm long, and $OP = ${d}$ cm. Find the radius $OT$.`,
    (_, t, d) =>
      `What is the radius of a circle with centre $O$, if the tangent $PT$ to it from a point $P$ with $OP = ${d}$ cm has a length of $${t}$ cm?`,
  ],
  distance: [
    (r, t) =>
      `A tangent $PT$ of length $${t}$ cm is drawn from a point $P$ to a circle of radius $${r}$ cm. Find the distance of $P$ from the centre $O$.`,
    (r, t) =>
      `The tangent at a point $T$ of a circle of radius $${r}$ cm meets a line through the centre $O$ at $P$, so that $PT = ${t}$ cm. Find $OP$.`,
    (r, t) =>
      `How far is a point $P$ from the centre $O$ of a circle of radius $${r}$ cm, if the tangent $PT$ from $P$ to the circle is $${t}$ cm long?`,
  ],
}
