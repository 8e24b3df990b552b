import { ratiosOfAngle as ratios } from '../../maths/ratios-of-angle'
import { small } from './reading'

/** An expression with its values at two angles, which tell it from others. */
interface Read {
  readonly text: string
  readonly values: readonly number[]
  /** Plus or minus stands outside of its brackets. */
  readonly isSum: boolean
}

type Sign = '+' | '-' | '*' | '/'
type Piece =
  | { readonly kind: 'value'; readonly read: Read }
  | { readonly kind: 'sign'; readonly sign: Sign }
  | { readonly kind: 'root' | 'square' | 'open' | 'close' }

const angles = [0.7, 1.1]
const ratio = 'cosec|sec|sin|cos|tan|cot'
const power = String.raw`\s*(?:\^?\s*\{?\s*([2-4])\s*\}?|(²|squared?|sq)|(³|cubed?))`
const asRatio = new RegExp(String.raw`^(${ratio})(?:${power})?\s*(?:\\?(theta)\b|(θ)|([aαxφ])(?![a-z]))`, 'i')
const signs: readonly (readonly [RegExp, Sign])[] = [
  [/^(?:\+|plus\b)/i, '+'],
  [/^(?:[-−–]|minus\b)/i, '-'],
  [/^(?:[*×·]|\\times\b|into\b|times\b|multiplied by\b)/i, '*'],
  [/^(?:\/|÷|(?:whole )?(?:upon|over|divided by|by)\b)/i, '/'],
]
const otherPieces: readonly (readonly [RegExp, 'root' | 'square' | 'open' | 'close'])[] = [
  [/^(?:√|(?:square |under )?root(?: of| over)?\b)/i, 'root'],
  [/^(?:whole (?:squared?|sq)\b)/i, 'square'],
  [/^[([{]/, 'open'],
  [/^[)\]}]/, 'close'],
]

const value = (text: string, of: (angle: number) => number): Piece => ({
  kind: 'value',
  read: { text, values: angles.map(of), isSum: false },
})

/** The pieces of one side; null where it holds anything but ratios of one angle, numbers and signs. */
function piecesIn(side: string): readonly Piece[] | null {
  const pieces: Piece[] = []
  let rest = side.trim()
  while (rest !== '') {
    const [ratioSaid, name = '', digit, two, three] = asRatio.exec(rest) ?? []
    const [word = ''] = /^[a-z]+\b|^\d+(?![\d.])/i.exec(rest) ?? []
    const number = /^\d/.test(word) ? Number(word) : small.indexOf(word.toLowerCase())
    const sign = signs.find(([said]) => said.test(rest))
    const other = otherPieces.find(([said]) => said.test(rest))
    if (ratioSaid !== undefined) {
      const exponent = digit === undefined ? (two === undefined ? (three === undefined ? 1 : 3) : 2) : Number(digit)
      const of = ratios[name.toLowerCase()] ?? Math.sin
      pieces.push(
        value(`${name.toLowerCase()}${exponent > 1 ? `^${exponent}` : ''} θ`, (angle) => of(angle) ** exponent),
      )
    } else if (sign) pieces.push({ kind: 'sign', sign: sign[1] })
    else if (other) pieces.push({ kind: other[1] })
    else if (word !== '' && number > 0) pieces.push(value(`${number}`, () => number))
    else return null
    const said = ratioSaid ?? (sign ?? other)?.[0].exec(rest)?.[0] ?? word
    rest = rest.slice(said.length).trim()
  }
  return pieces
}

const calculated: Readonly<Record<Sign, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
}

const enclosed = ({ text }: Read): string => `(${text})`

