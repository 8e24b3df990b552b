import { greatest, least } from './words'
import { textOf, type Fact, type FactOf, type Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { without } from '../../question/without'
import { isInteger, type Fraction } from '../../../maths/fraction'

/** Quantities in equal groups that are as large as possible, and what is asked of them. */
export interface EqualParts {
  readonly quantities: readonly Fraction[]
  readonly asked: 'size' | 'count'
  readonly used: readonly Fact[]
  readonly said: ReturnType<typeof told>['said']
}

type Found = Pick<NonNullable<ReturnType<typeof phrase>>, 'taken'>

interface Quantities {
  readonly quantities: readonly FactOf<'number'>[]
  /** With "2 ropes", which counts them. */
  readonly taken: readonly FactOf<'number'>[]
}

/** The numbers of a story, all of one unit; number words and "2 ropes of 96 m and 120 m" count groups and say nothing. */
export function quantitiesIn({ apart }: Question): Quantities | null {
  const taken = apart.filter((item): item is FactOf<'number'> => item.kind === 'number')
  // "60 students of class 8": a name, and no quantity
  const isNamed = taken.some((item) =>
    /^(?:class|section|grade|std|standard)$/.test(textOf(apart[apart.indexOf(item) - 1])),
  )
  if (isNamed) return null
  const [first, ...rest] = taken
  const isCount = first !== undefined && isCountOf(first, rest, apart)
  const quantities = isCount ? rest : taken
  const units = new Set(quantities.map(({ unit }) => unit).filter((unit) => unit !== ''))
  return units.size < 2 && quantities.length > 1 && quantities.every(({ value }) => isInteger(value))
    ? { quantities, taken }
    : null
}

/** "3 tankers have 403, 434 and 465 litres", and not "3 apples, 6 oranges, 9 bananas and 12 plums". */
export function isCountOf(first: FactOf<'number'>, rest: readonly FactOf<'number'>[], apart: readonly Item[]): boolean {
  const [next] = rest
  if (!next || first.unit !== '' || first.value.d !== 1n || first.value.n !== BigInt(rest.length)) return false
  const between = apart.slice(apart.indexOf(first) + 1, apart.indexOf(next))
  const isListed = between.some((item) => item.kind === 'mark' || /^(?:and|aur|or)$/.test(textOf(item)))
  return between[0]?.kind === 'word' && (!isListed || rest.some(({ unit }) => unit !== ''))
}

const large = 'large|long|heavy|big' as const

/** "As large as possible", of a size; "as few stacks as possible", of groups. */
const extremeIn = (question: Question): { readonly found: Found; readonly group: string | null } | null => {
  const few = phrase(question, `few ~group possible`) ?? phrase(question, `few ~group can`)
  // what takes up the least area of a tray
  const area = phrase(question, 'take? up? least|minimum|smallest area tray|counter|table|floor|space?')
  if (area) return { found: area, group: null }
  if (few) return { found: few, group: few.nouns.group }
  const size = phrase(question, `${large} possible`)
  return size && { found: size, group: null }
}

/** "Each stack with the same number of barfis", "pieces of equal length", "teams are of the same size". */
function equalIn(question: Question) {
  const counted =
    phrase(question, 'each|every|all ~group same|equal number ~thing') ??
    phrase(question, 'each|every ~group * same|equal number ~thing') ??
    phrase(question, 'same|equal number ~thing each|every|all ~group')
  if (counted) return { found: counted, group: counted.nouns.group, thing: counted.nouns.thing }
  const sized =
    phrase(question, 'in|into ~group equal|same|identical length|size') ??
    phrase(question, '~group equal|same|identical length|size') ??
    phrase(question, 'equal|identical ~group') ??
    phrase(question, 'all ~group same|equal size|length')
  return sized && { found: sized, group: sized.nouns.group, thing: null }
}

/** What makes it sure that each group holds one kind and nothing is left over; it changes nothing. */
const sure = (question: Question): readonly (Found | null)[] => [
  phrase(question, 'all|only|each|both? one ~kind only?'),
  phrase(question, 'with|having no ~x? left over?'),
  phrase(question, 'no ~x? left over?'),
  phrase(question, 'nothing left over?'),
  phrase(question, 'without any left over'),
  phrase(question, 'without any|leaving remainder|left'),
  phrase(question, 'without cutting any? ~tile'),
]

/** What is asked, of groups and things that were named. */
function askedIn(question: Question, group: string, thing: string | null) {
  // "how many rows are there, if each has the greatest number": the groups are counted
  const many = phrase(question, 'how many ~group', 'find total? number ~group', 'what total? number ~group')
  if (many && isSame(many.nouns.group, group)) {
    const of = question.apart[question.apart.findIndex((item) => item === many.taken.at(-1)) + 1]
    const whole = phrase(
      question,
      'how many ~group obtained|formed|needed|required? all|total|altogether',
      'how many ~group * all|total|altogether',
      'total number ~group',
    )
    return whole && !(of?.kind === 'word' && of.text === 'of') && isSame(whole.nouns.group, group)
      ? ({ asked: 'count', found: whole } as const)
      : null
  }
  const size =
    phrase(question, 'how many ~thing each|every|a|one ~group') ??
    phrase(question, `${greatest} number ~thing each|every|a|one ~group`) ??
    manyInEach(question)
  if (
    size &&
    isSame(size.nouns.group, group) &&
    (thing === null || size.nouns.thing === '' || isSame(size.nouns.thing, thing))
  )
    return { asked: 'size', found: size } as const
  const length =
    phrase(question, 'length|size each|every|a|one ~group') ??
    phrase(question, `${greatest} possible? length|size each|every? ~group`)
  if (length && isSame(length.nouns.group, group)) return { asked: 'size', found: length } as const
  const count =
    phrase(question, 'how many ~group obtained|formed|needed|required? all|total|altogether') ??
    phrase(question, `${least} possible? number ~group all|total|altogether|required|needed`) ??
    phrase(question, 'total number ~group') ??
    phrase(question, `${least} possible? number ~group`)
  return count && isSame(count.nouns.group, group) ? ({ asked: 'count', found: count } as const) : null
}

/** "How many in each stack?" */
function manyInEach(question: Question) {
  const found = phrase(question, 'how many each|every|a|one ~group')
  return found && { taken: found.taken, nouns: { ...found.nouns, thing: '' } }
}

/** "kaju barfis" and "barfis" are the same thing. */
const isSame = (one: string, other: string): boolean => one.split(' ').at(-1) === other.split(' ').at(-1)

/** The groups of a story; null where it tells something else. */
export function equalPartsIn(question: Question): EqualParts | null {
  const [numbers, equal, extreme] = [quantitiesIn(question), equalIn(question), extremeIn(question)]
  if (!numbers || !equal) return null
  const asked = askedIn(without(question, equal.found), equal.group, equal.thing)
  if (!asked) return null
  // the fewest groups, or the largest ones, may be asked for in the question itself
  const isExtreme = asked.found.taken.some(
    (item) => item.kind === 'word' && `${greatest}|${least}`.split('|').includes(item.text),
  )
  if (!extreme && !isExtreme) return null
  if (extreme?.group !== undefined && extreme.group !== null && !isSame(extreme.group, equal.group)) return null
  // "the number of rows is as large as possible" is another question
  const subject = phrase(question, `number ~x ${large} possible`)
  if (subject && equal.thing !== null && !isSame(subject.nouns.x, equal.thing)) return null
  const stated = told(question, numbers, equal.found, extreme?.found ?? null, asked.found, ...sure(question))
  return { quantities: numbers.quantities.map(({ value }) => value), asked: asked.asked, ...stated }
}

/** Two groups that march in the same number of columns, as large as possible. */
export function columnsIn(question: Question): EqualParts | null {
  const numbers = quantitiesIn(question)
  const same = phrase(question, 'same number columns')
  const extreme = phrase(question, `number columns ${large} possible`)
  const size = phrase(question, 'how many columns') ?? phrase(question, `${greatest} possible? number columns`)
  const count = phrase(question, 'how many rows * all|total|altogether') ?? phrase(question, 'total number rows')
  const asked = count ?? size
  if (!numbers || !same || !asked || (size && count)) return null
  const isGreatest = asked.taken.some((item) => item.kind === 'word' && greatest.split('|').includes(item.text))
  if (!extreme && !isGreatest) return null
  return {
    quantities: numbers.quantities.map(({ value }) => value),
    asked: count ? 'count' : 'size',
    ...told(question, numbers, same, extreme, asked),
  }
}

/** The letters of "Section A", "Class X". */
export const sectionNames = ({ apart, words }: Question): readonly Fact[] =>
  apart.filter((item, at): item is FactOf<'letter'> => {
    if (item.kind !== 'letter') return false
    // "two sections A and B ... and 60 in B"
    const isNamed = /^[A-Z]$/.test(item.name) && words.includes('sections')
    return isNamed || /^(?:section|class|grade)$/.test(textOf(apart[at - 1]))
  })

/** Words of such stories that change nothing once the groups are understood. */
export const groupWords = [
  ...['each', 'every', 'same', 'equal', 'equally', 'one', 'all', 'both', 'only', 'number', 'two', 'three', 'total'],
  ...[
    'left',
    'over',
    'again',
    'length',
    'lengths',
    'third',
    'first',
    'together',
    'square',
    'section',
    'sections',
    'class',
    'event',
    'part',
    'divided',
    'second',
  ],
] as const
