import { type Item, textOf } from '../../question/fact'
import { numberNamed } from '../../question/number-named'
import type { Question } from '../../question/question'
import { add, equals, fraction, isInteger, multiply, type Fraction } from '../../../maths/fraction'

/** A word, a measure or the end of a sentence. */
export type Piece =
  | { readonly kind: 'word'; readonly text: string }
  /** `unit`: 'km', 'km/h', 'hour', 'day', '₹', or '' where it is a count. */
  | { readonly kind: 'measure'; readonly value: Fraction; readonly unit: string }
  | { readonly kind: 'stop' }

/** Units that may be a word of their own, with what one is in the unit that all are told in. */
const units: ReadonlyMap<string, readonly [unit: string, size: Fraction]> = new Map([
  ...list('hour hours hr hrs ghanta ghante', 'hour', fraction(1)),
  ...list('minute minutes min mins', 'hour', fraction(1, 60)),
  ...list('day days din', 'day', fraction(1)),
  ...list('week weeks', 'day', fraction(7)),
  ...list('rupees rupaye rupee rupay rupaiye rs', '₹', fraction(1)),
])

function list(names: string, unit: string, size: Fraction) {
  return names.split(' ').map((name) => [name, [unit, size]] as const)
}

const half = fraction(1, 2)

/** A count from a place on: "3", "two", "2 and a half", "half an", "an"; null where none stands there. */
function countAt(items: readonly Item[], at: number): readonly [value: Fraction, unit: string, next: number] | null {
  const item = items[at]
  const text = (place: number) => textOf(items[place])
  const isHour = (place: number) => units.has(text(place))
  if (text(at) === 'half') {
    const end = /^an?$/.test(text(at + 1)) ? at + 2 : at + 1
    return isHour(end) ? [half, '', end] : null
  }
  if (/^(?:an?|one)$/.test(text(at)) && isHour(at + 1)) return [fraction(1), '', at + 1]
  const whole = item?.kind === 'number' ? item.value : text(at) === 'one' ? fraction(1) : numberNamed(text(at))
  if (!whole) return null
  const unit = item?.kind === 'number' ? item.unit : ''
  const next = items[at + 1]
  if (unit === '' && next?.kind === 'number' && isInteger(whole) && next.value.n < next.value.d)
    return [add(whole, next.value), next.unit, at + 2]
  if (unit === '' && text(at + 1) === 'and') {
    const end = text(at + 2) === 'a' ? at + 3 : at + 2
    if (text(end) === 'half' && isHour(end + 1)) return [add(whole, half), '', end + 1]
  }
  // "one of them", "two trains": no count
  const isPlain =
    unit === '' && !isHour(at + 1) && !compares(text(at + 1)) && !compares(text(at + 2)) && text(at + 1) !== 'of'
  return (item?.kind === 'word' && text(at) === 'one') || (isPlain && whole.n <= 2n && whole.d === 1n)
    ? null
    : [whole, unit, at + 1]
}

/** x of "x" and of "x m", which is read as a product. */
function letterIn(item: Item): string {
  if (item.kind === 'letter') return item.name
  const node = item.kind === 'formula' && item.node.kind === 'binary' && item.node.operation === '*' ? item.node : null
  return node?.left.kind === 'letter' && node.right.kind === 'letter' && node.right.name === 'm' ? node.left.name : ''
}

/** The words and measures of a question, times in hours or days; null where it states anything else. `isLetter`: a letter that may stand for what is asked. */
export function piecesOf(
  question: Question,
  isLetter: (name: string) => boolean = () => false,
): readonly Piece[] | null {
  const items = question.apart
  const pieces: Piece[] = []
  for (let at = 0; at < items.length;) {
    const item = items[at]
    const count = countAt(items, at)
    if (count) {
      const [value, own, next] = count
      const named = own === '' ? textOf(items[next]) : own
      const [unit, size] = units.get(named) ?? [own, fraction(1)]
      const measure = multiply(value, size)
      const before = pieces.at(-1)
      // "1 hour 20 minutes"
      const link = before?.kind === 'word' && before.text === 'and' ? pieces.at(-2) : before
      const isRest =
        link?.kind === 'measure' && unit === 'hour' && link.unit === 'hour' && size.d === 60n && isInteger(link.value)
      if (isRest) pieces.splice(link === before ? -1 : -2)
      pieces.push({ kind: 'measure', value: isRest ? add(link.value, measure) : measure, unit })
      at = next + (own === '' && units.has(named) ? 1 : 0)
      continue
    }
    // "5 bachche aur hote", five more
    if (textOf(item) === 'and' && /^(?:hot[aei]|hon?te|aa?t[aei]|aa|mil\w*)$/.test(textOf(items[at + 1])))
      pieces.push({ kind: 'word', text: 'more' })
    else if (item?.kind === 'word') pieces.push({ kind: 'word', text: item.text })
    else if (item?.kind === 'mark') pieces.push(item.text === '.' ? { kind: 'stop' } : { kind: 'word', text: ',' })
    else if (item?.kind === 'number')
      pieces.push({ kind: 'word', text: equals(item.value, fraction(1)) ? 'one' : 'two' })
    else if (item && isLetter(letterIn(item))) pieces.push({ kind: 'word', text: letterIn(item) })
    else if (item) return null
    at++
  }
  return pieces
}

