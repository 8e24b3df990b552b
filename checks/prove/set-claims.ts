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
    ...words.flatMap((one) => (sides.length === 1 && sign(0) === '=' ? [`${one} is $${chained(1)}$${measured}`] : [])),
    `$${sign(0)} ${chained(1)}$${measured}`,
  ]
}

/** A stretch of words and formulas, or a claim that is set there. */
export type Stretch = { readonly words: string } | { readonly said: Said }

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
      stretches.push({ words: rest.slice(0, place.from) }, { said })
      rest = rest.slice(place.to)
    }
  }
  return { stretches: [...stretches, { words: rest }], missing }
}

/** Where a claim is set: its unit may not go on ("cm" of "cm²"). */
export function placeOf(text: string, said: Said): { readonly from: number; readonly to: number } | null {
  const places = settingsOf(said).flatMap((set) => {
    const from = text.indexOf(set)
    const to = from + set.length
    return from < 0 || (said.unit !== undefined && /^[²³\w/]/.test(text.slice(to))) ? [] : [{ from, to }]
  })
  return places[0] ?? null
}

/** What is wrong with a line whose text is not set from its claims; `before` are the lines before it. */
export function settingComplaints(text: string, claims: readonly Said[], before: readonly string[]): readonly string[] {
  const { stretches, missing } = cutAtClaims(text, claims)
  const earlier = [...before, ...stretches.flatMap((one) => ('words' in one ? [one.words] : []))].join('\n')
  const spokenOf = ({ of, sides }: Said): boolean => [text, earlier].some((one) => names(one, of ?? sides[0] ?? ''))
  return claims
    .filter((said) => missing.includes(said) || !spokenOf(said))
    .map(
      (said) =>
        `its claim ${settingsOf(said)[0] ?? ''} is not in its text: set the text from the claim, says\`... \${chain('a', 'b')}\``,
    )
}

const names = (text: string, words: string): boolean => text.toLowerCase().includes(words.toLowerCase())
