import { phrase, told } from '../../question/phrase'
import type { FactOf, Word } from '../../question/fact'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import type { Fraction } from '../../../maths/fraction'
import { rightTriangle as solution, type Given } from '../../../solutions/triangles/right-triangle'

type Side = 'foot' | 'wall' | 'ladder'

/** How the three lengths are told, the plainest first. */
const lengths: Readonly<Record<Side, readonly string[]>> = {
  foot: ['foot|base|bottom ladder? #n', '#n away|off|far|from wall', 'foot|base|bottom * #n', 'distance #n wall'],
  wall: ['#n above', 'height #n', '#n high|tall', 'window|wall #n'],
  ladder: [
    '#n long? ladder|wire|rope',
    'ladder|wire|rope length? #n long',
    'ladder|wire|rope length #n',
    'ladder #n',
    '#n long',
  ],
}

const asking: Readonly<Record<Side, readonly string[]>> = {
  foot: ['far', 'distance'],
  wall: ['high', 'height'],
  ladder: ['long', 'length'],
}

const sides = ['foot', 'wall', 'ladder'] as const

/** The phrase that gives a number that part. */
const partOf = (question: Question, number: FactOf<'number'>, side: Side) =>
  lengths[side].flatMap((pattern) => {
    const found = phrase(question, pattern)
    return found?.taken.includes(number) ? [found] : []
  })[0]

export const ladder = recogniser<Given>({
  id: 'ladder-on-a-wall',
  solution,
  story: true,
  cues: ['ladder', 'wire', 'rope'],
  words: ['vertical', 'up', 'point', 'base', 'top', 'other', 'end', 'straight'],
  examples: [
    'A ladder 10 m long reaches a window 8 m above the ground. How far is the foot of the ladder from the wall?',
    'the foot of a ladder is 6 m from a wall and its top just reaches a window 8 m above the ground find the length of ladder',
    'A guy wire attached to a vertical pole of height 18 m is 24 m long and has a stake attached to the other end. How far from the base of the pole should the stake be driven so that the wire will be taut?',
    'A ladder 13 m long is placed so that its foot is 5 m away from a wall. How high up the wall does it reach?',
  ],
  refuses: [
    'A ladder 10 m long reaches a window 8 m above the ground. What angle does it make with the ground?',
    'A ladder 10 m long reaches a window 8 m above the ground. How far does it slip when its top is 6 m above the ground?',
    'A ladder 10 m long reaches a window 8 m above the ground. How far does its foot slip?',
    'A ladder 10 m long reaches a window 8 m above the ground. Find the area of the triangle.',
  ],
  read: (question) => {
    const numbers = factsOf(question, 'number')
    if (numbers.length !== 2) return null
    const of: Partial<Record<Side, Fraction>> = {}
    const phrases = numbers.flatMap((number) => {
      const side = sides.find((one) => !of[one] && partOf(question, number, one))
      const found = side && partOf(question, number, side)
      if (!side || !found) return []
      of[side] = number.value
      return [found]
    })
    const [asked, ...more] = sides.filter((side) => !of[side])
    const [unit = '', ...units] = new Set(numbers.map((number) => number.unit))
    if (phrases.length !== 2 || !asked || more.length + units.length > 0 || !/^(?:m|cm|)$/.test(unit)) return null
    const { used, said } = told(question, ...phrases)
    const all = Object.values(asking).flat()
    const asks = question.items.filter(
      (item): item is Word => item.kind === 'word' && !said.includes(item) && all.includes(item.text),
    )
    const [word, ...others] = asks
    if (!word || others.length > 0 || !asking[asked].includes(word.text)) return null
    return { given: { kind: 'ladder', asked, ...of, unit: unit === '' ? 'm' : unit }, used, said: [...said, word] }
  },
  unit: (given) => given.unit,
})
