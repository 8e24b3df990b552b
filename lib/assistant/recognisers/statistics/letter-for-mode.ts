import { runIn } from './letter-in-list'
import { isFact } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { letterForMode as solution } from '../../../solutions/statistics/letter-for-mode'

/** "mode of 8, 6, 7, 8, 7, 6, x, 9 is 8. find x" */
export const letterForMode = recogniser({
  id: 'letter-for-the-mode',
  solution,
  story: true,
  cues: ['mode'],
  words: ['observation', 'data'],
  examples: [
    'The mode of 8, 6, 7, 8, 7, 6, x and 9 is 8. Find x.',
    '8, 6, 7, 8, 7, 6, x, 9 ka mode 8 hai, x batao',
    'Find the value of x if the mode of the data 15, 14, 19, 20, 14, 15, 16, 14, 15, x is 15.',
  ],
  refuses: [
    'The mode of 8, 6, 7, 8, 7, 6, x and 9 is 8. Find 2x.',
    'The mode of 8, 6, 7, 8, 7, 6, x and 9 is 8. Find the median.',
    'The mode of 8, 6, 7, 8, 7, 6, x and y is 8. Find x.',
  ],
  read: (question) => {
    const run = runIn(question)
    const values = run?.entries.flatMap(({ times, more }) => (times.n === 0n ? [more] : [])) ?? []
    const isOneLetter = run?.entries.every(
      ({ times, more }) => times.n === 0n || (times.n === times.d && more.n === 0n),
    )
    if (!run || !isOneLetter || values.length !== run.entries.length - 1) return null
    const rest: Question = { ...question, apart: question.apart.filter((item) => !run.items.includes(item)) }
    const stated = phrase(rest, 'mode * #m')
    const again = rest.apart.filter((item) => item.kind === 'letter' && item.name === run.letter)
    if (!stated || again.length === 0) return null
    const all = told(question, stated, { taken: [...again, ...run.items.filter(isFact)] })
    return { given: { letter: run.letter, values, mode: stated.numbers.m }, used: all.used, said: all.said }
  },
  before: ({ letter }) => `$${letter}$ = `,
})
