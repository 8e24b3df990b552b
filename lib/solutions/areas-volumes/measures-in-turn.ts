import { lengthObjection, numeral, numeralText, piObjection, product } from '../measure'
import { rootOf } from '../root'
import { worked } from '../solution'
import { add, divide, fraction, fromDecimal, roundedText, sign, subtract, type Fraction } from '../../maths'

/** What has a formula of its own. */
export type Formula =
  | 'cylinder'
  | 'half cylinder'
  | 'cone'
  | 'sphere'
  | 'hemisphere'
  | 'cuboid'
  | 'frustum'
  | 'circle'
  | 'rectangle'
  | 'ring'
  | 'curved cylinder'
  | 'curved cone'
  | 'curved hemisphere'
  | 'curved frustum'

/** One quantity that is worked out, of numbers that are told and of quantities before it. */
export type Turn =
  /** Sizes in the order of the formula: radius, height; "curved cone": radius, slant height. */
  | {
      readonly id: string
      readonly name: string
      readonly kind: 'formula'
      readonly of: Formula
      readonly sizes: readonly Fraction[]
    }
  | {
      readonly id: string
      readonly name: string
      readonly kind: 'sum'
      readonly of: readonly (readonly [times: Fraction, id: string])[]
    }
  | {
      readonly id: string
      readonly name: string
      readonly kind: 'product'
      readonly of: readonly (Fraction | string)[]
    }
  | {
      readonly id: string
      readonly name: string
      readonly kind: 'quotient'
      readonly of: readonly [top: string, bottom: Fraction | string]
    }
  /** √(a² + b²), to one decimal place where it is no rational number. */
  | {
      readonly id: string
      readonly name: string
      readonly kind: 'slant'
      readonly sides: readonly [Fraction, Fraction]
    }

export interface MeasuresInTurn {
  /** What is seen first, in words. */
  readonly why: readonly string[]
  readonly turns: readonly (Turn & { readonly unit: string })[]
  /** The quantities that are asked, with the unit in which they are told. */
  readonly asked: readonly {
    readonly id: string
    readonly unit: string
    readonly is?: Fraction
    /** To the nearest whole number. */
    readonly isWhole?: true
  }[]
  readonly pi: Fraction
  /** All that is asked stays in terms of π. */
  readonly inPi?: boolean
  /** What somebody found for the first of them, which is judged. */
  readonly claimed?: Fraction
}

const third = fraction(1, 3)
const square = (value: Fraction): Fraction => product(value, value)

interface Made {
  readonly value: Fraction
  readonly tex: string
}

const half = (value: string): string => `\\dfrac{1}{2} \\times ${value}`

