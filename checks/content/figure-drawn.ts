import { visit } from 'unist-util-visit'
import { againstOrder } from '../figures/kept-order'
import { drawnFactFaults } from './drawn-facts'
import { toldOtherwise } from './figure-numbers'
import { oddPlaces } from './plane-ends'
import { figureData } from '@/lib/content/figure-data'
import { placeIn } from '@/lib/content/figure-place'
import type { ContentError, ContentFile } from '@/lib/content/content-error'
import type { lessonTree } from '@/lib/content/lesson-tree'
import { clipSegment, overlap, type Box } from '@/lib/figures/box'
import type { Drawing, Shape } from '@/lib/figures/drawing'
import { drawingOf } from '@/lib/figures/drawing-of'
import type { Figure } from '@/lib/figures/figure'
import { figureSense } from '@/lib/figures/figure-sense'
import { writtenInFull } from '@/lib/figures/short'
import { barriersOf, inkOf } from '@/lib/figures/label-cost'

/** What is wrong with the figures of a lesson as they are drawn: labels in the way or outside, numbers against what is drawn. */
export function drawnErrors({ path: file }: ContentFile, tree: ReturnType<typeof lessonTree>): readonly ContentError[] {
  const found: ContentError[] = []
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Figure') return
    const read = figureData(node.attributes)
    const figure = 'data' in read ? writtenInFull(read.data) : undefined
    if (!figure || !('data' in read)) return
    for (const { message, path, label } of drawnFaults(figure)) {
      const at = path ?? (label === undefined ? undefined : pathOfText(read.data, label))
      found.push({ file, ...placeIn(node, at ?? []), message: `<Figure>: ${message}` })
    }
  })
  return found
}

/** What is wrong with a figure as it is drawn, and with which of its fields or labels. */
export interface DrawnFault {
  readonly message: string
  readonly path?: Path
  readonly label?: string
}

type Path = readonly (string | number)[]

/** What its description and its caption say of its points. */
function toldInWords(figure: Figure): readonly DrawnFault[] {
  const told = (['description', 'caption'] as const).flatMap((field) => {
    const words = figure[field]
    return words === undefined ? [] : [{ field, text: asFormulas(words) }]
  })
  const faults = drawnFactFaults(
    [figure],
    told.map(({ text }) => text),
  )
  return faults.map(({ line, what }) => {
    const field = told[line]?.field ?? 'description'
    return { path: [field], message: `${field}: ${what}` }
  })
}

/** "LM is parallel to CB", "AQ : PC = AP : PB = 2 : 3" and "AB = AC" of plain words, as formulas. */
const asFormulas = (words: string): string =>
  words
    .split('$')
    .map((part, index) =>
      index % 2 > 0
        ? `$${part}$`
        : part
            .replace(
              /\b([A-Z]{2}) (?:is |are )?(parallel|perpendicular) to ([A-Z]{2})\b/g,
              (_, one: string, how: string, other: string) =>
                `$${one} \\${how === 'parallel' ? 'parallel' : 'perp'} ${other}$`,
            )
            .replace(
              /\b[A-Z]{2}(?: : [A-Z]{2})?(?: = (?:[A-Z]{2}|\d+)(?: : (?:[A-Z]{2}|\d+))?)+(?![\w.])/g,
              (chain) => `$${chain}$`,
            ),
    )
    .join('')

/** What is wrong with a figure as it is drawn. */
export function drawnFaults(figure: Figure): readonly DrawnFault[] {
  // what keeps it from being drawn is named at its field
  if (figureSense(figure).length > 0) return []
  const drawing = triedDrawing(figure)
  if (typeof drawing === 'string') return [{ message: drawing }]
  const told = toldOtherwise(figure)
  return [
    ...(drawing ? labelFaults(drawing) : []),
    ...onOneSpot(figure),
    ...(figure.kind === 'plane' ? oddPlaces(figure) : []),
    ...setOffFaults(figure),
    ...lengthFaults(figure),
    ...told,
    ...toldInWords(figure),
    // an angle that is named already is not named once more
    ...(drawing && told.length === 0
      ? againstOrder(figure, figure.caption ?? '').map((message) => ({ message, ...outOfOrder(figure, message) }))
      : []),
  ]
}

/** A histogram of which the words set off the modal class, and the data another bar. */
function setOffFaults(figure: Figure): readonly DrawnFault[] {
  if (figure.kind !== 'histogram' || figure.highlight === undefined) return []
  const { classes, highlight, description = '', caption = '' } = figure
  const most = Math.max(...classes.map(({ frequency }) => frequency))
  return /\bmodal class\b/i.test(`${description} ${caption}`) && classes[highlight]?.frequency !== most
    ? [{ message: 'the modal class is the tallest bar, and another one is set off', path: ['highlight'] }]
    : []
}

