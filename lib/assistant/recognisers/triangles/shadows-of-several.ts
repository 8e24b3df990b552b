import { isWord, type FactOf, type Item, textOf } from '../../question/fact'
import type { Question } from '../../question/question'
import { fillers } from '../../question/words'
import { recogniser } from '../../recogniser'
import {
  shadowsOfSeveral as solution,
  type ShadowsOfSeveral,
  type Upright,
} from '../../../solutions/triangles/shadows-of-several'

const upright =
  /^(?:houses?|tower|tree|pole|building|stick|post|rod|pillar|temple|statue|lighthouse|flagpole|flagstaff|hut|school|chimney|minaret|wall|hotel|mosque|monument)$/
const shade = /^shadows?$/
const asks = /^(?:what|find|how|calculate|determine)$/

interface Measured {
  readonly thing: string
  readonly of: 'height' | 'shadow'
  readonly fact: FactOf<'number'>
}

/** "vijay house", "the house of ajay", "the tower": with its owner, where it has one. */
function thingAt(items: readonly Item[], at: number): string | null {
  const noun = textOf(items[at])
  if (!upright.test(noun)) return null
  const [before, of, after] = [textOf(items[at - 1]), textOf(items[at + 1]), textOf(items[at + 2])]
  const isOwner = (word: string) =>
    word !== '' &&
    !fillers.has(word) &&
    !upright.test(word) &&
    !/^(?:his|her|its|their|near|other|another|same|casts?|shadow|tall|high)$/.test(word)
  const owner = isOwner(before) ? before : of === 'of' && isOwner(after) ? after : ''
  return owner === '' ? `the ${noun}` : `${owner.slice(0, 1).toUpperCase()}${owner.slice(1)}'s ${noun}`
}

/** What is measured in a sentence, each of the thing that was named last; null where a number measures anything else. */
function measuredIn(sentence: readonly Item[]): readonly Measured[] | null {
  const found: Measured[] = []
  let thing = ''
  let said: Measured['of'] | null = null
  for (const [at, item] of sentence.entries()) {
    thing = thingAt(sentence, at) ?? thing
    if (isWord(item, shade)) said = 'shadow'
    if (isWord(item, /^height$/)) said = 'height'
    if (item.kind === 'number') {
      const [next, after] = [textOf(sentence[at + 1]), textOf(sentence[at + 2])]
      const of = /^(?:tall|high)$/.test(next)
        ? 'height'
        : shade.test(next) || (next === 'long' && shade.test(after))
          ? 'shadow'
          : said
      if (
        of === null ||
        thing === '' ||
        !/^c?m$/.test(item.unit) ||
        /^(?:away|far|from|longer|shorter|later|more|less)$/.test(next)
      )
        return null
      found.push({ thing, of, fact: item })
      said = null
    } else if (item.kind !== 'word' && item.kind !== 'mark') return null
  }
  return found
}

const sentencesOf = ({ apart }: Question): readonly (readonly Item[])[] =>
  apart
    .reduce<Item[][]>(
      (so, item) => {
        if (item.kind === 'mark' && item.text === '.') so.push([])
        else so.at(-1)?.push(item)
        return so
      },
      [[]],
    )
    .filter((one) => one.length > 0)

/** What is asked, with the other moment of which it is asked. */
function askIn(
  sentence: readonly Item[],
): { readonly of: string; readonly what: Measured['of']; readonly when: readonly Item[] } | null {
  const turn = sentence.findIndex((item) => isWord(item, /^(?:when|if)$/))
  const comma = sentence.findIndex((item, at) => at > turn && item.kind === 'mark' && item.text === ',')
  const isFirst = turn === 0 && comma > 0
  const ask = turn < 0 ? sentence : isFirst ? sentence.slice(comma + 1) : sentence.slice(0, turn)
  const when = turn < 0 ? [] : isFirst ? sentence.slice(1, comma) : sentence.slice(turn + 1)
  const things = ask.flatMap((_, at) => thingAt(ask, at) ?? [])
  const [of, ...more] = things
  const isShade = ask.some((item) => isWord(item, shade))
  const isHigh = ask.some((item) => isWord(item, /^(?:height|tall|high)$/))
  if (!ask.some((item) => isWord(item, asks)) || of === undefined || more.length > 0 || isShade === isHigh) return null
  return ask.some(({ kind }) => kind === 'number') ? null : { of, what: isShade ? 'shadow' : 'height', when }
}

