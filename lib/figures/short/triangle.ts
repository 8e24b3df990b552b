import * as z from 'zod'
import { described, fields, label, list, name, number } from '../schema/fields'
import { wanted } from '../schema/wanted'
import type { SketchFigure, XY } from '../figure'
import type { Wrong } from '../wrong'

/** A triangle, and if wanted a line parallel to its base: the short form of a sketch. */
export interface TriangleFigure {
  readonly kind: 'triangle'
  /** The corners: the top, then the base from left to right; "ABC" unless given. */
  readonly names?: string
  /** How long the sides are, all three by their names: { AB: 5, BC: 6, CA: 7 }. Left out: any triangle. */
  readonly sides?: Readonly<Record<string, number>>
  /** The corner with the right angle. */
  readonly right?: string
  /** "DE": D on the left side, E on the right one, DE parallel to the base. */
  readonly parallel?: string
  /** In which ratio D and E divide the sides, from the top; [2, 3] unless given. */
  readonly ratio?: readonly number[]
  /** What stands at a piece: { AD: '2 cm', BC: '10 cm' }. */
  readonly labels?: Readonly<Record<string, string>>
  readonly description?: string
  readonly caption?: string
}

export const triangle = fields<TriangleFigure>()({
  kind: z.literal('triangle'),
  names: z
    .string({ error: 'is a text: write names="ABC"' })
    .regex(/^[A-Z]{3}$/, 'three capital letters: write names="ABC"')
    .exactOptional(),
  sides: z
    .record(z.string(), number.positive('write a number above 0'), {
      error: wanted('write the three sides: { AB: 5, BC: 6, CA: 7 }'),
    })
    .readonly()
    .exactOptional(),
  right: name.exactOptional(),
  parallel: z
    .string({ error: 'is a text: write parallel="DE"' })
    .regex(/^[A-Z]{2}$/, 'two capital letters: write parallel="DE"')
    .exactOptional(),
  ratio: list(number.positive('write a number above 0'), 'two numbers, ratio={[2, 3]}')
    .refine(({ length }) => length === 2, { error: 'write two numbers: ratio={[2, 3]}' })
    .exactOptional(),
  labels: z
    .record(z.string(), label, { error: wanted("write what stands at each piece: { AD: '2 cm' }") })
    .readonly()
    .exactOptional(),
  description: described('A triangle ABC with DE parallel to BC.').description.exactOptional(),
  caption: described('A triangle ABC with DE parallel to BC.').caption,
})

const sorted = (piece: string): string => [...piece].sort().join('')

/** The pieces that may have a label: where a side is divided, its parts. */
function piecesOf({ names = 'ABC', parallel }: TriangleFigure): readonly (readonly [string, string])[] {
  const [a = '', b = '', c = ''] = names
  const [d, e] = parallel ?? ''
  return d !== undefined && e !== undefined
    ? [
        [a, d],
        [d, b],
        [a, e],
        [e, c],
        [d, e],
        [b, c],
      ]
    : [
        [a, b],
        [a, c],
        [b, c],
      ]
}

/** What a triangle of the right shape says that cannot be drawn. */
export function triangleSense(figure: TriangleFigure): readonly Wrong[] {
  const { names = 'ABC', sides, right, parallel = '', ratio, labels = {} } = figure
  const letters = [...names, ...parallel]
  const pieces = piecesOf(figure).map(([from, to]) => from + to)
  const lengths = sides && lengthsOf(names, sides)
  return [
    ...(new Set(letters).size < letters.length
      ? [
          {
            path: [parallel === '' ? 'names' : 'parallel'],
            message: `a letter stands twice among ${letters.join(', ')}`,
          },
        ]
      : []),
    ...(right !== undefined && !names.includes(right)
      ? [{ path: ['right'], message: `there is no corner "${right}" among ${[...names].join(', ')}` }]
      : []),
    ...(ratio && parallel === ''
      ? [{ path: ['ratio'], message: 'it divides the sides by a parallel: write parallel="DE"' }]
      : []),
    ...Object.keys(labels).flatMap((key) =>
      pieces.some((piece) => sorted(piece) === sorted(key))
        ? []
        : [{ path: ['labels', key], message: `there is no piece "${key}": a label may stand at ${pieces.join(', ')}` }],
    ),
    ...(sides && !lengths
      ? [{ path: ['sides'], message: `write the three sides ${sidesOf(names).join(', ')}, each with its length` }]
      : []),
    ...(lengths && !isTriangle(lengths)
      ? [
          {
            path: ['sides'],
            message: `no triangle has the sides ${lengths.join(', ')}: two together are longer than the third`,
          },
        ]
      : []),
    ...(lengths &&
    right !== undefined &&
    names.includes(right) &&
    isTriangle(lengths) &&
    !isRightAt(names.indexOf(right), lengths)
      ? [{ path: ['right'], message: `with the sides ${lengths.join(', ')} the angle at ${right} is no right angle` }]
      : []),
  ]
}

