import { ratioKey, sizeKey, type Sheet } from './known'
import { over, equate, unitOf } from './proportions'
import type { Proportion } from './similar'
import { addSizes, isNumber, linearSize, minusSize, overSize, plainSize, sizeTex, timesSize, type Size } from './size'
import { equationIn, isEquation, sidesOf } from './told'
import { numeral } from '../../measure'
import { add, divide, equals, negate, sign, zero, type Fraction } from '../../../maths'

interface Linear {
  readonly fact: string
  /** Lengths, each so many times, ... */
  readonly segments: readonly (readonly [name: string, times: Fraction])[]
  /** ... and with this they are nought. */
  readonly rest: Size
}

const isName = (product: string): boolean => /^[A-Z]{2}$/.test(product)

function linearIn(fact: string): Linear | null {
  const terms = [...equationIn(fact)]
  const segments = terms.filter(([product]) => isName(product))
  const others = terms.filter(([product]) => !isName(product))
  if (segments.length === 0 || !others.every(([product]) => /^[a-z]?$/.test(product))) return null
  const of = (kind: RegExp) =>
    others.filter(([product]) => kind.test(product)).reduce((sum, [, value]) => add(sum, value), zero)
  return { fact, segments, rest: linearSize(of(/^[a-z]$/), of(/^$/)) }
}

/** Sizes, ratios and perimeters that the question tells in so many words. */
export function noteTold(sheet: Sheet): void {
  for (const fact of sheet.figure.facts.filter(isEquation)) {
    const linear = linearIn(fact)
    if (!linear) continue
    const { segments, rest } = linear
    const [one, two, three] = segments
    if (one && !two) sheet.addSize(one[0], overSize(minusSize(rest), plainSize(one[1])), '')
    const isBare = isNumber(rest) && sign(rest.plain) === 0
    if (one && two && !three && isBare) sheet.addRatio(one[0], two[0], plainSize(divide(negate(two[1]), one[1])), '')
    const name = perimeterOf(segments.map(([side]) => side))
    const isEven = segments.every(([, times]) => one && equals(times, one[1]))
    if (name !== null && one && isEven) sheet.addSize(name, overSize(minusSize(rest), plainSize(one[1])), '')
  }
}

/** ABC of its three sides. */
function perimeterOf(names: readonly string[]): string | null {
  const corners = [...new Set(names.join(''))].toSorted().join('')
  const isOne = names.length === 3 && corners.length === 3 && new Set(names.map(sizeKey)).size === 3
  return isOne ? corners : null
}

/** AO : BO = CO : DO, and AO × DO = BO × CO. */
export function toldProportions(sheet: Sheet): readonly Proportion[] {
  return sheet.figure.facts.filter(isEquation).flatMap((fact) => {
    const [one, two, ...more] = [...equationIn(fact)]
    if (!one || !two || more.length > 0 || !equals(one[1], negate(two[1]))) return []
    const [[a = '', d = '', x], [b = '', c = '', y]] = [one[0].split('.'), two[0].split('.')]
    if (![a, b, c, d].every(isName) || x !== undefined || y !== undefined) return []
    const key = `told ${fact}`
    sheet.addNote(key, '')
    return [{ key, pairs: [[a, b] as const, [c, d] as const], why: new Map() }]
  })
}

/** The last length of an equation that is told, where the others are known. */
export function useTold(sheet: Sheet): void {
  for (const fact of sheet.figure.facts.filter(isEquation)) {
    const linear = linearIn(fact)
    if (!linear || linear.segments.length < 2) continue
    const missing = linear.segments.filter(([name]) => !sheet.size(name))
    const [last, ...more] = missing
    if (more.length > 0) continue
    const [known, from]: [Size | null, string[]] = [linear.rest, []]
    let sum: Size | null = known
    for (const [name, times] of linear.segments) {
      const size = sheet.size(name)
      if (!size) continue
      const part = timesSize(size.value, plainSize(times))
      sum = sum && part && addSizes(sum, part)
      from.push(sizeKey(name))
    }
    if (!sum) continue
    const shown = written(linear, sheet.letter)
    if (!last) {
      equate(sheet, sum, plainSize(0), `$${shown}$ (given)`, ...from)
      continue
    }
    const value = overSize(minusSize(sum), plainSize(last[1]))
    if (value)
      sheet.addSize(
        last[0],
        value,
        `$${shown}$ (given), so $${last[0]} = ${sizeTex(value, sheet.letter)}$${unitOf(sheet, value)}`,
        ...from,
      )
  }
}

