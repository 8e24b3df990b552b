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
      String.raw`${begins}(?:[Aa]rea|[Ss]urface area|[Cc]urved surface area|CSA|TSA)\b${value}${unit}(?![\w²])`,
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

/** Where a measure and its unit do not go together: "Area $= 77$ cm". */
export const dimensionFaults = (line: string): readonly string[] =>
  rules.flatMap(([wrong, says]) => (wrong.test(line) ? [says] : []))
