import { centreNamed } from './centre-named'
import { tangentsFromDistance as solution } from '../../../solutions/circles/tangents-from-distance'
import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import { recogniser } from '../../recogniser'
import { divide, fraction } from '../../../maths'

const centre = 'centre|center'

/** "A circle has the centre O and the radius 6 cm. How many tangents can be drawn through a point 8 cm from O?" */
export const tangentsFromDistance = recogniser({
  id: 'number-of-tangents-from-a-distance',
  solution,
  cues: ['tangents'],
  words: [
    'circle',
    'point',
    'drawn',
    'through',
    'radius',
    'diameter',
    'distance',
    'away',
    'has',
    'draw',
    'pass',
    'lies',
  ],
  examples: [
    'A circle has centre O and radius 6 cm. How many tangents can be drawn through a point 8 cm from O?',
    'How many tangents can be drawn to a circle of radius 5 cm from a point 3 cm from its centre?',
    'centre se 7 cm door point P hai, circle ka diameter 14 cm. P se kitne tangents draw ho sakte hain',
    'The distance of a point from the centre of a circle of radius 4 cm is 9 cm. Find the number of tangents to the circle from the point.',
  ],
  refuses: [
    'A circle has centre O and radius 6 cm. How many tangents can be drawn through two points 8 cm from O?',
    'A circle has centre O and radius 6 cm. How many tangents can be drawn through a point 8 cm from the circle?',
    'A circle has centre O and radius 6 cm. How many tangents and secants can be drawn through a point 8 cm from O?',
    'A circle has centre O and radius 6 cm. How many parallel tangents can be drawn through a point 8 cm from O?',
    'A circle has centre O. How many tangents can be drawn through a point 8 cm from O?',
  ],
  read: (question) => {
    const { o, found: named } = centreNamed(question)
    const many = phrase(question, 'many|number|kitne|kitni tangents')
    const radius = phrase(question, 'radius #r', '#r radius')
    const wide = radius ? null : phrase(question, 'diameter circle? #r', '#r diameter')
    const far = phrase(
      question,
      `#d away|far|door|dur? ${centre}`,
      `${centre} #d away|far|door|dur`,
      `distance #d * ${centre}`,
    )
    const from = far ? null : phrase(question, '#d away|far? @o:letter', 'distance #d @o:letter')
    const size = radius ?? wide
    // "the distance of a point from the centre of a circle of radius 4 cm is 9 cm"
    const about = (far ?? from) ? null : phrase(question, 'distance point? circle? centre|center')
    const rest = about ? factsOf(question, 'number').filter((one) => size?.taken.includes(one) !== true) : []
    const [behind] = rest.length === 1 ? rest : []
    const near = far ?? from
    const distance = near
      ? { taken: near.taken, value: near.numbers.d, unit: near.units.d }
      : about && behind && { taken: [...about.taken, behind], value: behind.value, unit: behind.unit }
    const letters = factsOf(question, 'letter')
    const isPlain = letters.every(({ name }) => name.length === 1) && letters.length < 5
    if (
      !many ||
      !size ||
      !distance ||
      !isPlain ||
      size.taken.some((item) => item.kind !== 'word' && distance.taken.includes(item))
    )
      return null
    if (from && from.facts.o.name !== o) return null
    if (size.units.r !== distance.unit) return null
    const all = told(question, named, many, size, distance)
    return {
      given: { radius: wide ? divide(size.numbers.r, fraction(2)) : size.numbers.r, distance: distance.value },
      used: [...new Set([...all.used, ...letters])],
      said: all.said,
    }
  },
})
