import { replaced, type Pairs } from './replaced'

const formula = /(\$[^$]*\$|\\\([^]*?\\\))/

/** What is no power of two or three alone: "2^21", "x^2n". */
const endsPower = String.raw`(?![\d{^²³]|\.\d|n\b)`
const powers: Pairs = [
  [new RegExp(String.raw`(?<=[\w)\]°πθαβ}]) ?(?:\^|\*\*) ?(?:2${endsPower}|\{ ?2 ?\}(?!\d))`, 'g'), '²'],
  [new RegExp(String.raw`(?<=[\w)\]°πθαβ}]) ?(?:\^|\*\*) ?(?:3${endsPower}|\{ ?3 ?\}(?!\d))`, 'g'), '³'],
  [/\^ ?\{ ?(\d) ?\}(?!\d)/g, '^$1'],
  // "tan^230"
  [/(?<![a-z])(sin|cos|tan|cosec|sec|cot)\^2 ?(?=(?:30|45|60|90)(?!\d))/gi, '$1²'],
]

const radicand = String.raw`(?:\( ?(\d+(?:\.\d+)?) ?\)|(\d+))(?![\d.]*[\d^²³])`
const root = (_: string, bracketed?: string, bare?: string): string => `√${bracketed ?? bare ?? ''}`
/** What stands before "root 3", where it is no root of an equation that is 3. */
const beforeRoot = String.raw`(?<=(?:^|[\d+−–=×*/(,:-]|\b(?:of|is|equals?|to|plus|minus|into|by|times|and|comma|than|over|upon|find|prove|show|simplify|that|whether|if)) {0,3})`
const roots: Pairs = [
  // "π = 3.14 root 3 = 1.73": no product
  [/(?<=\d) +(?=(?:sqrt|root) ?\(? ?\d+\b(?!\)? ?= ?\d\.))/g, ''],
  [new RegExp(`(?<![a-z])sqrt ?${radicand}`, 'g'), root],
  [new RegExp(`${beforeRoot}(?:under ?)?root ?${radicand}`, 'g'), root],
  [/ {2,}(?=√)/g, ' '],
]

const units: Pairs = [
  [/\bsq\.? ?(cm|mm|km)\b/g, '$1²'],
  [/\bcu\.? ?(cm|mm|km)\b/g, '$1³'],
  [/\b(cm|mm|km)2\b/g, '$1²'],
  [/\b(cm|mm|km)3\b/g, '$1³'],
  // m alone may be a letter of the question
  [/(?<=(?:\d|\bper|\bin|\/) ?)(?:sq\.? ?m|m2)\b/g, 'm²'],
  [/(?<=(?:\d|\bper|\bin|\/) ?)(?:cu\.? ?m|m3)\b/g, 'm³'],
  [/(?<=\d) ?degs?\b(?:\.(?= ?[a-z,]))?/g, '°'],
]

/** "12 CM" where no point is called M. */
const unitsInCapitals: Pairs = [
  [/(?<=\d ?)(?:CM|KM|MM)\b/g, (unit: string) => unit.toLowerCase()],
  [/(?<=\d ?)M\b(?!\d| ?[-+−–=*/^(])/g, 'm'],
]
const hasPointM = /(?<!\d ?)\b(?!LCM\b)[A-Z]{0,3}M[A-Z]{0,3}\b/

const money: Pairs = [
  [/(?<=\d)\s?\/-(?!\s?\d)/g, ''],
  [/\brs\.? ?(\d+) (?=coins?\b)/gi, '₹$1 '],
  [
    /(?<![₹\d.,/+−–*×^-] ?|\brs\.? ?)\b(\d[\d,]*(?:\.\d+)?) (?:rupees|rs\b)(?! ?(?:coins?|notes?|k[aei]|mein?|se|ko|\d|-))/gi,
    '₹$1',
  ],
]

const places: Pairs = [
  [/(?<=\b\d*1) (?=st\b)|(?<=\b\d*3) (?=rd\b)|(?<=\b\d+) (?=th\b)/g, ''],
  // of "2 nd 3" it is "and"
  [/(?<=\b(?:\d*[02-9])?2) (?=nd (?:terms?|days?|weeks?|months?|years?|rows?|n|and|&)\b)/g, ''],
]

const spokenSigns: ReadonlyMap<string, string> = new Map([
  ['θ', ' theta '],
  ['α', ' alpha '],
  ['β', ' beta '],
  ['°', ' degrees '],
])

/** "sin 60° plus cos θ": among spoken words the signs that are typed are words too. */
const withSpokenSigns = (text: string): string =>
  /[θαβ°]/.test(text) && /\b(?:plus|minus|upon|equals|square)\b/.test(text) && !/[-+=²³^/()]/.test(text)
    ? text.replace(/ ?([θαβ°]) ?/g, (_, sign: string) => spokenSigns.get(sign) ?? sign)
    : text

/** One spelling for what is typed in several ways: "x^{2}" and "x**2" are x², "3 sqrt(2)" is 3√2, "sq cm" is cm², "10 th" 10th; TeX stays. */
export function inOneSpelling(text: string): string {
  if (!/[\^*]|root|sqrt|\b(?:sq|cu)\b|m[23]\b|deg|rupees|rs\b|\/-|\d ?[CKM]?M\b|\d (?:st|nd|rd|th)\b/i.test(text))
    return withSpokenSigns(text).trimStart()
  const pairs = [...powers, ...roots, ...units, ...money, ...(hasPointM.test(text) ? [] : unitsInCapitals), ...places]
  const pieces = text.split(formula)
  return withSpokenSigns(
    pieces.map((piece, at) => (at % 2 === 0 ? replaced(piece, pairs) : piece)).join(''),
  ).trimStart()
}
