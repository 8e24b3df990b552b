import type { Token } from './tokens'

/** Each unit with the ways of writing it; a final s is allowed for. */
const spellings: ReadonlyMap<string, string> = new Map(
  Object.entries({
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
    unit: 'unit',
  }).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
)

const speeds: ReadonlyMap<string, readonly string[]> = new Map([
  ['kmph', ['km', '/', 'h']],
  ['kmh', ['km', '/', 'h']],
  ['kmhr', ['km', '/', 'h']],
  ['mps', ['m', '/', 's']],
])

const baseUnit = (word: string): string | undefined => {
  const lower = word.toLowerCase()
  return spellings.get(lower) ?? (lower.length > 2 ? spellings.get(lower.replace(/s$/, '')) : undefined)
}

const prefixes: ReadonlyMap<string, number> = new Map([
  ['sq', 2],
  ['square', 2],
  ['cu', 3],
  ['cubic', 3],
])
const suffixes: ReadonlyMap<string, number> = new Map([
  ['squared', 2],
  ['cubed', 3],
])

export interface Unit {
  /** The one way of writing it in which units are compared: "cm^2", "km/h". Empty when no word was a known unit. */
  readonly name: string
  readonly tex: string
  /** The first thing that neither is a unit nor can be passed over, such as a lone letter or a second number. */
  readonly strange?: string
}

/** Reads what stands after (or, for ₹, before) a value. Words that are no unit, as in "35th term", are passed over. */
export function readUnit(tokens: readonly Token[]): Unit {
  const parts: { name: string; power: number; under: boolean }[] = []
  let [power, under] = [1, false]
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    if (!token) break
    const words = speeds.get(token.text.toLowerCase()) ?? [token.text]
    for (const word of words) {
      const lower = word.toLowerCase()
      const last = parts.at(-1)
      const unit = baseUnit(word)
      if (lower === '/' || lower === 'per') under = parts.length > 0
      else if (unit) {
        parts.push({ name: unit, power, under })
        power = 1
      } else if (prefixes.has(lower)) power = prefixes.get(lower) ?? 1
      else if (last && suffixes.has(lower)) last.power = suffixes.get(lower) ?? 1
      else if (last && token.kind === 'number' && !token.spaced && isPower(token.text)) last.power = Number(token.text)
      else if (isStrange(token)) return { name: '', tex: '', strange: token.text }
    }
  }
  return { name: unitName(parts), tex: unitTex(parts) }
}

const isPower = (text: string): boolean => text === '2' || text === '3'

const harmlessSymbols = new Set(['.', '^', '!', '"', "'", '-', ')', '(', '*', '?'])

const isStrange = (token: Token): boolean =>
  token.kind === 'number' ||
  (token.kind === 'symbol' && !harmlessSymbols.has(token.text)) ||
  (token.kind === 'word' && (token.text.replace(/_.*/, '').length === 1 || isContrary(token.text)))

/** Words that turn an answer round: "not 5", "5 or more". */
export const isContrary = (word: string): boolean =>
  /^(?:not|no|never|nor|isnt|isn't|more|less|than|except|without|half|halves|thirds?|quarters?|twice|double|dozen|by|upon|over|into)$/i.test(
    word,
  )

type Part = { readonly name: string; readonly power: number; readonly under: boolean }

const written = ({ name, power }: Part, show: (name: string) => string, raise: (power: number) => string): string =>
  `${show(name)}${power === 1 ? '' : raise(power)}`

function unitName(parts: readonly Part[]): string {
  const named = parts.filter(({ name }) => name !== 'unit')
  return named
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
