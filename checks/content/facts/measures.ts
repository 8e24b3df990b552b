import { inPlainWords } from './in-plain-words'
import { same } from '../../prove/worked-out'

/** How many of the smallest one each unit is, kind by kind. */
const kinds: readonly (readonly (readonly [name: string, size: number])[])[] = [
  [
    ['seconds?', 1],
    ['minutes?|min', 60],
    ['hours?|h', 3600],
    ['days?', 86_400],
    ['weeks?', 604_800],
  ],
  [
    ['mm', 1],
    ['cm', 10],
    ['m|metres?', 1000],
    ['km|kilometres?', 1_000_000],
  ],
  [
    ['mm²', 1],
    ['cm²', 100],
    ['m²', 1_000_000],
    ['hectares?', 10_000_000_000],
    ['km²', 1_000_000_000_000],
  ],
  [
    ['mm³', 1],
    ['cm³|ml', 1000],
    ['litres?', 1_000_000],
    ['m³', 1_000_000_000],
  ],
  [
    ['mg', 1],
    ['g|grams?', 1000],
    ['kg|kilograms?', 1_000_000],
    ['tonnes?', 1_000_000_000],
  ],
]

const small: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
}

const number = String.raw`(?:\d+(?:,\d{2,3})*(?:\.\d+)?|${Object.keys(small).join('|')})`
const verb = String.raw`,? (?:is|are|makes?|equals?|=|that is,?|which is|i\.e\.) (?:the same as |equal to |about )?`

const patterns = kinds.map((units) => {
  const unit = `(?:${units.map(([name]) => name).join('|')})`
  const amount = String.raw`${number} ${unit}(?:(?: and)? ${number} ${unit})*`
  return new RegExp(
    String.raw`(?<![\w.,]|[/×*+-] ?)(${amount})${verb}(${amount})(?![\w²³/]| [=+×-]| (?:is|are|makes?)\b| (?:later|more|less|earlier|each|long|wide|high|deep|by)\b)`,
    'gi',
  )
})

/** Where a text says one measure in two ways that do not agree: "72 minutes are 1 hour 2 minutes". */
export const measureFaults = (text: string): readonly string[] => {
  const words = inPlainWords(text)
  return patterns.flatMap((pattern, kind) =>
    [...words.matchAll(pattern)].flatMap(([whole, first = '', second = '']) => {
      const [a, b] = [amountOf(first, kind), amountOf(second, kind)]
      const isSame = same(a, b) || (whole.includes('about') && Math.abs(a - b) < 0.01 * a)
      return isSame || unitsIn(first, kind).join() === unitsIn(second, kind).join()
        ? []
        : [`"${whole}" is false: reckon it once more in the smaller unit`]
    }),
  )
}

const wordsOf = (amount: string): readonly string[] =>
  amount.split(/,? and |,? (?=(?:\d|a\b|an\b|one\b|two\b|three\b|four\b|five\b|six\b|ten\b))/i)

const unitOf = (part: string, kind: number): readonly [name: string, size: number] | undefined => {
  const [, unit = ''] = part.split(' ')
  return kinds[kind]?.find(([name]) => new RegExp(`^(?:${name})$`, 'i').test(unit))
}

const unitsIn = (amount: string, kind: number): readonly string[] =>
  wordsOf(amount).map((part) => unitOf(part, kind)?.[0] ?? '')

const amountOf = (amount: string, kind: number): number =>
  wordsOf(amount).reduce((sum, part) => {
    const [many = ''] = part.split(' ')
    return sum + (small[many.toLowerCase()] ?? Number(many.replaceAll(',', ''))) * (unitOf(part, kind)?.[1] ?? NaN)
  }, 0)
