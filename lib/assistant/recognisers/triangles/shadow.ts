import { phrase, told } from '../../question/phrase'
import type { Item } from '../../question/fact'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { divide, equals, fraction, type Fraction } from '../../../maths/fraction'
import { shadow as solution, type Given } from '../../../solutions/triangles/shadow'

/** The shadow of the tall thing is asked. */
const asksShadow = [
  '#p long|high|tall? * shadow * #s long? * shadow * #t high|tall',
  '#p long|high|tall? * shadow * #s long? . * shadow * #t high|tall',
  '#p long|high|tall? * shadow * #s long? . * #t high|tall . * length|long * shadow',
  '#p long|high|tall? * shadow * #s long? . * #t high|tall * length|long * shadow',
  'shadow #p long|high|tall #s long? . * shadow #t high|tall?',
] as const

/** Its height is asked. */
const asksHeight = [
  '#p long|high|tall? * shadow * #s long? * shadow * #t long? . * height|high|tall',
  '#p long|high|tall? * shadow * #s long? . * shadow * #t long? . * height|high|tall',
  '#p long|high|tall? * shadow * #s long? * shadow * #t long? * height|high|tall',
  '#p long|high|tall? * shadow * #s long? . * shadow * #t long? * height|high|tall',
  '#p long|high|tall? * #s shadow . * shadow #t . * height|high|tall',
  '#p long|high|tall? * shadow * #s long? . * height|high|tall * shadow * #t',
  'shadow #p long|high|tall? #s long? . * height|high|tall * shadow * #t',
] as const

const things = /^(?:poles?|tower|tree|building|stick|post|rod|man|boy|girl|khamb[ae]|ped|minar|flagstaff|pillar)$/

/** A second thing of the same kind, "another pole"; not "at another time". */
const secondIn = ({ apart }: Question) => ({
  taken: apart.filter((item, at) => {
    const next = apart[at + 1]
    return item.kind === 'word' && /^(?:an)?other$/.test(item.text) && next?.kind === 'word' && things.test(next.text)
  }),
})

/** "casts a 40 m shadow": the first length is no height. */
function isItselfShadow({ apart }: Question, taken: readonly Item[]): boolean {
  const at = apart.findIndex((item) => item.kind === 'number' && taken.includes(item))
  const next = apart.slice(at + 1).find((item) => item.kind !== 'word' || !/^(?:a|of|long)$/.test(item.text))
  return next?.kind === 'word' && /^shadows?$/.test(next.text)
}

/** "a tower 42 m high": not the 24 of "the shadow is 24 m, how high is it". */
const isHigh = ({ apart }: Question, length: Fraction): boolean =>
  apart.some((item, at) => {
    const next = apart[at + 1]
    return (
      item.kind === 'number' && equals(item.value, length) && next?.kind === 'word' && /^(?:high|tall)$/.test(next.text)
    )
  })

/** "shadow 4 m in the morning, ... 28 m at noon": the sun has moved. */
const atTwoTimes = ({ words }: Question): boolean =>
  new Set(words.filter((word) => /^(?:subah|shaam|sham|dopahar|morning|evening|noon|afternoon)$/.test(word))).size > 1

export const shadow = recogniser<Given>({
  id: 'height-by-shadow',
  solution,
  story: true,
  cues: ['shadow', 'shadows'],
  words: ['shadow', 'vertical', 'vertically', 'same', 'length', 'height', 'upright'],
  examples: [
    'Anu is 1.5 m tall and casts a shadow 2 m long. At the same time a tower casts a shadow of 30 m. What is the height of the tower?',
    'ek khamba 5 m ka hai uski parchai 3 m hai. building ki parchai 24 m to building kitni unchi',
    'A vertical pole of length 6 m casts a shadow 4 m long on the ground, and at the same time a tower casts a shadow 28 m long. Find the height of the tower.',
    'a stick 12 m long casts a shadow of 8 m. at the same time a tower casts a shadow 40 m long. tower ki height batao',
    'A lamp post 6 m high has a shadow of 4 m. What is the length of the shadow of a tower 42 m high at the same moment?',
    'a boy 1.5 metre tall casts a shadow of 90 centimetre at the same time a building casts a shadow of 12 metre find the height of the building',
    'a 1.5 m stick casts a 2m shadow. at same time tower has shadow 36 m. ht of tower?',
  ],
  refuses: [
    'A pole 6 m long casts a shadow 4 m long. Find the angle of elevation of the sun.',
    'A pole 6 m long casts a shadow 4 m long, and a tower casts a shadow 28 m long. Find the distance between the tower and the pole.',
    'A pole 6 m long casts a shadow 4 m long, and a tower casts a shadow 10 m longer. Find the height of the tower.',
  ],
  read: (question) => {
    if (atTwoTimes(question)) return null
    const [any, tall] = [phrase(question, ...asksShadow), phrase(question, ...asksHeight)]
    const wanted = any && isHigh(question, any.numbers.t) ? any : null
    // "what will be the length of the shadow of the tower, when ...", behind a height that was asked before
    const isOfShadow = phrase(question, 'what|find|how|calculate|determine * length|long shadow')
    const found = wanted ?? (isOfShadow ? null : tall)
    if (!found || isItselfShadow(question, found.taken)) return null
    const units = [...new Set(Object.values(found.units))].toSorted()
    const isMixed = units.join() === 'cm,m'
    const [unit = '', ...others] = isMixed ? ['m'] : units
    if (others.length > 0 || !/^(?:cm|m)$/.test(unit)) return null
    const inUnit = (name: 'p' | 's' | 't') =>
      isMixed && found.units[name] === 'cm' ? divide(found.numbers[name], fraction(100)) : found.numbers[name]
    const [p, s, t] = [inUnit('p'), inUnit('s'), inUnit('t')]
    const known = wanted ? ('height' as const) : ('shadow' as const)
    return {
      given: { pole: p, poleShadow: s, tower: { known, length: t }, unit },
      ...told(question, found, secondIn(question)),
    }
  },
  unit: ({ unit }) => unit,
})
