import { phrase, told } from '../../question/phrase'
import { numbersIn } from '../../question/pick'
import type { Question } from '../../question/question'
import type { Word } from '../../question/fact'
import { numberNamed } from '../../question/number-named'
import { recogniser, type Found } from '../../recogniser'
import { manyWithZeroes as solution, type Given } from '../../../solutions/polynomials/many-with-zeroes'

const isMany = ({ words }: Question): boolean => words.some((word) => /^(?:more|infinite|infinitely|many)$/.test(word))

const refuses = [
  'How many zeroes does x² − 4 have?',
  'How many cubic polynomials with leading coefficient 1 have the zeroes 1, 2 and 3?',
  'The number of polynomials having zeroes −3 and 4 and leading coefficient 1 is (A) 1 (B) 2 (C) 3 (D) more than 3',
  'Find the number of zeroes of the polynomial that has the zeroes −3 and 4.',
] as const

const read =
  (isChoice: boolean) =>
  (question: Question): Found<Given> | null => {
    const numbers = numbersIn(question)
    const found = phrase(
      question,
      'number possible? quadratic? polynomial * zeroes',
      'how? many quadratic? polynomial * zeroes',
      'how many quadratic? polynomial &l zeroes',
      'how many quadratic? polynomial have|has * zeroes',
      'zeroes &l how many quadratic? polynomial',
      'zeroes &l . how many quadratic? polynomial',
    )
    const fitting = question.options.flatMap((option, at) => (isMany(option) ? [at] : []))
    const isOther = question.words.some((word) => /^(?:leading|monic|coefficient|degree|cubic)$/.test(word))
    if (!found || numbers.values.length !== 2 || numbers.used.length !== question.facts.length || isOther) return null
    if (isChoice ? fitting.length !== 1 : question.options.length > 0) return null
    const used = [...numbers.used, ...question.options.flatMap(({ facts }) => facts)]
    // "(a) one (b) two (c) infinitely many"
    const counts = question.options.flatMap(({ items }) =>
      items.filter((item): item is Word => item.kind === 'word' && numberNamed(item.text) !== null),
    )
    const ones = question.options.flatMap(({ items }) =>
      items.filter((item): item is Word => item.kind === 'word' && item.text === 'one'),
    )
    return { given: { option: fitting[0] ?? null }, used, said: [...told(question, found).said, ...counts, ...ones] }
  }

const common = {
  solution,
  story: true,
  cues: ['zeroes'],
  words: ['zeroes', 'polynomial', 'quadratic', 'number', 'many', 'possible', 'both', 'more', 'infinite', 'infinitely'],
  refuses,
} as const

/** "How many polynomials have the zeroes −3 and 4?" */
export const manyWithZeroes = recogniser<Given>({
  ...common,
  id: 'how-many-have-these-zeroes',
  examples: ['how many quadratic polynomials can have zeroes 2 and -7'],
  read: read(false),
})

export const manyOfOptions = recogniser<Given>({
  ...common,
  id: 'how-many-have-these-zeroes-chosen',
  chooses: true,
  examples: ['The number of polynomials having zeroes −3 and 4 is (A) 1 (B) 2 (C) 3 (D) more than 3'],
  read: read(true),
})
