import { signs, type Claim as Said } from '@/lib/solutions/claim'

/**
 * Every text that may be set from a claim: `$a = b$`, `HCF $= 6$`, `the height is $12$ m`; and `$= b$`, where what is spoken of
 * stands in a line before.
 */
export function settingsOf({ of, sides, relations = [], unit }: Said): readonly string[] {
  const sign = (index: number): string => signs[relations[index] ?? '=']
  const measured = unit === undefined ? '' : ` ${unit}`
  const chained = (from: number): string =>
    sides.reduce((out, side, index) => (index === 0 ? side : `${out} ${sign(index - 1 + from)} ${side}`), '')
  const chainedOn = sides
    .slice(1)
    .reduce((out, side, index) => `${out}${sign(index)} ${side} `, '')
    .trimEnd()
  if (of === undefined)
    return [`$${chained(0)}$${measured}`, ...(sides.length > 1 ? [`$${chainedOn}$${measured}`] : [])]
  const words = [of, `${of.charAt(0).toUpperCase()}${of.slice(1)}`]
  return [
    ...words.map((one) => `${one} $${sign(0)} ${chained(1)}$${measured}`),
    ...words.flatMap((one) => (sign(0) === '=' ? [`${one} is $${chained(1)}$${measured}`] : [])),
    `$${sign(0)} ${chained(1)}$${measured}`,
  ]
}

/** The words and formulas between claims, or a claim that is set there, with its number where it has one. */
export type Stretch =
  | { readonly words: string }
  | {
      readonly said: Said
      readonly tag: string | null
      /** "$= 14$": its words stand in a line before, from whose last side it goes on. */
      readonly goesOn: boolean
    }

export interface Cut {
  readonly stretches: readonly Stretch[]
  /** Claims of which the text says nothing, or something else. */
  readonly missing: readonly Said[]
}

/** A text cut where its claims are set, which stand in it in their order. */
export function cutAtClaims(text: string, claims: readonly Said[]): Cut {
  const stretches: Stretch[] = []
  const missing: Said[] = []
  let rest = text
  for (const said of claims) {
    const place = placeOf(rest, said)
    if (!place) missing.push(said)
    else {
      stretches.push(
        { words: rest.slice(0, place.from) },
        { said, tag: place.tag, goesOn: said.of !== undefined && rest[place.from] === '$' },
      )
      rest = rest.slice(place.to)
    }
  }
  return { stretches: [...stretches, { words: rest }], missing }
}

export interface PlaceOfClaim {
  readonly from: number
  readonly to: number
  /** Which of its settings stands there. */
  readonly setting: number
  /** The number of the equation: of "$x + y = 5 \quad \ldots (1)$". */
  readonly tag: string | null
}

const numbered = /^(?:\s*\\quad)?\s*\\[lc]?dots\s*\((\d+)\)\$/
/** "cm" of "cm²" is another unit. */
const goesOn = /^[²³\w/]/

/** Where a claim is set; null where it is not. */
export function placeOf(text: string, said: Said): PlaceOfClaim | null {
  const places = settingsOf(said).flatMap((set, setting): readonly PlaceOfClaim[] => {
    const from = text.indexOf(set)
    const to = from + set.length
    if (from >= 0 && !(said.unit !== undefined && goesOn.test(text.slice(to))))
      return [{ from, to, setting, tag: null }]
    const start = text.indexOf(set.slice(0, -1))
    const end = start + set.length - 1
    const [whole = '', tag] = numbered.exec(text.slice(end)) ?? []
    return start >= 0 && set.endsWith('$') && tag !== undefined
      ? [{ from: start, to: end + whole.length, setting, tag }]
      : []
  })
  return places[0] ?? null
}

/** What is wrong with a line whose text is not set from its claims; `before` are the lines before it. */
export function settingComplaints(text: string, claims: readonly Said[], before: readonly string[]): readonly string[] {
  const { missing } = cutAtClaims(text, claims)
  const spoken = [...before, text].join('\n').toLowerCase()
  return claims
    .filter((said) => missing.includes(said) || !isSpokenOf(said, spoken))
    .map(
      (said) =>
        `its claim ${settingsOf(said)[0] ?? ''} is not in its text: set the text from the claim, says\`... \${chain('a', 'b')}\``,
    )
}

/** What a claim begins with stands in this line or in one before. */
const isSpokenOf = ({ of, sides }: Said, spoken: string): boolean =>
  of === undefined
    ? spoken.includes((sides[0] ?? '').toLowerCase())
    : (of.toLowerCase().match(/[a-z]{4,}/g) ?? []).every((word) => spoken.includes(word))
