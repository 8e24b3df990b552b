import { withFractions } from './fraction-words'
import type { Item } from '../../question/fact'
import { isFree } from '../../question/meanings'
import { numberNamed } from '../../question/number-named'
import { rational } from '../../question/polynomial'
import type { Question } from '../../question/question'
import { fraction, type Fraction } from '../../../maths/fraction'

/** A word, a number or a letter of a story, what means nothing left out. */
export interface Token {
  readonly text: string
  readonly item: Item
  readonly value: Fraction | null
  readonly unit: string
}

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** What kind of word stands in a statement, whatever the story is about. */
const kinds: Readonly<Record<string, ReadonlySet<string>>> = {
  MORE: listed('more greater larger bigger older longer elder taller above zyada jyada adhik bada badi bade'),
  LESS: listed('less smaller younger shorter fewer short kam chota choti chote chhota chhoti'),
  IS: listed(
    'is are was were be equals equal becomes become became hai hain tha thi h hogi hoga honge ho jayegi jayega jaegi jaega jayenge gives give gets get result results makes reduces equalled comes',
  ),
  AND: listed('and aur n &'),
  SEP: listed('if when then but while whereas also agar toh jab however such hence which who'),
  EXCEEDS: listed('exceeds exceed exceeded'),
  ADDED: listed('added add adding jodne jodo jodein jode jodte joda jodenge joining'),
  TAKEN: listed('subtracted subtract subtracting ghatane ghatao ghataye ghatayein ghata ghatate ghatane'),
  UP: listed('badhane badhaye badha badhe increased increases increase increasing'),
  DOWN: listed('ghate ghat decreased decreases decrease diminished reduced decreasing'),
  SUM: listed('sum'),
  TOTAL: listed('total together altogether up'),
  DIFFERENCE: listed('difference'),
  DIFFER: listed('differ differs'),
  PRODUCT: listed('product multiplied'),
  SQUARE: listed('square squares'),
  RECIPROCAL: listed('reciprocal reciprocals'),
  TIMES: listed('times'),
  TWICE: listed('twice double doubled'),
  THRICE: listed('thrice triple'),
  HALF: listed('half'),
  FIND: listed(
    'find what how many much calculate determine compute tell kya kitna kitni kitne nikalo nikaalo nikale batao bata bataiye solve obtain write',
  ),
  ALL: listed('them both each dono respectively'),
}

const kindOf = (text: string): string | null => Object.entries(kinds).find(([, words]) => words.has(text))?.[0] ?? null

/** What may be left out although it has a meaning elsewhere: how it is to be solved, and what joins. */
const passed =
  listed(`pair linear equation equations variables graphically algebraically method elimination substitution form
  formed obtained quadratic respectively present positive natural whole two`)

/** The tokens of a question; null where it states something that no story of this kind does. `own`: the words that the story is about. */
export function tokensOf(
  question: Question,
  own: ReadonlySet<string>,
  dropped: ReadonlySet<string> = new Set(),
  rename: (word: string) => string | null = () => null,
): readonly Token[] | null {
  const tokens: Token[] = []
  const items = withFractions(question.apart)
  for (const [at, item] of items.entries()) {
    if (item.kind === 'mark') {
      tokens.push({ text: 'SEP', item, value: null, unit: '' })
      continue
    }
    if (item.kind === 'number') {
      tokens.push({ text: 'NUMBER', item, value: item.value, unit: item.unit })
      continue
    }
    // "12 equals 160 times ..."
    const sides = item.kind === 'equation' && item.relation === '=' ? item.sides.map(rational) : []
    const [one, other, ...more] = sides
    if (one && other && more.length === 0) {
      const number = (value: Fraction): Token => ({ text: 'NUMBER', item, value, unit: '' })
      tokens.push(number(one), { text: 'IS', item, value: null, unit: '' }, number(other))
      continue
    }
    if (item.kind === 'letter' && own.has(item.name)) {
      tokens.push({ text: item.name, item, value: null, unit: '' })
      continue
    }
    if (item.kind !== 'word') return null
    const text = rename(item.text) ?? item.text
    const next = items[at + 1]
    // "one more than"
    if (text === 'one' && next?.kind === 'word' && /^(?:MORE|LESS)$/.test(kindOf(next.text) ?? '')) {
      tokens.push({ text: 'NUMBER', item, value: fraction(1), unit: '' })
      continue
    }
    if (own.has(text) || text === 'plus' || text === 'minus') tokens.push({ text, item, value: null, unit: '' })
    else if (dropped.has(text)) continue
    else if (kindOf(text) !== null) tokens.push({ text: kindOf(text) ?? text, item, value: null, unit: '' })
    else if (passed.has(text)) continue
    else if (text === 'between' && tokens.at(-1)?.text === 'DIFFERENCE') continue
    else if (text !== 'one' && numberNamed(text))
      tokens.push({ text: 'NUMBER', item, value: numberNamed(text), unit: '' })
    else if (!isFree(text)) return null
  }
  return tokens
}

export const hindi = listed('ka ki ke se hai hain tha thi aur guna kam zyada jyada h')
