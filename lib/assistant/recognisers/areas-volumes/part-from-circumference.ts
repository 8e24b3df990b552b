import { piOf } from './solids'
import { phrase, told } from '../../question/phrase'
import { recogniser } from '../../recogniser'
import { partFromCircumference as solution } from '../../../solutions/areas-volumes/part-from-circumference'

/** "The circumference of a circle is 44 cm. Find the area of a quadrant of it." */
export const partFromCircumference = recogniser({
  id: 'part-of-circle-from-circumference',
  solution,
  story: true,
  cues: ['quadrant', 'semicircle', 'circumference'],
  words: ['circle', 'circular', 'same', 'use', 'long', 'half'],
  examples: [
    'The circumference of a circle is 44 cm. Find the area of a quadrant of this circle. (Use π = 22/7.)',
    'find area of a quadrant of a circle whose circumference is 22 cm',
    'circumference 88 cm hai, us circle ke semicircle ka perimeter nikalo',
    'A wire 66 cm long is just enough to make a circle. What is the area of a semicircle of this circle?',
  ],
  refuses: [
    'The circumference of a circle is 44 cm. Find the area of the circle.',
    'The perimeter of a quadrant is 25 cm. Find its area.',
    'The area of a quadrant of a circle is 154 cm². Find the circumference.',
    'The circumference of a circle is 44 cm. Find the area of a sector of 60°.',
    'The circumference of a circle is 44 cm. Find the area left when a quadrant is cut off.',
    'The circumference of a circle is 44 cm. Find the area and the perimeter of a quadrant.',
  ],
  read: (question) => {
    const around = phrase(
      question,
      'circumference * #c',
      'wire * #c long * circle',
      'wire * #c * circle',
      'rim * #c long',
    )
    const shape = phrase(question, 'quadrant', 'semicircle', 'half circle')
    const [area, perimeter] = [phrase(question, 'area'), phrase(question, 'perimeter')]
    const pi = piOf(question)
    if (!around || !shape || (area === null) === (perimeter === null)) return null
    const isQuadrant = shape.taken.some((item) => item.kind === 'word' && item.text === 'quadrant')
    const gone = phrase(question, 'left|remaining|cut|removed|rest')
    if (gone) return null
    return {
      given: {
        shape: isQuadrant ? ('quadrant' as const) : ('semicircle' as const),
        asked: area ? ('area' as const) : ('perimeter' as const),
        pi: pi.pi,
        circumference: around.numbers.c,
        unit: around.units.c,
      },
      ...told(question, around, shape, area, perimeter, pi),
    }
  },
  unit: ({ asked, unit }) => (asked === 'area' && unit !== '' ? `${unit}²` : unit),
})
