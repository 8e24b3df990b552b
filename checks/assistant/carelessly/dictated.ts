import { inWords } from './in-words'
import type { Way } from './way'

const asks =
  /\b(?:find|what|which|how|when|where|why|who|is|are|can|does|do|will|if|solve|prove|show|state|calculate|determine|evaluate|write|verify|check|express|factorise|simplify|compare|name|list|form|give|nikalo|nikaliye|batao|bataiye|btao|kya|kitn\w+|kaun\w*|karo|kijiye|find karo)\b/i

/** What no one reads aloud as it stands: TeX, tables, options, blanks, brackets that are no point, powers with a letter. */
const unspeakable = /[\\$|{}[\]_<>:;\n]|\^ ?[({a-z]|[₀-₉ₙᵢ]|\([^()]*[a-z+*=][^()]*\)|\b[a-d]\)|_{2,}|\d\/\d+[a-z]|[⁰ⁿ]/

const powers: Readonly<Record<string, string>> = { '⁴': 'four', '⁵': 'five', '⁶': 'six', '⁷': 'seven', '⁸': 'eight' }
const ordinals =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  )

/** "21st" as twenty first. */
function place(n: number): string {
  if (n < 20) return ordinals[n] ?? ''
  if (n % 10 !== 0) return `${inWords(n - (n % 10))} ${ordinals[n % 10] ?? ''}`
  return `${inWords(n).replace(/y$/, 'ie')}th`
}

const number = (whole: string, part = ''): string =>
  part === ''
    ? inWords(Number(whole))
    : `${inWords(Number(whole))} point ${[...part].map((digit) => inWords(Number(digit))).join(' ')}`

/** The signs of a text in words; its numbers stay. */
const withoutSigns = (text: string): string =>
  text
    .replace(/(\d),(\d{3})\b/g, '$1$2')
    .replace(/\s*(?:\.\s?\.\s?\.|…),?\s*/g, ' and so on ')
    .replace(/(?:₹|\b[Rr]s\.?) ?(\d+) (?=(?:coin|note)s?\b)/g, '$1 rupee ')
    .replace(/(?:₹|\b[Rr]s\.?) ?(\d[\d.]*)/g, '$1 rupees')
    .replace(/²|\^ ?2(?!\d)/g, ' square ')
    .replace(/³|\^ ?3(?!\d)/g, ' cube ')
    .replace(/[⁴⁵⁶⁷⁸]/g, (sign) => ` to the power ${powers[sign] ?? ''} `)
    .replace(/\^ ?(\d+)/g, ' to the power $1 ')
    .replace(/\b(sin|cos|tan|cot|sec|cosec)(?=[A-Zθαβ]\b)/g, '$1 ')
    .replace(/√ ?/g, ' root ')
    // classes are told from to; a sum has letters, signs or words of its own
    .replace(/(?<![\w^²³√)] ?|[-+] ?)(\d+(?:\.\d+)?) ?[-–] ?(?=\d+(?:\.\d+)?(?![\w.²³√]))/g, '$1 to ')
    .replace(/ ?[-−–] ?(?=[\dA-Za-zαβθ√])/g, (sign, at: number) =>
      /[a-z]{2}$/.test(text.slice(0, at)) && sign === '-' ? '-' : ' minus ',
    )
    .replace(/ ?\+ ?/g, ' plus ')
    .replace(/ ?= ?/g, ' equals ')
    .replace(/ ?[×*] ?/g, ' into ')
    .replace(/ ?(?:∥|\|\|) ?/g, ' parallel to ')
    .replace(/ ?⊥ ?/g, ' perpendicular to ')
    .replace(/ ?[~∼] ?/g, ' similar to ')
    .replace(/\bkm\/hr?\b/g, 'kilometre per hour')
    .replace(/\bm\/s\b/g, 'metre per second')
    .replace(/(?<=[\dA-Za-zαβ]) ?\/ ?(?=[\dA-Za-zαβ])/g, ' by ')
    .replace(/°/g, ' degrees ')
    .replace(/θ/g, ' theta ')
    .replace(/α/g, ' alpha ')
    .replace(/β/g, ' beta ')
    .replace(/π/g, ' pi ')
    .replace(/%/g, ' percent ')
    .replace(/∠/g, ' angle ')
    .replace(/[△∆Δ]/g, ' triangle ')
    .replace(/\( ?(\d+|minus \d+) ?, ?(\d+|minus \d+) ?\)/g, ' $1 comma $2 ')
    .replace(/\(\s*(minus \d+|\d+),\s*(minus \d+|\d+)\s*\)/g, ' $1 comma $2 ')

const inLine = (text: string): string =>
  text
    .replace(/[,.?!'"“”‘’]+(?=\s|$)/g, ' ')
    .replace(/["“”‘’()]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()

const spelledOut = (text: string): string =>
  text.replace(/\b[A-Z]{2,4}\b/g, (name) =>
    /^(?:AP|HCF|LCM|CSA|TSA|AM|PM|BPT|SSS|SAS|AAA?|RHS|CBSE|OR|AND|IN|IS|DO)$/.test(name) ? name : [...name].join(' '),
  )

/** Where it can be read aloud: its words and signs as a phone hears them. */
const heard = (text: string): string | null => {
  if (!asks.test(text)) return null
  const said = inLine(withoutSigns(text))
  return unspeakable.test(text) || /[^\w\s.'-]/.test(said) ? null : said
}

const numbersInWords = (text: string): string =>
  text
    .replace(/\b(\d{1,2})(?:st|nd|rd|th)\b/g, (_, n: string) => place(Number(n)))
    .replace(
      /(?<![\w.])(\d{1,5})(?:\.(\d+))?(?![\d.])/g,
      (_, whole: string, part?: string) => `${number(whole, part)} `,
    )
    .replace(/ +/g, ' ')
    .trim()

export const dictated: readonly Way[] = [
  { name: 'dictated', write: (text) => { const said = heard(text); return said === null ? text : numbersInWords(said).toLowerCase() } }, // prettier-ignore
  { name: 'dictated, names spelled out', write: (text) => { const said = heard(text); return said === null ? text : numbersInWords(spelledOut(said)) } }, // prettier-ignore
  { name: 'dictated, numbers in figures', write: (text) => heard(text) ?? text },
]