function byFormula(of: Formula, sizes: readonly Fraction[], pi: Fraction, inPi = false): Made | null {
  const [a, b, c, d] = sizes
  if (!a || (inPi && /^(?:cuboid|rectangle)$/.test(of))) return null
  const [p, x, y, z] = [inPi ? '\\pi' : numeral(pi), numeral(a), b ? numeral(b) : '', c ? numeral(c) : '']
  const round = `${p} \\times ${x} \\times ${x}`
  switch (of) {
    case 'cylinder':
      return b ? { value: product(pi, a, a, b), tex: `\\pi r^2 h = ${round} \\times ${y}` } : null
    case 'half cylinder':
      return b
        ? {
            value: product(fraction(1, 2), pi, a, a, b),
            tex: `${half('\\pi r^2 h')} = ${half(`${round} \\times ${y}`)}`,
          }
        : null
    case 'cone':
      return b
        ? {
            value: product(third, pi, a, a, b),
            tex: `\\dfrac{1}{3} \\pi r^2 h = \\dfrac{1}{3} \\times ${round} \\times ${y}`,
          }
        : null
    case 'sphere':
      return {
        value: product(fraction(4, 3), pi, a, a, a),
        tex: `\\dfrac{4}{3} \\pi r^3 = \\dfrac{4}{3} \\times ${round} \\times ${x}`,
      }
    case 'hemisphere':
      return {
        value: product(fraction(2, 3), pi, a, a, a),
        tex: `\\dfrac{2}{3} \\pi r^3 = \\dfrac{2}{3} \\times ${round} \\times ${x}`,
      }
    case 'cuboid':
      return b && c ? { value: product(a, b, c), tex: `l \\times b \\times h = ${x} \\times ${y} \\times ${z}` } : null
    case 'rectangle':
      return b ? { value: product(a, b), tex: `${x} \\times ${y}` } : null
    case 'circle':
      return { value: product(pi, a, a), tex: `\\pi r^2 = ${round}` }
    case 'ring':
      return b
        ? {
            value: product(pi, subtract(square(a), square(b))),
            tex: `\\pi (R^2 - r^2) = ${p} \\times (${x}^2 - ${y}^2)`,
          }
        : null
    case 'curved cylinder':
      return b ? { value: product(2, pi, a, b), tex: `2 \\pi r h = 2 \\times ${p} \\times ${x} \\times ${y}` } : null
    case 'curved cone':
      return b ? { value: product(pi, a, b), tex: `\\pi r l = ${p} \\times ${x} \\times ${y}` } : null
    case 'curved hemisphere':
      return { value: product(2, pi, a, a), tex: `2 \\pi r^2 = 2 \\times ${round}` }
    case 'curved frustum':
      return b && c
        ? { value: product(pi, add(a, b), c), tex: `\\pi (R + r) l = ${p} \\times (${x} + ${y}) \\times ${z}` }
        : null
    case 'frustum':
      return b && c && !d
        ? {
            value: product(third, pi, c, add(add(square(a), square(b)), product(a, b))),
            tex: `\\dfrac{1}{3} \\pi h (R^2 + r^2 + Rr) = \\dfrac{1}{3} \\times ${p} \\times ${z} \\times (${x}^2 + ${y}^2 + ${x} \\times ${y})`,
          }
        : null
    default:
      return of satisfies never
  }
}

function made(
  turn: Turn,
  known: ReadonlyMap<string, Fraction>,
  pi: Fraction,
  inPi = false,
): (Made & { readonly about?: true }) | null {
  const at = (one: Fraction | string): Fraction | undefined =>
    typeof one !== 'string' ? one : one === 'π' ? pi : known.get(one)
  switch (turn.kind) {
    case 'formula':
      return byFormula(turn.of, turn.sizes, pi, inPi)
    case 'sum': {
      let value = fraction(0)
      const parts: string[] = []
      for (const [times, id] of turn.of) {
        const one = known.get(id)
        if (!one) return null
        value = add(value, product(times, one))
        const many = fraction(times.n < 0n ? -times.n : times.n, times.d)
        const size = numeral(one) + (inPi ? ' \\pi' : '')
        const text = many.n === many.d ? size : `${numeral(many)} \\times ${size}`
        parts.push(`${parts.length === 0 ? '' : sign(times) < 0 ? ' - ' : ' + '}${text}`)
      }
      return sign(value) > 0 ? { value, tex: parts.join('') } : null
    }
    case 'product': {
      const all = turn.of.map(at)
      const sizes = all.flatMap((one) => one ?? [])
      return sizes.length === all.length && (!inPi || turn.of.includes('π'))
        ? {
            value: product(...sizes),
            tex: sizes.map((one, place) => (inPi && turn.of[place] === 'π' ? '\\pi' : numeral(one))).join(' \\times '),
          }
        : null
    }
    case 'quotient': {
      const [top, bottom] = [at(turn.of[0]), at(turn.of[1])]
      return !inPi && top && bottom && sign(bottom) > 0
        ? {
            value: divide(top, bottom),
            tex: `${numeral(top)} \\div ${bottom.d === 1n || !numeral(bottom).includes('frac') ? numeral(bottom) : `\\left(${numeral(bottom)}\\right)`}`,
          }
        : null
    }
    case 'slant': {
      const [a, b] = turn.sides
      const sum = add(square(a), square(b))
      const root = rootOf(sum)
      const tex = `\\sqrt{${numeral(a)}^2 + ${numeral(b)}^2} = \\sqrt{${numeral(sum)}}`
      if (root?.radicand === 1) return { value: root.coefficient, tex }
      if (inPi) return null
      const near = fromDecimal(roundedText(fromDecimal(Math.sqrt(Number(sum.n) / Number(sum.d)).toFixed(6)), 1))
      return { value: near, tex, about: true }
    }
    default:
      return turn satisfies never
  }
}

