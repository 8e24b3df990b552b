import { ratioKey, sizeKey, type Sheet } from './known'
import type { Proportion } from './similar'
import {
  addSizes,
  factorTex,
  isNumber,
  minusSize,
  overSize,
  sameSize,
  sizeTex,
  squareOf,
  timesSize,
  type Size,
} from './size'
import { product } from '../../measure'
import { rootOf } from '../../root'
import { add, negate, sign, type Fraction } from '../../../maths'

/** "AB", and of a perimeter "P_{ABC}". */
export const quantityTex = (name: string): string => (name.length <= 2 ? name : `P_{${name}}`)
export const over = (top: string, bottom: string): string => `\\frac{${top}}{${bottom}}`

/** Four lengths, a : b = c : d, by their names. */
type Four = readonly [a: string, b: string, c: string, d: string]

/** What follows from the ratios of a proportion that is known to hold. */
export function useProportion(sheet: Sheet, proportion: Proportion): void {
  if (!sheet.holds(proportion.key)) return
  const { pairs, key } = proportion
  pairs.forEach(([s, t], i) => {
    pairs.forEach(([u, v], j) => {
      if (i === j) return
      const why = [...new Set([proportion.why.get(s), proportion.why.get(u)])].filter((one) => one !== undefined)
      const reason = why.length === 0 ? '' : ` (${why.join('; ')})`
      const four: Four = proportion.isAlternate ? [s, u, t, v] : [s, t, u, v]
      // the note says the first two itself
      const isSaid = proportion.isAlternate === true && i === 0 && j === 1
      useFour(sheet, four, key, reason, isSaid)
      if (i < j) meanProportional(sheet, [s, t, u, v], key, reason)
      // the same with the means exchanged
      carryRatio(sheet, [s, t, u, v], key, reason)
      carryRatio(sheet, [s, u, t, v], key, reason)
    })
  })
}

const proportionTex = ([a, b, c, d]: Four): string =>
  `${over(quantityTex(a), quantityTex(b))} = ${over(quantityTex(c), quantityTex(d))}`

/** The fourth length from three; from four in a letter, an equation. */
function useFour(sheet: Sheet, four: Four, key: string, reason: string, isSaid = false): void {
  if (new Set(four.map(sizeKey)).size < 3) return
  const known = four.map((name) => sheet.size(name))
  const missing = four.filter((_, at) => !known[at])
  const named = isSaid ? 'Putting in the lengths' : `$${proportionTex(four)}$${reason}`
  const { letter } = sheet
  const tex = (at: number) => {
    const one = known[at]
    return one ? sizeTex(one.value, letter) : quantityTex(four[at] ?? '')
  }
  const shares = `${over(tex(0), tex(1))} = ${over(tex(2), tex(3))}`
  const from = [key, ...four.flatMap((name, at) => (known[at] ? [sizeKey(name)] : []))]
  const [name = '', ...others] = new Set(missing.map(sizeKey))
  if (name !== '' && others.length === 0 && missing.length === 1) {
    const at = four.indexOf(missing[0] ?? '')
    // a = b × c : d, and so on
    const [p, q, across] = at === 0 || at === 3 ? [1, 2, 3 - at] : [0, 3, 3 - at]
    const [x, y, z] = [known[p]?.value, known[q]?.value, known[across]?.value]
    const top = x && y && timesSize(x, y)
    const value = top && z && overSize(top, z)
    if (!x || !y || !z || !value) return
    const own = quantityTex(four[at] ?? '')
    sheet.addSize(
      name,
      value,
      `${named}${isSaid ? ':' : ', so'} $${shares}$ and $${own} = ${over(`${factorTex(x, letter)} \\times ${factorTex(y, letter)}`, sizeTex(z, letter))} = ${sizeTex(value, letter)}$${unitOf(sheet, value)}`,
      ...from,
    )
  } else if (name === '') {
    const [a, b, c, d] = known.map((one) => one?.value)
    if (!a || !b || !c || !d || [a, b, c, d].every(isNumber)) return
    const [left, right] = [squares(a, d), squares(b, c)]
    if (!left || !right) return
    sheet.addEquation({
      coefficients: take(left, right),
      lines: [
        `${named}${isSaid ? ':' : ', so'} $${shares}$`,
        `Cross-multiplying: $${factorTex(a, letter)} \\times ${factorTex(d, letter)} = ${factorTex(b, letter)} \\times ${factorTex(c, letter)}$`,
      ],
      from,
    })
  }
}

type Quadratic = readonly [Fraction, Fraction, Fraction]

/** The product of two sizes without roots, highest power first. */
export function squares(a: Size, b: Size): Quadratic | null {
  if (a.radicand !== 1 || b.radicand !== 1) {
    const value = isNumber(a) && isNumber(b) ? timesSize(a, b) : null
    return value?.radicand === 1 ? [zeroOf, zeroOf, value.plain] : null
  }
  return [
    product(a.slope, b.slope),
    add(product(a.slope, b.plain), product(a.plain, b.slope)),
    product(a.plain, b.plain),
  ]
}
const zeroOf: Fraction = { n: 0n, d: 1n }
export const take = (one: Quadratic, two: Quadratic): Quadratic => [
  add(one[0], negate(two[0])),
  add(one[1], negate(two[1])),
  add(one[2], negate(two[2])),
]

