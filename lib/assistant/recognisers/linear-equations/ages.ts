import { compare, negate, zero } from '../../../maths/fraction'
import { told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { inTurn, type Held } from './in-turn'
import { bothAsked, lettersFor } from './unknowns'
import { ages as solution, type Given, type Moment } from '../../../solutions/linear-equations/ages'
import { recogniser } from '../../recogniser'

interface Way {
  readonly pattern: string
  readonly when: 'past' | 'future' | 'now'
}

/** "A was three times as old as B", "A's age will be twice the age of B". */
const compared = (is: string, [a, b]: readonly [string, string]): readonly string[] => [
  `${a} ${is}%k old ${b}`,
  `${a} age? ${is}%k age ${b}`,
  `${a} age? ${is}%k ${b} age`,
]

const waysOf = (persons: readonly [string, string]): readonly Way[] => [
  ...compared('', persons).flatMap(
    (times) =>
      [
        { pattern: `#t ago|back|before ${times}`, when: 'past' },
        { pattern: `${times} #t ago|back|before`, when: 'past' },
        { pattern: `#t later|hence|after|now ${times}`, when: 'future' },
        { pattern: `after|in #t now|time? ${times}`, when: 'future' },
        { pattern: `${times} after|in #t`, when: 'future' },
        { pattern: `${times} #t later|hence|after|now`, when: 'future' },
      ] as const,
  ),
  ...compared('is now? ', persons).map((pattern) => ({ pattern, when: 'now' }) as const),
  ...compared('', persons).map((pattern) => ({ pattern: `now|presently ${pattern}`, when: 'now' }) as const),
]

const firsts = waysOf(['~a', '~b'])
/** Of the second time less may be said: "and ten years later she will be twice as old". */
const seconds = waysOf(['~a?', '~b?'])

const moment = ({ when }: Way, { numbers: { t = zero, k = zero } }: Held): Moment => ({
  years: when === 'now' ? zero : when === 'past' ? negate(t) : t,
  times: k,
})

const pronouns = ['he', 'she', 'his', 'her', 'him', 'i', 'they', 'woh']

/** The same person again, or a pronoun. */
const isSame = (first: string, second: string | undefined): boolean =>
  second === undefined || second.split(' ').some((word) => pronouns.includes(word) || first.split(' ').includes(word))

/** Both statements, the earlier one first, where they compare the same two in the same order. */
function bothTimes(question: Question) {
  const found = inTurn(question, firsts, seconds)
  if (!found || (found.first.when === 'now' && found.second.when === 'now')) return null
  const { a = '', b = '' } = found.one.nouns
  if (!isSame(a, found.two.nouns.a) || !isSame(b, found.two.nouns.b)) return null
  const [first, second] = [moment(found.first, found.one), moment(found.second, found.two)].toSorted((one, other) =>
    compare(one.years, other.years),
  )
  if (!first || !second) return null
  return { given: { first, second }, a, b, taken: [...found.one.taken, ...found.two.taken] }
}

const plain = ['present', 'ages', 'age', 'old', 'now', 'both', 'each', 'they', 'years']

function agesAsked(question: Question, both: NonNullable<ReturnType<typeof bothTimes>>) {
  const letters = lettersFor(question)
  if (letters) return isSame(both.a, letters.u) && isSame(both.b, letters.v) ? letters : null
  return bothAsked(question, [both], [...plain, ...pronouns, ...both.a.split(' '), ...both.b.split(' ')])
}

export const ages = recogniser<Given>({
  id: 'two-ages',
  solution,
  story: true,
  cues: ['age', 'ages', 'old'],
  words: ['now', 'present', 'both'],
  examples: [
    'Five years ago, Nuri was thrice as old as Sonu. Ten years later, Nuri will be twice as old as Sonu. How old are Nuri and Sonu?',
    'In 5 years, Gurpreet will be twice as old as her niece; 7 years ago, Gurpreet was four times as old as her niece. If Gurpreet is now x years old and her niece y years, find x and y.',
    '5 years hence the age of jacob will be 3 times the age of his son. 5 years ago, jacobs age was 7 times the age of his son. find their present ages',
    'a father is 3 times as old as his son. after 12 years he will be twice as old as his son. find their present ages',
  ],
  refuses: [
    'Five years ago, Nuri was thrice as old as Sonu. Ten years later, Sonu will be twice as old as Nuri. How old are they?',
    'Five years ago, Nuri was thrice as old as Sonu. Ten years later, Nuri will be twice as old as Sonu. How old will Nuri be after 3 years?',
    'Five years ago, Nuri was thrice as old as Sonu. The sum of their ages now is 40 years. How old are they?',
    'Five years ago, Nuri was 4 years less than thrice as old as Sonu. Ten years later, Nuri will be twice as old as Sonu. Find their ages.',
    'Five years ago, Nuri was thrice as old as Sonu. Ten years later, Nuri will be twice as old as Sonu. Find the sum of their ages.',
  ],
  read: (question) => {
    const both = bothTimes(question)
    const ask = both && agesAsked(question, both)
    return ask && { given: both.given, ...told(question, both, ask) }
  },
  before: () => '',
})