type Lengths = readonly [ab: number, bc: number, ca: number]

const sidesOf = (names: string): readonly string[] => {
  const [a = '', b = '', c = ''] = names
  return [a + b, b + c, c + a]
}

function lengthsOf(names: string, sides: Readonly<Record<string, number>>): Lengths | undefined {
  const entries = Object.entries(sides)
  const [ab, bc, ca] = sidesOf(names).map((side) => entries.find(([key]) => sorted(key) === sorted(side))?.[1])
  return ab !== undefined && bc !== undefined && ca !== undefined && entries.length === 3 ? [ab, bc, ca] : undefined
}

const isTriangle = ([ab, bc, ca]: Lengths): boolean => ab < bc + ca && bc < ab + ca && ca < ab + bc

/** Whether the angle at the first, second or third corner is a right one. */
function isRightAt(corner: number, [ab, bc, ca]: Lengths): boolean {
  const [facing, one, other] = corner === 0 ? [bc, ab, ca] : corner === 1 ? [ca, ab, bc] : [ab, bc, ca]
  return Math.abs(facing ** 2 - one ** 2 - other ** 2) < 1e-6 * facing ** 2
}

/** The top, with the base from (0, 0) to the right. */
function corners({ names = 'ABC', sides, right }: TriangleFigure): readonly [XY, XY, XY] {
  const lengths = sides && lengthsOf(names, sides)
  if (lengths) {
    const [ab, bc, ca] = lengths
    const x = (ab ** 2 + bc ** 2 - ca ** 2) / (2 * bc)
    return [
      [x, Math.sqrt(Math.max(0, ab ** 2 - x ** 2))],
      [0, 0],
      [bc, 0],
    ]
  }
  const at = right === undefined ? -1 : names.indexOf(right)
  const top: XY = at === 0 ? [3.2, Math.sqrt(3.2 * 4.8)] : at === 1 ? [0, 5] : at === 2 ? [8, 5] : [3, 6]
  return [top, [0, 0], [8, 0]]
}

/** The triangle as a sketch. */
export function triangleSketch(figure: TriangleFigure): SketchFigure {
  const { names = 'ABC', right, parallel, ratio = [2, 3], labels = {}, caption } = figure
  const [a = '', b = '', c = ''] = names
  const [top, left, base] = corners(figure)
  const [d, e] = parallel ?? ''
  const [first = 1, second = 1] = ratio
  const share = first / (first + second)
  const along = ([x, y]: XY, [toX, toY]: XY): XY => [rounded(x + share * (toX - x)), rounded(y + share * (toY - y))]
  const labelOf = (piece: string) => Object.entries(labels).find(([key]) => sorted(key) === sorted(piece))?.[1]
  const isParallel = (piece: string) => parallel !== undefined && (piece === parallel || piece === b + c)
  return {
    kind: 'sketch',
    points: {
      [a]: [rounded(top[0]), rounded(top[1])],
      [b]: left,
      [c]: base,
      ...(d !== undefined && e !== undefined && { [d]: along(top, left), [e]: along(top, base) }),
    },
    segments: piecesOf(figure).map(([from, to]) => {
      const text = labelOf(from + to)
      return {
        from,
        to,
        ...(text !== undefined && { label: text }),
        ...(isParallel(from + to) && { arrows: 1 as const }),
      }
    }),
    ...(right !== undefined && {
      angles: [
        {
          at: right,
          from: [...names].find((one) => one !== right) ?? a,
          to: [...names].findLast((one) => one !== right) ?? c,
          right: true,
        },
      ],
    }),
    description: figure.description ?? inWords(figure),
    ...(caption !== undefined && { caption }),
  }
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000

function inWords({ names = 'ABC', right, parallel, labels = {} }: TriangleFigure): string {
  const [a = '', b = '', c = ''] = names
  const [d, e] = parallel ?? ''
  const told = Object.entries(labels).map(([piece, text]) => `${piece} = ${text}`)
  return [
    `A triangle ${names}${right === undefined ? '' : ` with the right angle at ${right}`}.`,
    ...(d !== undefined && e !== undefined
      ? [`${parallel ?? ''} is parallel to ${b}${c}, with ${d} on ${a}${b} and ${e} on ${a}${c}.`]
      : []),
    ...(told.length > 0 ? [`${told.join(', ')}.`] : []),
  ].join(' ')
}