/** CA : CB = CD : CA: the square of one is the product of two others. */
function meanProportional(sheet: Sheet, [s, t, u, v]: Four, key: string, reason: string): void {
  for (const [mean, one, other] of [
    [t, s, v],
    [s, t, u],
  ] as const) {
    const isMean = sizeKey(mean) === sizeKey(mean === t ? u : v)
    const [p, q] = [sheet.size(one), sheet.size(other)]
    if (!isMean) continue
    const known = sheet.size(mean)
    const top = p && q && timesSize(p.value, q.value)
    const rule = `$${proportionTex([s, t, u, v])}$${reason}, so $${mean}^2 = ${one} \\times ${other}$`
    const { letter } = sheet
    const value = top && isNumber(top) && top.radicand === 1 && sign(top.plain) > 0 ? rootOf(top.plain) : null
    if (!known && p && q && top && value) {
      const found: Size = { plain: value.coefficient, slope: zeroOf, radicand: value.radicand }
      sheet.addSize(
        mean,
        found,
        `${rule} $= ${sizeTex(p.value)} \\times ${sizeTex(q.value)} = ${sizeTex(top)}$ and $${mean} = ${sizeTex(found)}$${unitOf(sheet, found)}`,
        key,
        sizeKey(one),
        sizeKey(other),
      )
    }
    for (const [a, b, have] of [
      [one, other, p],
      [other, one, q],
    ] as const) {
      if (!known || !have || sheet.size(b) || !isNumber(known.value) || !isNumber(have.value)) continue
      const found = overSize({ plain: squareOf(known.value), slope: zeroOf, radicand: 1 }, have.value)
      if (found)
        sheet.addSize(
          b,
          found,
          `${rule} and $${b} = ${over(`${mean}^2`, a)} = ${over(squaredTex(known.value), sizeTex(have.value))} = ${sizeTex(found)}$${unitOf(sheet, found)}`,
          key,
          sizeKey(mean),
          sizeKey(a),
        )
    }
    if (known && p && q && ![known, p, q].every((each) => isNumber(each.value))) {
      const [left, right] = [squares(known.value, known.value), squares(p.value, q.value)]
      if (left && right)
        sheet.addEquation({
          coefficients: take(left, right),
          lines: [
            `${rule}: $${isNumber(known.value) ? squaredTex(known.value) : `(${sizeTex(known.value, letter)})^2`} = ${factorTex(p.value, letter)} \\times ${factorTex(q.value, letter)}$`,
          ],
          from: [key, sizeKey(mean), sizeKey(one), sizeKey(other)],
        })
    }
  }
}

export const squaredTex = (value: Size): string => {
  const text = sizeTex(value)
  return /^\d+$/.test(text) ? `${text}^2` : `\\left(${text}\\right)^2`
}

/** a : b known, as a ratio or from both lengths, gives c : d. */
function carryRatio(sheet: Sheet, four: Four, key: string, reason: string): void {
  const [a, b, c, d] = four
  if (sheet.ratio(c, d) || sizeKey(c) === sizeKey(d)) return
  const found = ratioOf(sheet, a, b)
  if (!found) return
  sheet.addRatio(c, d, found.value, `$${proportionTex([c, d, a, b])}${found.tex}$${reason}`, key, ...found.from)
}

/** A ratio that is known, or follows from both lengths. */
export function ratioOf(
  sheet: Sheet,
  top: string,
  bottom: string,
): { readonly value: Size; readonly tex: string; readonly from: readonly string[] } | null {
  const known = sheet.ratio(top, bottom)
  const { letter } = sheet
  if (known) return { value: known.value, tex: ` = ${shareTex(known.value, letter)}`, from: [ratioKey(top, bottom)] }
  const [a, b] = [sheet.size(top), sheet.size(bottom)]
  const value = a && b && overSize(a.value, b.value)
  if (!value || !a || !b) return null
  const shown = over(sizeTex(a.value, letter), sizeTex(b.value, letter))
  const short = shareTex(value, letter)
  return {
    value,
    tex: ` = ${shown}${short === shown ? '' : ` = ${short}`}`,
    from: [sizeKey(top), sizeKey(bottom)],
  }
}

/** "\\frac{2}{3}", never a decimal. */
export function shareTex(value: Size, letter: string): string {
  const { n, d } = value.plain
  if (!isNumber(value) || value.radicand !== 1) return sizeTex(value, letter)
  return d === 1n ? `${n}` : `\\frac{${n}}{${d}}`
}

export const unitOf = ({ figure }: Sheet, value: Size): string =>
  figure.unit === '' || !isNumber(value) ? '' : ` ${figure.unit}`

/** Two known values of one thing, in a letter: an equation. */
export function equate(sheet: Sheet, one: Size, two: Size, line: string, ...from: readonly string[]): void {
  const difference = addSizes(one, minusSize(two))
  if (!difference || isNumber(difference) || sameSize(one, two)) return
  sheet.addEquation({ coefficients: [zeroOf, difference.slope, difference.plain], lines: [line], from })
}

/** "2 : 3" of a rational ratio; "√2 : 1" of a root. */
export function ratioText(value: Size, root: (size: Size) => string): string {
  if (value.radicand === 1) return `${value.plain.n} : ${value.plain.d}`
  const top: Size = { ...value, plain: { n: value.plain.n, d: 1n } }
  return `${root(top)} : ${value.plain.d}`
}
