import { similarIn, similarWords, type Place } from './similar'
import { similarAngle as solution, type Given } from '../../../solutions/triangles/similar-angle'
import { anglesIn, namesOf } from '../../question/segments'
import { recogniser } from '../../recogniser'

export const similarAngle = recogniser<Given>({
  id: 'angle-of-similar-triangle',
  solution,
  cues: ['similar'],
  words: similarWords,
  examples: [
    'If △ABC ∼ △QRP, ∠A = 50° and ∠B = 70°, find ∠P.',
    'abc ~ def, angle a = 47, angle b = 83 find angle f',
    'In two similar triangles, △ABC ∼ △PQR, the angles ∠A = 40° and ∠B = 60° are known. Find ∠R in degrees.',
  ],
  refuses: [
    'If △ABC ∼ △QRP, ∠A = 50° and ∠B = 70°, find ∠C.',
    'If △ABC ∼ △QRP, ∠A = 50° and ∠B = 70°, find ∠Q + ∠R.',
    'If △ABC ∼ △QRP, ∠A = 50° and ∠R = 70°, find ∠P.',
  ],
  read: (question) => {
    const [similar, angles] = [similarIn(question), anglesIn(question)]
    const [asked, ...more] = namesOf(question, 1)
    const [one, two, ...others] = angles ? [...angles.of] : []
    if (!similar || !angles || !asked || !one || !two || more.length + others.length > 0) return null
    const places: readonly Place[] = [0, 1, 2]
    for (const [first, second] of [
      [similar.first, similar.second],
      [similar.second, similar.first],
    ] as const) {
      const place = (name: string) => places.find((at) => first[at] === name)
      const [p, q, wanted] = [place(one[0]), place(two[0]), places.find((at) => second[at] === asked.name)]
      if (p === undefined || q === undefined || wanted === undefined) continue
      return {
        given: {
          first,
          second,
          angles: [
            { place: p, degrees: one[1] },
            { place: q, degrees: two[1] },
          ],
          wanted,
        },
        used: [...similar.used, ...angles.used, asked],
        said: similar.said,
      }
    }
    return null
  },
  unit: () => '°',
})
