import { factAsked, type FactWays } from '../fact-asked'
import { phrase } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { recogniser, type Found } from '../../recogniser'
import { sign, subtract, toNumber } from '../../../maths/fraction'
import { chanceFacts as solution, type ChanceFact } from '../../../solutions/probability/chance-facts'
import type { FactAsked } from '../../../solutions/pieces/book-fact'

/** The number that an option is. */
const valueOf = (option: Question) => {
  const [only, ...more] = option.facts
  return only?.kind === 'number' && more.length === 0 && option.words.length === 0 ? only.value : null
}

const isFromNoughtToOne = (option: Question): boolean => {
  const found = phrase(option, 'probability @a:letter lies from #a to #b')
  return found !== null && sign(found.numbers.a) === 0 && toNumber(found.numbers.b) === 1
}

const isBeyond = (option: Question): boolean => {
  const less = phrase(option, 'less than #n')
  const more = phrase(option, 'more|greater than #n')
  if (less) return sign(less.numbers.n) === 0
  return more ? toNumber(more.numbers.n) === 100 : option.words.join(' ') === 'negative'
}

const isSmallest = (option: Question, all: readonly Question[]): boolean => {
  const own = valueOf(option)
  return (
    own !== null &&
    sign(own) > 0 &&
    all.every((other) => {
      const value = valueOf(other)
      return value !== null && (other === option || sign(subtract(value, own)) > 0)
    })
  )
}

const saysOf =
  (value: number, name: RegExp) =>
  ({ facts, words }: Question): boolean => {
    const [only, ...more] = facts
    return (
      only?.kind === 'number' &&
      more.length === 0 &&
      toNumber(only.value) === value &&
      words.some((one) => name.test(one))
    )
  }

const ways: readonly FactWays<ChanceFact>[] = [
  {
    fact: 'bounds',
    asks: [
      ['probability @a:letter denotes probability event @b:letter', 'probability event @a:letter denoted probability'],
    ],
    says: isFromNoughtToOne,
  },
  {
    fact: 'least and greatest',
    asks: [
      [
        'probability event greater than or equal to and less than or equal to',
        'probability event greater than or equal to ~x? and less than or equal to',
        'probability event least and most',
        'probability event lies between',
      ],
    ],
    says: null,
    alone: true,
  },
  {
    fact: 'percentage',
    asks: [['probability * percentage * never', 'probability * percentage * cannot', 'probability * percentage not']],
    says: isBeyond,
  },
  {
    fact: 'complement of p',
    asks: [['probability event? is? @p:letter .? probability complementary|complement event?']],
    says: null,
    alone: true,
  },
  {
    fact: 'impossible',
    asks: [
      ['event cannot happen|occur', 'impossible event'],
      ['such event called', 'such event known'],
    ],
    says: saysOf(0, /^impossible$/),
    alone: true,
  },
  {
    fact: 'sure',
    asks: [
      ['event certain|sure happen|occur', 'sure|certain event'],
      ['such event called', 'such event known'],
    ],
    says: saysOf(1, /^(?:sure|certain)$/),
    alone: true,
  },
  {
    fact: 'unlikely',
    asks: [['event very|highly|extremely unlikely'], ['probability closest|nearest', 'probability close|near']],
    says: isSmallest,
  },
  {
    fact: 'fair toss',
    asks: [['why|reason * coin * fair', 'coin * fair * why'], ['team|teams|ball|match|game|captain|batting']],
    says: null,
    alone: true,
  },
]

const common = {
  solution,
  story: true,
  cues: ['probability', 'coin'],
  words: ['probability', 'event', 'events', 'happen', 'ball', 'coin', 'certain', 'true', 'statement'],
} as const

const read =
  (isChoice: boolean) =>
  (question: Question): Found<FactAsked<ChanceFact>> | null => {
    // the letter of the complement is p, which the answer names
    const letters = factsOf(question, 'letter').map(({ name }) => name)
    const found = factAsked(question, ways)
    const isOther = found?.given.fact === 'complement of p' && letters.some((name) => name !== 'p')
    // what is no option of those is compared with each of them
    return isOther || (found && isChoice !== (found.given.option !== null)) ? null : found
  }

/** "If the probability of an event is p, the probability of its complementary event is ...": what the book says of chances. */
export const factOfChance = recogniser<FactAsked<ChanceFact>>({
  ...common,
  id: 'fact-of-chance',
  examples: [
    'If the probability of an event is p, what is the probability of its complementary event?',
    'The probability of an event that cannot happen is _____. Such an event is called _____.',
    'The probability of an event that is certain to happen is _____. Such an event is called _____.',
    'Why is tossing a coin considered to be a fair way of deciding which team should get the ball at the beginning of a football game?',
  ],
  refuses: [
    'If the probability of an event is p, what is the probability that it happens twice?',
    'If the probability of an event is p and its complementary event is q, find the probability of both.',
    'Why is tossing a coin not a fair way when the coin is bent?',
  ],
  read: read(false),
})

export const factOfChanceChosen = recogniser<FactAsked<ChanceFact>>({
  ...common,
  id: 'fact-of-chance-chosen',
  chooses: true,
  examples: [
    'The probability expressed as a percentage of a particular occurrence can never be (A) less than 100 (B) less than 0 (C) greater than 1 (D) anything but a whole number',
    'An event is very unlikely to happen. Its probability is closest to (A) 0.0001 (B) 0.001 (C) 0.01 (D) 0.1',
  ],
  refuses: [
    'The probability expressed as a percentage of a particular occurrence can be (A) less than 100 (B) less than 0 (C) greater than 200 (D) 300',
    'An event is very likely to happen. Its probability is closest to (A) 0.0001 (B) 0.001 (C) 0.01 (D) 0.9',
    'An event is very unlikely to happen. The probability of its complement is closest to (A) 0.0001 (B) 0.001 (C) 0.01 (D) 0.99',
  ],
  read: read(true),
})
