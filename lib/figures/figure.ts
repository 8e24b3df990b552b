/** Figures as data: templates and lessons describe them, components draw them. Every one carries its description in words. */
export type Figure = PlaneFigure | SketchFigure | SolidFigure | TableFigure | HistogramFigure | NumberLineFigure

interface Described {
  /** The whole figure in words, for those who do not see it: one to three sentences, no TeX. */
  readonly description: string
  /** A line printed under the figure; $TeX$ allowed. */
  readonly caption?: string
}

export type XY = readonly [x: number, y: number]

/** Axes with a grid, and curves, points and segments on them. */
export interface PlaneFigure extends Described {
  readonly kind: 'plane'
  /** Least and greatest number on each axis; each range must hold 0. */
  readonly x: XY
  readonly y: XY
  /** Distance between numbered grid lines; 1 unless given. */
  readonly xStep?: number
  readonly yStep?: number
  readonly curves?: readonly PlaneCurve[]
  readonly points?: readonly PlanePoint[]
  readonly segments?: readonly PlaneSegment[]
  /** Shaded areas, corner by corner. */
  readonly regions?: readonly (readonly XY[])[]
  /** Leave grid and numbers out: for a sketch that asks about shape alone. */
  readonly bare?: boolean
}

export interface PlaneCurve {
  /** Coefficients of y = p(x), highest power first: a line is [m, c], a parabola [a, b, c], a cubic has four. */
  readonly polynomial?: readonly number[]
  /** Instead: the line ax + by = c as [a, b, c] (vertical lines too). */
  readonly line?: readonly [a: number, b: number, c: number]
  /** Plain text beside the curve, e.g. "x + 2y = 4". */
  readonly label?: string
  /** Which of the figure's colours, 1 to 4; 1 unless given. */
  readonly tone?: Tone
  readonly dashed?: boolean
}

export interface PlanePoint {
  readonly at: XY
  /** Plain text, e.g. "A(2, 3)". */
  readonly label?: string
  readonly tone?: Tone
}

export interface PlaneSegment {
  readonly from: XY
  readonly to: XY
  readonly label?: string
  readonly tone?: Tone
  readonly dashed?: boolean
}

export type Tone = 1 | 2 | 3 | 4

/**
 * Points, lines, circles and angles without axes, as in geometry. Coordinates are in any unit, y upwards; the drawing is scaled to
 * fit. Names of points are letters.
 */
export interface SketchFigure extends Described {
  readonly kind: 'sketch'
  readonly points: Readonly<Record<string, XY>>
  /** Points drawn as dots; the others are only named. */
  readonly dots?: readonly string[]
  /** Points that help the drawing and are not named in it. */
  readonly unnamed?: readonly string[]
  readonly segments?: readonly SketchSegment[]
  readonly circles?: readonly SketchCircle[]
  readonly arcs?: readonly SketchArc[]
  readonly angles?: readonly SketchAngle[]
  /** Corners of shaded polygons, by name. */
  readonly regions?: readonly (readonly string[])[]
  /** Free text placed by its centre. */
  readonly labels?: readonly { readonly at: XY; readonly text: string }[]
}

export interface SketchSegment {
  readonly from: string
  readonly to: string
  /** Plain text at the middle, e.g. "6 cm". */
  readonly label?: string
  readonly dashed?: boolean
  readonly tone?: Tone
  /** Marks of equal length (strokes) or of parallel lines (arrows). */
  readonly ticks?: 1 | 2 | 3
  readonly arrows?: 1 | 2
  /** An arrowhead at `to`: a ray. */
  readonly ray?: boolean
}

export interface SketchCircle {
  readonly centre: string
  readonly radius: number
  readonly tone?: Tone
  readonly dashed?: boolean
  readonly filled?: boolean
  /** The radius of a circle about the same centre that the filling leaves out: a ring is filled. */
  readonly hole?: number
}

/** Part of a circle, anticlockwise from one angle to the other, in degrees from the positive x direction. */
export interface SketchArc {
  readonly centre: string
  readonly radius: number
  readonly from: number
  readonly to: number
  /** 'sector' shades to the centre, 'segment' shades to the chord (the major segment where the arc is the major one); left out: the arc alone. */
  readonly shaded?: 'sector' | 'segment'
  readonly tone?: Tone
  readonly label?: string
}

export interface SketchAngle {
  /** The angle at `at` from the arm towards `from` to the arm towards `to`; drawn the short way round. */
  readonly at: string
  readonly from: string
  readonly to: string
  readonly label?: string
  /** A little square instead of an arc. */
  readonly right?: boolean
}

/** One solid, or several put together from the bottom up, in outline with hidden edges dashed. Lengths are labels in plain text. */
export interface SolidFigure extends Described {
  readonly kind: 'solid'
  readonly parts: readonly SolidPart[]
  /** Measures of the whole: its height, at the side, and its width, below. */
  readonly whole?: SolidWhole
}

export interface SolidWhole {
  readonly height?: string
  readonly width?: string
}

export type SolidPart =
  | {
      readonly shape: 'cylinder'
      readonly radius: number
      readonly height: number
      readonly labels?: SolidLabels
      readonly cavities?: readonly SolidCavity[]
    }
  | {
      readonly shape: 'cone'
      readonly radius: number
      readonly height: number
      readonly labels?: SolidLabels
      readonly pointDown?: boolean
    }
  | {
      readonly shape: 'hemisphere'
      readonly radius: number
      readonly labels?: SolidLabels
      readonly domeDown?: boolean
    }
  | { readonly shape: 'sphere'; readonly radius: number; readonly labels?: SolidLabels }
  | {
      readonly shape: 'cuboid'
      readonly length: number
      readonly breadth: number
      readonly height: number
      readonly labels?: SolidLabels
      readonly cavities?: readonly SolidCavity[]
    }

/** A hollow in the middle of a flat end, dashed: a cone with its tip inside, or half a ball. */
export interface SolidCavity {
  readonly shape: 'cone' | 'hemisphere'
  readonly end: 'top' | 'bottom'
  readonly radius: number
  /** Of a cone; half a ball is as deep as its radius. */
  readonly depth?: number
}

export interface SolidLabels {
  readonly radius?: string
  readonly height?: string
  readonly slant?: string
  readonly length?: string
  readonly breadth?: string
}

/** A real table. Cells may hold $TeX$. */
export interface TableFigure extends Described {
  readonly kind: 'table'
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** The first cell of each row is a heading: for a table that runs across. */
  readonly rowHeadings?: boolean
}

/** Bars of a grouped frequency table. */
export interface HistogramFigure extends Described {
  readonly kind: 'histogram'
  readonly classes: readonly { readonly from: number; readonly to: number; readonly frequency: number }[]
  readonly xLabel: string
  readonly yLabel: string
  /** Index of the class to set off, e.g. the modal class. */
  readonly highlight?: number
}

/** Marked numbers on a line. */
export interface NumberLineFigure extends Described {
  readonly kind: 'number-line'
  readonly from: number
  readonly to: number
  readonly marks: readonly { readonly at: number; readonly label: string; readonly tone?: Tone }[]
}
