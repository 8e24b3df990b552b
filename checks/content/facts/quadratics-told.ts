import { isAsserted } from './asserted'
import { inPlainWords, sentencesIn } from './in-plain-words'
import { same } from '../../prove/worked-out'

/** ax² + bx + c with numbers, by itself, equal to 0, or as y or p(x); of more than one term where it is no equation. */
const polynomial =
  /(?<![\w²³)(/^.]|[-+×/=^] ?)(?:(?:y|[a-z]\([s-z]\)) = )?(-?) ?(\d*)([s-z])²(?: ([+-]) (\d*)\3(?![\w²³]))?(?: ([+-]) (\d+))?(?: = 0)?(?![\w²³/()]|\.\d| ?[-+×=^:/<>≤≥])/g

const roots = '(?:roots|zeroes|zeros|solutions)'
const whose = String.raw`(?:the|its|two|both|all) `

/** What a text says of the nature of the roots, or of the graph, and the sign of the discriminant where it is so. */
const natures: readonly (readonly [words: RegExp, is: (d: number) => boolean, name: string])[] = [
  [
    new RegExp(
      String.raw`\bno (?:real )?(?:${roots}|root|zero|solution)\b|\b${roots} are (?:imaginary|not real)\b|\b(?:does not|do not) (?:meet|cut|touch|cross|intersect) the x-axis|\bmisses the x-axis`,
      'i',
    ),
    (d) => d < 0,
    'no real roots',
  ],
  [
    new RegExp(
      String.raw`\b(?:two )?(?:real and )?(?:equal|coincident) (?:and )?(?:real )?${roots}|\b${roots} are (?:real and )?(?:equal|coincident|the same)\b|\breal and equal\b|\btouches the x-axis`,
      'i',
    ),
    (d) => d === 0,
    'two equal real roots',
  ],
  [
    new RegExp(
      String.raw`\b(?:real and )?(?:distinct|different|unequal) (?:and )?(?:real )?${roots}|\b${roots} are (?:real and )?(?:distinct|different|unequal)\b|\breal and (?:distinct|different|unequal)\b|\b(?:cuts|meets|crosses|intersects) the x-axis (?:at|in) two (?:distinct |different )?points`,
      'i',
    ),
    (d) => d > 0,
    'two distinct real roots',
  ],
  [
    new RegExp(
      String.raw`(?<!\bno |not have (?:any )?)\breal ${roots}|\b${roots}(?: of (?:it|this equation|the equation))? are real\b(?! and| or)`,
      'i',
    ),
    (d) => d >= 0,
    'real roots',
  ],
  [
    new RegExp(String.raw`\birrational ${roots}|\b${roots} are (?:both )?irrational\b`, 'i'),
    (d) => d > 0 && !isSquare(d),
    'irrational roots',
  ],
  [
    new RegExp(String.raw`\brational ${roots}|\b${roots} are (?:both )?rational\b`, 'i'),
    (d) => d >= 0 && isSquare(d),
    'rational roots',
  ],
]
const isSquare = (d: number): boolean => Number.isInteger(Math.sqrt(d))

const number = String.raw`(-?\d+(?:\.\d+)?(?:\/\d+)?)(?![\w²³/]|\.\d| ?[-+×=^/]| ?:(?! [a-z]))`
/** "D = 16 - 20 = -4": the last side counts. */
const discriminant = new RegExp(
  String.raw`\b(?:D|b² - 4ac|[Dd]iscriminant(?: of \S[^,;.]*?)?) (?:=|is|equals) (?:[^=,;:<>≤≥a-zA-Z]+ = )*${number}`,
)
const sum = new RegExp(String.raw`\bsum of (?:${whose})*(?:${roots})(?: of [^,;]*?)? (?:is|=|equals) ${number}`, 'i')
const product = new RegExp(
  String.raw`\bproduct of (?:${whose})*(?:${roots})(?: of [^,;]*?)? (?:is|=|equals) ${number}`,
  'i',
)
const both = new RegExp(
  String.raw`\b(?<!of )(?:the|its|two|has the|with the) ${roots}(?: of [^,;]*?)? (?:are )?${number.replace('(?![', '(?![')}(?:,)? and ${number}`,
  'i',
)

/** What a sentence tells wrong of the quadratic polynomial or equation that stands in it: the nature of its roots, their sum and product, the roots. */
export const quadraticFaults = (text: string): readonly string[] =>
  sentencesIn(text).flatMap((sentence) => {
    if (!/²|\bD\b|discriminant/i.test(sentence)) return []
    const whole = faultsIn(sentence)
    if (whole !== undefined) return whole
    return sentence
      .split(/[;:]\s|,?\s(?:but|while|whereas)\s|,?\sand\s(?=(?:that of )?-?\d*[a-z]²|the (?:equation|polynomial)\b)/)
      .flatMap((part) => faultsIn(part) ?? [])
  })

const possible = new RegExp(
  String.raw`${discriminant.source}(?: [<>] 0)?(?:[.:;,]| and)? (?:[Ss]o )?(?:[Ii]t|[Tt]his|[Tt]hat|[Ss]uch [a-z ]+|[Tt]he situation) is (not |im)?possible\b`,
)

