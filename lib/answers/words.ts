import { fraction } from '../maths/fraction'
import type { TrigName } from './node'
import type { Token } from './tokens'

const trigNames: ReadonlyMap<string, TrigName> = new Map([
  ['sin', 'sin'],
  ['sine', 'sin'],
  ['cos', 'cos'],
  ['cosine', 'cos'],
  ['tan', 'tan'],
  ['cosec', 'cosec'],
  ['cosecant', 'cosec'],
  ['csc', 'cosec'],
  ['sec', 'sec'],
  ['cot', 'cot'],
])

export const trigName = (word: string): TrigName | undefined => trigNames.get(word.toLowerCase())

/** Words that stand for a sign or a number, as a student says them: "3 by 4", "root 3", "22 into 7", "12 lakh". */
const signs: ReadonlyMap<string, string> = new Map([
  ['sqrt', '√'],
  ['root', '√'],
  ['cbrt', '∛'],
  ['pi', 'π'],
  ['Π', 'π'],
  ['by', '/'],
  ['upon', '/'],
  ['over', '/'],
  ['times', '*'],
  ['into', '*'],
  ['plus', '+'],
  ['minus', '-'],
  ['negative', '-'],
  ['percent', '%'],
  ['percentage', '%'],
  ['frac', 'frac'],
])

const digits =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

const symbol = (text: string, { spaced }: Token): Token => ({ kind: 'symbol', text, spaced })
const number = (value: number | bigint, { spaced }: Token): Token => ({
  kind: 'number',
  value: fraction(value),
  decimal: false,
  text: `${value}`,
  spaced,
})

export interface SpeechOptions {
  /** Whether a lone x between two numbers is a times sign. */
  readonly timesX: boolean
  /** Whether letters are variables, so that "x squared" is a power and not a unit. */
  readonly letters: boolean
}

/** Puts signs for the words that stand for signs: "3 by 4", "2 x 3", "root 3". */
export const spoken = (
  tokens: readonly Token[],
  options: SpeechOptions = { timesX: true, letters: false },
): readonly Token[] =>
  tokens.flatMap((token, index) => spokenTokens(token, tokens[index - 1], tokens[index + 1], options))

function spokenTokens(
  token: Token,
  previous: Token | undefined,
  next: Token | undefined,
  { timesX, letters }: SpeechOptions,
): readonly Token[] {
  if (token.text === '.' && (letters || (isValueEnd(previous) && isValueStart(next)))) return [symbol('*', token)]
  if (token.kind !== 'word') return [token]
  const word = token.text.toLowerCase()
  if (timesX && word === 'x' && isValueEnd(previous) && isValueStart(next)) return [symbol('*', token)]
  const spelt = digits.indexOf(word)
  if (spelt >= 0) return [number(spelt, token)]
  const power = word === 'squared' ? 2 : word === 'cubed' ? 3 : 0
  if (power > 0 && (letters || previous?.kind !== 'word')) return [symbol('^', token), number(power, token)]
  const zeroes = scales.get(word)
  if (zeroes && (previous?.kind === 'number' || digits.includes(previous?.text.toLowerCase() ?? '')))
    return [symbol('*', token), number(10n ** zeroes, token)]
  const sign = signs.get(word)
  if (sign === undefined || ((sign === '*' || sign === '/') && !isValueStart(next))) return [token]
  return [symbol(sign, token)]
}

const scales: ReadonlyMap<string, bigint> = new Map([
  ['hundred', 2n],
  ['thousand', 3n],
  ['million', 6n],
  ['lakh', 5n],
  ['lakhs', 5n],
  ['lac', 5n],
  ['crore', 7n],
  ['crores', 7n],
])

const isValueEnd = (token: Token | undefined): boolean =>
  token?.kind === 'number' || token?.text === ')' || token?.text === 'π'
const isValueStart = (token: Token | undefined): boolean =>
  token?.kind === 'number' || token?.text === '(' || token?.text === '√' || token?.text === 'π'

const rootPhrase = /(?<![a-z])(?:square\s)?(?:under\s?)?root\s?(?:of\s|over\s)?(?=[\d(a-z√])|\bsqrt\sof\s/gi

/** Whole phrases as signs: "3 out of 13", "2 is to 3", "under root 3"; the dash of "Ans:- 12" is no minus. */
export const phrasesAsSigns = (text: string): string =>
  text
    .replace(/:-\s|\b(ans|answer)\.?\s?-\s/gi, '$1: ')
    .replace(rootPhrase, '√')
    .replace(/\bout\sof\b|\bdivided\sby\b/gi, '/')
    .replace(/\bmultiplied\sby\b/gi, '*')
    .replace(/\bis\sto\b/gi, ' to ')
