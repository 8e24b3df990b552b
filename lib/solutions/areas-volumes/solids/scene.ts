import { derived, linesTo, nameOf, unitAt, type Known, type Names } from './derive'
import { rulesOf, sum, timesRule, type Body, type Rule } from './rules'
import { divided, isPlain, isPositive, plain, plus, times, valueTex, valueText, type Value } from './value'
import { numeral, piObjection, product } from '../../measure'
import { worked } from '../../solution'
import {
  add,
  equals,
  fraction,
  isInteger,
  sign,
  subtract,
  surd,
  surdTex,
  surdText,
  toText,
  type Fraction,
} from '../../../maths'
import { bigGcd } from '../../../maths/integer'

/** How the solids of a question stand to each other. */
export type Relation =
  /** Each by itself. */
  | { readonly kind: 'apart' }
  /** Put together along an axis or on a face; `open`: the flat end of the lowest is not counted. */
  | { readonly kind: 'joined'; readonly open: boolean }
  /** The first less the others. */
  | { readonly kind: 'cut' }
  /** All but the last are melted into the last. */
  | { readonly kind: 'recast' }
  /** Equal cubes in a row make a cuboid. */
  | { readonly kind: 'row' }
  /** The first with the second as its hollow. */
  | { readonly kind: 'hollow' }

export type Asked =
  /** `unit`: the one that is wished, with how many of ours make one of it. */
  | { readonly kind: 'measure'; readonly at: string; readonly unit?: readonly [name: string, ours: Fraction] }
  /** By how much so many times the one is more than the other; `differ`: whichever is more. */
  | {
      readonly kind: 'increase'
      readonly from: string
      readonly to: string
      readonly times: Fraction
      readonly differ?: true
    }
  | { readonly kind: 'ratio'; readonly of: readonly (readonly [times: Fraction, at: string])[] }
  /** So much for each unit of a measure: money, or a mass. */
  | {
      readonly kind: 'rate'
      readonly at: string
      readonly rate: Fraction
      readonly what: string
      readonly unit: string
    }

export interface Told {
  readonly at: string
  readonly value: Value
  /** Told by a ratio alone: any multiple would do. */
  readonly free?: true
}

export interface SolidScene {
  readonly bodies: readonly Body[]
  readonly relation: Relation
  /** "the toy" */
  readonly whole: string
  readonly told: readonly Told[]
  /** One as so many times the other; as much where it does not say. */
  readonly equal: readonly (readonly [string, string, Fraction?])[]
  readonly asked: readonly Asked[]
  readonly labels: readonly string[]
  /** null: answers in terms of π. */
  readonly pi: Fraction | null
  /** Of length: 'cm'. */
  readonly unit: string
  /** Measures of several solids together, each as a measure of 'x'. */
  readonly sums?: readonly { readonly at: string; readonly of: readonly (readonly [Fraction, string])[] }[]
  /** Measures are asked to the nearest whole number. */
  readonly nearest?: true
}

const isRound = ({ shape }: Body): boolean => /^(?:cone|cylinder|hemisphere)$/.test(shape)

/** How far a solid reaches along the axis. */
const reach = (body: Body): readonly [number, string] | null =>
  body.shape === 'sphere'
    ? [2, 'r']
    : body.shape === 'hemisphere'
      ? [1, 'r']
      : body.shape === 'cube'
        ? [1, 'a']
        : [1, 'h']

function joinedRules(bodies: readonly Body[], open: boolean, told: readonly Told[]): readonly Rule[] {
  const counted = (measure: string) => bodies.map(({ count }, id) => [count, `${id}.${measure}`] as const)
  const volume = sum('w.V', 'The volume of the whole is the sum of the volumes of its parts.', ...counted('V'))
  const heights = bodies.flatMap((body, id) => {
    const found = reach(body)
    return found ? [[product(body.count, found[0]), `${id}.${found[1]}`] as const] : []
  })
  const height = sum('w.H', 'The parts together make the total height.', ...heights)
  const surface = surfaceOf(bodies, open, told)
  const curved = sum('w.C', 'The curved surfaces of its parts are added.', ...counted('C'))
  return [volume, height, ...(surface ? [surface] : []), ...(bodies.every(isRound) ? [curved] : [])]
}

/** The radius of a solid as it is told; null where it is not. */
function radiusTold(told: readonly Told[], id: number): Fraction | null {
  const found = told.find(({ at }) => at === `${id}.r` || at === `${id}.d`)
  return found && isPlain(found.value) ? product(found.at.endsWith('d') ? fraction(1, 2) : 1, found.value.q) : null
}

