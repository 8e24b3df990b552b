import { amountOf, degreesOf, stated } from './amounts'
import { markupOf } from './markup'
import type { Figure, SketchFigure, SolidFigure, XY } from '../../lib/figures/figure'
import { placeParts } from '../../lib/figures/solid-view'
import { length, subtract } from '../../lib/figures/vector'

/** An amount that is told, and how large it is drawn. */
interface Shown {
  readonly name: string
  readonly told: number
  readonly drawn: number
}

const saysSo = /not (drawn )?to scale/i
/** Amounts nearer to each other than this may be drawn alike. */
const alike = 1.03

/** Where what is drawn is against what is told, in a figure that does not say "Not to scale". */
export function againstOrder(figure: Figure, question: string): readonly string[] {
  const found = outOfOrder(figure, question)
  // most figures keep the order: they are not drawn again to see whether they say so
  return found.length > 0 && saysSo.test(markupOf(figure).replace(/aria-label="[^"]*"/, '')) ? [] : found
}

function outOfOrder(figure: Figure, question: string): readonly string[] {
  if (figure.kind === 'sketch')
    return [...inOrder(lengthsOf(figure, question)), ...inOrder([...anglesOf(figure, question), right])]
  return figure.kind === 'solid' ? inProportion(figure) : []
}

const right: Shown = { name: 'a right angle', told: 90, drawn: 90 }

const inOrder = (all: readonly Shown[]): readonly string[] =>
  all.flatMap((one) =>
    all.flatMap((other) => {
      if (one.told > other.told * alike && one.drawn < other.drawn)
        return [`${one.name} (${one.told}) is drawn smaller than ${other.name} (${other.told})`]
      if (one.told === other.told && one.drawn > other.drawn * 1.2)
        return [`${one.name} and ${other.name} (${one.told}) are drawn unequal`]
      return []
    }),
  )

function lengthsOf({ points, segments = [] }: SketchFigure, question: string): readonly Shown[] {
  const told = [
    ...segments.flatMap(({ from, to, label = '' }) => {
      const amount = amountOf(label)
      return amount === null ? [] : [{ points: [from, to], amount }]
    }),
    ...stated(question).filter((one) => one.points.length === 2),
  ]
  return told.flatMap(({ points: [from = '', to = ''], amount }) => {
    const [a, b] = [points[from], points[to]]
    return a && b ? [{ name: from + to, told: amount, drawn: length(subtract(b, a)) }] : []
  })
}

function anglesOf({ points, angles = [] }: SketchFigure, question: string): readonly Shown[] {
  const told = [
    ...angles.flatMap(({ at, from, to, label = '', right: square }) => {
      const amount = square ? 90 : degreesOf(label)
      return amount === null ? [] : [{ points: [from, at, to], amount }]
    }),
    ...stated(question).filter((one) => one.points.length === 3),
  ]
  return told.flatMap(({ points: [from = '', at = '', to = ''], amount }) => {
    const [a, corner, b] = [points[from], points[at], points[to]]
    return a && corner && b ? [{ name: `angle ${from}${at}${to}`, told: amount, drawn: turn(a, corner, b) }] : []
  })
}

function turn(a: XY, corner: XY, b: XY): number {
  const direction = ([x, y]: XY) => Math.atan2(y - corner[1], x - corner[0])
  const between = Math.abs(direction(a) - direction(b)) * (180 / Math.PI)
  return Math.round(Math.min(between, 360 - between) * 100) / 100
}

/** A part's height for its width is drawn as it is. */
const inProportion = (figure: SolidFigure): readonly string[] =>
  placeParts(figure).placed.flatMap(({ part, half, height }) => {
    if (part.shape !== 'cylinder' && part.shape !== 'cone') return []
    const share = height / half / (part.height / part.radius)
    return share > 1.1 || share < 0.9
      ? [
          `the ${part.shape} of radius ${part.radius} and height ${part.height} is drawn ${share.toFixed(2)} times as high`,
        ]
      : []
  })
