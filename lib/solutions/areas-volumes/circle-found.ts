import { lengthObjection, numeral, numeralText, piObjection, product } from '../measure'
import { rootOf, rootTex } from '../root'
import { worked } from '../solution'
import { add, divide, fraction, sign, subtract, surdText, toTex, type Fraction, type Surd } from '../../maths'

export type CircleMeasure = 'radius' | 'diameter' | 'circumference' | 'area'

/** What the circle is known by. */
export type CircleWay =
  | { readonly kind: 'measure'; readonly of: CircleMeasure; readonly value: Fraction }
  /** Its area or circumference is that of the others together, or of the first less the others. */
  | {
      readonly kind: 'together'
      readonly of: 'circumference' | 'area'
      readonly less?: true
      readonly told: 'radius' | 'diameter'
      readonly values: readonly Fraction[]
    }
  /** Circumference less (or with) so many radii is so much. */
  | {
      readonly kind: 'differs'
      readonly from: 'radius' | 'diameter'
      readonly sum?: true
      readonly by: Fraction
    }
  /** The area is so many times the circumference, as numbers. */
  | { readonly kind: 'numerically'; readonly times: Fraction }
  /** Something around it is paid at a rate. */
  | { readonly kind: 'paid'; readonly total: Fraction; readonly rate: Fraction }
  /** Of a half circle, with its diameter. */
  | { readonly kind: 'half'; readonly perimeter: Fraction }
  /** A wire that was a square or an equilateral triangle is bent round. */
  | {
      readonly kind: 'wire'
      readonly shape: 'square' | 'equilateral triangle'
      readonly of: 'side' | 'area'
      readonly value: Fraction
    }

export type CircleAsked =
  | CircleMeasure
  | 'half area'
  /** The side or the area of a square of the same wire. */
  | 'square side'
  | 'square area'
  | { readonly cost: 'circumference' | 'area'; readonly rate: Fraction }

export interface CircleFound {
  readonly way: CircleWay
  readonly asked: readonly CircleAsked[]
  readonly pi: Fraction
  /** Of length: 'cm'. */
  readonly unit: string
}

interface Known {
  readonly lines: readonly string[]
  readonly radius: Surd
}

const rational = (coefficient: Fraction): Surd => ({ coefficient, radicand: 1 })
const half = fraction(1, 2)
const joinedBy = (less: boolean | undefined): string => (less ? ' - ' : ' + ')

function together({
  of,
  less,
  told,
  values,
  unit,
}: CircleWay & { kind: 'together' } & { readonly unit: string }): Known | null {
  const radii = told === 'radius' ? values : values.map((value) => product(half, value))
  const lead =
    told === 'radius' ? [] : [`The radii are ${radii.map((radius) => `$${numeral(radius)}$ ${unit}`).join(', ')}.`]
  const terms = of === 'area' ? radii.map((radius) => product(radius, radius)) : radii
  const [first = fraction(0), ...others] = terms
  const sum = others.reduce((so, one) => (less ? subtract(so, one) : add(so, one)), first)
  if (sign(sum) <= 0) return null
  const row = (before: string, each: (radius: Fraction) => string) =>
    `${radii.map((radius) => `${before}${each(radius)}`).join(joinedBy(less))}`
  if (of === 'circumference')
    return {
      radius: rational(sum),
      lines: [
        ...lead,
        `$2\\pi R = ${row('2\\pi \\times ', numeral)}$`,
        `Divided by $2\\pi$: $R = ${row('', numeral)} = ${numeral(sum)}$ ${unit}`,
      ],
    }
  const radius = rootOf(sum)
  return (
    radius && {
      radius,
      lines: [
        ...lead,
        `$\\pi R^2 = ${row('\\pi \\times ', (one) => `${toTex(one)}^2`.replace(/^(.*\\frac.*)\^2$/, '($1)^2'))}$`,
        `Divided by $\\pi$: $R^2 = ${terms.map(numeral).join(joinedBy(less))} = ${numeral(sum)}$, so $R = ${rootTex(radius)}$ ${unit}`,
      ],
    }
  )
}

function byCircumference(value: Fraction, pi: Fraction, unit: string): Known {
  const radius = divide(value, product(2, pi))
  return {
    radius: rational(radius),
    lines: [
      `$2\\pi r = ${numeral(value)}$, so $r = ${numeral(value)} \\div (2 \\times ${numeral(pi)}) = ${numeral(radius)}$ ${unit}`,
    ],
  }
}

