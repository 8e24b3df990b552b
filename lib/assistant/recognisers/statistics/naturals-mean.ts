import { phrase, told } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { asPolynomial } from './in-n'
import { recogniser } from '../../recogniser'
import { naturalsMean as solution, type NaturalsMean } from '../../../solutions/statistics/naturals-mean'

const kindIn = ({ words }: Question): NaturalsMean['of'] =>
  words.includes('odd') ? 'odd' : words.includes('even') ? 'even' : 'natural'

/** "If the mean of first n natural numbers is 15, then find n." */
export const countFromMean = recogniser<NaturalsMean>({
  id: 'how-many-naturals-from-their-mean',
  solution,
  story: true,
  cues: ['mean'],
  words: ['mean', 'natural', 'odd', 'even', 'first', 'number'],
  examples: [
    'If the mean of first n natural numbers is 15, then find n.',
    'If the arithmetic mean of first n natural numbers is 5n/9, then n = (a) 5 (b) 4 (c) 9 (d) 10',
    'The mean of first n odd natural numbers is n²/81, then n = (a) 9 (b) 81 (c) 27 (d) 18',
  ],
  refuses: [
    'If the mean of first n natural numbers is 15, then find their median.',
    'If the mean of first n prime natural numbers is 5, then find n.',
    'If the sum of first n natural numbers is 15, then find their mean and n.',
  ],
  read: (question) => {
    const found = phrase(
      question,
      'mean first @n:letter odd|even? natural? number',
      'mean first @n:letter natural odd|even? number',
      'first @n:letter natural? odd|even? number * mean',
    )
    const letter = found?.facts.n.name
    if (!found || letter === undefined || question.words.filter((word) => word === 'mean').length !== 1) return null
    const rest = question.facts.filter((fact) => !found.taken.includes(fact))
    const values = rest.flatMap((fact) => {
      const term = fact.kind === 'number' || fact.kind === 'formula' ? asPolynomial(fact.node, letter) : null
      return term ? [{ fact, term }] : []
    })
    const asked = rest.filter((fact) => fact.kind === 'letter' && fact.name === letter)
    const [only, ...more] = values
    if (!only || more.length > 0 || asked.length !== 1 || values.length + asked.length < rest.length) return null
    if (factsOf(question, 'list').length > 0) return null
    return {
      given: { of: kindIn(question), ...only.term },
      used: question.facts,
      said: told(question, found).said,
    }
  },
})
