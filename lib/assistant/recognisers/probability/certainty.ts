import { oneSortIn, parityIn, type Read } from './certainty-of-things'
import { mannersIn } from './chance'
import { type Item, textOf } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { lettersNamed } from '../../question/pick'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { certainty as solution, type Certainty } from '../../../solutions/probability/certainty'

const read = (given: Certainty, found: { readonly taken: readonly Item[] } | null): Read | null =>
  found && { given, taken: found.taken }

const letter = '@e:letter'

/** "an event that is certain to happen", "if E is an impossible event, then P(E)" */
function namedIn(question: Question): Read | null {
  const sure = phrase<string>(question, 'event certain|sure happen|occur', `if ${letter}? sure|certain event`)
  const impossible = phrase<string>(question, 'event cannot happen|occur', `event not happen`, 'impossible event')
  const sureEvent = sure ?? phrase<string>(question, 'sure|certain event')
  const found = sureEvent ?? impossible
  if (!found || (sureEvent && impossible)) return null
  const not = phrase<string>(question, `probability event? not ${letter}`)
  const plain =
    not ??
    phrase<string>(question, 'event cannot|certain|sure happen|occur then? probability') ??
    phrase<string>(question, `probability ${letter}`, 'probability event', 'probability sure|certain|impossible event')
  // "the probability of a sure event" alone asks for the idea
  const isLeftOpen =
    /^(?:is|be)$/.test(textOf(question.apart.findLast(({ kind }) => kind !== 'mark'))) ||
    phrase(question, 'what|find|write|state probability sure|certain|impossible event') !== null ||
    phrase(question, 'probability sure|certain|impossible event kya|kitni|batao|nikalo|likho') !== null
  if (
    !plain ||
    (!isLeftOpen && !sure && !not && factsOf(question, 'letter').length === 0 && !/happen|occur/.test(lastOf(found)))
  )
    return null
  return {
    given: { kind: 'named', event: sureEvent ? 'sure' : 'impossible', not: not !== null },
    taken: [...found.taken, ...plain.taken, ...lettersNamed(question, 'E')],
  }
}

const lastOf = ({ taken }: { readonly taken: readonly Item[] }): string => textOf(taken.at(-1))

const complementsIn = (question: Question): Read | null =>
  read(
    { kind: 'complements', asked: 'sum' },
    phrase(question, 'sum probability event? @e:letter probability event? not @f:letter'),
  ) ??
  read(
    { kind: 'complements', asked: 'both' },
    phrase(question, 'both event|events @e:letter not @f:letter') ??
      phrase(question, 'event @e:letter happens not happen'),
  ) ??
  read({ kind: 'complements', asked: 'one' }, phrase(question, 'one event|events @e:letter not @f:letter'))

const bothIn = (question: Question): Read | null =>
  read(
    { kind: 'sure and impossible' },
    phrase(
      question,
      'sum probability|probabilities sure|certain event probability? impossible event',
      'sum probability|probabilities impossible event probability? sure|certain event',
    ),
  )

const elementaryIn = (question: Question): Read | null =>
  read({ kind: 'elementary', asked: 'sum' }, phrase(question, 'sum probability all? elementary event|events')) ??
  read({ kind: 'elementary', asked: 'none' }, phrase(question, 'none elementary event|events'))

/** "The probability of an event that is certain to happen is _____." */
export const certainty = recogniser<Certainty>({
  id: 'sure-or-impossible',
  solution,
  story: true,
  cues: ['probability'],
  words: ['probability', 'event', 'happen', 'happens', 'occur', 'events', 'random', 'one', 'taken', 'out'],
  examples: [
    'Fill in the blank with a number. The probability of an event that is certain to happen is _____.',
    'Complete the statement with a number. If E is an impossible event, then P(E) is _____.',
    'If E is a sure event, then P(not E) is _____.',
    'The sum of the probabilities of all the elementary events of an experiment is _____.',
    'The probability of an event that cannot happen is',
    'Probability of an event E + probability of the event "not E" = _____.',
    'A bag holds 5 lemon-flavoured sweets and no others. One sweet is taken out without looking. The probability that it is orange-flavoured is _____.',
    'The even numbers from 6 to 20 are written on slips of paper, one on each. A slip is drawn at random. The probability that its number is odd is _____.',
    'What is the sum of the probability of an impossible event and the probability of a certain event?',
    'Malini takes out one candy without looking into the bag. The bag contains lemon flavoured candies only. What is the probability that she takes out a lemon flavoured candy?',
  ],
  refuses: [
    'The even numbers from 6 to 20 are written on slips of paper, one on each. A slip is drawn at random. The probability that its number is odd or more than 8 is _____.',
    'The numbers from 6 to 20 are written on slips of paper, one on each. The even numbers are removed. A slip is drawn at random. The probability that its number is odd is _____.',
    'A bag holds 5 lemon-flavoured sweets. One sweet is taken out. The probability that it is orange-flavoured is _____.',
    'A bag holds 5 red balls and 3 blue ones and no others. One is taken out. The probability that it is green is _____.',
    'A bag holds 5 red balls and no others. One is taken out. The probability that it is red or blue is _____.',
    'The probability of an event that may happen is _____.',
    'If E is a sure event and P(F) = 0.3, then P(not F) is _____.',
    'The probability of an impossible event is 0 and P(E) + P(not E) is _____.',
    'The sum of the probability of a sure event and the probability of an event E is _____.',
    'What is the sum of the probability of a sure event and twice the probability of an impossible event?',
    'The sum of the probabilities of two elementary events of an experiment is _____.',
  ],
  read: (question) => {
    // what is sure or impossible is said of one event, and of no sum
    const isNamed = question.words.some((word) => /^(?:sure|certain|impossible|cannot)$/.test(word))
    const whole = isNamed ? bothIn(question) : (elementaryIn(question) ?? complementsIn(question))
    const isOne = question.words.filter((word) => word === 'probability').length === 1
    const found = whole ?? (isOne ? (namedIn(question) ?? oneSortIn(question) ?? parityIn(question)) : null)
    return found && { given: found.given, ...told(question, found, mannersIn(question)) }
  },
})
