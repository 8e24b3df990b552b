import { lengthAsked, letterFacts } from './named-lengths'
import { piOf } from '../areas-volumes/solids'
import type { FactOf } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { lengthsIn, segment } from '../../question/segments'
import { recogniser, type Found } from '../../recogniser'
import { concentricFurther as solution, type ConcentricFurther } from '../../../solutions/circles/concentric-further'
import { compare } from '../../../maths'

const large = 'larger|bigger|outer|large|big|greater|one'
const small = 'smaller|inner|small|other'
const touches = 'touches|touch|touching|tangent'

const isAbout = ({ words }: Question): boolean =>
  words.includes('chord') && words.some((word) => /^(?:touch(?:es|ing)?|tangent)$/.test(word))

/** "The radii are a and b, a > b. Find the chord of the larger circle that touches the smaller one." */
function inLetters(question: Question): Found<ConcentricFurther> | null {
  const [order, ...more] = factsOf(question, 'equation')
  const [one, other] = order?.sides ?? []
  const asked = phrase(question, 'length|long chord', 'chord * length')
  if (!order || more.length > 0 || !asked || !isAbout(question) || one?.kind !== 'letter' || other?.kind !== 'letter')
    return null
  const [big, little] = order.relation === '>' ? [one.name, other.name] : [other.name, one.name]
  const letters = factsOf(question, 'letter')
  const isOrdered = order.sides.length === 2 && /^[<>]$/.test(order.relation) && big !== little
  if (!isOrdered || !letters.every(({ name }) => name === big || name === little)) return null
  // "radii a and b": the letter a reads as a word
  const named = letters.some(({ name }) => name === little) || letters.some(({ name }) => name === big)
  return named && phrase(question, 'radii')
    ? {
        given: { asked: 'chord in letters', large: big, small: little },
        used: [order, ...letters],
        said: told(question, asked).said,
      }
    : null
}

/** "A chord of the larger circle is 14 cm long and touches the smaller one. Find the area of the ring between them." */
function ringIn(question: Question): Found<ConcentricFurther> | null {
  const [chord, ...more] = factsOf(question, 'number').filter(({ unit }) => unit !== '')
  const pi = piOf(question)
  if (!factsOf(question, 'number').every((one) => one === chord || isTwo(one) || pi.taken.includes(one))) return null
  const found = phrase(question, 'chord * #c long', '#c long? chord', 'chord * length #c', 'chord length? #c')
  const ring = phrase(
    question,
    'area between',
    'area ring|annulus|path|region * between?',
    'area * ring|annulus|between',
  )
  if (!chord || more.length > 0 || found?.taken.includes(chord) !== true || !ring || !isAbout(question)) return null
  const inPi = phrase(question, 'term|terms pi')
  const all = told(question, found, ring, pi, inPi)
  return {
    given: { asked: 'ring', chord: found.numbers.c, pi: inPi ? null : pi.pi, unit: found.units.c },
    ...all,
    used: [...all.used, ...letterFacts(question), ...factsOf(question, 'number').filter(isTwo)],
  }
}

/** "two concentric circles" */
const isTwo = ({ value, unit }: FactOf<'number'>): boolean => unit === '' && value.n === 2n && value.d === 1n

/** "AB is a diameter of the bigger circle, and BD touches the smaller one at D. Find AD." */
function otherEndIn(question: Question): Found<ConcentricFurther> | null {
  const radii = phrase(question, 'radii|radius #a #b', 'radii|radius * #a #b')
  const across = phrase(question, `@ab:letter diameter ${large}`, `diameter @ab:letter ${large}`)
  const tangent = phrase(
    question,
    `@bd:letter ${touches} ${small} circle? touching|touches|at? it? @d:letter`,
    `tangent @bd:letter ${small} circle? touching|touches|at? it? @d:letter`,
  )
  const lengths = lengthsIn(question)
  const asked = lengths && lengthAsked(question, lengths)
  if (!radii || !across || !tangent || !lengths || lengths.of.size > 0 || !asked) return null
  const [ab, bd, d] = [across.facts.ab.name, tangent.facts.bd.name, tangent.facts.d.name]
  const b = [...bd].find((at) => at !== d)
  const a = [...ab].find((at) => at !== b)
  if (b === undefined || a === undefined || !ab.includes(b) || !bd.includes(d) || `${a}${b}${d}`.length !== 3)
    return null
  if (segment(asked.name) !== segment(`${a}${d}`)) return null
  const known = [a, b, d, 'O']
  const letters = factsOf(question, 'letter')
  if (!letters.every(({ name }) => [...name].every((at) => known.includes(at)))) return null
  const [one, other] = [radii.numbers.a, radii.numbers.b].toSorted((x, y) => compare(y, x))
  const [unit = 'units'] = [radii.units.b, radii.units.a].filter((one_) => one_ !== '')
  const all = told(question, radii, across, tangent)
  if (!one || !other) return null
  return {
    given: { asked: 'from the other end', large: one, small: other, unit },
    used: [...all.used, ...letters, ...factsOf(question, 'number').filter(isTwo)],
    said: all.said,
    letters: { A: a, B: b, D: d },
  }
}

/** The chord in letters, the ring about it, and what lies beyond a tangent at the end of a diameter. */
export const concentricFurther = recogniser<ConcentricFurther>({
  id: 'further-of-concentric-circles',
  solution,
  cues: ['concentric'],
  words: [
    ...[
      'two',
      'concentric',
      'circles',
      'circle',
      'radii',
      'radius',
      'centre',
      'center',
      'chord',
      'length',
      'long',
      'which',
    ],
    ...[
      'one',
      'terms',
      'term',
      'touches',
      'touch',
      'touching',
      'tangent',
      'larger',
      'bigger',
      'smaller',
      'outer',
      'inner',
    ],
    ...['point', 'drawn', 'diameter', 'other', 'bounded', 'region', 'has', 'have'],
  ],
  examples: [
    'Two concentric circles have radii a and b, where a > b. Find the length of the chord of the larger circle which touches the smaller circle.',
    'A chord of the larger of two concentric circles is 14 cm long and touches the smaller circle. Find the area between the two circles. Take π = 22/7.',
    'The radii of two concentric circles are 13 cm and 8 cm. AB is a diameter of the bigger circle and BD is a tangent to the smaller circle touching it at D. Find the length of AD.',
  ],
  refuses: [
    'Two concentric circles have radii a and b. Find the length of the chord of the larger circle which touches the smaller circle.',
    'Two concentric circles have radii a and b, where a > b. Find the area of the ring between them.',
    'A chord of the larger of two concentric circles is 14 cm long. Find the area between the two circles.',
    'A chord of the larger of two concentric circles is 14 cm long and touches the smaller circle. Find the area of the larger circle.',
    'The radii of two concentric circles are 13 cm and 8 cm. AB is a chord of the bigger circle and BD is a tangent to the smaller circle touching it at D. Find the length of AD.',
    'The radii of two concentric circles are 13 cm and 8 cm. AB is a diameter of the smaller circle and BD is a tangent to the smaller circle touching it at D. Find the length of AD.',
  ],
  read: (question) => inLetters(question) ?? ringIn(question) ?? otherEndIn(question),
  unit: (given) => (given.asked === 'chord in letters' ? '' : given.asked === 'ring' ? `${given.unit}²` : given.unit),
})
