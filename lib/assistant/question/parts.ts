/** A part of a question, with its label. */
export interface LabelledPart {
  /** '(i)' */
  readonly label: string
  readonly text: string
}

export interface WithParts {
  /** What all the parts speak of, with the table that stands behind them. */
  readonly stem: string
  /** In their order; none where the question is not asked in parts. */
  readonly parts: readonly LabelledPart[]
}

interface Numbering {
  readonly mark: RegExp
  readonly names: readonly string[]
}

const numerals: Numbering = {
  mark: /\(\s*(i{1,3}|iv|vi{0,3})\s*\)|(?<=^|\n|[\s,:;.])(i{1,3}|iv|vi{0,3})\s*\)(?=\s)|(?<=^|\n)\s*(i{1,3}|iv|vi{0,3})\s*\.(?=\s)/g,
  names: ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'],
}
/** Behind a verb or a mark: the "(1)" of "x + y = 5 (1)" names an equation. */
const numbers: Numbering = {
  mark: /(?<=(?:^|\n|[,:;]|[.?!]\s|\b(?:find|calculate|determine|and|nikalo))\s*|[a-z²³]\s|\n)(?<!\([^()]{0,9})\(?([1-6])\)(?=\s*[a-z])|(?<=\s)(?<!\([^()]{0,40})([1-6])\)(?= ?[-−\d√])|(?<=\n)[ \t]*([1-6])\.(?=[ \t]*[a-z∠△Δ])/gi,
  names: ['1', '2', '3', '4', '5', '6'],
}
const letters: Numbering = {
  mark: /(?<=^|\n|[\s,:;.])\(?([a-f])\)(?=\s)/g,
  names: ['a', 'b', 'c', 'd', 'e', 'f'],
}

/** "Class: 0–10, 10–20", "Rainfall (in mm): 0–8, 8–16", a column of a table */
const column = /^[^:(\n]+(?:\([^)\n]*\))?: \S.*,/
const tableRow = /\d ?[-–—] ?\d|\b(?:less than|more than|below) \d/gi

/** Where a table stands behind what a part asks, on its own lines or in its own sentence; its end where there is none. */
function tableFrom(text: string): number {
  const starts = [...text.matchAll(/[.?]\s+|\n/g)].map(({ 0: gap, index }) => index + gap.length)
  const isTable = (start: number) => {
    const [head, rest] = [text.slice(0, start), text.slice(start)]
    const isColumn = /\n\s*$/.test(head) && column.test(rest)
    const rows = rest.match(tableRow)?.length ?? 0
    return isColumn || (rows > 2 && head.search(tableRow) < 0 && !/[?]|\b(?:find|what|how)\b/i.test(rest))
  }
  return starts.find(isTable) ?? text.length
}

const value = String.raw`\$?(?:\d+\.\d+|22 ?\/ ?7|\\d?frac ?\{?22\}?\{?7\}?)\$?`
const told = (of: string) =>
  String.raw`(?:the )?(?:value of )?\$?(?:${of})\$?(?: ?= ?| (?:as|is|to be|ko|ki value) )${value}`
const rootToo = `(?:(?:,| and| aur|, and)? ${told(String.raw`√ ?[2357]|\\sqrt\{?[2357]\}?`)})*`
/** "(Use π = 3.14)", "taking pi as 22/7", "find the roots if they are equal." behind the last part hold for all. */
const piBehind = new RegExp(
  String.raw`^(.*?)((?:[,;]? ?\(? ?|\. )(?<![a-z])(?:(?:use|take|taking|using|assume|given|where|with|put|let|lena|lo)(?: that)? )?(?:${told(String.raw`√ ?[2357]|\\sqrt\{?[2357]\}?`)}(?:,| and| aur) )?${told(String.raw`π|\\pi|pie?`)}${rootToo}(?: (?:lena|lo|lijiye|le|use karo|use|rakho|lete hue|maan lo))* ?\)?\.?|(?<=\. )find (?:the )?roots,? if they are equal\.?)\s*$`,
  'is',
)

const things =
  'die|dice|coin|card|ball|throw|toss|draw|term|number|one|day|player|person|case|bag|box|class|row|equation|line|point|year|month|two|three|four|five|six|seven|eight|nine|ten|n|\\d'
const isPlace = `(?! (?:${things})s?\\b)`
/** "find first the arc second the area", "the number is first odd second a square": places that number what is asked, as it is dictated. */
const ordinals = new RegExp(
  `\\b(find|calculate|determine|is|are|be|getting|that)[ ,:]+(?:first|firstly)\\b${isPlace}(.+?)[ ,]+(?:and )?(?:second|secondly)\\b${isPlace}(.+?)(?:[ ,]+(?:and )?(?:third|thirdly)\\b${isPlace}(.+?))?$`,
  'i',
)
/** "an odd number and second part a perfect square" */
const secondPart =
  /\b(is|getting|probability of)((?: (?!(?:is|getting|probability)\b)[^ .?]+){1,12}?)[ ,]+(?:and |aur )?(?:second part|2nd part)(?: is| that it is)?:? (.+)$/i

/** The parts that a dictated question numbers by "first", "second" or names as "second part", numbered. */
function dictatedParts(text: string): string {
  const found = ordinals.exec(text)
  if (found) {
    const [all, verb = '', ...asked] = found
    const labels = ['(i)', '(ii)', '(iii)']
    const parts = asked.flatMap((one: string | undefined, at) =>
      one === undefined ? [] : [`${labels[at] ?? ''} ${one.trim()}`],
    )
    return text.slice(0, text.length - all.length) + [verb, ...parts].join(' ')
  }
  return text.replace(secondPart, '$1 (i)$2 (ii) $3')
}

/** The parts of "A die is thrown. (i) Find ... (ii) Find ...", taken from it: two at least, each with its text, numbered from (i) or 1) on. */
export function partsApart(text: string): WithParts {
  // "OR (iii)": the label of a choice stands twice
  const once = text
    .replace(/(\bOR\b)\s*\((?:i{1,3}|iv|v|vi)\)/g, '$1')
    // "the bulb drawn in (i)"
    .replace(/\b(drawn|taken|picked|selected|chosen|found|as) in (?:part )?\((?:i{1,3}|iv|v|vi)\)/gi, '$1')
  const inNumerals = apart(once, numerals)
  const inNumbers = inNumerals.parts.length > 0 ? inNumerals : apart(once, numbers)
  const dictated = inNumbers.parts.length > 0 ? once : dictatedParts(once)
  const { stem, parts } = dictated === once ? inNumbers : apart(dictated, numerals)
  return { stem, parts: parts.flatMap(chosenFrom).flatMap(nestedIn) }
}

/** "(ii) What is the probability that the second card is (a) an ace? (b) a queen?": words in both, and no options. */
function nestedIn(part: LabelledPart): readonly LabelledPart[] {
  const { stem, parts } = apart(part.text, letters)
  const isAsked = parts.length < 4 && parts.every(({ text }) => /^[^\d$]*[a-z]{3}[^\d$]*$/i.test(text))
  return parts.length > 1 && isAsked && /\b(?:is|of|be|getting|hone)$/.test(stem)
    ? parts.map(({ label, text }) => ({ label: `${part.label}${label}`, text: `${stem} ${text}` }))
    : [part]
}

const or =
  /(?:\n\s*|(?<=[.?!)\]])\s+)(?:\[\s*)?OR\b(?:\s*\])?[\s:]*|,?\s+or\s+(?=(?:find|how|what)\b)|,?\s+OR\s+(?=(?:the|its|[Ff]ind|[Ww]hich|[Hh]ow|[Ww]hat|[Cc]alculate|[Dd]etermine|[Ww]hen)\b)/
