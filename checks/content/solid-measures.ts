import { outOfScale, type DrawnLength } from './drawn-scale'
import type { ToldOtherwise } from './figure-numbers'
import { amountOf } from '../figures/amounts'
import type { SolidFigure, SolidPart } from '@/lib/figures/figure'

/** A length that a solid is given in a label, and how long it is drawn. */
interface Measure extends DrawnLength {
  readonly path: readonly (string | number)[]
  readonly label: string
}

/** Where the labels of a solid tell lengths that no such solid has, or others than are drawn. */
export function measuredOtherwise(figure: SolidFigure): readonly ToldOtherwise[] {
  const impossible = figure.parts.flatMap(slantOf)
  if (impossible.length > 0) return impossible
  const isToScale = !/not (?:drawn )?to scale/i.test(`${figure.caption ?? ''} ${figure.description ?? ''}`)
  return (isToScale ? outOfScale(measuresOf(figure)) : []).map(({ one, other, fitting }) => ({
    path: one.path,
    message: `"${one.label}" is drawn as long as ${fitting} would be beside "${other.label}": give the part its own measures, or say "Not to scale" in the caption`,
  }))
}

/** The slant height of a cone is the longest of the three, and by Pythagoras the root of r² + h². */
function slantOf(part: SolidPart, index: number): readonly ToldOtherwise[] {
  if (part.shape !== 'cone') return []
  const { radius, height, slant = '' } = part.labels ?? {}
  const [r, h, l] = [radius, height, slant].map((label) => amountOf(label ?? ''))
  if (l === null || l === undefined) return []
  const path = ['parts', index, 'labels', 'slant']
  const longer = [
    { name: 'the height', size: h },
    { name: 'the radius', size: r },
  ].find(({ size }) => typeof size === 'number' && size >= l)
  if (longer)
    return [
      {
        path,
        message: `the slant height "${slant}" is not longer than ${longer.name} (${longer.size}): are the two mixed up?`,
      },
    ]
  if (typeof r !== 'number' || typeof h !== 'number') return []
  const right = Math.hypot(r, h)
  return Math.abs(right - l) <= 0.011 * right
    ? []
    : [
        {
          path,
          message: `the slant height "${slant}" does not fit radius ${r} and height ${h}: the root of r² + h² is ${Number(right.toFixed(2))}`,
        },
      ]
}

function measuresOf({ parts, whole = {} }: SolidFigure): readonly Measure[] {
  const measure = (path: Measure['path'], label = '', drawn = 0): readonly Measure[] => {
    const told = amountOf(label)
    return told === null || told === 0 || drawn <= 0 ? [] : [{ path, label, told, drawn }]
  }
  const tall = (part: SolidPart): number =>
    part.shape === 'hemisphere' ? part.radius : part.shape === 'sphere' ? 2 * part.radius : part.height
  const wide = (part: SolidPart): number => (part.shape === 'cuboid' ? part.length : 2 * part.radius)
  const own = parts.flatMap((part, index) => {
    const { labels = {} } = part
    const at = (field: string) => ['parts', index, 'labels', field]
    if (part.shape === 'cuboid')
      return [
        ...measure(at('length'), labels.length, part.length),
        ...measure(at('breadth'), labels.breadth, part.breadth),
        ...measure(at('height'), labels.height, part.height),
      ]
    return [
      ...measure(at('radius'), labels.radius, part.radius),
      ...measure(at('height'), labels.height, tall(part)),
      ...(part.shape === 'cone' ? measure(at('slant'), labels.slant, Math.hypot(part.radius, part.height)) : []),
    ]
  })
  return [
    ...own,
    ...measure(
      ['whole', 'height'],
      whole.height,
      parts.reduce((sum, part) => sum + tall(part), 0),
    ),
    ...measure(['whole', 'width'], whole.width, Math.max(0, ...parts.map(wide))),
  ]
}
