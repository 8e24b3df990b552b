import { allOf, lengthOf, sceneIn, sceneWords, withoutNames, type Length } from './scene'
import { isFact, type Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { compare, subtract, toTex } from '../../../maths'
import { surd } from '../../../maths/surd'
import { angleFromLengths as solution } from '../../../solutions/trigonometry/angle-from-lengths'
import type { SightSide } from '../../../solutions/trigonometry/pieces/sight'

const slanting = /^(?:ladder|wire|rope|string|cable|thread|slide|ramp)$/

/** Which side of the triangle a length is, from the words about it: each is told in one of these ways. */
function sideOf(
  { items }: Question,
  { fact }: Length,
): { readonly side: SightSide; readonly said: readonly Item[] } | null {
  const at = items.indexOf(fact)
  const wordAt = (place: number): string => {
    const item = items[place]
    return item?.kind === 'word' ? item.text : ''
  }
  const after = wordAt(at + 1)
  const words = items.slice(0, at).flatMap((item, place) => (item.kind === 'word' ? [{ text: item.text, place }] : []))
  const noun = words.findLast(
    ({ text }) => slanting.test(text) || /^(?:shadow|pole|tower|tree|building|kite|height|foot|wall|point)$/.test(text),
  )
  const one = items.slice(at + 1, at + 2)
  if (/^(?:high|tall)$/.test(after) || (after === 'above' && wordAt(at + 2) !== ''))
    return { side: 'height', said: one }
  if (/^(?:away|off|from)$/.test(after))
    return { side: 'ground', said: wordAt(at - 2) === 'distance' ? [...one, ...items.slice(at - 2, at)] : one }
  if (noun?.text === 'height') return { side: 'height', said: [] }
  if (after === 'long' && wordAt(at + 2) === 'shadow') return { side: 'ground', said: one }
  if (noun?.text === 'shadow') return { side: 'ground', said: after === 'long' ? one : [] }
  if (after === 'long' || wordAt(at - 2) === 'length' || wordAt(at - 1) === 'length')
    return noun && slanting.test(noun.text) ? { side: 'sight', said: after === 'long' ? one : [] } : null
  return null
}

/** "The shadow is √3 times the height", "the ratio of the height to the shadow is 1 : √3": the height is 1. */
function timesIn(question: Question) {
  const upright = 'height|pole|tower|tree|building|stick|flagstaff|post|man|boy|girl|person'
  const equal = phrase(
    question,
    `shadow * equal|same * ${upright}`,
    `${upright} * equal|same * shadow`,
    'height * shadow * equal|same',
  )
  const k = '@k:formula'
  const longer = phrase<string>(
    question,
    `shadow * ${k} times * ${upright}`,
    `shadow * ${k} ${upright}`,
    `shadow * height ka|ki|ke ${k} times`,
  )
  const higher = phrase<string>(
    question,
    `height * ${k} times * shadow`,
    `height * ${k} shadow`,
    `height * shadow ka|ki|ke ${k} times`,
  )
  const ratio = phrase<string>(question, `ratio height * shadow * ${k} : #n`, `ratio height * shadow ${k} #n`)
  const turned = phrase<string>(question, `ratio height * shadow * #n : ${k}`, `ratio height * shadow #n ${k}`)
  const backwards = phrase<string>(question, `ratio * shadow * height ${k} #n`)
  const found = longer ?? backwards ?? higher ?? ratio ?? turned ?? equal
  const sun = phrase(
    question,
    'sun|suns altitude|elevation',
    'altitude|elevation sun',
    'angle elevation .?',
    'altitude|elevation',
  )
  const isAsked = sun && phrase(question, 'sun|suns', 'elevation')
  if (!found || !sun || !isAsked || question.facts.length !== found.taken.filter((item) => isFact(item)).length)
    return null
  const fact = found.taken.find((item) => item.kind === 'formula')
  const number = found.taken.find((item) => item.kind === 'number')
  const value = fact ? lengthOf(fact) : found === equal ? surd(1, 1) : null
  if (!value || (number?.kind === 'number' && number.value.n !== 1n)) return null
  const isGround = found === longer || found === turned || found === backwards
  const lengths = isGround ? ([surd(1, 1), value] as const) : ([value, surd(1, 1)] as const)
  const told_ = told(question, found, sun, phrase(question, 'length|long * shadow', 'shadow * length'))
  return { given: { sides: ['height', 'ground'] as const, lengths }, used: told_.used, said: told_.said }
}

/** "An observer 1.5 m tall is 20.5 m away from a tower 22 m high": the tower above the level of the eyes. */
function fromEyes(
  question: Question,
  lengths: readonly Length[],
): { readonly lengths: readonly Length[]; readonly lead: string } | null {
  const heights = lengths.filter((length) => sideOf(question, length)?.side === 'height')
  const [low, high] = heights.toSorted((one, two) => compare(one.value.coefficient, two.value.coefficient))
  const eyes = phrase(
    question,
    'observer|boy|girl|man|woman|person|student|child #h tall|high',
    '#h tall|high observer|boy|girl|man|woman|person|student|child',
    'observer|boy|girl|man|woman|person|student|child height #h',
  )
  const isPlain = heights.every(({ value }) => value.radicand === 1)
  if (lengths.length !== 3 || heights.length !== 2 || !low || !high || !isPlain || !eyes?.taken.includes(low.fact))
    return null
  const above = subtract(high.value.coefficient, low.value.coefficient)
  if (above.n <= 0n) return null
  const [h, l] = [high, low].map(({ value }) => toTex(value.coefficient))
  return {
    lengths: lengths
      .filter((length) => length !== low)
      .map((length) => (length === high ? { ...length, value: { coefficient: above, radicand: 1 } } : length)),
    lead: `The top is $${h ?? ''} - ${l ?? ''} = ${toTex(above)}$ m above the level of the eyes.`,
  }
}

/** In which the two sides are stated. */
const order: readonly SightSide[] = ['sight', 'height', 'ground']

export const angleFromLengths = recogniser({
  id: 'angle-from-two-lengths',
  solution,
  story: true,
  cues: ['angle', 'altitude', 'elevation', 'inclined'],
  words: [
    ...sceneWords,
    'above',
    'no',
    'shadow',
    'length',
    'height',
    'kite',
    'sun',
    'altitude',
    'inclination',
    'inclined',
    'eye',
    'eyes',
  ],
  examples: [
    "A pole 9 m high throws a shadow 3√3 m long on level ground. Find the sun's altitude, in degrees.",
    'A ladder 10 m long leans against a vertical wall, with its foot 5 m away from the wall. What angle does the ladder make with the ground?',
    'A kite flies at a height of 60 m above level ground, at the end of a string 120 m long which is tied to a peg on the ground and has no slack. Find the angle, in degrees, between the string and the ground.',
    'From a point on level ground, 39 m away from the foot of a tower 39 m high, what is the angle of elevation of the top of the tower?',
    'a pole 8√3 m high casts a shadow 24 m long on ground. whats the suns altitude',
    'a tree 6 m tall casts a 2√3 m long shadow, find the elevation of the sun',
    'An observer 1.5 m tall is 20.5 m away from a tower 22 m high. Determine the angle of elevation of the top of the tower from his eye.',
    'if the height and length of shadow of a man are same then find angle of elevation of sun',
    'tower 15 m high, shadow 15√3 m long. angle of elevation of sun kya hoga',
  ],
  refuses: [
    'A ladder 10 m long leans against a vertical wall, with its foot 5 m away from the wall. What angle does the ladder make with the wall?',
    'A pole 9 m high throws a shadow 3√3 m long on level ground. Find the altitude of the sun and the distance of its top from the end of the shadow.',
    'From the top of a tower 39 m high, what is the angle of depression of a point 39 m away from its foot?',
    'A pole 9 m high throws a shadow longer by 3 m. Find the angle of elevation of the sun.',
  ],
  read: (question) => {
    const [scene, named] = [sceneIn(question, 0), withoutNames(question)]
    const times = timesIn(question)
    if (times) return times
    const eyes = scene && fromEyes(question, scene.lengths)
    const [one, two, ...more] = eyes?.lengths ?? scene?.lengths ?? []
    if (!scene || !one || !two || more.length > 0 || question.words.includes('depression')) return null
    const asked =
      phrase(
        named,
        'sun|suns altitude|elevation',
        'sun|suns angle elevation',
        'angle elevation sun',
        'elevation sun',
        'elevation * top',
      ) ??
      phrase(
        named,
        'altitude * sun',
        'angle * between * ground',
        'angle * with * ground|horizontal',
        'inclined|inclination * to|with * ground|horizontal',
        'what|find|calculate angle elevation if|when|from',
      )
    if (!asked || phrase(named, 'with|between * wall|vertical')) return null
    const sides = [one, two].flatMap((length) => {
      const found = sideOf(question, length)
      return found ? [{ ...found, length: length.value }] : []
    })
    const [first, second] = sides.toSorted((p, q) => order.indexOf(p.side) - order.indexOf(q.side))
    if (!first || !second || first.side === second.side) return null
    const { said } = told(question, asked, { taken: [...first.said, ...second.said] })
    return {
      given: { sides: [first.side, second.side] as const, lengths: [first.length, second.length] as const },
      used: allOf(scene),
      said,
      ...(eyes && { lead: eyes.lead }),
    }
  },
  unit: () => '°',
})
