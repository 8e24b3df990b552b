import {
  acrossIn,
  askWords,
  heightFrom,
  lengthNamed,
  measureAsked,
  measureWords,
  piIn,
  unitOf,
  isOneUnit,
} from './lengths'
import { cone as solution } from '../../../solutions/areas-volumes/cone'
import { fraction, multiply, toTex } from '../../../maths/fraction'
import { recogniser } from '../../recogniser'

export const cone = recogniser({
  id: 'cone',
  solution,
  story: true,
  cues: ['cone', 'conical'],
  words: [...measureWords, ...askWords, 'radius', 'diameter', 'height', 'high', 'slant', 'clay', 'paperweight'],
  examples: [
    'curved surface area of a cone with radius 7 cm and height 24 cm',
    'volume of a cone with radius 7 cm and slant height 25 cm',
  ],
  read: (question) => {
    const across = acrossIn(question)
    const [slant, straight] = [
      lengthNamed(question, ['slant height', 'l'], 'l'),
      lengthNamed(question, ['height', 'h'], 'h', 'high'),
    ]
    const [asked, pi] = [measureAsked(question), piIn(question)]
    // "the slant height and the curved surface area": both are asked
    if (slant === null && question.words.includes('slant')) return null
    // "how much canvas covers it": a surface is asked besides
    if (asked === 'volume' && question.words.some((word) => /^(?:canvas|cloth|tarpaulin)$/.test(word))) return null
    if (!across || !asked || (slant !== null) === (straight !== null)) return null
    const radius = across.kind === 'radius' ? across.length : multiply(across.length, fraction(1, 2))
    const height = straight?.value ?? (slant && heightFrom(slant.value, radius))
    const told = straight ?? slant
    if (!height || !told || !isOneUnit(told.unit, across.unit)) return null
    const leads = [
      ...(across.kind === 'diameter' ? [`The radius is half the diameter: $r = ${toTex(radius)}$.`] : []),
      ...(slant ? [`$h = \\sqrt{l^2 - r^2} = ${toTex(height)}$`] : []),
    ]
    return {
      given: { asked, pi: pi.pi, radius, height, unit: across.unit === '' ? told.unit : across.unit },
      used: [...across.used, told.fact, ...pi.used],
      ...(leads.length > 0 && { lead: leads.join('\n') }),
    }
  },
  unit: unitOf,
})
