import type {
  Figure,
  HistogramFigure,
  NumberLineFigure,
  PlaneFigure,
  SketchFigure,
  SolidFigure,
  TableFigure,
  XY,
} from './figure'
import type { Wrong } from './wrong'

/** What a figure of the right shape says that cannot be drawn, by field. */
export function figureSense(figure: Figure): readonly Wrong[] {
  switch (figure.kind) {
    case 'plane':
      return planeSense(figure)
    case 'sketch':
      return sketchSense(figure)
    case 'solid':
      return solidSense(figure)
    case 'table':
      return tableSense(figure)
    case 'histogram':
      return histogramSense(figure)
    case 'number-line':
      return numberLineSense(figure)
    default:
      return figure satisfies never
  }
}

const when = (wrong: boolean, path: Wrong['path'], message: string): readonly Wrong[] =>
  wrong ? [{ path, message }] : []

function planeSense({ x, y, curves = [], points = [] }: PlaneFigure): readonly Wrong[] {
  const inside = ([px, py]: XY) => x[0] <= px && px <= x[1] && y[0] <= py && py <= y[1]
  return [
    ...[x, y].flatMap(([least, greatest], axis) =>
      when(
        !(least <= 0 && greatest >= 0 && least < greatest),
        [axis === 0 ? 'x' : 'y'],
        `the range ${least} to ${greatest} must hold 0, the least number first`,
      ),
    ),
    ...curves.flatMap(({ polynomial, line }, index) => [
      ...when(
        (polynomial === undefined) === (line === undefined),
        ['curves', index],
        'write polynomial: [...] or line: [a, b, c], one of the two',
      ),
      ...when(
        line !== undefined && line[0] === 0 && line[1] === 0,
        ['curves', index, 'line'],
        'a and b are both 0, so ax + by = c is no line',
      ),
    ]),
    ...points.flatMap(({ at }, index) =>
      when(!inside(at), ['points', index, 'at'], `(${at.join(', ')}) lies outside the ranges x and y: make them wider`),
    ),
  ]
}

function sketchSense(figure: SketchFigure): readonly Wrong[] {
  const { points, dots = [], unnamed = [], segments = [], circles = [], arcs = [], angles = [], regions = [] } = figure
  const known = Object.keys(points)
  const named: readonly (readonly [path: Wrong['path'], name: string])[] = [
    ...dots.map((name, index) => [['dots', index], name] as const),
    ...unnamed.map((name, index) => [['unnamed', index], name] as const),
    ...segments.flatMap(({ from, to }, index) => [
      [['segments', index, 'from'], from] as const,
      [['segments', index, 'to'], to] as const,
    ]),
    ...circles.map(({ centre }, index) => [['circles', index, 'centre'], centre] as const),
    ...arcs.map(({ centre }, index) => [['arcs', index, 'centre'], centre] as const),
    ...angles.flatMap(({ at, from, to }, index) => [
      [['angles', index, 'at'], at] as const,
      [['angles', index, 'from'], from] as const,
      [['angles', index, 'to'], to] as const,
    ]),
    ...regions.flatMap((names, index) => names.map((name, corner) => [['regions', index, corner], name] as const)),
  ]
  return [
    ...when(known.length === 0, ['points'], 'write one point at least: { O: [0, 0] }'),
    ...named.flatMap(([path, name]) =>
      when(!known.includes(name), path, `there is no point "${name}" among ${known.join(', ')}`),
    ),
    ...segments.flatMap(({ from, to }, index) =>
      when(from === to, ['segments', index], 'a segment joins two different points'),
    ),
    ...regions.flatMap((names, index) =>
      when(names.length < 3, ['regions', index], 'an area has three corners at least'),
    ),
  ]
}

const solidSense = ({ parts }: SolidFigure): readonly Wrong[] =>
  when(parts.length === 0, ['parts'], "write one solid at least: { shape: 'sphere', radius: 3 }")

const tableSense = (table: TableFigure): readonly Wrong[] => {
  const [first, second] = table.rows
  const isHead =
    second &&
    first &&
    table.head.length > 0 &&
    table.rows.every(({ length }) => length === first.length && length !== table.head.length)
  return isHead
    ? [
        {
          path: ['head'],
          message: `it has ${table.head.length} cells, and every row has ${first.length}: write as many`,
        },
      ]
    : rowSense(table)
}

const rowSense = ({ head, rows }: TableFigure): readonly Wrong[] => [
  ...when(head.length === 0, ['head'], 'write the headings of the columns'),
  ...when(rows.length === 0, ['rows'], 'write one row at least'),
  ...rows.flatMap((cells, index) =>
    when(
      head.length > 0 && cells.length !== head.length,
      ['rows', index],
      `it has ${cells.length} cells, the head has ${head.length}: write as many`,
    ),
  ),
]

const histogramSense = ({ classes, highlight }: HistogramFigure): readonly Wrong[] => [
  ...when(classes.length === 0, ['classes'], 'write one class at least'),
  ...classes.flatMap(({ from, to }, index) =>
    when(from >= to, ['classes', index], `it runs from ${from} to ${to}: write the smaller number first`),
  ),
  ...classes
    .slice(1)
    .flatMap(({ from, to }, index) =>
      when(
        from < to && Math.abs(from - (classes[index]?.to ?? from)) > 1e-9,
        ['classes', index + 1],
        `it begins at ${from}, and the one before ends at ${classes[index]?.to ?? ''}: the classes of a histogram touch`,
      ),
    ),
  ...when(
    highlight !== undefined && !(highlight >= 0 && highlight < classes.length),
    ['highlight'],
    `there is no class ${highlight ?? ''}: count from 0 to ${classes.length - 1}`,
  ),
]

const numberLineSense = ({ from, to, marks }: NumberLineFigure): readonly Wrong[] => [
  ...when(from >= to, ['from'], `the line runs from ${from} to ${to}: write the smaller number first`),
  ...marks.flatMap(({ at }, index) =>
    when(at < from || at > to, ['marks', index, 'at'], `${at} lies outside the line from ${from} to ${to}`),
  ),
]
