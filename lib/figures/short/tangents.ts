import * as z from 'zod'
import { described, fields, flag, label, length, number } from '../schema/fields'
import { wanted } from '../schema/wanted'
import type { SketchFigure } from '../figure'
import type { Wrong } from '../wrong'

/** A circle with one or two tangents from a point outside: the short form of a sketch. */
export interface TangentsFigure {
  readonly kind: 'tangents'
  /** "O" unless given. */
  readonly centre?: string
  /** The point outside; "P" unless given. */
  readonly from?: string
  /** The points of contact, "AB" unless given; one letter for a single tangent. */
  readonly at?: string
  readonly radius: number
  /** Of the point from the centre; or instead the angle between the tangents, in degrees. */
  readonly distance?: number
  readonly angle?: number
  /** What stands at a piece: { OA: '5 cm', PA: '12 cm' }. */
  readonly labels?: Readonly<Record<string, string>>
  /** With the chord between the points of contact. */
  readonly chord?: boolean
  readonly description?: string
  readonly caption?: string
}

const letter = (field: string, example: string) =>
  z
    .string({ error: `is a text: write ${field}="${example}"` })
    .regex(/^[A-Z]$/, `one capital letter: write ${field}="${example}"`)

export const tangents = fields<TangentsFigure>()({
  kind: z.literal('tangents'),
  centre: letter('centre', 'O').exactOptional(),
  from: letter('from', 'P').exactOptional(),
  at: z
    .string({ error: 'is a text: write at="AB"' })
    .regex(/^[A-Z]{1,2}$/, 'one or two capital letters: write at="AB"')
    .exactOptional(),
  radius: length,
  distance: length.exactOptional(),
  angle: number.exactOptional(),
  labels: z
    .record(z.string(), label, { error: wanted("write what stands at each piece: { OA: '5 cm' }") })
    .readonly()
    .exactOptional(),
  chord: flag.exactOptional(),
  description: described('Two tangents from P to a circle with centre O.').description.exactOptional(),
  caption: described('Two tangents from P to a circle with centre O.').caption,
})

const sorted = (piece: string): string => [...piece].sort().join('')

function piecesOf({
  centre = 'O',
  from = 'P',
  at = 'AB',
  chord = false,
}: TangentsFigure): readonly (readonly [string, string])[] {
  const [a = '', b] = at
  const both = b === undefined ? [a] : [a, b]
  return [
    ...both.map((one) => [centre, one] as const),
    ...both.map((one) => [from, one] as const),
    [centre, from],
    ...(chord && b !== undefined ? [[a, b] as const] : []),
  ]
}

/** What tangents of the right shape say that cannot be drawn. */
export function tangentsSense(figure: TangentsFigure): readonly Wrong[] {
  const { centre = 'O', from = 'P', at = 'AB', radius, distance, angle, labels = {}, chord } = figure
  const letters = [centre, from, ...at]
  const pieces = piecesOf(figure).map(([one, other]) => one + other)
  return [
    ...(new Set(letters).size < letters.length
      ? [{ path: ['at'], message: `a letter stands twice among ${letters.join(', ')}` }]
      : []),
    ...((distance === undefined) === (angle === undefined)
      ? [{ path: ['distance'], message: 'write distance={13} or angle={60}, one of the two' }]
      : []),
    ...(distance !== undefined && distance <= radius
      ? [{ path: ['distance'], message: `the point is outside the circle: write more than the radius, ${radius}` }]
      : []),
    ...(angle !== undefined && !(angle > 0 && angle < 180)
      ? [{ path: ['angle'], message: 'the angle between two tangents is between 0 and 180 degrees' }]
      : []),
    ...(chord === true && at.length === 1
      ? [{ path: ['chord'], message: 'a chord joins two points of contact: write at="AB"' }]
      : []),
    ...Object.keys(labels).flatMap((key) =>
      pieces.some((piece) => sorted(piece) === sorted(key))
        ? []
        : [{ path: ['labels', key], message: `there is no piece "${key}": a label may stand at ${pieces.join(', ')}` }],
    ),
  ]
}

/** The tangents as a sketch. */
export function tangentsSketch(figure: TangentsFigure): SketchFigure {
  const { centre = 'O', from = 'P', at = 'AB', radius, angle, labels = {}, caption } = figure
  const distance = figure.distance ?? radius / Math.sin(((angle ?? 60) * Math.PI) / 360)
  const [a = '', b] = at
  // the angle at the centre between the line to the point outside and a radius
  const turn = Math.acos(radius / distance)
  const [x, y] = [rounded(radius * Math.cos(turn)), rounded(radius * Math.sin(turn))]
  const labelOf = (piece: string) => Object.entries(labels).find(([key]) => sorted(key) === sorted(piece))?.[1]
  const both = b === undefined ? [a] : [a, b]
  return {
    kind: 'sketch',
    points: {
      [centre]: [0, 0],
      [from]: [rounded(distance), 0],
      [a]: [x, y],
      ...(b !== undefined && { [b]: [x, -y] }),
    },
    dots: [centre, from],
    circles: [{ centre, radius }],
    segments: piecesOf(figure).map(([one, other]) => {
      const text = labelOf(one + other)
      return {
        from: one,
        to: other,
        ...(text !== undefined && { label: text }),
        ...(one === from && { tone: 2 as const }),
      }
    }),
    angles: [
      ...both.map((one) => ({ at: one, from: centre, to: from, right: true })),
      ...(angle !== undefined && b !== undefined ? [{ at: from, from: a, to: b, label: `${angle}°` }] : []),
    ],
    description: figure.description ?? inWords(figure),
    ...(caption !== undefined && { caption }),
  }
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000

function inWords({ centre = 'O', from = 'P', at = 'AB', angle, labels = {}, chord }: TangentsFigure): string {
  const [a = '', b] = at
  const told = Object.entries(labels).map(([piece, text]) => `${piece} = ${text}`)
  return [
    b === undefined
      ? `A circle with centre ${centre} and the tangent ${from}${a} from the point ${from} outside; the radius ${centre}${a} meets it at a right angle.`
      : `A circle with centre ${centre} and the two tangents ${from}${a} and ${from}${b} from the point ${from} outside; the radii ${centre}${a} and ${centre}${b} meet them at right angles.`,
    ...(angle !== undefined && b !== undefined ? [`The angle ${a}${from}${b} is ${angle}°.`] : []),
    ...(chord === true ? [`The chord ${at} is drawn.`] : []),
    ...(told.length > 0 ? [`${told.join(', ')}.`] : []),
  ].join(' ')
}
