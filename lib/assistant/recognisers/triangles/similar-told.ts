import { figureIn } from './figure'
import { placesOf, similarIn, similarWords, type Similar } from './similar'
import {
  isEnough,
  isNeeded,
  similarTold as solution,
  type Given,
  type Place,
  type Thing,
  type Which,
} from '../../../solutions/triangles/similar-told'
import type { Fact, FactOf, Item } from '../../question/fact'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { lengthsIn } from '../../question/segments'
import { recogniser, type Found } from '../../recogniser'
import { equals, type Fraction } from '../../../maths'

const isWord = (item: Item | undefined, among: RegExp): boolean => item?.kind === 'word' && among.test(item.text)
const isNumber = (item: Item | undefined): item is FactOf<'number'> => item?.kind === 'number'

/** AB, BC and CA by the places of their ends. */
const sidePlace: Readonly<Record<string, Place>> = { '0,1': 0, '1,2': 1, '0,2': 2 }

function sideNamed({ first, second }: Similar, name: string): Thing | null {
  const [mine, theirs] = [placesOf(first, name), placesOf(second, name)]
  const at = sidePlace[(mine ?? theirs ?? []).join()]
  return at === undefined || (mine && theirs) ? null : { kind: 'side', of: mine ? 0 : 1, at }
}

/** "∠A", "∠BAC", of the triangle that alone has that angle. */
function angleNamed({ first, second }: Similar, name: string): Thing | null {
  const found = ([first, second] as const).flatMap((corners, index): readonly Thing[] => {
    const at = corners.findIndex((corner) => corner === (name.length === 3 ? name.charAt(1) : name))
    const isIn =
      name.length === 1 || (name.length === 3 && [...name].every((one) => corners.some((own) => own === one)))
    const of: Which = index === 0 ? 0 : 1
    return isIn && (at === 0 || at === 1 || at === 2) ? [{ kind: 'angle', of, at }] : []
  })
  return found.length === 1 ? (found[0] ?? null) : null
}

interface Read {
  readonly told: (readonly [Thing, Fraction])[]
  readonly asked: Thing[]
  readonly used: Set<Fact>
}

const idle =
  /^(?:of|the|their|triangle|triangles|is|are|and|aur|ka|ki|ke|in|respectively|be|both|these|two|hai|hain|if|their)$/

/** "the perimeters of ABC and DEF are 30 cm and 18 cm", "perimeter of DEF = 18 cm", "the perimeter of ABC" that is asked. */
function perimeters(question: Question, similar: Similar, read: Read): boolean {
  const items = question.apart
  const nameOf = (item: Item | undefined): Which | null =>
    item?.kind !== 'letter'
      ? null
      : item.name === similar.first.join('')
        ? 0
        : item.name === similar.second.join('')
          ? 1
          : null
  return items.every((item, at) => {
    if (!isWord(item, /^perimeters?$/)) return true
    const names: Which[] = []
    const numbers: FactOf<'number'>[] = []
    let ratio: FactOf<'ratio'> | null = null
    let next = at + 1
    for (; next < items.length; next++) {
      const one = items[next]
      const name = nameOf(one)
      if (name !== null && numbers.length < 1 && !ratio) names.push(name)
      else if (isNumber(one) && !ratio && numbers.length < 2) numbers.push(one)
      else if (one?.kind === 'ratio' && numbers.length === 0 && !ratio) ratio = one
      else if (!isWord(one, idle) && !isWord(one, /^ratio$/) && !(one?.kind === 'mark' && one.text === ',')) break
    }
    const isMany = isWord(item, /^perimeters$/)
    const [one, two] = names.length === 0 && (isMany || numbers.length === 2) ? ([0, 1] as const) : names
    const [of, is] = items.slice(next).filter((it) => !isWord(it, idle) && it.kind !== 'mark')
    if (one !== undefined && two === undefined && numbers.length === 1 && nameOf(of) === 1 - one && isNumber(is)) {
      // "perimeter of ABC 45 cm, of PQR 30 cm"
      read.told.push([{ kind: 'perimeter', of: one === 0 ? 1 : 0 }, is.value])
      read.used.add(is)
    }
    if (one === undefined || one === two || names.length > 2) return false
    const [p, q] = numbers
    if (ratio) {
      const [a, b, ...more] = ratio.terms
      if (two === undefined || !a || !b || b.n <= 0n || more.length > 0) return false
      read.used.add(ratio)
      read.told.push([{ kind: 'perimeter', of: one }, a], [{ kind: 'perimeter', of: two }, b])
      return false
    }
    if (numbers.length === 0 && two === undefined) read.asked.push({ kind: 'perimeter', of: one })
    else if (two === undefined && p && !q) read.told.push([{ kind: 'perimeter', of: one }, p.value])
    else if (two !== undefined && p && q)
      read.told.push([{ kind: 'perimeter', of: one }, p.value], [{ kind: 'perimeter', of: two }, q.value])
    else if (numbers.length === 0) read.asked.push({ kind: 'ratio' })
    else return false
    for (const number of numbers) read.used.add(number)
    return true
  })
}

