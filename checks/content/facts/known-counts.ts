import { isAsserted } from './asserted'
import { sentencesIn } from './in-plain-words'
import { small } from '@/lib/reading/tokens/number-names'
import { mayFit } from '../../../lib/assistant/question/replaced'

/** What is false of numbers that everyone knows: faces of a cube, outcomes of two dice, two-digit numbers, litres of a cubic metre. */
export const knownCountFaults = (text: string): readonly string[] =>
  sentencesIn(text).flatMap((sentence) =>
    !/\d|outcomes|faces?|edges?|vert|corners?|ends?|bases?|smallest|least|first|only|sum of/i.test(sentence) ||
    /\?["”)]?$/.test(sentence) ||
    !isAsserted(sentence)
      ? []
      : [
          ...solidParts(sentence),
          ...outcomes(sentence),
          ...pairs(sentence),
          ...digits(sentence),
          ...units(sentence),
          ...firsts(sentence),
        ],
  )

const count = String.raw`(\d+(?:,\d{3})*(?:\.\d+)?|no|${small.slice(1).join('|')})`
function numberOf(word = ''): number {
  const said = word.toLowerCase().replaceAll(',', '')
  return /^\d/.test(said) ? Number(said) : said === 'no' ? 0 : small.indexOf(said)
}

const parts: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  cube: { faces: 6, edges: 12, vertices: 8, corners: 8 },
  cuboid: { faces: 6, edges: 12, vertices: 8, corners: 8 },
  cylinder: { 'circular faces': 2, 'flat faces': 2, 'circular ends': 2, bases: 2 },
  cone: { 'circular faces': 1, 'flat faces': 1, 'circular bases': 1, bases: 1, vertices: 1 },
  hemisphere: { 'circular faces': 1, 'flat faces': 1 },
}
const plural = (word: string): string =>
  word
    .toLowerCase()
    .replace(/vertex$/, 'vertices')
    .replace(/(?<!s)$/, 's')

const solid = new RegExp(
  String.raw`\b(?:an?|every|each|any) (?:solid |closed )?(cube|cuboid|cylinder|cone|hemisphere) has (?:exactly |only )?${count} ((?:circular |flat )?(?:faces?|edges?|vertices|vertex|corners?|ends?|bases?))(?! (?:that|which|of|equal))`,
  'i',
)

function solidParts(sentence: string): readonly string[] {
  if (!mayFit(solid, sentence)) return []
  const [whole, name = '', told, part = ''] = solid.exec(sentence) ?? []
  const is = parts[name.toLowerCase()]?.[plural(part)]
  return whole === undefined || is === undefined || is === numberOf(told) ? [] : [`"${whole}": they are ${is}`]
}

const thrown = new RegExp(
  String.raw`\b(?:when|if|on|after)? ?(?:throwing |tossing |rolling )?${count} (?:fair |different |unbiased )*(coins?|dice|die)(?: (?:are|is) (?:thrown|tossed|rolled|flipped))?(?: (?:together|at once|once|simultaneously))?,? (?:there are|one has|we have|we get|gives?|has|have)(?: exactly| only)? ${count} (?:equally likely |possible |different )*outcomes`,
  'i',
)

function outcomes(sentence: string): readonly string[] {
  if (!mayFit(thrown, sentence)) return []
  const [whole, many, thing = '', told] = thrown.exec(sentence) ?? []
  const is = (/coin/i.test(thing) ? 2 : 6) ** numberOf(many)
  return whole === undefined || numberOf(told) === is ? [] : [`"${whole}": they are ${is}`]
}

/** The first and the second die are two. */
const samePair =
  /\((\d), ?(\d)\) and \((\d), ?(\d)\) (?:are|is|count as|make|give)(?: only| just)? (?:one|the same|a single)(?: and the same| single)? (?:outcome|result|pair|case|event)/i

function pairs(sentence: string): readonly string[] {
  const [whole, a, b, c, d] = samePair.exec(sentence) ?? []
  return whole === undefined || a === b || a !== d || b !== c ? [] : [`"${whole}": they are two outcomes`]
}

const sizes = ['one', 'two', 'three', 'four', 'five']
const digitCount = new RegExp(
  String.raw`\bthere are (?:exactly |only )?${count} (${sizes.join('|')})-digit (?:natural |positive )?numbers(?: (?:that are |which are )?(?:divisible by|multiples of) (\d+))?(?! (?:that|which|with|divis|mult|in|ending|whose|formed|and|or|not))`,
  'i',
)
const digitEnd = new RegExp(
  String.raw`\b(smallest|least|largest|greatest) (${sizes.join('|')})-digit (?:natural )?number(?: (?:that is )?(?:divisible by|multiple of) (\d+))? is (\d+(?:,\d{3})*)(?! ?[-+×/])`,
  'i',
)

