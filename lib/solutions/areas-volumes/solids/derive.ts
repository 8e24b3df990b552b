import { dimension, measureNames, type Measure, type Rule } from './rules'
import {
  divided,
  isPlain,
  isPositive,
  multiplied,
  plain,
  plus,
  rootOf,
  same,
  times,
  timesPi,
  valueTex,
  type Value,
} from './value'
import { numeral, product } from '../../measure'
import { add, compare, fraction, isInteger, sign, subtract, toTex, type Fraction } from '../../../maths'

export interface Known {
  readonly value: Value
  /** The measures that it is worked out from; none where it is told. */
  readonly from: readonly string[]
  readonly lines: readonly string[]
}

export interface Names {
  /** "the cone" of the solid '0'. */
  readonly of: (id: string) => string
  readonly unit: string
  readonly pi: Fraction | null
}

const measureAt = (at: string): Measure => {
  const name = at.split('.')[1] ?? ''
  return isMeasure(name) ? name : 'n'
}
const isMeasure = (name: string): name is Measure => Object.hasOwn(measureNames, name)

/** "radius of the cone" */
export function nameOf(at: string, { of }: Names): string {
  const [id = '', measure = 'n'] = at.split('.')
  if (at === 'w.b') return `thickness of ${of(id)}`
  if (measure === 'n') return `number of ${of(id)}`
  return `${measureNames[measureAt(at)]} of ${of(id)}`
}

