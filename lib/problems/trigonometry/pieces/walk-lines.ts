import type { StandardAngle } from '../../../solutions/trigonometry/pieces/ratio'
import { scaled, twoTerm, type TwoTerm } from './two-term'
import { fraction } from '../../../maths'

/** "distance = height × cot", as the book writes it: "\frac{h}{\sqrt{3}}", "h", "h\sqrt{3}". */
const groundTex: Readonly<Record<StandardAngle, string>> = {
  30: 'h\\sqrt{3}',
  45: 'h',
  60: '\\frac{h}{\\sqrt{3}}',
}

const tangentOf: Readonly<Record<StandardAngle, string>> = { 30: '\\frac{1}{\\sqrt{3}}', 45: '1', 60: '\\sqrt{3}' }

/** The distance from the foot, from one right triangle. */
export const groundLine = (side: string, angle: StandardAngle): string =>
  `$\\tan ${angle}^\\circ = \\frac{h}{${side}} = ${tangentOf[angle]}$, so $${side} = ${groundTex[angle]}$`

/** The angles of elevation before and after the walk. */
export type Sights = readonly [far: StandardAngle, near: StandardAngle]

/** The height over the walked distance, 1/(cot far - cot near), rationalised. */
const heightPerWalk: Readonly<Record<string, TwoTerm>> = {
  '30,60': twoTerm(0, fraction(1, 2)),
  '30,45': twoTerm(fraction(1, 2), fraction(1, 2)),
  '45,60': twoTerm(fraction(3, 2), fraction(1, 2)),
}

/** The height, exactly. */
export const walkHeight = ([far, near]: Sights, walk: number): TwoTerm => {
  const unit = heightPerWalk[`${far},${near}`]
  if (!unit) throw new Error(`walkHeight: the angle must grow, not go from ${far} to ${near}`)
  return scaled(unit, walk)
}

/** The solution of "ground far - ground near = walk" for h. */
const walkLines: Readonly<Record<string, (walk: number) => readonly string[]>> = {
  '30,60': (d) => [
    `$h\\sqrt{3} - \\frac{h}{\\sqrt{3}} = ${d}$`,
    `Multiplying by $\\sqrt{3}$, $3h - h = ${d}\\sqrt{3}$, so $2h = ${d}\\sqrt{3}$`,
  ],
  '30,45': (d) => [
    `$h\\sqrt{3} - h = ${d}$, so $h = \\frac{${d}}{\\sqrt{3} - 1}$`,
    `Rationalising, $h = \\frac{${d}(\\sqrt{3} + 1)}{(\\sqrt{3} - 1)(\\sqrt{3} + 1)} = \\frac{${d}(\\sqrt{3} + 1)}{2} = ${d / 2 === 1 ? '' : d / 2}(\\sqrt{3} + 1)$`,
  ],
  '45,60': (d) => [
    `$h - \\frac{h}{\\sqrt{3}} = ${d}$`,
    `Multiplying by $\\sqrt{3}$, $h(\\sqrt{3} - 1) = ${d}\\sqrt{3}$, so $h = \\frac{${d}\\sqrt{3}}{\\sqrt{3} - 1}$`,
    `Rationalising, $h = \\frac{${d}\\sqrt{3}(\\sqrt{3} + 1)}{(\\sqrt{3} - 1)(\\sqrt{3} + 1)} = \\frac{${d}(3 + \\sqrt{3})}{2} = ${d / 2}(3 + \\sqrt{3})$`,
  ],
}

/** From the equation for h to its value. */
export const walkLinesFor = ([far, near]: Sights, walk: number): readonly string[] =>
  walkLines[`${far},${near}`]?.(walk) ?? []
