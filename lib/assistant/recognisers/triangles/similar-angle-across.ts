import { similarIn, similarWords, type Place } from './similar'
import { similarAngle as solution, type Given } from '../../../solutions/triangles/similar-angle'
import { anglesIn, namesOf } from '../../question/segments'
import { recogniser } from '../../recogniser'
import { terminates, toDecimal, toTex } from '../../../maths'

const places: readonly Place[] = [0, 1, 2]

/** "△ABC ∼ △PQR, ∠A = 50°, ∠Q = 70°. Find ∠C.": the two angles stand in different triangles. */
export const similarAngleAcross = recogniser<Given>({
  id: 'angle-across-similar-triangles',
  solution,
  cues: ['similar'],
  words: similarWords,
  examples: [
    'tri ABC similar to tri PQR. angle A = 50 angle Q = 70. angle C?',
    'If ΔLMN ∼ ΔZYX, ∠L = 48° and ∠X = 72°, then find ∠M',
  ],
  refuses: [
    'tri ABC similar to tri PQR. angle A = 50 angle P = 70. angle C?',
    'tri ABC similar to tri PQR. angle A = 50 angle Q = 70 angle R = 80. find angle C',
    'tri ABC similar to tri PQR. angle A = 50 angle Q = 70. find angle B + angle C',
  ],
  read: (question) => {
    const [similar, angles] = [similarIn(question), anglesIn(question)]
    const [asked, ...more] = namesOf(question, 1)
    const [one, two, ...others] = angles ? [...angles.of] : []
    if (!similar || !angles || !asked || !one || !two || more.length + others.length > 0) return null
    const isAsked = (corners: Given['first']) => corners.some((letter) => letter === asked.name)
    const [second, first] = isAsked(similar.second) ? [similar.second, similar.first] : [similar.first, similar.second]
    const placeIn = (corners: Given['first'], name: string) => places.find((at) => corners[at] === name)
    const [wanted, p, q] = [placeIn(second, asked.name), placeIn(first, one[0]), placeIn(first, two[0])]
    const [known, across] = p !== undefined ? [one, two] : [two, one]
    const [mine, theirs] = [p ?? q, placeIn(second, across[0])]
    // both in one triangle is another's
    if (wanted === undefined || mine === undefined || theirs === undefined || mine === theirs || wanted === theirs)
      return null
    const degrees = terminates(across[1]) ? toDecimal(across[1]) : toTex(across[1])
    return {
      given: {
        first,
        second,
        angles: [
          { place: mine, degrees: known[1] },
          { place: theirs, degrees: across[1] },
        ],
        wanted,
      },
      used: [...similar.used, ...angles.used, asked],
      said: similar.said,
      lead: `The order of the letters gives $\\angle ${first[theirs]} = \\angle ${across[0]} = ${degrees}^\\circ$.`,
    }
  },
  unit: () => '°',
})
