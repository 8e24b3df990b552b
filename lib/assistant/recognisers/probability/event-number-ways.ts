import { is, tokensOf, type Token, type Way } from './event-grammar'
import type { Symbol } from './event-symbols'
import type { NumberAtom } from '../../../solutions/probability/any/number-atom'

const sized =
  (kind: Extract<NumberAtom, { number: number }>['kind']) =>
  (pattern: string): Way<NumberAtom> => [pattern, ([number = NaN]) => is<NumberAtom>({ kind, number })]
const plain = (
  pattern: string,
  kind: 'odd' | 'even' | 'prime' | 'composite' | 'perfect square' | 'perfect cube' | 'same digits',
): Way<NumberAtom> => [pattern, () => is<NumberAtom>({ kind })]
const not = (kind: 'less than' | 'greater than', pattern: string): Way<NumberAtom> => [
  pattern,
  ([number = NaN]) => is<NumberAtom>({ kind: kind === 'less than' ? 'not less than' : 'not greater than', number }),
]

/** What is said of a number that comes up. */
export const numberWays: readonly Way<NumberAtom>[] = [
  sized('digit sum')('sum digit #'),
  sized('last digit')('last digit #'),
  sized('last digit')('ends #'),
  plain('same digit', 'same digits'),
  plain('both? digit same', 'same digits'),
  sized('coprime to')('coprime #'),
  sized('coprime to')('# coprime'),
  ['one digit', () => is<NumberAtom>({ kind: 'digits', number: 1 })],
  ['# digit # digit', ([a = NaN, b]) => (a === b ? is<NumberAtom>({ kind: 'digits', number: a }) : null)],
  ['# digit', ([number = NaN]) => (number > 0 && number < 4 ? is<NumberAtom>({ kind: 'digits', number }) : null)],
  ['between # and? #', ([from = NaN, to = NaN]) => is<NumberAtom>({ kind: 'between', from, to })],
  not('less than', 'not less #'),
  not('greater than', 'not greater #'),
  sized('at least')('greater equal #'),
  sized('at most')('less equal #'),
  sized('at least')('greater or equal #'),
  sized('at most')('less or equal #'),
  sized('greater than')('greater #'),
  sized('less than')('less #'),
  sized('at least')('least #'),
  sized('at least')('# or greater'),
  sized('at most')('# or less'),
  sized('at most')('most #'),
  sized('multiple of')('multiple #'),
  sized('multiple of')('# multiple'),
  sized('divisible by')('divisible #'),
  sized('divisible by')('# divisible'),
  sized('factor of')('factor #'),
  sized('factor of')('# factor'),
  plain('square', 'perfect square'),
  plain('cube', 'perfect cube'),
  plain('even', 'even'),
  plain('odd', 'odd'),
  plain('prime', 'prime'),
  plain('composite', 'composite'),
  sized('equal to')('equal #'),
  sized('equal to')('#'),
]

export const numberLexicon: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'sum',
      'last',
      'ends',
      'same',
      'between',
      'greater',
      'less',
      'least',
      'most',
      'multiple',
      'divisible',
      'factor',
      'square',
      'cube',
      'even',
      'odd',
      'prime',
      'composite',
      'equal',
      'digit',
      'coprime',
    ].map((word) => [word, word]),
  ),
  digits: 'digit',
  ending: 'ends',
  end: 'ends',
  units: 'last',
  unit: 'last',
  more: 'greater',
  larger: 'greater',
  bigger: 'greater',
  above: 'greater',
  exceeding: 'greater',
  exceeds: 'greater',
  fewer: 'less',
  smaller: 'less',
  below: 'less',
  atleast: 'least',
  minimum: 'least',
  atmost: 'most',
  maximum: 'most',
  multiples: 'multiple',
  factors: 'factor',
  divisor: 'factor',
  divisors: 'factor',
  squares: 'square',
  cubes: 'cube',
  perfect: 'perfect',
  primes: 'prime',
  lies: 'lies',
}

/** "divisible by neither 2 nor 3" begins with "neither". */
export function joinsFirst(symbols: readonly Symbol[]): readonly Symbol[] {
  return symbols.reduce<readonly Symbol[]>((so, symbol) => {
    const before = so.at(-1)
    const isBehind = before && /^(?:multiple|divisible|factor)$/.test(before.text)
    return isBehind && /^(?:neither|either|both|not)$/.test(symbol.text)
      ? [...so.slice(0, -1), symbol, before]
      : [...so, symbol]
  }, [])
}

export const numberTokens = (symbols: readonly Symbol[]): readonly Token<NumberAtom>[] | null =>
  tokensOf(joinsFirst(symbols), numberWays)