/** The surface that is seen: no flat face along which two parts meet is, but the ring by which one is wider. */
function surfaceOf(bodies: readonly Body[], open: boolean, told: readonly Told[]): Rule | null {
  const block = bodies.findIndex(({ shape }) => shape === 'cube' || shape === 'cuboid')
  const ends = bodies.flatMap((body, id) => (id === block ? [] : [{ body, id }]))
  if (block >= 0) {
    if (ends.length === 0 || ends.some(({ body }) => body.shape !== 'hemisphere' && body.shape !== 'cone')) return null
    const caps = ends.flatMap(({ body, id }) => [
      [body.count, `${id}.C`] as const,
      [product(body.count, -1), `${id}.B`] as const,
    ])
    return sum('w.S', 'The base of each round part covers a part of a face.', [1, `${block}.T`], ...caps)
  }
  if (!bodies.every(isRound)) return null
  const curved = bodies.map(({ count }, id) => [count, `${id}.C`] as const)
  const caps = bodies.reduce((so, { shape, count }) => so + (shape === 'cylinder' ? 0 : Number(count.n)), 0)
  const cylinder = bodies.findIndex(({ shape }) => shape === 'cylinder')
  if (bodies.filter(({ shape }) => shape === 'cylinder').length > 1 || caps > 2) return null
  const [radius, ...others] = bodies.flatMap((_, id) => radiusTold(told, id) ?? [])
  const isUneven = radius !== undefined && others.some((other) => !equals(other, radius))
  if (caps === 2) return isUneven ? null : sum('w.S', 'Only the curved surfaces are seen.', ...curved)
  if (cylinder < 0 || caps !== 1) return null
  if (isUneven && !open) {
    const [own, other] = [radiusTold(told, cylinder), radiusTold(told, 1 - cylinder)]
    return own && other && sign(subtract(other, own)) > 0
      ? sum(
          'w.S',
          `The curved surfaces, the base of the cylinder and the ring by which ${bodies[1 - cylinder]?.name ?? 'the other'} stands out make it up; base and ring are together a circle as wide as that.`,
          ...curved,
          [1, `${1 - cylinder}.B`],
        )
      : null
  }
  return open
    ? sum('w.S', 'The base is not counted: the curved surfaces make it up.', ...curved)
    : sum('w.S', 'The curved surfaces and the base of the cylinder make it up.', ...curved, [1, `${cylinder}.B`])
}

function cutRules(bodies: readonly Body[]): readonly Rule[] {
  const inner = bodies.slice(1).map((body, index) => ({ ...body, id: index + 1 }))
  const volume = inner.map(({ count, id }) => [product(count, -1), `${id}.V`] as const)
  const surface = inner.flatMap(({ count, id }) => [
    [count, `${id}.C`] as const,
    [product(count, -1), `${id}.B`] as const,
  ])
  const flat = inner.every(({ shape }) => shape === 'cone' || shape === 'hemisphere')
  return [
    sum('w.V', 'What is cut out is taken away.', [1, '0.V'], ...volume),
    ...(flat
      ? [sum('w.S', 'The curved surface within comes in place of the flat circle.', [1, '0.T'], ...surface)]
      : []),
  ]
}

function recastRules(bodies: readonly Body[]): readonly Rule[] {
  const last = bodies.length - 1
  const sources = bodies.slice(0, last)
  const note = 'The volume stays the same'
  const [one] = sources
  const total: Rule =
    one && sources.length === 1 && equals(one.count, fraction(1))
      ? timesRule('s.V', 1, '0.V', '')
      : sum(
          's.V',
          'The volumes of what is used are added.',
          ...sources.map(({ count }, id) => [count, `${id}.V`] as const),
        )
  const by = [[`${last}.n`, 1] as const, [`${last}.V`, 1] as const]
  const together = ['T', 'C'].map((measure): Rule => ({
    kind: 'product',
    of: `m.${measure}`,
    times: fraction(1),
    pi: false,
    by: [
      [`${last}.n`, 1],
      [`${last}.${measure}`, 1],
    ],
    note: 'So many times that of one.',
  }))
  return [total, { kind: 'product', of: 's.V', times: fraction(1), pi: false, by, note }, ...together]
}

