import type { Token } from './reading'

const units: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mm: 'mm',
    cm: 'cm',
    dm: 'dm',
    m: 'm',
    km: 'km',
    cms: 'cm',
    centimetre: 'cm',
    centimetres: 'cm',
    centimeter: 'cm',
    centimeters: 'cm',
    metre: 'm',
    metres: 'm',
    meter: 'm',
    meters: 'm',
    mtr: 'm',
    inch: 'inch',
    inches: 'inch',
    feet: 'ft',
    foot: 'ft',
    ft: 'ft',
    kilometre: 'km',
    kilometres: 'km',
    degree: '°',
    degrees: '°',
    deg: '°',
    unit: 'unit',
    units: 'unit',
    kmph: 'km/h',
    kmh: 'km/h',
    rs: '₹',
    rupees: '₹',
    rupee: '₹',
    rupaye: '₹',
    rupay: '₹',
    rupaiye: '₹',
    rupya: '₹',
    year: 'year',
    years: 'year',
    yrs: 'year',
    hour: 'hour',
    hours: 'hour',
    hr: 'hour',
    hrs: 'hour',
    minute: 'minute',
    minutes: 'minute',
    min: 'minute',
    mins: 'minute',
    seconds: 'second',
    sec: 'second',
    litre: 'litre',
    litres: 'litre',
    kg: 'kg',
    g: 'g',
    gm: 'g',
    gms: 'g',
    gram: 'g',
    grams: 'g',
    kgs: 'kg',
  }),
)
const signs: ReadonlyMap<string, string> = new Map([
  ['°', '°'],
  ['%', '%'],
])
const continues = new Set(['+', '-', '*', '/', '=', '^', '('])

export interface UnitFound {
  readonly text: string
  /** The place of the first token after it. */
  readonly next: number
}

const times: ReadonlyMap<string, string> = new Map([
  ...['h', 'hr', 'hour', 'hours'].map((name) => [name, 'h'] as const),
  ...['s', 'sec', 'second', 'seconds'].map((name) => [name, 's'] as const),
  ...['min', 'minute', 'minutes'].map((name) => [name, 'min'] as const),
])
const powers: ReadonlyMap<string, string> = new Map([
  ['sq', '2'],
  ['square', '2'],
  ['cu', '3'],
  ['cubic', '3'],
])

const isAngle = ({ kind, text }: Token): boolean => kind === 'word' && /^(?:\p{L}|theta|alpha|beta)$/u.test(text)

/** A unit from a place on, with its power: "cm^2", "sq cm", or by time: "km/h", "km per hour". A letter that a calculation goes on from is none. */
export function unitAt(tokens: readonly Token[], at: number): UnitFound | null {
  const token = tokens[at]
  if (!token) return null
  const said = tokens[at]?.kind === 'word' ? powers.get(token.text.toLowerCase()) : undefined
  if (said !== undefined) {
    const of = unitAt(tokens, tokens[at + 1]?.text === '.' ? at + 2 : at + 1)
    return of && /^(?:[a-z]*m|unit)$/.test(of.text) ? { text: `${of.text}^${said}`, next: of.next } : null
  }
  const text = token.kind === 'word' ? units.get(token.text.toLowerCase()) : signs.get(token.text)
  if (text === undefined) return null
  const [sign, power] = [tokens[at + 1], tokens[at + 2]]
  if (sign?.text === '^' && power?.kind === 'number' && /^[23]$/.test(power.text) && /m$/.test(text))
    return { text: `${text}^${power.text}`, next: at + 3 }
  const time = /^(?:\/|per)$/i.test(sign?.text ?? '') ? times.get(power?.text.toLowerCase() ?? '') : undefined
  if (time !== undefined && /m$/.test(text)) return { text: `${text}/${time}`, next: at + 3 }
  // "5 sec A", "2 sec^2 30°" are ratios
  const after = tokens[at + 1]
  if (token.text === 'sec' && after && (/^[\^(]$/.test(after.text) || after.kind === 'number' || isAngle(after)))
    return null
  const isLetter = token.text.length === 1 && token.kind === 'word'
  if (isLetter && (continues.has(sign?.text ?? '') || sign?.kind === 'number')) return null
  return { text, next: at + 1 }
}
