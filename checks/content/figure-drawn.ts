import { visit } from 'unist-util-visit'
import { againstOrder } from '../figures/kept-order'
import { figureData } from '@/lib/content/figure-data'
import type { ContentError, ContentFile } from '@/lib/content/content-error'
import type { lessonTree } from '@/lib/content/lesson-tree'
import { clipSegment, overlap, type Box } from '@/lib/figures/box'
import type { Drawing, Shape } from '@/lib/figures/drawing'
import { drawingOf } from '@/lib/figures/drawing-of'
import type { Figure } from '@/lib/figures/figure'
import { writtenInFull } from '@/lib/figures/short'
import { barriersOf, inkAround } from '@/lib/figures/label-cost'

/** What is wrong with the figures of a lesson as they are drawn: labels in the way or outside, numbers against the drawn lengths. */
export function drawnErrors({ path: file }: ContentFile, tree: ReturnType<typeof lessonTree>): readonly ContentError[] {
  const found: ContentError[] = []
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Figure') return
    const read = figureData(node.attributes)
    const figure = 'data' in read ? writtenInFull(read.data) : undefined
    if (!figure) return
    const { line = 1, column = 1 } = node.position?.start ?? {}
    for (const message of drawnFaults(figure)) found.push({ file, line, column, message: `<Figure>: ${message}` })
  })
  return found
}

/** What is wrong with a figure as it is drawn. */
export function drawnFaults(figure: Figure): readonly string[] {
  const drawing = triedDrawing(figure)
  if (typeof drawing === 'string') return [drawing]
  return drawing ? [...labelFaults(drawing), ...againstOrder(figure, figure.caption ?? '')] : []
}

function triedDrawing(figure: Figure): Drawing | null | string {
  try {
    const drawing = drawingOf(figure)
    const isBroken = drawing?.shapes.some((shape) =>
      shape.kind === 'path' ? /NaN|Infinity/.test(shape.d) : !shape.at.every(Number.isFinite),
    )
    return isBroken || (drawing && !Number.isFinite(drawing.height))
      ? 'it cannot be drawn: a number in it leads to none'
      : drawing
  } catch (error) {
    return `it cannot be drawn: ${error instanceof Error ? error.message : String(error)}`
  }
}

interface Label {
  readonly text: string
  readonly box: Box
}

/** So much of a label may be covered: boxes are estimates, and letters are smaller than they are. */
const covered = 0.18

function labelFaults({ width, height, shapes }: Drawing): readonly string[] {
  const labels = shapes.flatMap((shape): readonly Label[] =>
    shape.kind === 'text' ? [{ text: shape.text, box: inkAround(shape.at, shape.text, shape.size) }] : [],
  )
  const areaOf = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top)
  const pairs = labels.flatMap((one, at) =>
    labels.slice(at + 1).flatMap((other) => {
      const share = overlap(one.box, other.box) / Math.min(areaOf(one.box), areaOf(other.box))
      return share > covered
        ? [`the labels "${one.text}" and "${other.text}" stand over one another: move one with its place or its text`]
        : []
    }),
  )
  const outside = labels.flatMap(({ text, box }) =>
    box.left < -2 || box.top < -2 || box.right > width + 2 || box.bottom > height + 2
      ? [`the label "${text}" stands outside the figure: shorten it, or give it another place`]
      : [],
  )
  return [...pairs, ...outside, ...crossed(labels, shapes)]
}

/** A line through the middle of a label. */
function crossed(labels: readonly Label[], shapes: readonly Shape[]): readonly string[] {
  const lines = barriersOf(shapes)
  return labels.flatMap(({ text, box }) => {
    const [dx, dy] = [(box.right - box.left) * 0.3, (box.bottom - box.top) * 0.3]
    const core = { left: box.left + dx, right: box.right - dx, top: box.top + dy, bottom: box.bottom - dy }
    return lines.some(({ from, to }) => clipSegment(from, to, core) !== null)
      ? [`a line runs through the label "${text}": give it another place`]
      : []
  })
}
