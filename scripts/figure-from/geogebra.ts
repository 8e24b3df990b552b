import { NoDrawing, nothingDrawn, pointAt, type Drawn } from './drawn'
import { allUnder, child, tagsIn, type Tag } from './tags'
import type { SketchSegment, XY } from '../../lib/figures/figure'

/** A construction of GeoGebra, from the XML that it saves. */
export function drawnInGeoGebra(xml: string): Drawn {
  const construction = allUnder(tagsIn(xml)).find(({ name }) => name === 'construction')
  if (!construction) throw new NoDrawing('There is no <construction> in it: is it a file that GeoGebra saved?')
  const drawn = nothingDrawn()
  const elements = construction.children.filter(({ name }) => name === 'element')
  const commands = construction.children.filter(({ name }) => name === 'command')
  for (const element of elements) takePoint(drawn, element)
  const known = new Map(elements.map((element) => [element.attributes.label ?? '', element]))
  const made = new Set(commands.flatMap((command) => takeCommand(drawn, command, known)))
  for (const element of elements)
    if (!made.has(element.attributes.label ?? '')) takeElement(drawn, element, construction)
  return drawn
}

const number = (tag: Tag | undefined, name: string): number => Number(tag?.attributes[name] ?? NaN)
const isShown = (element: Tag | undefined): boolean => child(element ?? nowhere, 'show')?.attributes.object !== 'false'
const nowhere: Tag = { name: '', attributes: {}, children: [], text: '' }

const lowered = '₀₁₂₃₄₅₆₇₈₉'

/** "A_1" and "A_{12}" as they are printed: A₁, A₁₂. */
const printed = (label: string): string =>
  label.replace(/_\{?(\d+)\}?/g, (_, digits: string) =>
    [...digits].map((digit) => lowered[Number(digit)] ?? '').join(''),
  )

function takePoint(drawn: Drawn, element: Tag): void {
  if (element.attributes.type !== 'point') return
  const coords = child(element, 'coords')
  const [x, y, z] = [number(coords, 'x'), number(coords, 'y'), number(coords, 'z')]
  const label = printed(element.attributes.label ?? '')
  if (![x / z, y / z].every(Number.isFinite)) {
    drawn.leftOut.push(`the point ${label} has no place in the plane`)
    return
  }
  if (label === '') {
    drawn.leftOut.push('a point without a name')
    return
  }
  const isNamed = isShown(element) && child(element, 'show')?.attributes.label !== 'false'
  drawn.points.set(label, { at: [x / z, y / z], isNamed })
}

/** The values a0, a1 ... of an input or output. */
const listed = (tag: Tag | undefined): readonly string[] =>
  Object.entries(tag?.attributes ?? {})
    .filter(([name]) => /^a\d+$/.test(name))
    .sort(([a], [b]) => Number(a.slice(1)) - Number(b.slice(1)))
    .map(([, value]) => value)

/** Takes what a command makes; the labels of what it has dealt with. */
function takeCommand(drawn: Drawn, command: Tag, known: ReadonlyMap<string, Tag>): readonly string[] {
  const [inputs, outputs] = [listed(child(command, 'input')), listed(child(command, 'output'))]
  const [output = ''] = outputs
  const element = known.get(output)
  const names = inputs.map(printed)
  const [a, b, c] = names
  const arePoints = names.length > 0 && names.every((name) => drawn.points.has(name))
  switch (command.attributes.name) {
    case 'Segment':
    case 'Ray':
    case 'Vector':
    case 'Line':
      if (!arePoints || a === undefined || b === undefined) return []
      if (!isShown(element)) return [output]
      drawn.segments.push(segmentOf(drawn, a, b, element, command.attributes.name))
      if (command.attributes.name === 'Line')
        drawn.leftOut.push(`the line ${output} goes on beyond ${a} and ${b}: it is drawn between them`)
      return [output]
    case 'Polygon':
      takePolygon(drawn, names, outputs, known)
      return outputs
    case 'Angle':
      if (!arePoints || a === undefined || b === undefined || c === undefined) return []
      if (isShown(element)) takeAngle(drawn, [a, b, c], element)
      return [output]
    default:
      return []
  }
}

/** How a segment is labelled: by its caption, or by its length where GeoGebra shows the value. */
function segmentOf(drawn: Drawn, from: string, to: string, element: Tag | undefined, command: string): SketchSegment {
  const mode = number(child(element ?? nowhere, 'labelMode'), 'val')
  const isLabelled = child(element ?? nowhere, 'show')?.attributes.label === 'true'
  const caption = plainText(child(element ?? nowhere, 'caption')?.attributes.val ?? '')
  const [p, q] = [drawn.points.get(from)?.at, drawn.points.get(to)?.at]
  const length = p && q ? Math.hypot(p[0] - q[0], p[1] - q[1]) : NaN
  const text =
    mode === 3 && caption !== '' ? caption : mode === 1 || mode === 2 ? `${Math.round(length * 100) / 100}` : ''
  const dash = number(child(element ?? nowhere, 'lineStyle'), 'type')
  return {
    from,
    to,
    ...(isLabelled && text !== '' && { label: text }),
    ...(dash > 0 && { dashed: true }),
    ...((command === 'Ray' || command === 'Vector') && { ray: true }),
  }
}

