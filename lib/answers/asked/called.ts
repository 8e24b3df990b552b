import { wordOf } from './words'

/** What a name is made of, so that two ways of writing it can be compared. */
export interface Called {
  /** What stands for one thing of the question: "BD", "a_10", "p(5)", "tanA". BD and DB, ABC and CBA are one. */
  readonly marks: readonly string[]
  /** The words that say what it is. */
  readonly words: readonly string[]
  /** A calculation with names, "AB + BC": it names nothing by its parts. */
  readonly calculated: boolean
  /** Without spaces, for calculations. */
  readonly whole: string
}

const longest = 120

const phrases: readonly (readonly [RegExp, string])[] = [
  [/\b(?:highest|greatest) common (?:factor|divisor|measure)\b/gi, 'hcf'],
  [/\b(?:least|lowest) common multiple\b/gi, 'lcm'],
  [/\bC\.?S\.?A\b\.?/gi, 'curved surface area'],
  [/\bL\.?S\.?A\b\.?/gi, 'curved surface area'],
  [/\bT\.?S\.?A\b\.?/gi, 'total surface area'],
  [/\bS\.?A\b\.?/g, 'surface area'],
  [/x\u0304|\bx bar\b/gi, ' mean '],
  [/\bm?∠|\bm(?=∠)|\b[Aa]ngle (?=[A-Z]{1,3}\b)/g, ' '],
  [/△|Δ(?=\s?[A-Z])/g, ' triangle '],
  [/\bfirst \d+ terms\b/gi, 'sum'],
  [/(?<=[θαβA-Z])(?=(?:sin|cosec|cos|tan|sec|cot)[θαβA-Z])/g, ' '],
  [/\btheta\b/gi, 'θ'],
  [/\balpha\b/gi, 'α'],
  [/\bbeta\b/gi, 'β'],
]

/** Capitals that are a word all the same. */
const capitalWords = new Set(
  'HCF LCM GCD GCF RHS LHS MEAN MODE AREA AGE SUM COST TIME SIDE ROWS BAGS ANS TERM ROOT'.split(' '),
)

const piece =
  /(?<call>[A-Za-z]{1,5})\((?<inner>[^()]{0,60})\)|(?<ratio>sin|cosec|cos|tan|sec|cot)(?<power>\^?[23](?!\s?[A-Zθαβ]))?\s?(?<angle>\d?[A-Zθαβ](?![A-Za-z]))|(?<letter>[A-Za-zα-ωΔ])(?:_\(?(?<index>[A-Za-z\d?]{1,4})\)?|(?<figure>\d{1,3})(?![\d.]))|(?<capitals>[A-Z?]{2,4})(?![\p{L}\d?])|(?<word>\p{L}[\p{L}'’]*)|(?<place>\d{1,3})(?:st|nd|rd|th)\b|(?<any>\?)/gu

/** Reads a name: of a rule, or as it was typed. */
export function called(name: string): Called {
  const text = phrases.reduce((out, [from, to]) => out.replace(from, to), name.slice(0, longest))
  const marks: string[] = []
  const words: string[] = []
  for (const { groups = {}, index, 0: found } of text.matchAll(piece)) {
    const one = partOf(groups, text.slice(index + found.length))
    marks.push(...one.marks)
    words.push(...one.words)
  }
  return { marks: joined(marks, text), words, calculated: isCalculated(text), whole: wholeOf(text) }
}

/** "distance of P from B", "between A and B" as PB, AB. */
const joined = (marks: readonly string[], text: string): readonly string[] =>
  marks.length === 2 && marks.every((one) => /^[A-Z]$/.test(one)) && /\b(?:from|to|and|between|joining)\b/.test(text)
    ? [sorted(marks.join(''))]
    : marks

interface Found {
  readonly marks: readonly string[]
  readonly words: readonly string[]
}

const none: Found = { marks: [], words: [] }
const mark = (text: string): Found => ({ marks: [text], words: [] })

function worded(text: string): Found {
  const word = wordOf(text)
  return word === null ? none : { marks: [], words: [word] }
}

type Groups = Readonly<Record<string, string | undefined>>

function partOf(
  { call, inner = '', ratio, power = '', angle = '', letter, index, figure, capitals, word, place, any }: Groups,
  after: string,
): Found {
  if (call !== undefined) return callOf(call, inner)
  if (ratio !== undefined) return mark(`${ratio}${power.replace(/\^?(?=\d)/, '^')}${angle}`)
  if (letter !== undefined) return mark(`${termLetter(letter, index ?? figure ?? '')}_${index ?? figure ?? ''}`)
  if (capitals !== undefined) return capitalWords.has(capitals) ? worded(capitals) : mark(sorted(capitals))
  if (place !== undefined) return mark(`a_${place}`)
  if (any !== undefined) return mark(any)
  if (word === undefined) return none
  const nth = /^([aAsStT])n$/.exec(word)
  if (nth?.[1] !== undefined && !/^\s+[a-z]/.test(after)) return mark(`${termLetter(nth[1], 'n')}_n`)
  if (word.length > 1) return worded(word)
  return /^[aAI]$/.test(word) && /^\s+[a-z]{2}/.test(after) ? none : mark(word)
}

/** T_5 and t_5 are a_5; s_5 is S_5. */
const termLetter = (letter: string, index: string): string =>
  /^(?:\d+|n)$/.test(index) ? letter.replace(/^[tTA]$/, 'a').replace('s', 'S') : letter

/** BD for DB; ABC for CBA. */
const sorted = (letters: string): string => {
  const turned = [...letters].reverse().join('')
  return turned < letters ? turned : letters
}

/** "B(x, y)" is B, "ar(ABC)" the area of ABC, "HCF(12, 18)" the HCF; "p(5)" and "P(not red)" stay whole. */
function callOf(name: string, inner: string): Found {
  const known = wordOf(name)
  if (/^(?:hcf|lcm)$/.test(known ?? '')) return worded(name)
  if (known === 'area' || /^[ldm]$/.test(name)) {
    const { marks, words } = called(inner)
    return { marks, words: known === 'area' ? [...words, known] : words }
  }
  if (name.length > 1 && known !== null && known !== 'probability') {
    const { marks, words } = called(inner)
    return { marks, words: [known, ...words] }
  }
  if (name === '' || /,/.test(inner)) return mark(name)
  return mark(known === 'probability' ? `P(${inner})` : `${name}(${inner.replace(/\s+/g, ' ').trim()})`)
}

const isCalculated = (typed: string): boolean => {
  // "sec 2A" is one name
  const text = typed.replace(/((?:sin|cosec|cos|tan|sec|cot)\s?)\d(?=[A-Zθαβ](?![A-Za-z]))/g, '$1')
  return (
    /(?:^|[-+*(\s])[2-9]\s?(?:sin|cosec|cos|tan|sec|cot)/.test(text) ||
    /[+*^√π/]/.test(text.replace(/(?:sin|cosec|cos|tan|sec|cot)\^\d/g, '').replace(/(?<=[A-Za-z])\([^()]*\)/g, '')) ||
    /\s-\s(?:sin|cosec|cos|tan|sec|cot)(?![a-z])|\d\s?[a-zA-Zα-ω](?![a-z])|[A-Za-z\d)]\s?[-]\s?[A-Zα-ω\d(](?![a-z])/.test(
      text,
    )
  )
}

/** A sum is the same in any order. */
const wholeOf = (text: string): string => {
  const plain = text.replace(/[\s*]/g, '')
  return /^[^-/]*$/.test(plain) ? plain.split('+').sort().join('+') : plain
}
