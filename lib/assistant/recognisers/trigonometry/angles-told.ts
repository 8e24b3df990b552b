import { angleWords } from './ratios'
import { bare, toldAndAsked } from './told-and-asked'
import { type Fact, type FactOf, isWord, type Item, type Word } from '../../question/fact'
import type { Question } from '../../question/question'
import { lettersOf, type Node } from '../../question/reading'
import { recogniser } from '../../recogniser'
import {
  anglesOf,
  anglesTold as solution,
  foundOf,
  linearOf,
  valueAt,
  type AnglesTold,
} from '../../../solutions/trigonometry/angles-told'
import { holdsTrig } from '../../../solutions/trigonometry/pieces/ratio-sums'
import { compare, toNumber, type Fraction } from '../../../maths/fraction'

/** The words behind a place up to the next fact that is no letter joined to it. */
function wordsBehind(items: readonly Item[], at: number): readonly Word[] {
  const words: Word[] = []
  for (let place = at + 1; place < items.length; place++) {
    const item = items[place]
    if (item?.kind === 'word') words.push(item)
    else if (item?.kind === 'mark' && item.text === '.') break
    else if (
      item?.kind !== 'mark' &&
      !(item?.kind === 'letter' && words.every(({ text }) => /^(?:and|aur)$/.test(text)))
    )
      break
  }
  return words
}

const isBetweenAngles = (item: Item): boolean =>
  item.kind === 'letter' || (item.kind === 'mark' && item.text === ',') || isWord(item, /^(?:and|aur)$/)

/** "A and B are acute", "A + 4B is not more than 90°": what is told of an angle; of "find A, B (acute)" neither. */
function isTold(items: readonly Item[], at: number): boolean {
  const words = wordsBehind(items, at)
  const lead = items.slice(0, at).findLast((item) => !isBetweenAngles(item))
  return words.some(({ text }) => /^(?:acute|less|more|lies|lie)$/.test(text)) && !isWord(lead, /^(?:find|of)$/)
}

/** "is not more than 90°" */
function limitBehind(items: readonly Item[], at: number): { readonly used: readonly Item[] } | null {
  const found = items.slice(at + 1, at + 9)
  const end = found.findIndex((item) => item.kind === 'number')
  const words = found.slice(0, end).flatMap((item) => (item.kind === 'word' ? [item.text] : []))
  const limit = found[end]
  if (limit?.kind !== 'number' || toNumber(limit.value) !== 90) return null
  const says = words.filter((word) => /^(?:not|more|less|than|greater|equal|or)$/.test(word)).join(' ')
  return /^(?:not more than|not greater than|less than|less than or equal)$/.test(says)
    ? { used: found.slice(0, end + 1) }
    : null
}

type Size = (node: Node) => Fraction | null

/** Whether "0° < A + B ≤ 90°" and "A > B" hold. */
const holds = ({ sides, relation, mixed }: FactOf<'equation'>, sizeOf: Size): boolean =>
  sides.every((side, at) => {
    const before = sides[at - 1]
    const [one, two] = [before && sizeOf(before), sizeOf(side)]
    if (!before) return two !== null
    if (!one || !two) return false
    const order = relation.startsWith('<') ? compare(one, two) : compare(two, one)
    return relation.endsWith('=') || mixed === true || toNumber(two) === 90 ? order <= 0 : order < 0
  })

function askedOf(question: Question, angles: ReadonlySet<string>) {
  const { items, words } = question
  const letters: FactOf<'letter'>[] = []
  const passed: Fact[] = []
  const said: Word[] = []
  const asked: Node[] = []
  for (const [at, item] of items.entries()) {
    if (item.kind === 'letter' && angles.has(item.name)) {
      if (isTold(items, at)) {
        passed.push(item)
        const limit = limitBehind(items, at)
        if (limit) take(limit.used)
      } else {
        letters.push(item)
        if (!asked.some((one) => one.kind === 'letter' && one.name === item.name))
          asked.push({ kind: 'letter', name: item.name })
      }
    }
    if (item.kind === 'formula' && !holdsTrig(item.node)) {
      const limit = limitBehind(items, at)
      passed.push(item)
      if (limit) take(limit.used)
      else if (!isTold(items, at)) asked.push(item.node)
    }
  }
  function take(used: readonly Item[]) {
    for (const one of used) {
      if (one.kind === 'word') said.push(one)
      else if (one.kind === 'number') passed.push(one)
    }
  }
  const all =
    asked.length === 0 && words.includes('solve') ? [...angles].map((name): Node => ({ kind: 'letter', name })) : asked
  return { asked: all, used: [...letters, ...passed], said }
}

export const anglesFound = recogniser<AnglesTold>({
  id: 'angles-from-told-ratios',
  solution,
  asPart: true,
  last: 'of all',
  cues: ['#equation'],
  words: [
    ...angleWords,
    'angles',
    'both',
    'degree',
    'degrees',
    'solve',
    'equation',
    'measure',
    'each',
    'values',
    'positive',
    'lies',
    'between',
  ],
  examples: [
    'If sin(2A + B) = 1 and cos(A - B) = √3/2, 0° < 2A + B ≤ 90°, A > B, find A and B.',
    'sin(A+2B) = √3/2 and cos(A+4B) = 0, A and B acute and A+4B is not more than 90. find A & B',
    'solve 2 sin² x - 3 sin x + 1 = 0 for 0 < x < 90',
    'If sin 3A = cos(A - 26°), where 3A is an acute angle, find A.',
    'If tan A = cot B and A = 2B find A and B',
    'If √3 tan 2θ = 3 and θ is acute find sin θ',
  ],
  refuses: [
    'If sin(2A + B) = 1 and cos(A - B) = √3/2, A < B, find A and B.',
    'If sin(2A + B) = 1 find A and B.',
    'solve 2 sin² x - 3 sin x + 1 = 0',
    'If sin A = 3/5 find A',
  ],
  read: (question) => {
    const parts = toldAndAsked(question)
    if (!parts || parts.told.length === 0 || !parts.told.flat().some(holdsTrig)) return null
    const angles = new Set(parts.told.flat().flatMap((node) => [...lettersOf(node)]))
    const { asked, used, said } = askedOf(question, angles)
    const trigs = parts.asked.filter(holdsTrig)
    const { words } = question
    const isClosed = parts.ranges.some(({ relation, sides }) => relation === '<=' && sides.length === 3)
    const isAcute =
      words.includes('acute') ||
      parts.ranges.some(({ relation, mixed, sides }) => relation === '<' && !mixed && sides.length === 3)
    const given = { told: parts.told, asked: [...asked, ...trigs], isClosed, isOpen: !isClosed && !isAcute }
    const all = anglesOf(given)
    if (!all || !foundOf(given)) return null
    const fits = all.every((values) =>
      parts.ranges.every((range) =>
        holds(range, (node) => {
          const linear = linearOf(bare(node))
          return linear && valueAt(linear, values)
        }),
      ),
    )
    return fits ? { given, used: [...parts.used, ...used], said } : null
  },
  before: ({ asked }) => (asked.length > 1 ? '' : 'Answer: '),
})
