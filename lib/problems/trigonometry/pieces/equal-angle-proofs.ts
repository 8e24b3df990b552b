import type { ProofStep } from '../../kinds-of-question/step-order'
import { sidesOf } from '../../../solutions/trigonometry/pieces/ratio'

export type EqualRatio = 'sin' | 'cos' | 'tan'

/** What is given and what is proved, with the steps in their order. */
export interface EqualAngleProof {
  readonly given: string
  readonly prove: string
  readonly steps: readonly ProofStep[]
}

/** In one right triangle the equal ratios make the two legs equal. */
export function inOneTriangle([p, q, r]: readonly [string, string, string], name: EqualRatio): EqualAngleProof {
  const [atP, atR] = {
    sin: [`\\frac{${q}${r}}{${p}${r}}`, `\\frac{${p}${q}}{${p}${r}}`],
    cos: [`\\frac{${p}${q}}{${p}${r}}`, `\\frac{${q}${r}}{${p}${r}}`],
    tan: [`\\frac{${q}${r}}{${p}${q}}`, `\\frac{${p}${q}}{${q}${r}}`],
  }[name]
  const legs = `$${q}${r} = ${p}${q}$`
  const middle: readonly ProofStep[] =
    name === 'tan'
      ? [
          {
            text: `Cross-multiplying, $${q}${r}^2 = ${p}${q}^2$.`,
            needs: ['equal quotients'],
            gives: 'equal squares',
          },
          { text: `Lengths are positive, so ${legs}.`, needs: ['equal squares'], gives: 'equal sides' },
        ]
      : [
          {
            text: `The two quotients have the same denominator, so ${legs.replace(`${q}${r} = ${p}${q}`, name === 'sin' ? `${q}${r} = ${p}${q}` : `${p}${q} = ${q}${r}`)}.`,
            needs: ['equal quotients'],
            gives: 'equal sides',
          },
        ]
  return {
    given: `In $\\triangle ${p}${q}${r}$ the angle $${q}$ is $90^\\circ$ and $\\${name} ${p} = \\${name} ${r}$.`,
    prove: `$\\angle ${p} = \\angle ${r}$`,
    steps: [
      {
        text: `In the right triangle $${p}${q}${r}$, $\\${name} ${p} = ${atP}$ and $\\${name} ${r} = ${atR}$.`,
        needs: [],
        gives: 'the two quotients',
      },
      {
        text: `By what is given, the two are equal: $${atP} = ${atR}$.`,
        needs: ['the two quotients'],
        gives: 'equal quotients',
      },
      ...middle,
      {
        text: `Angles opposite to equal sides of a triangle are equal, so $\\angle ${p} = \\angle ${r}$.`,
        needs: ['equal sides'],
        gives: 'what is to be proved',
      },
    ],
  }
}

/** In two right triangles the equal ratios make them similar. */
export function inTwoTriangles(
  [p, q, r]: readonly [string, string, string],
  [x, y, z]: readonly [string, string, string],
  name: EqualRatio,
): EqualAngleProof {
  const sides = { opposite: `${q}${r}`, adjacent: `${p}${q}`, hypotenuse: `${p}${r}` }
  const others = { opposite: `${y}${z}`, adjacent: `${x}${y}`, hypotenuse: `${x}${z}` }
  const [above, below] = sidesOf[name]
  const [third] = (['opposite', 'adjacent', 'hypotenuse'] as const).filter((side) => side !== above && side !== below)
  const left = third ?? 'adjacent'
  const quotient = (side: 'opposite' | 'adjacent' | 'hypotenuse') => `\\frac{${sides[side]}}{${others[side]}}`
  return {
    given: `The right triangles $${p}${q}${r}$ and $${x}${y}${z}$ have their right angles at $${q}$ and $${y}$, and $\\${name} ${p} = \\${name} ${x}$.`,
    prove: `$\\angle ${p} = \\angle ${x}$`,
    steps: [
      {
        text: `$\\${name} ${p} = \\frac{${sides[above]}}{${sides[below]}}$ and $\\${name} ${x} = \\frac{${others[above]}}{${others[below]}}$.`,
        needs: [],
        gives: 'the two quotients',
      },
      {
        text: `By what is given they are equal, so $${quotient(above)} = ${quotient(below)} = k$, say.`,
        needs: ['the two quotients'],
        gives: 'two ratios of sides',
      },
      {
        text: `By the Pythagoras theorem, the third sides are in the same ratio: $${quotient(left)} = k$.`,
        needs: ['two ratios of sides'],
        gives: 'three ratios of sides',
      },
      {
        text: `All three pairs of sides are in the same ratio, so $\\triangle ${p}${q}${r} \\sim \\triangle ${x}${y}${z}$ (SSS).`,
        needs: ['three ratios of sides'],
        gives: 'similar triangles',
      },
      {
        text: `Corresponding angles of similar triangles are equal, so $\\angle ${p} = \\angle ${x}$.`,
        needs: ['similar triangles'],
        gives: 'what is to be proved',
      },
    ],
  }
}
