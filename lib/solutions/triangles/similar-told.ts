import { sideAt, type Corners } from './pieces/letters'
import { lengthObjection, lengthTex, lengthText } from './pieces/length'
import { add, compare, divide, equals, fraction, multiply, sign, subtract, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

export type Which = 0 | 1
export type Place = 0 | 1 | 2

/** A line from a corner. */
export type Cevian = 'altitude' | 'median' | 'bisector'

/** A measure of one of the two triangles, or the ratio of the first to the second. */
export type Thing =
  | { readonly kind: 'side' | 'angle'; readonly of: Which; readonly at: Place }
  /** `name`: 'AD', or '' where it has none. */
  | { readonly kind: Cevian; readonly of: Which; readonly at: Place; readonly name: string }
  | { readonly kind: 'perimeter'; readonly of: Which }
  /** Two sides together; `at`: the third. */
  | { readonly kind: 'sum'; readonly of: Which; readonly at: Place }
  | { readonly kind: 'ratio' }

/** Two similar triangles, corner by corner, and what is told of them. */
export interface Given {
  readonly first: Corners
  readonly second: Corners
  readonly told: readonly (readonly [Thing, Fraction])[]
  readonly asked: readonly Thing[]
  readonly unit: string
}

const both: readonly Which[] = [0, 1]
/** Places of corners; the sides are AB, BC and CA. */
const three: readonly Place[] = [0, 1, 2]
const ends = { 0: [0, 1], 1: [1, 2], 2: [0, 2] } as const
const straight = fraction(180)

const keyOf = (thing: Thing): string =>
  thing.kind === 'ratio' ? 'ratio' : `${thing.kind} ${thing.of}${'at' in thing ? ` ${thing.at}` : ''}`

export const sideOf = (corners: Corners, at: Place): string => sideAt(corners, ends[at])

const cornersOf = ({ first, second }: Pick<Given, 'first' | 'second'>, of: Which): Corners =>
  of === 0 ? first : second

/** As a line names it, in TeX. */
function nameOf(given: Pick<Given, 'first' | 'second'>, thing: Thing): string {
  if (thing.kind === 'ratio') return `\\frac{${sideOf(given.first, 0)}}{${sideOf(given.second, 0)}}`
  const corners = cornersOf(given, thing.of)
  if (thing.kind === 'perimeter') return `\\text{perimeter of } \\triangle ${corners.join('')}`
  if (thing.kind === 'sum') return three.flatMap((at) => (at === thing.at ? [] : [sideOf(corners, at)])).join(' + ')
  if ('name' in thing) return thing.name === '' ? `\\text{${thing.kind} from } ${corners[thing.at]}` : thing.name
  return thing.kind === 'side' ? sideOf(corners, thing.at) : `\\angle ${corners[thing.at]}`
}

interface Known {
  readonly value: Fraction
  /** What it was found from; none where it is told. */
  readonly from: readonly Thing[]
  readonly step: Step | null
}

interface Rule {
  readonly gives: Thing
  readonly from: readonly Thing[]
  readonly value: (from: readonly Fraction[]) => Fraction
  readonly step: (from: readonly string[], value: string) => Step
}

const side = (of: Which, at: Place): Thing => ({ kind: 'side', of, at })
const angle = (of: Which, at: Place): Thing => ({ kind: 'angle', of, at })
const perimeter = (of: Which): Thing => ({ kind: 'perimeter', of })
const sumOf = (of: Which, at: Place): Thing => ({ kind: 'sum', of, at })
const ratio: Thing = { kind: 'ratio' }
const other = (of: Which): Which => (of === 0 ? 1 : 0)
const [zero, one] = [fraction(0), fraction(1)]

/** All ways from measures of the two triangles to another one, the plainest first. */
function rulesOf(given: Given): readonly Rule[] {
  const name = (thing: Thing) => nameOf(given, thing)
  const quotient = (top: string, bottom: string) => `\\frac{${top}}{${bottom}}`
  const cevians = [...given.told.map(([thing]) => thing), ...given.asked].filter((thing) => 'name' in thing)
  const sums = three.filter((at) =>
    [...given.told.map(([thing]) => thing), ...given.asked].some((thing) => thing.kind === 'sum' && thing.at === at),
  )
  const pairs = [
    ...three.map((at) => [side(0, at), side(1, at)] as const),
    ...sums.map((at) => [sumOf(0, at), sumOf(1, at)] as const),
    [perimeter(0), perimeter(1)] as const,
    ...cevians.flatMap((mine) =>
      cevians
        .filter((theirs) => mine.of === 0 && theirs.of === 1 && mine.kind === theirs.kind && mine.at === theirs.at)
        .map((theirs) => [mine, theirs] as const),
    ),
  ]
  const ratios = pairs.map(([a, b]): Rule => ({
    gives: ratio,
    from: [a, b],
    value: ([x = zero, y = one]) => divide(x, y),
    step: ([x = '', y = ''], k) =>
      a.kind === 'perimeter'
        ? line(
            'ratio',
            says`The ratio of the perimeters is that of the sides: ${chain(quotient(name(a), name(b)), quotient(x, y), k)}`,
          )
        : line(
            'ratio',
            says`${'name' in a ? `Corresponding ${a.kind}s are in the ratio of the sides: ` : ''}${chain(...new Set([quotient(name(a), name(b)), quotient(x, y), k]))}`,
          ),
  }))
  const like = (thing: Thing) => ('name' in thing ? `Corresponding ${thing.kind}s are in the same ratio: ` : '')
  const across = pairs.flatMap(([a, b]): readonly Rule[] => [
    {
      gives: b,
      from: [ratio, a],
      value: ([k = one, x = zero]) => divide(x, k),
      step: ([k = '', x = ''], y) =>
        earns(0.5, says`${like(a)}$${quotient(x, name(b))} = ${k}$, so ${chain(name(b), `${x} \\div ${k}`, y)}`),
    },
    {
      gives: a,
      from: [ratio, b],
      value: ([k = one, y = zero]) => multiply(y, k),
      step: ([k = '', y = ''], x) =>
        earns(0.5, says`${like(a)}$${quotient(name(a), y)} = ${k}$, so ${chain(name(a), `${k} \\times ${y}`, x)}`),
    },
  ])
  const angles = both.flatMap((of) =>
    three.flatMap((at): readonly Rule[] => {
      const [i, j] = three.filter((place) => place !== at)
      const rest = i !== undefined && j !== undefined ? [angle(of, i), angle(of, j)] : []
      return [
        {
          gives: angle(of, at),
          from: [angle(other(of), at)],
          value: ([x = zero]) => x,
          step: ([x = '']) =>
            earns(
              0.5,
              says`Corresponding angles: ${chain(name(angle(of, at)), name(angle(other(of), at)), `${x}^\\circ`)}`,
            ),
        },
        {
          gives: angle(of, at),
          from: rest,
          value: ([x = zero, y = zero]) => subtract(straight, add(x, y)),
          step: ([x = '', y = ''], z) =>
            earns(
              0.5,
              says`Angles of $\\triangle ${cornersOf(given, of).join('')}$: ${chain(name(angle(of, at)), `180^\\circ - ${x}^\\circ - ${y}^\\circ`, `${z}^\\circ`)}`,
            ),
        },
      ]
    }),
  )
  const around = both.flatMap((of): readonly Rule[] => {
    const sides = three.map((at) => side(of, at))
    return [
      {
        gives: perimeter(of),
        from: sides,
        value: (lengths) => lengths.reduce(add, zero),
        step: (lengths, total) => earns(0.5, says`${chain(name(perimeter(of)), lengths.join(' + '), total)}`),
      },
      ...three.map((at): Rule => ({
        gives: side(of, at),
        from: [perimeter(of), ...sides.filter((_, place) => place !== at)],
        value: ([p = zero, x = zero, y = zero]) => subtract(p, add(x, y)),
        step: ([p = '', x = '', y = ''], z) => earns(0.5, says`${chain(name(side(of, at)), `${p} - ${x} - ${y}`, z)}`),
      })),
    ]
  })
  const together = both.flatMap((of) =>
    sums.map((without): Rule => ({
      gives: sumOf(of, without),
      from: three.filter((at) => at !== without).map((at) => side(of, at)),
      value: (lengths) => lengths.reduce(add, zero),
      step: (lengths, total) => earns(0.5, says`${chain(name(sumOf(of, without)), lengths.join(' + '), total)}`),
    })),
  )
  return [...ratios, ...angles, ...across, ...around, ...together]
}

/** All that follows; null where two ways lead to different values. */
function closed(given: Given): ReadonlyMap<string, Known> | null {
  const known = new Map<string, Known>()
  for (const [thing, value] of given.told) {
    const before = known.get(keyOf(thing))
    if (before && !equals(before.value, value)) return null
    known.set(keyOf(thing), { value, from: [], step: null })
  }
  const rules = rulesOf(given)
  for (let grew = true; grew;) {
    grew = false
    for (const { gives, from, value, step } of rules) {
      const sources = from.flatMap((thing) => known.get(keyOf(thing)) ?? [])
      if (sources.length < from.length || sources.some((one) => sign(one.value) <= 0)) continue
      const found = value(sources.map((one) => one.value))
      const before = known.get(keyOf(gives))
      if (before && !equals(before.value, found)) return null
      if (before) continue
      known.set(keyOf(gives), {
        value: found,
        from,
        step: step(
          sources.map((one) => lengthTex(one.value)),
          lengthTex(found),
        ),
      })
      grew = true
    }
  }
  return known
}

/** Whether all that is asked follows from what is told, and is not told itself. */
export const isEnough = (given: Given): boolean => {
  const known = closed(given)
  return known === null || given.asked.every((thing) => (known.get(keyOf(thing))?.from.length ?? 0) > 0)
}

/** Whether all that is told is needed for what is asked, or follows from it. */
export function isNeeded(given: Given): boolean {
  const steps = chosen(given, closed(given) ?? new Map())
  const sources = new Set(steps.flatMap(({ from }) => from.map(keyOf)))
  return given.told.every(([thing]) => thing.kind === 'ratio' || sources.has(keyOf(thing)))
}

/** What leads to what is asked, in the order in which it is found. */
function chosen(given: Given, known: ReadonlyMap<string, Known>): readonly Known[] {
  const found: Known[] = []
  const take = (thing: Thing): void => {
    const one = known.get(keyOf(thing))
    if (!one || one.step === null || found.includes(one)) return
    one.from.forEach(take)
    found.push(one)
  }
  given.asked.forEach(take)
  return found
}

function objection(given: Given): string | null {
  const lengths = lengthObjection(given.told.map(([, value]) => value))
  if (lengths !== null) return lengths
  const known = closed(given)
  const of = (thing: Thing) => known?.get(keyOf(thing))?.value
  if (!known || [...known.values()].some(({ value }) => sign(value) <= 0))
    return 'These measures contradict each other: check what you typed.'
  const isFlat = both.some((which) => {
    const [a, b, c] = three.flatMap((at) => of(side(which, at)) ?? []).toSorted(compare)
    return a && b && c && compare(add(a, b), c) <= 0
  })
  if (isFlat) return 'No triangle has these sides: two sides together are not longer than the third.'
  return isEnough(given) ? null : 'Something is missing: tell me two corresponding lengths, or their ratio.'
}

/** E.g. "△ABC ∼ △EDF, AB = 5 cm, AC = 7 cm, DF = 15 cm and DE = 12 cm. Find the remaining sides." */
export const similarTold = worked<Given>({
  id: 'similar-told',
  archetype: 'tri-similar-side',
  objection,
  solve: (given) => {
    const known = closed(given) ?? new Map<string, Known>()
    const { first, second, asked, unit } = given
    const isOfLengths = asked.some(({ kind }) => kind !== 'angle')
    const proportion = three.map((at) => `\\frac{${sideOf(first, at)}}{${sideOf(second, at)}}`).join(' = ')
    const answers = asked.map((thing) => {
      const value = known.get(keyOf(thing))?.value ?? one
      const text =
        thing.kind === 'ratio'
          ? `${value.n} : ${value.d}`
          : `${lengthText(value)}${thing.kind === 'angle' ? '°' : asked.length > 1 && unit !== 'units' ? ` ${unit}` : ''}`
      const name =
        thing.kind === 'side'
          ? sideOf(cornersOf(given, thing.of), thing.at)
          : thing.kind === 'angle'
            ? `∠${cornersOf(given, thing.of)[thing.at]}`
            : 'name' in thing
              ? thing.name
              : ''
      return asked.length > 1 && name !== '' ? `${name} = ${text}` : text
    })
    return {
      lines: [
        earns(
          0.5,
          `$\\triangle ${first.join('')} \\sim \\triangle ${second.join('')}$, so the corners correspond in this order${isOfLengths ? `: $${proportion}$` : ''}`,
          'proportion',
        ),
        ...chosen(given, known).flatMap(({ step }) => step ?? []),
      ],
      key: answers.join(', '),
    }
  },
})
