import { asksChance, chanceWords } from './chance'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { timeInSpan as solution, type TimeInSpan } from '../../../solutions/probability/time-in-span'

const units: Readonly<Record<string, string>> = {
  ...{ minute: 'minutes', minutes: 'minutes', min: 'minutes', mins: 'minutes' },
  ...{ second: 'seconds', seconds: 'seconds', sec: 'seconds', hour: 'hours', hours: 'hours' },
}

/** "... at any time within 2 minutes. What is the probability that it stops within the first 0.5 minutes?" */
export const timeWithinASpan = recogniser<TimeInSpan>({
  id: 'time-within-a-span',
  solution,
  story: true,
  cues: ['probability', 'chance'],
  words: [...chanceWords, 'any', 'after', 'time', 'minutes', 'minute', 'seconds', 'hours'],
  examples: [
    'In a musical chair game, the music stops at any time within 2 minutes after it starts. What is the probability that the music will stop within the first 0.5 minutes after starting?',
  ],
  refuses: [
    'In a musical chair game, the music stops at any time within 2 minutes. What is the probability that it does not stop within the first 0.5 minutes?',
    'In a musical chair game, the music stops at any time within 2 minutes. What is the probability that it stops within the first 30 seconds or the last 30 seconds?',
  ],
  read: (question) => {
    const span = phrase(question, 'any time within|in #a')
    const part = phrase(question, 'probability|chance * within|in|during first #b', 'first #b * probability|chance')
    if (!span || !part || !asksChance(question)) return null
    const [one, other] = [units[span.units.a], units[part.units.b]]
    return one !== undefined && one === other
      ? { given: { span: span.numbers.a, part: part.numbers.b, unit: one }, ...told(question, span, part) }
      : null
  },
})
