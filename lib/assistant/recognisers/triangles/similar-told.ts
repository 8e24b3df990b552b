import { figureIn } from './figure'
import { placesOf, similarIn, similarWords, type Similar } from './similar'
import {
  isEnough,
  isNeeded,
  similarTold as solution,
  type Cevian,
  type Given,
  type Place,
  type Thing,
  type Which,
} from '../../../solutions/triangles/similar-told'
import { type Fact, type FactOf, isNumber, isWord, type Item } from '../../question/fact'
import { rational } from '../../question/polynomial'
import { factsOf, type Question } from '../../question/question'
import { lengthsIn, segment } from '../../question/segments'
import { recogniser, type Found } from '../../recogniser'
import { equals, type Fraction } from '../../../maths'

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
  /^(?:of|the|their|two|similar|triangle|triangles|is|are|and|aur|ka|ki|ke|in|respectively|be|both|these|two|hai|hain|if|their)$/

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

const cevians: readonly (readonly [Cevian, RegExp])[] = [
  ['altitude', /^(?:altitudes?|heights?|perpendiculars?)$/],
  ['median', /^medians?$/],
  ['bisector', /^bisectors?$/],
]

/** The one kind of lines from corners that is spoken of. */
const cevianIn = ({ words }: Question): Cevian | null => {
  const [found, ...more] = cevians.filter(([, said]) => words.some((word) => said.test(word)))
  return found && more.length === 0 ? found[0] : null
}

const cornerOf = ({ first, second }: Similar, name: string): readonly [Which, Place] | null => {
  const places = ([first, second] as const).flatMap((corners, index) =>
    [0, 1, 2]
      .filter((at) => corners[at] === name)
      .map((at) => [index === 0 ? 0 : 1, at === 0 ? 0 : at === 1 ? 1 : 2] as const),
  )
  return places.length === 1 ? (places[0] ?? null) : null
}

/** AD of "the median AD of △ABC", "AL ⊥ BC": from the one corner that it names. */
function cevianNamed(question: Question, similar: Similar, name: string): Thing | null {
  const kind = cevianIn(question)
  const [one, other] = [...name].map((end) => cornerOf(similar, end))
  const place = one ?? other
  const [first = '', last = ''] = name
  return kind && place && !(one && other)
    ? { kind, of: place[0], at: place[1], name: one ? name : `${last}${first}` }
    : null
}

/** "the bisector of angle A is 3.5 cm long", "the altitude from P": lines that have no name. */
function unnamedCevians(question: Question, similar: Similar, read: Read): boolean {
  const kind = cevianIn(question)
  const items = question.apart
  return items.every((item, at) => {
    const isOfIt = kind && isWord(item, /^(?:altitude|height|perpendicular|median|bisector)$/)
    if (!isOfIt) return true
    const next = items
      .slice(at + 1, at + 7)
      .filter((one) => !isWord(one, /^(?:of|from|through|the|angle|vertex|to|its?|drawn|at)$/))
    const [corner, ...rest] = next
    if (corner?.kind !== 'letter' || corner.name.length > 1) return true
    const place = cornerOf(similar, corner.name)
    const side = rest[0]?.kind === 'letter' && rest[0].name.length === 2 ? rest[0] : null
    const after = (side ? rest.slice(1) : rest).filter(
      (one) => !isWord(one, /^(?:is|are|measures|length|long|in|triangle|of)$/),
    )
    const number = after[0]?.kind === 'letter' && after[0].name.length === 3 ? after[1] : after[0]
    if (!place || side) return false
    const thing: Thing = { kind, of: place[0], at: place[1], name: '' }
    if (isNumber(number)) read.told.push([thing, number.value])
    else read.asked.push(thing)
    if (isNumber(number)) read.used.add(number)
    read.used.add(corner)
    return true
  })
}

/** The two sides of "AB + BC", by the third. */
function sumNamed(similar: Similar, one: string, other: string): Thing | null {
  const [a, b] = [sideNamed(similar, one), sideNamed(similar, other)]
  if (a?.kind !== 'side' || b?.kind !== 'side' || a.of !== b.of || a.at === b.at) return null
  const third = ([0, 1, 2] as const).find((at) => at !== a.at && at !== b.at)
  return third === undefined ? null : { kind: 'sum', of: a.of, at: third }
}

