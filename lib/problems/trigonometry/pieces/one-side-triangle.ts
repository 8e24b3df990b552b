import { tanOf } from './heights'
import type { StandardAngle } from '../../../solutions/trigonometry/pieces/ratio'
import type { SketchFigure } from '../../../figures/figure'
import { multiply, surd, surdText, type Surd } from '../../../maths'

export type SideName = 'opposite' | 'adjacent' | 'hypotenuse'

export const sideNames: readonly SideName[] = ['opposite', 'adjacent', 'hypotenuse']

/** The sides of the triangle about a standard angle, the shortest 1 long. */
export const shapes: Readonly<Record<StandardAngle, Readonly<Record<SideName, Surd>>>> = {
  30: { opposite: surd(1, 1), adjacent: surd(1, 3), hypotenuse: surd(2, 1) },
  45: { opposite: surd(1, 1), adjacent: surd(1, 1), hypotenuse: surd(1, 2) },
  60: { opposite: surd(1, 3), adjacent: surd(1, 1), hypotenuse: surd(2, 1) },
}

/** A right triangle with one standard angle and one side given. */
export interface SideDraw {
  readonly angle: StandardAngle
  /** The angle stands at the first corner or at the last one. */
  readonly at: 'first' | 'last'
  readonly known: SideName
  readonly scale: Surd
  readonly corners: readonly [string, string, string]
}

export const lengthOf = ({ angle, scale }: Pick<SideDraw, 'angle' | 'scale'>, side: SideName): Surd => {
  const unit = shapes[angle][side]
  return surd(multiply(unit.coefficient, scale.coefficient), unit.radicand * scale.radicand)
}

export function nameOf({ corners: [p, q, r], at }: SideDraw, side: SideName): string {
  if (side === 'hypotenuse') return `${p}${r}`
  return (side === 'adjacent') === (at === 'first') ? `${p}${q}` : `${q}${r}`
}

export const wantedOf = ({ known }: SideDraw): readonly SideName[] => sideNames.filter((side) => side !== known)

export function figureOf(draw: SideDraw): SketchFigure {
  const { angle, at, known, corners } = draw
  const [p, q, r] = corners
  const [base, height] = at === 'first' ? [10, 10 * tanOf(angle)] : [10 * tanOf(angle), 10]
  const label = (side: SideName) => (side === known ? { label: `${surdText(lengthOf(draw, side))} cm` } : {})
  const side = (name: string) => sideNames.find((one) => nameOf(draw, one) === name) ?? 'hypotenuse'
  return {
    kind: 'sketch',
    points: { [p]: [0, 0], [q]: [base, 0], [r]: [base, height] },
    segments: [
      { from: p, to: q, ...label(side(`${p}${q}`)) },
      { from: q, to: r, ...label(side(`${q}${r}`)) },
      { from: p, to: r, ...label('hypotenuse') },
    ],
    angles: [
      { at: q, from: p, to: r, right: true },
      at === 'first' ? { at: p, from: q, to: r, label: `${angle}°` } : { at: r, from: q, to: p, label: `${angle}°` },
    ],
    description: `A triangle ${corners.join('')} with a right angle at ${q} and an angle of ${angle}° at ${at === 'first' ? p : r}; ${nameOf(draw, known)} is ${surdText(lengthOf(draw, known))} cm.`,
  }
}
