import { asksTwice } from './words'
import { intervalWords, namedIntervalsIn } from './named-intervals'
import { timesInAWhile as solution, type Given } from '../../../solutions/real-numbers/times-in-a-while'
import { phrase, told } from '../../question/phrase'
import { fraction, multiply } from '../../../maths/fraction'
import type { Question } from '../../question/question'
import { numberOf } from '../../question/slot'
import { recogniser, type Found } from '../../recogniser'

/** How many of the smaller unit the larger one is. */
const ratios: Readonly<Record<string, number>> = {
  'hour minute': 60,
  'minute second': 60,
  'hour second': 3600,
  'minute minute': 1,
  'second second': 1,
}

/** "How many times will all three flash together in the next 15 minutes, the start not counted?" */
/** "commence tolling together ... In 30 hours how many times do they toll together?": the start is one of the times, where it is not left out. */
function allTogetherIn(question: Question): Found<Given> | null {
  const row = phrase(question, '&times')
  const asked =
    phrase(question, 'in|within|during #l how many times * together') ??
    phrase(question, 'how many times * together in|within|during #l')
  const begun = phrase(
    question,
    'commence|start|begin|started|began|starting|beginning * together',
    'together * at first',
  )
  const left = phrase(question, 'excluding|except|without|leaving * start|beginning|first|initial')
  const kept = left ? null : phrase(question, 'including|counting * start|beginning|first|initial')
  if (!row || !asked || !begun || asksTwice(question)) return null
  const ratio = ratios[`${asked.units.l} ${row.units.times}`]
  const taken = [...row.taken, ...asked.taken]
  const counts = question.apart.filter((item) => numberOf(item) !== null && !taken.includes(item))
  // "six bells", "the one at the start"
  const isCounted = counts.every((item) => [1, row.rows.times.length].includes(Number(numberOf(item)?.n)))
  if (ratio === undefined || !isCounted) return null
  return {
    given: {
      intervals: row.rows.times,
      length: multiply(asked.numbers.l, fraction(ratio)),
      unit: `${row.units.times}s`,
      ...(!left && { withStart: true }),
    },
    ...told(question, row, asked, begun, left, kept, { taken: counts }),
  }
}

export const timesInAWhile = recogniser<Given>({
  id: 'times-in-a-while',
  solution,
  story: true,
  asPart: true,
  cues: ['times'],
  words: [...intervalWords, 'not', 'times', 'also'],
  examples: [
    'On a stage, a red, a green and a blue lamp flash every 14, 6 and 9 seconds respectively. When the show begins, the three lamps flash together. How many times will all three flash together in the next 15 minutes, the start not counted?',
    'On a stage, a red, a green and a blue lamp flash every 14, 6 and 9 seconds respectively. When the show begins, the three lamps flash together. How many times does the blue lamp flash in the next 15 minutes, the start not counted?',
    'Six bells commence tolling together and toll at intervals of 2, 4, 6, 8, 10 and 12 minutes respectively. In 30 hours, how many times do they toll together?',
    'Five bells begin to toll together and toll respectively at intervals of 6, 7, 8, 9 and 12 seconds. How many times will they toll together in one hour, excluding the one at the start?',
  ],
  refuses: [
    'Six bells toll at intervals of 2, 4, 6, 8, 10 and 12 minutes respectively. In 30 hours, how many times do they toll together?',
    'Six bells commence tolling together and toll at intervals of 2, 4, 6, 8, 10 and 12 minutes respectively. In 30 hours, how many times do only two of them toll together?',
    'On a stage, a red, a green and a blue lamp flash every 14, 6 and 9 seconds respectively. When the show begins, the three lamps flash together. How many times will all three flash together in the next 15 minutes?',
    'On a stage, a red, a green and a blue lamp flash every 14, 6 and 9 seconds respectively. When the show begins, the three lamps flash together. How many times does the blue lamp flash alone in the next 15 minutes, the start not counted?',
    'On a stage, a red, a green and a blue lamp flash every 14, 6 and 9 seconds respectively. When the show begins, the three lamps flash together. How many times do the blue and the red lamp flash in the next 15 minutes, the start not counted?',
  ],
  read: (question) => {
    const all = allTogetherIn(question)
    if (all) return all
    const found = namedIntervalsIn(question)
    const asked = phrase(question, 'how many times * next #l')
    const start = phrase(question, 'start not counted')
    if (!found || !asked || !start || found.asked.length === 0 || asksTwice(question)) return null
    const isTogether = phrase(question, 'how many times * together') !== null
    const together = isTogether ? phrase(question, 'how many times * together * next #l') : null
    if (isTogether !== found.asked.length > 1 || isTogether !== (together !== null)) return null
    const ratio = ratios[`${asked.units.l} ${found.unit}`]
    if (ratio === undefined) return null
    const stated = told(question, found, asked, start, together)
    return {
      given: { intervals: found.asked, length: multiply(asked.numbers.l, fraction(ratio)), unit: `${found.unit}s` },
      said: stated.said,
      used: [...stated.used, ...found.clock],
    }
  },
})
