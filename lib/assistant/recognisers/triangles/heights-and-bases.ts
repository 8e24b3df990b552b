import { heightsAndBases as solution, type Given } from '../../../solutions/triangles/heights-and-bases'
import type { FactOf, Item } from '../../question/fact'
import { phrase, told, type Phrase } from '../../question/phrase'
import { factsOf, questionFrom, type Question } from '../../question/question'
import { recogniser, type Found } from '../../recogniser'
import { divide, fraction, type Fraction } from '../../../maths'

type Patterns = Readonly<Record<string, readonly string[]>>

const things =
  'tower|tree|building|pole|flagpole|pillar|ped|pedh|vriksh|imarat|khamba|temple|minar|chimney|post|house|monument|statue'

/** How each length is told, the plainest first. */
const ofLamp: Patterns = {
  shadow: ['shadow #n', '#n long? shadow', 'shadow * #n long'],
  apart: [
    '#n away|off|from|far * lamp|light|streetlight|post|base|foot|it',
    'distance #n',
    'away #n',
    'stands|standing #n',
    'lamp|light|post|base pole? se #n',
    '#n lamp|light|streetlight|post',
  ],
  lamp: [
    '#n above',
    'lamp|light|streetlight|post * #n high|tall|above',
    'lamp|light|streetlight|post height? #n',
    '#n high|tall lamp|street|light|streetlight|post',
    '#n lamp|street|light|streetlight|post',
  ],
  walker: [
    '#n tall|lamba|lambi|lambe|uncha|unchi|unche|ooncha',
    'boy|girl|man|woman|person|student|child|lady|kid height? #n',
    'height #n',
    '#n boy|girl|man|woman|person|student|child|lady',
  ],
}
const ofMirror: Patterns = {
  eye: ['eye|eyes|eyelevel|aankh|aankhen|aankhein|ankh|ankhen * #n', '#n * eye|eyes'],
  far: [`${things} se #n`, `#n away? from? foot|base|bottom? ${things}`, `mirror * #n * ${things}`],
  near: [
    'mirror se #n',
    '#n mirror',
    'mirror #n',
    '#n person|man|woman|girl|boy|his|her feet|foot',
    'stands|standing|stand * #n',
    '#n behind|away|peeche',
    'person|man|woman|girl|boy|he|she * #n',
  ],
  tall: [`${things} #n high|tall`, `#n high|tall|unche? ${things}`, `height ${things} #n`],
}
const asksLamp: Patterns = {
  shadow: ['long|length|find|what|calculate * shadow', 'shadow long|length|kitni|nikalo|batao|ki'],
  lamp: ['height|high|tall * lamp|light|post|streetlight', 'lamp|light|post|streetlight * height|high|tall|kitna'],
  apart: ['far|distance'],
  walker: ['height|tall * boy|girl|man|woman|person|student|child|lady'],
}
const asksMirror: Patterns = {
  tall: [`height|high|tall * ${things}`, `${things} * height|high|tall|kitna|kitni`],
  near: ['far|distance|door * person|man|woman|girl|boy|he|she * mirror'],
}

/** "5.4 m high", "of height 5.4 m": no distance along the ground. */
const isHeight = ({ apart }: Question, number: FactOf<'number'>): boolean => {
  const at = apart.indexOf(number)
  const next = apart[at + 1]
  return (
    (next?.kind === 'word' && /^(?:high|tall|above)$/.test(next.text)) ||
    apart.slice(Math.max(0, at - 2), at).some((item) => item.kind === 'word' && item.text === 'height')
  )
}

const stop: Item = { kind: 'mark', text: '.' }

/** Each length with its number, and the one that is asked; null where a number is left, or the wrong thing is asked. */
function readAs(question: Question, tellings: Patterns, asking: Patterns) {
  const numbers = factsOf(question, 'number')
  if (numbers.length !== 3) return null
  const of: Record<string, FactOf<'number'>> = {}
  const phrases: Pick<Phrase, 'taken'>[] = []
  const isTaken = (item: Item) => Object.values(of).some((one) => one === item)
  for (const [name, patterns] of Object.entries(tellings))
    for (const pattern of patterns) {
      if (of[name]) break
      // no length is told across another
      const found = phrase(questionFrom(question.apart.map((item) => (isTaken(item) ? stop : item))), pattern)
      const number = found && numbers.find((one) => found.taken.includes(one))
      if (!found || !number || Object.values(of).includes(number)) continue
      if (name === 'apart' && isHeight(question, number)) continue
      of[name] = number
      phrases.push(found)
    }
  const asked = Object.keys(tellings).filter((name) => !of[name])
  const [missing = ''] = asked
  const wanted = phrase(question, ...(asking[missing] ?? ['#nothing']))
  if (asked.length !== 1 || !wanted || new Set(Object.values(of)).size !== 3) return null
  return { of, phrases: [...phrases, wanted], numbers }
}

