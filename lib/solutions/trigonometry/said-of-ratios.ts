import { earns } from '../line'
import { worked } from '../solution'

/** A statement about the ratios of acute angles, judged, with the reason. */
export interface SaidOfRatios {
  readonly reason: string
  readonly holds: boolean
}

/** E.g. "True or false: the value of cos θ increases as θ increases." */
export const saidOfRatios = worked<SaidOfRatios>({
  id: 'said-of-ratios',
  archetype: 'trig-true-false',
  objection: () => null,
  solve: ({ reason, holds }) => ({
    lines: [reason, earns(1, `So the statement is ${holds ? 'true' : 'false'}.`)],
    key: holds ? 'True' : 'False',
  }),
})

/** E.g. "Prove that ∠A = ∠B for acute angles with cos A = cos B." */
export interface EqualAngles {
  readonly name: 'sin' | 'cos' | 'tan' | 'cosec' | 'sec' | 'cot'
  /** In TeX. */
  readonly angles: readonly [string, string]
}

const sidesOf: Readonly<Record<EqualAngles['name'], readonly [string, string]>> = {
  sin: ['QR', 'PR'],
  cos: ['PQ', 'PR'],
  tan: ['QR', 'PQ'],
  cosec: ['PR', 'QR'],
  sec: ['PR', 'PQ'],
  cot: ['PQ', 'QR'],
}

const turned = (side: string): string => side.replace('P', 'X').replace('Q', 'Y').replace('R', 'Z')

export const equalAngles = worked<EqualAngles>({
  id: 'said-of-ratios-equal-angles',
  archetype: 'trig-prove-equal-angles',
  objection: () => null,
  solve: ({ name, angles: [a, b] }) => {
    const [over, under] = sidesOf[name]
    const [up, down] = [turned(over), turned(under)]
    const third = ['PQ', 'QR', 'PR'].find((side) => side !== over && side !== under) ?? 'PQ'
    const isHypotenuse = third === 'PR'
    const root = (side: string, other: string) =>
      isHypotenuse
        ? `\\sqrt{${side}^2 + ${other}^2}`
        : side === 'PR' || side === 'XZ'
          ? `\\sqrt{${side}^2 - ${other}^2}`
          : `\\sqrt{${other}^2 - ${side}^2}`
    return {
      lines: [
        `Take right triangles $PQR$ and $XYZ$, right-angled at $Q$ and $Y$, with $\\angle P = ${a}$ and $\\angle X = ${b}$.`,
        `$\\${name} ${a} = \\frac{${over}}{${under}}$ and $\\${name} ${b} = \\frac{${up}}{${down}}$ are equal, so $\\frac{${over}}{${up}} = \\frac{${under}}{${down}} = k$, say: $${over} = k\\,${up}$ and $${under} = k\\,${down}$.`,
        `By Pythagoras theorem $${third} = ${root(over, under)} = k${root(up, down)} = k\\,${turned(third)}$.`,
        `So $\\frac{PQ}{XY} = \\frac{QR}{YZ} = \\frac{PR}{XZ} = k$ and $\\triangle PQR \\sim \\triangle XYZ$ (SSS similarity).`,
        earns(
          1,
          `Corresponding angles of similar triangles are equal: $\\angle P = \\angle X$, that is, $${a} = ${b}$. Hence proved.`,
        ),
      ],
      key: 'proved',
    }
  },
})
