import type { AnswerRule } from '@/lib/answers'

interface KindInWords {
  readonly kind: AnswerRule['kind']
  readonly name: string
  readonly words: string
}

/** Each kind of rule, in words for teachers and editors. */
export const kindsInWords: readonly KindInWords[] = [
  { kind: 'number', name: 'Number', words: 'One value, with or without its unit: 154, 154 cm², Rs. 4,500/-, twelve.' },
  {
    kind: 'fraction',
    name: 'Fraction',
    words: 'A fraction in any terms, a decimal or a percentage: 3/13, 6/26, 0.23.',
  },
  { kind: 'ratio', name: 'Ratio', words: 'm : n in any equal form: 2:3, 4 : 6, 2 is to 3, 2/3.' },
  { kind: 'surd', name: 'Number with roots or π', words: 'Exact, in any form: 5√2, √50, 5 root 2, 49π/2.' },
  {
    kind: 'roots',
    name: 'Roots and zeroes',
    words: 'A set of values in any order: 3, -1/2; x = 3 or x = -0.5; 2 ± √3.',
  },
  { kind: 'coordinates', name: 'Points', words: 'One point or several: (3, -4), P(3, -4), x = 3 and y = -4.' },
  {
    kind: 'pair',
    name: 'Several named values',
    words: 'By name in any order, or bare in the order of the question: HCF = 6, LCM = 36; 6 and 36.',
  },
  {
    kind: 'expression',
    name: 'Expression or equation',
    words: 'By value, whatever its form: x² - 5x + 6, (x - 2)(x - 3). An equation may be multiplied by a number.',
  },
  { kind: 'text', name: 'Words', words: 'Without regard to capitals and small words; negations count.' },
  { kind: 'keywords', name: 'Proof in words', words: 'Must hold the word that decides it, and must not deny it.' },
  { kind: 'choice', name: 'Choice', words: 'The letter, with or without brackets, or the wording of the option.' },
  { kind: 'sequence', name: 'Steps in order', words: 'The letters in order, with any separators or none.' },
  {
    kind: 'parts',
    name: 'Several parts',
    words: 'Each with its label, by name, or in order: (i) 9 (ii) 19 cm; g = 9, n = 19; 9, 19.',
  },
]
