import { all, create, type BigNumber } from 'mathjs'
import type { AnswerRule } from '@/lib/answers'

const exact = create(all ?? {}, { number: 'BigNumber', precision: 64 })

/** A text as what stands between its values, and the values: "x = 1/3, y = 2" has two. */
export interface Valued {
  readonly between: readonly string[]
  readonly values: readonly BigNumber[]
}

/** The value of "20√3 - 20", by another road than ours; null for a text that is none. */
function valueOf(text: string): BigNumber | null {
  if (!/\d|π/.test(text)) return null
  const plain = text
    .replace(/√\(/g, ' sqrt(')
    .replace(/√(\d+)/g, ' sqrt($1)')
    .replaceAll('π', ' pi')
  try {
    const value: unknown = exact.evaluate(plain)
    return exact.isBigNumber(value) && value.isFinite() ? value : null
  } catch {
    return null
  }
}

/** The values of a key or of a slip; null where it is not made of values. */
export function valuesOf({ kind }: AnswerRule, text: string): Valued | null {
  if (kind === 'ratio') {
    const [m, n, ...more] = text.split(':').map(valueOf)
    return m && n && more.length === 0 ? { between: ['', ''], values: [m.div(n)] } : null
  }
  const both = text.replace(/^([^,±]*) ± ([^,±]*)$/, '$1 + $2, $1 - $2')
  const pieces =
    kind === 'number' || kind === 'fraction' || kind === 'surd' ? [both] : both.split(/(\s?[,=;]\s?|^\(|\)$|\), \()/)
  const between = ['']
  const values: BigNumber[] = []
  for (const piece of pieces) {
    const value = valueOf(piece)
    if (value) {
      values.push(value)
      between.push('')
    } else between.push(`${between.pop() ?? ''}${piece}`)
  }
  return values.length > 0 ? { between, values } : null
}

export const written = ({ between }: Valued, decimals: readonly string[]): string =>
  between.map((text, index) => `${text}${decimals[index] ?? ''}`).join('')

export const rounded = (value: BigNumber, places: number): string => value.toFixed(places, 4)
export const cut = (value: BigNumber, places: number): string => value.toFixed(places, 1)
/** To the same places: 0.0980 is 9.80%. */
export function percent(decimal: string): string {
  const places = decimal.split('.')[1]?.length ?? 0
  return `${exact
    .bignumber(decimal)
    .times(100)
    .toFixed(Math.max(0, places - 2))}%`
}
export const plus = (decimal: string, units: number): string => {
  const places = decimal.split('.')[1]?.length ?? 0
  return exact
    .bignumber(decimal)
    .plus(exact.bignumber(units).times(exact.bignumber(10).pow(-places)))
    .toFixed(places)
}

/** Values of a text, each with its roots as tables give them, or honest: "14.140, 2.828" for "10√2, 2√2". */
export function withTableRoots(text: string, decimals: string): boolean {
  const pieces = piecesOf(text)
  const given = piecesOf(decimals)
  return (
    pieces.length === given.length &&
    pieces.every((piece, at) => {
      const [value, decimal = ''] = [valueOf(piece), given[at]]
      return piece === decimal || withTableRoot(piece, decimal) || (value !== null && isHonestly(value, decimal))
    })
  )
}

const piecesOf = (text: string): readonly string[] => text.split(/\s?[,=;]\s?/)

/** A value rounded or cut to the places of the decimal. */
function isHonestly(value: BigNumber, decimal: string): boolean {
  const places = decimal.split('.')[1]?.length ?? 0
  return [rounded(value, places), cut(value, places)].includes(decimal)
}

/** 42√3 with 1.732, rounded and cut to so many places as the decimal has. */
function withTableRoot(text: string, decimal: string): boolean {
  const places = decimal.split('.')[1]?.length ?? 0
  const worked = valueOf(text.replace(/√(\d+)/g, (_, n: string) => `(${exact.bignumber(n).sqrt().toFixed(3, 4)})`))
  return worked !== null && places <= 3 && [rounded(worked, places), cut(worked, places)].includes(decimal)
}

/** Whether a decimal is one that may be typed for the value: the value itself, or fine enough a rounding where it has no short end. */
export function isHonest(value: BigNumber, decimal: string): boolean {
  if (value.equals(decimal)) return true
  if (value.decimalPlaces() <= 3 || exact.bignumber(decimal).isInteger()) return false
  return value.abs().lessThan('0.1') ? decimal.replace(/^-?[0.]+/, '').length >= 3 : true
}