/** "AB = 2AD + 3", "AB + BC = 20" */
function written({ segments, rest }: Linear, letter: string): string {
  const term = (name: string, times: Fraction) => `${equals(times, { n: 1n, d: 1n }) ? '' : numeral(times)}${name}`
  const side = (isLeft: boolean) => {
    const own = segments
      .map(([name, times]) => [name, isLeft ? times : negate(times)] as const)
      .filter(([, times]) => sign(times) > 0)
      .map(([name, times]) => term(name, times))
    const number = isLeft ? zero : rest
    const text = 'n' in number ? '' : sizeTex(minusSize(number), letter)
    return [...own, ...(text === '' || (text === '0' && own.length > 0) ? [] : [text])]
  }
  return `${side(true).join(' + ')} = ${side(false).join(' + ').replace('+ -', '- ')}`
}

/** Opposite sides, halves of diagonals, sides of a rhombus, and the foot of the altitude of an isosceles triangle. */
export function noteEqual(sheet: Sheet): void {
  const equal = (one: string, two: string, why: string, ...from: readonly string[]) =>
    sheet.addRatio(one, two, plainSize(1), `$${one} = ${two}$ (${why})`, ...from)
  for (const fact of sheet.figure.facts) {
    const [kind = '', name = ''] = fact.split(' ')
    const [a = '', b = '', c = '', d = ''] = name
    if (/^(?:pgram|rhombus|rect|square)$/.test(kind)) {
      equal(a + b, c + d, 'opposite sides of a parallelogram')
      equal(a + d, b + c, 'opposite sides of a parallelogram')
      for (const o of sheet.points)
        if (sheet.isAngle(a, o, c, 180) && sheet.isAngle(b, o, d, 180)) {
          equal(a + o, o + c, 'the diagonals of a parallelogram bisect each other')
          equal(b + o, o + d, 'the diagonals of a parallelogram bisect each other')
        }
    }
    if (kind === 'rhombus' || kind === 'square')
      for (const [one, two] of sidesOf(name).map((one, at, all) => [one, all[(at + 1) % 4] ?? ''] as const))
        equal(one, two, `sides of a ${kind}`)
  }
}

/** The altitude to the base of an isosceles triangle bisects it. */
export function useIsosceles(sheet: Sheet, isRight: (name: string) => boolean): void {
  for (const [one, two, { value }] of sheet.ratios()) {
    const apex = [...one].find((point) => two.includes(point))
    const [b, c] = [one.replace(apex ?? '', ''), two.replace(apex ?? '', '')]
    if (apex === undefined || b.length !== 1 || c.length !== 1 || !isNumber(value) || value.radicand !== 1) continue
    if (!equals(value.plain, { n: 1n, d: 1n }) || sheet.isFlat(b, apex, c)) continue
    for (const foot of sheet.points)
      if (foot !== b && foot !== c && sheet.isAngle(b, foot, c, 180) && isRight(apex + foot + b))
        sheet.addRatio(
          b + foot,
          foot + c,
          plainSize(1),
          `$${one} = ${two}$ and $${apex}${foot} \\perp ${b}${c}$, so $${b}${foot} = ${foot}${c}$ (the altitude of an isosceles triangle bisects its base)`,
          ratioKey(one, two),
        )
  }
}

export const multipleTex = (value: Size, name: string, letter: string): string =>
  isNumber(value) && value.radicand === 1 && equals(value.plain, { n: 1n, d: 1n })
    ? name
    : `${isNumber(value) && value.radicand === 1 && value.plain.d !== 1n ? over(`${value.plain.n}`, `${value.plain.d}`) : sizeTex(value, letter)} \\times ${name}`
