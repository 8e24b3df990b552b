import { withFigureVerbs } from './hindi-figures'
import { replaced, type Pairs } from './replaced'
import { toldShortly } from './told-shortly'
import { instructions, ofChance } from './written-marks'

const cardNames: Readonly<Record<string, string>> = { A: 'ace', K: 'king', Q: 'queen', J: 'jack' }

const placeWords =
  'third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )

/** What stands in questions and in no answer: TeX of words and dots, abbreviations. */
const marks: Pairs = [
  ...toldShortly,
  [/\\(?:text|mathrm|operatorname)\s*\{([^{}]*)\}/g, ' $1 '],
  [/[△∆Δ]|\\triangle(?![a-z])/g, ' triangle '],
  [/\btri\.?(?=\s+[A-Za-z]{3}\b)|(?<=\b(?:right|rt\.?)(?:[- ]angled?)? )tri\b\.?/gi, 'triangle'],
  [/\b(?:right|rt\.?)(?:[- ]angled?)? triangle (?=at [A-Z]\b)/g, 'triangle right angled '],
  [/[∠∡]|\\angle(?![a-z])/g, ' angle '],
  [/[≅≌]|\\cong(?![a-z])/g, ' congruent '],
  [/[⊥⟂]|\\perp(?![a-z])/g, ' perpendicular '],
  // a slash for fractions, "AD⁄DB"
  [/[⁄∕]/g, '/'],
  // "DE ll BC", "AB II DC"
  [/(?<=\b(?:[A-Z]{2}|(?!we|he|it)[a-z]{2}) ?)(?:\bll\b|\bII\b|\/\/)(?= ?(?:[A-Z]{2}|[a-z]{2})\b)/g, ' parallel '],
  [/\|\||[∥‖]|\\parallel(?![a-z])|(?<=[A-Z]{2}\s*)\\\|(?=\s*[A-Z]{2})/g, ' parallel '],
  [/\\sim(?![a-z])|\bsim\b|[∼]|(?<=[A-Za-z]{3}\s?)~(?=\s*(?:triangle\s*)?[A-Za-z]{3})/g, ' similar '],
  [/\bsigma (?=f[udx]?\b|f_?i\b)/gi, 'Σ'],
  [/[Σ∑]\s*f ?_?i?\s*([dux])(?:_?| (?=i (?:is|equals|=|ka|ki)\b))i?(?![a-z])/gi, ' sum f_i $1_i '],
  [/[Σ∑]\s*fi?(?![a-z_])/gi, ' sum f_i '],
  [/[Σ∑]/g, ' sum '],
  [/\\(?:l|c)?dots/g, ' ... '],
  // a mixed number
  [/(?<![\d.\w}^])(\d+)\s*\\frac\{(\d+)\}\{(\d+)\}/g, '($1+$2/$3)'],
  [
    /(?<![\d./^*+=-]\s?)\b(\d+) (\d+)\/(\d+)(?= ?(?:hours?|hrs?|minutes?|min|days?|litres?|kg|k?m|cm)\b)/gi,
    '($1+$2/$3)',
  ],
  [/\bin (km|m)\/(h|hr|s|min)\b/gi, 'in $1p$2'],
  [/\b(?:equi-?dist(?:a?nt)?|eq\.? ?distant)\b/gi, 'equidistant'],
  [/[èéêë]/g, 'e'],
  // "A and B r acute"
  [
    /(?<=[a-zA-Z] )r(?= (?:acute|equal|all|both|the|such|two|three|four|given|drawn|joined|collinear|removed|tossed|thrown|rolled|seen|there|taken|lost|mixed|put|kept|not|in|on|at|placed|written|defective|complementary|parallel|perpendicular|similar|tangents?|vertices|points|angles)\b)/g,
    'are',
  ],
  // "the segments BD and DC into which BC is divided by the point of contact D are 6 cm and 7 cm"
  [
    /(?:the )?(?:line )?(?:segments )?([A-Z]{2}) and ([A-Z]{2}),? into which ([A-Z]{2}) is divided by (?:(?:the|its) )?point of contact ([A-Z]),? are(?: of)?(?: lengths?)? (\d[\d.]* ?(?:cm|m)?) and (\d[\d.]* ?(?:cm|m)?)(?:,? respectively)?/g,
    'it touches $3 at $4, $1 = $5 and $2 = $6',
  ],
  // "PR² = QR . SR"
  [/(?<=\b[A-Z]{2}(?:²|\^2|\^\{2\})\s*=\s*[A-Z]{2})\s*[.·]\s*(?=[A-Z]{2}\b)/g, ' × '],
  // a string that does not sag
  [/,? ?\b(?:(?:assuming|assume|considering|given)(?: that)? )?there is no slack(?: in (?:the|its) string)?\b,?/gi, ''],
  [/,? ?\b(?:which is )?(?:assumed|supposed|taken)(?: to be)? (?:as )?(?:straight|tight|taut)\b,?/gi, ''],
  [/\btrue ?\/ ?false\b/gi, 'true or false'],
  // "Justify your answer.": the lines do
  [
    /(?<=[?.!,;]\s*)(?:and )?(?:please )?(?:justify|explain|give (?:an? )?(?:reasons?|justification))(?: (?:for |in support of )?(?:your|the|ur) answer)?\s*[.!?]*\s*$/gi,
    '',
  ],
  [/\bclasses r (?=\d)/gi, 'classes are '],
  // "f = 6 10 20 9 5"
  [/\bf(?:i|_i)?\s*[=:]\s*(?=\d+[\s,]+\d+[\s,]+\d+)/g, 'frequency '],
  // "mean and mode, not median": that is not asked
  [/(?<=\b(?:mean|median|mode)\b.{0,20}?),?\s*(?:both|and|but)?\s*\bnot (?:the )?(?:mean|median|mode)\b/gi, ''],
  [/\b(mean|median|mode)(?: of [a-z ]{1,30}?)? exceeds (?:its |the )?(mean|median|mode) by (?=\d)/gi, '$1 - $2 = '],
  [/\bby how much does (?:its |the )?(mean|median|mode) exceed (?:its |the )?(mean|median|mode)\b/gi, 'find $1 - $2'],
  [
    /\b(?:har|each) ek (?:ko|mein|me|number ko) (\d+) se (?:multiply|guna)(?: kar diya| kiya| karne par| kar de| ki jaye)?/gi,
    'each is multiplied by $1',
  ],
  [
    /\b(?:har|each) ek (?:mein|me) (?:se )?(\d+) (?:add|jod|jodne|joda)(?: kar diya| kiya| diya| karne par| par)?/gi,
    '$1 is added to each',
  ],
  [/\bnaya (?=mean|median|mode|average)/gi, 'new '],
  [/\bprobability (?:of )?(?:win|winning) aur\b/gi, 'probability of winning and'],
  [/\bverify that it is\s+\$?[-−][^.]*coefficient of[^.]*coefficient of[^.]*(?=\.)/gi, 'verify it by the coefficients'],
  // how the equation is to be written
  [/,? in the form\s+\$?\s*y\s*=\s*(?:\\ldots|\.\.\.|…)\s*\$?/gi, ' '],
  [/\bopen-air\b/gi, 'openair'],
  [/\b(push|pull|sit)-ups?\b/gi, '$1ups'],
  [/\b(?:mthd|methd|metod)\b/gi, 'method'],
  [/\b(?:is |are |was |were )?(?:given |recorded |noted |shown )?as under\b/gi, ' '],
  [/\bin an? \d+ ?m (?=race|sprint)\b/gi, 'in a '],
  [/\b(mean|median|mode)\s*[-–−]\s*(?=(?:mean|median|mode)\b)/gi, '$1 minus '],
  [/\b(sea|ground|eye|water|multi)-(?=(?:level|store?y|storied)[a-z]*\b)/gi, '$1 '],
  // a title and its first entry: "Canteen sale - Mon: ..."
  [/(?<=[a-z]{3}) [-–] (?=[A-Za-z][a-z]{2,}[ a-z]*:)/g, ', '],
  // "the third year": a place, and no part of anything
  ...placeWords.map((word, index): readonly [RegExp, string] => [
    new RegExp(
      // where the second is told in a word, the third is as well
      `(?<!\\bsecond (?:day|week|month|year)\\b[^.?!]*)\\b${word}(?= (?:year|row|lap|round|day|hour|hr|month|week|second|minute|instalment|installment|stop|floor|layer|step|ring|circle|level)s?\\b)`,
      'gi',
    ),
    `${index + 3}${index === 0 ? 'rd' : 'th'}`,
  ]),
  [/\b(mean|median|mode) (mean|median|mode) (mean|median|mode)\b/gi, '$1, $2 and $3'],
  [/\b(?:SO|CO|NO)_?\{?2\}?\b/g, 'gas'],
  // "median = 138 N = 50"
  [/(?<=\b(?:mean|median|mode)\s?(?:=|is)?\s?\d+(?:\.\d+)?)(?:,|;|\s+and)?\s+n\s?(?=[=:]\s?\d)/gi, ', total '],
  // "a no. greater than 7"
  [
    /\b(a|the|any) nos?\.?(?= (?:greater|less|more|smaller|divisible|which|that|between|is|not|multiple)\b)/gi,
    '$1 number',
  ],
  // "|x| ≥ 3" is x² ≥ 3²
  [/\|\s?([a-z])\s?\|\s*(<=|>=|≤|≥|<|>|\\leq?|\\geq?)\s*(\d+)/g, '$1^2 $2 $3^2'],
  // "from -4 -3 -2 -1 0 1": a row, and no difference
  [
    /(?<=\b(?:from|numbers|integers|values|set)(?: are|:)? ?\{? ?[-−–]\d+(?:,? [-−–]?\d+)*) (?=[-−–]?\d+\b(?! ?(?:[a-z]\b|[(^])))/g,
    ', ',
  ],
  [/\bdiff(?= (?:days?|numbers?|colou?rs?|(?!is|was|has|its|this)[a-z]{3,}s)\b)/gi, 'different'],
  // "one die is 1-6"
  [/(?<=\bdic?e\b[^.]{0,30}\b(?:is|has|with|as)\s+)1\s?[-–]\s?6\b/gi, '1, 2, 3, 4, 5, 6'],
  // "Bus 32 | Cycle 20"
  [/(?<=[a-z]\s\d+)\s*\|\s*(?=[A-Z][a-z]+\s+\d)/g, ', '],
  // a blank to be filled in
  [/(?:\\?_){2,}/g, ' '],
  // "cm2", "m sq", "24cm n radius 7 cm"
  [/(?<=(?:\d ?|per |\/ ?)[kcm]?m)([23])(?![\d.])/g, '^$1'],
  [/(?<=(?:per|\d) ?)(c?m) sq\b(?! ?(?:=|is\b|equals?\b))/gi, '$1²'],
  [/(?<=\d ?[kcm]?m) n (?=[a-z]{3,})/gi, ' and '],
  [/(?<=\bmelted) n\b/gi, ' and'],
  // "csa of cone r 7 h 24"
  [/(?<=\b(?:cone|cylinder|sphere|hemisphere)\b[^.=]{0,30})\b([rhl]) (?=\d)/gi, ', $1 = '],
  // "probability no. on card is prime", "a no x is chosen"
  [
    /\bno\.? (?=(?:on|written|x is|chosen|selected|divisible|greater|less|more|which|that|multiple|drawn|shown|between|obtained|is (?:greater|less|more|even|odd|prime|divisible))\b)/gi,
    'number ',
  ],
  [/\b(\d+) se (?:lekar )?(\d+) tak\b/gi, 'from $1 to $2'],
  [/\b(\d+) ya (?:usse|us se|isse) (?:zyada|zyaada|jyada|adhik|bad[aie])\b/gi, 'at least $1'],
  [/\b(\d+) ya (?:usse|us se|isse) (?:kam|chh?ot[aie])\b/gi, 'at most $1'],
  [/\bdo (?=digit)/gi, 'two '],
  [/\b(leap|which|each|every|per|one|next) yr\b/gi, '$1 year'],
  [/\bleap year (?:nahi|nahin|nhi|not) (?:hai|ho|h)\b/gi, 'non-leap year'],
  [/\balag[- ]alag\b/gi, 'different'],
  // "fifty 50p coins"
  [/\b(\d{2}) ?(?:p|paise|paisa) (?=coins?\b)/gi, '₹0.$1 '],
  [/\b(?:rs|re)\.? ?(\d+) (?=coins?\b)/gi, '₹$1 '],
  [/\bhundred (?=(?:₹|rs\.?|\d{2} ?p))/gi, '100 '],
  // "all the 10s are lost"
  [/(?<=\b(?:the|all|and|or) )(\d{1,2})['’]?s(?= (?:are|were|and|or|of|from|have)\b| ?,)/g, '$1'],
  [/\bkitne\b/gi, 'how many'],
  [/\bbatao na\b/gi, 'batao'],
  [/\bkam se kam\b/gi, 'at least'],
  [/\b(?:zyada|jyada|adhik) se (?:zyada|jyada|adhik)\b/gi, 'at most'],
  [/(?<=\b(?:at most|at least|exactly|only)) ek\b/gi, ' one'],
  [
    /\bdo (?=(?:sikk|wiper|pas[ea]|paase|dice|coin|card|patt|number|sankhya|ball|gend|(?:barabar |equal |ek jais[aei] |identical |solid )?(?:cones?|cubes?|spheres?|hemispheres?|cylinders?|shanku)\b(?![^]*\btwo (?:cone|cube|sphere|hemisphere|cylinder))))/gi,
    'two ',
  ],
  [/\bteen (?=(?:sikk|coin|card|patt|number|ball|gend|dost))/gi, 'three '],
  [/\b(two|2|a pair of) different (?=(?:dice|coins)\b)/gi, '$1 '],
  [/\b(?:of|for) each(?: of (?:these|them|the following))?(?=\s*[:(.])/gi, ' '],
  // "2 hemispheres": so many
  [
    /(?<![\d.,/:=+*^-]\s?)\b2 (?=(?:hemispheres?|cones?|cylinders?|spheres?|cubes?|ends?|halves|tangents|circles|triangles|sectors|equal)\b)/gi,
    'two ',
  ],
  // "OP 13 cm"
  [/\b([A-Z]{2}) (?=\d+(?:\.\d+)?\s?(?:[ckm]?m)\b(?!\/))/g, '$1 = '],
  // "AB BC CA at D E F"
  [/\b(at|points|vertices|centres|centers) ([A-Z]) ([A-Z]) ([A-Z])\b(?! [A-Z]\b)/g, '$1 $2, $3, $4'],
  // "numbered 1-10"
  [/\b(numbered|marked|labelled|labeled|from|numbers|numbering)\s+(\d+)\s?[-–]\s?(\d+)\b/gi, '$1 $2 to $3'],
  [/\bP\s?\(([^()]*[<>≤≥][^()]*)\)/g, 'probability that $1'],
  // "10 J Q K A of hearts"
  [
    /\b(?:[AKQJ]|10|[2-9])(?:(?: ?,? ?(?:and|aur|&) | ?, ?| )(?:[AKQJ]|10|[2-9])\b){2,}(?:(?=[^]*\b(?:cards?|patt[aeo]n?)\b)|(?<=\b(?:cards?|patt[aeo]n?)\b[^]*))/g,
    (run: string) =>
      (run.match(/[AKQJ]/g) ?? []).length > 1
        ? (run.match(/[AKQJ]|\d+/g) ?? []).map((one) => cardNames[one] ?? one).join(', ')
        : run,
  ],
  [/(?<=\b(?:red|black|all|the|four|two) )(10|[2-9])['’]?s\b(?=[^]*\b(?:cards?|pack|deck)\b)/gi, '$1'],
  [/(?<=\d ?(?:cm|m|kg|years?|yrs?|minutes?|mins?)? ?)or (?:taller|older|heavier|longer|higher)\b/gi, 'or more'],
  [/(?<=\d)\.\.(?=\s+[a-z])/gi, '.'],
  // "tea-time"
  [
    /(?<![\w\\-])(?!(?:sin|cos|tan|sec|cot|cosec|mean|median|mode|[a-z]+ty)-)([A-Za-z]?[a-z]{2,})-(?=(?!(?:sin|cos|tan|sec|cot|cosec|mean|median|mode)\b)[a-z]{3,}\b)/g,
    '$1 ',
  ],
  // the faces of a die
  [/\b([A-Z]) ([A-Z]) ([A-Z]) ([A-Z]) ([A-Z]) ([A-Z])\b(?! [A-Z]\b)/g, '$1, $2, $3, $4, $5, $6'],
  // "A - 18, B - 24, AB - 6": a table in a line
  [/(?<=(?:^|[:,;]\s?))([A-Z]{1,2}|[A-Z][a-z]{2,})\s[-–]\s(?=\d+(?:\s?[,;.]|$))/g, '$1: '],
  // "the sum is ≥ 10"
  [/(?<=[a-z]{2,}\s\$?)(?:\\geq?(?![a-z])|≥|>=)\s*(?=\d)/gi, 'at least '],
  [/(?<=[a-z]{2,}\s\$?)(?:\\leq?(?![a-z])|≤|<=)\s*(?=\d)/gi, 'at most '],
  [
    /(?<=\b(?:numbers?|no\.?|sum|total|product|score|difference|outcome|getting|of) \$?)(?:\\gt(?![a-z])|>) *(?=\d)/gi,
    'greater than ',
  ],
  [
    /(?<=\b(?:numbers?|no\.?|sum|total|product|score|difference|outcome|getting|of) \$?)(?:\\lt(?![a-z])|<) *(?=\d)/gi,
    'less than ',
  ],
  // "and – 3x – 6y = 1": a minus sign
  [
    /(?<=\b(?:and|aur|or|equations?|solve|of|if|then|that|pair|are|is|to|by|lines?|from) )[–—−] ?(?=[\d√]|[a-z]\b)/gi,
    '-',
  ],
  [/\bkaun sa\b/gi, 'which'],
  // "ek root 2 hai": no square root
  [/(?<=\b(?:ek|one|ka|iska) )root(?= -?\d+(?:\/\d+)? (?:hai|h|ho)\b)/gi, 'roots is'],
  // "k and d other root"
  [/\bd (?=(?:other|roots?|number|value|equation)\b)/gi, 'the '],
  [/(α|\balpha)\s+(?=(?:β|beta)\s+(?:are|zeroes|zeros|roots)\b)/gi, '$1, '],
  // "zeros r 3 and -8", "zeroes of 2x^2-5x+3 r a and b"
  [/(?<=\b(?:zeroe?s|roots)\b(?: of [^.,;?]{3,40})?) r (?=(?:the )?(?:[-−]?\d|[a-zαβ] ?(?:,|and|n)|alpha))/gi, ' are '],
  // "3 x 5 x 7 x 11"
  [/(?<=\d)\s?x\s?(?=\d+\s?x\s?\d)|(?<=\d\s?x\s?\d+)\s?x\s?(?=\d)/gi, ' × '],
  // "y is ... composite"
  [/^y (?=(?:is|are)\b.*\b(?:composite|prime|irrational|rational)\b)/gi, 'why '],
  // "divides BC into BD = 7 cm": no product
  [/\binto (?=[A-Z]{2} ?=)/g, 'in '],
  // "DE = 8 BC = ?": no product
  [/(?<=\b[A-Z]{2} ?= ?\d+(?:\.\d+)?) (?=[A-Z]{2} ?=)/g, ', '],
  // "a and b r primes"
  [
    /(?<=\b[a-z] ?(?:,|and|n|aur) ?[a-z]) r (?=(?:(?:two|distinct|different|both|the) )*(?:primes?|positive|natural|integers|co-?primes?)\b)/gi,
    ' are ',
  ],
  [
    /\bfind d (?=(?:other|values?|numbers?|hcf|lcm|zeroe?s|sum|product|area|length|roots|ratio|radius|height|mean|median|mode|distance|volume|probability)\b)/g,
    'find the ',
  ],
  [
    /(?<=\d) ?l(?=,? (?:of )?(?:[a-z]+ ){0,2}(?:oils?|milk|petrol|diesel|juice|water|paint|kerosene|ghee|syrup|honey)\b)/gi,
    ' litres',
  ],
  // "sides 26 m 28m 30m"
  [/(?<=\b\d+(?:\.\d+)? ?([ckm]?m)) (?=\d+(?:\.\d+)? ?\1\b(?!\/))/g, ', '],
  // "13 m 20 cm"
  [/\b(\d+) ?(?:m|metres?|meters?) (?:and )?(\d{1,2}) ?(?:cm|centimet(?:re|er)s?)\b/gi, '($1*100+$2) cm'],
  // "find a n b"
  [/(?<=\b(?:find|values? of|terms? of)\s+[a-z]) n (?=[a-z]\b)/gi, ' and '],
  // "(p not 0)"
  [/\b([a-z]) (?:is )?not (?:equal to )?(?:0|zero)\b/gi, '$1 ≠ 0'],
  // "vertices r (1, 2), (3, 4)"
  [/\br (?=\(\s*[-−]?\d+(?:\.\d+)?\s*,)/g, 'are '],
  // "there r", "zeroes h", "sum of zeroes n product", "quad polynomial"
  [/(?<=\b(?:terms|angles|points|vertices|zeroes|zeros)(?: of an? \w+)?) r(?= (?:there|in)\b)/gi, ' are'],
  [/(?<=\b(?:zeroes|zeros)) h(?= (?:to|toh|find)\b)/gi, ' hai'],
  [/(?<=[a-z]{4}|\d) n(?= (?:product|sum)\b)/gi, ' and'],
  [/\bquad(?= (?:polynomial|equation)s?\b)/gi, 'quadratic'],
  [/\bchaa?r(?= (?:equal|barabar)\b)/gi, 'four'],
  [/\bteen(?= (?:equal|barabar)\b)/gi, 'three'],
  [/\b(?:barabar|(?:ek )?samaa?n|ek jais[ie]) (?=(?:doori|duri|distance|parts)\b)/gi, 'equal '],
  // "the car from B y km/h"
  [/(?<=\bfrom\s+[A-Z])\s+(?=\$?[a-z]\$?\s+km)/g, ', '],
  // "12 m × 10 m" is 12 m by 10 m
  [/(?<=\d\s?(?:[kcm]?m)\s?)(?:×|\\times|\*|x)(?=\s?\$?\d)/gi, ' by '],
  ...instructions,
  // the unit alone, behind what is measured
  // "468 m2"
  [/(?<=\d\s?[ckm]?m)([23])(?![\w^.]|\s*[=+*/-])/g, '^$1'],
  [/(?<=(?:π|\bpi) ?[ckm]?m)([23])\b/g, '^$1'],
  [/(?<=\d\s?[ckm]?m)([23])(?=\.(?:\s|$))/g, '^$1'],
  [/, in m(?:²|\^2)(?=,)/g, ', in sqm'],
  [/, in m(?=[.,])/g, ', in metres'],
  [/…/g, ' ... '],
  [/(?<=\s)\.(?: \.){2,}(?=\s|$)/g, ' ... '],
  // "4^{th}"
  [/(\d+|\bn)\s*\^\s*(?:\{\s*)?(?:\\(?:text|mathrm|rm)\s*)?(?:\{\s*)?(st|nd|rd|th)(?:\s*\})*/g, '$1$2'],
  // "7. How many"
  [/^\s*\d{1,2}[.)]\s+(?=[A-Z][a-z])/, ' '],
  // "12va term"
  [/(?<![\w.])(\d+) ?(?:v[aei]|vaan?|vein|w[aei])(?= )/gi, '$1th'],
  [/\{,\}/g, ','],
  [/\\d?frac\s*\{\s*([A-Z]{2})\s*\}\s*\{\s*([A-Z]{2})\s*\}/g, '$1/$2'],
  [/\\(?:quad|qquad|[hv]space\*?\{[^{}]*\})|\\[,;:! ]|~/g, ' '],
  [/\$\$?/g, ' '],
  // the rule below the head of a table
  [/^[ \t]*\|?[ \t]*:?-{2,}:?[ \t]*(?:\|[ \t]*:?-{2,}:?[ \t]*)+\|?[ \t]*$\r?\n?/gm, ''],
  [/\brt\.?(?=[ -](?:angled?\b|triangle))/gi, 'right'],
  [/\bcan[’']?t(?= be\b)/gi, 'cannot'],
  // "x = 3, 5, 7 and f = 2, 4, 1": a table
  [
    /\bx_?i? ?= ?((?:\d+(?:\.\d+)? ?, ?){2,}\d+(?:\.\d+)?)(?: ?[,;]| and| aur)* f_?i? ?= ?(?=(?:\d+ ?, ?){2,}\d)/gi,
    'x: $1, f: ',
  ],
  // "0 to 10 = 6; 10 to 20 = 9"
  [/(?<![\w.])(\d+(?:\.\d+)?) to (\d+(?:\.\d+)?) ?= ?([a-z]\d?|\d+)(?![\w.])(?: ?;)?/gi, '$1-$2: $3, '],
  ...ofChance,
  // "take pi as 22 by 7", "use 22/7"
  [/(?:\bpi|π)(?: ko)?(?: (?:as|is|to be|equals?(?: to)?))?:? +(?=(?:22 ?(?:\/|by) ?7|3\.14)\b)/gi, 'π = '],
  [/\b(use|using|take|taking) (?=22 ?(?:\/|by) ?7\b(?! ?(?:of|cm|m)\b))/gi, '$1 π = '],
  [/(?<=π ?= ?)22 by 7\b/gi, '22/7'],
  // "pi 3.14 root3 1.73"
  [/,?\s*(?:and\s+)?(?:√|\broot|\bsqrt) ?\(?3\)?\s*(?:as|is|:)?\s+(?=1\.7)/gi, ', √3 = '],
  [/\b(?<=melted) (?:n|&) (?=recast)/gi, ' and '],
  [/\b(does|did|is)n[’']?t\b/gi, '$1 not'],
  // how the answer is to be written
  [
    /\b(?:leave|keep) +(?:the +)?(?:roots?|surds?|(?:√|\\?sqrt|root) ?[({]?\d+[)}]?) +in +(?:your|the) +answers?(?: +(?:where +(?:it|they) +occurs?|if +there +is +(?:one|any)))?\b/gi,
    ' ',
  ],
  [/\bwrite (?:your|the) answer as\s+(?:[a-z]\s*=\s*\.\.\.[\s,]*(?:and\s+)?)+/gi, ' '],
  [/\r?\n/g, ' . '],
  [/=\s*(?:[?]+|kya\b|what\b|(?=[.\s]*$))/g, ' ? '],
  // "dono ne 4-4 kho diye": four each
  [/(?<=\b[a-z]{2,} )(\d+)-\1(?= [a-z]{2,})/gi, '$1'],
  [/(?<=\b\d+) ?s\b(?=.*\btogether\b)/gi, ' seconds'],
  [/\b(hcf|lcm|gcd) ?\((\d+),(\d+)\)/gi, '$1($2, $3)'],
  // "for what values of k x^2 + kx + 16": no product
  [/(?<=\bvalues? of [a-hk-p]) (?=\d*[xy]\b|\d*[xy]\^|\()/g, ', '],
  [/(?<=\b(?:hcf|lcm)\b.{3,60}[\d²³]) ?x ?(?=\d)/gi, ' × '],
  [/[?!।]+/g, ' . '],
  // "alpha beta r zeroes of"
  [/\balpha beta (?=(?:are|r)\b)/gi, 'alpha and beta '],
  [/\br (?=(?:the )?(?:zeroe?s|roots)\b)/gi, 'are '],
  // "balls can b made", "cubes r joined", "r they similar"
  [/\b(can|will|to|could|should|must|may) b\b(?! ?[=+\-*/^(]| [b-z]\b)/g, '$1 be'],
  [
    /(?<=\w,? )r (?=(?:joined|placed|melted|recast|drawn|mounted|fixed|attached|stuck|dropped|divisible|similar|formed|tied|given)\b)/g,
    'are ',
  ],
  [/(?<=(?:^|[.?!;,]\s*))r (?=(?:they|the|these|both|two|triangles)\b)/gi, 'are '],
  [/\b(\d{1,2}) ?(?:paise|paisa) (?=per\b)/gi, (_: string, n = '') => `₹0.${n.padStart(2, '0')} `],
  // "toy = cone on hemisphere"
  [/(?<=\b[a-z]{3,}) = (?=(?:an? |right |solid )*(?:cone|cylinder|hemisphere|sphere|cube|cuboid)\b)/gi, ' is '],
  // "PA and PB r tangents"
  [/(?<=\b[A-Z]{2,3} )r (?=(?:tangents|parallel|similar|equal|chords|diameters)\b)/g, 'are '],
  [/(?<![\d.,])([123])th\b/gi, (_: string, digit = '') => ['', '1st', '2nd', '3rd'][Number(digit)] ?? ''],
  [/\b1st (?=(?:n|\d+|[a-z]+teen|five|six|seven|eight|nine|ten|eleven|twelve|twenty|fifty|hundred)\b)/gi, 'first '],
  // where a question comes from
  [/[[(]\s*(?:CBSE|NCERT|ICSE|RD Sharma|RS Aggarwal|Exemplar|Imp(?:ortant)?|HOTS)\b[^\])]{0,30}[\])]/gi, ''],
  [/\bh\.\s?c\.\s?f\b\.?/gi, 'hcf'],
  [/\bl\.\s?c\.\s?m\b\.?/gi, 'lcm'],
  [/\ba\.\s?p\b\.?(?=[\s,;]|$)/gi, 'ap'],
  [/\ba\.\s?p\.?['’]?s\b\.?(?=[\s,;]|$)/gi, 'aps'],
  [/\b(?:highest common factor|greatest common (?:divisor|factor)|gcd|gcf)\b/gi, 'hcf'],
  [/\b(?:least|lowest|smallest) common multiple\b/gi, 'lcm'],
  [/\b([ap])\.\s?m\b(?:\.(?=\s[a-z]))?/gi, '$1m'],
  [/\barithmetic (?:progression|sequence)s?\b/gi, 'ap'],
  [/\bmid(?:[- ]| [-–] )?(?:points?|pts?)\b/gi, 'midpoint'],
  [/(?:\|\||∥|\bll)gm\b/gi, 'parallelogram'],
  // "BX x DY"
  [/(?<=\b[A-Z]{2}) x (?=[A-Z]{2}\b)/g, ' × '],
  [/\bclub (?=house\b)/gi, 'club'],
  // "chord of the bigger 1"
  [/\b(bigger|smaller|larger|inner|outer) 1\b/gi, '$1 one'],
  [/\bopp\.?(?= (?:vert|corner|side|angle|end)\w*)/gi, 'opposite'],
  [/\bhalf[- ]way\b/gi, 'halfway'],
  // "(DE not parallel to BC)" beside equal angles
  [/\(\s*[A-Z]{2} (?:is )?not (?:parallel(?: to)?|∥|\|\|) ?[A-Z]{2}\s*\)/g, ''],
  [/\bb\/w\b|\bbtwn?\b/gi, 'between'],
  [/\bsee-saw\b/gi, 'seesaw'],
  // "α + β and αβ"
  [/(?<=\/ *)([αβ])([αβ])(?![\p{L}\d²³^])/gu, '($1 × $2)'],
  [/(?<![\p{L}\d])([αβ])([αβ])(?![\p{L}\d²³^])/gu, '$1 × $2'],
  // "two outcomes - an odd number or an even one"
  [/(?<=[a-z]{2}) [-–—] (?=(?:an?|the|two|one|either) [a-z]{2,})/g, ', '],
  [/\bso that\b/gi, 'such that'],
  // "angle A, angle B se 12° zyada hai"
  [/(?<=\bangle [A-C]), (?=angle [A-C] (?:se|ka|ke|ki)\b)/g, ' '],
  // "kx (x - 4) + 12 = 0"
  [/\b(?!by\b)([kmpqabc][xyt]) \((?=[xyt] ?[-−–+])/g, '$1('],
  // "tossing a one-rupee coin 3 times and noting its outcome each time"
  [/(?<=\btoss(?:ing|es|ed)? (?:of )?a )(?:one|two|five|ten)[- ]rupee (?=coin)/gi, ''],
  [
    /(?<=\btimes|\btwice),? and not(?:ing|es?|ed) (?:down )?(?:its|the) (?:outcome|result)s?(?: each time| every time)?/gi,
    '',
  ],
  // "a card is drawn from 52"
  [/(?<=\bcards?\b[^]{0,40})\b(from|out of) 52(?= ?(?:[.,;?]|$))/gi, '$1 a pack of 52 cards'],
  // "P(2)" of a die
  [
    /\bP ?\((?=\d+\))(?<=\b(?:die|dice|cards?|drawn|thrown|rolled|spinner|spun|ball|tickets?)\b[^]*)/g,
    'probability of getting (',
  ],
  [/\bno\.?s?\s+(?=of\b)/gi, 'number '],
  // "6a_{6}"
  [/(?<=\d[aTtS])_[({]\s?(\d+|n)\s?[)}]/g, '_$1'],
  [/(?<=\b[atS])_?[({]\s?(\d+|n)\s?[)}]/g, '_$1'],
  [/\bco-(?=ordinates?\b)/gi, 'co'],
  [/\b2[- ]?(?=(?:digits?|(?:natural |positive )?(?:numbers?|nos)|consecutive)\b)/gi, 'two '],
  [/\bx-(?=(?:axis|coordinate)\b)/gi, 'x '],
  [/\by-(?=(?:axis|coordinate)\b)/gi, 'y '],
  [/\bno\.?s?\.?\s+of\b/gi, 'number of'],
  [
    /(?<=\b(?:digits?|greatest|largest|smallest|least|natural|odd|even|prime|composite|positive|such|smaller|larger) )nos?\b\.?/gi,
    'number',
  ],
  [/(?<=\b(?:two|three|2|3|the) )nos\b\.?|(?<=\b(?:two|three) )no\b\.?(?! of\b)/gi, 'numbers'],
  [/\b1 no\b\.?(?= is\b)/gi, 'one number'],
  // "one no is 45", "find the other no."
  [
    /(?<=\b(?:one|1|other|first|second|smaller|larger|greater|bigger|each|which|ek|dusra|dusri) )no\b\.?(?=\s*(?:$|[,?.]|is\b|=|hai\b|\d|of\b))/gi,
    'number',
  ],
  // "4 digit ka sabse chota number jo 16 aur 24 se divide ho jaye"
  [/\bsabse chh?ot[aie]\b/gi, 'smallest'],
  [/\bsabse (?:bad[aie]|bara)\b/gi, 'greatest'],
  [
    /(?<=\bse )(?:pur[aie]+ |poor[aie] |puri tarah )?(?:divide|vibhajit) (?:ho|hoti|hota|hote)(?: ?(?:ja?aye|jae|jata|jati|jate|sake|sakta|sakti|sakte))?(?: h(?:o|ai|ain)?\b)?/gi,
    'divisible',
  ],
  [/\bteen(?= (?:digit|ank))/gi, 'three'],
  [/(?<=\b(?:into|in) \d+) n (?=[a-z]\b)/gi, ' and '],
  // "4, 9, 14 up to 264"
  [
    /(?<=\d\s?,\s?-?\d+(?:\.\d+)?|\d -?\d+ -?\d+)\s*,?\s*(?:up ?to|till) (?=-?\d+(?:\.\d+)?\s*(?:$|[.?,]))/gi,
    ', ..., ',
  ],
  [/\bchaa?r(?= (?:digit|ank))/gi, 'four'],
  [/\b(konsa|kaunsa|kya|kitna|kitne|kitni|prime|composite|rational) h\b/gi, '$1 hai'],
  // "28, 42 n 63": and
  [/(?<=\d) n (?=\d)|(?<=\bhcf) n (?=lcm\b)|(?<=\blcm) n (?=hcf\b)/gi, ' and '],
  [/(?<=\bhcf) x (?=lcm\b)|(?<=\blcm) x (?=hcf\b)/gi, ' × '],
  // "they meet in 7.5 h"
  [/(?<=\bin \d+(?:\.\d+)?) ?h\b(?!\s*[=+*/-])/gi, ' hours'],
  // "x + y = 17 x - y = 5": two equations
  [/(?<=[a-z]\s?=\s?-?\d+)\s+(?=\d*[a-z]\s?[+-]\s?\d*[a-z]\s?=)/g, ', '],
  [/^\s*t\s?(?:or|\/)\s?f\b[\s:.,?-]*/gi, 'true or false: '],
  [/(angle|∠)\s*([a-z]{1,3})\s*=\s*(?:angle|∠)\s*([a-z]{1,3})\s*=\s*(\d+(?:\.\d+)?)/gi, '$1 $2 = $4, $1 $3 = $4'],
  // "F on PR: PE = 2.8 cm": no ratio
  [/(?<=\b(?:on|par)\s+[A-Z]{2})\s*:\s+(?=[A-Z]{2}\s*=)/g, ', '],
  // "x: 5, 10, 15 and f: 4, 6, 8"
  [/(?<=\d)\s*,?\s+(?:aur|and)\s+(?=(?:[xf]_?i?|freq(?:uency)?|frequencies)\s*:)/gi, ' . '],
  // "ek aur" is one more
  [/(?<!\bek )\baur\b/gi, 'and'],
  [/\bwhats\b|\bwhat's\b/gi, 'what is'],
  [/(\d+)\s+se\s+(?:bad[aie]|bara|zyada|zyaada|jyada|adhik)\b/gi, 'greater than $1'],
  [/(\d+)\s+se\s+(?:chh?ot[aie]|kam)\b/gi, 'less than $1'],
  [/\broots? kaise (?:hain?|h|honge|hoge)\b/gi, 'nature of roots'],
  // "a = 5 d = 3"
  [/(?<=\b[a-z]\s?=\s?-?\d+(?:\.\d+)?)\s+(?=[a-z](?:_?\w{1,2})?\s?=)/gi, ', '],
  // "x m long": metres, and no product
  [/(?<=\b(?:is|be|as|length|breadth|width)\s+[xy])\s+m(?=\s*(?:[,.?]|$|(?:and|long|wide|broad)\b))/gi, ' metres'],
  // "x square", and not "a square" or "(3, 5) square"
  [/(?<=\b[b-z]|\((?:[^(),]|\([^()]*\))*\))\s*square\b(?! root)/gi, '^2'],
  [/(?<=\b[b-z]|\))\s*cube\b(?! root)/gi, '^3'],
  [/(?<=\b[a-z]|\))\s*squared\b(?! root)/gi, '^2'],
  // the triangle TSQ is no square of T
  [/(?<=\b[A-Za-z]|\))(?:\s+[Ss][Qq]|sq)\b(?! root)/g, '^2'],
  [/(?<=\b[a-z]|\))\s*cubed\b/gi, '^3'],
  [/(?<![a-z_^])x2\b/gi, 'x^2'],
]

/** In a question about an AP "a5" is a term, "S20" a sum, "cd" the common difference. */
const ofProgression: Pairs = [
  // "2S2"
  [/(?<=\d)(?=S_?[1-9]\b)/g, ' '],
  [/\b([atTsS])(\d{1,3})(?![\w^])/g, '$1_$2'],
  [/\b([atTsS])n(?=\s*(?:[=,.?+:*-]|$|(?:and|of|nikalo|batao)\b))/g, '$1_n'],
  // "a_7 : a_19 = 3 : 7"
  [/\ba_(\d{1,3})\s*:\s*a_(\d{1,3})\s*=/g, 'ratio of the $1th term to the $2th term is'],
  [/(?<=\d)\s*,?\s*(?:(?:and|n|aur|&)\s+)?so on(?:\s+(?:up ?to|till)\s+(?=-?\d))/gi, ', ..., '],
  [/(?<=\d)\s*,?\s*(?:(?:and|n|aur|&)\s+)?(?:so on|etc\b\.?)/gi, ' ... '],
  [/\b(?:pehl|pahl)[aei](?= (?:term|pad)\b)/gi, 'first'],
  [/\b(?:dusr|doosr)[aei](?= (?:term|pad)\b)/gi, '2nd'],
  [/\btee?sr[aei](?= (?:term|pad)\b)/gi, '3rd'],
  [/\bchauth[aei](?= (?:term|pad)\b)/gi, '4th'],
  [/\b(?:aakh?ri|akh?ri|aakhiri|antim)(?= (?:term|pad)\b)/gi, 'last'],
  [/\bpad(?:on?)?\b/gi, 'term'],
  [/\bsarv ?antar\b/gi, 'common difference'],
  [/\bc\.?\s?d\b\.?|\bcommon diff\b\.?/gi, 'common difference'],
]
const isOfProgression = /\bap'?s?\b|\bterms?\b|\bcommon diff|(?<!∠\s*|\bangle\s*)\bd\s?=|\bS_?\{?n\b|\bpad\b/i
const namesTerms = /\b[aS]_?\d{1,3}\s*=(?!.*\bb_?\d)/

/** "AP touches the circle, and AQ ...": AP is a segment where another name shares an end with it, and nothing is said of a progression. */
const isSegmentAP = (text: string): boolean =>
  /\bAP\b/.test(text) &&
  /\b(?:A[B-OQ-Z]|[B-Z]A|[B-FI-Z]P|P[B-Z]|[A-Z]?AP[A-Z]|[A-Z]PA|PA[A-Z])\b/.test(text) &&
  !/\b(?:in|an|APs|forms?) (?:an )?AP\b|\bterms?\b|\bcommon diff|\ba\.p\b/i.test(text)

/** A question with one spelling for what is written in many ways; the shared reader cleans its signs. */
const row =
  /\b(?:find|calculate|determine|nikalo|batao)(?: the values? of)?((?: (?:sin|cos|tan|cosec|sec|cot) ?([A-Z]|θ|theta)\b){2,}(?: (?:and|aur|&)? ?(?:sin|cos|tan|cosec|sec|cot) ?\2\b))/gi

/** "find sin P cos P tan P", "find sin P cos P and tan P": three of one angle in a row are a list, not a product. */
const withListedRatios = (text: string): string =>
  text.replace(row, (whole: string, ratios: string, letter: string) => {
    const all = ratios.match(/(?:sin|cos|tan|cosec|sec|cot) ?(?:[A-Z]|θ|theta)\b/gi) ?? []
    return all.every((one) => one.endsWith(letter)) ? whole.replace(ratios, ` ${all.join(', ')}`) : whole
  })

const ratioOfAngle = /\b(sin|cos|tan|cosec|sec|cot) (?:of )?(?:angle |∠ ?|\\angle ?)([A-Z])([A-Z])([A-Z])\b/g

/** "sin of angle AOB" is sin O where the question has one triangle. */
function withCorners(text: string): string {
  const corners = new Set([...text.matchAll(ratioOfAngle)].flatMap((found) => found.slice(2)))
  const named = new Set((text.match(/\b[A-Z]{2,3}\b|\b[A-Z](?= ?\()/g) ?? []).flatMap((name) => [...name]))
  return corners.size === 3 && named.size === 3 ? text.replace(ratioOfAngle, '$1 $3') : text
}

export function spelled(question: string): string {
  const text = replaced(withListedRatios(withFigureVerbs(withCorners(question))), marks)
  if (isSegmentAP(text)) return text
  return isOfProgression.test(text) || namesTerms.test(text)
    ? replaced(text, ofProgression).replace(/\bAP\b/g, 'ap')
    : text
}

const oneSpelling: Readonly<Record<string, string>> = {
  max: 'maximum',
  dep: 'depression',
  suraj: 'sun',
  surya: 'sun',
  bldg: 'building',
  avnaman: 'depression',
  avanaman: 'depression',
  unnayan: 'elevation',
  depr: 'depression',
  elev: 'elevation',
  ht: 'height',
  hts: 'heights',
  dia: 'diameter',
  diam: 'diameter',
  vol: 'volume',
  hav: 'have',

  zeros: 'zeroes',
  othr: 'other',
  na: 'not',
  wen: 'when',
  kyu: 'why',
  kyun: 'why',
  kyon: 'why',
  wid: 'with',
  wat: 'what',
  evry: 'every',
  bich: 'between',
  beech: 'between',
  beecho: 'between',
  nahi: 'not',
  nahin: 'not',
  nhi: 'not',
  skta: 'sakta',
  skti: 'sakti',
  skte: 'sakte',
  sikka: 'coin',
  sikke: 'coins',
  sikkon: 'coins',
  patta: 'card',
  patte: 'cards',
  gend: 'ball',
  gende: 'balls',
  gendein: 'balls',
  laal: 'red',
  kala: 'black',
  kali: 'black',
  kaali: 'black',
  kharab: 'defective',
  kaale: 'black',
  kale: 'black',
  hari: 'green',
  hare: 'green',
  hara: 'green',
  neeli: 'blue',
  neele: 'blue',
  neela: 'blue',
  nili: 'blue',
  safed: 'white',
  peeli: 'yellow',
  peele: 'yellow',
  zero: 'zeroes',
  root: 'roots',
  factorize: 'factorise',
  factorization: 'factorisation',
  factorizing: 'factorising',
  average: 'mean',
  avg: 'mean',
  maths: 'math',
  midpoints: 'midpoint',
  dist: 'distance',
  doori: 'distance',
  kaunsa: 'which',
  konsa: 'which',
  dusra: 'other',
  dusre: 'other',
  dusri: 'other',
  doosra: 'other',
  doosre: 'other',
  doosri: 'other',
  duri: 'distance',
  pt: 'point',
  pts: 'point',
  coords: 'coordinates',
  coord: 'coordinates',
  vertexes: 'vertices',
  equations: 'equation',
  polynomials: 'polynomial',
  poly: 'polynomial',
  polys: 'polynomial',
  points: 'point',
  numbers: 'number',
  nos: 'number',
  irrationals: 'irrational',
  num: 'number',
  eqn: 'equation',
  eqns: 'equation',
  eq: 'equation',
  elevations: 'elevation',
  depressions: 'depression',
  diff: 'difference',
  terms: 'term',
  solutions: 'solution',
  values: 'value',
  observations: 'observation',
  prob: 'probability',
  freq: 'frequency',
  freqs: 'frequencies',
  probabilty: 'probability',
  probablity: 'probability',
  probabilities: 'probability',
}

/** A word in small letters and one spelling: "Zeros" is "zeroes", "numbers" is "number". */
export function wordOf(text: string): string {
  const word = text.toLowerCase().replace(/^'+|'+$|'s$/g, '')
  return oneSpelling[word] ?? word
}

const respelled = new Set(Object.values(oneSpelling))

/** Whether a word may stand for another one that was typed: "mean" for "average". */
export const isRespelled = (word: string): boolean => respelled.has(word)