function joined(left: Read, sign: Sign, right: Read): Read {
  const isSum = sign === '+' || sign === '-'
  const isAtom = (one: Read) => !one.isSum && !/[/*]/.test(one.text)
  const [before, after] = isSum
    ? [left.text, right.text]
    : [left.isSum ? enclosed(left) : left.text, isAtom(right) ? right.text : enclosed(right)]
  return {
    text: isSum ? `${before} ${sign} ${after}` : `${before}${sign}${after}`,
    values: left.values.map((one, at) => calculated[sign](one, right.values[at] ?? NaN)),
    isSum,
  }
}

const keyOf = ({ values, isSum }: Read): string => [...values.map((one) => one.toPrecision(9)), isSum].join(' ')
const most = 400

/** Every way to read a row of pieces: what stands on and below a bar, and beside "into", may be a sum; values side by side are multiplied first. */
function waysOf(pieces: readonly Piece[]): readonly Read[] {
  const known = new Map<string, readonly Read[]>()
  const ways = (from: number, to: number): readonly Read[] => {
    const key = `${from} ${to}`
    const before = known.get(key)
    if (before) return before
    const found = new Map<string, Read>()
    const add = (one: Read) => {
      if (one.values.every(Number.isFinite) && found.size < most && !found.has(keyOf(one))) found.set(keyOf(one), one)
    }
    readAt(from, to, add)
    const all = [...found.values()]
    known.set(key, all)
    return all
  }
  const readAt = (from: number, to: number, add: (one: Read) => void) => {
    const row = pieces.slice(from, to)
    const [first] = row
    const values = row.flatMap((piece) => (piece.kind === 'value' ? [piece.read] : []))
    if (values.length === row.length && values.length > 0)
      add({
        text: values.map(({ text }) => text).join(' '),
        values: angles.map((_, at) => values.reduce((so, one) => so * (one.values[at] ?? NaN), 1)),
        isSum: false,
      })
    if (first?.kind === 'root' && row.length > 1)
      for (const one of ways(from + 1, to))
        add({ text: `√(${one.text})`, values: one.values.map(Math.sqrt), isSum: false })
    if (row.at(-1)?.kind === 'square')
      for (const one of ways(from, to - 1))
        add({ text: `(${one.text})^2`, values: one.values.map((each) => each * each), isSum: false })
    if (first?.kind === 'open' && row.at(-1)?.kind === 'close')
      for (const one of ways(from + 1, to - 1))
        add({ ...one, text: one.isSum ? enclosed(one) : one.text, isSum: false })
    let depth = 0
    row.forEach((piece, at) => {
      if (piece.kind === 'open') depth++
      if (piece.kind === 'close') depth--
      if (depth !== 0 || at === 0 || at === row.length - 1) return
      // "(1 + cot A)(1 - tan A)", "2(sin A + cos A)"
      const isBeside = piece.kind === 'open' && row[at - 1]?.kind !== 'sign' && row[at - 1]?.kind !== 'root'
      if (piece.kind !== 'sign' && !isBeside) return
      const [sign, end, start] =
        piece.kind === 'sign' ? [piece.sign, from + at, from + at + 1] : (['*', from + at, from + at] as const)
      const isTerm = sign === '+' || sign === '-'
      for (const left of ways(from, end))
        for (const right of ways(start, to)) if (!(isTerm && right.isSum)) add(joined(left, sign, right))
    })
  }
  return ways(0, pieces.length)
}

const asked =
  /\b(?:(?:to )?(?:prove|show|verify)(?: that)?(?: kar\w*)?(?: the identity)?|(?:sabit|siddh?) kar\w*|pls|please|ki|ke|that|identity)\b[:,.]?/gi
/** With more the ways to read a side are too many, and none of them is the plain one. */
const mostBars = 5
const barsIn = (side: readonly Piece[]): number =>
  side.filter((piece) => piece.kind === 'sign' && piece.sign === '/').length
const bars = /\/|÷|\b(?:upon|over|by|into)\b/i

/** "Prove that sin A - 2 sin cube A upon 2 cos cube A - cos A equals tan A", with the brackets with which alone it is an identity; null where it is one in no way or in several. */
export function identityMeant(text: string): string | null {
  if (!/\b(?:prove|show|verify|sabit|siddh?)\b/i.test(text) || !bars.test(text) || text.length > 220) return null
  const named = text.matchAll(new RegExp(`(?:${ratio})(?:${power})?\\s*(\\\\?theta|[aαxφθ])(?![a-z])`, 'gi'))
  const [letter, ...others] = new Set(
    [...named].map((one) =>
      one
        .at(-1)
        ?.toLowerCase()
        .replace(/^\\?theta$/, 'θ'),
    ),
  )
  const sides = text
    .replace(asked, ' ')
    .replace(/[$?.,]/g, ' ')
    .split(/=|\b(?:is )?equals?(?: to)?\b/i)
    .map(piecesIn)
  const [left, right] = sides
  if (
    letter === undefined ||
    others.length > 0 ||
    sides.length !== 2 ||
    !left ||
    !right ||
    [left, right].some((side) => side.length > 30 || barsIn(side) > mostBars)
  )
    return null
  const values = ({ values: all }: Read) => all.map((one) => one.toPrecision(9)).join(' ')
  const ends = new Map(waysOf(right).map((one) => [values(one), one.text]))
  const found = new Map(waysOf(left).flatMap((one) => (ends.has(values(one)) ? [[values(one), one.text]] : [])))
  const [only, ...more] = found
  if (!only || more.length > 0) return null
  return `Prove that ${only[1]} = ${ends.get(only[0]) ?? ''}`.replaceAll('θ', letter === 'a' ? 'A' : letter)
}