/** The working; null where a quantity is missing or is no size. */
export function measuresWorked(
  given: MeasuresInTurn,
): { readonly lines: readonly string[]; readonly key: string } | null {
  const known = new Map<string, Fraction>()
  const lines = [...given.why]
  const { inPi = false } = given
  const ofPi = inPi ? 'π' : ''
  for (const turn of given.turns) {
    const one = made(turn, known, inPi ? fraction(1) : given.pi, inPi)
    if (!one || sign(one.value) <= 0) return null
    known.set(turn.id, one.value)
    const shown = numeral(one.value) + (inPi && turn.kind !== 'slant' ? ' \\pi' : '')
    lines.push(
      `${turn.name} $= ${one.tex}${one.tex === shown ? '' : ` ${one.about ? '\\approx' : '='} ${shown}`}$ ${turn.unit}`.trim(),
    )
  }
  const keys: string[] = []
  for (const { id, unit, is, isWhole } of given.asked) {
    const value = known.get(id)
    if (!value) return null
    const exactly = is ? divide(value, is) : value
    const told = isWhole ? fromDecimal(roundedText(exactly, 0)) : exactly
    if (is && is.n !== is.d) lines.push(`That is $${numeral(told)}${inPi ? ' \\pi' : ''}$ ${unit}.`)
    else if (told !== exactly) lines.push(`To the nearest whole number that is $${numeral(told)}$ ${unit}.`)
    keys.push(
      unit.startsWith('₹')
        ? `₹${numeralText(told)}`
        : unit.startsWith(':')
          ? `${told.n} : ${told.d}`
          : `${numeralText(told)}${ofPi} ${unit}`.trim(),
    )
  }
  const [found] = given.asked.flatMap(({ id }) => known.get(id) ?? [])
  if (given.claimed && found) {
    const isRight = sign(subtract(found, given.claimed)) === 0
    lines.push(`So $${numeral(given.claimed)}$ is ${isRight ? 'correct' : 'not correct'}.`)
    return { lines, key: isRight ? 'correct' : `not correct, ${keys[0] ?? ''}` }
  }
  const label = (at: number): string => `(${['i', 'ii', 'iii', 'iv'][at] ?? ''}) `
  return { lines, key: keys.map((key, at) => (keys.length > 1 ? label(at) : '') + key).join('; ') }
}

const told = ({ turns }: MeasuresInTurn): Readonly<Record<string, Fraction>> =>
  Object.fromEntries(
    turns.flatMap((turn) =>
      turn.kind === 'formula' ? turn.sizes.map((size, at) => [`size ${at + 1} of "${turn.name}"`, size] as const) : [],
    ),
  )

/** Measures that are worked out one after the other: volumes that are filled, dug, emptied or put together. */
export const measuresInTurn = worked<MeasuresInTurn>({
  id: 'measures-in-turn',
  archetype: 'sav-case-study',
  objection: (given) =>
    (given.inPi ? null : piObjection(given.pi)) ??
    lengthObjection(told(given)) ??
    (measuresWorked(given) ? null : 'These sizes do not go together: check the numbers.'),
  solve: (given) => {
    const found = measuresWorked(given)
    if (!found) throw new Error('measuresInTurn: not found')
    return found
  },
})