/** A caption without the signs of TeX, which labels do not have. */
const plainText = (text: string): string =>
  text
    .replace(/\$|\\(?:text|mathrm)\{([^}]*)\}/g, '$1')
    .replace(/\^\\circ|\^\{\\circ\}/g, '°')
    .replace(/[\\{}]/g, '')
    .trim()

function takePolygon(
  drawn: Drawn,
  inputs: readonly string[],
  outputs: readonly string[],
  known: ReadonlyMap<string, Tag>,
): void {
  const given = inputs.filter((name) => drawn.points.has(name))
  const made = outputs.map(printed).filter((name) => drawn.points.has(name))
  const corners = [...given, ...made]
  const polygon = known.get(outputs[0] ?? '')
  if (corners.length < 3) {
    drawn.leftOut.push(`the polygon ${outputs[0] ?? ''}: its corners are no points of the construction`)
    return
  }
  const sides = outputs
    .slice(1)
    .flatMap((label) => (known.get(label)?.attributes.type === 'segment' ? [known.get(label)] : []))
  if (!isShown(polygon) && !sides.some(isShown)) return
  for (const [index, from] of corners.entries()) {
    const to = corners[(index + 1) % corners.length] ?? from
    drawn.segments.push(segmentOf(drawn, from, to, sides[index], 'Segment'))
  }
  if (isShown(polygon) && number(child(polygon ?? nowhere, 'objColor'), 'alpha') > 0) drawn.regions.push(corners)
}

function takeAngle(drawn: Drawn, [from, at, to]: readonly [string, string, string], element: Tag | undefined): void {
  const degrees = (number(child(element ?? nowhere, 'value'), 'val') * 180) / Math.PI
  const isRight = Math.abs(degrees - 90) < 0.01
  const isLabelled = child(element ?? nowhere, 'show')?.attributes.label === 'true'
  // GeoGebra turns from the first arm to the second, the figure goes the short way
  const shown = degrees > 180 ? 360 - degrees : degrees
  drawn.angles.push({
    at,
    from,
    to,
    ...(isRight
      ? { right: true }
      : isLabelled && Number.isFinite(shown) && { label: `${Math.round(shown * 10) / 10}°` }),
  })
}

const kindsInWords: Readonly<Record<string, string>> = {
  function: 'a graph of a function: draw it as a figure of the kind plane',
  line: 'a line: give two points of it, and join them by a segment',
  conic: 'a curve that is no circle',
  conicpart: 'an arc: write it as arcs={[{ centre, radius, from, to }]}',
  image: 'a picture',
  locus: 'a locus',
  vector: 'a vector',
  angle: 'an angle that is not given by three points: write it as angles={[{ at, from, to }]}',
  segment: 'a segment whose ends are no points of the construction',
}

function takeElement(drawn: Drawn, element: Tag, construction: Tag): void {
  const { type = '', label = '' } = element.attributes
  if (!isShown(element) || type === 'point' || type === 'numeric' || type === 'boolean' || type === 'list') return
  if (type === 'conic') {
    const circle = circleOf(element)
    if (circle) {
      const isDashed = number(child(element, 'lineStyle'), 'type') > 0
      drawn.circles.push({
        centre: pointAt(drawn, circle.at, 1e-6),
        radius: circle.radius,
        ...(isDashed && { dashed: true }),
      })
      return
    }
  }
  if (type === 'text') {
    const text = textOf(label, construction)
    const [x, y] = [number(child(element, 'startPoint'), 'x'), number(child(element, 'startPoint'), 'y')]
    if (text !== '' && Number.isFinite(x + y)) {
      drawn.labels.push({ at: [x, y], text })
      return
    }
  }
  drawn.leftOut.push(
    /3d$/i.test(type)
      ? `${label} is three-dimensional: solids are figures of the kind solid`
      : `${label}: ${kindsInWords[type] ?? `of the kind ${type}, which figures do not have`}`,
  )
}

/** A0 x² + A1 y² + A2 + 2 A3 xy + 2 A4 x + 2 A5 y = 0, where it is a circle. */
function circleOf(element: Tag): { readonly at: XY; readonly radius: number } | undefined {
  const matrix = child(element, 'matrix')
  const [a, b, c, d, e, f] = [0, 1, 2, 3, 4, 5].map((index) => number(matrix, `A${index}`))
  if (a === undefined || b === undefined || c === undefined || d === undefined || e === undefined || f === undefined)
    return undefined
  if (!(Math.abs(a) > 1e-9 && Math.abs(a - b) < 1e-6 * Math.abs(a) && Math.abs(d) < 1e-6 * Math.abs(a)))
    return undefined
  const at: XY = [-e / a + 0, -f / a + 0]
  const square = at[0] ** 2 + at[1] ** 2 - c / a
  return square > 0 ? { at, radius: Math.sqrt(square) } : undefined
}

/** The words of a text: an expression "..." of its label. */
function textOf(label: string, construction: Tag): string {
  const expression = construction.children.find((one) => one.name === 'expression' && one.attributes.label === label)
  return plainText((expression?.attributes.exp ?? '').replace(/^"|"$/g, ''))
}