function byWire({ shape, of, value }: CircleWay & { kind: 'wire' }, pi: Fraction, unit: string): Known | null {
  const sides = shape === 'square' ? 4 : 3
  const root = of === 'side' ? null : shape === 'square' ? rootOf(value) : null
  if (of === 'area' && root?.radicand !== 1) return null
  const side = root ? root.coefficient : value
  const long = product(sides, side)
  const { radius, lines } = byCircumference(long, pi, unit)
  return {
    radius,
    lines: [
      ...(root ? [`The side of the square is $\\sqrt{${numeral(value)}} = ${numeral(side)}$ ${unit}.`] : []),
      `The wire is as long as the perimeter of the ${shape}: $${sides} \\times ${numeral(side)} = ${numeral(long)}$ ${unit}. This is the circumference of the circle.`,
      ...lines,
    ],
  }
}

function known({ way, pi, unit }: CircleFound): Known | null {
  switch (way.kind) {
    case 'together':
      return together({ ...way, unit })
    case 'numerically': {
      const radius = product(2, way.times)
      const times = numeral(way.times)
      const right = way.times.n === way.times.d ? '2\\pi r' : `${times} \\times 2\\pi r`
      return {
        radius: rational(radius),
        lines: [`$\\pi r^2 = ${right}$. Divided by $\\pi r$: $r = ${numeral(radius)}$ ${unit}`.trim()],
      }
    }
    case 'paid': {
      const long = divide(way.total, way.rate)
      const { radius, lines } = byCircumference(long, pi, unit)
      return {
        radius,
        lines: [
          `Length of the boundary $= ${numeral(way.total)} \\div ${numeral(way.rate)} = ${numeral(long)}$ ${unit}, the circumference.`,
          ...lines,
        ],
      }
    }
    case 'differs': {
      const own = fraction(way.from === 'diameter' ? 2 : 1)
      const factor = way.sum ? add(product(2, pi), own) : subtract(product(2, pi), own)
      const radius = divide(way.by, factor)
      const name = way.from === 'diameter' ? '2r' : 'r'
      return {
        radius: rational(radius),
        lines: [
          `$2\\pi r ${way.sum ? '+' : '-'} ${name} = ${numeral(way.by)}$`,
          `$r \\times (2 \\times ${numeral(pi)} ${way.sum ? '+' : '-'} ${numeral(own)}) = ${numeral(way.by)}$, so $r = ${numeral(way.by)} \\div ${toTex(factor)} = ${numeral(radius)}$ ${unit}`,
        ],
      }
    }
    case 'half': {
      const factor = add(pi, fraction(2))
      const radius = divide(way.perimeter, factor)
      return {
        radius: rational(radius),
        lines: [
          `The perimeter of a semicircle is $\\pi r + 2r = ${numeral(way.perimeter)}$.`,
          `$r \\times (${numeral(pi)} + 2) = ${numeral(way.perimeter)}$, so $r = ${numeral(way.perimeter)} \\div ${toTex(factor)} = ${numeral(radius)}$ ${unit}`,
        ],
      }
    }
    case 'wire':
      return byWire(way, pi, unit)
    case 'measure': {
      if (way.of === 'radius') return { radius: rational(way.value), lines: [] }
      if (way.of === 'diameter') {
        const radius = product(half, way.value)
        return { radius: rational(radius), lines: [`$r = ${numeral(way.value)} \\div 2 = ${numeral(radius)}$ ${unit}`] }
      }
      if (way.of === 'circumference') return byCircumference(way.value, pi, unit)
      const squared = divide(way.value, pi)
      const radius = rootOf(squared)
      return radius?.radicand === 1
        ? {
            radius,
            lines: [
              `$\\pi r^2 = ${numeral(way.value)}$, so $r^2 = ${numeral(way.value)} \\div ${numeral(pi)} = ${numeral(squared)}$ and $r = ${rootTex(radius)}$ ${unit}`,
            ],
          }
        : null
    }
    default:
      return way satisfies never
  }
}

const shown = (value: Fraction, unit: string): string => `${numeralText(value)} ${unit}`.trim()

