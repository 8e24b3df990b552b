export type Relation = '=' | '≠' | '<' | '>' | '≤' | '≥' | '≈'

/** What a line claims: sides in TeX, each related to the next. */
export interface Claim {
  /** What the first side is, where it is words and no formula: 'HCF', 'the sum of the zeroes'. */
  readonly of?: string
  /** TeX; at least two, or one where `of` is given. */
  readonly sides: readonly string[]
  /** Between neighbours, `of` counted as the first; '=' throughout where it is left out. */
  readonly relations?: readonly Relation[]
  /** The unit of the last side, as it is printed: 'cm²'. */
  readonly unit?: string
}

/** The words of a line, with what they claim. */
export interface Said {
  readonly text: string
  readonly claim?: readonly Claim[]
}

/** A claim with the text that is set from it. */
export interface SetClaim {
  readonly set: string
  readonly claim: Claim
}

/** As they are set in TeX. */
export const signs: Readonly<Record<Relation, string>> = {
  '=': '=',
  '≠': '\\ne',
  '<': '<',
  '>': '>',
  '≤': '\\le',
  '≥': '\\ge',
  '≈': '\\approx',
}

/** `$D = b^2 - 4ac = 1$` from its sides. */
export const chain = (...sides: readonly string[]): SetClaim => ({ set: `$${sides.join(' = ')}$`, claim: { sides } })

/** `$k^2 - 16 > 0$`: two sides with another relation between them. */
export const relation = (left: string, sign: Relation, right: string): SetClaim => ({
  set: `$${left} ${signs[sign]} ${right}$`,
  claim: { sides: [left, right], relations: [sign] },
})

/** `HCF $= 2 \times 3 = 6$`: words, and what they equal. */
export const equals = (of: string, ...sides: readonly string[]): SetClaim => ({
  set: `${of} $= ${sides.join(' = ')}$`,
  claim: { of, sides },
})

/** `$= 2 \times 7 \approx 14$`: a chain that goes on from words or from the line before; "=" where no sign is given. */
export const goesOn = (of: string, sides: readonly string[], given: readonly Relation[] = []): SetClaim => {
  const relations = sides.map((_, index) => given[index] ?? '=')
  const set = sides.map((side, index) => `${signs[relations[index] ?? '=']} ${side}`).join(' ')
  return { set: `$${set}$`, claim: { of, sides, relations } }
}

/** `the height is $12$ m`: words, their value, and its unit. */
export const isValue = (of: string, value: string, unit = ''): SetClaim => ({
  set: `${of} is $${value}$${unit === '' ? '' : ` ${unit}`}`,
  claim: { of, sides: [value], ...(unit !== '' && { unit }) },
})

/** A line set from claims and words: says`Hence ${isValue('the HCF', '6')}.` */
export function says(words: TemplateStringsArray, ...parts: readonly (string | number | SetClaim)[]): Said {
  const text = parts.reduce<string>(
    (out, part, index) => `${out}${typeof part === 'object' ? part.set : part}${words[index + 1] ?? ''}`,
    words[0] ?? '',
  )
  const claim = parts.flatMap((part) => (typeof part === 'object' ? [part.claim] : []))
  return claim.length > 0 ? { text, claim } : { text }
}
