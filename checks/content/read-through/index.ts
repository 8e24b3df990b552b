import known from './read-through.json'
import { kindOfWord } from './kinds-of-words'
import { sentencesToBeKnown, toldOtherwise } from './otherwise-told'
import { comeToTheSame, isMistyped } from './formulas'
import { denies, restricts, senseOf, signsOf, type Chunk, type Sign } from './signs-of'
import type { ContentError, ContentFile } from '@/lib/content/content-error'

const begins: readonly (readonly [begin: RegExp, end: RegExp])[] = [
  [/^\s*<Example\b/, /^\s*<\/Example>/],
  [/^\s*<Figure\b(?!.*\/>\s*$)/, /\/>\s*$/],
  [/^\$\$$/, /^\$\$$/],
  [/^ {2}- name: /, /^ {4}formula: /],
]

function chunksIn({ path, text }: ContentFile): readonly Chunk[] {
  const lines = text.split('\n')
  const chunks: Chunk[] = []
  for (let first = 0; first < lines.length;) {
    const last = lastOf(lines, first, path.startsWith('papers/'))
    const own = lines.slice(first, last + 1)
    const isFormula = lines[first] === '$$' && last > first
    const over = lines.slice(0, first).findLast((line) => line !== '') ?? ''
    chunks.push(
      isFormula
        ? { first: first + 1, lines: own.slice(1, -1), over, isFormula }
        : { first, lines: own, over, isFormula },
    )
    first = last + 1
  }
  return chunks
}

function lastOf(lines: readonly string[], first: number, isPaper: boolean): number {
  const line = lines[first] ?? ''
  if (isPaper) {
    const next = lines.findIndex((other, index) => index > first && /^\s*- (?:id|title): /.test(other))
    return /^\s*- id: /.test(line) ? (next < 0 ? lines.length : next) - 1 : first
  }
  const [, end] = begins.find(([begin]) => begin.test(line)) ?? []
  const last = end
    ? lines.findIndex((other, index) => index >= first + (line === '$$' ? 1 : 0) && end.test(other))
    : first
  return last < 0 ? first : last
}

/** What is written down of the content as it stands, for read-through.json. */
export function toBeKnown(files: readonly ContentFile[]): Readonly<Record<string, string>> {
  const found = new Map<string, readonly string[]>()
  for (const chunk of files.filter(isRead).flatMap(chunksIn)) {
    const read = signsOf(chunk)
    if (read) found.set(read.name, [...new Set([...(found.get(read.name) ?? []), textOf(read.signs)])])
  }
  return Object.fromEntries(
    [...found].map(([name, texts]) => [name, texts.join('|')] as const).toSorted(([a], [b]) => a.localeCompare(b)),
  )
}

