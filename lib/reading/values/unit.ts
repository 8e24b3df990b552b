import { isContrary } from '../text/contrary'
import type { Token } from '../tokens/token'

/** Each unit with the ways of writing it; a final s is allowed for. */
const spellings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    dm: 'dm decimetre',
    mm: 'mm millimetre millimeter',
    cm: 'cm centimetre centimeter',
    m: 'm metre meter mtr',
    km: 'km kilometre kilometer kms',
    h: 'h hr hour',
    min: 'min minute',
    s: 's sec second',
    ml: 'ml millilitre milliliter',
    l: 'l litre liter ltr',
    g: 'g gm gram',
    kg: 'kg kilogram',
    rupee: '₹ rs re rupee inr',
    paise: 'paise paisa',
    degree: '° deg degree',
    percent: '%',
    year: 'year yr',
    month: 'month',
    week: 'week',
    day: 'day',
    hectare: 'hectare ha',
    inch: 'inch inches',
    foot: 'ft foot feet',
    yard: 'yard',
    mile: 'mile',
    ms: 'ms millisecond',
    radian: 'radian rad',
    dollar: '$ dollar',
    tonne: 'tonne quintal',
    unit: 'unit u',
  }).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
)

const speeds: ReadonlyMap<string, readonly string[]> = new Map([
  ['kmph', ['km', '/', 'h']],
  ['kmh', ['km', '/', 'h']],
  ['kmhr', ['km', '/', 'h']],
  ['mps', ['m', '/', 's']],
  ['mph', ['mile', '/', 'h']],
])

export const baseUnit = (word: string): string | undefined => {
  const lower = word.toLowerCase()
  return spellings.get(lower) ?? (lower.length > 2 ? spellings.get(lower.replace(/s$/, '')) : undefined)
}

/** "ms" in "ms^-1". */
const turned: ReadonlyMap<string, readonly string[]> = new Map([
  ['ms', ['m', 's']],
  ['kmh', ['km', 'h']],
  ['kmhr', ['km', 'h']],
])

const prefixes: ReadonlyMap<string, number> = new Map([
  ['sq', 2],
  ['square', 2],
  ['cu', 3],
  ['cubic', 3],
])
const suffixes: ReadonlyMap<string, number> = new Map([
  ['squared', 2],
  ['cubed', 3],
  ['square', 2],
  ['sq', 2],
  ['cube', 3],
])

export interface Unit {
  /** The one way of writing it in which units are compared: "cm^2", "km/h". Empty when no word was a known unit. */
  readonly name: string
  readonly tex: string
  /** Words that are no unit and say nothing that counts: "balls". */
  readonly nouns: readonly string[]
  /** The first thing that neither is a unit nor can be passed over, such as a lone letter or a second number. */
  readonly strange?: Token
}

const noUnit: Unit = { name: '', tex: '', nouns: [] }

/** Reads what stands after (or, for ₹, before) a value. Words that are no unit, as in "35th term", are passed over. */
export function readUnit(tokens: readonly Token[]): Unit {
  if (tokens.length === 0) return noUnit
  const parts: { name: string; power: number; under: boolean }[] = []
  const nouns: string[] = []
  let [power, under] = [1, false]
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    if (!token) break
    const last = parts.at(-1)
    if (last && isInverse(tokens, i)) {
      last.under = true
      i += 2
      continue
    }
    const lowered = token.text.toLowerCase()
    const words = (isInverse(tokens, i + 1) ? turned : speeds).get(lowered) ?? [token.text]
    for (const word of words) {
      const lower = word.toLowerCase()
      const last = parts.at(-1)
      const unit = baseUnit(word)
      if (lower === '/' || lower === 'per' || (last && lower === 'an')) under = true
      else if (unit) {
        parts.push({ name: unit, power, under })
        power = 1
      } else if (lower === 'cc') parts.push({ name: 'cm', power: 3, under })
      else if (last && suffixes.has(lower) && !unitFollows(tokens, i)) last.power = suffixes.get(lower) ?? 1
      else if (prefixes.has(lower)) power = prefixes.get(lower) ?? 1
      else if (last && token.kind === 'number' && isPower(token.text) && (!token.spaced || i === tokens.length - 1))
        last.power = Number(token.text)
      else if (isStrange(token)) return { ...noUnit, strange: token }
      else if (token.kind === 'word') nouns.push(token.text)
    }
  }
  return { name: unitName(parts), tex: unitTex(parts), nouns }
}

/** "^-1". */
const isInverse = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === '^' && tokens[at + 1]?.text === '-' && tokens[at + 2]?.text === '1'

/** "cm, sq m": the word belongs to what follows. */
const unitFollows = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1]
  return next?.kind === 'word' && baseUnit(next.text) !== undefined
}

const isPower = (text: string): boolean => text === '2' || text === '3'

const harmlessSymbols = new Set(['.', '^', '!', '"', "'", '-', ')', '(', '*', '?'])

const isStrange = (token: Token): boolean =>
  token.kind === 'number' ||
  (token.kind === 'symbol' && !harmlessSymbols.has(token.text)) ||
  (token.kind === 'word' && (token.text.replace(/_.*/, '').length === 1 || isContrary(token.text)))

type Part = { readonly name: string; readonly power: number; readonly under: boolean }

const written = ({ name, power }: Part, show: (name: string) => string, raise: (power: number) => string): string =>
  `${show(name)}${power === 1 ? '' : raise(power)}`

function unitName(parts: readonly Part[]): string {
  return parts
    .map((part) => `${part.under ? '/' : ''}${written(part, String, (power) => `^${power}`)}`)
    .join(' ')
    .replaceAll(' /', '/')
}

function unitTex(parts: readonly Part[]): string {
  if (parts.length === 0) return ''
  const [only] = parts
  if (parts.length === 1 && only?.name === 'degree') return '^{\\circ}'
  if (parts.length === 1 && only?.name === 'percent') return '\\%'
  const shown = parts.map((part) => {
    const name = part.name === 'degree' || part.name === 'rupee' ? `${part.name}s` : part.name
    return `${part.under ? '/' : ''}${written(
      { ...part, name },
      (text) => `\\text{${text}}`,
      (power) => `^{${power}}`,
    )}`
  })
  return `\\ ${shown.join('\\,').replaceAll('\\,/', '/')}`
}

/** Whether a typed unit is as good as the one asked for: "sq units" for cm², but not for cm. Both as `readUnit` names them. */
export function isSameUnit(typed: string, wanted: string): boolean {
  if (typed === wanted) return true
  const [unit, power] = typed.split('^')
  const [other, otherPower] = wanted.split('^')
  return (unit === 'unit' || other === '') && power === otherPower && /^[a-z]*$/.test(other ?? '')
}
