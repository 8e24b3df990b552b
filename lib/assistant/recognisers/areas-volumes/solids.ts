import { piIn } from './lengths'
import { phrase, type Phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { without } from '../../question/without'
import { fraction, multiply, type Fraction } from '../../../maths/fraction'

/** Words of a solid made of two that change nothing. */
export const solidWords = [
  'solid',
  'base',
  'circular',
  'right',
  'face',
  'top',
  'form',
  'formed',
  'made',
  'mounted',
  'surmounted',
  'both',
  'obtained',
  'whole',
] as const

export interface Width {
  readonly radius: Fraction
  readonly unit: string
  readonly taken: Phrase['taken']
}

const ofAnother = /^(?:heights?|lengths?|slant|depths?|edges?|sides?|high|long)$/

const same = 'same|common|equal|base|each|both|its|the'

/** A length by its name, with no other length between the two: "the same radius and of height 24 cm" tells no radius. */
function sizeIn(question: Question, name: 'radius' | 'diameter'): Phrase<'#r'> | null {
  const found =
    name === 'radius'
      ? phrase(question, `${same} radius|radii * #r`, 'radius|radii|r * #r')
      : phrase(question, `${same} diameter|diameters * #r`, 'diameter|diameters * #r', '#r diameter')
  if (!found) return null
  const places = found.taken.map((item) => question.apart.indexOf(item))
  const passed = question.apart.slice(Math.min(...places), Math.max(...places))
  return passed.some((item) => item.kind === 'word' && ofAnother.test(item.text))
    ? sizeIn(without(question, { taken: passed }), name)
    : found
}

/** The one radius or diameter that is told, "of the same radius, 10.5 cm". */
export function widthIn(question: Question): Width | null {
  const [radius, diameter] = [sizeIn(question, 'radius'), sizeIn(question, 'diameter')]
  const found = radius ?? diameter
  if (!found || (radius && diameter)) return null
  const length = found.numbers.r
  return {
    radius: radius ? length : multiply(length, fraction(1, 2)),
    unit: found.units.r,
    taken: found.taken,
  }
}

export type Surfaces = 'surface area' | 'volume'

/** Whether the surface or the volume of the whole is asked, and the words that say so. */
export function askedOf(question: Question) {
  const surface = phrase(question, 'total surface area', 'whole|entire surface area', 'surface area', 'tsa')
  const volume = phrase(question, 'volume|capacity')
  if ((surface === null) === (volume === null)) return null
  return { asked: surface ? ('surface area' as const) : ('volume' as const), taken: (surface ?? volume)?.taken ?? [] }
}

/** π as the question wants it taken. */
export const piOf = (question: Question) => {
  const { pi, used } = piIn(question)
  return { pi, taken: used }
}
