import { isFact, type Item } from '../../question/fact'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { circlesRatio as solution, type CirclesRatio } from '../../../solutions/areas-volumes/circles-ratio'
import type { Fraction } from '../../../maths'

const names: ReadonlyMap<string, CirclesRatio['told']> = new Map([
  ...['radius', 'radii'].map((name) => [name, 'radii'] as const),
  ...['diameter', 'diameters'].map((name) => [name, 'diameters'] as const),
  ...['circumference', 'circumferences', 'perimeter', 'perimeters'].map((name) => [name, 'circumferences'] as const),
  ...['area', 'areas'].map((name) => [name, 'areas'] as const),
])

/** The two terms of "2 : 3", with what they are made of. */
function termsIn({
  apart,
}: Question): { readonly terms: readonly [Fraction, Fraction]; readonly at: number; readonly fact: Item } | null {
  const found = apart.flatMap((item, at) => (item.kind === 'ratio' ? [{ item, at }] : []))
  const [only, ...more] = found
  const [a, b, ...further] = only?.item.terms ?? []
  return only && a && b && further.length === 0 && more.length === 0
    ? { terms: [a, b], at: only.at, fact: only.item }
    : null
}

/** "The circumferences of two circles are in the ratio 2 : 3. Find the ratio of their areas." */
export const circlesRatio = recogniser<CirclesRatio>({
  id: 'ratio-of-circles',
  solution,
  story: true,
  cues: ['circles'],
  words: ['circles', 'two', 'ratio', 'corresponding', 'other'],
  examples: [
    'The circumferences of two circles are in the ratio 2 : 3. Find the ratio of their areas.',
    'If the areas of two circles are in the ratio 16 : 25, then what is the ratio of their circumferences?',
    'ratio of areas of two circles jinki radii ka ratio 3:4 hai',
  ],
  refuses: [
    'The radii of two concentric circles are in the ratio 2 : 3. Find the ratio of the areas of the ring and the smaller circle.',
    'The circumferences of two circles are in the ratio 2 : 3 and the radius of the first is 4 cm. Find the radius of the second.',
    'The sum of the radii of two circles is 14 cm and their areas are in the ratio 9 : 16. Find the radii.',
    'The areas of the sectors of two circles are in the ratio 2 : 3. Find the ratio of their radii.',
  ],
  read: (question) => {
    const found = termsIn(question)
    if (!found) return null
    const named = question.apart.flatMap((item, at) => {
      const name = item.kind === 'word' ? names.get(item.text) : undefined
      return item.kind === 'word' && name ? [{ item, at, name }] : []
    })
    const before = named.findLast(({ at }) => at < found.at)
    const told = before ?? named.find(({ at }) => at > found.at)
    const others = named.filter(({ name }) => name !== told?.name)
    const [asked, ...more] = others
    if (!told || !asked || more.length > 0 || named.length - others.length > 1) return null
    // "the ratio of the areas of two circles with radii 3 : 4": what is told stands beside its ratio
    if (asked.at < found.at && asked.at > told.at) return null
    const taken = named.map(({ item }) => item)
    return {
      given: { told: told.name, terms: found.terms, asked: asked.name },
      used: [found.fact].filter(isFact),
      said: taken,
    }
  },
})
