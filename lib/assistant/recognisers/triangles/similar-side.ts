import { placesOf, similarIn, similarWords } from './similar'
import { similarSide as solution, type Given } from '../../../solutions/triangles/similar-side'
import { lengthsIn, namesOf } from '../../question/segments'
import { recogniser } from '../../recogniser'

export const similarSide = recogniser<Given>({
  id: 'side-of-similar-triangle',
  solution,
  cues: ['similar'],
  words: similarWords,
  examples: [
    'It is given that △ABC ∼ △QRP. If AB = 6 cm, BC = 4 cm and QR = 9 cm, find RP.',
    'triangle abc ~ triangle def, ab = 4 cm, de = 6 cm, bc = 5 cm find ef',
    'Triangles PQR and XYZ are similar, PQ = 3 cm, XY = 4.5 cm, XZ = 6 cm. PR nikalo',
  ],
  refuses: [
    '△ABC ∼ △DEF, AB = 4 cm, DE = 6 cm, BC = 5 cm. Find DF.',
    '△ABC ∼ △DEF, AB = 4 cm, DE = 6 cm, BC = 5 cm. Find EF + DE.',
    '△ABC ∼ △DEF, AB = 4 cm, BC = 5 cm, CA = 6 cm. Find EF.',
    '△ABC ∼ △DEF, AB = 4 cm, DE = 6 cm and the area of △ABC is 5 cm². Find EF.',
  ],
  read: (question) => {
    const [similar, lengths] = [similarIn(question), lengthsIn(question)]
    const [asked, ...more] = namesOf(question, 2)
    if (!similar || lengths?.of.size !== 3 || !asked || more.length > 0) return null
    const { first, second, used, said } = similar
    const sides = [...lengths.of].map(([name, length]) => {
      const inFirst = placesOf(first, name)
      return {
        places: inFirst ?? placesOf(second, name),
        of: inFirst ? ('first' as const) : ('second' as const),
        length,
      }
    })
    const wantedFirst = placesOf(first, asked.name)
    const wanted = wantedFirst ?? placesOf(second, asked.name)
    const same = (one: readonly number[] | null, other: readonly number[] | null) =>
      one !== null && one.join() === other?.join()
    const known = sides.find(({ places, of }) => same(places, wanted) && of === (wantedFirst ? 'second' : 'first'))
    const inFirst = sides.find((one) => one !== known && one.of === 'first')
    const inSecond = sides.find((one) => one !== known && one.of === 'second')
    if (!known?.places || !inFirst?.places || !inSecond || !same(inFirst.places, inSecond.places)) return null
    return {
      given: {
        first,
        second,
        pair: { places: inFirst.places, inFirst: inFirst.length, inSecond: inSecond.length },
        known: { places: known.places, length: known.length, of: known.of },
        unit: lengths.unit,
      },
      used: [...used, ...lengths.used, asked],
      said,
    }
  },
  unit: ({ unit }) => unit,
})
