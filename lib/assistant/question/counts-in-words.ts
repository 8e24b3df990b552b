import { small } from './reading'
import { replaced, type Pairs } from './replaced'

const inWords = (figure: string): string => small[Number(figure)] ?? figure

const things =
  'sides|faces|angles|numbers|integers|triangles|circles|quadrilaterals|squares|polygons|figures|vertices|corners|diagonals|tangents|chords|radii|diameters|segments|sectors|lines|points|parts|pieces|halves|factors|equations|polynomials|ap|aps|a\\.p\\.s?|progressions|zeroe?s|roots|solutions|kinds|types|ratios|results|outcomes|dimensions|solids|sets|statements|events|towers|poles|pillars|buildings|banks|ships|boats|towns|cities|villages|gates|flags|posts|friends|sisters|brothers|aces|coins|dice|sections|methods|ways|nos|pts|eqns|sols?|soln'
/** What may stand between a count and its thing. */
const kinds =
  '(?:other|different|distinct|given|concentric|similar|congruent|equal|unequal|right|isosceles|equilateral|consecutive|successive|positive|negative|natural|real|rational|irrational|whole|even|odd|prime|linear|quadratic|adjacent|opposite|opp|remaining|parallel|intersecting|externally|internally|touching|diametrically|fixed|smaller|larger|middle|straight|trigonometric|trig|black|red|circular|regular|vertical|acute|such|digit|unknown|lighthouse|identical|separate|common|main)'
const counted = new RegExp(
  `(?<!(?:[\\d₹.:=+*/^√(<>×−–-]|\\b(?:rs|class|chapter|exercise|question|comma|\\d and)\\.?|\\d,) ?)(?<![\\w.])([2-9]|1[0-2])(?= (?:${kinds} ){0,3}(?:${things}|circle|triangle)\\b(?! (?:more|less|fewer|extra|each|per)\\b))`,
  'gi',
)
const besides: Pairs = [
  [/(?<=\bthe other )[2-5](?= [a-z]{2})/g, inWords],
  [/(?<=\b(?:first|1st) )[2-5](?= terms are\b)/g, inWords],
  [/(?<=\bthese )[2-9](?= (?:minutes|seconds|hours|days|months|years)\b)/g, inWords],
  [/(?<=\b(?:write|find|give) (?:the )?(?:next )?)[2-5](?= more terms\b)/g, inWords],
  [/(?<=^|[.,] )2(?= (?:men|boys|girls|persons|people|observers|students) (?:on|at|stand(?:ing)?)\b)/g, inWords],
]

/**
 * "the 2 sides", "all 4 angles", "2 concentric circles": a count that says again what the thing has anyway is written in words, and is none of the
 * numbers that a question tells.
 */
export const withCountsInWords = (text: string): string =>
  replaced(text, besides).replace(counted, (figure, _, at: number) => {
    const word = inWords(figure)
    return /(?:^|[.?!:\n]\s*)$/.test(text.slice(0, at)) ? word.replace(/^./, (letter) => letter.toUpperCase()) : word
  })