const ups =
  /^(?:more|faster|greater|higher|increas(?:e|es|ed)|zyada|jyada|adhik|above|extra|quicker|raised|gained|gains|won|longer|later|late|delayed|exceeds|older|dearer|costlier|extend(?:s|ed)?|badh\w*)$/
const downs =
  /^(?:less|slower|lower|reduc(?:e|es|ed)|decreas(?:e|es|ed)|kam|slowed|fewer|below|earlier|early|sooner|before|saved?|saves|shorter|younger|cheaper|short|failed|absent|dropped|not|lost|lose|loses|gave|spent|broke|backed|withdrew|couldnt|cancel(?:s|l?ed)?|cut|ghat\w*)$/
const moved = /^(?:increas|reduc|decreas|rais|slow|late$|badh|ghat|sav)/

export const compares = (text: string): boolean => ups.test(text) || downs.test(text)

/** A measure with the words that compare it, "5 km/h more", and those that stand about it. */
export interface Told {
  readonly value: Fraction
  readonly unit: string
  readonly way: 'up' | 'down' | null
  /** The words before it and behind it, up to the next measure or stop. */
  readonly before: readonly string[]
  readonly after: readonly string[]
  readonly at: number
}

/** The measures in their order; each word that compares belongs to one of them, or is left over. */
export function toldIn(
  pieces: readonly Piece[],
  besides = /^$/,
): {
  readonly told: readonly Told[]
  readonly spare: readonly string[]
} {
  const taken = new Set<number>()
  const comparing = (text: string) => compares(text) && !besides.test(text)
  const texts = pieces.map((piece) => (piece.kind === 'word' ? piece.text : ''))
  const run = (at: number, step: 1 | -1): readonly number[] => {
    const found: number[] = []
    for (let place = at + step; pieces[place]?.kind === 'word'; place += step) found.push(place)
    return found
  }
  const wayOf = (place: number | undefined): 'up' | 'down' | null => {
    if (place === undefined) return null
    taken.add(place)
    return ups.test(texts[place] ?? '') ? 'up' : 'down'
  }
  const told = pieces.flatMap((piece, at): readonly Told[] => {
    if (piece.kind !== 'measure') return []
    const [before, after] = [run(at, -1), run(at, 1)]
    const isFree = (place: number) => comparing(texts[place] ?? '') && !taken.has(place)
    const moving = before.slice(0, 5).find((place) => isFree(place) && moved.test(texts[place] ?? ''))
    const behind = after.slice(0, 4).find(isFree)
    const way = wayOf(moving ?? behind ?? before.slice(0, 6).find(isFree))
    const said = (places: readonly number[]) => places.map((place) => texts[place] ?? '')
    return [{ value: piece.value, unit: piece.unit, way, before: said(before).toReversed(), after: said(after), at }]
  })
  return { told, spare: texts.filter((text, place) => comparing(text) && !taken.has(place)) }
}

const asking =
  /^(?:find|what|how|many|much|calculate|determine|kitn[aie]|kya|nikal(?:o|iye|iyega|na|ne)?|nikaalo|batao|bata)$/

/** These ask where a sentence begins with them: within one they tell, "if I give you ten". */
const bidding = /^(?:give|state|compute|obtain|evaluate|write)$/

/** The words of the sentences that ask, from the ask or the last measure before it on; the last words where none asks. */
export function askedIn(pieces: readonly Piece[]): readonly string[] {
  const runs: string[][] = [[]]
  for (const piece of pieces)
    if (piece.kind === 'word') runs.at(-1)?.push(piece.text)
    else runs.push([])
  const asks = runs.filter((run) => bidding.test(run[0] ?? '') || run.some((word) => asking.test(word)))
  const told = asks.length > 0 ? asks : runs.filter((run) => run.length > 0).slice(-1)
  return told.flatMap((run) => {
    const at = run.findIndex((word) => asking.test(word))
    // in Hindi the ask stands last
    const isLast = at >= run.length - 2 || /^(?:kitn|nikal|bata|kya)/.test(run[at] ?? '')
    return at < 0 || isLast ? run : run.slice(at)
  })
}

/** Whether something is asked that is neither a length, a speed nor a time. */
export const asksElse = (asked: readonly string[]): boolean =>
  asked.some(
    (word, at) =>
      /^(?:cost|profit|loss|expense|money|amount|fare|price|petrol|fuel|wages|earn|rupees|areas?|perimeters?|volume|much|percent\w*|ratio|sum|difference|product|fraction|part)$/.test(
        word,
      ) && !(word === 'much' && /^(?:time|longer)$/.test(asked[at + 1] ?? '')),
  )
