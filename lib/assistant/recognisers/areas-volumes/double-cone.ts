import { askedOf, piOf, solidWords, widthIn } from './solids'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { doubleCone as solution } from '../../../solutions/areas-volumes/double-cone'

/** "Two cones each of radius 5 cm and height 12 cm" */
function bothIn(question: Question) {
  const found = phrase(question, 'each radius #r height #h')
  if (!found) return null
  const { taken, numbers, units } = found
  return { taken, numbers: { a: numbers.h, b: numbers.h }, units: { a: units.h, b: units.h } }
}

/** "A float has the shape of two cones with one common base of radius 21 cm. Their heights are 20 cm and 28 cm. Find its surface area." */
export const doubleCone = recogniser({
  id: 'two-cones-on-one-base',
  solution,
  story: true,
  cues: ['cones'],
  words: [...solidWords, 'cones', 'bases', 'common', 'one', 'same', 'each', 'together', 'along', 'use', 'radius'],
  examples: [
    'A float has the shape of two cones with one common base of radius 21 cm. The heights of the cones are 20 cm and 28 cm. Find the surface area of the float.',
    'two cones with same base radius 8 cm and heights 15 cm and 6 cm are joined together along their bases. find the surface area of the solid formed',
    'do cones base to base jode gaye, two cones common base radius 7 cm, heights 24 cm and 12 cm. volume nikalo',
    'two cones each of radius 8 cm height 15 cm joined at their bases. surface area?',
    'A spindle is made of two solid cones fixed base to base. The radius of each base is 5.6 cm; one cone is 4.2 cm high and the other 3.3 cm. What is the volume of the spindle?',
  ],
  refuses: [
    'two cones each of radius 8 cm and slant height 17 cm joined at their bases. find the volume',
    'Two cones have the same base radius 8 cm and heights 15 cm and 6 cm. Find the ratio of their volumes.',
    'Two cones of radii 8 cm and 6 cm and heights 15 cm and 6 cm are joined. Find the volume of the solid.',
    'Two cones of the same base radius 8 cm and slant heights 17 cm and 10 cm are joined along their bases. Find the surface area.',
    'Two cones of the same base radius 8 cm and heights 15 cm and 6 cm are joined along their bases. Find the surface area of the first cone.',
    'Two cones of the same base radius 8 cm and heights 15 cm and 6 cm are melted. Find the volume.',
  ],
  read: (question) => {
    const two = phrase(question, 'two solid|right? circular? cones', 'two cones')
    const joined = phrase(question, 'joined|fixed|stuck|attached|pasted|jode', 'common base', 'base base')
    const heights =
      phrase(question, 'heights * #a #b', 'height * #a #b', '#a high * other cone? * #b') ?? bothIn(question)
    const [width, asked, pi] = [widthIn(question), askedOf(question), piOf(question)]
    if (!two || !joined || !heights || !width || !asked) return null
    const high = phrase(question, 'one? cone #a high')
    const slant = phrase(question, 'slant', 'melted', 'ratio')
    const { a, b } = heights.numbers
    if (slant || heights.units.a !== width.unit || heights.units.b !== width.unit) return null
    return {
      given: { asked: asked.asked, pi: pi.pi, radius: width.radius, heights: [a, b] as const, unit: width.unit },
      ...told(question, two, joined, heights, width, asked, high, pi),
    }
  },
  unit: ({ asked, unit }) => (unit === '' ? '' : `${unit}${asked === 'volume' ? '³' : '²'}`),
})
