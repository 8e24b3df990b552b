import { Steps } from './figure/steps'
import { numeral, numeralText } from '../measure'
import { rootOf } from '../root'
import { worked } from '../solution'
import { add, divide, equals, fraction, multiply, sign, subtract, zero, type Fraction } from '../../maths'

/** A length with one letter: "2x + 1". */
export interface WithLetter {
  readonly times: Fraction
  readonly more: Fraction
}

export type PolygonAsked =
  | { readonly kind: 'side' | 'part'; readonly at: number; readonly name: string }
  | { readonly kind: 'radius' | 'perimeter' | 'area' | 'letter' }

/** A circle inside a polygon touches all its sides. */
export interface PolygonAbout {
  readonly corners: readonly string[]
  /** From each corner to the next. */
  readonly sides: readonly (WithLetter | null)[]
  /** What is told of the tangents from each corner. */
  readonly parts: readonly (readonly WithLetter[])[]
  /** The corner with a right angle. */
  readonly right: number | null
  readonly radius: Fraction | null
  readonly perimeter: Fraction | null
  readonly area: Fraction | null
  readonly letter: string
  readonly asked: readonly PolygonAsked[]
  readonly unit: string
}

const half = fraction(1, 2)
const square = (value: Fraction) => multiply(value, value)
const positive = (value: Fraction | null): Fraction | null => (value && sign(value) > 0 ? value : null)
const total = (values: readonly Fraction[]): Fraction => values.reduce(add, zero)

function expression({ times, more }: WithLetter, letter: string): string {
  if (sign(times) === 0) return numeral(more)
  const first = `${equals(times, fraction(1)) ? '' : numeral(times)}${letter}`
  return sign(more) === 0
    ? first
    : `${first} ${sign(more) < 0 ? '-' : '+'} ${numeral(sign(more) < 0 ? multiply(more, fraction(-1)) : more)}`
}

const equalTangents = 'The tangents from a point to a circle are equal.'

