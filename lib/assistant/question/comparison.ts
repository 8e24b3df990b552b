import { negate, one, zero, type Fraction } from '../../maths/fraction'
import { phrase, type Phrase } from './phrase'
import type { Question } from './question'

/** The first is `times` the second, and `over` more. */
export interface Comparison {
  readonly times: Fraction
  readonly over: Fraction
  readonly unit: string
  readonly taken: Phrase['taken']
}

const more = 'more|greater|larger|longer|bigger|older|dearer'
const hindiMore = 'jyada|zyada|bada|badi|bade|more|greater|larger|bigger'
const less = 'less|smaller|shorter|lesser|fewer'

/** What a phrase holds where the compiler does not know its pattern. */
interface Held {
  readonly numbers: Readonly<Record<string, Fraction | undefined>>
  readonly units: Readonly<Record<string, string | undefined>>
  readonly taken: Phrase['taken']
}

const anyPhrase = (question: Question, ...patterns: readonly string[]): Held | null => phrase(question, ...patterns)

/** "The length is 4 m more than twice the breadth", "the larger exceeds the smaller by 18", "the width is 3 m less than the length". */
export function comparison(question: Question, large: string, small: string): Comparison | null {
  const over = anyPhrase(
    question,
    `${large} #o ${more} %k ${small}`,
    `${large} exceeds|exceed %k ${small} #o`,
    `${large} %k ${small} plus #o`,
    `${large} #o plus %k ${small}`,
    `${large} %k ${small} increased #o`,
    `${large} ${small} ka|ki|ke %k se #o ${hindiMore}`,
  )
  if (over)
    return { times: over.numbers.k ?? one, over: over.numbers.o ?? zero, unit: over.units.o ?? '', taken: over.taken }
  const under = anyPhrase(question, `${large} #o ${less} %k ${small}`, `${large} %k ${small} minus|diminished #o`)
  if (under)
    return {
      times: under.numbers.k ?? one,
      over: negate(under.numbers.o ?? zero),
      unit: under.units.o ?? '',
      taken: under.taken,
    }
  const times = anyPhrase(question, `${large} %k ${small}`, `${large} ${small} ka|ki|ke %k`)
  if (times) return { times: times.numbers.k ?? one, over: zero, unit: '', taken: times.taken }
  const gap = anyPhrase(
    question,
    `${large} #o ${more} ${small}`,
    `${large} exceeds|exceed ${small} #o`,
    `${large} ${more} ${small} #o`,
    `${small} #o ${less} ${large}`,
    `#o longer ${small}`,
    `${large} ${small} se #o ${hindiMore}`,
  )
  return gap && { times: one, over: gap.numbers.o ?? zero, unit: gap.units.o ?? '', taken: gap.taken }
}
