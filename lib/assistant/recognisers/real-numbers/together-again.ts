import { namedIntervalsIn } from './named-intervals'
import { togetherAgain as solution } from '../../../solutions/real-numbers/together-again'
import type { FactOf } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { numberOf } from '../../question/slot'
import { recogniser } from '../../recogniser'

/** "Meher takes 18 minutes and Tanvi takes 24 minutes": two times at least, all in one unit, and no other number. */
function eachTold({ apart }: Question) {
  const numbers = apart.filter((item): item is FactOf<'number'> => item.kind === 'number')
  const units = new Set(numbers.map(({ unit }) => unit))
  const [unit = ''] = units
  return numbers.length > 1 && units.size === 1
    ? { rows: { times: numbers.map(({ value }) => value) }, units: { times: unit }, taken: numbers }
    : null
}

export const togetherAgain = recogniser({
  id: 'together-again',
  solution,
  story: true,
  cues: ['together', 'again'],
  words: [
    ...['together', 'again', 'next', 'same', 'respectively', 'after', 'every', 'each'],
    ...['least', 'minimum', 'lcm', 'all', 'both', 'first', 'circular', 'point', 'take', 'takes'],
  ],
  examples: [
    'The three bells of a temple, tolling at intervals of 16, 20 and 30 minutes, start tolling together. After how many minutes will they next toll together?',
    'Asha and Zoya walk round a circular path. One round takes them 18 and 12 minutes respectively. They start at the same place and at the same time and go in the same direction. After how many minutes will they meet again at the starting place?',
    'Buses on two routes leave the Pune bus stand every 15 and 35 minutes respectively. At 6 a.m. they all leave together. After how many minutes will they next leave together?',
    'Meher takes 18 minutes and Tanvi takes 24 minutes to complete one round of a track. They start together from the same gate and go in the same direction. After how many minutes will they meet again at the gate?',
    '3 bells ring after 9, 12, 15 minutes. they start together, after how much time will they ring together again',
  ],
  refuses: [
    'Meher takes 18 minutes and Tanvi takes 24 minutes for a round. They start together from the same gate in opposite directions. After how many minutes will they meet again?',
    'Bells ring every 9 and 12 minutes. How many times do they ring together in 3 hours?',
    'Bells ring every 9 and 12 minutes. They ring together at 8:00 a.m. At what time will they next ring together?',
    'Bells ring every 9 and 12 minutes. They start together. After how many seconds will they next ring together?',
  ],
  read: (question) => {
    const row = phrase(question, '&times') ?? eachTold(question)
    const unit = row?.units.times ?? ''
    // towards each other they meet sooner
    if (question.words.includes('opposite')) return null
    if (!row || !['minute', 'second', 'hour'].includes(unit)) return null
    const start = phrase(question, 'at #t am|pm') ?? phrase(question, 'at @t:ratio am|pm')
    const asked = phrase(question, `how many ${unit}|${unit}s * together|again`)
    const when =
      asked ??
      phrase(question, 'when|much|long time? * together|again') ??
      phrase(question, 'after time * together|again')
    if (!when || (start && !asked)) return null
    const isAtStart = ['starting', 'start', 'started'].some((word) => question.words.includes(word))
    if (question.words.includes('meet') && !isAtStart) return null
    const intervals = row.rows.times
    // of three, two may be named
    const named = namedIntervalsIn(question)
    if (named && named.asked.length > 0 && named.asked.length < intervals.length) return null
    const taken = [...row.taken, ...(start?.taken ?? [])]
    // "three bells", "one round"
    const counts = question.apart.filter((item) => numberOf(item) !== null && !taken.includes(item))
    const fit = counts.every((item) => [1, intervals.length].includes(Number(numberOf(item)?.n)))
    return fit
      ? { given: { intervals, unit: `${unit}s` }, ...told(question, row, start, when, { taken: counts }) }
      : null
  },
})