const letterOf = /^\s*\(?([abAB])\)\s*/

/** "(a) Find the height. OR (b) Find the width.": a part that leaves a choice is asked for both. */
function chosenFrom(part: LabelledPart): readonly LabelledPart[] {
  const texts = part.text.split(or).filter((text) => text.trim() !== '')
  if (texts.length !== 2) return [part]
  return texts.map((text, at) => {
    const letter = letterOf.exec(text)?.[1]?.toLowerCase()
    const label = letter === undefined ? (at === 0 ? part.label : `OR ${part.label}`) : `${part.label}(${letter})`
    return {
      label,
      text: text
        .replace(letterOf, '')
        .replace(/^\s*(?=(?:the|its) )/, at > 0 ? 'find ' : '')
        .trim(),
    }
  })
}

/** The same where letters number them, "(a) ... (b) ...", which may be options as well. */
export const lettered = (text: string): WithParts => {
  const { stem, parts } = apart(text, letters)
  return { stem, parts: parts.flatMap(chosenFrom) }
}

function apart(text: string, { mark, names }: Numbering): WithParts {
  const none: WithParts = { stem: text, parts: [] }
  const marks = [...text.matchAll(mark)]
  const named = marks.map((found) => found.slice(1).find((one) => one !== undefined) ?? '')
  // "(iii) ... (iv) ...", of which the first were not copied
  const from = names === numerals.names ? names.indexOf(named[0] ?? '') : 0
  const isRun = named.every((name, index) => name === names[from + index])
  const [first] = marks
  if (!first || marks.length < 2 || !isRun) return none
  const texts = marks.map((found, index) => text.slice(found.index + found[0].length, marks[index + 1]?.index).trim())
  // told behind one part, it holds for all, unless another tells its own
  const toldAt = texts.filter((one) => /π|\\pi\b|\bpie?\b/.test(one)).length === 1 ? 0 : texts.length - 1
  const found = texts.map((one, at) => {
    const isOther =
      toldAt > 0 && texts.length > 1 && !/\)\.?\s*$/.test(one) && /π|\\pi\b/.test(texts.slice(0, at).join())
    return at < toldAt || isOther ? null : piBehind.exec(one)
  })
  const pi = found.map((one) => one?.[2] ?? '').join('')
  const [last = '', ...before] = found.map((one, at) => one?.[1] ?? texts[at] ?? '').toReversed()
  const end = tableFrom(last.trim())
  const table = last.trim().slice(end)
  const asked = [...before.toReversed(), last.trim().slice(0, end).trim()]
  if (asked.includes('')) return none
  return {
    stem: [text.slice(0, first.index).trim(), ...(pi === '' ? [] : [pi]), table].join('\n').trim(),
    parts: asked.map((part, index) => ({ label: `(${names[index] ?? ''})`, text: part })),
  }
}
