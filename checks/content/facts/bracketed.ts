import { isAsserted } from './asserted'
import { inPlainWords } from './in-plain-words'

const angle = String.raw`angle (?:([A-Z]'?)([A-Z]'?)([A-Z]'?)|([A-Z]|\d))(?![A-Za-z'])`
const because = String.raw`(?:,? \(|,? (?:because|since|as) (?:they|these|the angles|both) are |,? being |[.;:,] (?:[Tt]hese|[Tt]hey|[Bb]oth)(?: two)?(?: angles)? are )(?:the )?(?:equal )?(?:a pair of )?`
/** An equality of two angles, or their sum, with the reason behind it. */
const equal = new RegExp(String.raw`(?<![+-] )${angle} = ${angle}(?: = \d+°)?${because}([a-z -]+)`, 'g')
const sum = new RegExp(String.raw`${angle} \+ ${angle} = (\d+)°${because}([a-z -]+)`, 'g')
const sides = new RegExp(String.raw`(?<![+/-] ?)\b([A-Z])([A-Z]) = ([A-Z])([A-Z])${because}([a-z -]+)`, 'g')

const addsTo180 =
  /^(?:co-?interior|interior angles|consecutive interior|allied|linear pair|supplementary|complementary|angle sum)/
const areEqual =
  /^(?:alternate|corresponding|vertically opposite|vertical angles|common|base angles|cpct|opposite angles of (?:a|the) (?:parallelogram|rhombus)|angles opposite)/

/** Why two angles or two sides are what they are said to be, where the reason in brackets says something else. */
export const bracketFaults = (text: string): readonly string[] => {
  const plain = inPlainWords(text)
  return isAsserted(plain)
    ? [
        ...[...plain.matchAll(equal)].flatMap(([, ...found]) => equalFault(found)),
        ...[...plain.matchAll(sum)].flatMap(([, ...found]) => sumFault(found)),
        ...[...plain.matchAll(sides)].flatMap(([, ...found]) => sideFault(found)),
        ...[...plain.matchAll(equalInside)].map(([whole]) => `"${whole}": they add up to 180°`),
      ]
    : []
}

/** "These are equal co-interior angles, so the lines are parallel" */
const equalInside =
  /\bequal (?:a pair of )?(?:co-?interior|allied|consecutive interior) angles|\b(?:co-?interior|allied|consecutive interior) angles (?:are|being) equal\b/gi

/** The vertex of each of two angles that a pattern has found. */
const verticesOf = (found: readonly (string | undefined)[]): readonly [string, string] => [
  found[1] ?? found[3] ?? '',
  found[5] ?? found[7] ?? '',
]

function equalFault(found: readonly (string | undefined)[]): readonly string[] {
  const reason = found[8] ?? ''
  if (addsTo180.test(reason))
    return [
      `"${reason.trim()}" is a reason for a sum of angles: equal are alternate, corresponding or vertically opposite angles`,
    ]
  const [one, other] = verticesOf(found)
  if (/\d/.test(one + other)) return []
  if (/^(?:vertically opposite|vertical angles|common)/.test(reason) && one !== other)
    return [`"${reason.trim()}" angles have the same vertex, and these are at ${one} and ${other}`]
  return /^(?:alternate|corresponding angles?(?! of (?:similar|congruent)))/.test(reason) && one === other
    ? [`"${reason.trim()}" angles lie at two vertices, and these are both at ${one}`]
    : []
}

function sumFault(found: readonly (string | undefined)[]): readonly string[] {
  const [total = '', reason = ''] = found.slice(8)
  if (areEqual.test(reason))
    return [
      `"${reason.trim()}" is a reason for equal angles: a sum of ${total}° has another, such as ${total === '180' ? 'co-interior angles or a linear pair' : 'the angle sum'}`,
    ]
  const [one, other] = verticesOf(found)
  if (/^(?:co-?interior|linear pair|supplementary)/.test(reason) && total !== '180')
    return [`"${reason.trim()}" makes 180°, and not ${total}°`]
  if (/\d/.test(one + other)) return []
  if (/^linear pair/.test(reason) && one !== other)
    return [`the angles of a linear pair have the same vertex, and these are at ${one} and ${other}`]
  return /^co-?interior/.test(reason) && one === other
    ? [`co-interior angles lie at two vertices, and these are both at ${one}`]
    : []
}

function sideFault([a = '', b = '', c = '', d = '', reason = '']: readonly (string | undefined)[]): readonly string[] {
  const common = [a, b].filter((letter) => letter === c || letter === d)
  if (/^(?:equal )?tangents? (?:drawn )?from/.test(reason) && common.length !== 1)
    return [`${a}${b} and ${c}${d} are no tangents from one point: they have no end in common`]
  if (/^common (?:side|hypotenuse|base)/.test(reason) && common.length !== 2)
    return [`${a}${b} and ${c}${d} are two sides, and not a common one`]
  return /^opposite sides of (?:a|the) (?:parallelogram|rectangle|rhombus|square)/.test(reason) && common.length > 0
    ? [`${a}${b} and ${c}${d} meet at ${common[0] ?? ''}: they are not opposite sides`]
    : []
}