function readIn(question: Question) {
  const sentences = sentencesOf(question)
  const asked = askIn(sentences.at(-1) ?? [])
  // "It is 20 m tall", behind the name of another sentence, is not read
  const told = sentences
    .slice(0, -1)
    .filter((sentence) => !sentence.some((item) => isWord(item, asks)))
    .map(measuredIn)
  const all = told.flatMap((one) => one ?? [])
  const isTogether = question.words.some((word) => /^(?:same|when|while)$/.test(word))
  if (!asked || !isTogether || told.includes(null) || all.length < 3) return null
  const lengthOf = (thing: string, of: Measured['of']) => {
    const [one, ...more] = all.filter((each) => each.thing === thing && each.of === of)
    return more.length === 0 ? one : undefined
  }
  const [known, ...others] = [...new Set(all.map(({ thing }) => thing))].filter(
    (thing) => lengthOf(thing, 'height') && lengthOf(thing, 'shadow'),
  )
  const [height, shadow] = known === undefined ? [] : [lengthOf(known, 'height'), lengthOf(known, 'shadow')]
  const target = lengthOf(asked.of, 'shadow')
  const unit = height?.fact.unit
  if (known === undefined || others.length > 0 || !height || !shadow || !target || unit === undefined) return null
  const one = (of: Measured): Upright => ({ name: of.thing, shadow: of.fact.value })
  const base = { ...one(shadow), height: height.fact.value }
  const used = [height, shadow, target]
  const isAlike = (facts: readonly Measured[]) => facts.every(({ fact }) => fact.unit === unit)
  if (asked.what === 'height') {
    const given: ShadowsOfSeveral = { known: base, of: one(target), asked: 'height', unit }
    return asked.when.length > 0 || known === asked.of || !isAlike(used)
      ? null
      : { given, used: used.map(({ fact }) => fact) }
  }
  const [moment, ...rest] = measuredIn(asked.when) ?? []
  const by = moment && lengthOf(moment.thing, 'shadow')
  if (!moment || rest.length > 0 || moment.of !== 'shadow' || !by || moment.thing === asked.of) return null
  const both = [...used, by, moment]
  const given: ShadowsOfSeveral = {
    known: base,
    of: one(target),
    asked: { by: one(by), length: moment.fact.value },
    unit,
  }
  return isAlike(both) ? { given, used: both.map(({ fact }) => fact) } : null
}

/** Houses and towers with their shadows at one moment, called by name, of which one's height is told; in parts. */
export const shadowsOfSeveral = recogniser<ShadowsOfSeveral>({
  id: 'shadows-of-several',
  solution,
  story: true,
  asPart: true,
  last: true,
  cues: ['shadow', 'shadows'],
  words: [
    'shadow',
    'shadows',
    'same',
    'length',
    'long',
    'height',
    'tall',
    'high',
    'mean',
    'similar',
    'triangles',
    'property',
    'properties',
    'using',
    'other',
  ],
  examples: [
    "The height of Asha's house is 15 m when it casts a shadow 5 m long on the ground. At the same time the tower casts a shadow 40 m long. What will be the length of the shadow of the tower when Asha's house casts a shadow of 6 m?",
    "The height of Vijay's house is 20 m when it casts a shadow 10 m long on the ground. At the same time the tower casts a shadow 50 m long. What will be the length of the shadow of the tower when Vijay's house casts a shadow of 12 m?",
    'A tree is 6 m high and casts a shadow of 4 m. At the same time a tower casts a shadow of 20 m and a pole casts a shadow of 3 m. When the tower casts a shadow of 30 m, what is the length of the shadow of the pole?',
  ],
  refuses: [
    "Vijay's house is 20 m tall and it casts a shadow 10 m long. A day later a tower casts a shadow 50 m longer. What is the height of the tower?",
    "Vijay's house is 20 m tall and casts a shadow 10 m long. Ajay's house is 30 m tall and casts a shadow 15 m long. A tower casts a shadow of 50 m. What is the height of the tower?",
    "Vijay's house is 20 m tall and it casts a shadow 10 m long. At the same time a tower 30 m away casts a shadow 50 m long. What is the height of the tower?",
  ],
  read: readIn,
  unit: ({ unit }) => unit,
})
