import { meanOfGroups as solution, type Given, type Group } from '../../../solutions/statistics/mean-of-groups'
import { type Fact, isFact, type Item, textOf, type Word } from '../../question/fact'
import { ordinals } from '../../question/reading'
import { numberOf } from '../../question/slot'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { add, isInteger, subtract, toNumber } from '../../../maths/fraction'

/** A group with the words that tell which it is. */
interface Told extends Group {
  readonly words: readonly string[]
}

/** A number, or one in words of more than three. */
const isNumber = (item: Item): boolean => item.kind === 'number' || (numberOf(item)?.n ?? 0n) > 3n
/** 13 of "13th" and "thirteenth". */
const placeOf = (item: Item): number | null => {
  if (item.kind === 'ordinal') return item.n
  const at = item.kind === 'word' ? ordinals.indexOf(item.text) : -1
  return at > 2 ? at : null
}
/** The numbers, with the words before each since the last one. */
function numbersIn({ apart }: Question) {
  const found: { readonly item: Item; readonly before: readonly string[]; readonly next: string }[] = []
  let before: string[] = []
  for (const [at, item] of apart.entries()) {
    if (isNumber(item)) {
      found.push({ item, before, next: textOf(apart[at + 1]) })
      before = []
    } else if (item.kind === 'word') before.push(item.text)
  }
  return { found, behind: before }
}

/** "of 30 is 45": number and mean in turn; or, where the numbers stand first, "30 and 20 ... 45 and 40". */
function groupsIn(question: Question) {
  const { found, behind } = numbersIn(question)
  const valueAt = (at: number) => {
    const item = found[at]?.item
    return item ? numberOf(item) : null
  }
  const pair = (at: number, to: number): Told | null => {
    const [count, mean] = [valueAt(at), valueAt(to)]
    const item = found[at]?.item
    const isCount = count && isInteger(count) && count.n > 0n && (item?.kind !== 'number' || item.unit === '')
    return isCount && mean ? { count: toNumber(count), mean, words: found[at]?.before ?? [] } : null
  }
  const inRows =
    found.length === 4 && /^(?:and|aur)$/.test(found[0]?.next ?? '') && (found[2]?.before ?? []).includes('mean')
  const pairs = inRows
    ? [pair(0, 2), pair(1, 3)]
    : Array.from({ length: Math.floor(found.length / 2) }, (_, index) => pair(2 * index, 2 * index + 1))
  const groups = pairs.flatMap((one) => one ?? [])
  if (groups.length < pairs.length || groups.length === 0) return null
  const rest = found.length % 2 === 1 && !inRows ? found.at(-1) : undefined
  const started = inRows || (found[1]?.before ?? []).includes('mean') || (found[0]?.before ?? []).includes('mean')
  return started ? { groups, rest, behind, head: found[0]?.before ?? [] } : null
}

const common = [
  'mean',
  'observation',
  'number',
  'data',
  'class',
  'total',
  'age',
  'ages',
  'height',
  'heights',
  'speed',
  'marks',
  'two',
  'three',
  'years',
]
const ofAll = ['combined', 'whole', 'all', 'both', 'together', 'overall']
const others = ['remaining', 'rest', 'other', 'others', 'remain', 'left']
const has = (words: readonly string[], ...any: readonly string[]): boolean => words.some((word) => any.includes(word))

/** "the mean of class A": one of the groups alone. */
const namesGroup = ({ apart }: Question): boolean => {
  const last = apart.findLastIndex(({ kind }) => kind === 'number')
  return apart.slice(last + 1).some(({ kind }) => kind === 'letter')
}

interface Reading {
  readonly given: Given
  readonly known: readonly string[]
}