function stepsOf(given: PolygonAbout): Steps {
  const { corners, letter, right, unit } = given
  const n = corners.length
  const steps = new Steps()
  const next = (i: number) => (i + 1) % n
  const side = (i: number) => `${corners[i] ?? ''}${corners[next(i)] ?? ''}`
  const { value } = steps
  const all = corners.map((_, i) => i)
  const s = (i: number) => `s${i}`
  const t = (i: number) => `t${i}`
  const from = (i: number) => corners[i] ?? ''

  if (given.radius) steps.add('r', given.radius)
  if (given.perimeter) steps.add('P', given.perimeter)
  if (given.area) steps.add('area', given.area)
  findLetter()
  const x = value('x')
  const known = (one: WithLetter): Fraction | null =>
    sign(one.times) === 0 ? one.more : x && add(multiply(one.times, x), one.more)
  const told = (key: string, one: WithLetter | undefined | null, name: string) => {
    const size = one ? known(one) : null
    if (!one || !size) return
    const isLetter = sign(one.times) !== 0
    steps.add(
      key,
      size,
      isLetter ? `$${name} = ${expression(one, letter)} = ${numeral(size)}$ ${unit}` : '',
      ...(isLetter ? ['x'] : []),
    )
  }
  for (const i of all) told(s(i), given.sides[i], side(i))
  for (const i of all) told(t(i), given.parts[i]?.[0], `The tangent from ${from(i)}`)

  function findLetter(): void {
    const solved = (left: WithLetter, second: WithLetter, text: string) => {
      const by = subtract(left.times, second.times)
      if (sign(by) === 0) return
      const found = divide(subtract(second.more, left.more), by)
      steps.add(
        'x',
        found,
        `${text}\nSo $${expression(left, letter)} = ${expression(second, letter)}$, that is, $${letter} = ${numeral(found)}$`,
      )
    }
    for (const i of all) {
      const [one, other] = given.parts[i] ?? []
      if (one && other) solved(one, other, equalTangents)
    }
    const [a, b, c, d] = given.sides
    if (n === 4 && a && b && c && d) {
      const plus = (p: WithLetter, q: WithLetter): WithLetter => ({
        times: add(p.times, q.times),
        more: add(p.more, q.more),
      })
      solved(plus(a, c), plus(b, d), opposite())
    }
  }
  function opposite(): string {
    return `${equalTangents} Adding the four pairs of them, $${side(0)} + ${side(2)} = ${side(1)} + ${side(3)}$.`
  }

  function round(): void {
    for (const i of all) {
      const j = next(i)
      const [whole, one, other] = [value(s(i)), value(t(i)), value(t(j))]
      const through = (a: number, b: number, part: Fraction) => {
        if (!whole) return
        const found = subtract(whole, part)
        steps.add(
          t(b),
          found,
          `${equalTangents}\nOn $${side(i)}$ the tangents from $${from(a)}$ and $${from(b)}$ meet the circle at one point: the tangent from $${from(b)}$ is $${numeral(whole)} - ${numeral(part)} = ${numeral(found)}$ ${unit}.`,
          s(i),
          t(a),
        )
      }
      if (one) through(i, j, one)
      if (other) through(j, i, other)
      if (one && other)
        steps.add(
          s(i),
          add(one, other),
          `${equalTangents}\n$${side(i)} = ${numeral(one)} + ${numeral(other)} = ${numeral(add(one, other))}$ ${unit}, the tangents from $${from(i)}$ and $${from(j)}$ together.`,
          t(i),
          t(j),
        )
    }
    const sides = all.flatMap((i) => value(s(i)) ?? [])
    const [p, r, area] = [positive(value('P')), positive(value('r')), positive(value('area'))]
    if (sides.length === n) {
      const sum = total(sides)
      steps.add('P', sum, `Perimeter $= ${sides.map(numeral).join(' + ')} = ${numeral(sum)}$ ${unit}`, ...all.map(s))
    }
    if (right !== null) {
      const [tangent, at] = [value(t(right)), from(right)]
      const why = `The angle at $${at}$ is $90^\\circ$ and the radii to the points of contact beside it are perpendicular to the sides: they make a square with $${at}$`
      if (tangent)
        steps.add(
          'r',
          tangent,
          `${why}, so the radius equals the tangent from $${at}$: $r = ${numeral(tangent)}$ ${unit}.`,
          t(right),
        )
      if (r)
        steps.add(t(right), r, `${why}, so the tangent from $${at}$ equals the radius, $${numeral(r)}$ ${unit}.`, 'r')
    }
    if (p && r) {
      const found = multiply(half, multiply(p, r))
      steps.add(
        'area',
        found,
        `Join the centre to the corners: each side is the base of a triangle with the radius as its height, so area $= \\frac{1}{2} \\times r \\times$ perimeter $= \\frac{1}{2} \\times ${numeral(r)} \\times ${numeral(p)} = ${numeral(found)}$ ${unit}²`,
        'P',
        'r',
      )
    }
    if (area && p && !r) {
      const found = divide(multiply(fraction(2), area), p)
      steps.add(
        'r',
        found,
        `Join the centre to the corners: area $= \\frac{1}{2} \\times r \\times$ perimeter, so $r = \\frac{2 \\times ${numeral(area)}}{${numeral(p)}} = ${numeral(found)}$ ${unit}`,
        'P',
        'area',
      )
    }
    if (area && r && !p) {
      const found = divide(multiply(fraction(2), area), r)
      steps.add(
        'P',
        found,
        `Area $= \\frac{1}{2} \\times r \\times$ perimeter, so the perimeter is $\\frac{2 \\times ${numeral(area)}}{${numeral(r)}} = ${numeral(found)}$ ${unit}.`,
        'r',
        'area',
      )
    }
    if (n === 4) quadrilateral(p)
    if (n === 3) triangle(p, r)
  }

  function quadrilateral(p: Fraction | null): void {
    for (const i of all) {
      const [a, b, c] = [next(i), next(next(i)), next(next(next(i)))]
      const [one, two, three] = [value(s(a)), value(s(b)), value(s(c))]
      if (one && two && three) {
        const found = subtract(add(one, three), two)
        steps.add(
          s(i),
          found,
          `${opposite()}\nSo $${side(i)} = ${side(a)} + ${side(c)} - ${side(b)} = ${numeral(one)} + ${numeral(three)} - ${numeral(two)} = ${numeral(found)}$ ${unit}`,
          s(a),
          s(b),
          s(c),
        )
      }
      if (p && two) {
        const found = subtract(multiply(half, p), two)
        steps.add(
          s(i),
          found,
          `${opposite()}\nEach sum is half the perimeter: $${side(i)} = ${numeral(multiply(half, p))} - ${numeral(two)} = ${numeral(found)}$ ${unit}`,
          s(b),
          'P',
        )
      }
      const whole = value(s(i))
      if (whole && two) {
        const found = multiply(fraction(2), add(whole, two))
        steps.add(
          'P',
          found,
          `${opposite()}\nSo the perimeter is $2(${side(i)} + ${side(b)}) = 2(${numeral(whole)} + ${numeral(two)}) = ${numeral(found)}$ ${unit}.`,
          s(i),
          s(b),
        )
      }
    }
  }

  function triangle(p: Fraction | null, r: Fraction | null): void {
    for (const i of all) {
      const [j, k] = [next(i), next(next(i))]
      const [whole, a, b] = [value(s(i)), value(t(i)), value(t(j))]
      if (p && whole) {
        const found = subtract(multiply(half, p), whole)
        steps.add(
          t(k),
          found,
          `${equalTangents} Let those from $${from(0)}$, $${from(1)}$ and $${from(2)}$ be $x$, $y$ and $z$: then $2(x + y + z)$ is the perimeter, so $x + y + z = ${numeral(multiply(half, p))}$.\nThe tangent from $${from(k)}$ is that less $${side(i)}$: $${numeral(multiply(half, p))} - ${numeral(whole)} = ${numeral(found)}$ ${unit}.`,
          'P',
          s(i),
        )
      }
      if (right === null && r && a && b && !value(t(k)) && !p) heron(i, j, k, r, a, b)
    }
    if (right === null) {
      const all3 = all.flatMap((i) => value(s(i)) ?? [])
      const semi = multiply(half, p ?? zero)
      const [a, b, c] = all3
      const product =
        a && b && c && multiply(semi, multiply(subtract(semi, a), multiply(subtract(semi, b), subtract(semi, c))))
      const root = p && product && sign(product) > 0 ? rootOf(product) : null
      if (a && b && c && root?.radicand === 1)
        steps.add(
          'area',
          root.coefficient,
          `By Heron's formula, with $s = ${numeral(semi)}$: area $= \\sqrt{${[semi, ...[a, b, c].map((one) => subtract(semi, one))].map(numeral).join(' \\times ')}} = ${numeral(root.coefficient)}$ ${unit}²`,
          'P',
          s(0),
          s(1),
          s(2),
        )
      return
    }
    const [i, j, k] = [right, next(right), next(next(right))]
    const [leg, long, other] = [value(s(i)), value(s(j)), value(s(k))]
    const pythagoras = `In the right triangle, $${side(j)}^2 = ${side(i)}^2 + ${side(k)}^2$`
    if (leg && other) {
      const found = positive(leg) && positive(other) && rootOf(add(square(leg), square(other)))
      if (found && found.radicand === 1)
        steps.add(
          s(j),
          found.coefficient,
          `${pythagoras} $= ${numeral(square(leg))} + ${numeral(square(other))} = ${numeral(square(found.coefficient))}$, so $${side(j)} = ${numeral(found.coefficient)}$ ${unit}.`,
          s(i),
          s(k),
        )
      const area = multiply(half, multiply(leg, other))
      steps.add(
        'area',
        area,
        `Area $= \\frac{1}{2} \\times ${numeral(leg)} \\times ${numeral(other)} = ${numeral(area)}$ ${unit}²`,
        s(i),
        s(k),
      )
    }
    for (const [one, own, rest] of [
      [leg, i, k],
      [other, k, i],
    ] as const) {
      if (!one || !long) continue
      const difference = subtract(square(long), square(one))
      const found = sign(difference) > 0 ? rootOf(difference) : null
      if (found && found.radicand === 1)
        steps.add(
          s(rest),
          found.coefficient,
          `${pythagoras}, so $${side(rest)}^2 = ${numeral(square(long))} - ${numeral(square(one))} = ${numeral(difference)}$ and $${side(rest)} = ${numeral(found.coefficient)}$ ${unit}.`,
          s(j),
          s(own),
        )
    }
    // the tangents on the longest side and the radius: (a + r)² + (b + r)² = (a + b)²
    const [a, b] = [value(t(j)), value(t(k))]
    if (positive(a) && positive(b) && a && b && !r) {
      const sum = add(a, b)
      const under = rootOf(add(square(sum), multiply(fraction(4), multiply(a, b))))
      if (under?.radicand === 1) {
        const found = multiply(half, subtract(under.coefficient, sum))
        steps.add(
          'r',
          found,
          `The radii to the points of contact beside $${from(i)}$ make a square with it, so the legs are $${numeral(a)} + r$ and $${numeral(b)} + r$.\nBy Pythagoras, $(${numeral(a)} + r)^2 + (${numeral(b)} + r)^2 = ${numeral(sum)}^2$, that is, $r^2 + ${numeral(sum)}r - ${numeral(multiply(a, b))} = 0$, so $r = ${numeral(found)}$ ${unit}.`,
          t(j),
          t(k),
        )
      }
    }
  }

  /** The third tangent from the radius and the two others. */
  function heron(i: number, j: number, k: number, r: Fraction, a: Fraction, b: Fraction): void {
    const [times, r2, sum] = [multiply(a, b), square(r), add(a, b)]
    const rest = subtract(times, r2)
    if (sign(rest) <= 0) return
    const found = divide(multiply(r2, sum), rest)
    const [shown, radius] = [numeral(sum), equals(r, fraction(1)) ? '' : numeral(r)]
    const each = `${equalTangents} Let those from $${from(k)}$ be $t$: the sides are $${side(i)} = ${shown}$, $${side(j)} = ${numeral(b)} + t$ and $${side(k)} = ${numeral(a)} + t$, so $s = ${shown} + t$.`
    const areas = `By Heron's formula, area $= \\sqrt{(${shown} + t) \\times t \\times ${numeral(a)} \\times ${numeral(b)}}$; and area $= rs = ${radius}(${shown} + t)$.`
    const last = `Squaring and dividing by $${shown} + t$: $${numeral(times)}t = ${numeral(r2)}(${shown} + t)$, so $t = ${numeral(found)}$ ${unit}.`
    steps.add(t(k), found, `${each}\n${areas}\n${last}`, t(i), t(j), 'r')
  }

  for (let before = -1; before < steps.size;) {
    before = steps.size
    round()
  }
  return steps
}

