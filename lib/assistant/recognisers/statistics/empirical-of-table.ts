import { measuresIn, tableWords } from './grouped'
import { tableOfRelation, withProductsAndSums, type Measure } from './of-table'
import { phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { empiricalOfTable as solution, type Given } from '../../../solutions/statistics/empirical-of-table'

const measures: readonly Measure[] = ['mean', 'median', 'mode']

/** The measure that the relation is to give: "the mode by the empirical relation", "use the empirical formula to find the mode". */
function thirdIn(question: Question) {
  const found = measures.flatMap((measure) => {
    const is = phrase(
      question,
      `${measure} data? by|using|from|with|through|use|apply ~x? empirical formula?`,
      `by|using|from|use|apply empirical formula? find? ${measure}`,
      `empirical relation|relationship|formula find|calculate ${measure}`,
    )
    return is ? [{ measure, is }] : []
  })
  const [only, ...more] = found
  return only && more.length === 0 ? only : null
}

/** "Find the mean and the median of this data and then the mode using the empirical relation: 0-10: 4, 10-20: 8, ..." */
export const empiricalOfTable = recogniser<Given>({
  id: 'empirical-relationship-of-table',
  solution,
  story: true,
  cues: ['mean', 'median', 'mode'],
  words: [...tableWords, 'total', 'formula', 'then'],
  examples: [
    'Find the mean and the median of this data and then the mode using the empirical relation: 0-10: 4, 10-20: 8, 20-30: 10, 30-40: 12, 40-50: 6',
    'Find the mode by the empirical formula. Class: 0-10, 10-20, 20-30, 30-40, 40-50. Frequency: 4, 8, 10, 12, 6',
    'find mean and mode of class 0-10 10-20 20-30 freq 5 8 7 and hence find the median using empirical formula',
  ],
  refuses: [
    'Find the mean, median and mode and verify the empirical relation: 0-10: 4, 10-20: 8, 20-30: 10, 30-40: 12, 40-50: 6',
    'Find the difference of the mean and the median, and the mode by the empirical relation: 0-10: 4, 10-20: 8, 20-30: 10',
    'Find the mode by the empirical relation and the modal class: 0-10: 4, 10-20: 8, 20-30: 10',
    'Find the range by the empirical relation, and the mode: 0-10: 4, 10-20: 8, 20-30: 10',
    'The mean is 20. Find the mode by the empirical relation: 0-10: 4, 10-20: 8, 20-30: f',
  ],
  read: (question) => {
    const third = thirdIn(question)
    if (!third || phrase(question, 'verify|check|true|holds|satisfied|difference|ratio|compare|modal')) return null
    const besides = measuresIn(question).filter((measure) => measure !== third.measure)
    const found = tableOfRelation(question, (data) => ({ data, third: third.measure, besides }), withProductsAndSums)
    return found
  },
  before: ({ third, besides }) => (besides.length > 0 ? '' : `${third.charAt(0).toUpperCase()}${third.slice(1)} = `),
})
