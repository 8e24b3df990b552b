import { NoDrawing, nothingDrawn, pointAt, type Drawn } from './drawn'
import { circleIn, placed, runsIn, transformOf, type Transform } from './svg-path'
import { tagsIn, type Tag } from './tags'
import type { XY } from '../../lib/figures/figure'

/** In the units of the drawing, which are pixels as a rule: ends so near are one point, a disc so small is a dot, a name so near is a point's. */
const same = 2
const dotRadius = 7
const nameNear = 36
/** More lines than any figure of a lesson has. */
const mostSegments = 60

interface Shapes {
  readonly runs: {
    readonly points: readonly XY[]
    readonly isClosed: boolean
    readonly isFilled: boolean
    readonly isDashed: boolean
  }[]
  readonly circles: {
    readonly at: XY
    readonly radius: number
    readonly isDashed: boolean
    readonly isFilled: boolean
  }[]
  readonly texts: { readonly at: XY; readonly text: string }[]
  readonly leftOut: string[]
}

/** A drawing exported as SVG: y runs downwards there. */
export function drawnInSvg(svg: string): Drawn {
  const shapes: Shapes = { runs: [], circles: [], texts: [], leftOut: [] }
  take(tagsIn(svg), { transform: [1, 0, 0, 1, 0, 0], fill: 'black', stroke: 'none', dash: 'none' }, shapes)
  return drawnFrom(shapes)
}

interface Style {
  readonly transform: Transform
  readonly fill: string
  readonly stroke: string
  readonly dash: string
}

