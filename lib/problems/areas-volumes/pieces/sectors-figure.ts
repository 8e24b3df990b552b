import type { SketchFigure, XY } from '../../../figures/figure'

/** A circle in equal sectors, so many of them shaded side by side; the ends of the radii have no names. */
export function sectorsFigure(parts: number, shaded: number, radius: string): SketchFigure {
  const turn = 360 / parts
  const ends = [...'ABCDEFGHIJKL'].slice(0, parts)
  const at = (index: number): XY => [
    Number((5 * Math.cos((index * turn * Math.PI) / 180)).toFixed(3)),
    Number((5 * Math.sin((index * turn * Math.PI) / 180)).toFixed(3)),
  ]
  return {
    kind: 'sketch',
    points: { O: [0, 0], ...Object.fromEntries(ends.map((name, index) => [name, at(index)])) },
    unnamed: ['O', ...ends],
    circles: [{ centre: 'O', radius: 5 }],
    segments: ends.map((to, index) => ({ from: 'O', to, ...(index === parts - 1 && { label: radius }) })),
    arcs: Array.from({ length: shaded }, (_, index) => ({
      centre: 'O',
      radius: 5,
      from: index * turn,
      to: (index + 1) * turn,
      shaded: 'sector' as const,
    })),
    description: `A circle of radius ${radius}, divided into ${parts} equal sectors${shadedText(shaded)}.`,
  }
}

const shadedText = (shaded: number): string =>
  shaded === 0 ? '' : shaded === 1 ? ', one of which is shaded' : `, ${shaded} of which are shaded`
