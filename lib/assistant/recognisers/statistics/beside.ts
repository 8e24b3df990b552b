import type { Cell } from './cells'
import type { Grouped } from './grouped'
import type { Fact, Item } from '../../question/fact'
import { phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { equals, isInteger, toNumber } from '../../../maths'

/** What a story says beside its table, and what changes nothing. */
const asides = [
  'correct? nearest',
  'time taken',
  'time * taken',
  'not all hold same',
  'method * left',
  'classes not all same',
  'after rains',
  'whole|puri|poori|full term',
  'students|pupils|children for|in term|semester|session',
  'equal periods|intervals',
  'test|exam|examination|paper of #full marks',
  'most typical|usual|common|popular',
  'together',
  'before|first mode|modal|mean|median',
  'before|first|after * class|classes * continuous',
  'class|classes * continuous not',
  'not continuous',
  'classes continuous before taking @x:letter',
  'after making|converting|conversion * continuous',
  'below * half * stay|stays|use|uses',
  'spread',
  '#a minutes|minute|min|hours|hour * #n periods|intervals',
  'cumulative * first * normal|ordinary|simple frequency table',
  'wants #two figures',
  'not read|known',
  'race #d',
  'none #d or more',
  'table|data|histogram above',
  'above table|data|histogram',
  'all less than #d',
  'all * below #d',
] as const

/** Those that stand in the question. */
export const asidesIn = (question: Question): readonly Item[] => [
  ...asides.flatMap((aside) => phrase<string>(question, aside)?.taken ?? []),
  // the number is looked at beside the table
  ...(phrase(question, 'class size|width #w')?.taken.filter(({ kind }) => kind === 'word') ?? []),
]

/** "no boy is shorter than 140 cm": where the classes of a table of "less than" begin. */
export const beginningIn = (question: Question) =>
  phrase(question, 'no|none|nobody|noone * shorter|less|below|lighter|younger|lower|smaller|fewer than? #n') ??
  allAbove(question)

/** "All are above ten years": no row of the table. */
export const allAbove = (question: Question) => phrase(question, 'all above|older|over than? #n')

/** "It is a cumulative table of the "less than" type, and all its classes are of the same size." */
export function typeOf({ items }: Question, kind: Cell['kind'] | undefined): readonly Item[] {
  if (kind !== 'below' && kind !== 'above') return []
  const at = items.findIndex((item) => item.kind === 'word' && item.text === 'type')
  const all =
    kind === 'below'
      ? [['less', 'than']]
      : [
          ['or', 'more'],
          ['more', 'than'],
        ]
  const named = items.slice(Math.max(0, at - 2), Math.max(0, at))
  const isNamed = all.some((before) =>
    before.every((word, index) => {
      const item = named[index]
      return item?.kind === 'word' && item.text === word
    }),
  )
  const usual = new Set(['cumulative', 'all', 'same'])
  return [
    ...(isNamed ? named : []),
    ...items.filter((item) => item.kind === 'word' && (usual.has(item.text) || (isNamed && item.text === 'type'))),
  ]
}

/** What else is told and changes nothing: how many there are in all, how wide the classes are, and the class of a school. */
export function toldBeside(question: Question, { frequencies, width }: Grouped): readonly Fact[] {
  const numbers = frequencies.filter((f) => typeof f === 'number')
  const total = numbers.length === frequencies.length ? numbers.reduce((sum, f) => sum + f, 0) : null
  return question.facts.filter((fact) => {
    if (fact.kind === 'letter') return isUnit(question, fact) || isSchoolClass(question, fact)
    if (fact.kind !== 'number' || fact.node.kind !== 'number' || !isInteger(fact.value)) return false
    if (isClassSize(question, fact)) return equals(fact.value, width)
    return toNumber(fact.value) === total || isSchoolClass(question, fact)
  })
}

/** "Rise (in m)" */
function isUnit({ items }: Question, fact: Fact): boolean {
  const before = items[items.indexOf(fact) - 1]
  return fact.kind === 'letter' && /^[mgh]$/.test(fact.name) && before?.kind === 'word' && before.text === 'in'
}

/** "taking class size 20", "class size is 20" */
function isClassSize({ items }: Question, fact: Fact): boolean {
  const at = items.indexOf(fact)
  const before = items.slice(Math.max(0, at - 3), at).filter((item) => !(item.kind === 'word' && item.text === 'is'))
  const [name, what] = before.slice(-2)
  return name?.kind === 'word' && name.text === 'class' && what?.kind === 'word' && /^(?:size|width)$/.test(what.text)
}

/** "the students of Class 10", "Class X of a school" */
function isSchoolClass({ items }: Question, fact: Fact): boolean {
  const at = items.indexOf(fact)
  const [before, after] = [items[at - 1], items[at + 1]]
  const isNamed = before?.kind === 'word' && before.text === 'class'
  const isClass = fact.kind === 'letter' ? fact.name === 'X' : fact.kind === 'number' && fact.value.n <= 12n
  return isNamed && isClass && (after?.kind === 'word' || after?.kind === 'mark')
}