/** "AB + BC = 12 cm" and "find PQ + QR"; the names of what is asked so, or null where a sum is of other segments. */
function sums(question: Question, similar: Similar, read: Read): ReadonlySet<string> | null {
  for (const fact of factsOf(question, 'equation')) {
    const [left, right, ...more] = fact.sides
    if (left?.kind !== 'binary' || left.operation !== '+' || !right || more.length > 0 || fact.relation !== '=')
      continue
    const [name, value] = [[left.left, left.right], rational(right)]
    const [one, other] = name.map((node) => (node.kind === 'letter' ? node.name : ''))
    const thing = one && other ? sumNamed(similar, one, other) : null
    if (!thing || !value) return null
    read.told.push([thing, value])
    read.used.add(fact)
  }
  const asked = new Set<string>()
  const items = question.apart
  for (const [at, plus] of items.entries()) {
    const [one, other] = [items[at - 1], items[at + 1]]
    if (plus.kind !== 'unread' || plus.text !== '+') continue
    const thing = one?.kind === 'letter' && other?.kind === 'letter' ? sumNamed(similar, one.name, other.name) : null
    if (!thing || one?.kind !== 'letter' || other?.kind !== 'letter') return null
    read.asked.push(thing)
    for (const item of [one, plus, other]) read.used.add(item)
    asked.add(segment(one.name)).add(segment(other.name))
  }
  return asked
}

/** Sides that are told, asked, or in a ratio with their like. */
function sides(question: Question, similar: Similar, read: Read): boolean {
  const figure = figureIn(question)
  const lengths = lengthsIn(question)
  const together = sums(question, similar, read)
  if (!together) return false
  if (!lengths || figure.on.size > 0 || figure.parallels.length > 0) return false
  for (const [name, length] of lengths.of) {
    const thing = sideNamed(similar, name) ?? cevianNamed(question, similar, name)
    if (!thing) return false
    read.told.push([thing, length])
  }
  for (const { top, bottom, value } of figure.ratios) {
    const [a, b] = [top, bottom].map((name) => sideNamed(similar, name) ?? cevianNamed(question, similar, name))
    if (!a || !b || !('at' in a) || !('at' in b) || a.kind !== b.kind || a.at !== b.at || a.of === b.of) return false
    read.told.push([{ kind: 'ratio' }, a.of === 0 ? value : { n: value.d, d: value.n }])
  }
  const said = valuesBehind(question.apart)
  for (const [item, value] of said) {
    const thing = sideNamed(similar, item.name) ?? cevianNamed(question, similar, item.name)
    if (!thing) return false
    read.told.push([thing, value.value])
    read.used.add(item).add(value)
  }
  const toldNames = new Set([...said.keys()].map(({ name }) => segment(name)))
  for (const asked of figure.asked) {
    if (typeof asked === 'string' && (toldNames.has(asked) || together.has(asked))) continue
    const thing =
      typeof asked === 'string' ? (sideNamed(similar, asked) ?? cevianNamed(question, similar, asked)) : null
    if (!thing) return false
    // "AL ⊥ BC", "the medians AD and PM": which lines they are
    if (typeof asked === 'string' && isFigure(question, asked)) continue
    if (!(typeof asked === 'string' && lengths.of.has(asked))) read.asked.push(thing)
  }
  for (const item of figure.taken) if (item.kind !== 'word' && item.kind !== 'mark') read.used.add(item)
  for (const fact of lengths.used) read.used.add(fact)
  return true
}

/** "the median AD of △ABC is 8 cm", "medians AM and DN are 6 cm and 9 cm": what is said of segments from further away. */
function valuesBehind(items: readonly Item[]): ReadonlyMap<FactOf<'letter'>, FactOf<'number'>> {
  const found = new Map<FactOf<'letter'>, FactOf<'number'>>()
  const isSegment = (item: Item | undefined): item is FactOf<'letter'> =>
    item?.kind === 'letter' && item.name.length === 2
  for (const [at, item] of items.entries()) {
    if (!isSegment(item)) continue
    const words = items
      .slice(at + 1, at + 9)
      .filter(
        (one) => !isWord(one, /^(?:of|in|triangle|the|hai)$/) && !(one.kind === 'letter' && one.name.length === 3),
      )
    const [is, value] = words
    if (isWord(is, /^(?:is|measures)$/) && isNumber(value)) found.set(item, value)
    const [and, other, are, first, joint, second] = words
    if (
      isWord(and, /^(?:and|aur)$/) &&
      isSegment(other) &&
      isWord(are, /^(?:are|measure)$/) &&
      isNumber(first) &&
      isWord(joint, /^and$/) &&
      isNumber(second)
    )
      found.set(item, first).set(other, second)
  }
  return found
}

