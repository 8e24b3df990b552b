import { clean } from '../text/clean'
import { relationsAsSigns } from '../text/said-relations'
import { phrasesAsSigns } from '../text/said-signs'
import { plainWords } from '../text/plain-words'
import { levelFractions } from './fractions'
import { formulaText, formulasIn, type Piece } from './formulas'
import { ordinals } from './label'
import { settled } from './spoken'

/** The wording of an option, or of a response: words and whole formulas, clause by clause; what adds nothing is left out. */
export interface Phrase {
  readonly tokens: readonly string[]
  readonly clauses: readonly Clause[]
}

export interface Clause {
  readonly tokens: readonly string[]
  /** "but not at the origin", "which is not a square": says nothing by itself. */
  readonly isNarrowing: boolean
}

const fillers = new Set(
  (
    'a an the it its is are was be been they there that this these those which who of to for on at in with when where has have had ' +
    'will shall can do does and but because since by only lie lies lying so hence therefore thus if we get i answer option ' +
    'type called number numbers value values reason statement say said just hai hain hota hoti hote hoga such ye yeh ka ki ke koi ek'
  ).split(' '),
)

/** One word for words that mean the same in an option. */
const alike: ReadonlyMap<string, string> = new Map(
  Object.entries({
    one: '1',
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    other: '1',
    another: '1',
    all: 'every',
    each: 'every',
    always: 'every',
    any: 'every',
    sabhi: 'every',
    dono: 'both',
    sum: 'add',
    total: 'add',
    not: 'no',
    never: 'no',
    none: 'neither',
    nor: 'or',
    axes: 'axis',
    zeroe: 'zero',
    vertice: 'vertex',
    radii: 'radius',
    rhombuse: 'rhombus',
    rhombi: 'rhombus',
    criteria: 'criterion',
    rule: 'criterion',
    test: 'criterion',
  }),
)

const boundary = /^(?:but|because|since|which|:|;)$/

/** What begins a clause that only narrows down the one before it: "a rectangle, but not a square". */
const narrowing = /^(?:but|which)$/

/** Reads a wording, in TeX or as typed. */
export function phraseOf(text: string): Phrase {
  // "koi root nahi" holds no sign of a root
  const roots = levelFractions(
    text.replace(/([+−–-])\s?ve\b/gi, (_, sign: string) => (sign === '+' ? 'positive' : 'negative')),
  ).replace(/\broot(?=\s(?!of|over|under)[a-z]{2})/gi, 'roots')
  const signs = phrasesAsSigns(relationsAsSigns(clean(roots))).toLowerCase()
  const plain = signs
    .replace(/(?<=[\d)}])\s?:\s?(?=[\d√(]|sqrt)/g, ':')
    .replace(/\b([1-4])(?:st|nd|rd|th)\b/g, (_, place: string) => ordinals[Number(place) - 1] ?? place)
  const clauses: { tokens: string[]; isNarrowing: boolean }[] = [{ tokens: [], isNarrowing: false }]
  let before: Piece | undefined
  for (const piece of formulasIn(plainWords(settled(plain)))) {
    if (startsClause(piece, before)) clauses.push({ tokens: [], isNarrowing: narrowing.test(piece.text) })
    const token = tokenOf(piece)
    if (token !== '') clauses.at(-1)?.tokens.push(token)
    before = piece
  }
  const said = clauses.filter(({ tokens }) => tokens.length > 0)
  return { tokens: said.flatMap(({ tokens }) => tokens), clauses: said }
}

const startsClause = (piece: Piece, before: Piece | undefined): boolean =>
  boundary.test(piece.text) || (before?.text === ',' && !piece.isFormula)

function tokenOf({ text, isFormula }: Piece): string {
  if (isFormula) return formulaText(text)
  if (!/[\p{L}]/u.test(text) || fillers.has(text)) return ''
  const singular = text.length > 3 ? text.replace(/([^siu])s$/, '$1') : text
  return alike.get(singular) ?? alike.get(text) ?? singular
}

/** A condition in which the unknown stands alone: "k < 9/4"; not "49 - 8k < 0". */
export const isSolved = (token: string): boolean => token.split(/[<>]=?/).some((side) => /^\p{L}$/u.test(side))

const letters = (tokens: readonly string[]): readonly string[] =>
  tokens
    .filter((token) => token.includes('=') || (/[<>]/.test(token) && isSolved(token)))
    .flatMap((token) => token.match(/\p{L}/gu) ?? [])

/** Whether two phrases set conditions on the same letters. */
export const areRivals = (one: Phrase, other: Phrase): boolean => {
  const known = letters(other.tokens)
  return letters(one.tokens).some((letter) => known.includes(letter))
}