function digits(sentence: string): readonly string[] {
  if (!/-digit\b/i.test(sentence)) return []
  const [whole, told, size = '', by = '1'] = digitCount.exec(sentence) ?? []
  const [end, which = '', of = '', step = '1', is] = digitEnd.exec(sentence) ?? []
  const found = whole === undefined ? undefined : stretch(size, Number(by))
  const ends = end === undefined ? undefined : stretch(of, Number(step))
  const should = ends && (/^(?:smallest|least)/i.test(which) ? ends.first : ends.last)
  return [
    ...(found && numberOf(told) !== found.many ? [`"${whole ?? ''}": they are ${found.many}`] : []),
    ...(should !== undefined && numberOf(is) !== should ? [`"${end ?? ''}": it is ${should}`] : []),
  ]
}

function stretch(size: string, by: number) {
  const length = sizes.indexOf(size.toLowerCase()) + 1
  const first = Math.ceil(10 ** (length - 1) / by) * by
  const last = Math.floor((10 ** length - 1) / by) * by
  return { first, last, many: (last - first) / by + 1 }
}

/** Each with what it measures, and how many of the smallest of its kind it is. */
const measures: Readonly<Record<string, readonly [kind: string, size: number]>> = {
  'mm|millimetres?': ['length', 1],
  'cm|centimetres?': ['length', 10],
  'm|metres?': ['length', 1000],
  'km|kilometres?': ['length', 1e6],
  'cm²|square centimetres?': ['area', 1],
  'm²|square metres?': ['area', 1e4],
  'hectares?': ['area', 1e8],
  'km²|square kilometres?': ['area', 1e10],
  'cm³|cubic centimetres?|ml|millilitres?': ['volume', 1],
  'litres?': ['volume', 1000],
  'm³|cubic metres?': ['volume', 1e6],
  'seconds?': ['time', 1],
  'minutes?': ['time', 60],
  'hours?': ['time', 3600],
  'days?': ['time', 86400],
  'grams?|g': ['mass', 1],
  'kg|kilograms?': ['mass', 1000],
}
const unit = `(${Object.keys(measures).join('|')})`
const conversion = new RegExp(
  String.raw`\b(?:an?|one|1|each|every) ${unit} (?:is|has|=|are|equals|holds|makes|contains)(?: equal to| exactly| the same as)? ${count}(?: ?× ?10)? ${unit}(?![\w²³])`,
  'i',
)

function units(sentence: string): readonly string[] {
  const [whole, one = '', many, other = ''] = conversion.exec(sentence) ?? []
  const [from, to] = [one, other].map(measureOf)
  if (whole === undefined || !from || !to || from[0] !== to[0] || whole.includes('×')) return []
  const should = from[1] / to[1]
  return Math.abs(numberOf(many) - should) < 1e-9 * should ? [] : [`"${whole}": it is ${should}`]
}

const measureOf = (word: string) =>
  Object.entries(measures).find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(word))?.[1]

const known: readonly (readonly [words: string, is: number])[] = [
  ['(?:smallest|least|first|only even) prime(?: number)?', 2],
  ['(?:smallest|least|first) odd prime(?: number)?', 3],
  ['(?:smallest|least|first) composite(?: number)?', 4],
  ['(?:smallest|least|first) odd composite(?: number)?', 9],
  ['(?:smallest|least|first) natural number', 1],
  ['(?:smallest|least|first) whole number', 0],
  ['sum of (?:the |all |all the )*(?:three )?(?:interior )?angles of (?:a|any|every|the) triangle', 180],
  ['sum of (?:the |all |all the )*(?:four )?(?:interior )?angles of (?:a|any|every|the) quadrilateral', 360],
  ['sum of (?:the )?(?:two )?acute angles of (?:a|any|every) right(?:-angled)? triangle', 90],
]
const knownRead = known.map(([words, is]) => ({
  is,
  pattern: new RegExp(
    String.raw`\b${words} (?:is|=|equals)(?: always| equal to)* ${count}(°?)(?![\w/]|\.\d| ?[-+×])`,
    'i',
  ),
}))

const firsts = (sentence: string): readonly string[] =>
  knownRead.flatMap(({ pattern, is }) => {
    const [whole, told, degrees = ''] = mayFit(pattern, sentence) ? (pattern.exec(sentence) ?? []) : []
    return whole === undefined || numberOf(told) === is ? [] : [`"${whole}": it is ${is}${degrees}`]
  })
