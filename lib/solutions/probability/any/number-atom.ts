import { gcd } from '../../../maths/integer'
import { eventObjection, suits, type NumberEvent } from '../pieces/number-event'
import { numberText } from '../pieces/number-event-words'

/** What is asked of the digits of a number. */
type DigitAtom =
  | { readonly kind: 'digits' | 'digit sum' | 'last digit' | 'holds digit' | 'square below'; readonly number: number }
  | { readonly kind: 'same digits' }
  | { readonly kind: 'coprime to'; readonly number: number }

/** What is asked of a whole number that comes up. */
export type NumberAtom = NumberEvent | DigitAtom

const digitKinds: ReadonlySet<string> = new Set<DigitAtom['kind']>([
  'digits',
  'digit sum',
  'last digit',
  'holds digit',
  'square below',
  'same digits',
  'coprime to',
])

export const isOfDigits = (atom: NumberAtom): atom is DigitAtom => digitKinds.has(atom.kind)

const digitsOf = (n: number): readonly number[] => [...`${n}`].map(Number)

export function isNumber(atom: NumberAtom, n: number): boolean {
  if (!isOfDigits(atom)) return suits(atom, n)
  switch (atom.kind) {
    case 'digits':
      return digitsOf(n).length === atom.number
    case 'digit sum':
      return digitsOf(n).reduce((sum, digit) => sum + digit, 0) === atom.number
    case 'last digit':
      return n % 10 === atom.number
    case 'holds digit':
      return digitsOf(n).includes(atom.number)
    case 'square below':
      return n * n < atom.number
    case 'same digits':
      return n > 9 && new Set(digitsOf(n)).size === 1
    case 'coprime to':
      return gcd(n, atom.number) === 1
    default:
      return atom satisfies never
  }
}

const lengths = ['', 'one', 'two', 'three', 'four'] as const

export function numberWords(atom: NumberAtom): string {
  if (!isOfDigits(atom)) return numberText(atom)
  switch (atom.kind) {
    case 'digits':
      return `a ${lengths[atom.number] ?? atom.number}-digit number`
    case 'digit sum':
      return `a number with $${atom.number}$ as the sum of its digits`
    case 'last digit':
      return `a number that ends in $${atom.number}$`
    case 'holds digit':
      return `a number with the digit $${atom.number}$`
    case 'square below':
      return `a number whose square is less than $${atom.number}$`
    case 'same digits':
      return 'a number with equal digits'
    case 'coprime to':
      return `a number whose HCF with $${atom.number}$ is $1$`
    default:
      return atom satisfies never
  }
}

export const numberObjection = (atom: NumberAtom): string | null => (isOfDigits(atom) ? null : eventObjection(atom))
