import known from './read-through.json'
import { denies, senseOf, signsOf, type Sign } from './signs-of'
import type { ContentError, ContentFile } from '@/lib/content/content-error'

/** Texts that belong together: an example with its solution, a figure, a question of a paper; any other line by itself. */
interface Chunk {
  readonly first: number
  readonly lines: readonly string[]
}

const begins: readonly (readonly [begin: RegExp, end: RegExp])[] = [
  [/^\s*<Example\b/, /^\s*<\/Example>/],
  [/^\s*<Figure\b(?!.*\/>\s*$)/, /\/>\s*$/],
]

function chunksIn({ path, text }: ContentFile): readonly Chunk[] {
  const lines = text.split('\n')
  const chunks: Chunk[] = []
  for (let first = 0; first < lines.length;) {
    const last = lastOf(lines, first, path.startsWith('papers/'))
    chunks.push({ first, lines: lines.slice(first, last + 1) })
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
  const last = end ? lines.findIndex((other, index) => index >= first && end.test(other)) : first
  return last < 0 ? first : last
}

/** What is written down of the content as it stands, for read-through.json. */
export function toBeKnown(files: readonly ContentFile[]): Readonly<Record<string, string>> {
  const found = new Map<string, readonly string[]>()
  for (const chunk of files.filter(isRead).flatMap(chunksIn)) {
    const read = signsOf(chunk.lines)
    if (read) found.set(read.name, [...new Set([...(found.get(read.name) ?? []), textOf(read.signs)])])
  }
  return Object.fromEntries(
    [...found].map(([name, texts]) => [name, texts.join('|')] as const).toSorted(([a], [b]) => a.localeCompare(b)),
  )
}

const isRead = ({ path }: ContentFile): boolean => /^(?:lessons|papers|tips)\//.test(path)
const textOf = (signs: readonly Sign[]): string => signs.map(({ text }) => text).join(' ')

const before: Readonly<Record<string, string>> = known

/**
 * A remark on a text that is known but for one sign, one number or one word of its kind: "perpendicular" has become "parallel", 4 was -4, two have
 * changed places, or a "not" is gone. Who changes an example changes more of it: then nothing is said.
 */
export function changedInOnePlace(file: ContentFile): readonly ContentError[] {
  if (!isRead(file)) return []
  return chunksIn(file).flatMap(({ first, lines }) => {
    const read = signsOf(lines)
    const texts = ((read && before[read.name]) ?? '').split('|')
    if (!read || texts[0] === '' || texts.includes(textOf(read.signs))) return []
    const [other] = texts.flatMap((text) => otherSign(lines, read.signs, text.split(' ')) ?? [])
    return other
      ? [
          {
            file: file.path,
            line: first + other.sign.line + 1,
            column: other.sign.column + 1,
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

/** The one sign that is another, the first of two in a line that have changed places, or a "not" too many or too few. */
function otherSign(lines: readonly string[], signs: readonly Sign[], texts: readonly string[]): Other | undefined {
  if (signs.length !== texts.length) return otherDenial(signs, texts)
  const others = signs.flatMap((sign, index) => {
    const was = texts[index] ?? ''
    return sign.text === was || sayTheSame(sign, was) ? [] : [{ sign, was }]
  })
  const [one, two, ...more] = others
  if (!one || more.length > 0) return undefined
  const found = { sign: one.sign, what: `"${one.sign.text}" stands here where "${one.was}" stood` }
  if (!two) return found
  const isExchanged = two.sign.text === one.was && two.was === one.sign.text && two.sign.line === one.sign.line
  const between = (lines[one.sign.line] ?? '').slice(one.sign.column + one.sign.text.length, two.sign.column)
  // 4 + 2 is 2 + 4
  return isExchanged && (/[a-z]{3}/.test(between) || between === '/' || /[a-z]{2}/.test(one.was))
    ? { sign: one.sign, what: `"${one.sign.text}" and "${one.was}" have changed places` }
    : undefined
}

function otherDenial(signs: readonly Sign[], texts: readonly string[]): Other | undefined {
  const at = signs.findIndex(({ text }, index) => text !== texts[index])
  const place = at < 0 ? signs.length : at
  const [here, was] = [signs[place], texts[place] ?? '']
  const [mine, theirs] = [signs.slice(place).map(({ text }) => text), texts.slice(place)]
  const isSame = (a: readonly string[], b: readonly string[]) => a.join(' ') === b.join(' ')
  if (here && denies(here.text) && isSame(mine.slice(1), theirs))
    return { sign: here, what: `"${here.text}" stands here and did not stand there before` }
  const sign = here ?? signs.at(-1)
  return sign && denies(was) && isSame(mine, theirs.slice(1))
    ? { sign, what: `a "${was}" ${here ? `before "${here.text}"` : 'behind it'} is gone` }
    : undefined
}

const sayTheSame = ({ sense }: Sign, was: string): boolean => senseOf(was) === sense
