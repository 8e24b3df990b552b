import type { Figure, SolidFigure } from '../../lib/figures/figure'

/** Every text that a figure prints but the numbers of its axes, its caption among them. */
export function printed(figure: Figure): readonly string[] {
  const caption = figure.caption === undefined ? [] : [figure.caption]
  return [...labelsOf(figure), ...caption].filter((text) => text !== '')
}

function labelsOf(figure: Figure): readonly string[] {
  switch (figure.kind) {
    case 'plane':
      return [...(figure.curves ?? []), ...(figure.points ?? []), ...(figure.segments ?? [])].map(
        ({ label = '' }) => label,
      )
    case 'sketch':
      return [
        ...[...(figure.segments ?? []), ...(figure.arcs ?? []), ...(figure.angles ?? [])].map(
          ({ label = '' }) => label,
        ),
        ...(figure.labels ?? []).map(({ text }) => text),
      ]
    case 'solid':
      return labelsOfSolid(figure)
    case 'number-line':
      return figure.marks.map(({ label }) => label)
    case 'histogram':
    case 'table':
      return []
    default:
      return figure satisfies never
  }
}

const labelsOfSolid = ({ parts, whole }: SolidFigure): readonly string[] =>
  [...parts.map(({ labels }) => labels), whole].flatMap((labels) =>
    Object.values(labels ?? {}).filter((label) => typeof label === 'string'),
  )
