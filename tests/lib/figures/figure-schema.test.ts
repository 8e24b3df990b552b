import { figureErrors } from '@/lib/figures/figure-schema'
import type {
  Figure,
  HistogramFigure,
  NumberLineFigure,
  PlaneFigure,
  SketchFigure,
  SolidFigure,
  TableFigure,
} from '@/lib/figures/figure'
import { poseProblem, templates } from '@/lib/problems/all'
import { seedsOf } from '../../seeds'

const description = 'A figure.'

const plane: PlaneFigure = {
  kind: 'plane',
  description,
  caption: '$y = x$',
  x: [-4, 4],
  y: [-5, 5],
  xStep: 1,
  yStep: 2,
  curves: [{ polynomial: [1, 0, -4], label: 'y', tone: 2, dashed: true }, { line: [1, 2, 4] }],
  points: [{ at: [2, 0], label: '(2, 0)', tone: 3 }],
  segments: [{ from: [0, 0], to: [1, 1], label: 's', tone: 4, dashed: true }],
  regions: [
    [
      [0, 0],
      [1, 0],
      [0, 1],
    ],
  ],
  bare: true,
}

const sketch: SketchFigure = {
  kind: 'sketch',
  description,
  points: { O: [0, 0], A: [3, 0], B: [0, 3] },
  dots: ['O'],
  unnamed: ['B'],
  segments: [{ from: 'O', to: 'A', label: 'r', dashed: true, tone: 1, ticks: 2, arrows: 1, ray: true }],
  circles: [{ centre: 'O', radius: 3, tone: 1, dashed: true, filled: true }],
  arcs: [{ centre: 'O', radius: 3, from: 0, to: 90, shaded: 'sector', tone: 2, label: 'arc' }],
  angles: [{ at: 'O', from: 'A', to: 'B', label: '90°', right: true }],
  regions: [['O', 'A', 'B']],
  labels: [{ at: [1, 1], text: 'x' }],
}

const solid: SolidFigure = {
  kind: 'solid',
  description,
  parts: [
    { shape: 'hemisphere', radius: 3, domeDown: true, labels: { radius: '3 cm' } },
    { shape: 'cone', radius: 3, height: 4, pointDown: true, labels: { height: '4 cm', slant: '5 cm' } },
    { shape: 'cylinder', radius: 3, height: 4 },
    { shape: 'sphere', radius: 3 },
    { shape: 'cuboid', length: 3, breadth: 4, height: 5, labels: { length: '3 cm', breadth: '4 cm' } },
  ],
}

const table: TableFigure = {
  kind: 'table',
  description,
  head: ['Marks', '0-10'],
  rows: [['Students', '4']],
  rowHeadings: true,
}

const histogram: HistogramFigure = {
  kind: 'histogram',
  description,
  classes: [{ from: 0, to: 10, frequency: 4 }],
  xLabel: 'Marks',
  yLabel: 'Students',
  highlight: 0,
}

const numberLine: NumberLineFigure = {
  kind: 'number-line',
  description,
  from: 0,
  to: 5,
  marks: [{ at: 2, label: '2', tone: 1 }],
}

const figures: readonly Figure[] = [plane, sketch, solid, table, histogram, numberLine]

test.each(figures)('a $kind with every field passes', (figure) => {
  expect(figureErrors(figure)).toEqual([])
})

/** A copy in which the value at a path is another; undefined: it is left out. */
function changed(value: unknown, path: readonly string[], to: unknown): unknown {
  const [first, ...rest] = path
  if (first === undefined) return to
  if (Array.isArray(value)) return value.map((item, index) => (`${index}` === first ? changed(item, rest, to) : item))
  const entries = Object.entries(Object(value)).filter(
    ([name]) => name !== first || rest.length > 0 || to !== undefined,
  )
  const known = entries.some(([name]) => name === first)
  const made = entries.map(([name, item]) => [name, name === first ? changed(item, rest, to) : item] as const)
  return Object.fromEntries(known || to === undefined ? made : [...made, [first, to] as const])
}