function hollowRules([outer]: readonly Body[]): readonly Rule[] {
  const volume = sum('w.V', 'The hollow within is taken away.', [1, '0.V'], [-1, '1.V'])
  const surface =
    outer?.shape === 'cylinder'
      ? sum(
          'w.S',
          'Both curved surfaces and the two rings at the ends make it up.',
          [1, '0.C'],
          [1, '1.C'],
          [2, '0.B'],
          [-2, '1.B'],
        )
      : outer?.shape === 'hemisphere'
        ? sum(
            'w.S',
            'Both curved surfaces and the ring at the rim make it up.',
            [1, '0.C'],
            [1, '1.C'],
            [1, '0.B'],
            [-1, '1.B'],
          )
        : null
  const thick = sum('w.b', 'The thickness is the difference of the radii.', [1, '0.r'], [-1, '1.r'])
  return [
    volume,
    thick,
    ...(surface ? [surface] : []),
    ...(outer?.shape === 'cylinder' ? [timesRule('1.h', 1, '0.h', '')] : []),
  ]
}

function rowRules([cubes]: readonly Body[]): readonly Rule[] {
  const count = cubes?.count ?? fraction(1)
  return [
    timesRule('1.L', count, '0.a', `The cuboid is ${toText(count)} edges long.`),
    timesRule('1.b', 1, '0.a', ''),
    timesRule('1.h', 1, '0.a', ''),
  ]
}

/** The formulas of a solid whose two lengths are to each other as told, with one of them in place of both. */
function mergedRules(own: readonly Rule[], equal: SolidScene['equal']): readonly Rule[] {
  return equal.flatMap(([first, second, told = fraction(1)]) => {
    const [one, other] = [first, second].map((at) => at.replace('.d', '.r'))
    if (!one || !other || one === other || one.slice(0, 2) !== other.slice(0, 2)) return []
    const by = product(told, second === other ? 1 : 2, fraction(1, first === one ? 1 : 2))
    const note = `With $${one.slice(2)} = ${numeral(by)} ${other.slice(2)}$ in the formula`
    const products = own.flatMap((rule): readonly Rule[] => {
      if (rule.kind !== 'product') return []
      const [p, q] = [one, other].map((at) => rule.by.find(([name]) => name === at)?.[1] ?? 0)
      if (!p || !q) return []
      const rest = rule.by.filter(([at]) => at !== one && at !== other)
      const factor = product(rule.times, ...Array.from({ length: p }, () => by))
      return [{ ...rule, times: factor, by: [...rest, [other, p + q]], note }]
    })
    // 2πr(r + h) of a cylinder
    const isTotal = (rule: Rule) =>
      rule.kind === 'sum' && rule.of === `${one.slice(0, 2)}T` && rule.terms.some(([by]) => by.n === 2n)
    const isRound = own.some(isTotal) && /\.[rh]$/.test(one) && /\.[rh]$/.test(other)
    const factor = product(2, add(by, one.endsWith('.r') ? product(by, by) : fraction(1)))
    return isRound
      ? [...products, { kind: 'product', of: `${one.slice(0, 2)}T`, times: factor, pi: true, by: [[other, 2]], note }]
      : products
  })
}

function rulesFor({ bodies, relation, equal, told, sums = [] }: SolidScene): readonly Rule[] {
  const own = bodies.flatMap(({ shape }, id) => rulesOf(shape, `${id}`))
  const equalities = equal.map(([one, other, by = fraction(1)]) => timesRule(one, by, other, ''))
  const between =
    relation.kind === 'joined'
      ? joinedRules(bodies, relation.open, told)
      : relation.kind === 'cut'
        ? cutRules(bodies)
        : relation.kind === 'recast'
          ? recastRules(bodies)
          : relation.kind === 'row'
            ? rowRules(bodies)
            : relation.kind === 'hollow'
              ? hollowRules(bodies)
              : []
  const together = sums.map(({ at, of }) => sum(at, 'Both are added.', ...of))
  return [...equalities, ...own, ...mergedRules(own, equal), ...between, ...together]
}

interface Worked {
  readonly lines: readonly string[]
  readonly answers: readonly string[]
}

