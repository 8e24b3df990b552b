import { placesOf, similarIn, similarWords } from './similar'
import { perimeterRatio as solution, type Given } from '../../../solutions/triangles/perimeter-ratio'
import { phrase, told } from '../../question/phrase'
import { lengthsIn } from '../../question/segments'
import { recogniser } from '../../recogniser'

const asked = [
  'ratio perimeter|perimeters triangle? @p:letter perimeter? triangle? @q:letter',
  'ratio perimeters|perimeter * triangle @p:letter first',
] as const

export const perimeterRatio = recogniser<Given>({
  id: 'ratio-of-perimeters',
  solution,
  cues: ['perimeter', 'perimeters'],
  words: similarWords,
  examples: [
    '△ABC ∼ △PQR, AB = 4 cm and PQ = 6 cm. Find the ratio of the perimeter of △ABC to the perimeter of △PQR.',
    'triangle abc ~ triangle pqr, bc = 3 cm qr = 5 cm, ratio of perimeter of abc to perimeter of pqr kya hoga',
  ],
  refuses: [
    '△ABC ∼ △PQR, AB = 4 cm and QR = 6 cm. Find the ratio of the perimeter of △ABC to the perimeter of △PQR.',
    '△ABC ∼ △PQR, AB = 4 cm and PQ = 6 cm. Find the ratio of the area of △ABC to the perimeter of △PQR.',
  ],
  read: (question) => {
    const [similar, lengths] = [similarIn(question), lengthsIn(question)]
    const found = phrase(question, asked[0]) ?? phrase(question, asked[1])
    const [one, two, ...more] = lengths ? [...lengths.of] : []
    if (!similar || !lengths || !found || !one || !two || more.length > 0) return null
    const names = [similar.first.join(''), similar.second.join('')]
    const isFirst = found.facts.p.name === names[0]
    if (!names.includes(found.facts.p.name)) return null
    if ('q' in found.facts && found.facts.q.name !== names[isFirst ? 1 : 0]) return null
    const [first, second] = isFirst ? [similar.first, similar.second] : [similar.second, similar.first]
    const mine = [one, two].find(([name]) => placesOf(first, name))
    const theirs = [one, two].find((each) => each !== mine)
    const [places, partner] = [mine && placesOf(first, mine[0]), theirs && placesOf(second, theirs[0])]
    if (!mine || !theirs || !places || places.join() !== partner?.join()) return null
    const [i, j] = places
    const k = ([0, 1, 2] as const).find((place) => place !== i && place !== j) ?? 2
    const { used, said } = told(question, found)
    return {
      given: {
        first: [first[i], first[j], first[k]],
        second: [second[i], second[j], second[k]],
        sides: [mine[1], theirs[1]],
      },
      used: [...similar.used, ...lengths.used, ...used],
      said: [...similar.said, ...said],
    }
  },
})