function lengthsIn(of: Readonly<Record<string, FactOf<'number'>>>) {
  const units = new Set(Object.values(of).map(({ unit }) => unit))
  const isMixed = units.has('cm') && units.has('m') && units.size === 2
  const [unit = '', ...others] = isMixed ? ['m'] : units
  if (others.length > 0 || !/^(?:cm|m|foot|feet|ft)$/.test(unit)) return null
  const value = (name: string): Fraction | null => {
    const one = of[name]
    return one ? (isMixed && one.unit === 'cm' ? divide(one.value, fraction(100)) : one.value) : null
  }
  return { unit, value }
}

function readIn(question: Question): Found<Given> | null {
  const isMirror = question.words.includes('mirror')
  if (question.words.some((word) => /^(?:tip|end|speed|minute|second|cloud|lake|angle)$/.test(word))) return null
  if (phrase(question, 'distance between', 'far apart')) return null
  // "he stands 20 m from the tower": not the mirror
  if (isMirror && phrase(question, `khada|khadi ${things} se`, `${things} se #n away? khada|khadi`)) return null
  if (
    !isMirror &&
    (!question.words.includes('shadow') || !question.words.some((word) => /^(?:lamp|light|streetlight)$/.test(word)))
  )
    return null
  const read = isMirror ? readAs(question, ofMirror, asksMirror) : readAs(question, ofLamp, asksLamp)
  const lengths = read && lengthsIn(read.of)
  if (!read || !lengths) return null
  const { unit, value } = lengths
  const given: Given = isMirror
    ? { kind: 'mirror', unit, tall: value('tall'), far: value('far'), eye: value('eye'), near: value('near') }
    : {
        kind: 'lamp',
        unit,
        lamp: value('lamp'),
        walker: value('walker'),
        apart: value('apart'),
        shadow: value('shadow'),
      }
  const beyond = isMirror ? phrase(question, 'other side') : null
  return { given, used: read.numbers, said: told(question, ...read.phrases, beyond).said }
}

export const heightsAndBases = recogniser<Given>({
  id: 'heights-under-one-angle',
  solution,
  last: true,
  story: true,
  cues: ['shadow', 'mirror'],
  words: [
    'shadow',
    'mirror',
    'height',
    'above',
    'length',
    'long',
    'straight',
    'base',
    'distance',
    'distances',
    'tall',
    'high',
    'level',
    'if',
    'point',
    'top',
    'horizontal',
    'vertical',
    'upward',
    'facing',
    'image',
    'both',
    'between',
    'flat',
  ],
  examples: [
    'a girl of height 1.2 m is standing near a lamp post of height 4.8 m. if her shadow is 2 m long how far is she from the lamp post',
    'a man 1.8 m tall stands 6 m from a street light 5.4 m high. length of his shadow?',
    'boy of height 1.5 m is standing 4 m away from lamp post, shadow is 2 m long. find height of lamp post',
    'A man sees the top of a tower in a mirror which is at a distance of 87.6 m from the tower. The mirror is on the ground, facing upward. The man is 0.4 m away from the mirror, and the distance of his eye level from the ground is 1.5 m. How tall is the tower?',
  ],
  refuses: [
    'a man 1.8 m tall stands 6 m from a street light 5.4 m high. how far is the tip of his shadow from the light?',
    'a man 1.8 m tall stands 6 m from a street light 5.4 m high. how long is his shadow and how far is its tip from the light?',
    'boy of height 1.5 m is standing 4 m away from lamp post, shadow is 2 m long. how far is he from his house',
    'A man sees the top of a tower in a mirror which is at a distance of 87.6 m from the tower. The man is 0.4 m away from the mirror, and his eyes are 1.5 m above the ground. How far is the man from the tower?',
  ],
  read: readIn,
  unit: ({ unit }) => unit,
})
