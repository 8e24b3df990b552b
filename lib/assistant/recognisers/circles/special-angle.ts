import { lengthAsked, letterFacts, namesOnly } from './named-lengths'
import { isInteger, toNumber } from '../../../maths/fraction'
import { specialAngle as solution, type SpecialAngle } from '../../../solutions/circles/special-angle'
import { phrase, told } from '../../question/phrase'
import { anglesIn, lengthsIn, namesOf, segment } from '../../question/segments'
import { recogniser } from '../../recogniser'

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
    'tangents PA and PB of circle with centre O radius 3 cm are inclined at angle 60 degrees, PA ki length nikalo',
  ],
  refuses: [
    'Two tangents PA and PB to a circle with centre O and radius 4 cm meet at P at an angle of 50°. Find the length of OP.',
    'Two tangents PA and PB to a circle with centre O and radius 4 cm meet at P at an angle of 60°. Find the perimeter of triangle PAB.',
    'Two tangents PA and PB to a circle with centre O and radius 4 cm meet at P such that ∠AOB = 60°. Find the length of PA.',
    'Two tangents PA and PB to a circle with centre O and diameter 4 cm meet at P at an angle of 60°. Find the length of PA.',
  ],
  read: (question) => {
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
  },
  unit: ({ unit }) => unit,
})
