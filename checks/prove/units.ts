import type { AnswerRule } from '@/lib/answers/rule'
import type { Book } from './book'
import { closed } from './book'
import type { Claim } from './claims'
import { factsOfKey } from './facts'
import { keyParts } from './key-parts'
import { same } from './worked-out'

/** What is wrong with the units of claimed values: each is the key's, of the right dimension, and spoken of elsewhere. */
export function unitComplaints(book: Book): readonly string[] {
  return book.claims.flatMap((claim) => {
    const unit = claim.said?.unit
    return unit === undefined || claim.line < 0
      ? []
      : [...againstKey(book, claim, unit), ...againstWords(claim, unit), ...unheard(book, claim, unit)].map(
          (what) => `step ${claim.line + 1} "${book.problem.steps[claim.line] ?? ''}": ${what}`,
        )
  })
}

/** One spelling for each unit. */
const plain = (unit: string): string =>
  unit
    .trim()
    .replace(/^(?:sq\.?|square) (\w+)$/, '$1²')
    .replace(/^(?:cu\.?|cubic) (\w+)$/, '$1³')
    .replace(/\^?\{?2\}?$/, '²')
    .replace(/\^?\{?3\}?$/, '³')
    .replace(/\bunit\b/, 'units')

const unitsOf = (rule: AnswerRule): readonly string[] => {
  if (!('unit' in rule) || rule.unit === undefined) return []
  return typeof rule.unit === 'string' ? [rule.unit] : Object.values<string>(rule.unit)
}

/** The last line of a part states the key in the unit of the rule. */
function againstKey(book: Book, claim: Claim, unit: string): readonly string[] {
  const part = keyParts(book.problem).find(({ to }) => to === claim.line + 1)?.part
  const node = claim.sides.at(-1)?.node
  const [value] = node ? closed(book, node) : []
  const units = part ? unitsOf(part.rule).map(plain) : []
  if (!part || value === undefined || units.length === 0) return []
  const isKey = factsOfKey(part.rule).some((fact) => same(fact.value, value))
  return isKey && !units.includes(plain(unit)) ? [`the key is in ${units.join(', ')}, not in ${unit}`] : []
}

const dimensions: readonly (readonly [words: RegExp, power: string])[] = [
  [/\barea\b|\bsurface\b/, '²'],
  [/\bvolume\b/, '³'],
  [/\b(?:length|breadth|width|height|radius|diameter|perimeter|circumference|distance|side|edge)\b/, ''],
]

/** An area is in squares, a volume in cubes, a length in neither. */
function againstWords({ said }: Claim, unit: string): readonly string[] {
  const measure = /^(?:mm|cm|dm|m|km)([²³]?)$/.exec(plain(unit))
  const [head = ''] = (said?.of ?? '').toLowerCase().split(/ of | from | between /)
  const due = dimensions.find(([words]) => words.test(head))?.[1]
  return measure && due !== undefined && due !== measure[1]
    ? [`${said?.of ?? ''} is not measured in ${unit}: give the unit that fits the words`]
    : []
}

/** A unit that neither the question, nor the key, nor another line speaks of. */
function unheard({ problem }: Book, { line }: Claim, unit: string): readonly string[] {
  const elsewhere = [
    problem.question,
    JSON.stringify([problem.figure, problem.options]),
    ...problem.steps.filter((_, index) => index !== line),
    ...problem.parts.flatMap(({ rule }) => unitsOf(rule)),
  ].join(' ')
  return plain(unit)
    .replace(/[²³]$/, '')
    .split(/[/ ]+/)
    .filter((word) => !new RegExp(`(?<![A-Za-z])${word.replace(/[^\w₹°]/g, '\\$&')}(?![A-Za-z])`, 'i').test(elsewhere))
    .map((word) => `nothing else speaks of ${word}: use the unit of the question`)
}
