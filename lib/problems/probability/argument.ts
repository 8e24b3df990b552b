import { drawArgument, isRight, type Argument } from './pieces/arguments'
import { chanceSides } from './pieces/chance'
import { fraction, toTex, toText } from '../../maths'
import { inPart } from '../slips/in-part'
import { earns, equals, isValue, says, template } from '../template'

const people = [
  ['Meena', 'she'],
  ['Arif', 'he'],
  ['Gurleen', 'she'],
  ['Thomas', 'he'],
  ['Lalita', 'she'],
  ['Kabir', 'he'],
] as const

interface Draw {
  readonly argument: Argument
  readonly person: (typeof people)[number]
  /** Whether "Yes" stands first. */
  readonly yesFirst: boolean
}

const verdicts = (yesFirst: boolean): readonly string[] => {
  const [yes, no] = ['Yes, the argument is correct.', 'No, the argument is not correct.']
  return yesFirst ? [yes, no] : [no, yes]
}

/** E.g. "A bag has 1 white and 3 black balls. Meena says: there are two colours, so the probability of drawing white is 1/2. Is she right? Give the probability." */
export const argument = template({
  id: 'prob-is-the-argument-correct',
  topic: 'probability',
  archetypes: ['prob-argument'],
  difficulty: 'medium',
  marks: 2,
  draw: (random): Draw => ({
    argument: drawArgument(random),
    person: random.pick(people),
    yesFirst: random.chance(0.5),
  }),
  pose: ({ argument: told, person: [name, pronoun], yesFirst }) => {
    const { tell, says: words, good, total, counted, reason } = told
    const letter = isRight(told) === yesFirst ? 'A' : 'B'
    return {
      question: `${tell} ${name} says: "${words}"`,
      hints: [
        'Which outcomes are equally likely? Count those, and not the names that are given to them.',
        'Work out the probability by yourself, and then compare.',
      ],
      parts: [
        {
          label: '(i)',
          ask: `Is ${pronoun} right?`,
          rule: { kind: 'choice', expected: letter },
          options: verdicts(yesFirst),
          steps: [earns(1, reason, 'reason'), `Hence, the correct option is (${letter}).`],
        },
        {
          label: '(ii)',
          ask: 'Write the probability of that event.',
          rule: { kind: 'fraction', expected: toText(fraction(good, total)) },
          steps: [
            earns(
              1,
              says`Of the $${total}$ ${counted}, $${good}$ ${good === 1 ? 'is' : 'are'} favourable, so ${equals('the probability', ...chanceSides(good, total))}.`,
              'probability',
            ),
            says`Hence, ${isValue('the probability', toTex(fraction(good, total)))}.`,
          ],
        },
      ],
      explanation: 'To divide by the number of results is allowed only where these results are equally likely.',
    }
  },
  crossCheck: ({ argument: { good, total, said }, yesFirst }) => {
    const [found, claimed] = [good / total, said[0] / said[1]]
    const right = Math.abs(found - claimed) < 1e-9
    return [right ? (yesFirst ? 'A' : 'B') : yesFirst ? 'B' : 'A', `${good}/${total}`]
  },
  slips: ({ argument: told, yesFirst }) => {
    const { good, total, said } = told
    const key = toText(fraction(good, total))
    return [
      {
        part: '(i)',
        response: isRight(told) === yesFirst ? 'B' : 'A',
        note: 'Ask whether the results that are counted in the argument are equally likely.',
        step: 'reason',
      },
      ...inPart('(ii)', key, [
        {
          response: toText(fraction(said[0], said[1])),
          note: 'That is what the argument says. Count the outcomes that are equally likely.',
          step: 'probability',
        },
        {
          response: toText(fraction(total - good, total)),
          note: 'That is the probability that the event does not happen.',
          step: 'probability',
        },
        {
          response: toText(fraction(good, total - good)),
          note: 'Divide by the number of all outcomes, not by the number of the others.',
          step: 'probability',
        },
      ]),
    ]
  },
})
