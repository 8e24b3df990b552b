import { earns } from '../line'
import { worked } from '../solution'

/** Two pairs of proportional sides, and the corners between them. */
export interface AngleBetween {
  readonly ratios: readonly [readonly [string, string], readonly [string, string]]
  readonly first: string
  readonly second: string
}

/** E.g. "In triangles LMN and PQR, LM/QR = MN/RP. The two triangles are similar if also ..." */
export const angleBetween = worked<AngleBetween>({
  id: 'angle-between',
  archetype: 'tri-criterion',
  objection: () => null,
  solve: ({ ratios: [[a, b], [c, d]], first, second }) => ({
    lines: [
      `$\\frac{${a}}{${b}} = \\frac{${c}}{${d}}$: two pairs of sides are proportional. For the SAS criterion the angles between them must be equal.`,
      earns(
        0.5,
        `$\\angle ${first}$ lies between $${a}$ and $${c}$, and $\\angle ${second}$ between $${b}$ and $${d}$.`,
      ),
      earns(0.5, `Hence the triangles are similar if $\\angle ${first} = \\angle ${second}$.`),
    ],
    key: `∠${first} = ∠${second}`,
  }),
})
