import { isAsserted } from './asserted'
import { sentencesIn } from './in-plain-words'
import { small } from '@/lib/reading/tokens/number-names'

const count = String.raw`(\d+|no|none|${small.slice(1, 8).join('|')})`
const most = 12

const sizeOf = (word = ''): number => {
  const said = word.toLowerCase()
  return said === 'no' || said === 'none' ? 0 : /^\d/.test(said) ? Number(said) : small.indexOf(said)
}

type Which = (count: number) => boolean

const kinds: readonly (readonly [words: string, which: (size: number) => Which])[] = [
  [`at least ${count}`, (size) => (one) => one >= size],
  [`(?:at most|no more than|not more than|up to) ${count}`, (size) => (one) => one <= size],
  [`(?:more|greater) than ${count}`, (size) => (one) => one > size],
  [`(?:fewer|less) than ${count}`, (size) => (one) => one < size],
  [`exactly ${count}`, (size) => (one) => one === size],
  [`${count} (?:[a-z]+ )?or (?:more|above)`, (size) => (one) => one >= size],
  [`${count} (?:[a-z]+ )?or (?:fewer|less|below)`, (size) => (one) => one <= size],
]
const anyKind = kinds.map(([words]) => words.replace(count, String.raw`(?:${count.slice(1)}`)).join('|')

/** "at most two", "two or fewer": how many may be meant. */
function whichIn(text: string): Which | undefined {
  const found = kinds.flatMap(([words, which]) => {
    const [, size] = new RegExp(String.raw`^["“' ]*(?:the )?${words}\b`, 'i').exec(text) ?? []
    return size === undefined || sizeOf(size) < 0 ? [] : [which(sizeOf(size))]
  })
  return found[0]
}

/** "one or two", "none, one or two" by itself. */
function listedIn(text: string): readonly number[] {
  const [list] =
    new RegExp(String.raw`^["“' ]*${count}(?: [a-z]+)?(?:,? (?:or )?${count})*(?: or ${count})`, 'i').exec(text) ?? []
  return list === undefined
    ? []
    : Array.from(list.matchAll(new RegExp(String.raw`\b${count}\b`, 'gi')), ([, word]) => sizeOf(word))
}

const head = new RegExp(
  String.raw`(?:^|; )["“']?(?:and |while |whereas )?["“']?(${anyKind})["”']?(?: ([a-z]+?)s?)?["”']?(?: (?:means|is|says|stands for)|:) (.*)$`,
  'i',
)
const opposite = new RegExp(
  String.raw`\b(?:complement|opposite)(?: event)? of ["“']?(${anyKind})(?: ([a-z]+?)s?)?["”']? is ["“']?((?:${anyKind})(?: ([a-z]+?)s?)?)\b`,
  'i',
)
const isOpposite = new RegExp(
  String.raw`["“']?(${anyKind})(?: ([a-z]+?)s?)?["”']? is (?:the )?(?:complement|opposite)(?: event)? of ["“']?((?:${anyKind})(?: ([a-z]+?)s?)?)\b`,
  'i',
)
const byComplement = new RegExp(
  String.raw`P\(["“']?(${anyKind})(?: ([a-z]+?)s?)?["”']?\) = 1 - P\(["“']?((?:${anyKind})(?: ([a-z]+?)s?)?)["”']?\)`,
  'i',
)

const range = Array.from({ length: most }, (_, index) => index)
const shown = (which: Which): string => {
  const [first = 0, ...more] = range.filter(which)
  const last = more.at(-1) ?? first
  if (last === most - 1) return first === 0 ? 'any number' : `${small[first] ?? first} or more`
  return more.length === 0
    ? first === 0
      ? 'none'
      : `exactly ${small[first] ?? first}`
    : first === 0
      ? `${small[last] ?? last} or fewer, none as well`
      : `${small[first] ?? first} to ${small[last] ?? last}`
}

/** "At most two means two or fewer, but at least one": what such words say, and what is their complement. */
export const atLeastFaults = (text: string): readonly string[] =>
  /\b(?:at (?:least|most)|exactly|or (?:more|fewer|less)|(?:more|fewer|less) than)\b/i.test(text)
    ? sentencesIn(text).flatMap((sentence) => [
        ...meaningFaults(sentence),
        ...openMeaningFaults(sentence),
        ...complementFaults(sentence),
      ])
    : []

