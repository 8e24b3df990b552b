import { earns } from '../line'
import { worked } from '../solution'

export type LetterScene = 'cloud' | 'window' | 'flagstaff' | 'ladder' | 'two points'

/** A scene of heights with letters for the length and both angles, and the height that is to be proved. */
export interface SightsInLetters {
  readonly scene: LetterScene
  /** Of the point, of the window, of the flagstaff; how far the foot of the ladder is pulled away; of the first point from the foot. */
  readonly h: string
  /** How far the top of the ladder slides down; of the second point. */
  readonly q?: string
  /** TeX: of elevation, and the other one; of the bottom and of the top of the flagstaff. */
  readonly angles: readonly [string, string]
}

const tan = (degrees: number): number => Math.tan((degrees * Math.PI) / 180)

/** The height that is to be proved, in decimals. */
export function heightInLetters(scene: LetterScene, h: number, a: number, b: number): number {
  if (scene === 'cloud') return (h * (tan(b) + tan(a))) / (tan(b) - tan(a))
  return scene === 'window' ? h * (1 + tan(a) / tan(b)) : (h * tan(a)) / (tan(b) - tan(a))
}

const proofs: Readonly<Record<LetterScene, (h: string, a: string, b: string, q: string) => readonly string[]>> = {
  cloud: (h, a, b) => [
    `Let the cloud be $H$ m above the lake, and $x$ m the horizontal distance. It is $H - ${h}$ above the point, its reflection $H + ${h}$ below it.`,
    `$\\tan ${a} = \\frac{H - ${h}}{x}$ and $\\tan ${b} = \\frac{H + ${h}}{x}$`,
    `Dividing, $\\frac{\\tan ${b}}{\\tan ${a}} = \\frac{H + ${h}}{H - ${h}}$`,
    `So $H(\\tan ${b} - \\tan ${a}) = ${h}(\\tan ${b} + \\tan ${a})$ and $H = \\frac{${h}(\\tan ${b} + \\tan ${a})}{\\tan ${b} - \\tan ${a}}$`,
  ],
  window: (h, a, b) => [
    `Let the other house be $H$ m high, and $x$ m away. Its top is $H - ${h}$ above the window.`,
    `$\\tan ${b} = \\frac{${h}}{x}$, so $x = ${h} \\cot ${b}$`,
    `$\\tan ${a} = \\frac{H - ${h}}{x}$, so $H - ${h} = x \\tan ${a} = ${h} \\tan ${a} \\cot ${b}$`,
    `So $H = ${h} + ${h} \\tan ${a} \\cot ${b} = ${h}(1 + \\tan ${a} \\cot ${b})$`,
  ],
  ladder: (p, a, b, q) => [
    'Let the ladder be $l$ long, $O$ the foot of the wall, $A$ and $B$ the foot and the top of the ladder at first, and $C$ and $D$ afterwards.',
    `In right triangle $OAB$: $OA = l \\cos ${a}$ and $OB = l \\sin ${a}$; in right triangle $OCD$: $OC = l \\cos ${b}$ and $OD = l \\sin ${b}$`,
    `$${p} = OC - OA = l(\\cos ${b} - \\cos ${a})$ and $${q} = OB - OD = l(\\sin ${a} - \\sin ${b})$`,
    `Dividing, $\\frac{${p}}{${q}} = \\frac{\\cos ${b} - \\cos ${a}}{\\sin ${a} - \\sin ${b}}$`,
  ],
  'two points': (p, a, _, q) => [
    `Let the tower be $H$ high, and $${a}$ the angle of elevation from the point at distance $${p}$. From the other point it is $90^\\circ - ${a}$.`,
    `$\\tan ${a} = \\frac{H}{${p}}$`,
    `$\\tan(90^\\circ - ${a}) = \\cot ${a} = \\frac{H}{${q}}$`,
    `Multiplying, $\\frac{H}{${p}} \\cdot \\frac{H}{${q}} = \\tan ${a} \\cot ${a} = 1$`,
    `So $H^2 = ${p}${q}$ and $H = \\sqrt{${p}${q}}$, as a height is positive.`,
  ],
  flagstaff: (h, a, b) => [
    `Let the tower be $H$ m high, and the point $x$ m away from its foot.`,
    `$\\tan ${a} = \\frac{H}{x}$, so $x = \\frac{H}{\\tan ${a}}$`,
    `$\\tan ${b} = \\frac{H + ${h}}{x}$, so $x = \\frac{H + ${h}}{\\tan ${b}}$`,
    `So $H \\tan ${b} = (H + ${h}) \\tan ${a}$, which gives $H(\\tan ${b} - \\tan ${a}) = ${h} \\tan ${a}$ and $H = \\frac{${h} \\tan ${a}}{\\tan ${b} - \\tan ${a}}$`,
  ],
}

/** E.g. "From a window h metres above the ground the top and the foot of a house opposite are seen at α and β. Prove that its height is h(1 + tan α cot β)." */
export const sightsInLetters = worked<SightsInLetters>({
  id: 'sights-in-letters',
  archetype: 'ht-elevation-depression',
  objection: () => null,
  solve: ({ scene, h, angles: [a, b], q = 'q' }) => ({
    lines: [...proofs[scene](h, a, b, q).map((one) => earns(1, one)), 'Hence proved.'],
    key: 'proved',
  }),
})
