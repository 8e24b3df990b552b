import type { SketchFigure } from '../../figures/figure'

const onCircle = (degrees: number): readonly [number, number] => [
  Math.round(5000 * Math.cos((degrees * Math.PI) / 180)) / 1000,
  Math.round(5000 * Math.sin((degrees * Math.PI) / 180)) / 1000,
]

/** A circle with centre O and a shaded sector OAB (or the segment cut off by AB), the angle standing upright. */
export function sectorFigure(degrees: number, radius: string, shaded: 'sector' | 'segment'): SketchFigure {
  const [from, to] = [90 - degrees / 2, 90 + degrees / 2]
  const part = shaded === 'sector' ? 'The sector OAB' : 'The segment between the chord AB and the minor arc'
  return {
    kind: 'sketch',
    description: `A circle with centre O and radius ${radius}. The angle AOB at the centre is ${degrees} degrees. ${part} is shaded.`,
    points: { O: [0, 0], A: onCircle(from), B: onCircle(to) },
    dots: ['O'],
    circles: [{ centre: 'O', radius: 5 }],
    segments: [
      { from: 'O', to: 'A', label: radius },
      { from: 'O', to: 'B' },
      ...(shaded === 'segment' ? [{ from: 'A', to: 'B' }] : []),
    ],
    arcs: [{ centre: 'O', radius: 5, from, to, shaded }],
    angles: [{ at: 'O', from: 'A', to: 'B', label: `${degrees}°`, ...(degrees === 90 && { right: true }) }],
  }
}
