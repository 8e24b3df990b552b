import { lengthAsked, letterFacts, namesOnly } from './named-lengths'
import { isInteger, one, toNumber } from '../../../maths/fraction'
import { specialAngle as solution, type SpecialAngle } from '../../../solutions/circles/special-angle'
import { phrase, told } from '../../question/phrase'
import { anglesIn, lengthsIn, namesOf, segment } from '../../question/segments'
import { textOf } from '../../question/fact'
import { factsOf, type Question } from '../../question/question'
import { recogniser, type Found } from '../../recogniser'

/** "Two tangents PA and PB to a circle with centre O and radius 6 cm meet at an angle of 60°. Find the length of PA." */
export const specialAngle = recogniser<SpecialAngle>({
  id: 'tangents-at-a-special-angle',
  solution,
  story: true,
  cues: ['tangents'],
  words: [
    ...[
      'two',
      'tangents',
      'circle',
      'centre',
      'center',
      'radius',
      'meet',
      'angle',
      'external',
      'point',
      'drawn',
      'such',
    ],
    ...['inclined', 'each', 'other', 'length', 'intersect', 'long'],
  ],
  examples: [
    'Two tangents PA and PB to a circle with centre O and radius 4 cm meet at P at an angle of 90°. Find the length of OP.',
    'From an external point P the tangents PA and PB are drawn to a circle with centre O and radius 12 cm, such that ∠APB = 120°. Find the length of PA.',
    'The tangents PA and PB drawn from a point P to a circle with centre O and radius 9 cm are inclined to each other at an angle of 60°. Find the length of AB.',
    'If the angle between two tangents drawn from an external point P to a circle of radius a and centre O is 60°, find OP in terms of a',
    'two tangents from P to a circle of radius r are inclined at 60 degrees. find the length of each tangent in terms of r',
    'tangents PA and PB of circle with centre O radius 3 cm are inclined at angle 60 degrees, PA ki length nikalo',
  ],
  refuses: [
    'If the angle between two tangents drawn from an external point P to a circle of radius a and centre O is 50°, find OP in terms of a',
    'If the angle between the radii to two tangents drawn from P to a circle of radius a and centre O is 60°, find OP in terms of a',
    'Two tangents PA and PB to a circle with centre O and radius 4 cm meet at P at an angle of 50°. Find the length of OP.',
    'Two tangents PA and PB to a circle with centre O and radius 4 cm meet at P at an angle of 60°. Find the perimeter of triangle PAB.',
    'Two tangents PA and PB to a circle with centre O and radius 4 cm meet at P such that ∠AOB = 60°. Find the length of PA.',
    'Two tangents PA and PB to a circle with centre O and diameter 4 cm meet at P at an angle of 60°. Find the length of PA.',
  ],
  read: (question) => ofLetter(question) ?? ofNumber(question),
  unit: ({ unit }) => unit,
})

/** "radius r", and "radius a", where a is no article. */
function radiusIn(question: Question) {
  const found = phrase(question, 'radius @r:letter')
  if (found) return { letter: found.facts.r.name, taken: found.taken }
  const at = question.apart.findIndex(
    (item, place) => textOf(item) === 'radius' && textOf(question.apart[place + 1]) === 'a',
  )
  const next = question.apart[at + 2]
  const isLetter = at >= 0 && (next?.kind !== 'word' || /^(?:and|with|is|are|such|at|if|having)$/.test(next.text))
  return isLetter ? { letter: 'a', taken: question.apart.slice(at, at + 2) } : null
}

/** "the angle between two tangents from P to a circle of radius a and centre O is 60°, find OP" */
function ofLetter(question: Question): Found<SpecialAngle> | null {
  const radius = radiusIn(question)
  const between = phrase(
    question,
    'angle between two? tangents',
    'angle of two? tangents',
    'tangents',
    'tangents angle',
  )
  const angle = phrase(question, 'inclined * #g', 'angle #g', 'is #g')
  const degrees = angle && /^°?$/.test(angle.units.g) && isInteger(angle.numbers.g) ? toNumber(angle.numbers.g) : null
  const size = radius ? null : phrase(question, 'radius #r', '#r radius')
  const letter = radius?.letter ?? ''
  if (
    (!size && !/^[a-z]$/.test(letter)) ||
    !angle ||
    !between ||
    question.words.some((word) => /^(?:radii|centre-?angle)$/.test(word)) ||
    (degrees !== 60 && degrees !== 90 && degrees !== 120)
  )
    return null
  const length = phrase(question, 'length each? tangent|tangents', 'tangent|tangents length')
  const names = namesOf(question, 2).map(({ name }) => segment(name))
  const [last = ''] = names.slice(-1)
  const isFigure = names.includes('AP') && names.includes('BP')
  const asked =
    length && names.length === (isFigure ? 2 : 0)
      ? 'PA'
      : last === 'OP'
        ? 'OP'
        : isFigure && last === 'AB'
          ? 'AB'
          : last === 'AP'
            ? 'PA'
            : null
  const others = factsOf(question, 'letter').filter(({ name }) => name !== letter)
  const isKnown = others.every(({ name }) => [...name].every((at) => 'OPAB'.includes(at)))
  if (!asked || !isKnown || new Set(names).size > (isFigure ? 3 : 1)) return null
  const all = told(question, radius, size, between, angle, length, phrase(question, 'term|terms'))
  return {
    given: {
      angle: degrees,
      radius: size?.numbers.r ?? one,
      asked,
      unit: size === null || size.units.r !== '' ? (size?.units.r ?? '') : 'units',
      ...(radius && { letter }),
    },
    used: [...all.used, ...letterFacts(question)],
    said: all.said,
  }
}

function ofNumber(question: Question): Found<SpecialAngle> | null {
  const [lengths, angles] = [lengthsIn(question), anglesIn(question)]
  const radius = phrase(question, 'radius #r', '#r radius')
  const between = phrase(question, 'angle #g')
  const named = angles?.of.get('APB')
  const value = between && between.units.g === '°' ? between.numbers.g : named
  const degrees = value && isInteger(value) ? toNumber(value) : null
  const asked = lengths && lengthAsked(question, lengths)
  const two = namesOf(question, 2).map(({ name }) => segment(name))
  const isFigure = two.includes('AP') && two.includes('BP')
  if (!lengths || !angles || !radius || !asked || !isFigure || lengths.of.size > 0) return null
  if (angles.of.size !== (between ? 0 : 1) || !namesOnly(question, ['P', 'A', 'B'])) return null
  const name = segment(asked.name)
  const length = name === 'AP' || name === 'BP' ? 'PA' : name === 'OP' ? 'OP' : name === 'AB' ? 'AB' : null
  if (!length || (degrees !== 60 && degrees !== 90 && degrees !== 120)) return null
  const all = told(question, radius, between)
  const unit = radius.units.r === '' ? 'units' : radius.units.r
  return {
    given: { angle: degrees, radius: radius.numbers.r, asked: length, unit },
    used: [...all.used, ...angles.used, ...letterFacts(question)],
    said: all.said,
  }
}
