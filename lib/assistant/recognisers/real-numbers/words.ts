import type { Question } from '../../question/question'

/** Words about numbers and their prime factors that change nothing. */
export const primeMethod = [
  'number',
  'integers',
  'positive',
  'natural',
  'two',
  'three',
  'prime',
  'primes',
  'factorisation',
  'factors',
  'method',
  'using',
  'between',
  'no',
] as const

const more =
  / (?:number|primes|factors|factorisation|products) of (?:the |their )?(?:hcf|lcm) | prime (?!number |factors |factorisation )| (?:greatest|largest|least|smallest) prime (?:number|factors) /

/** Whether more is asked than the HCF or the LCM: "the prime factors of the HCF", "is it prime", "the smallest prime number that ...". */
export const asksMore = ({ words }: Question): boolean => more.test(` ${words.join(' ')} `)
