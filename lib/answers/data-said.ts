import { newBudget } from '../maths/sum'
import { isSeparator, opened, splitAt } from '../reading/tokens/lists'
import { linksOf, sideOf, type Link, type LinkSide } from './working-links'

/** What a name is said to be: one number, or the two of a point. */
export interface Datum {
  readonly name: string
  readonly numbers: readonly number[]
  /** What is typed to say so. */
  readonly shown: readonly [string, string]
  readonly isDecimal: boolean
}

export const longestSaid = 400

export const isAlike = (a: Datum, b: Datum): boolean =>
  a.numbers.length === b.numbers.length &&
  a.numbers.every((number, index) => {
    const other = b.numbers[index] ?? NaN
    const most = a.isDecimal || b.isDecimal ? 0.006 * Math.max(1, Math.abs(other)) : 1e-6 * Math.max(1, Math.abs(other))
    return Math.abs(number - other) <= most
  })

/** The data and the equations of a text. */
export function dataIn(text: string): { readonly data: readonly Datum[]; readonly links: readonly Link[] } {
  const budget = newBudget()
  const plain = text
    .slice(0, longestSaid)
    .replace(/\\text\{([^{}]{0,40})\}|\$/g, ' $1 ')
    .replace(/(?<=\d)\s?[xX]\s?(?=\d|(?:hcf|lcm|mean|median|mode)\b)/gi, ' × ')
  const pieces = plain.split(breaks).filter((piece) => !difference.test(piece))
  const links = pieces.flatMap((piece) => linksOf(piece.replace(/[.\s]+$/, ''), budget))
  return { data: [...headed(links.filter(isOwn)).flatMap(datumIn), ...placesIn(plain)], links }
}

/** "3 median - 2 mean": a dash behind a word is read as "is". */
const difference = /[a-z]{3}\s?[-−–]\s?\d*\s?[×*]?\s?[a-z]{3}/i

const breaks = /[;:]\s|[.]\s|\s(?:so|hence|therefore|with|where|thus|then|given|now)\s/i

/** "D = (2, 4), (-4, 1)": the second point is another's. */
const isOwn = (link: Link, index: number, links: readonly Link[]): boolean =>
  links[index - 1]?.left.tokens !== link.left.tokens

interface Claim extends Link {
  /** What the chain that it stands in begins with: "D" of "D = ((4 + 0)/2, (-6 + 0)/2) = (2, -3)". */
  readonly head: string
}

function headed(links: readonly Link[]): readonly Claim[] {
  let head = ''
  return links.map((link, index) => {
    if (links[index - 1]?.right.tokens !== link.left.tokens || /[A-Z]/.test(link.left.text)) head = link.left.text
    return { ...link, head }
  })
}

function datumIn({ head, left, sign, right }: Claim): readonly Datum[] {
  if (!/^(?:=|is)$/.test(sign)) return []
  const letter = /^(?:the |point )*([A-Z])$/i.exec(head)?.[1]
  if (letter !== undefined && letter !== letter.toLowerCase()) return pointAt(letter, right)
  const name = nameOf(head)
  if (name === null || !right.value) return []
  const number = right.value.approximate
  const isSquare = name.endsWith('²')
  if (isSquare && number < 0) return []
  return [
    {
      name: isSquare ? name.slice(0, -1) : name,
      numbers: [isSquare ? Math.sqrt(number) : number],
      shown: [left.tex, right.tex],
      isDecimal: right.text.includes('.'),
    },
  ]
}

/** AB for BA, "AB²" for its square; null for a name that may mean several things. */
export function nameOf(text: string): string | null {
  const name = text
    .trim()
    .replace(/^(?:the|so|hence|also|given|if|from|its|their|correct|first term|common difference)\s/i, '')
  const [, segment, square = ''] = /^\(?([A-Z]{2})\)?(\^2)?$/.exec(name) ?? []
  if (segment) return [...segment].sort().join('') + (square && '²')
  if (/^[ad]$/.test(name)) return name
  const [, measure] = /^\(?(hcf|lcm|mean|median|mode)\)?$/i.exec(name) ?? []
  return measure?.toLowerCase() ?? null
}

const place = /(?<![\p{L}\d)(^_])([A-Z])\s{0,3}(?:at\s)?\s{0,3}(\([^(),=]{1,30},[^(),=]{1,30}\))/gu

/** "D(2, -3)" */
const placesIn = (text: string): readonly Datum[] =>
  [...text.matchAll(place)].flatMap(([, letter = '', at = '']) =>
    pointAt(letter, linksOf(`${letter} = ${at}`, newBudget())[0]?.right),
  )

function pointAt(letter: string, right: LinkSide | undefined): readonly Datum[] {
  if (!right || right.value) return []
  const budget = newBudget()
  const values = splitAt(opened(right.tokens), isSeparator).map((one) => sideOf(one, budget).value)
  const numbers = values.flatMap((value) => (value ? [value.approximate] : []))
  if (numbers.length !== 2 || values.length !== 2) return []
  return [{ name: `${letter}()`, numbers, shown: [letter, right.text], isDecimal: right.text.includes('.') }]
}
