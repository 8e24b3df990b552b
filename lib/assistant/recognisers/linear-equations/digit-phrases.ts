import { negate, type Fraction } from '../../../maths/fraction'
import { phrase, type Phrase } from '../../question/phrase'
import type { Question } from '../../question/question'

const turned =
  'formed|obtained|got? reversed|reversing|interchanged|interchanging|exchanged|exchanging|swapped|swapping|reverse|interchange|interchanges'

/** Where the number with its digits reversed is said to be greater, or less, than the number. */
const changes = <Word extends string>(word: Word) =>
  [
    `${turned} digits two? digit? number? ${word} original|given|first? number? #g`,
    `${turned} digits two? digit? number? #g ${word} original|given|first? two? digit? number?`,
    `digits ${turned} number? ${word} original|given|first? number? #g`,
    `digits ${turned} number? #g ${word} original|given|first? two? digit? number?`,
  ] as const
const exceeds = [`${turned} digits number? exceeds original|given|first? number? #g`] as const
const added = <Word extends string>(word: Word) =>
  [
    `#g ${word} original|given|first? number? digits ${turned}`,
    `${word} #g original|given|first? number? digits ${turned}`,
  ] as const
/** The same, said of the number itself: it is the greater one. */
const behind = <Word extends string>(word: Word) =>
  [`number #g ${word} number? ${turned} digits`, `number #g ${word} number? digits ${turned}`] as const

export interface Change {
  /** The number with its digits reversed less the number. */
  readonly gain: Fraction
  readonly taken: Phrase['taken']
}

/** What reversing the digits does to the number: "the new number is 27 less", "if 27 is added, the digits interchange". */
export function reversal(question: Question): Change | null {
  const up = phrase(
    question,
    ...changes('greater|more|larger|bigger'),
    ...exceeds,
    ...added('added|add'),
    ...behind('less|smaller'),
  )
  const down = phrase(
    question,
    ...changes('less|smaller'),
    ...added('subtracted|subtract'),
    ...behind('greater|more|larger'),
  )
  if (up && down) return null
  const found = up ?? down
  return found && { gain: up ? found.numbers.g : negate(found.numbers.g), taken: found.taken }
}

/** "The sum of the digits of a two-digit number is 9." */
export const digitSum = (question: Question) =>
  phrase(
    question,
    'sum two? digits two? digit? number? #s',
    'two digit number digits sum #s',
    'digits two? digit? number? sum|add|adds|total up? #s',
    'digits two? digit? number? have|has sum #s',
  )

/** "The number and the one with its digits reversed add up to 88." */
export const reverseSum = (question: Question) =>
  phrase(
    question,
    `sum two digit number number? ${turned} digits #t`,
    `sum two digit number number? digits ${turned} #t`,
    `two digit number number digits ${turned} add|adds up? #t`,
    `two digit number number ${turned} digits add|adds up? #t`,
    `number ${turned} digits added number result|sum? #t`,
    `number added number ${turned} digits result|sum? #t`,
  )

const ones = 'ones|unit|units|one'

export interface Gap {
  readonly larger: 'tens' | 'ones'
  readonly gap: Fraction
  readonly taken: Phrase['taken']
}

/** Which digit is the larger one, and by how much. */
export function digitGap(question: Question): Gap | null {
  const of = <Larger extends string, Smaller extends string>(larger: Larger, smaller: Smaller) =>
    [
      `${larger} digit two? digit? number? exceeds ${smaller} digit #d`,
      `${larger} digit two? digit? number? #d more|greater|larger ${smaller} digit`,
      `digits differ #d ${larger} digit larger|greater|bigger one?`,
    ] as const
  const tens = phrase(question, ...of('tens', ones))
  const units = phrase(question, ...of(ones, 'tens'))
  if ((tens === null) === (units === null)) return null
  const found = tens ?? units
  return found && { larger: tens ? 'tens' : 'ones', gap: found.numbers.d, taken: found.taken }
}