function readingOf(question: Question): Reading | null {
  const read = groupsIn(question)
  if (!read) return null
  const { groups, rest, behind, head } = read
  const [one, two, three] = groups
  const value = rest && numberOf(rest.item)
  const { words } = question
  const places = question.items.flatMap((item) => placeOf(item) ?? [])
  const asksMean = has(behind, 'mean') || (rest ? has(rest.before, 'mean') : false)
  if (one && two && three && groups.length === 3 && !rest) {
    const [place] = places
    const isShared = has(two.words, 'first') && has(three.words, 'last') && place === two.count
    if (isShared && places.length === 1 && two.count + three.count === one.count + 1)
      return { given: { asked: 'shared', all: one, first: two, last: three }, known: ['first', 'last'] }
  }
  if (places.length > 0) return null
  const isOut = has(words, 'removed', 'excluded', 'deleted', 'dropped', 'leaves', 'left', 'excluding')
  const isIn = has(words, 'included', 'added', 'joins', 'including')
  if (one && value && groups.length === 1 && isOut !== isIn && rest && has(rest.before, 'mean', 'becomes')) {
    const asks = has(
      behind,
      'removed',
      'excluded',
      'deleted',
      'dropped',
      'included',
      'added',
      'observation',
      'number',
      'age',
      'weight',
      'height',
      'marks',
      'left',
      'score',
    )
    const single =
      has(words, 'one', 'a', 'an', 'new', 'ek', 'is', 'was', 'leaves', 'joins') &&
      !has(words, 'two', 'three', 'are', 'were')
    // "reduced by 2": not the mean itself
    const by = rest.before.at(-1) === 'by' ? rest.before.at(-2) : undefined
    const isLess = by !== undefined && /^(?:reduced|decreases|decreased|falls|drops|less)$/.test(by)
    const isMore = by !== undefined && /^(?:increased|increases|rises)$/.test(by)
    if (rest.before.includes('by') && !isLess && !isMore) return null
    const mean = isLess ? subtract(one.mean, value) : isMore ? add(one.mean, value) : value
    if (asks && single && !has(behind, 'mean'))
      return {
        given: { asked: isOut ? 'removed' : 'included', all: one, mean },
        known: [
          'removed',
          'excluded',
          'deleted',
          'dropped',
          'leaves',
          'left',
          'included',
          'added',
          'joins',
          'one',
          'excluding',
          'including',
          'remaining',
          'rest',
          'others',
          'after',
          'reduced',
          'increased',
          'increases',
          'decreases',
        ].filter((word) => word !== 'after' || has(words, 'removed', 'included', 'excluded', 'added')),
      }
  }
  // "if one number is excluded, the mean of the remaining five becomes 20": the five are told twice
  if (
    one &&
    two &&
    groups.length === 2 &&
    !rest &&
    isOut &&
    !isIn &&
    two.count === one.count - 1 &&
    has(two.words, 'remaining', 'rest', 'others', 'other') &&
    has(behind, 'removed', 'excluded', 'deleted', 'dropped', 'left') &&
    !has(behind, 'mean')
  )
    return {
      given: { asked: 'removed', all: one, mean: two.mean },
      known: ['removed', 'excluded', 'deleted', 'dropped', 'left', 'one', 'remaining', 'rest', 'others', 'other'],
    }
  if (!asksMean && !has(head, 'combined')) return null
  if (
    one &&
    two &&
    groups.length === 2 &&
    two.count < one.count &&
    has([...behind, ...(rest?.before ?? [])], ...others)
  ) {
    const left = value && isInteger(value) ? toNumber(value) : null
    if (rest && left !== one.count - two.count) return null
    return {
      given: { asked: 'rest', all: one, part: two },
      known: [...others, 'first', 'last', 'out', 'them', 'these'],
    }
  }
  const sum = groups.reduce((so, { count }) => so + count, 0)
  if (rest && (!value || !isInteger(value) || toNumber(value) !== sum)) return null
  const tail = [...behind, ...(rest?.before ?? [])]
  const asksAll =
    has([...tail, ...head], ...ofAll) || (has(tail, 'class') && !namesGroup(question)) || rest !== undefined
  // "of the boys and the girls together", where there are teachers too
  if (groups.length > 2 && (has(tail, 'and', 'aur') || !has([...tail, ...head], 'all', 'combined', 'whole', 'overall')))
    return null
  return groups.length > 1 && asksAll ? { given: { asked: 'combined', groups }, known: [...ofAll, 'other'] } : null
}

export const meanOfGroups = recogniser<Given>({
  id: 'mean-of-several-groups',
  solution,
  story: true,
  cues: ['mean'],
  examples: [
    'The mean marks of 30 boys are 42 and the mean marks of 20 girls are 47. Find the combined mean.',
    'section A has 35 students with mean marks 40, section B has 25 students with mean 46. find mean of all students together',
    'mean of 11 observations is 50. mean of first 6 is 49 and mean of last 6 is 52. find 6th observation',
    'The mean of 6 numbers is 27. If one number is excluded, the mean is reduced by 2. Find the excluded number.',
    'mean of 20 numbers is 18. mean of first 12 of them is 16. find mean of remaining 8',
    'The mean of 10 observations is 20. If one observation is removed, the mean becomes 18. Find the removed observation.',
    '25 observations ka mean 36 hai. pehle 13 ka mean 32 aur last 13 ka mean 39 hai to 13th observation kya hoga',
  ],
  refuses: [
    'mean of marks of 30 boys is 42 and of 20 girls is 47 and of 10 teachers is 50. find the mean of boys and girls together',
    'The mean marks of 30 boys are 42 and the mean marks of 20 girls are 47. Find the total marks of all.',
    'mean of 11 observations is 50. mean of first 6 is 49 and mean of last 6 is 52. find 7th observation',
    'mean of 12 observations is 50. mean of first 6 is 49 and mean of last 6 is 52. find 6th observation',
    'mean of 20 numbers is 18. mean of first 12 of them is 16. find mean of remaining 9',
    'The mean of 10 observations is 20. If two observations are removed, the mean becomes 18. Find the removed observation.',
    'The mean marks of 30 boys are 42 and those of girls are 47. Find the combined mean.',
  ],
  read: (question) => {
    const reading = readingOf(question)
    if (!reading) return null
    const known = new Set([...common, ...reading.known])
    const isName = (fact: Fact): boolean => fact.kind === 'letter' && /^[A-Z]$/.test(fact.name)
    const used = question.items
      .filter(isFact)
      .filter((fact) => fact.kind === 'number' || fact.kind === 'ordinal' || fact.kind === 'list' || isName(fact))
    const said = question.items.filter(
      (item): item is Word =>
        item.kind === 'word' && (known.has(item.text) || isNumber(item) || placeOf(item) !== null),
    )
    return { given: reading.given, used, said }
  },
  before: ({ asked }) => (asked === 'combined' ? 'Combined mean = ' : asked === 'rest' ? 'Mean = ' : 'Observation = '),
})