/** `scale`: what is told by ratios alone, taken otherwise. */
function knownIn(scene: SolidScene, pi: Fraction | null, scale: Readonly<Record<string, number>>) {
  const names: Names = {
    of: (id) =>
      id === 's'
        ? 'what is used'
        : id === 'm'
          ? 'all of them together'
          : id === 'x'
            ? 'them together'
            : id === 'w'
              ? scene.whole
              : (scene.bodies[Number(id)]?.name ?? ''),
    unit: scene.unit,
    pi,
  }
  const inPi = ({ p, q }: Value): Value => (pi ? plus(plain(q), plain(product(p, pi))) : { p, q })
  const rules = rulesFor(scene)
  /** Areas and volumes in a ratio are taken as multiples of what stands in the formula, so that roots come out. */
  const taken = (at: string, value: Value): Value => {
    const own = at.split('.')[1] ?? ''
    const scaled = times(value, fraction(scale[own] ?? 1))
    const rule = rules.find((one) => one.kind === 'product' && one.of === `0.${own}` && /[BCTV]/.test(own))
    return rule?.kind === 'product'
      ? { q: product(scaled.q, rule.pi ? 0 : rule.times), p: product(scaled.q, rule.pi ? rule.times : 0) }
      : scaled
  }
  const told = new Map<string, Known>(
    scene.told.map(({ at, value, free }) => [
      at,
      { value: inPi(free ? taken(at, value) : value), from: [], lines: [] },
    ]),
  )
  const isRecast = scene.relation.kind === 'recast'
  const last = scene.bodies.length - 1
  const count = scene.bodies[last]?.count
  if (isRecast && count && count.n > 0n) told.set(`${last}.n`, { value: plain(count), from: [], lines: [] })
  const known = derived(rules, told, names)
  return known && { known, names }
}

function ratioOf(values: readonly Value[]): readonly Fraction[] | null {
  const [first] = values
  const parts = values.map((value) => (first ? divided(value, first) : null))
  if (parts.some((part) => part === null || !isPlain(part))) return null
  const all = parts.flatMap((part) => part?.q ?? [])
  const whole = all.reduce((so, { d }) => (so * d) / bigGcd(so, d), 1n)
  const numbers = all.map(({ n, d }) => (n * whole) / d)
  const common = numbers.reduce(bigGcd, 0n)
  return numbers.map((n) => fraction(n / common))
}

/** The slant height that is no rational number: "12√13". */
function slantRoot(
  at: string,
  known: ReadonlyMap<string, Known>,
): { readonly tex: string; readonly text: string } | null {
  const [r, h] = ['.r', '.h'].map((measure) => known.get(at.replace('.l', measure))?.value)
  if (known.has(at) || !r || !h || !isPlain(r) || !isPlain(h)) return null
  const square = add(product(r.q, r.q), product(h.q, h.q))
  const whole = Number(square.n * square.d)
  if (!Number.isSafeInteger(whole)) return null
  const { coefficient, radicand } = surd(fraction(1, square.d), whole)
  const root = { coefficient, radicand }
  return {
    tex: `Slant height $= \\sqrt{r^2 + h^2} = \\sqrt{${numeral(square)}} = ${surdTex(root)}$`,
    text: surdText(root),
  }
}

