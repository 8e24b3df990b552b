import { piOf } from './solids'
import type { Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { without } from '../../question/without'
import { recogniser } from '../../recogniser'
import { grazing as solution, type Grazing } from '../../../solutions/areas-volumes/grazing'

type Field = Pick<Grazing, 'field' | 'sides' | 'unit'> & { readonly taken: readonly Item[] }

function fieldIn(question: Question): Field | null {
  const square = phrase(question, 'square * side #a', 'square #a side')
  if (square) return { field: 'square', sides: [square.numbers.a], unit: square.units.a, taken: square.taken }
  const triangle = phrase(question, 'equilateral triangle|triangular * side #a')
  if (triangle)
    return {
      field: 'equilateral triangular',
      sides: [triangle.numbers.a],
      unit: triangle.units.a,
      taken: triangle.taken,
    }
  const rectangle = phrase(
    question,
    'rectangular|rectangle * #a long * #b broad|wide',
    'rectangular|rectangle * length #a * breadth|width #b',
    'rectangular|rectangle * sides? #a #b',
  )
  return rectangle && rectangle.units.a === rectangle.units.b
    ? {
        field: 'rectangular',
        sides: [rectangle.numbers.a, rectangle.numbers.b],
        unit: rectangle.units.a,
        taken: rectangle.taken,
      }
    : null
}

/** "A horse is tied to a peg at one corner of a square grass field of side 15 m by a rope of 5 m. Find the area in which it can graze." */
export const grazing = recogniser({
  id: 'grazing-at-a-corner',
  solution,
  story: true,
  cues: ['rope', 'tied', 'graze', 'grazing'],
  words: ['area', 'one', 'part', 'shape', 'long', 'use', 'length', 'grass', 'means', 'only'],
  examples: [
    'A horse is tied to a peg at one corner of a square shaped grass field of side 15 m by means of a 5 m long rope. Find the area of that part of the field in which the horse can graze. (Use π = 3.14.)',
    'A horse is tied to a peg at one corner of a square grass field of side 15 m by a rope of length 5 m. Find the increase in the grazing area if the rope were 10 m long instead of 5 m. (Use π = 3.14.)',
    'a cow is tied at a corner of rectangular field 30 m long and 20 m broad with a rope of 14 m. area in which cow can graze batao',
    'A goat is tied to a peg at one corner of a square field of side 20 m by a rope of length 7 m. Find the area of that part of the field which the goat cannot reach.',
  ],
  refuses: [
    'A cow is tied at a corner of a square field of side 30 m by a 14 m long rope. Find the area it can graze and the increase in the grazing area if the rope was 21 m, and the cost of fencing the field.',
    'A horse is tied to a peg at the centre of a square field of side 15 m by a rope of 5 m. Find the area in which it can graze.',
    'Four horses are tied at the four corners of a square field of side 14 m by ropes of 7 m. Find the area left ungrazed.',
    'A horse is tied to a peg at one corner of a square field of side 15 m by a rope of 5 m. Find the cost of the grass grazed at ₹2 per m².',
    'A horse is tied to a peg outside one corner of a square building of side 15 m by a rope of 5 m. Find the area in which it can graze.',
  ],
  read: (question) => {
    const field = fieldIn(question)
    const corner = phrase(question, 'one? corner')
    const more = phrase(
      question,
      'increase * rope * #b long? instead #a',
      'increase * #b instead #a',
      'increase * rope * #b',
      'increase * rope is|was|were|becomes? #b',
    )
    const left = phrase(question, 'cannot reach|graze', 'not reach|graze|grazed', 'left ungrazed', 'ungrazed')
    const can = phrase(question, 'can graze', 'area * graze|grazed', 'grazing area', 'graze')
    const rope = phrase(
      without(question, field, more && { taken: more.taken.filter(({ kind }) => kind === 'number') }),
      'rope * length * #r',
      'rope #r long?',
      '#r long rope',
      '#r rope',
    )
    const pi = piOf(question)
    const hidden = question.words.some((word) => /^(?:cannot|can't|ungrazed|not|outside)$/.test(word))
    if (
      !field ||
      !corner ||
      !rope ||
      (left !== null) !== hidden ||
      (more && phrase(question, 'can graze')) ||
      (!left && !can && !more) ||
      rope.units.r !== field.unit
    )
      return null
    const old = more && 'a' in more.numbers ? more.numbers.a : null
    if (old && (old.n !== rope.numbers.r.n || old.d !== rope.numbers.r.d)) return null
    const { taken: _, ...place } = field
    return {
      given: {
        asked: more ? ('increase' as const) : left ? ('left' as const) : ('area' as const),
        pi: pi.pi,
        ...place,
        rope: rope.numbers.r,
        ...(more && { longer: more.numbers.b }),
      },
      ...told(question, field, corner, rope, more, left, can, pi),
    }
  },
  unit: ({ unit }) => (unit === '' ? '' : `${unit}²`),
})
