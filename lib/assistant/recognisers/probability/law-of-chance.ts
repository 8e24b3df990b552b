import { phrase, told } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { lawOfChance as solution, type LawOfChance } from '../../../solutions/probability/law-of-chance'

const bid = 'prove|show|verify|derive|establish'

/** "of an experiment with n equally likely outcomes" */
const manner = (question: Question) =>
  phrase(
    question,
    'experiment * @n:letter equally likely outcomes|outcome',
    'experiment * @n:letter outcomes|outcome equally likely',
  )

function lawIn(question: Question) {
  const sum = phrase(
    question,
    `${bid} * sum probability of? @e:letter and probability of? not @f:letter is|equals? #one`,
    `${bid} * probability of? @e:letter plus probability of? not @f:letter is|equals? #one`,
  )
  const inWords = phrase(
    question,
    `${bid} * sum probability of? event and its? complement|complementary event? is|equals? #one`,
    `${bid} * sum probability event and not event is|equals? #one`,
  )
  const bounds = phrase(
    question,
    `${bid} * probability of? event? * lies|lie between|from #zero and|to #one`,
    `${bid} * probability of? event? @e:letter * lies|lie between|from #zero and|to #one`,
  )
  return { sum, inWords, bounds }
}

/** What is proved of every event: P(E) + P(not E) = 1, and 0 ≤ P(E) ≤ 1. */
export const lawOfChanceProved = recogniser<LawOfChance>({
  id: 'law-of-chance-proved',
  solution,
  cues: ['probability'],
  words: [
    'any',
    'event',
    'every',
    'each',
    'always',
    'satisfies',
    'statement',
    'outcomes',
    'experiment',
    'equally',
    'likely',
  ],
  examples: [
    'Prove that P(E) + P(not E) = 1 for any event E.',
    'Show that the sum of the probabilities of an event and its complement is 1.',
    'Prove that the probability of any event lies between 0 and 1.',
  ],
  refuses: [
    'Prove that P(E) + P(not F) = 1 for any events E and F.',
    'Prove that P(E) + P(not E) = 2 for any event E.',
    'Prove that the probability of any event lies between 0 and 2.',
    'If P(E) = 0.3, verify that P(E) + P(not E) = 1.',
  ],
  read: (question) => {
    const { sum, inWords, bounds } = lawIn(question)
    const own = manner(question)
    const found = sum ?? inWords ?? bounds
    if (!found || Number(found.numbers.one.n) !== Number(found.numbers.one.d)) return null
    if (found === bounds && bounds.numbers.zero.n !== 0n) return null
    const letters = factsOf(question, 'letter')
    const counts = own ? [own.facts.n] : []
    const events = letters.filter((one) => !counts.includes(one))
    const [event = 'E', ...more] = [...new Set(events.map(({ name }) => name))]
    if (more.length > 0 || !/^[A-Z]$/.test(event)) return null
    return {
      given: { law: found === bounds ? 'bounds' : 'complement', event },
      ...told(question, found, own, { taken: events }),
    }
  },
  before: () => '',
})
