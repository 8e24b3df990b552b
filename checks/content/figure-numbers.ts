import { areProportional, namesOf } from '../prove/identity'
import { binary, symbol, type Node } from '../prove/node'
import { readTex } from '../prove/read-tex'
import { tokensOf } from '../prove/tokens'
import { outOfScale } from './drawn-scale'
import { measuredOtherwise } from './solid-measures'
import { contactsOf, looseCircles, looseDots } from './drawn-contacts'
import { amountOf } from '../figures/amounts'
import { markupOf } from '../figures/markup'
import type { Figure, NumberLineFigure, PlaneFigure, SketchFigure, XY } from '@/lib/figures/figure'
import { length, subtract } from '@/lib/figures/vector'

/** A number or an equation that a figure tells, and draws otherwise. */
export interface ToldOtherwise {
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** Where the labels of a figure say another number, point, equation or angle than is drawn. */
export function toldOtherwise(figure: Figure): readonly ToldOtherwise[] {
  switch (figure.kind) {
    case 'plane':
      return [...pointsOf(figure), ...segmentsOf(figure), ...curvesOf(figure), ...looseDots(figure)]
    case 'number-line':
      return marksOf(figure)
    case 'solid':
      return measuredOtherwise(figure)
    case 'sketch':
      return [...sketchedOtherwise(figure), ...contactsOf(figure), ...strayLabels(figure), ...looseCircles(figure)]
    default:
      return []
  }
}

const numeral = String.raw`[−-]?\d+(?:\.\d+)?(?:\/\d+)?`
const pair = new RegExp(String.raw`^(?:[A-Z]\w?['′]?\s*)?\(\s*(${numeral})\s*,\s*(${numeral})\s*\)$`)
const single = new RegExp(`^${numeral}$`)

function numberOf(text: string): number {
  const [above = '', below = '1'] = text.replace('−', '-').split('/')
  return Number(above) / Number(below)
}

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 0.011 * Math.max(1, Math.abs(a), Math.abs(b))
const shown = ([x, y]: XY): string => `(${x}, ${y})`

const pointsOf = ({ points = [] }: PlaneFigure): readonly ToldOtherwise[] =>
  points.flatMap(({ at, label = '' }, index): readonly ToldOtherwise[] => {
    const path = ['points', index, 'label']
    const [, x, y] = pair.exec(label.trim()) ?? []
    if (x !== undefined && y !== undefined)
      return near(numberOf(x), at[0]) && near(numberOf(y), at[1])
        ? []
        : [{ path, message: `label: "${label}" is drawn at ${shown(at)}` }]
    return single.test(label.trim()) && !at.some((one) => near(one, numberOf(label.trim())))
      ? [{ path, message: `label: "${label}" is drawn at ${shown(at)}, which has no such coordinate` }]
      : []
  })

const segmentsOf = ({ segments = [] }: PlaneFigure): readonly ToldOtherwise[] =>
  segments.flatMap(({ from, to, label = '' }, index): readonly ToldOtherwise[] => {
    const drawn = length(subtract(to, from))
    return single.test(label.trim()) && !near(numberOf(label.trim()), drawn)
      ? [
          {
            path: ['segments', index, 'label'],
            message: `label: "${label}" is drawn ${Number(drawn.toFixed(2))} long`,
          },
        ]
      : []
  })

/** "y = x² − 4" is the curve [1, 0, -4]. */
const curvesOf = ({ curves = [] }: PlaneFigure): readonly ToldOtherwise[] =>
  curves.flatMap(({ polynomial, line, label = '' }, index): readonly ToldOtherwise[] => {
    const told = equationOf(label)
    const drawn = polynomial ? ofPolynomial(polynomial) : line ? ofLine(line) : null
    if (!told || !drawn || areProportional(told, drawn, ['x', 'y'])) return []
    const coefficients = (polynomial ?? line ?? []).join(', ')
    return [
      {
        path: ['curves', index, 'label'],
        message: `label: "${label}" is not what [${coefficients}] draws`,
      },
    ]
  })

/** Left less right of an equation in x and y; null for any other text. */
function equationOf(label: string): Node | null {
  const tex = label
    .replace(/[−–]/g, '-')
    .replace(/×/g, '\\times ')
    .replace(/²/g, '^2')
    .replace(/³/g, '^3')
    .replace(/\/(\d)/g, '/$1')
  const [left, right, ...more] = tex.split('=')
  if (left === undefined || right === undefined || more.length > 0) return null
  try {
    const node = binary('-', readTex(tokensOf(left)), readTex(tokensOf(right)))
    const names = namesOf(node)
    return names.length > 0 && names.every((name) => name === 'x' || name === 'y') ? node : null
  } catch {
    // words and names of functions are no equation
    return null
  }
}

const value = (number: number): Node => ({ kind: 'number', value: number, text: String(number) })
const [x, y] = [symbol('x'), symbol('y')]

const ofLine = ([a, b, c]: readonly [number, number, number]): Node =>
  binary('-', binary('+', binary('*', value(a), x), binary('*', value(b), y)), value(c))

const ofPolynomial = (coefficients: readonly number[]): Node =>
  binary(
    '-',
    y,
    coefficients.reduce<Node>((sum, one) => binary('+', binary('*', sum, x), value(one)), value(0)),
  )

const marksOf = ({ from, to, marks }: NumberLineFigure): readonly ToldOtherwise[] =>
  marks.flatMap(({ at, label }, index): readonly ToldOtherwise[] =>
    single.test(label.trim()) && Math.abs(numberOf(label.trim()) - at) > 0.01 * (to - from)
      ? [{ path: ['marks', index, 'label'], message: `label: "${label}" is drawn at ${at}` }]
      : [],
  )

/** Labels so far from all that is drawn that the rest is drawn small. */
function strayLabels({ points, circles = [], labels = [] }: SketchFigure): readonly ToldOtherwise[] {
  const round = circles.flatMap(({ centre, radius }): readonly XY[] => {
    const [x, y] = points[centre] ?? [0, 0]
    return [
      [x - radius, y - radius],
      [x + radius, y + radius],
    ]
  })
  const all = [...Object.values(points), ...round]
  const sides = ([0, 1] as const).map((axis) => all.map((point) => point[axis]))
  const extents = sides.map((own) => [Math.min(...own), Math.max(...own)] as const)
  const size = Math.max(...extents.map(([least, most]) => most - least))
  return labels.flatMap(({ at, text }, index): readonly ToldOtherwise[] =>
    extents.some(([least, most], axis) => {
      const place = at[axis] ?? 0
      return place < least - size || place > most + size
    })
      ? [
          {
            path: ['labels', index],
            message: `the label "${text}" at ${shown(at)} is far from the figure: move it near`,
          },
        ]
      : [],
  )
}

/** A sketch whose angles and lengths are drawn as they are told, or that says in print that they are not. */
function sketchedOtherwise(figure: SketchFigure): readonly ToldOtherwise[] {
  const found = [...anglesOf(figure), ...lengthsOf(figure)]
  return found.length > 0 && /not (?:drawn )?to scale/i.test(markupOf(figure).replace(/aria-label="[^"]*"/, ''))
    ? []
    : found
}

/** So many degrees an angle may be drawn off what it says. */
const slack = 3

/** The lengths that are told are drawn in one scale. */
function lengthsOf({ points, segments = [] }: SketchFigure): readonly ToldOtherwise[] {
  const all = segments.flatMap(({ from, to, label = '' }, index) => {
    const [told, a, b] = [amountOf(label), points[from], points[to]]
    const unit = /[a-z]*$/.exec(label.trim())?.[0]
    return told === null || !a || !b ? [] : [{ index, label, told, unit, drawn: length(subtract(b, a)) }]
  })
  return outOfScale(all).map(({ one, other, fitting }) => ({
    path: ['segments', one.index, 'label'],
    message: `label: "${one.label}" is drawn as long as ${fitting} would be beside "${other.label}": move a point, or say "Not to scale" in the caption`,
  }))
}

function anglesOf({ points, angles = [] }: SketchFigure): readonly ToldOtherwise[] {
  return angles.flatMap(({ at, from, to, label = '', right }, index): readonly ToldOtherwise[] => {
    const [, degrees] = /^(\d+(?:\.\d+)?)°$/.exec(label.trim()) ?? []
    const [corner, a, b] = [points[at], points[from], points[to]]
    const told = right ? 90 : degrees === undefined ? null : Number(degrees)
    if (!corner || !a || !b || told === null) return []
    const direction = (p: XY) => Math.atan2(p[1] - corner[1], p[0] - corner[0])
    const between = Math.abs(direction(a) - direction(b)) * (180 / Math.PI)
    const drawn = Math.min(between, 360 - between)
    return Math.abs(drawn - told) <= slack
      ? []
      : [
          {
            path: right ? ['angles', index] : ['angles', index, 'label'],
            message: `${right ? 'right: a right angle' : `label: "${label}"`} is drawn with ${Math.round(drawn)}°: move a point, or say "Not to scale" in the caption`,
          },
        ]
  })
}
