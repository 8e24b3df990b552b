import { diameterProducedIn, diameterWords } from './diameter-produced'
import { lengthAsked, letterFacts, namesOnly } from './named-lengths'
import { diameterLengths as solution, type DiameterLengths } from '../../../solutions/circles/diameter-lengths'
import { phrase, told } from '../../question/phrase'
import { lengthsIn, segment } from '../../question/segments'
import { recogniser } from '../../recogniser'

/** "AB is a diameter of a circle of radius 6 cm and ∠CAB = 30°. The tangent at C meets AB produced at D. Find CD." */
export const diameterLengths = recogniser<DiameterLengths>({
  id: 'length-at-a-diameter',
  solution,
  story: true,
  cues: ['diameter'],
  words: [...diameterWords, 'radius', 'length', 'long', 'produced', 'extended'],
  examples: [
    'AB is a diameter of a circle with centre O and C is a point of the circle with ∠CAB = 30°. The tangent at C meets AB produced at D. The radius is 4 cm. Find the length of AC.',
    'In a circle of diameter 14 cm with centre O the chord PR makes an angle of 30° with the diameter PQ. The tangent to the circle at R cuts the line PQ beyond Q at S. Find QS.',
    'AB is diameter of circle with centre O, radius 5 cm. angle CAB = 30. tangent at C meets AB produced at D. CD kitna hoga',
  ],
  refuses: [
    'AB is a diameter of a circle with centre O and C is a point of the circle with ∠CAB = 40°. The tangent at C meets AB produced at D. The radius is 4 cm. Find the length of AC.',
    'AB is a diameter of a circle with centre O and C is a point of the circle with ∠CBA = 30°. The tangent at C meets AB produced at D. The radius is 4 cm. Find the length of AC.',
    'AB is a diameter of a circle with centre O and C is a point of the circle with ∠CAB = 30°. The tangent at C meets BA produced at D. The radius is 4 cm. Find the length of AC.',
    'AB is a diameter of a circle with centre O and C is a point of the circle with ∠CAB = 30°. The tangent at C meets AB produced at D. The radius is 4 cm. Find the perimeter of triangle ACD.',
  ],
  read: (question) => {
    const figure = diameterProducedIn(question)
    const lengths = lengthsIn(question)
    const asked = lengths && lengthAsked(question, lengths)
    if (!figure || !lengths || !asked || figure.angle.n !== 30n * figure.angle.d) return null
    const [k, l, m, n] = figure.names
    if (!namesOnly(question, figure.names)) return null
    const said = phrase(question, 'radius #r', '#r radius') ?? phrase(question, 'diameter #r', '#r diameter')
    const diameter = lengths.of.get(segment(`${k}${l}`))
    if (lengths.of.size !== (diameter ? 1 : 0) || (diameter ? said !== null : said === null)) return null
    const length = diameter ?? said?.numbers.r
    const wanted = (['KN', 'MN', 'KM', 'LN'] as const).find(
      (name) => segment(asked.name) === segment([...name].map((at) => ({ K: k, L: l, M: m, N: n })[at]).join('')),
    )
    if (!length || !wanted) return null
    const isRadius = phrase(question, 'radius #r', '#r radius') !== null
    const unit = diameter ? lengths.unit : (said?.units.r ?? '')
    const all = told(question, said)
    return {
      given: {
        names: figure.names,
        told: isRadius ? 'radius' : 'diameter',
        length,
        asked: wanted,
        unit: unit === '' ? 'units' : unit,
      },
      used: [...figure.used, ...all.used, ...lengths.used, ...letterFacts(question)],
      said: [...figure.said, ...all.said],
    }
  },
  unit: ({ unit }) => unit,
})
