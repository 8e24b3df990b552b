const unit = '(?:mm|cm|m|km)'
const begins = String.raw`^(?:\([ivx]+\)\s*)?(?:(?:So|Hence|Therefore|Then|Thus),?\s+)?(?:[Tt]he |[Ii]ts |[Tt]otal )?`
const value = String.raw`[^.$×+]*\$\s*(?:(?:\\(?:tri|)angle\s*)?[A-Z]{3,4}\s*)?=[^$]*\$\s*`

const rules: readonly (readonly [wrong: RegExp, says: string])[] = [
  [
    new RegExp(String.raw`${begins}(?:[Aa]rea|[Ss]urface area)\b${value}units?\b`),
    'an area without a unit of its own is in square units',
  ],
  [new RegExp(String.raw`${begins}[Vv]olume\b${value}(?:square )?units?\b`), 'a volume is in cubic units'],
  [
    new RegExp(
      String.raw`${begins}(?:[Dd]istance|[Pp]erimeter|[Ll]ength|[Rr]adius|[Dd]iameter|[Ss]ide)\b${value}(?:square|sq\.?|cubic) units?\b`,
    ),
    'a length is in units, an area in square units',
  ],
  [
    new RegExp(
      String.raw`${begins}(?:[Aa]rea|(?:(?:[Tt]otal |[Cc]urved |[Ll]ateral |[Oo]uter |[Ii]nner )?[Ss]urface)(?: area)?|CSA|TSA)\b${value}${unit}(?![\w²])`,
    ),
    'an area has a unit with ², such as cm²',
  ],
  [new RegExp(String.raw`${begins}[Vv]olume\b${value}${unit}(?![\w³])`), 'a volume has a unit with ³, such as cm³'],
  [
    new RegExp(
      String.raw`${begins}(?:[Pp]erimeter|[Cc]ircumference|[Rr]adius|[Dd]iameter|[Hh]eight|[Ll]ength|[Dd]istance|[Ww]idth|[Bb]readth|[Dd]epth|[Ss]lant height|[Ss]ide)\b${value}${unit}[²³]`,
    ),
    'a length has a unit without ² and ³, such as cm',
  ],
]

const squares = String.raw`(?:(?:total |curved |lateral |whole |painted |shaded |outer |inner )*(?:surface )?area|(?:total |curved |lateral |whole |painted |outer |inner )+surface)`
const lengths = '(?:perimeter|circumference|radius|diameter|height|depth|slant height|perpendicular distance)'
/** "each sector has the area ... = 77 mm", "So the radius of the sphere is 3 cm²" */
const within = String.raw`(?:,? (?:has|have|with) (?:the |an? )?|[Ss]o (?:the |its )|[Hh]ence (?:the |its )|[Tt]herefore,? (?:the |its ))`
const isTold = String.raw`(?: of (?:the |this |each |one |a )?[a-z]+(?: [a-z]+)?)? (?:is )?\$[^$]*\$ `
const inSentence: typeof rules = [
  [new RegExp(`${within}${squares}${isTold}${unit}(?![\\w²/])`), 'an area has a unit with ², such as cm²'],
  [new RegExp(`${within}(?:volume|capacity)${isTold}${unit}(?![\\w³/])`), 'a volume has a unit with ³, such as cm³'],
  [new RegExp(`${within}${lengths}${isTold}${unit}[²³]`), 'a length has a unit without ² and ³, such as cm'],
]

/** Where a measure and its unit do not go together: "Area $= 77$ cm". */
export const dimensionFaults = (line: string): readonly string[] =>
  [...rules, ...inSentence].flatMap(([wrong, says]) => (wrong.test(line) ? [says] : []))
