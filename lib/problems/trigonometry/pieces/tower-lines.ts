import { twoTerm, type TwoTerm } from './two-term'
import { fraction } from '../../../maths'
import { earns, type Step } from '../../template'

/** The angles of elevation of the bottom and of the top of the part above. */
export type TowerAngles = '30,45' | '30,60' | '45,60'

/** The two angles as numbers, the smaller one first. */
export const anglesOf = (angles: TowerAngles): readonly [number, number] => {
  const [low = 30, high = 45] = angles.split(',').map(Number)
  return [low, high]
}

/** The part on top over the part below, tan high / tan low - 1. */
export const topPerBase: Readonly<Record<TowerAngles, TwoTerm>> = {
  '30,45': twoTerm(-1, 1),
  '30,60': twoTerm(2, 0),
  '45,60': twoTerm(-1, 1),
}

/** The part below over the part on top. */
export const basePerTop: Readonly<Record<TowerAngles, TwoTerm>> = {
  '30,45': twoTerm(fraction(1, 2), fraction(1, 2)),
  '30,60': twoTerm(fraction(1, 2), 0),
  '45,60': twoTerm(fraction(1, 2), fraction(1, 2)),
}

/** The ground distance in terms of the lower height b. */
const groundTex: Readonly<Record<TowerAngles, (b: string) => string>> = {
  '30,45': (b) => `${b}\\sqrt{3}`,
  '30,60': (b) => `${b}\\sqrt{3}`,
  '45,60': (b) => b,
}

/** The whole height in terms of the lower height b. */
const wholeTex: Readonly<Record<TowerAngles, (b: string) => string>> = {
  '30,45': (b) => `${b}\\sqrt{3}`,
  '30,60': (b) => (b === 'b' ? '3b' : `\\sqrt{3} \\times ${b}\\sqrt{3} = ${3 * Number(b)}`),
  '45,60': (b) => `${b}\\sqrt{3}`,
}

/** The solution for the part that is asked for; b is the part below, t the part on top. */
export function towerLines(angles: TowerAngles, asked: 'top' | 'base', given: number): readonly Step[] {
  const [low, high] = anglesOf(angles)
  const b = asked === 'top' ? `${given}` : 'b'
  const lower = `In right triangle $BCP$, $\\tan ${low}^\\circ = \\frac{BC}{PC}$, so $PC = ${groundTex[angles](b)}$`
  const upper = `In right triangle $ACP$, $\\tan ${high}^\\circ = \\frac{AC}{PC}$, so $AC = ${angles === '30,45' ? 'PC' : '\\sqrt{3}\\,PC'} = ${wholeTex[angles](b)}$`
  if (asked === 'top')
    return [
      earns(1, lower),
      earns(1, upper, 'upper triangle'),
      earns(0.5, `$AB = AC - BC = ${angles === '30,60' ? `${3 * given}` : `${given}\\sqrt{3}`} - ${given}$`, 'parts'),
    ]
  if (angles === '30,60')
    return [
      earns(1, lower),
      earns(1, upper, 'upper triangle'),
      earns(0.5, `$AC = AB + BC$, so $3b = ${given} + b$ and $2b = ${given}$`),
    ]
  return [
    earns(0.5, lower),
    earns(0.5, upper, 'upper triangle'),
    earns(1, `$AC = AB + BC$, so $b\\sqrt{3} = ${given} + b$ and $b = \\frac{${given}}{\\sqrt{3} - 1}$`),
    earns(
      0.5,
      `Rationalising, $b = \\frac{${given}(\\sqrt{3} + 1)}{(\\sqrt{3} - 1)(\\sqrt{3} + 1)} = \\frac{${given}(\\sqrt{3} + 1)}{2} = ${given / 2 === 1 ? '' : given / 2}(\\sqrt{3} + 1)$`,
    ),
  ]
}
