import type { Angles } from './angles'
import { multipleTex, useIsosceles, useTold } from './given'
import { ratioKey, sizeKey, type Known, type Sheet } from './known'
import { equate, quantityTex, ratioOf, shareTex, squaredTex, squares, take, unitOf, useProportion } from './proportions'
import { noteSimilar, type Pair, type Proportion } from './similar'
import {
  addSizes,
  factorTex,
  isNumber,
  overSize,
  plainSize,
  sameSize,
  sizeTex,
  squareOf,
  takeSize,
  timesSize,
  type Size,
} from './size'
import { sidesOf } from './told'
import { numeral } from '../../measure'
import { rootOf } from '../../root'
import { add, sign, subtract, zero, type Fraction } from '../../../maths'

/** What a figure says without numbers. */
export interface Shape {
  readonly angles: Angles
  readonly pairs: readonly Pair[]
  readonly proportions: readonly Proportion[]
  /** Right angles that are told: the corner in the middle. */
  readonly rights: readonly string[]
  /** Three points of a line, in that order. */
  readonly lines: readonly string[]
  /** Triangles and polygons whose perimeter is asked, told or in a proportion that is used. */
  readonly polygons: readonly string[]
}

/** All that follows in one step from what is known; false where that is nothing. */
export function oneRound(sheet: Sheet, shape: Shape): boolean {
  for (const pair of shape.pairs) noteSimilar(sheet, shape.angles, pair)
  for (const one of shape.proportions) useProportion(sheet, one)
  for (const [a = '', v = '', b = ''] of shape.lines) onLine(sheet, a, v, b)
  for (const [a = '', v = '', b = ''] of shape.rights) rightTriangle(sheet, a, v, b)
  for (const [top, bottom, known] of sheet.ratios()) fromRatio(sheet, top, bottom, known)
  for (const name of shape.polygons) perimeter(sheet, name)
  useTold(sheet)
  useIsosceles(sheet, shape.angles.isRight)
  return sheet.nextRound()
}

/** Part and part are the whole, as lengths and as ratios. */
function onLine(sheet: Sheet, a: string, v: string, b: string): void {
  const { letter } = sheet
  const [first, second, whole] = [a + v, v + b, a + b]
  const [p, q, w] = [sheet.size(first), sheet.size(second), sheet.size(whole)]
  if (p && q) {
    const sum = addSizes(p.value, q.value)
    const line = `$${whole} = ${first} + ${second} = ${sizeTex(p.value, letter)} + ${sizeTex(q.value, letter)}`
    if (sum && w)
      equate(
        sheet,
        sum,
        w.value,
        `${line}$ and $${whole} = ${sizeTex(w.value, letter)}$`,
        ...[first, second, whole].map(sizeKey),
      )
    else if (sum)
      sheet.addSize(
        whole,
        sum,
        `${line}${isSaid(p.value, q.value) ? '' : ` = ${sizeTex(sum, letter)}`}$${unitOf(sheet, sum)}`,
        sizeKey(first),
        sizeKey(second),
      )
  }
  for (const [part, known, other] of [
    [first, p, second],
    [second, q, first],
  ] as const) {
    const rest = w && known ? takeSize(w.value, known.value) : null
    if (w && known && rest)
      sheet.addSize(
        other,
        rest,
        `$${other} = ${whole} - ${part} = ${sizeTex(w.value, letter)} - ${factorTex(known.value, letter)} = ${sizeTex(rest, letter)}$${unitOf(sheet, rest)}`,
        sizeKey(whole),
        sizeKey(part),
      )
  }
  ratiosOnLine(sheet, first, second, whole)
}

/** "x + 5" is the sum of x and 5. */
const isSaid = (a: Size, b: Size): boolean =>
  [a, b].some(isNumber) && [a, b].some(({ slope, plain }) => sign(slope) > 0 && sign(plain) === 0)

const unity = plainSize(1)