const clauses =
  /;\s|,? (?=(?:and|while|whereas)? ?["“']?(?:at (?:least|most)|exactly) \w+["”']?(?: \w+)? (?:means|is)\b)/i

const endsInKind = new RegExp(String.raw`(?:${anyKind})(?: [a-z]+)?["”']?,?(?: (?:and|but|or))?\s*$`, 'i')

function meaningFaults(sentence: string): readonly string[] {
  if (/\b(?:complement|opposite)/i.test(sentence)) return []
  const parts = /(?:means|is|says|stands for) /i.test(sentence) ? sentence.split(clauses) : [sentence]
  return parts.flatMap((part, index) => {
    // "At least one but at most three means ..."
    if (endsInKind.test(parts[index - 1] ?? '')) return []
    const [whole, told = '', , rest = ''] = head.exec(part) ?? []
    const which = whole === undefined ? undefined : whichIn(told)
    if (!which) return []
    const [meaning = '', ...others] = rest.split(/,? (?:but|and) (?=not |no |none |at |three |two |one |all )/)
    const said = whichIn(meaning)
    const listed = listedIn(meaning)
    const wrong =
      (said && listed.length === 0 && range.some((one) => said(one) !== which(one))) ||
      (listed.length > 1 && !isListOf(listed, which)) ||
      [...(said || listed.length > 0 ? others : []), ...(said || listed.length > 0 ? [] : [meaning])].some((other) =>
        isLeftOut(other, which),
      )
    return wrong ? [`"${told}" is ${shown(which)}`] : []
  })
}

const many = String.raw`(?:(?:that|this|so|as) (?:many|much)|(?:that|this|the(?: given| same| named)?) number|it|this|that|the number itself|[nkxm])`

/** How what is said of a number that is not told lies to it, as the signs of differences: "that many or more" is 0 and 1. */
const openKinds: readonly (readonly [words: string, signs: string])[] = [
  [`(?:at least|no fewer than|no less than|not fewer than|not less than)(?: ${many})?`, '0+'],
  [`(?:at most|no more than|not more than|up to)(?: ${many})?`, '-0'],
  [`${many}(?: [a-z]+)?,? (?:or|and) (?:more|above|greater|larger)`, '0+'],
  [`(?:greater|more|larger) than or equal to ${many}|equal to or (?:greater|more|larger) than ${many}`, '0+'],
  [`${many}(?: [a-z]+)?,? (?:or|and) (?:fewer|less|below|smaller)`, '-0'],
  [`(?:less|fewer|smaller) than or equal to ${many}|equal to or (?:less|fewer|smaller) than ${many}`, '-0'],
  [`(?:only |strictly |always )?(?:more|greater|larger) than ${many}|(?:only )?above ${many}`, '+'],
  [`(?:only |strictly |always )?(?:fewer|less|smaller) than ${many}|(?:only )?below ${many}`, '-'],
  [`(?:exactly|just|only) ${many}`, '0'],
]
const openRead = openKinds.map(([words, signs]) => ({
  signs,
  told: new RegExp(`^["“']?(?:${words})["”']?$`, 'i'),
  said: new RegExp(`^["“']?(?:${words})["”']?(?=$|[.,;:!]| \\()`, 'i'),
}))
const openHead =
  /^(?:[-–] )?["“']?((?:at (?:least|most)|no (?:more|fewer|less) than|(?:more|fewer|less|greater) than|exactly)(?: [nkxm]| that many)?)["”']?(?::| (?:means|is|says|stands for)(?: that there are)?) (.*)$/i

/** "At least: more than that many" */
function openMeaningFaults(sentence: string): readonly string[] {
  return sentence.split(/;\s|,? (?:and|while|whereas) (?=["“']?at (?:least|most)\b)/i).flatMap((part) => {
    const [, head = '', meaning = ''] = openHead.exec(part) ?? []
    const told = /^(?:more|greater) than/i.test(head) ? '+' : /^(?:fewer|less) than/i.test(head) ? '-' : openSigns(head)
    const said = openRead.find((kind) => kind.said.test(meaning))?.signs
    return told === undefined || said === undefined || told === said || !isAsserted(part)
      ? []
      : [`"${head}" is ${openShown[told] ?? ''}`]
  })
}

const openSigns = (head: string): string | undefined =>
  /^exactly/i.test(head) ? '0' : openRead.find((kind) => kind.told.test(head))?.signs
const openShown: Readonly<Record<string, string>> = {
  '0+': 'that many or more',
  '-0': 'that many or fewer',
  '+': 'more than that many',
  '-': 'fewer than that many',
  '0': 'neither more nor fewer',
}

/** The list leaves nothing out that there can be below or between, and nothing in it is another. */
function isListOf(listed: readonly number[], which: Which): boolean {
  const [least = 0, greatest = 0] = [Math.min(...listed), Math.max(...listed)]
  const first = range.find(which) ?? 0
  const isOpen = which(most - 1)
  const last = range.findLast(which) ?? 0
  return (
    listed.every(which) && least === first && (isOpen || greatest === last) && listed.length === greatest - least + 1
  )
}

/** "but at least one", "but not none", "no head is not counted", "but not all" */
function isLeftOut(words: string, which: Which): boolean {
  const also = whichIn(words)
  if (also) return range.some((one) => which(one) && !also(one))
  const [, not] = new RegExp(String.raw`^not ${count}\b(?! (?:more|fewer|less))`, 'i').exec(words) ?? []
  if (not !== undefined) return which(sizeOf(not))
  if (/^not all\b/i.test(words)) return which(most - 1)
  const [, some] =
    new RegExp(
      String.raw`^${count}(?: [a-z]+){0,3} (?:is|are) (?:not (?:counted|included|among|meant|one of)|excluded|left out)`,
      'i',
    ).exec(words) ?? []
  return some !== undefined && which(sizeOf(some))
}

function complementFaults(sentence: string): readonly string[] {
  const [, told = '', thing, other = '', otherThing] =
    opposite.exec(sentence) ?? isOpposite.exec(sentence) ?? byComplement.exec(sentence) ?? []
  const [one, two] = [whichIn(told), whichIn(other)]
  if (!one || !two || !isAsserted(sentence)) return []
  const isOther = thing !== undefined && otherThing !== undefined && thing.toLowerCase() !== otherThing.toLowerCase()
  return isOther || range.some((value) => one(value) === two(value))
    ? [`the complement of "${told}" is "${complementOf(one)}", and not "${other.trim()}"`]
    : []
}

const complementOf = (which: Which): string => {
  const rest = range.filter((one) => !which(one))
  const [first = 0] = rest
  const last = rest.at(-1) ?? first
  if (rest.length !== last - first + 1) return `all but ${small[range.find(which) ?? 0] ?? ''}`
  if (last === most - 1) return `at least ${small[first] ?? first}`
  return last === 0 ? 'none' : `at most ${small[last] ?? last}`
}