export const unitAt = (at: string, unit: string): string => {
  const size = dimension(measureAt(at))
  return size === 0 || unit === '' ? '' : `${unit}${['', '', '²', '³'][size] ?? ''}`
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
const letter = (at: string): string => measureAt(at).replace('L', 'l')
const bracket = (tex: string): string => (/[-+ ]/.test(tex) ? `(${tex})` : tex)

type Knowns = ReadonlyMap<string, Known>

const partsOf = (rule: Rule): readonly string[] =>
  rule.kind === 'product'
    ? [rule.of, ...rule.by.map(([at]) => at)]
    : rule.kind === 'sum'
      ? [rule.of, ...rule.terms.map(([, at]) => at)]
      : rule.kind === 'slant'
        ? [rule.l, rule.r, rule.h]
        : [rule.of, ...rule.sides]

/** `\dfrac{1}{3} \pi r^2 h`, or the same with numbers for the letters that are known. */
function productTex(rule: Rule & { kind: 'product' }, known: Knowns | null, pi: Fraction | null): string {
  const factors = [
    ...(isOne(rule.times) ? [] : [toTex(rule.times).replace('\\frac', '\\dfrac')]),
    ...(rule.pi ? [known && pi ? numeral(pi) : '\\pi'] : []),
    ...rule.by.flatMap(([at, power]) => {
      const value = known?.get(at)?.value
      if (value && rule.note !== undefined && rule.by.length > 1 && isPlain(value) && isOne(value.q)) return []
      if (!value) return power === 1 ? letter(at) : `${letter(at)}^${power}`
      return Array.from({ length: power }, () => bracket(valueTex(value)))
    }),
  ]
  return factors.join(known ? ' \\times ' : ' ')
}

const isOne = ({ n, d }: Fraction): boolean => n === d

interface Found {
  readonly value: Value
  readonly lines: readonly string[]
}

/** The value of the product but for one factor. */
function productOf(rule: Rule & { kind: 'product' }, known: Knowns, pi: Fraction | null, without = ''): Value | null {
  let so: Value | null = plain(rule.times)
  if (rule.pi) so = timesPi(so, pi)
  for (const [at, power] of rule.by)
    for (let i = 0; i < power && at !== without && so; i++) {
      const factor: Value | undefined = known.get(at)?.value
      so = factor ? multiplied(so, factor) : null
    }
  return so
}

function byProduct(rule: Rule & { kind: 'product' }, at: string, known: Knowns, names: Names): Found | null {
  const unit = unitAt(at, names.unit)
  const title = capital(nameOf(at, names))
  const note = rule.note === undefined ? [] : [rule.note]
  if (at === rule.of) {
    const value = productOf(rule, known, names.pi)
    const formula = rule.note === undefined ? `${productTex(rule, null, null)} = ` : ''
    return (
      value && {
        value,
        lines: [...note, shown(title, `${formula}${productTex(rule, known, names.pi)}`, value, unit)],
      }
    )
  }
  const whole = known.get(rule.of)?.value
  const rest = productOf(rule, known, names.pi, at)
  const power = rule.by.find(([one]) => one === at)?.[1] ?? 1
  const raised = whole && rest ? divided(whole, rest) : null
  if (!whole || !raised || (power > 1 && !isPlain(raised))) return null
  const root = power === 1 ? raised.q : rootOf(raised.q, power)
  if (!root) return null
  const value = power === 1 ? raised : plain(root)
  const name = letter(at)
  if (measureAt(rule.of) === 'd')
    return { value, lines: [`${title} $= ${valueTex(whole)} \\div 2 = ${valueTex(value)}$ ${unit}`.trim()] }
  const found =
    power === 1
      ? `$${name} = ${valueTex(value)}$`
      : `$${name}^${power} = ${valueTex(raised)}$ and $${name} = ${valueTex(value)}$`
  const left =
    rule.note === undefined
      ? `${capital(nameOf(rule.of, names))} $= ${productTex(rule, null, null)}$`
      : rule.note === ''
        ? capital(nameOf(rule.of, names))
        : rule.note
  return {
    value,
    lines: [
      `${left.replace(/[.:]$/, '')}: $${valueTex(whole)} = ${productTex(rule, known, names.pi)}$, so ${found}${unit === '' ? '' : ` ${unit}`} (${nameOf(at, names)}).`,
    ],
  }
}

const shown = (title: string, tex: string, value: Value, unit: string): string =>
  `${title} $= ${tex}${tex.endsWith(valueTex(value)) ? '' : ` = ${valueTex(value)}`}$ ${unit}`.trim()

function bySum(rule: Rule & { kind: 'sum' }, at: string, known: Knowns, names: Names): Found | null {
  const unit = unitAt(at, names.unit)
  const term = ([by, one]: readonly [Fraction, string], index: number): string => {
    const value = known.get(one)?.value
    const size = value ? valueTex(value) : letter(one)
    const minus = sign(by) < 0
    const factor = fraction(minus ? -by.n : by.n, by.d)
    const text = isOne(factor) ? (minus ? bracket(size) : size) : `${toTex(factor)} \\times ${bracket(size)}`
    return index === 0 ? `${minus ? '-' : ''}${text}` : ` ${minus ? '-' : '+'} ${text}`
  }
  const tex = rule.terms.map(term).join('')
  const sumWithout = rule.terms.reduce<Value | null>(
    (so, [by, one]) => {
      const value = one === at ? plain(fraction(0)) : known.get(one)?.value
      return so && value ? plus(so, times(value, by)) : null
    },
    plain(fraction(0)),
  )
  if (!sumWithout) return null
  const isFormula = rule.note?.startsWith('\\') === true || rule.note?.startsWith('2 \\') === true
  const note = rule.note === undefined || rule.note === '' || isFormula ? [] : [rule.note]
  if (at === rule.of)
    return {
      value: sumWithout,
      lines: [
        ...note,
        shown(capital(nameOf(at, names)), `${isFormula ? `${rule.note ?? ''} = ` : ''}${tex}`, sumWithout, unit),
      ],
    }
  const whole = known.get(rule.of)?.value
  const by = rule.terms.find(([, one]) => one === at)?.[0]
  if (!whole || !by) return null
  const value = times(plus(whole, times(sumWithout, fraction(-1))), fraction(by.d, by.n))
  return {
    value,
    lines: [
      ...note,
      `${capital(nameOf(rule.of, names))}: $${valueTex(whole)} = ${tex}$, so the ${nameOf(at, names)} is $${valueTex(value)}$ ${unit}`.trim(),
    ],
  }
}

function bySlant(rule: Rule & { kind: 'slant' }, at: string, known: Knowns, names: Names): Found | null {
  const other = (one: string): Fraction | null => {
    const value = known.get(one)?.value
    return value && isPlain(value) ? value.q : null
  }
  const [l, r, h] = [other(rule.l), other(rule.r), other(rule.h)]
  const square = (value: Fraction | null) => (value ? product(value, value) : fraction(0))
  const raised = at === rule.l ? add(square(r), square(h)) : subtract(square(l), square(at === rule.r ? h : r))
  const root = rootOf(raised, 2)
  if (!root || sign(root) <= 0) return null
  const raisedTex = (value: Fraction | null) => {
    const text = value ? numeral(value) : ''
    return value && isInteger(value) ? `${text}^2` : `(${text})^2`
  }
  const tex =
    at === rule.l
      ? `\\sqrt{r^2 + h^2} = \\sqrt{${raisedTex(r)} + ${raisedTex(h)}}`
      : `\\sqrt{l^2 - ${at === rule.r ? 'h' : 'r'}^2} = \\sqrt{${raisedTex(l)} - ${raisedTex(at === rule.r ? h : r)}}`
  const value = plain(root)
  return { value, lines: [shown(capital(nameOf(at, names)), tex, value, names.unit)] }
}

function byBox(rule: Rule & { kind: 'box' }, at: string, known: Knowns, names: Names): Found | null {
  const sides = rule.sides.map((one) => {
    const value = known.get(one)?.value
    return value && isPlain(value) ? value.q : null
  })
  if (at === rule.of) {
    const [l, b, h] = sides
    if (!l || !b || !h) return null
    const value = plain(product(2, add(add(product(l, b), product(b, h)), product(h, l))))
    const [x, y, z] = [l, b, h].map(numeral)
    const tex = `2(lb + bh + hl) = 2(${x} \\times ${y} + ${y} \\times ${z} + ${z} \\times ${x})`
    return { value, lines: [shown(capital(nameOf(at, names)), tex, value, unitAt(at, names.unit))] }
  }
  const whole = known.get(rule.of)?.value
  const [one, two, ...more] = sides.filter((side) => side !== null)
  if (!whole || !isPlain(whole) || !one || !two || more.length > 0) return null
  // T/2 = xy + z(x + y)
  const rest = subtract(product(fraction(1, 2), whole.q), product(one, two))
  const both = add(one, two)
  const side = product(rest, fraction(both.d, both.n))
  const [x, y] = [numeral(one), numeral(two)]
  return {
    value: plain(side),
    lines: [
      `$2(lb + bh + hl) = ${numeral(whole.q)}$: $${x} \\times ${y} + (${x} + ${y}) \\times ${letter(at)} = ${numeral(product(fraction(1, 2), whole.q))}$, so $${letter(at)} = ${numeral(side)}$ ${names.unit}.`,
    ],
  }
}

function found(rule: Rule, at: string, known: Knowns, names: Names): Found | null {
  switch (rule.kind) {
    case 'product':
      return byProduct(rule, at, known, names)
    case 'sum':
      return bySum(rule, at, known, names)
    case 'slant':
      return bySlant(rule, at, known, names)
    case 'box':
      return byBox(rule, at, known, names)
    default:
      return rule satisfies never
  }
}

/** All that follows from what is told, in rounds, so that what takes the fewest steps comes first; null where two of the rules contradict each other. */
export function derived(rules: readonly Rule[], told: Knowns, names: Names): Knowns | null {
  const known = new Map(told)
  for (let round = 0; round < 8; round++) {
    const fresh = new Map<string, Known>()
    for (const rule of rules) {
      const parts = [...new Set(partsOf(rule))]
      const missing = parts.filter((at) => !known.has(at))
      const [at] = missing
      if (at === undefined || missing.length > 1 || fresh.has(at)) continue
      const one = found(rule, at, known, names)
      if (!one) continue
      if (!isPositive(one.value)) return null
      fresh.set(at, { ...one, from: parts.filter((part) => part !== at) })
    }
    for (const [at, one] of fresh) known.set(at, one)
    if (fresh.size === 0) break
  }
  return rules.every((rule) => holds(rule, known, names)) ? known : null
}

/** Whether a rule all of which is known is no contradiction. */
function holds(rule: Rule, known: Knowns, names: Names): boolean {
  const parts = partsOf(rule)
  if (rule.kind === 'slant') {
    const [l, r, h] = parts.map((at) => known.get(at)?.value)
    const isLess = (one: Value | undefined) => !one || !l || !isPlain(one) || !isPlain(l) || compare(one.q, l.q) < 0
    if (!isLess(r) || !isLess(h)) return false
  }
  if (parts.some((at) => !known.has(at))) return true
  const at = rule.kind === 'slant' ? rule.l : rule.of
  const value = found(rule, at, known, names)?.value
  const told = known.get(at)?.value
  return value !== undefined && told !== undefined && same(value, told)
}

/** The lines that lead to a measure, each once. */
export function linesTo(at: string, known: Knowns, done: Set<string>): readonly string[] {
  const one = known.get(at)
  if (!one || done.has(at)) return []
  done.add(at)
  return [...one.from.flatMap((from) => linesTo(from, known, done)), ...one.lines]
}
