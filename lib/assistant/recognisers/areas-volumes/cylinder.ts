import { acrossIn, askWords, lengthNamed, measureAsked, measureWords, piIn, unitOf, isOneUnit } from './lengths'
import { cylinder as solution } from '../../../solutions/areas-volumes/cylinder'
import { recogniser } from '../../recogniser'

export const cylinder = recogniser({
  id: 'cylinder',
  solution,
  story: true,
  cues: ['cylinder', 'cylindrical'],
  words: [...measureWords, ...askWords, 'radius', 'diameter', 'height', 'high', 'wooden', 'block'],
  examples: [
    'volume of a cylinder of radius 7 cm and height 10 cm',
    'Find the total surface area of a solid cylinder of diameter 10 cm and height 22 cm. (Use π = 3.14.)',
  ],
  read: (question) => {
    const [across, height] = [acrossIn(question), lengthNamed(question, ['height', 'h'], 'h', 'high')]
    const [asked, pi] = [measureAsked(question), piIn(question)]
    if (!across || !height || !asked) return null
    return {
      given: {
        asked,
        pi: pi.pi,
        across: { kind: across.kind, length: across.length },
        height: height.value,
        unit: across.unit === '' ? height.unit : across.unit,
      },
      used: isOneUnit(across.unit, height.unit) ? [...across.used, height.fact, ...pi.used] : [],
    }
  },
  unit: unitOf,
})