/** A measure of the circle of that radius, with its line. */
function measured(
  asked: Exclude<CircleAsked, 'radius'>,
  { coefficient: r, radicand }: Surd,
  pi: Fraction,
  unit: string,
): { readonly lines: readonly string[]; readonly text: string } | null {
  if (asked === 'diameter') {
    const across: Surd = { coefficient: product(2, r), radicand }
    const text = radicand === 1 ? numeralText(across.coefficient) : surdText(across)
    return {
      lines: [`Diameter $= 2 \\times ${rootTex({ coefficient: r, radicand })} = ${rootTex(across)}$ ${unit}`],
      text: `${text} ${unit}`.trim(),
    }
  }
  if (radicand !== 1) return null
  const [p, radius] = [numeral(pi), numeral(r)]
  const area = product(pi, r, r)
  const round = product(2, pi, r)
  const ofArea = `Area $= \\pi r^2 = ${p} \\times ${radius} \\times ${radius} = ${numeral(area)}$ ${unit}²`
  const ofRound = `Circumference $= 2\\pi r = 2 \\times ${p} \\times ${radius} = ${numeral(round)}$ ${unit}`
  if (asked === 'area') return { lines: [ofArea], text: shown(area, `${unit}²`) }
  if (asked === 'circumference') return { lines: [ofRound], text: shown(round, unit) }
  if (asked === 'half area') {
    const value = product(half, area)
    return {
      lines: [
        `Area $= \\dfrac{1}{2} \\pi r^2 = \\dfrac{1}{2} \\times ${p} \\times ${radius} \\times ${radius} = ${numeral(value)}$ ${unit}²`,
      ],
      text: shown(value, `${unit}²`),
    }
  }
  if (asked === 'square side' || asked === 'square area') {
    const side = product(fraction(1, 4), round)
    const lines = [
      ofRound,
      `The square has the same perimeter: side $= ${numeral(round)} \\div 4 = ${numeral(side)}$ ${unit}`,
    ]
    if (asked === 'square side') return { lines, text: shown(side, unit) }
    const whole = product(side, side)
    return {
      lines: [
        ...lines,
        `Area of the square $= ${numeral(side)} \\times ${numeral(side)} = ${numeral(whole)}$ ${unit}²`,
      ],
      text: shown(whole, `${unit}²`),
    }
  }
  const of = asked.cost === 'area' ? area : round
  const cost = product(of, asked.rate)
  return {
    lines: [
      asked.cost === 'area' ? ofArea : ofRound,
      `Cost $= ${numeral(of)} \\times ${numeral(asked.rate)} = ${numeral(cost)}$ rupees`,
    ],
    text: `₹${numeralText(cost)}`,
  }
}

/** The working; null where the radius does not come out as a number that is written by hand. */
export function circleFoundBy(given: CircleFound): { readonly lines: readonly string[]; readonly key: string } | null {
  const found = known(given)
  if (!found) return null
  const { radius, lines } = found
  const all = [...lines]
  const keys: string[] = []
  for (const asked of given.asked) {
    if (asked === 'radius') {
      const text = radius.radicand === 1 ? numeralText(radius.coefficient) : surdText(radius)
      all.push(`Hence, the radius is $${rootTex(radius)}$ ${given.unit}`.trim() + '.')
      keys.push(`${text} ${given.unit}`.trim())
      continue
    }
    const one = measured(asked, radius, given.pi, given.unit)
    if (!one) return null
    all.push(...one.lines.filter((line) => !all.includes(line)))
    keys.push(given.unit === '' ? one.text.replace(/ ?²$/, '') : one.text)
  }
  const label = (at: number): string => `(${['i', 'ii', 'iii', 'iv'][at] ?? ''}) `
  return { lines: all, key: keys.map((key, at) => (keys.length > 1 ? label(at) : '') + key).join('; ') }
}

const numbersOf = (way: CircleWay): Readonly<Record<string, Fraction>> => {
  switch (way.kind) {
    case 'measure':
      return { [way.of]: way.value }
    case 'together':
      return Object.fromEntries(way.values.map((value, at) => [`${way.told} ${at + 1}`, value]))
    case 'differs':
      return { difference: way.by }
    case 'numerically':
      return { number: way.times }
    case 'paid':
      return { cost: way.total, rate: way.rate }
    case 'half':
      return { perimeter: way.perimeter }
    case 'wire':
      return { [way.of]: way.value }
    default:
      return way satisfies never
  }
}

/** A circle that is known by one thing, and what is asked of it. */
export const circleFound = worked<CircleFound>({
  id: 'circle-found',
  archetype: 'sav-formula-direct',
  objection: (given) =>
    piObjection(given.pi) ??
    lengthObjection(numbersOf(given.way)) ??
    (circleFoundBy(given) ? null : 'That is not enough to work it out.'),
  solve: (given) => {
    const found = circleFoundBy(given)
    if (!found) throw new Error('circleFound: not found')
    return found
  },
})