/** A capsule of which the words tell another length than its parts have together. */
function lengthFaults(figure: Figure): readonly DrawnFault[] {
  if (figure.kind !== 'solid') return []
  const { parts, description = '', caption = '' } = figure
  const isCapsule = parts.length > 2 && [parts[0], parts.at(-1)].every((part) => part?.shape === 'hemisphere')
  const heights = parts.map((part) => ('height' in part ? part.height : 'radius' in part ? part.radius : NaN))
  const total = heights.reduce((sum, height) => sum + height, 0)
  const told = [
    ...`${description} ${caption}`.matchAll(/(\d+(?:\.\d+)?)\$? (?:mm|cm|m) (?:long|from end to end)\b/g),
  ].map(([, length]) => Number(length))
  const other = told.find((length) => Math.abs(length - total) > 1e-9)
  return isCapsule && Number.isFinite(total) && other !== undefined
    ? [{ message: `the words tell a length of ${other}, the parts are ${total} long together`, path: ['parts'] }]
    : []
}

/** Two labels that are given the same place, of which the drawing moves one away. */
function onOneSpot(figure: Figure): readonly DrawnFault[] {
  const labels = 'labels' in figure ? (figure.labels ?? []) : []
  return labels.flatMap(({ at, text }, index) => {
    const other = labels.slice(0, index).find((one) => one.at[0] === at[0] && one.at[1] === at[1])
    return other
      ? [
          {
            message: `the labels "${other.text}" and "${text}" have one and the same place: move one`,
            path: ['labels', index],
          },
        ]
      : []
  })
}

/** Where the first thing that a message names stands: "AB (4) is drawn smaller than ...". */
function outOfOrder(figure: Figure, message: string): Pick<DrawnFault, 'path'> {
  if (figure.kind !== 'sketch') return {}
  const { segments = [], angles = [] } = figure
  const [, first = ''] = /^([A-Z]\w*) /.exec(message) ?? []
  const [, corner = ''] = /angle ([A-Z]\w*)/.exec(message) ?? []
  const segment = segments.findIndex(({ from, to }) => from + to === first)
  const angle = angles.findIndex(({ at, from, to }) => from + at + to === corner)
  if (segment >= 0) return { path: ['segments', segment] }
  return angle >= 0 ? { path: ['angles', angle] } : {}
}

/** Where a text stands in a figure as it is written. */
export function pathOfText(value: unknown, text: string): Path | undefined {
  if (value === text) return []
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, item] of Object.entries(value)) {
    const found = pathOfText(item, text)
    if (found) return [Array.isArray(value) ? Number(name) : name, ...found]
  }
  return undefined
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

function labelFaults({ width, height, shapes }: Drawing): readonly DrawnFault[] {
  const labels = shapes.flatMap((shape): readonly Label[] =>
    shape.kind === 'text' ? [{ text: shape.text, box: inkOf(shape.text, shape.size)(shape.at) }] : [],
  )
  const areaOf = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top)
  const pairs = labels.flatMap((one, at) =>
    labels.slice(at + 1).flatMap((other) => {
      const share = overlap(one.box, other.box) / Math.min(areaOf(one.box), areaOf(other.box))
      return share > covered
        ? [
            {
              message: `the labels "${one.text}" and "${other.text}" stand over one another: move one with its place or its text`,
              label: other.text,
            },
          ]
        : []
    }),
  )
  const outside = labels.flatMap(({ text, box }) =>
    box.left < -2 || box.top < -2 || box.right > width + 2 || box.bottom > height + 2
      ? [
          {
            message: `the label "${text}" stands outside the figure: shorten it, or give it another place`,
            label: text,
          },
        ]
      : [],
  )
  return [...pairs, ...outside, ...crossed(labels, shapes)]
}

/** A line through the middle of a label. */
function crossed(labels: readonly Label[], shapes: readonly Shape[]): readonly DrawnFault[] {
  const lines = barriersOf(shapes)
  return labels.flatMap(({ text, box }) => {
    const [dx, dy] = [(box.right - box.left) * 0.3, (box.bottom - box.top) * 0.3]
    const core = { left: box.left + dx, right: box.right - dx, top: box.top + dy, bottom: box.bottom - dy }
    return lines.some(({ from, to }) => clipSegment(from, to, core) !== null)
      ? [{ message: `a line runs through the label "${text}": give it another place`, label: text }]
      : []
  })
}
