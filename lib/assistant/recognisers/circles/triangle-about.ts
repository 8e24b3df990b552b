import { triangleAbout as solution, type TriangleAbout } from '../../../solutions/circles/triangle-about'
import { phrase, told } from '../../question/phrase'
import { factsOf } from '../../question/question'
import { without } from '../../question/without'
import { recogniser } from '../../recogniser'

/** "The perimeter of a triangle ABC circumscribing a circle of radius 3.5 cm is 44 cm. Find its area." */
export const triangleAbout = recogniser<TriangleAbout>({
  id: 'area-of-a-triangle-about-a-circle',
  solution,
  story: true,
  cues: ['circle', 'incircle', 'inscribed'],
  words: [
    ...['triangle', 'circle', 'incircle', 'inscribed', 'circumscribes', 'circumscribe', 'circumscribing', 'radius'],
    ...['circumscribed', 'perimeter', 'area', 'touches', 'touch', 'sides', 'three', 'all', 'drawn', 'cm', 'centre'],
  ],
  examples: [
    'The perimeter of triangle ABC circumscribing a circle of radius 3.5 cm is 44 cm. Find the area of triangle ABC.',
    'a circle of radius 4 cm is inscribed in a triangle of perimeter 42 cm. area of triangle?',
    'a triangle of area 84 cm^2 and perimeter 42 cm has an incircle. find the radius of the incircle',
  ],
  refuses: [
    'The perimeter of triangle ABC inscribed in a circle of radius 3.5 cm is 44 cm. Find the area of triangle ABC.',
    'The perimeter of triangle ABC circumscribing a circle of radius 3.5 cm is 44 cm. Find the side AB.',
    'The perimeter of triangle ABC circumscribing a circle of radius 3.5 cm is 44 cm and AB = 10 cm. Find the area.',
    'The perimeter of triangle ABC circumscribing a circle of radius 3.5 cm is 44 cm. Find the area of the circle.',
  ],
  read: (question) => {
    const about = phrase(
      question,
      'triangle @t:letter circumscribing|circumscribes|circumscribe circle',
      'triangle circumscribing|circumscribes|circumscribe circle',
      'circle * inscribed triangle',
      'circle #r inscribed triangle',
      'radius #r inscribed triangle',
      'triangle * incircle',
      'incircle triangle',
      'has|with incircle',
    )
    const radius = phrase(question, 'radius #r', '#r radius')
    const rest = without(question, radius)
    const perimeter =
      phrase(rest, 'perimeter * #p', '#p perimeter') ??
      phrase(rest, 'perimeter triangle? @t:letter * #p', 'perimeter triangle @t:letter circumscribing circle cm? #p')
    const area = phrase(question, 'area #a', '#a area')
    const names = factsOf(question, 'letter')
    const triangles = new Set(names.filter(({ name }) => name.length === 3).map(({ name }) => name))
    if (!about || !question.words.includes('triangle') || triangles.size > 1) return null
    if (names.some(({ name }) => name.length !== 3 && name !== 'O')) return null
    const ofCircle = phrase(question, 'area circle', 'perimeter circle', 'area @t:letter circle')
    if (ofCircle) return null
    const triangle = [...triangles][0] ?? 'ABC'
    const taken = { taken: names }
    const last = question.words.findLast((word) => /^(?:area|perimeter|radius)$/.test(word))
    if (last === 'area' && radius && perimeter && !area)
      return {
        given: {
          triangle,
          asked: 'area',
          told: [perimeter.numbers.p, radius.numbers.r],
          unit: radius.units.r || perimeter.units.p,
        },
        ...told(question, about, radius, perimeter, taken),
      }
    if (last === 'radius' && area && perimeter && !radius)
      return {
        given: { triangle, asked: 'radius', told: [area.numbers.a, perimeter.numbers.p], unit: perimeter.units.p },
        ...told(question, about, area, perimeter, taken),
      }
    return last === 'perimeter' && area && radius && !perimeter
      ? {
          given: { triangle, asked: 'perimeter', told: [area.numbers.a, radius.numbers.r], unit: radius.units.r },
          ...told(question, about, area, radius, taken),
        }
      : null
  },
  unit: ({ asked, unit }) => (asked === 'area' ? `${unit}²` : unit),
})
