import { askedOf, piOf, solidWords, widthIn } from './solids'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { product } from '../../../solutions/measure'
import { capsule as solution } from '../../../solutions/areas-volumes/capsule'

/** "A capsule is a cylinder with two hemispheres stuck to its ends. Its length is 14 mm and its diameter 5 mm. Find its surface area." */
export const capsule = recogniser({
  id: 'cylinder-with-round-ends',
  solution,
  story: true,
  cues: ['hemisphere', 'hemispheres', 'hemispherical'],
  words: [
    ...solidWords,
    'cylinder',
    'cylindrical',
    'hemisphere',
    'hemispheres',
    'hemispherical',
    'two',
    'each',
    'either',
    'end',
    'total',
  ],
  examples: [
    'cylinder with hemispherical ends both sides, total length 20 cm, radius 3 cm. volume?',
    'A medicine capsule is a cylinder with two hemispheres stuck to each of its ends. The length of the entire capsule is 14 mm and its diameter is 5 mm. Find its surface area.',
    'gas tank is cylinder with hemispherical ends, total length 18.2 m, diameter 4.2 m. volume nikalo',
    'A wooden article is a cylinder with a solid hemisphere at either end. It is 23.7 cm long from end to end, and its diameter is 4.2 cm. Find its surface area.',
  ],
  refuses: [
    'cylinder with hemispherical ends both sides, length of one side 20 cm, radius 3 cm. volume?',
    'A cylinder with hemispherical ends has diameter 4.2 m. The length of the cylindrical part is 10 m. Find the volume.',
    'From a wooden cylinder of length 10 cm and diameter 7 cm a hemisphere is scooped out at either end. Find the total surface area.',
    'A solid is a cylinder 10 cm long with hemispherical ends, each of diameter 2 cm. Find its volume.',
    'A capsule is a cylinder with two hemispherical ends. Its length is 14 mm and its diameter 5 mm. Find the surface area of the cylinder.',
    'A cylinder with a hemisphere on one end has the total length 14 cm and the diameter 7 cm. Find the volume.',
  ],
  read: (question) => {
    const { words } = question
    const ends = words.includes('ends') || words.includes('either') || (words.includes('each') && words.includes('end'))
    const isCapsule = ends && /\bcylind/.test(words.join(' ')) && !/scoop|hollow|cut|carv|\bpart/.test(words.join(' '))
    const length = phrase(
      question,
      'length entire|whole|total * #l',
      'total|entire|whole length * #l',
      'length #l',
      '#l long end end',
      '#l long all',
      '#l long',
    )
    const again = phrase(question, 'surface area|volume cylinder|cylindrical|hemisphere')
    const [width, asked, pi] = [widthIn(question), askedOf(question), piOf(question)]
    // "a cylinder 2 m long with hemispherical ends" tells the length of the cylinder
    const isOfCylinder = phrase(question, 'cylinder #l long') && !phrase(question, '#l long end end', '#l long all')
    if (isOfCylinder || !isCapsule || !length || !width || !asked || again || width.unit !== length.units.l) return null
    const { unit, radius } = width
    return {
      given: { asked: asked.asked, pi: pi.pi, diameter: product(2, radius), length: length.numbers.l, unit },
      ...told(question, phrase(question, 'ends both sides'), length, width, asked, pi),
    }
  },
  unit: ({ asked, unit }) => (unit === '' ? '' : `${unit}${asked === 'volume' ? '³' : '²'}`),
})