/** Whether every mention of a segment only says which line it is: "AL ⊥ BC", "AD and PM are medians". */
function isFigure({ apart }: Question, name: string): boolean {
  const mentions = apart.flatMap((item, at) => (item.kind === 'letter' && segment(item.name) === name ? [at] : []))
  const isBeside = (at: number) => {
    const [next, before] = [apart[at + 1], apart[at - 1]]
    const behind =
      isWord(next, /^(?:and|,)$/) || next?.kind === 'mark'
        ? apart.slice(at + 2, at + 6)
        : [next, ...apart.slice(at + 2, at + 5)]
    const isLine = (item: Item | undefined) => isWord(item, /^(?:perpendicular|medians?|altitudes?|bisectors?)$/)
    const isMany = behind.some((item) => isWord(item, /^(?:are|medians|altitudes|bisectors)$/))
    return (
      isLine(next) ||
      isWord(before, /^(?:perpendicular)$/) ||
      (isMany && behind.some(isLine)) ||
      (isWord(before, /^(?:to)$/) && isWord(apart[at - 2], /^perpendicular$/))
    )
  }
  return mentions.length > 0 && mentions.every(isBeside)
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
    const isAngle =
      (isWord(question.apart[at - 1], /^angles?$/) || isWord(question.apart[at - 2], /^angles$/)) &&
      !isWord(question.apart[at - 3], /^bisector$/)
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
  if (
    !unnamedCevians(question, similar, read) ||
    !sides(question, similar, read) ||
    !remaining(question, similar, read)
  )
    return null
  const units = [
    ...new Set([...read.used].flatMap((fact) => ('unit' in fact && /^[a-z]*m$/.test(fact.unit) ? [fact.unit] : []))),
  ]
  const [unit = 'units', ...others] = units
  const { first, second } = similar
  const asked = read.asked.filter(
    (thing, at, all) => all.findIndex((one) => JSON.stringify(one) === JSON.stringify(thing)) === at,
  )
  const given = { first, second, told: unlike(read.told), asked, unit }
  const isGood = others.length === 0 && asked.length > 0 && asked.length < 5 && isEnough(given)
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
    'perpendicular',
    'perpendiculars',
    'altitude',
    'altitudes',
    'median',
    'medians',
    'bisector',
    'bisectors',
    'long',
    'height',
    'heights',
    'equals',
    'sum',
  ],
  examples: [
    'ΔABC ~ ΔDEF . AL ⊥ BC and DM ⊥ EF . If AL = 6 cm , DM = 8 cm and BC = 9 cm , then EF = ____',
    'Triangle ABC is similar to triangle PQR. The bisector of angle A is 3.5 cm long and the bisector of angle P is 5 cm long. If the perimeter of triangle ABC is 28 cm, find the perimeter of triangle PQR.',
    '△ABC ~ △PQR with AB = 10 cm and PQ = 15 cm. If the median AD of △ABC is 8 cm, find the corresponding median PM of △PQR.',

    'It is given that △ABC ~ △EDF such that AB = 5 cm, AC = 7 cm, DF = 15 cm and DE = 12 cm. Find the lengths of the remaining sides.',
    '△ABC ~ △PQR and their perimeters are 45 cm and 30 cm respectively. If PQ = 8 cm, find AB.',
    'The perimeters of two similar triangles ABC and XYZ are 45 cm and 30 cm. If XY = 8 cm, then AB equals',
    'triangle ABC ~ triangle DEF, AB = 4, DE = 6, EF = 9, FD = 12. find perimeter of triangle ABC',
    'ΔABC ~ ΔXYZ. If AB + BC = 18 cm, XY + YZ = 24 cm and AC = 9 cm, find XZ.',
    'ΔABC ~ ΔXYZ, AB = 6, BC = 4, AC = 8 and XZ = 12. Find XY + YZ',
    'If ΔABC ~ ΔDFE, ∠A = 30°, ∠C = 50°, AB = 5 cm, AC = 8 cm and DF = 7.5 cm. Then DE = ? and angle F = ?',
  ],
  refuses: [
    'ΔABC ~ ΔXYZ. If AB + BC = 18 cm, XY + XZ = 24 cm and AC = 9 cm, find YZ.',
    'ΔABC ~ ΔXYZ, AB = 6, BC = 4, AC = 8 and XZ = 12. Find XY - YZ',
    'ΔABC ~ ΔDEF . AL ⊥ BC and EM ⊥ DF . If AL = 6 cm , EM = 8 cm and BC = 9 cm , then EF = ____',
    '△ABC ~ △PQR with AB = 10 cm and QR = 15 cm. If the median AD of △ABC is 8 cm, find the corresponding median PM of △PQR.',
    'Triangle ABC is similar to triangle PQR. The bisector of angle A is 3.5 cm long and the altitude from P is 5 cm long. If the perimeter of triangle ABC is 28 cm, find the perimeter of triangle PQR.',
    '△ABC ~ △PQR and their areas are 45 cm² and 30 cm² respectively. If PQ = 8 cm, find AB.',
    '△ABC ~ △PQR and their perimeters are 45 cm and 30 cm respectively. Find AB.',
    '△ABC ~ △PQR and their perimeters are 45 cm and 30 cm respectively. If PQ = 8 cm and ∠A = 40°, find AB.',
    'triangle ABC ~ triangle DEF, AB = 4, DE = 6, EF = 9. find perimeter of triangle ABC',
    'ΔABC ~ ΔDEF. 2AB = EF and BC = 8 cm. Find EF.',
  ],
  read: readIn,
  unit: ({ asked: [asked, ...more], unit }) =>
    asked && more.length === 0 && asked.kind !== 'angle' && asked.kind !== 'ratio' ? unit : '',
})
