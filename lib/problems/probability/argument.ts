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
}

const verdicts = ['Yes, the argument is correct.', 'No, the argument is not correct.'] as const
const letterOf = (right: boolean): string => (right ? 'A' : 'B')

/** E.g. "A bag has 1 white and 3 black balls. Meena says: there are two colours, so the probability of drawing white is 1/2. Is her argument correct? Find the probability of ..." */
export const argument = template({
  id: 'prob-is-the-argument-correct',
  version: 2,
  topic: 'probability',
  archetypes: ['prob-argument'],
  difficulty: 'medium',
  marks: 2,
  draw: (random): Draw => ({
    argument: drawArgument(random),
    person: random.pick(people),
  }),
  pose: ({ argument: told, person: [name, pronoun] }) => {
    const { tell, says: words, counted, reason } = told
    const { ask, good, total } = told.next
    const letter = letterOf(isRight(told))
    return {
      question: `${tell} ${name} says: "${words}"`,
      hints: [
        'Which outcomes are equally likely? Count those, and not the names that are given to them.',
        'In part (ii) divide the number of favourable outcomes by the number of all outcomes that are equally likely.',
      ],
      parts: [
        {
          label: '(i)',
          ask: `Is ${pronoun === 'she' ? 'her' : 'his'} argument correct?`,
          rule: { kind: 'choice', expected: letter },
          options: verdicts,
          steps: [earns(1, reason, 'reason'), `Hence, the correct option is (${letter}).`],
        },
        {
          label: '(ii)',
          ask,
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
  crossCheck: ({ argument: { good, total, said, next } }) => {
    const [found, claimed] = [good / total, said[0] / said[1]]
    return [Math.abs(found - claimed) < 1e-9 ? 'A' : 'B', `${next.good}/${next.total}`]
  },
  slips: ({ argument: told }) => {
    const { good, total, naive } = told.next
    return [
      {
        part: '(i)',
        response: letterOf(!isRight(told)),
        note: 'Ask whether the results that are counted in the argument are equally likely.',
        step: 'reason',
      },
      ...inPart('(ii)', toText(fraction(good, total)), [
        {
          response: toText(fraction(...naive)),
          note: 'That counts names, not outcomes. Count the outcomes that are equally likely.',
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
