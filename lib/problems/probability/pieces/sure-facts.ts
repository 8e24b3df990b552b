import { coins, die, digits, oneSort, parity, twoDice } from './sure-experiments'
import type { SureFamily } from './sure-family'

const named: SureFamily = (random, isSure) => {
  const plain = random.chance(0.5)
  return {
    text: plain
      ? `The probability of an event that ${isSure ? 'is certain to' : 'cannot'} happen is`
      : `If $E$ is ${isSure ? 'a sure' : 'an impossible'} event, then $P(E)$ is`,
    why: isSure
      ? 'For such an event every outcome is favourable: it is a sure event.'
      : 'For such an event there is no favourable outcome: it is an impossible event.',
  }
}

const complement: SureFamily = (random, isSure) => {
  const plain = random.chance(0.5)
  return {
    text: plain
      ? `If an event $E$ ${isSure ? 'cannot' : 'is certain to'} happen, the probability of the event "not $E$" is`
      : `If $E$ is ${isSure ? 'an impossible' : 'a sure'} event, then $P(\\text{not } E)$ is`,
    why: isSure
      ? 'The event "not $E$" happens whenever $E$ does not, so it is a sure event.'
      : 'The event "not $E$" happens only when $E$ does not, so it is an impossible event.',
  }
}

const together: SureFamily = (random, isSure) =>
  random.pick(
    isSure
      ? [
          {
            text: 'Probability of an event $E$ + probability of the event "not $E$" =',
            why: 'The events $E$ and "not $E$" are complementary: exactly one of them happens.',
          },
          {
            text: 'The sum of the probabilities of all the elementary events of an experiment is',
            why: 'Each outcome belongs to just one elementary event, and one of them must happen.',
          },
          {
            text: 'The probability that one of the events $E$ and "not $E$" happens is',
            why: 'The events $E$ and "not $E$" are complementary: exactly one of them happens.',
          },
        ]
      : [
          {
            text: 'The probability that both of the events $E$ and "not $E$" happen is',
            why: 'The events $E$ and "not $E$" are complementary: exactly one of them happens, and never both.',
          },
          {
            text: 'The probability that none of the elementary events of an experiment happens is',
            why: 'Each outcome belongs to just one elementary event, so one of them must happen.',
          },
          {
            text: 'The probability that an event $E$ happens and does not happen is',
            why: 'The events $E$ and "not $E$" are complementary: they never happen together.',
          },
        ],
  )

export const sureFamilies = { named, complement, together, die, twoDice, oneSort, digits, parity, coins } as const

export const sureFamilyNames = [
  'named',
  'complement',
  'together',
  'die',
  'twoDice',
  'oneSort',
  'digits',
  'parity',
  'coins',
] as const