/** What is written down of its sentences, for sentences.json. */
export const sentencesKnown = (files: readonly ContentFile[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    files
      .filter(isRead)
      .flatMap(chunksIn)
      .flatMap(sentencesToBeKnown)
      .toSorted(([a], [b]) => a.localeCompare(b)),
  )

const isRead = ({ path }: ContentFile): boolean => /^(?:lessons|papers|tips)\//.test(path)
const textOf = (signs: readonly Sign[]): string => signs.map(({ text }) => text).join(' ')

const before: Readonly<Record<string, string>> = known

/**
 * A remark on a text that is known but for one sign, one number, one word of its kind or a piece of a formula: "perpendicular" has become "parallel", 4 was -4, two have
 * changed places, or a "not" is gone; or two stretches of a sentence have changed places. Who changes an example changes more of it: then nothing is said.
 */
export function changedInOnePlace(file: ContentFile): readonly ContentError[] {
  if (!isRead(file)) return []
  return chunksIn(file).flatMap((chunk) => {
    const { first, lines } = chunk
    const read = signsOf(chunk)
    const texts = ((read && before[read.name]) ?? '').split('|')
    if (read && texts.includes(textOf(read.signs))) return []
    const [sign] =
      read && texts[0] !== '' ? texts.flatMap((text) => otherSign(lines, read.signs, text.split(' ')) ?? []) : []
    const other = sign ? { at: sign.sign, what: sign.what } : toldOtherwise(chunk)
    return other
      ? [
          {
            file: file.path,
            line: first + other.at.line + 1,
            column: other.at.column + 1,
            message: `${other.what}; nothing else of the text has changed since it was read through: is it meant? (npm run asked writes down what stands)`,
            remark: true as const,
          },
        ]
      : []
  })
}

interface Other {
  readonly sign: Sign
  readonly what: string
}

/** What of a text is another: one sign, two or more that have changed places, a restriction too few, or a stretch of one formula. */
function otherSign(lines: readonly string[], signs: readonly Sign[], texts: readonly string[]): Other | undefined {
  if (signs.length !== texts.length) return otherStretch(signs, texts)
  const others = signs.flatMap((sign, index) => {
    const was = texts[index] ?? ''
    return sign.text === was || sayTheSame(sign, was) ? [] : [{ sign, was }]
  })
  const [one, two, three] = others
  if (!one) return undefined
  const found = { sign: one.sign, what: `"${one.sign.text}" stands here where "${one.was}" stood` }
  if (!two) return isSameFormula(signs, texts, one.sign) ? undefined : found
  const stretch = otherStretch(signs, texts)
  if (stretch) return stretch
  // "0 < P < 1" for "0 ≤ P ≤ 1"
  const isAlike = others.every(
    ({ sign, was }) => sign.text === one.sign.text && was === one.was && sign.line === one.sign.line,
  )
  if (isAlike && /^[^\w\s]+$/.test(one.sign.text) && /^[^\w\s]+$/.test(one.was)) return found
  const isExchanged = two.sign.text === one.was && two.was === one.sign.text
  const exchanged = { sign: one.sign, what: `"${one.sign.text}" and "${one.was}" have changed places` }
  // the same words in another order, each in the place of one of its kind
  if (three) {
    const isOneLine = others.every(({ sign }) => sign.line === one.sign.line && kindOf(sign.text) !== undefined)
    const mine = others.map(({ sign }) => sign.text.toLowerCase()).toSorted()
    const theirs = others.map(({ was }) => was.toLowerCase()).toSorted()
    return isOneLine && mine.join(' ') === theirs.join(' ') ? exchanged : undefined
  }
  if (!isExchanged || [one, two].every(({ sign }) => isSameFormula(signs, texts, sign))) return undefined
  if (two.sign.line !== one.sign.line) return exchanged
  const between = (lines[one.sign.line] ?? '').slice(one.sign.column + one.sign.text.length, two.sign.column)
  // 4 + 2 is 2 + 4
  return /[a-z]{3}/.test(between) || between === '/' || /[a-z]{2}/.test(one.was) ? exchanged : undefined
}

/** The stretch in which a text is another: a restriction that is gone, a denial that was not there, or a part of one formula. */
function otherStretch(signs: readonly Sign[], texts: readonly string[]): Other | undefined {
  const now = signs.map(({ text }) => text)
  const isAlike = (sign: Sign | undefined, was: string | undefined) =>
    sign !== undefined && was !== undefined && (sign.text === was || sayTheSame(sign, was))
  let start = 0
  while (isAlike(signs[start], texts[start])) start += 1
  let end = 0
  while (end < Math.min(now.length, texts.length) - start && isAlike(signs.at(-1 - end), texts.at(-1 - end))) end += 1
  const [mine, theirs] = [now.slice(start, now.length - end), texts.slice(start, texts.length - end)]
  const [here, was] = [signs[start], theirs[0] ?? '']
  const sign = here ?? signs.at(-1)
  if (!sign) return undefined
  if (mine.length === 1 && theirs.length === 0 && denies(sign.text))
    return { sign, what: `"${sign.text}" stands here and did not stand there before` }
  if (mine.length === 0 && theirs.length === 1 && restricts(was))
    return {
      sign,
      what: `${/^e/i.test(was) ? 'an' : 'a'} "${was}" ${here ? `before "${here.text}"` : 'behind it'} is gone`,
    }
  const opened = now.slice(0, start).filter((text) => text === '$').length % 2 === 1
  if (!opened || [...mine, ...theirs].includes('$') || !isMistyped(mine, theirs)) return undefined
  if (isSameFormula(signs, texts, sign)) return undefined
  return {
    sign,
    what: `"${shown(mine)}" stands in this formula where ${theirs.length === 0 ? 'nothing' : `"${shown(theirs)}"`} stood`,
  }
}

const shown = (tokens: readonly string[]): string => tokens.join(' ').replaceAll('_', ' ')

/** Whether the formula of a sign comes to what it came to before. */
function isSameFormula(signs: readonly Sign[], texts: readonly string[], sign: Sign): boolean {
  const now = signs.map(({ text }) => text)
  const place = signs.indexOf(sign)
  const start = now.lastIndexOf('$', place)
  if (start < 0 || now.slice(0, place).filter((text) => text === '$').length % 2 === 0) return false
  const formulaOf = (all: readonly string[]) => all.slice(start + 1, all.indexOf('$', start + 1))
  return comeToTheSame(formulaOf(now), formulaOf(texts))
}

const kindOf = (word: string): number | undefined => kindOfWord.get(word.toLowerCase())?.[0]

const sayTheSame = ({ sense }: Sign, was: string): boolean => senseOf(was) === sense