function ratiosOnLine(sheet: Sheet, first: string, second: string, whole: string): void {
  const { letter } = sheet
  const tex = (size: Size) => shareTex(size, letter)
  for (const [one, other] of [
    [first, second],
    [second, first],
  ] as const) {
    const parts = sheet.ratio(one, other)
    const sum = parts && addSizes(parts.value, unity)
    const ofWhole = parts && sum && overSize(parts.value, sum)
    if (parts && ofWhole && isNumber(parts.value) && parts.value.radicand === 1) {
      const { n, d } = parts.value.plain
      const isHalf = sameSize(parts.value, unity)
      sheet.addRatio(
        one,
        whole,
        ofWhole,
        isHalf
          ? `$${one} = ${other} = \\frac{1}{2} \\times ${whole}$`
          : `$\\frac{${one}}{${other}} = ${tex(parts.value)}$, so $\\frac{${one}}{${whole}} = \\frac{${n}}{${n} + ${d}} = ${tex(ofWhole)}$`,
        ratioKey(one, other),
      )
    }
    const share = sheet.ratio(one, whole)
    const rest = share && takeSize(unity, share.value)
    if (share && rest)
      sheet.addRatio(
        other,
        whole,
        rest,
        `$\\frac{${other}}{${whole}} = 1 - \\frac{${one}}{${whole}} = 1 - ${tex(share.value)} = ${tex(rest)}$`,
        ratioKey(one, whole),
      )
    const between = share && rest && isNumber(rest) ? overSize(share.value, rest) : null
    if (share && rest && between)
      sheet.addRatio(
        one,
        other,
        between,
        `$\\frac{${one}}{${whole}} = ${tex(share.value)}$, so $\\frac{${one}}{${other}} = ${tex(between)}$`,
        ratioKey(one, whole),
      )
  }
  const [p, q] = [sheet.ratio(first, whole), sheet.ratio(second, whole)]
  const sum = p && q && addSizes(p.value, q.value)
  if (p && q && sum)
    equate(
      sheet,
      sum,
      unity,
      `$\\frac{${first}}{${whole}} + \\frac{${second}}{${whole}} = 1$, so $${tex(p.value)} + ${tex(q.value)} = 1$`,
      ratioKey(first, whole),
      ratioKey(second, whole),
    )
}

/** Pythagoras, the right angle at v. */
function rightTriangle(sheet: Sheet, a: string, v: string, b: string): void {
  const { letter } = sheet
  const [one, other, long] = [v + a, v + b, a + b]
  const [p, q, w] = [sheet.size(one), sheet.size(other), sheet.size(long)]
  const start = `In right triangle $${a}${v}${b}$, `
  const surdOf = (square: Fraction): Size | null => {
    const root = sign(square) > 0 ? rootOf(square) : null
    return root && { plain: root.coefficient, slope: zero, radicand: root.radicand }
  }
  const asks = (name: string, square: Fraction, shown: string, ...from: readonly string[]) => {
    const found = surdOf(square)
    if (found)
      sheet.addSize(
        name,
        found,
        `${start}$${name}^2 = ${shown} = ${numeral(square)}$, so $${name} = ${sizeTex(found)}$${unitOf(sheet, found)}`,
        ...from.map(sizeKey),
      )
  }
  if (p && q && !w && isNumber(p.value) && isNumber(q.value))
    asks(
      long,
      add(squareOf(p.value), squareOf(q.value)),
      `${one}^2 + ${other}^2 = ${squaredTex(p.value)} + ${squaredTex(q.value)}`,
      one,
      other,
    )
  for (const [leg, known, asked, have] of [
    [one, p, other, q],
    [other, q, one, p],
  ] as const)
    if (known && w && !have && isNumber(known.value) && isNumber(w.value))
      asks(
        asked,
        subtract(squareOf(w.value), squareOf(known.value)),
        `${long}^2 - ${leg}^2 = ${squaredTex(w.value)} - ${squaredTex(known.value)}`,
        long,
        leg,
      )
  if (!p || !q || !w || [p, q, w].every(({ value }) => isNumber(value))) return
  const [x, y, z] = [p, q, w].map(({ value }) => squares(value, value))
  if (!x || !y || !z) return
  const shown = (value: Size) => (isNumber(value) ? squaredTex(value) : `(${sizeTex(value, letter)})^2`)
  sheet.addEquation({
    coefficients: take([add(x[0], y[0]), add(x[1], y[1]), add(x[2], y[2])], z),
    lines: [
      `${start}$${one}^2 + ${other}^2 = ${long}^2$, so $${shown(p.value)} + ${shown(q.value)} = ${shown(w.value)}$`,
    ],
    from: [one, other, long].map(sizeKey),
  })
}

