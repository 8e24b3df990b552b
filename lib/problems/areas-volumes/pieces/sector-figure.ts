import type { SketchFigure } from '../../../figures/figure'

const onCircle = (degrees: number): readonly [number, number] => [
  Math.round(5000 * Math.cos((degrees * Math.PI) / 180)) / 1000,
  Math.round(5000 * Math.sin((degrees * Math.PI) / 180)) / 1000,
]

type Shaded = 'sector' | 'segment' | 'major segment' | 'chord'

/** A circle with centre O and a shaded sector OAB (or a segment cut off by the chord AB, or the chord alone), the angle standing upright. */
export function sectorFigure(degrees: number, radius: string, shaded: Shaded): SketchFigure {
  const [from, to] = [90 - degrees / 2, 90 + degrees / 2]
  const part = {
    sector: 'The sector OAB is shaded.',
    segment: 'The segment between the chord AB and the minor arc is shaded.',
    'major segment': 'The segment between the chord AB and the major arc is shaded.',
    chord: 'The chord AB is drawn.',
  }[shaded]
  return {
    kind: 'sketch',
    description: `A circle with centre O and radius ${radius}. The angle AOB at the centre is ${degrees} degrees. ${part}`,
    points: { O: [0, 0], A: onCircle(from), B: onCircle(to) },
    dots: ['O'],
    circles: [{ centre: 'O', radius: 5 }],
    segments: [
      { from: 'O', to: 'A', label: radius },
      { from: 'O', to: 'B' },
      ...(shaded === 'sector' ? [] : [{ from: 'A', to: 'B' }]),
    ],
    ...((shaded === 'sector' || shaded === 'segment') && { arcs: [{ centre: 'O', radius: 5, from, to, shaded }] }),
    ...(shaded === 'major segment' && {
      arcs: [{ centre: 'O', radius: 5, from: to, to: from + 360, shaded: 'segment' }],
    }),
    angles: [{ at: 'O', from: 'A', to: 'B', label: `${degrees}°`, ...(degrees === 90 && { right: true }) }],
  }
}
