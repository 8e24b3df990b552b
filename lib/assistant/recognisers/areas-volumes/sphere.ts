import { acrossIn, askWords, measureAsked, measureWords, piIn, unitOf } from './lengths'
import { sphere as solution } from '../../../solutions/areas-volumes/sphere'
import { recogniser } from '../../recogniser'

export const sphere = recogniser({
  id: 'sphere',
  solution,
  story: true,
  cues: ['sphere', 'hemisphere', 'spherical', 'hemispherical', 'ball'],
  words: [...measureWords, ...askWords, 'radius', 'diameter'],
  examples: [
    'volume of a sphere of radius 21 cm',
    'total surface area of a hemisphere of radius 3.5 cm',
    'surface area of a sphere of radius 7 cm',
    'A glass ball has diameter 21 cm. What is its volume?',
  ],
  read: (question) => {
    const across = acrossIn(question)
    const isSphere = ['sphere', 'spherical', 'ball'].some((word) => question.words.includes(word))
    const isHemisphere = question.words.includes('hemisphere') || question.words.includes('hemispherical')
    const plain = isSphere && question.words.includes('surface') ? ('curved surface area' as const) : null
    const [asked, pi] = [measureAsked(question) ?? plain, piIn(question)]
    if (!across || !asked || isSphere === isHemisphere) return null
    return {
      given: {
        solid: isSphere ? ('sphere' as const) : ('hemisphere' as const),
        asked,
        pi: pi.pi,
        across: { kind: across.kind, length: across.length },
        unit: across.unit,
      },
      used: [...across.used, ...pi.used],
    }
  },
  unit: unitOf,
})
