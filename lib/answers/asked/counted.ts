import type { Amount } from '../../reading/values/amount'
import { baseUnit } from '../../reading/values/unit-names'
import type { Asked } from '../rule'
import { isColour } from './event-kinds'
import { meaningOfNoun } from './meaning'
import type { Naming } from './asked'
import { wordOf } from './words'

/** Words before which the noun of a count ends: "9 students in each team". */
const after =
  /^(?:of|in|per|for|each|every|from|at|to|with|on|by|when|if|that|which|and|as|so|because|since|is|are|were|have|has|will|can|must|per|long|high|apart|away|hai|hain|hoga|hogi|honge|chahiye|ban(?:te|ti|ta|enge|egi|ega)|lag(?:te|enge|ega)|mil(?:te|enge|ega))$/i

/** No unit, or one that the question speaks of; a rate is made of such ones, "q/ha", "beats per minute". */
const isKnown = (unit: string, asked: Asked): boolean => {
  const { words, things = [] } = asked
  const isSaid = (list: readonly string[]) => list.some((word) => baseUnit(word) === unit.replace(/\^.*/, ''))
  if (/^(?:unit|percent)?$/.test(unit) || words === undefined || isRate(unit, asked)) return true
  return things.length > 0
    ? isSaid(things)
    : isSaid(words) && !(words.includes('per') && baseUnit(words[words.indexOf('per') + 1] ?? '') === unit)
}

/** Whether a unit is so much of one in one of another, both of the question. */
export const isRate = (unit: string, { words = [] }: Asked): boolean =>
  unit.includes('/') &&
  unit
    .split(/[/ ]/)
    .filter(Boolean)
    .every((part) => words.some((word) => baseUnit(word) === part))

/** What a score is counted in. */
const scored = /^(?:runs?|points?|marks?|goals?)$/i

const counting: ReadonlySet<string> = new Set(['number', 'fraction', 'surd', 'roots', 'ratio'])

/** What was counted or measured instead of what is asked: ", not for rows"; undefined where nothing else was. */
export function countedOtherwise({ kind, unit }: Naming, asked: Asked, values: readonly Amount[]): string | undefined {
  const last = values.at(-1)
  if (!last || !counting.has(kind)) return undefined
  const { things = [], words } = asked
  const isCount = things.length > 0
  if (unit === undefined && (isCount || kind === 'number' || kind === 'roots') && !isKnown(last.unit, asked))
    return ', a number without a unit'
  const compared = last.nouns.find((noun) => /^(?:more|less|fewer)$/i.test(noun))?.toLowerCase()
  if (compared !== undefined && !asked.names.some((name) => name === 'difference' || name.startsWith(`${compared} `)))
    return `, not for how much ${compared} it is`
  if (last.nouns.length === 0 || !/^(?:\/|$)/.test(last.unit)) return undefined
  const end = last.nouns.findIndex((noun) => after.test(noun))
  const noun = (end < 0 ? last.nouns : last.nouns.slice(0, end)).join(' ')
  if (/^(?:st|nd|rd|th)$/i.test(noun)) return isRow(asked) ? undefined : ', not for a place in a row'
  if (noun === '') return isCount ? countedInEach(last.nouns, asked) : undefined
  // "beats" where the question counts heartbeats, "runs" where it speaks of a score
  const isSaid =
    words?.some((word) => noun.length > 3 && word.endsWith(noun.toLowerCase())) === true ||
    (scored.test(noun) && words?.some((word) => /^scor(?:e|es|ed|ing)$/.test(word)) === true)
  const isKnownOnly =
    words !== undefined &&
    !isSaid &&
    !/^(?:sure|certain|impossible)(?: event)?$|^[a-z]{4,}ly$|^(?:times|only|ratio)$/i.test(noun)
  if (isOfAnotherColour(noun, asked)) return `, not for ${noun.slice(0, 40)}`
  const isRefused = (text: string) => {
    const meaning = meaningOfNoun(text, asked, unit !== undefined)
    return meaning === 'other' || (meaning === 'strange' && isKnownOnly)
  }
  const isOther = isRefused(noun) || (isCount && last.nouns[end] === 'with' && isRefused(last.nouns.join(' ')))
  return isOther ? `, not for ${noun.slice(0, 40)}` : undefined
}

/** "60 blue marbles" where all the marbles are asked for, or the red ones; "6 white balls" where no ball is white. */
function isOfAnotherColour(noun: string, { names, things = [], words }: Asked): boolean {
  const coloursIn = (text: string) =>
    text
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.filter(isColour) ?? []
  const mine = coloursIn(noun)
  if (mine.length === 0 || words === undefined) return false
  const named = [...things, ...names].flatMap(coloursIn)
  // "how many marbles are there in all": of no colour; "pens with black ink" says its colour in other words
  const isOfAll = things.length > 0 && words.some((word) => /^(?:all|total|altogether)$/.test(word))
  const known = named.length > 0 ? named : isOfAll ? [] : words
  return !mine.every((colour) => known.includes(colour))
}

/** Whether the number of terms up to one is its place, "61st". */
const isRow = ({ names, things = [] }: Asked): boolean =>
  [...names, ...things].some((name) => /\b(?:terms?|year|position|place|row|rank)\b/i.test(name))

/** "4 per stack" counts what lies in a stack: no stacks, and nothing in a thing that the question does not know. */
function countedInEach(nouns: readonly string[], asked: Asked): string | undefined {
  const [link = '', ...more] = nouns
  const whole = more.filter((noun) => !after.test(noun)).join(' ')
  if (whole === '' || !/^(?:per|each|every)$/i.test(/^(?:in|for)$/i.test(link) ? (more[0] ?? '') : link))
    return undefined
  const { otherThings = [], words = [] } = asked
  const isHolder = [...otherThings, ...words.filter((word) => holder.test(word))].some(
    (one) => wordOf(one) === wordOf(whole),
  )
  return isHolder ? undefined : `, not for how many there are in each ${whole.slice(0, 40)}`
}

/** What holds other things, and is counted in few questions itself. */
const holder = /^(?:box|bag|basket|carton|jar|packet|pack|set|group|class)(?:es|s)?$/