/** One length from the other and their ratio; both in a letter make an equation. */
function fromRatio(sheet: Sheet, top: string, bottom: string, { value, text, from }: Known): void {
  const { letter } = sheet
  const [p, q] = [sheet.size(top), sheet.size(bottom)]
  const key = ratioKey(top, bottom)
  if (p && q) {
    const right = timesSize(value, q.value)
    if (right && !sameSize(right, p.value))
      equate(
        sheet,
        p.value,
        right,
        `$${quantityTex(top)} = ${multipleTex(value, quantityTex(bottom), letter)}$, so $${sizeTex(p.value, letter)} = ${multipleTex(value, factorTex(q.value, letter), letter)}$`,
        key,
        sizeKey(top),
        sizeKey(bottom),
      )
    return
  }
  const inverse = overSize(unity, value)
  for (const [name, share, other, known] of [
    [top, value, bottom, q],
    [bottom, inverse, top, p],
  ] as const) {
    const found = known && share && timesSize(share, known.value)
    if (!known || !share || !found) continue
    // "BC = AD = 9 cm (opposite sides of a parallelogram)"
    const reason = /^\$\w\w = \w\w\$ (\([^$]*\))$/.exec(text)?.[1]
    if (reason !== undefined && from.length === 0) {
      const line = `$${name} = ${other} = ${sizeTex(found, letter)}$${unitOf(sheet, found)} ${reason}`
      sheet.addSize(name, found, line, sizeKey(other))
      continue
    }
    sheet.addSize(
      name,
      found,
      `$${quantityTex(name)} = ${multipleTex(share, quantityTex(other), letter)} = ${multipleTex(share, sizeTex(known.value, letter), letter)}${sameSize(share, unity) ? '' : ` = ${sizeTex(found, letter)}`}$${unitOf(sheet, found)}`,
      key,
      sizeKey(other),
    )
  }
}

function perimeter(sheet: Sheet, name: string): void {
  const { letter } = sheet
  const sides = sidesOf(name)
  const sizes = sides.map((side) => sheet.size(side))
  const known = sizes.filter((one) => one !== undefined)
  const whole = sheet.size(name)
  const sum = known.reduce<Size | null>((all, { value }) => all && addSizes(all, value), plainSize(0))
  const from = sides.filter((side) => sheet.size(side)).map(sizeKey)
  const parts = known.map(({ value }) => sizeTex(value, letter)).join(' + ')
  if (!sum) return
  const shown = name.length === 3 ? `\\triangle ${name}` : name
  if (known.length === sides.length && !whole)
    sheet.addSize(
      name,
      sum,
      `Perimeter of $${shown} = ${sides.join(' + ')} = ${parts} = ${sizeTex(sum, letter)}$${unitOf(sheet, sum)}`,
      ...from,
    )
  if (known.length === sides.length && whole)
    equate(
      sheet,
      sum,
      whole.value,
      `Perimeter of $${shown} = ${sides.join(' + ')}$, so $${parts} = ${sizeTex(whole.value, letter)}$`,
      sizeKey(name),
      ...from,
    )
  const first = sizes[0]
  const isEven = sheet.figure.facts.some((fact) => /^(?:rhombus|square) /.test(fact) && fact.endsWith(` ${name}`))
  if (isEven && first && !whole)
    sheet.addSize(
      name,
      timesSize(plainSize(4), first.value),
      `All sides are equal: perimeter of $${name} = 4 \\times ${sides[0] ?? ''} = 4 \\times ${factorTex(first.value, letter)}${isNumber(first.value) ? ` = ${sizeTex(timesSize(plainSize(4), first.value) ?? first.value, letter)}` : ''}$${unitOf(sheet, first.value)}`,
      sizeKey(sides[0] ?? ''),
    )
  const missing = sides.filter((side) => !sheet.size(side))
  const [last, ...more] = missing
  const rest = whole && takeSize(whole.value, sum)
  if (!whole || last === undefined || more.length > 0 || !rest) return
  sheet.addSize(
    last,
    rest,
    `$${last}$ is the perimeter of $${shown}$ less its other sides: $${last} = ${sizeTex(whole.value, letter)} - ${known.map(({ value }) => factorTex(value, letter)).join(' - ')} = ${sizeTex(rest, letter)}$${unitOf(sheet, rest)}`,
    sizeKey(name),
    ...from,
  )
}

/** A ratio of two lengths from a third that both are compared with: only where nothing else goes on. */
export function throughThird(sheet: Sheet, wanted: readonly (readonly [string, string])[]): boolean {
  for (const [top, bottom] of wanted) {
    if (sheet.ratio(top, bottom)) continue
    for (const [a, b] of sheet.ratios()) {
      const through = [a, b].find((name) => name !== sizeKey(top) && [a, b].includes(sizeKey(top)))
      const [first, second] =
        through === undefined ? [] : [ratioOf(sheet, top, through), ratioOf(sheet, through, bottom)]
      const value = first && second && timesSize(first.value, second.value)
      if (through === undefined || !first || !second || !value) continue
      sheet.addRatio(
        top,
        bottom,
        value,
        `$\\frac{${top}}{${bottom}} = \\frac{${top}}{${through}} \\times \\frac{${through}}{${bottom}} = ${shareTex(first.value, sheet.letter)} \\times ${shareTex(second.value, sheet.letter)} = ${shareTex(value, sheet.letter)}$`,
        ...first.from,
        ...second.from,
      )
    }
  }
  return sheet.nextRound()
}