const wrong: readonly (readonly [figure: Figure, path: string, value: unknown, word: string])[] = [
  [plane, 'kind', 'plain', 'kind is one of plane, sketch'],
  [plane, 'kind', undefined, 'kind is one of'],
  [plane, 'description', undefined, 'description is missing: write description="The parabola y = x² − 4 on a grid."'],
  [plane, 'description', '', 'write a text'],
  [plane, 'description', 'The curve $y = x$.', 'no TeX'],
  [plane, 'caption', 3, 'caption is a number: write caption="3"'],
  [plane, 'caption', ['y'], 'write a text'],
  [plane, 'x', undefined, 'x is missing: write two numbers [least, greatest]'],
  [plane, 'x', [-4], 'two numbers [least, greatest]'],
  [plane, 'x.0', NaN, 'not NaN or Infinity'],
  [plane, 'y.1', Infinity, 'not NaN or Infinity'],
  [plane, 'x', [1, 4], 'must hold 0'],
  [plane, 'y', [5, -5], 'must hold 0'],
  [plane, 'xStep', 0, 'above 0'],
  [plane, 'yStep', '1', 'yStep is a text: write yStep={1}, not yStep="1"'],
  [plane, 'yStep', true, 'write a number'],
  [plane, 'x.0', '-4', "the first of x is a text: write -4, not '-4'"],
  [plane, 'curves', {}, 'a list of curves'],
  [plane, 'curves.0.polynomial', [], 'one coefficient at least'],
  [plane, 'curves.0.polynomial', 'x^2', 'coefficients, highest power first'],
  [plane, 'curves.0.polynomial', undefined, 'one of the two'],
  [plane, 'curves.0.line', [1, 2, 3], 'one of the two'],
  [plane, 'curves.1.line', [2, 3], 'the line ax + by = c is [a, b, c]: write three numbers'],
  [plane, 'curves.1.line', [0, 0, 3], 'no line'],
  [plane, 'curves.0.tone', 5, 'tone is 1, 2, 3 or 4'],
  [plane, 'curves.0.dashed', 'yes', 'write true'],
  [plane, 'curves.0.label', 1, "the first of curves: label is a number: write label: '1'"],
  [plane, 'curves.0.label', '$y$', 'is printed as it stands'],
  [plane, 'points.0.label', '\\frac12', 'is printed as it stands'],
  [plane, 'curves.0.colour', 'red', 'colour is unknown: use polynomial, line'],
  [plane, 'points.0.at', 2, 'two numbers [x, y]'],
  [plane, 'points.0.at', [9, 0], 'outside the ranges x and y'],
  [plane, 'points.0.at.1', NaN, 'not NaN or Infinity'],
  [plane, 'points.0.at', undefined, 'two numbers [x, y]'],
  [plane, 'segments.0.from', [1], 'two numbers [x, y]'],
  [plane, 'segments.0.to', undefined, 'two numbers [x, y]'],
  [plane, 'regions.0', [1, 2], 'two numbers [x, y]'],
  [plane, 'bare', 1, 'write true'],
  [plane, 'colour', 1, 'colour is unknown: use'],
  [sketch, 'points', undefined, 'by their names'],
  [sketch, 'points', {}, 'one point at least'],
  [sketch, 'points.A', [3], 'two numbers [x, y]'],
  [sketch, 'points.A', [3, Infinity], 'not NaN or Infinity'],
  [sketch, 'dots.0', 'P', 'there is no point "P" among O, A, B'],
  [sketch, 'dots', 'O', 'a list of names of points'],
  [sketch, 'unnamed.0', 'Q', 'there is no point "Q"'],
  [sketch, 'segments.0.to', 'C', 'there is no point "C"'],
  [sketch, 'segments.0.to', 'O', 'two different points'],
  [sketch, 'segments.0.from', undefined, "from is missing: write from: 'A'"],
  [sketch, 'segments.0.ticks', 4, 'ticks is 1, 2 or 3'],
  [sketch, 'segments.0.arrows', 3, 'arrows is 1 or 2'],
  [sketch, 'segments.0.ray', 'B', 'write true'],
  [sketch, 'circles.0.centre', 'M', 'there is no point "M"'],
  [sketch, 'circles.0.radius', -3, 'above 0'],
  [sketch, 'circles.0.radius', undefined, 'the first of circles: radius is missing: write radius: 1'],
  [sketch, 'circles.0.filled', 1, 'write true'],
  [sketch, 'arcs.0.centre', 'M', 'there is no point "M"'],
  [sketch, 'arcs.0.from', undefined, 'from is missing: write from: 0'],
  [sketch, 'arcs.0.to', NaN, 'not NaN or Infinity'],
  [sketch, 'arcs.0.shaded', 'ring', "'sector' or 'segment'"],
  [sketch, 'angles.0.at', 'M', 'there is no point "M"'],
  [sketch, 'angles.0.to', undefined, "to is missing: write to: 'A'"],
  [sketch, 'angles.0.right', 90, 'write true'],
  [sketch, 'regions.0', ['O', 'A'], 'three corners at least'],
  [sketch, 'regions.0.2', 'M', 'there is no point "M"'],
  [sketch, 'labels.0.text', undefined, 'text is missing'],
  [sketch, 'labels.0.at', 1, 'two numbers [x, y]'],
  [solid, 'parts', undefined, 'a list of solids'],
  [solid, 'parts', [], 'one solid at least'],
  [solid, 'parts.0.shape', 'bowl', 'shape is one of cylinder, cone'],
  [solid, 'parts.0.radius', 0, 'above 0'],
  [solid, 'parts.1.height', undefined, 'the second of parts: height is missing: write height: 1'],
  [solid, 'parts.1.height', NaN, 'not NaN or Infinity'],
  [solid, 'parts.3.height', 3, 'height is unknown: use shape, radius, labels'],
  [solid, 'parts.4.breadth', -1, 'above 0'],
  [solid, 'parts.1.labels.slant', 5, "the second of parts: labels: slant is a number: write slant: '5'"],
  [solid, 'parts.1.labels', 'l', 'write an object'],
  [solid, 'parts.0.domeDown', 'yes', 'write true'],
  [table, 'head', undefined, 'a list of headings'],
  [table, 'head', [], 'headings of the columns'],
  [table, 'rows', [], 'one row at least'],
  [table, 'rows.0', ['Students'], 'it has 1 cells, the head has 2'],
  [table, 'rows.0.1', 4, "the first of rows: the second is a number: write '4'"],
  [table, 'rowHeadings', 'yes', 'write true'],
  [histogram, 'classes', [], 'one class at least'],
  [histogram, 'classes.0.to', 0, 'the smaller number first'],
  [histogram, 'classes.0.frequency', -1, '0 or more'],
  [histogram, 'classes.0.frequency', undefined, 'frequency is missing: write frequency: 0'],
  [histogram, 'xLabel', undefined, 'xLabel is missing: write xLabel="Marks"'],
  [histogram, 'yLabel', undefined, 'yLabel is missing: write yLabel="Students"'],
  [histogram, 'yLabel', 3, 'yLabel is a number: write yLabel="3"'],
  [histogram, 'highlight', 1, 'there is no class 1'],
  [histogram, 'highlight', 0.5, 'counted from 0'],
  [numberLine, 'from', 5, 'the smaller number first'],
  [numberLine, 'to', Infinity, 'not NaN or Infinity'],
  [numberLine, 'from', undefined, 'from is missing: write from={0}'],
  [numberLine, 'from', '0', 'from is a text: write from={0}, not from="0"'],
  [numberLine, 'to', 'five', 'to is a text: write to={0}, not to="five"'],
  [numberLine, 'marks', undefined, 'marks is missing: write a list of marks'],
  [numberLine, 'marks.0.at', 7, 'outside the line from 0 to 5'],
  [numberLine, 'marks.0.label', undefined, "the first of marks: label is missing: write label: '2'"],
]

describe('a wrong field is named, with what to write', () => {
  test.each(
    wrong.map(([figure, path, value, word]) => [figure.kind, path, String(value), { figure, value, word }] as const),
  )('%s, %s is %s', (_, path, __, { figure, value, word }) => {
    const errors = figureErrors(changed(figure, path.split('.'), value))
    expect(errors.join('\n')).toContain(word)
    const [field = ''] = path.split('.')
    expect(errors.join('\n')).toContain(field)
  })
})

test.each([null, undefined, 3, 'plane', []])('%p is no figure', (value) => {
  expect(figureErrors(value)).not.toEqual([])
})

const figureSeeds = seedsOf('figure', { few: 4, many: 40 })

test('every figure that a template poses passes', () => {
  const found = templates.flatMap((template) =>
    figureSeeds
      .map((seed) => poseProblem(template, seed))
      .flatMap(({ id, figure, solutionFigure }) =>
        [figure, solutionFigure].flatMap((each) => (each ? figureErrors(each).map((error) => `${id}: ${error}`) : [])),
      ),
  )
  expect(found).toEqual([])
})
