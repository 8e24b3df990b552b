type Pairs = readonly (readonly [RegExp, string])[]

/** Where a text is of sectors, angles are in degrees. */
const ofSectors = String.raw`(?:(?=[^]*\b(?:sectors?|arcs?)\b)|(?<=\b(?:sectors?|arcs?)\b[^]*))`
const ofRounds = String.raw`(?:(?=[^]*\b(?:sectors?|arc|cone|cylinder|sphere|hemisphere)\b)|(?<=\b(?:sectors?|arc|cone|cylinder|sphere|hemisphere)\b[^]*))`
const size = String.raw`(\d+(?:\.\d+)?) ?(?=(?:cm|m|mm)\b(?!\/))`
const solid = '(?:cone|cylinder|sphere|hemisphere|cube|cuboid)'

/** Measures, signs and joining words as they are shortened in messages. */
export const toldShortly: Pairs = [
  [/ᵢ/g, '_i'],
  [/(?<!Σ ?|∑ ?|\bsum )\bf_?i ?u_?i\b(?= ?(?:=|is)? ?[-−]?\d)/g, 'fu'],
  [/(?<=\bsum of )fidi\b/g, 'fd'],
  [/(?<=\bsum of )fixi\b/g, 'fx'],
  [/\ba n d\b/g, 'a and d'],
  [/\ba_?\{?n\}? ?= ?(?=l ?=)/g, ''],
  [/\bperfect sq\b/gi, 'perfect square'],
  [/\bp ?\( ?([A-F]) ?\)/g, ' probability of $1 '],
  [/\b(use|using|take|taking) (?=3\.14\b(?! ?(?:of|cm|m)\b))/gi, '$1 π = '],
  [new RegExp(`\\b(${solid}s?) n (?=(?:an? )?(?:solid |right )?${solid})`, 'gi'), '$1 and '],
  [
    new RegExp(String.raw`(?:\bθ|\btheta) ?= ?(\d+(?:\.\d+)?) ?(?:°|degrees?\b)?(?![\w.])${ofSectors}`, 'gi'),
    'angle $1°',
  ],
  [
    new RegExp(
      String.raw`\b(angle(?: of| is| =)?) ?(\d{1,3}(?:\.\d+)?)(?![\w°.%/^:]| ?(?:°|deg|cm|m\b|times|:))${ofSectors}`,
      'gi',
    ),
    '$1 $2°',
  ],
  [new RegExp(`\\br ?= ?${size}${ofRounds}`, 'g'), 'radius $1 '],
  [new RegExp(`\\bd ?= ?${size}${ofRounds}`, 'g'), 'diameter $1 '],
  [new RegExp(`\\bh ?= ?${size}${ofRounds}`, 'g'), 'height $1 '],
  // "product of extremes : product of means = 5 : 6"
  [/(product of [a-z ]+?) ?: ?(product of [a-z ]+?) ?(?:=|is) ?(?=\d+ ?: ?\d)/gi, 'ratio of $1 to $2 is '],
  [
    /(?<=\bdic?e\b[^.]{0,30}\b(?:is|has|with|as|marked|numbered|numbers)\s+)1 to 6\b(?=[^]*\b(?:other|another|second)\b)/gi,
    '1, 2, 3, 4, 5, 6',
  ],
  [
    /(?<!\b(?:first|of|for|values?|find|number|with|terms?|that|where|if|when|any|integer|natural|every|each|all|by|is|are|least|the|an?|than|equal) )(?<=[a-z]{3,} )n (?=(?:an?|the|also|its|their|another|other) [a-z])/g,
    'and ',
  ],
]