/** Sides that are told, asked, or in a ratio with their like. */
function sides(question: Question, similar: Similar, read: Read): boolean {
  const figure = figureIn(question)
  const lengths = lengthsIn(question)
  if (!lengths || figure.on.size > 0 || figure.parallels.length > 0) return false
  for (const [name, length] of lengths.of) {
    const thing = sideNamed(similar, name)
    if (!thing) return false
    read.told.push([thing, length])
  }
  for (const { top, bottom, value } of figure.ratios) {
    const [a, b] = [sideNamed(similar, top), sideNamed(similar, bottom)]
    if (a?.kind !== 'side' || b?.kind !== 'side' || a.at !== b.at || a.of === b.of) return false
    read.told.push([{ kind: 'ratio' }, a.of === 0 ? value : { n: value.d, d: value.n }])
  }
  for (const asked of figure.asked) {
    const thing = typeof asked === 'string' ? sideNamed(similar, asked) : null
    if (!thing) return false
    if (!(typeof asked === 'string' && lengths.of.has(asked))) read.asked.push(thing)
  }
  for (const item of figure.taken) if (item.kind !== 'word' && item.kind !== 'mark') read.used.add(item)
  for (const fact of lengths.used) read.used.add(fact)
  return true
}

/** Angles that are told, and those that are named without a value. */
function angles(question: Question, similar: Similar, read: Read): boolean {
  for (const fact of factsOf(question, 'angle')) {
    const [thing, value] = [angleNamed(similar, fact.name), rational(fact.node)]
    if (!thing || !value) return false
    read.told.push([thing, value])
    read.used.add(fact)
  }
  return question.apart.every((item, at) => {
    const isAngle = isWord(question.apart[at - 1], /^angles?$/) || isWord(question.apart[at - 2], /^angles$/)
    if (item.kind !== 'letter' || read.used.has(item) || !isAngle) return true
    const thing = angleNamed(similar, item.name)
    if (!thing) return false
    read.asked.push(thing)
    read.used.add(item)
    return true
  })
}

/** "the remaining sides": all that are neither told nor asked yet. */
function remaining(question: Question, similar: Similar, read: Read): boolean {
  const at = question.apart.findIndex(
    (item, place) =>
      isWord(item, /^(?:remaining|other|unknown|missing)$/) &&
      question.apart.slice(place + 1, place + 4).some((next) => isWord(next, /^(?:sides?|lengths)$/)),
  )
  if (at < 0) return !question.words.some((word) => /^(?:remaining|other|unknown|missing|all)$/.test(word))
  const has = (thing: Thing) => read.told.some(([one]) => JSON.stringify(one) === JSON.stringify(thing))
  for (const which of [0, 1] as const)
    for (const place of [0, 1, 2] as const) {
      const thing: Thing = { kind: 'side', of: which, at: place }
      if (!has(thing)) read.asked.push(thing)
    }
  return read.asked.length > 0 && similar.first.length === 3
}

function readIn(question: Question): Found<Given> | null {
  const similar = similarIn(question)
  if (!similar || similar.first.some((one) => similar.second.includes(one) && question.words.includes('angle')))
    return null
  const read: Read = { told: [], asked: [], used: new Set(similar.used) }
  if (!perimeters(question, similar, read) || !angles(question, similar, read)) return null
  if (!sides(question, similar, read) || !remaining(question, similar, read)) return null
  const units = [
    ...new Set([...read.used].flatMap((fact) => ('unit' in fact && /^[a-z]*m$/.test(fact.unit) ? [fact.unit] : []))),
  ]
  const [unit = 'units', ...others] = units
  const { first, second } = similar
  const given = { first, second, told: unlike(read.told), asked: read.asked, unit }
  const isGood = others.length === 0 && read.asked.length > 0 && read.asked.length < 5 && isEnough(given)
  const inRows = question.facts.filter(
    (fact) =>
      question.rows.get(fact)?.every((one) => one.kind === 'word' || one.kind === 'mark' || read.used.has(one)) ??
      false,
  )
  return isGood && isNeeded(given) ? { given, used: [...read.used, ...inRows], said: similar.said } : null
}

/** One thing that is told twice alike is told once. */
const unlike = (told: Read['told']): Given['told'] =>
  told.filter(
    ([thing, value], at) =>
      !told.slice(0, at).some(([one, other]) => JSON.stringify(one) === JSON.stringify(thing) && equals(value, other)),
  )

export const similarTold = recogniser<Given>({
  id: 'measures-of-similar-triangles',
  solution,
  last: 'of all',
  cues: ['similar'],
  words: [
    ...similarWords,
    'perimeter',
    'perimeters',
    'remaining',
    'other',
    'unknown',
    'missing',
    'lengths',
    'ratio',
    'respectively',
    'such',
    'both',
  ],
  examples: [
    'It is given that △ABC ~ △EDF such that AB = 5 cm, AC = 7 cm, DF = 15 cm and DE = 12 cm. Find the lengths of the remaining sides.',
    '△ABC ~ △PQR and their perimeters are 45 cm and 30 cm respectively. If PQ = 8 cm, find AB.',
    'triangle ABC ~ triangle DEF, AB = 4, DE = 6, EF = 9, FD = 12. find perimeter of triangle ABC',
    'If ΔABC ~ ΔDFE, ∠A = 30°, ∠C = 50°, AB = 5 cm, AC = 8 cm and DF = 7.5 cm. Then DE = ? and angle F = ?',
  ],
  refuses: [
    '△ABC ~ △PQR and their areas are 45 cm² and 30 cm² respectively. If PQ = 8 cm, find AB.',
    '△ABC ~ △PQR and their perimeters are 45 cm and 30 cm respectively. Find AB.',
    '△ABC ~ △PQR and their perimeters are 45 cm and 30 cm respectively. If PQ = 8 cm and ∠A = 40°, find AB.',
    'triangle ABC ~ triangle DEF, AB = 4, DE = 6, EF = 9. find perimeter of triangle ABC',
    'ΔABC ~ ΔDEF. 2AB = EF and BC = 8 cm. Find EF.',
  ],
  read: readIn,
  unit: ({ asked, unit }) =>
    asked.length === 1 && (asked[0]?.kind === 'side' || asked[0]?.kind === 'perimeter') ? unit : '',
})
