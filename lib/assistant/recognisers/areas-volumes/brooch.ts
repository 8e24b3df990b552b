import { piOf } from './solids'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { equals, fraction, isInteger, toNumber } from '../../../maths/fraction'
import { brooch as solution } from '../../../solutions/areas-volumes/brooch'

/** "A brooch is made with silver wire in the form of a circle with diameter 35 mm. The wire is also used in making 5 diameters. Find the total length of the wire." */
export const brooch = recogniser({
  id: 'brooch-of-wire',
  solution,
  story: true,
  cues: ['wire', 'brooch'],
  words: [
    'divide',
    'divides',
    'adds',
    'circular',
    'makes',
    'circle',
    'diameters',
    'sectors',
    'equal',
    'use',
    'used',
    'more',
    'also',
    'each',
    'same',
    'made',
    'form',
    'divided',
  ],
  examples: [
    'A brooch is made with silver wire in the form of a circle with diameter 35 mm. The wire is also used in making 5 diameters which divide the circle into 10 equal sectors. Find the total length of the silver wire required.',
    'brooch of silver wire, circle of diameter 28 mm, 4 diameters divide circle in 8 equal sectors. find area of each sector',
    'brooch of silver wire, circle of diameter 28 mm, 4 diameters divide circle in 8 equal sectors. what is the central angle of each sector',
    'silver wire se circle banaya diameter 49 mm aur 3 diameters bhi, circle 6 equal sectors me divided. total length of wire batao',
  ],
  refuses: [
    'A wire is bent into a circle of diameter 35 mm and 5 diameters which divide it into 10 equal sectors. Find the length of the arc of each sector.',
    'A brooch is a circle of wire of diameter 35 mm with 5 diameters which divide it into 10 equal sectors. Find the area of the circle.',
    'A brooch is a circle of wire of radius 35 mm with 5 diameters which divide it into 8 equal sectors. Find the total length of the wire.',
  ],
  read: (question) => {
    const across = phrase(question, 'diameter #d')
    const many = phrase(question, '#n diameters', '#n * pieces * diameters', '#n * wire * diameters')
    const sectors = phrase(question, '#s equal sectors|parts')
    const wire = phrase(
      question,
      'total length wire',
      'total wire kitna|kitni',
      'length wire required|used|needed',
      'total length * wire',
    )
    const area = phrase(question, 'area each|one sector|part', 'each|one sector|part area')
    const angle =
      wire || area
        ? null
        : phrase(question, 'central? angle each|one? sector|sectors|part', 'each|one sector|part central? angle')
    const pi = piOf(question)
    if (!across || !many || (wire === null && area === null && angle === null) || !isInteger(many.numbers.n))
      return null
    const wires = toNumber(many.numbers.n)
    if (sectors && !equals(sectors.numbers.s, fraction(2 * wires))) return null
    return {
      given: {
        asked: angle
          ? ('angle of a sector' as const)
          : wire && area
            ? ('both' as const)
            : wire
              ? ('wire' as const)
              : ('area of a sector' as const),
        pi: pi.pi,
        diameter: across.numbers.d,
        wires,
        unit: across.units.d,
      },
      ...told(question, across, many, sectors, wire, area, angle, pi),
    }
  },
  unit: ({ asked, unit }) =>
    asked === 'both' || asked === 'angle of a sector' ? '' : asked === 'wire' || unit === '' ? unit : `${unit}²`,
})
