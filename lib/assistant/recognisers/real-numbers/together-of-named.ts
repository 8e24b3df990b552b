import { asksTwice } from './words'
import { intervalWords, namedIntervalsIn } from './named-intervals'
import { togetherAgain as solution, type Given } from '../../../solutions/real-numbers/together-again'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'

/** Of several things those that are named: "After how many minutes will the red and the green lamp next flash together?" */
export const togetherOfNamed = recogniser<Given>({
  id: 'together-of-those-named',
  solution,
  story: true,
  asPart: true,
  cues: ['together'],
  words: intervalWords,
  examples: [
    'On a stage, a red, a green and a blue lamp flash every 14, 6 and 9 seconds respectively. When the show begins, the three lamps flash together. After how many seconds will the red lamp and the green lamp next flash together?',
    'Amit, Bala and Chetan cycle round a park in the same direction and need 10, 4 and 8 minutes respectively for one round. They start together at the gate. After how many minutes will Amit and Chetan next pass the gate together?',
  ],
  refuses: [
    'On a stage, a red, a green and a blue lamp flash every 14, 6 and 9 seconds respectively. When the show begins, the three lamps flash together. After how many minutes will the red lamp and the green lamp next flash together?',
    'On a stage, a red, a green and a blue lamp flash every 14, 6 and 9 seconds respectively. When the show begins, the three lamps flash together. After how many seconds will the red lamp and a yellow lamp flash together without the blue one?',
    'On a stage, a red, a green and a blue lamp flash every 14, 6 and 9 seconds respectively. When the show begins, the three lamps flash together. How many times will the red lamp and the green lamp flash together in 90 seconds?',
  ],
  read: (question) => {
    const found = namedIntervalsIn(question)
    if (!found || found.asked.length < 2 || asksTwice(question)) return null
    const asked = phrase(question, `how many ${found.unit}|${found.unit}s * together`)
    const isTwice = question.words.filter((word) => word === 'together').length > 1
    if (!asked || !isTwice) return null
    const stated = told(question, found, asked)
    return {
      given: { intervals: found.asked, unit: `${found.unit}s` },
      said: stated.said,
      used: [...stated.used, ...found.clock],
    }
  },
})
