import { asksTwice } from './words'
import { intervalWords, namedIntervalsIn } from './named-intervals'
import { timesInAWhile as solution, type Given } from '../../../solutions/real-numbers/times-in-a-while'
import { phrase, told } from '../../question/phrase'
import { fraction, multiply } from '../../../maths/fraction'
import { recogniser } from '../../recogniser'

/** How many of the smaller unit the larger one is. */
const ratios: Readonly<Record<string, number>> = {
  'hour minute': 60,
  'minute second': 60,
  'hour second': 3600,
  'minute minute': 1,
  'second second': 1,
}

/** "How many times will all three flash together in the next 15 minutes, the start not counted?" */
export const timesInAWhile = recogniser<Given>({
  id: 'times-in-a-while',
  solution,
  story: true,
  asPart: true,
  cues: ['times'],
  words: [...intervalWords, 'not', 'times'],
  examples: [
    'On a stage, a red, a green and a blue lamp flash every 14, 6 and 9 seconds respectively. When the show begins, the three lamps flash together. How many times will all three flash together in the next 15 minutes, the start not counted?',
    'On a stage, a red, a green and a blue lamp flash every 14, 6 and 9 seconds respectively. When the show begins, the three lamps flash together. How many times does the blue lamp flash in the next 15 minutes, the start not counted?',
  ],
  refuses: [
    'On a stage, a red, a green and a blue lamp flash every 14, 6 and 9 seconds respectively. When the show begins, the three lamps flash together. How many times will all three flash together in the next 15 minutes?',
    'On a stage, a red, a green and a blue lamp flash every 14, 6 and 9 seconds respectively. When the show begins, the three lamps flash together. How many times does the blue lamp flash alone in the next 15 minutes, the start not counted?',
    'On a stage, a red, a green and a blue lamp flash every 14, 6 and 9 seconds respectively. When the show begins, the three lamps flash together. How many times do the blue and the red lamp flash in the next 15 minutes, the start not counted?',
  ],
  read: (question) => {
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
