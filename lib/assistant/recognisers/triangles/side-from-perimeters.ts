import { similarIn, similarWords } from './similar'
import { phrase, told } from '../../question/phrase'
import { namesOf, lengthsIn, segment } from '../../question/segments'
import { placesOf } from './similar'
import { recogniser } from '../../recogniser'
import { sideFromPerimeters as solution, type Given } from '../../../solutions/triangles/side-from-perimeters'

const perimeters = ['perimeters|perimeter * triangles * #p #q', 'perimeters #p #q'] as const
const sides = ['side first triangle? #s', 'side #s'] as const
const inTurn = [
  'first perimeter #p side #s . perimeter second #q',
  'first perimeter #p side #s perimeter second #q',
] as const
const wanted = ['side second|other triangle?', 'second|other triangle? side'] as const

export const sideFromPerimeters = recogniser<Given>({
  id: 'side-from-perimeters',
  solution,
  story: true,
  cues: ['perimeters', 'perimeter'],
  words: [
    ...similarWords,
    'one',
    'first',
    'second',
    'other',
    'respectively',
    'perimeter',
    'perimeters',
    'long',
    'if',
    'card',
  ],
  examples: [
    'The perimeters of two similar triangles are 25 cm and 15 cm. One side of the first triangle is 9 cm. Find the corresponding side of the second triangle.',
    'perimeters of two similar triangles are 30 cm and 20 cm. if one side of first triangle is 12 cm find the corresponding side of other triangle',
    '△ABC ∼ △DEF, their perimeters are 25 cm and 15 cm respectively, and AB = 9 cm. Find DE.',
  ],
  refuses: [
    'The perimeters of two similar triangles are 25 cm and 15 cm. One side of the second triangle is 9 cm. Find the corresponding side of the first triangle.',
    'The perimeters of two triangles are 25 cm and 15 cm. One side of the first triangle is 9 cm. Find the corresponding side of the second triangle.',
    'The perimeters of two similar triangles are 25 cm and 15 cm. One side of the first triangle is 9 cm. Find the ratio of their areas.',
  ],
  read: (question) => {
    const [turn, both] = [phrase(question, ...inTurn), phrase(question, ...perimeters)]
    if (!question.words.includes('similar')) return null
    const similar = similarIn(question)
    if (similar) {
      const lengths = lengthsIn(question)
      const [[name, length] = [], ...more] = lengths ? [...lengths.of] : []
      const [asked, ...others] = namesOf(question, 2)
      const places = name === undefined ? null : placesOf(similar.first, name)
      const partner = asked && placesOf(similar.second, asked.name)
      if (!both || !lengths || !name || !length || !asked || more.length + others.length > 0) return null
      if (!places || places.join() !== partner?.join() || both.units.p !== lengths.unit) return null
      const { used, said } = told(question, both)
      const own = lengths.used.flatMap((fact) =>
        fact.kind === 'length' && segment(fact.name) === name ? fact.name : [],
      )
      return {
        given: {
          perimeters: [both.numbers.p, both.numbers.q],
          side: length,
          names: [own[0] ?? name, asked.name],
          unit: lengths.unit,
        },
        used: [...similar.used, ...lengths.used, asked, ...used],
        said: [...similar.said, ...said],
      }
    }
    const side = phrase(question, ...sides)
    const asked = phrase(question, ...wanted)
    const all = turn ?? (both && side ? { numbers: { ...both.numbers, ...side.numbers }, units: both.units } : null)
    if (!all || !asked || phrase(question, 'side second|other triangle? #s')) return null
    const { p, q, s } = all.numbers
    return {
      given: { perimeters: [p, q], side: s, names: null, unit: all.units.p === '' ? 'units' : all.units.p },
      ...(turn ? told(question, turn, asked) : told(question, both, side, asked)),
    }
  },
  unit: ({ unit }) => unit,
})