const keyOf = (asked: PolygonAsked): string => {
  switch (asked.kind) {
    case 'side':
      return `s${asked.at}`
    case 'part':
      return `t${asked.at}`
    case 'radius':
      return 'r'
    case 'perimeter':
      return 'P'
    case 'area':
      return 'area'
    case 'letter':
      return 'x'
    default:
      return asked satisfies never
  }
}

const everything = (corners: readonly string[]) => ['r', 'P', 'area', ...corners.flatMap((_, i) => [`s${i}`, `t${i}`])]

/** Whether what is told can be, and each thing that is asked follows. */
export function polygonTells(given: PolygonAbout): boolean {
  const steps = stepsOf(given)
  const values = everything(given.corners).flatMap((key) => steps.value(key) ?? [])
  if (values.some((one) => sign(one) <= 0) || given.asked.some((one) => !steps.value(keyOf(one)))) return false
  return isConsistent(given, steps)
}

/** Whether sides, tangents, radius and area fit together where they are all known. */
function isConsistent({ corners, right, parts }: PolygonAbout, steps: Steps): boolean {
  const { value } = steps
  const n = corners.length
  const t = corners.map((_, i) => value(`t${i}`))
  const s = corners.map((_, i) => value(`s${i}`))
  const r = value('r')
  const isSum = s.every((one, i) => {
    const [a, b] = [t[i], t[(i + 1) % n]]
    if (one && a && sign(subtract(one, a)) <= 0) return false
    if (one && b && sign(subtract(one, b)) <= 0) return false
    return !one || !a || !b || equals(one, add(a, b))
  })
  const [a, b, c, d] = s
  const isEven = n !== 4 || !a || !b || !c || !d || equals(add(a, c), add(b, d))
  const isTold = parts.every((told, i) => {
    const [one] = told.filter(({ times }) => sign(times) === 0)
    return !one || !t[i] || equals(one.more, t[i])
  })
  if (!isSum || !isEven || !isTold) return false
  const [x, y, z] = t
  if (n === 3 && x && y && z && r && !equals(multiply(square(r), total([x, y, z])), multiply(x, multiply(y, z))))
    return false
  const p = value('P')
  const area = value('area')
  if (p && r && area && !equals(multiply(fraction(2), area), multiply(p, r))) return false
  if (right !== null && r && t[right] && !equals(r, t[right])) return false
  if (p && s.every((one) => one !== null) && !equals(p, total(s.flatMap((one) => one ?? [])))) return false
  return true
}

