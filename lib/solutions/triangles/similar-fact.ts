import { falseFacts, judged, trueFacts, type SimilarFact } from './similar-facts'
import { earns } from '../line'
import { worked } from '../solution'

/** One statement about similar figures. */
export interface Given {
  readonly fact: SimilarFact
  /** Whether it is asked as a question, "are all squares similar?", and answered by yes or no. */
  readonly isYesNo: boolean
  /** Asked in one breath with it. */
  readonly more?: readonly SimilarFact[]
}

/** E.g. "True or false: all rhombuses are similar." */
export const similarFact = worked<Given>({
  id: 'similar-fact',
  archetype: 'tri-similar-figures-facts',
  objection: ({ fact }) =>
    [...trueFacts, ...falseFacts].some((one) => one === fact) ? null : 'I do not know that statement.',
  solve: ({ fact, isYesNo, more = [] }) => {
    const all = [fact, ...more].map((one) => {
      const [verdict = '', why = ''] = judged(one).split(': ')
      return {
        line: `${one} This is ${verdict}: ${why}.`,
        key: isYesNo ? (verdict === 'true' ? 'yes' : 'no') : verdict,
      }
    })
    return {
      lines: [
        'Similar figures have equal corresponding angles, and corresponding sides in one ratio.',
        ...all.map(({ line }) => earns(1, line)),
      ],
      key: all.map(({ key }) => key).join('; '),
    }
  },
})
