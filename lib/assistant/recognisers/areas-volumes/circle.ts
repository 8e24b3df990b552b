import { acrossIn, measureWords, piIn } from './lengths'
import { circle as solution, type Circle } from '../../../solutions/areas-volumes/circle'
import { recogniser } from '../../recogniser'

export const circle = recogniser<Circle>({
  id: 'circle',
  solution,
  story: true,
  cues: ['circle', 'circumference'],
  words: [...measureWords, 'radius', 'diameter', 'area', 'perimeter'],
  examples: ['area of a circle of radius 7 cm', 'What is the circumference of a circle with diameter 14 cm?'],
  read: (question) => {
    const [across, pi] = [acrossIn(question), piIn(question)]
    const area = question.words.includes('area')
    const round = question.words.includes('circumference') || question.words.includes('perimeter')
    if (!across || area === round) return null
    return {
      given: {
        asked: area ? 'area' : 'circumference',
        pi: pi.pi,
        across: { kind: across.kind, length: across.length },
        unit: across.unit,
      },
      used: [...across.used, ...pi.used],
    }
  },
  before: ({ asked }) => (asked === 'area' ? 'Area = ' : 'Circumference = '),
  unit: ({ asked, unit }) => (asked === 'area' && unit !== '' ? `${unit}²` : unit),
})
