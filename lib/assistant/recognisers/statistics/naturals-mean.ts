import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { asPolynomial } from './in-n'
import { rational } from '../../question/polynomial'
import { recogniser } from '../../recogniser'
import { equals, fraction } from '../../../maths/fraction'
import { naturalsMean as solution, type NaturalsMean } from '../../../solutions/statistics/naturals-mean'

const kindIn = ({ words }: Question): NaturalsMean['of'] =>
  words.includes('odd') ? 'odd' : words.includes('even') ? 'even' : 'natural'

/** "The mean of 1, 2, 3, ..., n". */
function listedIn(question: Question) {
  const found = phrase(question, 'mean natural? number? @l:list')
  const list = found?.facts.l
  const last = list?.end ?? list?.items.at(-1)
  const values = list?.items.flatMap((item) => rational(item) ?? []) ?? []
  const isCounting = values.length > 2 && values.every((value, at) => equals(value, fraction(at + 1)))
  if (!found || !list || last?.kind !== 'letter' || !isCounting) return null
  if (list.items.length > values.length + (list.end ? 0 : 1)) return null
  return { facts: { n: { name: last.name } }, taken: found.taken }
}

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
    'Find the mean of the first n odd natural numbers.',
    'The mean of the numbers 1, 2, 3, ..., n is 15, find n.',
    'The mean of first n odd natural numbers is n²/81, then n = (a) 9 (b) 81 (c) 27 (d) 18',
  ],
  refuses: [
    'If the mean of first n natural numbers is 15, then find their median.',
    'If the mean of first n prime natural numbers is 5, then find n.',
    'The mean of the numbers 1, 2, 4, ..., n is 15, find n.',
    'Find the mean of the squares of the first n natural numbers.',
    'Find the mean of the first n prime numbers.',
    'If the sum of first n natural numbers is 15, then find their mean and n.',
  ],
  read: (question) => {
    const found =
      listedIn(question) ??
      phrase(
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
    if (!only && rest.length === 0)
      return { given: { of: kindIn(question) }, used: question.facts, said: told(question, found).said }
    if (!only || more.length > 0 || asked.length !== 1 || values.length + asked.length < rest.length) return null
    return {
      given: { of: kindIn(question), ...only.term },
      used: question.facts,
      said: told(question, found).said,
    }
  },
})
