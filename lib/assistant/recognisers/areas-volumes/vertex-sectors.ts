import { piOf } from './solids'
import type { Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { vertexSectors as solution, type VertexSectors } from '../../../solutions/areas-volumes/vertex-sectors'

interface Field {
  readonly field: VertexSectors['field']
  readonly unit: string
  readonly taken: readonly Item[]
}

function fieldIn(question: Question): Field | null {
  const triangle = phrase(question, 'sides right angle * triangular|triangle * #a #b')
  const rectangle = phrase(
    question,
    'rectangular|rectangle * #a long #b broad|wide',
    'rectangular|rectangle * length #a * breadth|width #b',
  )
  const trapezium = phrase(question, 'parallel #a #b long')
  const shape = phrase(question, 'trapezium')
  const high = phrase(question, 'perpendicular both #c long')
  const found = triangle ?? rectangle
  if (found && found.units.a === found.units.b) {
    const kind = triangle ? ('right triangle' as const) : ('rectangle' as const)
    return {
      field: { shape: kind, sides: [found.numbers.a, found.numbers.b] },
      unit: found.units.a,
      taken: found.taken,
    }
  }
  if (!trapezium || !shape || !high || new Set([trapezium.units.a, trapezium.units.b, high.units.c]).size > 1)
    return null
  const { a, b } = trapezium.numbers
  return {
    field: { shape: 'trapezium', sides: [a, b, high.numbers.c] },
    unit: trapezium.units.a,
    taken: [...trapezium.taken, ...shape.taken, ...high.taken],
  }
}

/** "The sides about the right angle of a triangular field are 24 m and 18 m. A goat is tied at each corner with a rope of 7 m. Find the area that no animal can graze." */
export const vertexSectors = recogniser({
  id: 'sectors-at-the-corners',
  solution,
  story: true,
  cues: ['rope', 'ropes', 'tied', 'graze'],
  words: ['area', 'field', 'inside', 'long', 'only', 'use', 'length', 'all', 'shape', 'ends'],
  examples: [
    'The sides about the right angle of a triangular field are 30 m and 40 m long. A goat is tied at each corner with a rope of 7 m, and the goats stay inside the field. Find the area that the animals can graze.',
    'rectangular field is 30 m long and 20 m broad. at each of its corners a calf is tied by a rope 7 m long, calves graze inside the field. find the area that no animal can graze',
    'A rectangular field is 40 m long and 30 m broad. A cow is tied at each corner with a rope of 14 m and the cows stay inside the field. area which cows can graze batao',
  ],
  refuses: [
    'The sides of a triangular field are 30 m, 40 m and 60 m long. A goat is tied at each corner with a rope of 7 m. Find the area that the animals can graze.',
    'A rectangular field is 30 m long and 20 m broad. A calf is tied at one corner by a rope 7 m long. Find the area that it can graze.',
    'A rectangular field is 30 m long and 20 m broad. A calf is tied at each corner by a rope 7 m long. Find the cost of the grass grazed at ₹2 per m².',
  ],
  read: (question) => {
    const field = fieldIn(question)
    const each = phrase(question, 'each corner|corners|vertex', 'one each corner', 'one * each corner')
    const rope = phrase(question, 'rope #r long?', 'ropes #r', 'rope * #r')
    const no = phrase(
      question,
      'area no animal|cow|goat|calf|horse can? graze',
      'area left ungrazed',
      'no animal can? graze',
    )
    const can = no ? null : phrase(question, 'area animals can graze', 'area * can graze', 'area * animals * graze')
    const pi = piOf(question)
    const names = factsOf(question, 'letter').filter(({ name }) => /^[A-Z]{2,4}$/.test(name))
    const hidden = question.words.some((word) => /^(?:cannot|not|ungrazed|outside)$/.test(word))
    const one = phrase(question, 'one')
    if (!field || !each || !rope || (!no && !can) || hidden || rope.units.r !== field.unit) return null
    return {
      given: {
        asked: no ? ('left' as const) : ('reach' as const),
        pi: pi.pi,
        field: field.field,
        rope: rope.numbers.r,
        unit: field.unit,
      },
      ...told(question, field, each, rope, no, can, one, pi, { taken: names }),
    }
  },
  unit: ({ unit }) => (unit === '' ? '' : `${unit}²`),
})
