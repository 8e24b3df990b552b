/** The lengths that a question tells of its one solid or figure. */
export interface Measured {
  readonly radius?: number | undefined
  readonly height?: number | undefined
  readonly slant?: number | undefined
  readonly edge?: number | undefined
  readonly length?: number | undefined
  readonly breadth?: number | undefined
}

const number = String.raw`(\d+(?:\.\d+)?)(?:/(\d+))?`
const is = String.raw`(?: of (?:the|its|each|this) [a-z]+)?(?: is| are| =|:| of| being)? `

/** What stands behind a name, or before an adjective; undefined where two such are told. */
function told(text: string, name: string, adjective?: string): number | undefined {
  const forms = [
    `(?<!(?:same|equal|inner|outer|new) )\\b(?:${name})${is}${number}(?![\\d.])`,
    ...(adjective === undefined ? [] : [`${number} (?:mm|cm|m|km) (?:${adjective})\\b`]),
  ]
  const values = new Set(
    forms.flatMap((form) =>
      Array.from(text.matchAll(new RegExp(form, 'gi')), ([, above, below]) => Number(above) / Number(below ?? 1)),
    ),
  )
  const [value, ...more] = values
  return more.length === 0 ? value : undefined
}

/** "a cone of radius 7 cm and slant height 10 cm" */
export function measuresIn(text: string): Measured {
  const diameter = told(text, 'diameter')
  const radius = told(text, 'radi(?:us|i)') ?? (diameter === undefined ? undefined : diameter / 2)
  const slant = told(text, 'slant height')
  const height = told(text, '(?<!slant )height', 'high|tall')
  const across = slant !== undefined && height !== undefined && radius === undefined ? slant ** 2 - height ** 2 : NaN
  return {
    radius: radius ?? rootOf(across),
    slant: slant ?? rootOf((radius ?? NaN) ** 2 + (height ?? NaN) ** 2),
    height: height ?? rootOf((slant ?? NaN) ** 2 - (radius ?? NaN) ** 2),
    edge: told(text, 'edge|side'),
    length: told(text, 'length', 'long'),
    breadth: told(text, 'breadth|width', 'wide|broad'),
  }
}

const rootOf = (square: number): number | undefined => (square > 0 ? Math.sqrt(square) : undefined)

type Whole = Readonly<Record<keyof Measured, number>>
type Made = (of: Whole) => number
const pi = Math.PI

const lengths: (typeof quantities)[string] = [
  [/^radius/, ({ radius: r }) => r],
  [/^diameter/, ({ radius: r }) => 2 * r],
  [/^slant/, ({ slant: l }) => l],
  [/^height/, ({ height: h }) => h],
]

/** What the quantities of each are; a word that may mean two of them has both. */
const quantities: Readonly<Record<string, readonly (readonly [words: RegExp, ...made: readonly Made[]])[]>> = {
  cone: [
    [/volume|capacity/, ({ radius: r, height: h }) => (pi * r * r * h) / 3],
    [/curved|lateral/, ({ radius: r, slant: l }) => pi * r * l],
    [/total|whole/, ({ radius: r, slant: l }) => pi * r * (l + r)],
    [/surface/, ({ radius: r, slant: l }) => pi * r * (l + r), ({ radius: r, slant: l }) => pi * r * l],
    [/base/, ({ radius: r }) => pi * r * r],
    [/circumference/, ({ radius: r }) => 2 * pi * r],
  ],
  cylinder: [
    [/volume|capacity/, ({ radius: r, height: h }) => pi * r * r * h],
    [/curved|lateral/, ({ radius: r, height: h }) => 2 * pi * r * h],
    [/total|whole/, ({ radius: r, height: h }) => 2 * pi * r * (h + r)],
    [
      /surface/,
      ({ radius: r, height: h }) => 2 * pi * r * (h + r),
      ({ radius: r, height: h }) => 2 * pi * r * h,
      ({ radius: r, height: h }) => pi * r * (2 * h + r),
    ],
    [/base/, ({ radius: r }) => pi * r * r],
    [/circumference/, ({ radius: r }) => 2 * pi * r],
  ],
  sphere: [
    [/volume|capacity/, ({ radius: r }) => (4 * pi * r ** 3) / 3],
    [/surface/, ({ radius: r }) => 4 * pi * r * r],
  ],
  hemisphere: [
    [/volume|capacity/, ({ radius: r }) => (2 * pi * r ** 3) / 3],
    [/curved|lateral/, ({ radius: r }) => 2 * pi * r * r],
    [/total|whole/, ({ radius: r }) => 3 * pi * r * r],
    [/surface/, ({ radius: r }) => 3 * pi * r * r, ({ radius: r }) => 2 * pi * r * r],
    [/base/, ({ radius: r }) => pi * r * r],
    [/circumference/, ({ radius: r }) => 2 * pi * r],
  ],
  cube: [
    [/volume|capacity/, ({ edge: a }) => a ** 3],
    [/curved|lateral/, ({ edge: a }) => 4 * a * a],
    [/surface/, ({ edge: a }) => 6 * a * a],
  ],
  cuboid: [
    [/volume|capacity/, ({ length: l, breadth: b, height: h }) => l * b * h],
    [/lateral/, ({ length: l, breadth: b, height: h }) => 2 * h * (l + b)],
    [/surface/, ({ length: l, breadth: b, height: h }) => 2 * (l * b + b * h + h * l)],
  ],
  circle: [
    [/^area/, ({ radius: r }) => pi * r * r],
    [/circumference/, ({ radius: r }) => 2 * pi * r],
  ],
  square: [[/^area/, ({ edge: a }) => a * a]],
}

/** What a quantity of a shape comes to, in one way or in two; none where a length is not told. */
export function quantitiesOf(shape: string, of: Measured, quantity: string): readonly number[] {
  const [, ...made] = [...lengths, ...(quantities[shape] ?? [])].find(([words]) => words.test(quantity)) ?? [undefined]
  const whole: Whole = {
    radius: of.radius ?? NaN,
    height: of.height ?? NaN,
    slant: of.slant ?? NaN,
    edge: of.edge ?? NaN,
    length: of.length ?? NaN,
    breadth: of.breadth ?? NaN,
  }
  const values = made.map((make) => make(whole))
  return values.every(Number.isFinite) ? values : []
}
