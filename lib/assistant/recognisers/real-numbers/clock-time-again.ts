import { clockTimeAgain as solution, type Given } from '../../../solutions/real-numbers/clock-time-again'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { numberOf } from '../../question/slot'
import { isInteger } from '../../../maths/fraction'
import { recogniser } from '../../recogniser'

/** "At 7:30 a.m." in minutes after midnight, with what tells it. */
function startIn(question: Question) {
  const exact = phrase(question, '@t:ratio am|pm')
  const hour = exact ? null : phrase(question, '#t am|pm')
  const found = exact ?? hour
  const terms = exact ? exact.facts.t.terms : hour ? [hour.numbers.t] : []
  const [hours, minutes = { n: 0n, d: 1n }, ...more] = terms
  if (!found || !hours || more.length > 0 || !isInteger(hours) || !isInteger(minutes)) return null
  const [h, m] = [Number(hours.n), Number(minutes.n)]
  if (h < 1 || h > 12 || m < 0 || m > 59) return null
  const isAfternoon = found.taken.some((item) => item.kind === 'word' && item.text === 'pm')
  return { found, minutes: 60 * ((h % 12) + (isAfternoon ? 12 : 0)) + m }
}

export const clockTimeAgain = recogniser<Given>({
  id: 'clock-time-again',
  solution,
  story: true,
  cues: ['together', 'again'],
  words: ['together', 'again', 'next', 'same', 'respectively', 'after', 'every', 'each', 'all', 'both', 'first', 'lcm'],
  examples: [
    'Buses to three villages leave a bus stand every 6, 8 and 14 minutes respectively. At 6:00 a.m. they all leave together. At what time will they next leave together?',
    'Three bells ring at intervals of 6, 25 and 45 minutes. At 7:05 p.m. they ring together. At what time will they ring together again?',
    'Bells ring every 9 and 12 seconds. They ring together at 8:00 a.m. At what time will they ring together again?',
    '3 bells ring every 9, 12 and 15 min. they ring together at 8 am. at what time will they ring together again',
    'two buses leave every 20 and 30 minutes. both leave together at 9:30 am. when will they leave together next?',
  ],
  refuses: [
    'Bells ring every 9 and 12 minutes. They ring together at 8:00 a.m. How many times will they ring together before 11 a.m.?',
    'Bells ring every 9 and 12 minutes. They ring together at 8:00 a.m. After how many minutes will they ring together again?',
    'Bells ring every 9 and 12 minutes. They ring together at 8:00 a.m. At what time did they ring together last before that?',
    'Bells ring every 9 and 12 minutes. They ring together at 8:00 a.m. At what time will they ring together again for the second time?',
  ],
  read: (question) => {
    const row = phrase(question, '&times')
    const start = startIn(question)
    const asked =
      phrase(question, 'what time * together|again') ??
      phrase(question, 'when * together|again') ??
      phrase(question, 'time batao|kya * together|again')
    const inSeconds = row?.units.times === 'second'
    if (!row || !(inSeconds || row.units.times === 'minute') || !start || !asked || phrase(question, 'how many|much'))
      return null
    const intervals = row.rows.times
    const taken = [...row.taken, ...start.found.taken]
    // "three bells"
    const counts = question.apart.filter((item) => numberOf(item) !== null && !taken.includes(item))
    const fit = counts.every((item) => Number(numberOf(item)?.n) === intervals.length)
    return fit
      ? {
          given: { intervals, start: start.minutes, ...(inSeconds && { inSeconds }) },
          ...told(question, row, start.found, asked, { taken: counts }),
        }
      : null
  },
})