/** A property as an attribute or in style="...". */
function property({ attributes }: Tag, name: string, inherited: string): string {
  const [, styled] = new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`).exec(attributes.style ?? '') ?? []
  return (styled ?? attributes[name] ?? inherited).trim()
}

const hidden = ['defs', 'clipPath', 'symbol', 'marker', 'title', 'desc', 'metadata', 'style']

function take(tag: Tag, inherited: Style, shapes: Shapes): void {
  if (hidden.includes(tag.name) || property(tag, 'display', '') === 'none') return
  const style: Style = {
    transform: transformOf(tag.attributes.transform ?? '', inherited.transform),
    fill: property(tag, 'fill', inherited.fill),
    stroke: property(tag, 'stroke', inherited.stroke),
    dash: property(tag, 'stroke-dasharray', inherited.dash),
  }
  takeShape(tag, style, shapes)
  for (const one of tag.children) if (tag.name !== 'text') take(one, style, shapes)
}

const numbers = (text: string): readonly number[] =>
  (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number)

function takeShape({ name, attributes, children, text }: Tag, style: Style, shapes: Shapes): void {
  const value = (field: string) => numbers(attributes[field] ?? '')[0] ?? 0
  const at = (x: number, y: number) => placed(style.transform, [x, y])
  const isFilled = style.fill !== 'none' && style.fill !== 'transparent'
  const isDashed = style.dash !== 'none' && style.dash !== '' && style.dash !== '0'
  const scale = Math.hypot(style.transform[0], style.transform[1])
  const run = (points: readonly XY[], isClosed: boolean) =>
    shapes.runs.push({ points: points.map(([x, y]) => at(x, y)), isClosed, isFilled, isDashed })
  switch (name) {
    case 'line':
      run(
        [
          [value('x1'), value('y1')],
          [value('x2'), value('y2')],
        ],
        false,
      )
      return
    case 'polyline':
    case 'polygon': {
      const list = numbers(attributes.points ?? '')
      run(
        list.flatMap((x, index): readonly XY[] => (index % 2 === 0 ? [[x, list[index + 1] ?? 0]] : [])),
        name === 'polygon',
      )
      return
    }
    case 'circle':
    case 'ellipse': {
      const [rx, ry] = name === 'circle' ? [value('r'), value('r')] : [value('rx'), value('ry')]
      if (Math.abs(rx - ry) > 1e-3 * rx) shapes.leftOut.push('an ellipse, which figures do not have')
      else shapes.circles.push({ at: at(value('cx'), value('cy')), radius: rx * scale, isDashed, isFilled })
      return
    }
    case 'path':
      for (const one of runsIn(attributes.d ?? '')) {
        const circle = circleIn(one)
        if (circle) shapes.circles.push({ at: at(...circle.at), radius: circle.radius * scale, isDashed, isFilled })
        else if (one.isCurved)
          shapes.leftOut.push('a curve that is no whole circle: write an arc as arcs={[{ centre, radius, from, to }]}')
        else run(one.points, one.isClosed)
      }
      return
    case 'text': {
      const words = [text, ...children.map((one) => one.text)].join('').trim()
      if (words !== '') shapes.texts.push({ at: at(value('x'), value('y')), text: words })
      return
    }
    case 'image':
    case 'use':
      shapes.leftOut.push(
        name === 'image' ? 'a picture' : 'letters that were exported as outlines: export texts as text',
      )
      return
    default:
  }
}

/** Points, segments and circles from the shapes, y upwards, ten units wide. */
function drawnFrom({ runs, circles, texts, leftOut }: Shapes): Drawn {
  const drawn = nothingDrawn()
  const dots = circles.filter(({ radius, isFilled }) => radius <= dotRadius && isFilled)
  const round = circles.filter((circle) => !dots.includes(circle))
  const all = [
    ...runs.flatMap(({ points }) => points),
    ...dots.map(({ at }) => at),
    ...round.flatMap(({ at: [x, y], radius }): readonly XY[] => [
      [x - radius, y - radius],
      [x + radius, y + radius],
    ]),
  ]
  if (all.length === 0) throw new NoDrawing('There are no lines, circles or points in this SVG.')
  const [left, right] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([x]) => x))]
  const [top, bottom] = [Math.min(...all.map(([, y]) => y)), Math.max(...all.map(([, y]) => y))]
  const unit = Math.max(right - left, bottom - top, 1e-9) / 10
  const scaled = ([x, y]: XY): XY => [(x - left) / unit, (bottom - y) / unit]
  const named = new Set<(typeof texts)[number]>()
  const places = [...dots.map(({ at }) => at), ...runs.flatMap(({ points }) => points), ...round.map(({ at }) => at)]
  // the nearest pairs of a name and a place first
  const pairs = texts
    .filter(({ text }) => /^[A-Z]['′]?(?:_?\d|[₀-₉])?$/.test(text))
    .flatMap((text) => places.map((at) => ({ text, at, far: Math.hypot(text.at[0] - at[0], text.at[1] - at[1]) })))
    .filter(({ far }) => far <= nameNear)
    .toSorted((a, b) => a.far - b.far)
  for (const { text, at } of pairs) {
    if (named.has(text) || drawn.points.has(text.text)) continue
    const isTaken = [...drawn.points.values()].some(
      (point) => Math.hypot(point.at[0] - scaled(at)[0], point.at[1] - scaled(at)[1]) * unit <= same,
    )
    if (isTaken) continue
    named.add(text)
    drawn.points.set(text.text, { at: scaled(at), isNamed: true })
  }
  const pointOf = (at: XY) => pointAt(drawn, scaled(at), same / unit)
  for (const { points, isClosed, isFilled, isDashed } of runs) {
    const names = points.map(pointOf).filter((name, index, list) => name !== list[index - 1])
    if (names.length > 1 && names[0] === names.at(-1)) names.pop()
    const ends = isClosed && names.length > 2 ? [...names, names[0] ?? ''] : names
    for (const [index, to] of ends.entries()) {
      const from = ends[index - 1]
      if (from !== undefined) drawn.segments.push({ from, to, ...(isDashed && { dashed: true }) })
    }
    if (isClosed && isFilled && names.length > 2) drawn.regions.push(names)
  }
  for (const { at, radius, isDashed } of round)
    drawn.circles.push({ centre: pointOf(at), radius: radius / unit, ...(isDashed && { dashed: true }) })
  for (const text of texts)
    if (!named.has(text)) drawn.labels.push({ at: scaled(text.at), text: text.text.replace(/[$\\]/g, '') })
  drawn.leftOut.push(...new Set(leftOut))
  if (drawn.segments.length > mostSegments)
    throw new NoDrawing(
      `There are ${drawn.segments.length} lines in it: hide the axes and the grid before you export it.`,
    )
  return drawn
}