/** "D = 900 - 1000 = -100 < 0. It is possible." */
export function possibleFaults(text: string): readonly string[] {
  const [, value, not] = possible.exec(inPlainWords(text)) ?? []
  const d = valueOf(value)
  return value === undefined || d >= 0 === (not === undefined)
    ? []
    : [`D is ${shown(d)}: so it is ${d < 0 ? 'not possible' : 'possible'}`]
}

/** What the roots shall be is not what they are: "For equal roots D = 0". */
const wanted = /\bfor (?:two |no )?(?:real|equal|distinct|different)[^,;]*? roots\b/gi

/** Undefined where a text speaks of none, or of more than one. */
function faultsIn(text: string): readonly string[] | undefined {
  const [found, ...others] = [...text.matchAll(polynomial)].filter(([whole]) => /[+-] \d|= 0$/.test(whole))
  if (others.length > 0) return undefined
  const about = found ? text.replace(found[0].trim(), 'it').replace(/\s+/g, ' ') : text
  const told = toldNumber(discriminant, about)
  const own = found && coefficientsOf(found)
  const d = own ? own.b * own.b - 4 * own.a * own.c : (told ?? signIn(about))
  if (d === undefined) return undefined
  const bare = natures.reduce((so, [words]) => so.replace(words, ''), text)
  if (!isAsserted(bare)) return []
  const said = natures.filter(([words]) => words.test(about.replace(wanted, '')))
  // "two equal real roots" are real roots as well
  const [nature, another] = said.filter(([, , name], _, all) => name !== 'real roots' || all.length === 1)
  return [
    ...(nature && !another && !nature[1](d) ? [natureFault(nature[2], d, found?.[0])] : []),
    ...(own ? relationFaults(about, own, found?.[0] ?? '') : []),
    ...(own && told !== undefined && !same(told, d)
      ? [`the discriminant of ${(found?.[0] ?? '').trim()} is ${d}, and not ${told}`]
      : []),
    ...(own && isOfOtherSign(about, d) ? [`the discriminant of ${(found?.[0] ?? '').trim()} is ${d}`] : []),
  ]
}

/** "D > 0", "the discriminant is negative": a number of that sign, where a text tells one alone. */
function signIn(text: string): number | undefined {
  const signs = Array.from(
    text.matchAll(/\b(?:D|b² - 4ac) (>|<) 0|\bdiscriminant (?:is |= )?(positive|negative)\b/gi),
    ([, sign, word]) => (sign === '>' || word?.toLowerCase() === 'positive' ? 2 : -1),
  )
  return signs.length === 1 && !/\b(?:D|b² - 4ac) (?:=|≥|≤)|\bzero\b|rational/i.test(text) ? signs[0] : undefined
}

/** "the discriminant of it is positive" */
function isOfOtherSign(text: string, d: number): boolean {
  const [, word] = /\bdiscriminant(?: of it)? is (positive|negative|zero)\b/i.exec(text) ?? []
  return word !== undefined && word.toLowerCase() !== (d > 0 ? 'positive' : d < 0 ? 'negative' : 'zero')
}

interface Coefficients {
  readonly a: number
  readonly b: number
  readonly c: number
}

function coefficientsOf([, minus, a, , bSign, b, cSign, c]: RegExpExecArray | RegExpMatchArray): Coefficients {
  const sized = (sign: string | undefined, size: string | undefined) =>
    sign === undefined ? 0 : (sign === '-' ? -1 : 1) * (size === '' || size === undefined ? 1 : Number(size))
  return { a: sized(minus === '-' ? '-' : '+', a), b: sized(bSign, b), c: sized(cSign, c) }
}

function natureFault(told: string, d: number, of: string | undefined): string {
  const should = d > 0 ? 'two distinct real roots' : d === 0 ? 'two equal real roots' : 'no real roots'
  const kind = told.includes('rational') && d >= 0 ? (isSquare(d) ? 'rational roots' : 'irrational roots') : should
  const own = of === undefined ? `where D ${d > 0 ? '>' : d < 0 ? '<' : '='} 0` : `of ${of.trim()} D = ${d}`
  return `${own}: there are ${kind}, and not ${told}`
}

function relationFaults(text: string, { a, b, c }: Coefficients, of: string): readonly string[] {
  const say = (name: string, pattern: RegExp, should: number) => {
    const told = toldNumber(pattern, text)
    return told === undefined || same(told, should)
      ? []
      : [`the ${name} of the roots of ${of.trim()} is ${shown(should)}, and not ${shown(told)}`]
  }
  const pair = both.exec(text)?.slice(1).map(valueOf) ?? []
  const wrong = pair.find((x) => !same(a * x * x + b * x + c, 0))
  return [
    ...say('sum', sum, -b / a),
    ...say('product', product, c / a),
    ...(wrong === undefined ? [] : [`${shown(wrong)} is no root of ${of.trim()}`]),
  ]
}

const valueOf = (told: string | undefined): number => {
  const [over = NaN, under = 1] = (told ?? '').split('/').map(Number)
  return over / under
}
const toldNumber = (pattern: RegExp, text: string): number | undefined => {
  const [, told] = pattern.exec(text) ?? []
  return told === undefined ? undefined : valueOf(told)
}
const shown = (value: number): string => {
  const below = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].find((one) => same(value * one, Math.round(value * one)))
  return below === undefined || below === 1
    ? String(Number(value.toPrecision(6)))
    : `${Math.round(value * below)}/${below}`
}
