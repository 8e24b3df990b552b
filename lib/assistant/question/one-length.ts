import { dictated } from './dictated'
import { numberOf } from '../../answers/number-of'
import { fraction, fromDecimal, multiply, terminates, toDecimal } from '../../maths/fraction'
import { wordForms } from './word-forms'

/** In millimetres. */
const lengths: Readonly<Record<string, number>> = { mm: 1, cm: 10, dm: 100, m: 1000, km: 1000000 }

const unit = String.raw`(mm|cm|dm|km|m(?:et(?:re|er)s?)?)(?![\w²³^/'’-]| (?:per|square|cube)\b| ?[-+=/^])`
const length = new RegExp(String.raw`(?<![\w.,/^√:])(\d+(?:\.\d+)?) ?${unit}`, 'g')
/** "2 m 40 cm" */
const both = /(?<![\w.,/^√])(\d+) ?m(?:et(?:re|er)s?)?(?: and)? (\d+) ?cm(?![\w²³^/])/g
/** "2 × 3 × 4 m": the unit of the last is that of all. */
const isRow =
  /(?<!\d) \d[\d.]* ?(?:[x×*:,/-]|by|and|aur|to|or)(?: ?\d[\d.]* ?(?:[x×*:,/-]|by|and|aur|to|or))* ?\d[\d.]* ?(?:mm|cm|dm|m|km)\b/

/** A question that tells lengths in several units with all of them in one; null where they are in one, or where it is not clear what each is told in. */
export function inOneUnit(message: string): string | null {
  if (!/[a-z\d] ?(?:mm|cm|dm|km|met|cent|mill|kilo)/i.test(message)) return null
  const text = dictated(wordForms(message)).replace(
    both,
    (_: string, m = '', cm = '') => `${100 * Number(m) + Number(cm)} cm`,
  )
  const found = [...text.matchAll(length)].map(([, , name = '']) => name.replace(/^met.*/, 'm'))
  const units = new Set(found)
  if (units.size < 2 || isRow.test(text) || /√ ?\d+\)? ?(?:[ck]?m|mm)\b/.test(text)) return null
  const to = units.has('cm') || units.has('mm') ? 'cm' : 'm'
  return text.replace(length, (whole: string, size = '', name = '') => {
    const by = fraction(lengths[name.replace(/^met.*/, 'm')] ?? 0, lengths[to] ?? 1)
    const value = multiply(fromDecimal(size), by)
    return terminates(value) ? `${toDecimal(value)} ${to}` : whole
  })
}

/** "80 mm" for "8 cm", part by part; null where it is not known what they are worth. */
export function isSameLength(one: string, other: string): boolean | null {
  const [these, those] = [one, other].map((text) =>
    text.split(/[;,] /).map((part) => {
      const [, size = '', name = 'mm', power = ''] =
        /^(?:\([ivx]+\) |[A-Za-z ]+ = )?([-\d√/.π()+ ]+?)(?: ([cdk]?m|mm)([²³]?))?$/.exec(part) ?? []
      return (numberOf(size) ?? NaN) * (lengths[name] ?? NaN) ** (power === '³' ? 3 : power === '²' ? 2 : 1)
    }),
  )
  if (!these || !those || these.length !== those.length || [...these, ...those].some(Number.isNaN)) return null
  const by = these.map((size, at) => size / (those[at] ?? 0))
  // "12" km for "12000" m
  const isBare = ![one, other].some((text) => /[a-z]/.test(text))
  return by.every((ratio) => Math.abs(ratio - 1) < 1e-6 || (isBare && Math.log10(ratio) % 1 === 0))
}