function answersIn(scene: SolidScene, pi: Fraction | null, scale: Readonly<Record<string, number>>): Worked | null {
  const found = knownIn(scene, pi, scale)
  if (!found) return null
  const { known, names } = found
  const done = new Set<string>()
  const lines: string[] = []
  const answers: string[] = []
  for (const asked of scene.asked) {
    const root = asked.kind === 'measure' && asked.at.endsWith('.l') ? slantRoot(asked.at, known) : null
    if (root && asked.kind === 'measure') {
      for (const measure of ['.r', '.h']) lines.push(...linesTo(asked.at.replace('.l', measure), known, done))
      lines.push(`${root.tex} ${names.unit}`.trim())
      answers.push(`${root.text} ${names.unit}`.trim())
      continue
    }
    const parts =
      asked.kind === 'ratio'
        ? asked.of.map(([, at]) => at)
        : asked.kind === 'increase'
          ? [asked.from, asked.to]
          : [asked.at]
    const values = parts.map((at) => known.get(at)?.value)
    if (values.some((value) => value === undefined || !isPositive(value))) return null
    for (const at of parts) lines.push(...linesTo(at, known, done))
    if (asked.kind === 'ratio') {
      const all = ratioOf(asked.of.map(([by, at]) => times(known.get(at)?.value ?? plain(by), by)))
      if (!all) return null
      const text = all.map(toText)
      lines.push(
        `Ratio $= ${asked.of.map(([by, at]) => `${equals(by, fraction(1)) ? '' : `${numeral(by)} \\times `}${valueTex(known.get(at)?.value ?? plain(by))}`).join(' : ')}$, that is $${text.join(' : ')}$.`,
      )
      answers.push(text.join(' : '))
      continue
    }
    if (asked.kind === 'increase') {
      const of = values.map((value) => value ?? plain(fraction(0)))
      const over = ([from = plain(fraction(0)), to = from]: readonly Value[]): Value =>
        plus(times(to, asked.times), times(from, fraction(-1)))
      const [from = plain(fraction(0)), to = from] = asked.differ && !isPositive(over(of)) ? of.toReversed() : of
      const more = over([from, to])
      if (!isPositive(more)) return null
      const by = equals(asked.times, fraction(1)) ? '' : `${numeral(asked.times)} \\times `
      lines.push(
        `${asked.differ ? 'Difference' : 'Increase'} $= ${by}${valueTex(to)} - ${valueTex(from)} = ${valueTex(more)}$ ${unitAt(asked.to, names.unit)}`.trim(),
      )
      answers.push(`${valueText(more)} ${unitAt(asked.to, names.unit)}`.trim())
      continue
    }
    const value = known.get(asked.at)?.value ?? plain(fraction(0))
    if (asked.kind === 'rate') {
      const whole = times(value, asked.rate)
      const sign = asked.unit === '₹' ? '₹' : ''
      const after = asked.unit === '₹' ? '' : ` ${asked.unit}`
      lines.push(`${asked.what} $= ${valueTex(value)} \\times ${numeral(asked.rate)} = ${valueTex(whole)}$${after}`)
      answers.push(`${sign}${valueText(whole)}${after}`)
      continue
    }
    const own = unitAt(asked.at, names.unit)
    if (asked.at.endsWith('.n') && !(isPlain(value) && isInteger(value.q))) return null
    if (asked.unit) {
      const [unit, ours] = asked.unit
      const other = times(value, fraction(ours.d, ours.n))
      lines.push(`That is $${valueTex(other)}$ ${unit}.`)
      answers.push(`${valueText(other)} ${unit}`)
      continue
    }
    lines.push(`Hence, the ${nameOf(asked.at, names)} is $${valueTex(value)}$ ${own}`.trim() + '.')
    if (scene.nearest && isPlain(value) && !isInteger(value.q)) {
      const rounded = (2n * value.q.n + value.q.d) / (2n * value.q.d)
      lines.push(`To the nearest whole number: $${rounded}$ ${own}`.trim())
      answers.push(`${rounded} ${own}`.trim())
      continue
    }
    answers.push(`${valueText(value)} ${own}`.trim())
  }
  return { lines, answers }
}

/** Each kind of length otherwise; and all alike, where areas or volumes are told. */
const scales = { r: 2, d: 2, a: 2, h: 3, l: 5 } as const
const alike = { r: 2, d: 2, a: 2, h: 2, l: 2, B: 4, C: 4, T: 4, V: 8 } as const

/** The working; null where what is asked does not follow, or what is told contradicts itself. */
export function workedScene(scene: SolidScene): Worked | null {
  const cancels = scene.relation.kind === 'recast' || scene.asked.some(({ kind }) => kind === 'ratio')
  const exact = cancels || !scene.pi ? answersIn(scene, null, {}) : null
  const isExact = exact && (!scene.pi || exact.answers.every((answer) => !answer.includes('π')))
  const all = isExact ? exact : scene.pi ? answersIn(scene, scene.pi, {}) : null
  if (!all || !scene.told.some(({ free }) => free)) return all
  const isOfLengths =
    scene.told.every(({ at }) => /\.[rdahl]$/.test(at)) &&
    scene.equal.every(([one, two, by]) => by === undefined && one.slice(2) === two.slice(2))
  const other = answersIn(scene, null, isOfLengths ? scales : alike)
  return other && other.answers.join() === all.answers.join() ? all : null
}

export const workedAnswer = ({ answers }: Worked, labels: readonly string[]): string =>
  answers.length === 1 ? (answers[0] ?? '') : answers.map((one, at) => `${labels[at] ?? ''} ${one}`.trim()).join('; ')

/** Solids with their measures, how they are put together, cut or melted, and what is asked of them. */
export const solidScene = worked<SolidScene>({
  id: 'solid-scene',
  archetype: 'sav-case-study',
  objection: ({ pi }) => (pi ? piObjection(pi) : null),
  solve: (given) => {
    const all = workedScene(given)
    if (!all) throw new Error('nothing follows')
    return { lines: all.lines.filter((one) => one !== ''), key: workedAnswer(all, given.labels) }
  },
})
