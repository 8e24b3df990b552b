import { fraction, type Fraction } from '../../../maths'

export type Shape = 'cone' | 'cylinder' | 'sphere' | 'hemisphere' | 'cube' | 'cuboid'

/** What a solid is measured by, as `measureNames` says. */
export type Measure = keyof typeof measureNames

export const measureNames = {
  r: 'radius',
  d: 'diameter',
  h: 'height',
  l: 'slant height',
  a: 'edge',
  L: 'length',
  b: 'breadth',
  c: 'circumference',
  B: 'area of the base',
  C: 'curved surface area',
  T: 'total surface area',
  V: 'volume',
  H: 'total height',
  S: 'surface area',
  n: 'number',
} as const

/** 1, 2 or 3: a length, an area, a volume; 0 for a number. */
export const dimension = (measure: Measure): 0 | 1 | 2 | 3 =>
  measure === 'n' ? 0 : measure === 'V' ? 3 : /[BCTS]/.test(measure) ? 2 : 1

export interface Body {
  readonly shape: Shape
  /** "the cone", "each small sphere" */
  readonly name: string
  readonly count: Fraction
}

/** One measure as a product or a sum of others; any one of them is found from the rest. */
export type Rule =
  | {
      readonly kind: 'product'
      readonly of: string
      readonly times: Fraction
      readonly pi: boolean
      readonly by: readonly (readonly [at: string, power: number])[]
      /** Why it holds, where no formula says so. */
      readonly note?: string
    }
  | {
      readonly kind: 'sum'
      readonly of: string
      readonly terms: readonly (readonly [times: Fraction, at: string])[]
      readonly note?: string
    }
  /** l² = r² + h² */
  | { readonly kind: 'slant'; readonly l: string; readonly r: string; readonly h: string }
  /** 2(lb + bh + hl) */
  | { readonly kind: 'box'; readonly of: string; readonly sides: readonly [string, string, string] }

const powers = (text: string): readonly (readonly [string, number])[] =>
  text.split(' ').map((one) => [one.charAt(0), Number(one.charAt(1)) || 1] as const)

/** "V 1/3 π r2 h": the formula of a measure. */
function formula(id: string, text: string): Rule {
  const [of = '', times = '', pi = '', ...by] = text.split(' ')
  const [n = 1, d = 1] = times.split('/').map(Number)
  return {
    kind: 'product',
    of: `${id}.${of}`,
    times: fraction(n, d),
    pi: pi === 'π',
    by: powers(by.join(' ')).map(([at, power]) => [`${id}.${at}`, power] as const),
  }
}

const round = ['d 2 - r', 'B 1 π r2', 'c 2 π r']
const formulas: Readonly<Record<Shape, readonly string[]>> = {
  cone: [...round, 'V 1/3 π r2 h', 'C 1 π r l', 'V 1/3 - B h'],
  cylinder: [...round, 'V 1 π r2 h', 'C 2 π r h', 'V 1 - B h', 'V 1/2 - C r'],
  sphere: [...round, 'V 4/3 π r3', 'T 4 π r2', 'C 4 π r2'],
  hemisphere: [...round, 'V 2/3 π r3', 'C 2 π r2', 'T 3 π r2'],
  cube: ['V 1 - a3', 'T 6 - a2', 'C 4 - a2', 'B 1 - a2'],
  cuboid: ['V 1 - L b h', 'B 1 - L b', 'V 1 - B h'],
}

export const sum = (of: string, note: string, ...terms: readonly (readonly [Fraction | number, string])[]): Rule => ({
  kind: 'sum',
  of,
  terms: terms.map(([times, at]) => [typeof times === 'number' ? fraction(times) : times, at] as const),
  note,
})

export const timesRule = (of: string, times: Fraction | number, at: string, note: string): Rule => ({
  kind: 'product',
  of,
  times: typeof times === 'number' ? fraction(times) : times,
  pi: false,
  by: [[at, 1]],
  note,
})

/** The formulas of a solid. */
export function rulesOf(shape: Shape, id: string): readonly Rule[] {
  const own = formulas[shape].map((text) => formula(id, text))
  const at = (measure: Measure) => `${id}.${measure}`
  if (shape === 'cone')
    return [
      ...own,
      { kind: 'slant', l: at('l'), r: at('r'), h: at('h') },
      sum(at('T'), '\\pi r l + \\pi r^2', [1, at('C')], [1, at('B')]),
    ]
  if (shape === 'cylinder') return [...own, sum(at('T'), '2 \\pi r h + 2 \\pi r^2', [1, at('C')], [2, at('B')])]
  if (shape === 'cuboid') return [...own, { kind: 'box', of: at('T'), sides: [at('L'), at('b'), at('h')] }]
  return own
}
