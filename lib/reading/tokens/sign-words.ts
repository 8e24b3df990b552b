import { fraction } from '../../maths/fraction'
import type { TrigName } from '../tree/node'
import type { Token } from './token'

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
  ['pie', 'π'],
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

/** |x| as a function: abs(x); Indian books call it the modulus. */
const sizes = new Set(['abs', 'mod'])

const symbol = (text: string, { spaced, at }: Token): Token => ({ kind: 'symbol', text, spaced, at })
const number = (value: number, { spaced, at }: Token): Token => ({
  kind: 'number',
  value: fraction(value),
  decimal: false,
  text: `${value}`,
  spaced,
  at,
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
  tokens.every(isPlain)
    ? tokens
    : tokens.flatMap((token, index) => spokenTokens(token, tokens[index - 1], tokens[index + 1], options))

const others = ['x', 'in', 'squared', 'cubed', 'square', 'cube', 'sq']
const speaking: ReadonlySet<string> = new Set([...signs.keys(), ...sizes, ...others])

/** Nothing here can stand for a sign. */
const isPlain = ({ kind, text }: Token): boolean =>
  kind === 'word' ? !speaking.has(text) && !speaking.has(text.toLowerCase()) : text !== '.'

function spokenTokens(
  token: Token,
  previous: Token | undefined,
  next: Token | undefined,
  { timesX, letters }: SpeechOptions,
): readonly Token[] {
  if (token.text === '.' && (letters || (isValueEnd(previous) && isValueStart(next)))) return [symbol('*', token)]
  if (token.kind !== 'word') return [token]
  const word = token.text.toLowerCase()
  if (sizes.has(word) && next?.text === '(') return [symbol('abs', token)]
  const between = isValueEnd(previous) && (isValueStart(next) || (next?.text === '-' && token.spaced && next.spaced))
  const apart = letters && token.spaced && next?.spaced && (isValueEnd(previous) || previous?.kind === 'word')
  if (timesX && word === 'x' && (between || apart)) return [symbol('*', token)]
  if (word === 'in' && previous?.kind === 'number' && next?.kind === 'number') return [symbol('/', token)]
  const power = powerOf(word, letters)
  if (power > 0 && previous && (letters || previous?.kind !== 'word')) return [symbol('^', token), number(power, token)]
  const sign = signs.get(word)
  const startsNext = isValueStart(next) || (letters && next?.kind === 'word')
  if (sign === undefined || ((sign === '*' || sign === '/') && !startsNext)) return [token]
  return [symbol(sign, token)]
}

/** "x squared"; "x square" only where letters are variables, not units. */
const powerOf = (word: string, letters: boolean): number => {
  if (word === 'squared' || (letters && (word === 'square' || word === 'sq'))) return 2
  return word === 'cubed' || (letters && word === 'cube') ? 3 : 0
}

const isValueEnd = (token: Token | undefined): boolean =>
  token?.kind === 'number' || token?.text === ')' || token?.text === 'π'
const isValueStart = (token: Token | undefined): boolean =>
  token?.kind === 'number' || token?.text === '(' || token?.text === '√' || token?.text === 'π'
