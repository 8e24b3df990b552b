import { sidesOf, type RatioName, type Side } from '../../../solutions/trigonometry/pieces/ratio'

/** A question about a right triangle of which two sides are given. */
export const twoSideStems: readonly ((triangle: string, right: string, given: string, asked: string) => string)[] = [
  (triangle, right, given, asked) =>
    `In $\\triangle ${triangle}$, right-angled at $${right}$, ${given}. Find $${asked}$.`,
  (triangle, right, given, asked) =>
    `$\\triangle ${triangle}$ has a right angle at $${right}$. If ${given}, find the value of $${asked}$.`,
  (triangle, right, given, asked) =>
    `In $\\triangle ${triangle}$, $\\angle ${right} = 90^\\circ$, ${given}. Determine $${asked}$.`,
]

/** "$AB = 3$ cm"; nothing for the side that is not given. */
export const withLength = (length: number, hidden: Side, side: Side, name: string): readonly string[] =>
  side === hidden ? [] : [`$${name} = ${length}$ cm`]

export function namingHints(vertex: string, name: RatioName): readonly string[] {
  const [over, under] = sidesOf[name]
  return [
    'Find the third side first, with the Pythagoras theorem.',
    `Name the sides as seen from angle $${vertex}$: opposite, adjacent, hypotenuse.`,
    `$\\${name}$ compares the ${over} side with the ${under} side of the angle.`.replace(
      'hypotenuse side',
      'hypotenuse',
    ),
  ]
}