/** E.g. "A circle touches all four sides of a quadrilateral ABCD. AB = 9 cm, BC = 8 cm and CD = 5 cm. Find AD." */
export const polygonAbout = worked<PolygonAbout>({
  id: 'polygon-about',
  archetype: 'cir-circumscribed-quad',
  objection: (given) =>
    polygonTells(given) ? null : 'No circle fits into such a figure: check the numbers that you typed.',
  solve: (given) => {
    const steps = stepsOf(given)
    const { asked, unit, letter } = given
    const answers = asked.map((one) => {
      const found = steps.value(keyOf(one))
      if (!found) throw new Error(`polygon-about: the ${one.kind} does not follow`)
      const name = one.kind === 'side' || one.kind === 'part' ? one.name : one.kind === 'letter' ? letter : one.kind
      const size = one.kind === 'letter' ? '' : ` ${unit}${one.kind === 'area' ? '²' : ''}`
      return { name, text: `${numeralText(found)}${size}`, tex: `${numeral(found)}$${size}` }
    })
    const hence = answers.map(({ name, tex }) =>
      /^[A-Za-z]{1,2}$/.test(name) ? `$${name} = ${tex}` : `the ${name} is $${tex}`,
    )
    const [only, ...more] = answers
    return {
      lines: [
        ...(asked.some(({ kind }) => kind === 'part') ? [equalTangents] : []),
        ...steps
          .linesTo(asked.map(keyOf))
          .filter((one) => one !== equalTangents || !asked.some(({ kind }) => kind === 'part')),
        `Hence ${hence.join(', ')}.`,
      ],
      key:
        only && more.length === 0
          ? asked[0]?.kind === 'letter'
            ? `${letter} = ${only.text}`
            : only.text
          : answers.map(({ name, text }) => `${name} = ${text}`).join(', '),
    }
  },
})
