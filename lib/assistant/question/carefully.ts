import { messageFrames } from './message-frames'
import { messageWords } from './message-words'
import { ofZeroesAsked } from './zeroes-asked'
import { withAsksBidden } from './asked-besides'
import { withExcludedBars } from './excluded-bars'
import { withEquationAsked } from './equation-asked'
import { withTypedSquares } from './typed-squares'
import { withCaseWords } from './case-words'
import { unlessInCapitals } from './in-capitals'
import { withDictatedOptions, withOptionLabels } from './option-labels'
import { withPlacesInWords } from './places-in-words'
import { figure } from '../small-numbers'
import { withHindiSpelling } from './hindi-spelling'
import { withoutSlips } from './mended'
import { replaced, type Pairs } from './replaced'
import { withProgressionRows } from './progression-rows'
import { withoutSaidAgain } from './said-again'
import { withoutStepsBegged } from './steps-begged'
import { wordForms } from './word-forms'

const greeting =
  "(?:hi+|hello+|hey+|sir|sirji|madam|maam|ma'am|mam|bhai|bhaiya|didi|bro|namaste|good (?:morning|evening|afternoon))(?: ji)?"
const asked =
  '(?:this|these|it|the following|following|below|my doubt|the below)(?: (?:question|ques|sum|problem|doubt|one|q))?'
const plea = `(?:(?:i (?:have|hv|had) (?:a|one|this) (?:doubt|question|ques)|i (?:dont|don't|do not|cant|can't|cannot) (?:know|understand|get) (?:how to (?:do|solve) )?${asked}|(?:pls|plz|please|kindly)?,? ?(?:can|could|will) (?:you|u) (?:pls |plz |please )?(?:help (?:me )?(?:with|in|solve)|solve|explain|tell me|do|answer) ${asked}|(?:pls|plz|please|kindly)?,? ?(?:help me )?(?:to )?(?:solve|explain|answer|do) ${asked}|(?:pls|plz|please)? ?help(?: me)?(?: (?:solve|with|in)(?: ${asked})?)?|(?:pls|plz|please|kindly) (?:solve|answer|help)|how to (?:solve|do)(?: ${asked})?|doubt|question|ques)\\s*[:,.!]+|(?:can|could) (?:you|u) (?:pls |plz |please )?(?:solve|explain|help (?:me )?(?:with|in)) ${asked}|help me solve(?: ${asked})?|(?:pls|plz|please) solve ${asked}|(?:solve|explain|answer) (?:this|the following) (?=[A-Z][a-z]* |[A-Z]\\b))`

/** What stands around a question and is none of it: greetings, pleas, marks, the year of a paper. */
const around: Pairs = [
  [new RegExp(`^\\s*(?:${greeting}[ ,.!]+)+(?=\\S)`, 'i'), ''],
  [new RegExp(`^\\s*${plea}\\s*(?=\\S)`, 'i'), ''],
  [
    /\s*[([][^()[\]]*\b(?:cbse|ncert|sqp|pyq|board|exemplar|foreign|delhi|all india|outside delhi|ai|rd sharma|rs aggarwal)\b[^()[\]]*[)\]]\s*$/i,
    '',
  ],
  [/\s*[([]\s*(?:19|20)\d\d(?:\s*[-–,]\s*\d{2,4})?(?:\s*,?\s*\d ?(?:marks?|m))?\s*[)\]]\s*$/i, ''],
  [/(?<=[.?!)\]])\s+(?:answer|ans|solution|sol)(?: batao| do| btao| please| plz)?\s*[.!?]*\s*$/i, ''],
  [/(?<=\S)\s*[([]\s*\d\s?(?:marks?|m)\s*[)\]]\s*$/i, ''],
  [/(?<=[.?!)\]])\s+\d\s?marks?\s*[.!]*\s*$/i, ''],
  // without their name: "= 3a + 2b + 1   (3)" is no product, "500.   3" no decimal; "p (2)", "30-40 (2)" and the numbers of lines stay
  [/(?<=[.?!\]])\s+\([1-6]\)\s*$/, ''],
  [/(?<!\(\d+\)[^]*)(?<=[\d)])\s{2,}\([1-6]\)\s*$/, ''],
  [/(?<=[.?!])\s{2,}[1-6]\s*$/, ''],
  [/(?<!\[\d+\][^]*)(?<=[\w)²³])\s+\[[1-6]\]\s*$/, ''],
  [/\s*[([]\s*(?:please |pls |plz )?(?:do|solve|answer) both(?: (?:parts|of them))?\s*[)\]]\s*$/i, ''],
  // what stands below a printed question
  [/\s*\n\s*EXERCISE\s+\d{1,2}(?:\.\d{1,2})?\s*$/, ''],
  [
    /\s*\n\s*(?:\(|\[)?Unless (?:otherwise stated|stated otherwise),? (?:take|use) (?:π|pi) ?= ?(22 ?\/ ?7|3\.14)\.?\s*[)\]]?\s*$/i,
    ' Use π = $1.',
  ],
  // the marks of a printed question, alone behind its end
  [/(?<=[^]{50}[a-z)][.?])\s+[1-6]\s*$/i, ''],
  // "no solution?" is asked
  [/(?<=\S)[\s.]*\b(?:(?:ans(?:wer)?|sol(?:ution|n)?)\s*[:=]|ans)\s*\?*\s*$/i, '.'],
  [
    /(?<=\S)[\s,.]*\b(?:thanks?(?: you)?(?: (?:sir|mam|bhai))?|thank u|asap|urgent(?:ly)?|(?:pls|plz|please) (?:help|explain|solve|answer|reply)(?: me)?(?: (?:fast|quickly|soon|asap))?|help me|fast|jaldi(?: batao| karo)?)\s*[.!]*\s*$/i,
    '',
  ],
  [
    /^\s*(?:\d{1,2}[.)]\s+)?(?:choose|select|tick|pick|mark)(?: \([^)]*\))? the (?:correct|right) (?:choice|option|answer|one)(?: (?:in|from|of) (?:each of )?the following(?: (?:questions?|options?))?)?(?:(?: and|\.) (?:justify|give reasons?)(?: (?:for )?your (?:choice|answer))?)?\s*[:.,–-]*\s*(?=\S)/i,
    '',
  ],
  // "Q 12) 9th term", "3) x²", "11: solve", "2.(iii) ..."
  [/^\s*(?:q|que|ques|question)\s*\.?\s*(?:no\.?\s*)?\d{1,3}\s*[.:)]\s*(?=\S)/i, ''],
  [/^\s*\d{1,2}\)\s+(?=\S)/, ''],
  [/^\s*\d{1,2}:\s+(?=[A-Za-z]{2})/, ''],
  [/^\s*\d{1,2}\.\s?(?=\((?:i{1,3}|iv|vi{0,3})\)\s)/, ''],
]

const tens: Readonly<Record<string, number>> = { ten: 10, fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50 }

/** 45 of "forty five"; null of what tells no minutes. */
function minutesOf([first, second]: readonly string[]): number | null {
  const [ten, unit] = [tens[first ?? ''], Number(figure(second ?? 'zero'))]
  return first === undefined ? 0 : ten === undefined || !(unit <= 9) ? null : ten + unit
}

/** "The outer surface area including the bottom" */
const withBottom = (whole: string): string =>
  whole.replace(
    /\b(?:(?:whole|entire|total) )?(?:outer|outside|external|exterior) surface(?: area)?([^.]*?),? \(?(?:including|inclusive of|along with) (?:the |its )?(?:bottom|base)\)?/gi,
    'total surface area$1',
  )

const measuredIn =
  /\b((?:area|volume|length|radius|height|perimeter|circumference|distance|diameter)\b(?: of [^.?()]{0,40}?)?) ?\((?:in )?(?:sq\.? ?|square |cubic |cu\.? ?)?(mm|cm|m|km)[²³23]?\)/gi

/** "The area of the sector (in cm²) is", where all is told in cm. */
const withoutOwnUnit = (whole: string): string =>
  whole.replace(measuredIn, (said: string, name = '', unit = '') =>
    Array.from(whole.matchAll(/\d ?(mm|cm|km|m)\b/g)).every(([, own]) => own === unit) ? name : said,
  )

const manners: Pairs = [
  [
    /^[^]*\d ?[ckm]?m\b[^]*\((?:in )?(?:sq|cu|[ckm]?m[²³23]?\))[^]*$|^[^]*\((?:in )?(?:sq|cu|[ckm]?m[²³23]?\))[^]*\d ?[ckm]?m\b[^]*$/i,
    withoutOwnUnit,
  ],
  [
    /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-(one|two|three|four|five|six|seven|eight|nine)\b/gi,
    '$1 $2',
  ],
  // "p of getting a prime"
  [
    /(?<=\b(?:dice|die|coins?|cards?|balls?|drawn|thrown|tossed|rolled|picked)\b[^]*)\bp of (?=(?:getting|drawing|picking) )/gi,
    'probability of ',
  ],
  // "how much ice cream is there in all in one cone": with its top
  [
    /(?<=\bhemispher[^]*)\bhow much ice[- ]cream (?:is|does|can|will) (?:there|it|be|hold|contained)?(?: (?:hold|contained))?(?:,? (?:in all|in total|altogether))?(?: in (?:one|each|every|a|the) (?:ice[- ]cream )?cone)?(?:,? (?:in all|in total|altogether))?(?=\s*(?:[.?(]|$))/gi,
    'find the total volume of ice cream',
  ],
  // "$\left(\text{a}\right)$", the letter of an option; "P(sum = 9)"
  [/\$? ?(?:\\left)? ?\( ?\\(?:text|mathrm|rm) ?\{ ?([a-dA-D]) ?\} ?(?:\\right)? ?\) ?\\? ?\$?(?=\s)/g, '($1) '],
  // "carton of 200 bulbs 15 defective": some of them
  [
    /\b(carton|lot|box|packet|consignment|batch) of (\d+) ([a-z]+),? (\d+) (?:are |were )?(?=(?:defective|bad|spoiled|broken)\b)/gi,
    '$1 of $2 $3 contains $4 ',
  ],
  // "A+B<=90 A>B"
  [/(?<=[<≤]=? ?90 ?°?) (?=[A-Z] ?>)/g, ', '],
  [/(?<=\bP ?\( ?sum) ?= ?(?=\d+ ?\))/gi, ' '],
  // "after t seconds ... at t = 2 minutes"
  [
    /(?<=\b(?:after|in) t (?:seconds?|secs?)\b[^]*\bt ?= ?)(\d+) ?min(?:ute)?s?\b/g,
    (_: string, n = '') => `${60 * Number(n)}`,
  ],
  // "... are similar, if (a) their corresponding angles are ___ and (b) their corresponding sides are ___": no options
  [/(?<=\bsimilar,? if )\(a\) (their corresponding angles [^.()]*?) and \(b\) (?=their)/g, '$1 and '],
  // "the first term (that is S₁)": the same once more
  [/(?<=\bfirst term) ?\( ?(?:that is|i\.? ?e\.?),? \$?[Sa]_?\{?[1₁]\}?\$? ?\)/g, ''],
  // "$m^{th}$ term", "$(mn)^{\\text{th}}$ term"
  [
    /\$?(?<![a-z\\])(\([a-z](?: ?[-+]? ?[a-z\d])*\)|[a-z]) ?\^ ?\{? ?(?:\\(?:text|mathrm|rm) ?\{? ?)?(th|st|nd|rd) ?\}{0,2}\$?(?= terms?\b)/g,
    '$1$2',
  ],
  // "101x+99y=501  99x+101y=499"
  [/(?<== ?[-−]?\d+) +(?=(?:[-−]?\d*[a-z]|\([^()=]+\)x) ?[-+−] ?(?:\d*[a-z] ?[-+−=]|\([^()=]+\)y))/g, ', '],
  [/\bnum(?:r|erator)?\.? (?:n|&|aur) den(?:om|r|ominator)?\b\.?/gi, 'numerator and denominator'],
  [/\b(?:both )?neg(?:itive|etive|itve|ative)s?\b/gi, (found: string) => found.replace(/neg\w+/i, 'negative')],
  [/\bone (?:pos|positive|\+ve)(?: and|,)? (?:one )?(?:neg|negative|-ve)\b/gi, 'one positive and one negative'],
  // "arc 22 cm r 21 angle": which is asked
  [
    /\b(?:r|rad|radius) ?=? ?(\d+(?:\.\d+)?(?: ?cm| ?m)?),? (angle|theta|θ)\s*=?\s*\??\s*$/gi,
    'radius $1, find the angle',
  ],
  // "x² − 3x − m(m + 3) = 0, where m is a constant, are": of a letter it says nothing
  [/,? ?\(?where [a-z](?:(?:,? and|,) [a-z])* (?:is|are) (?:a |an |some |any |real )*constants?\)?,?/gi, ''],
  [/\bwo n['’]?t\b|\bwon['’]?t\b/gi, 'will not'],
  // "120 Class 10 students"
  [/(?<=\b\d+ )class (?:10|X|ten)(?:th)? (?=(?:students|pupils|children)\b)/gi, ''],
  // with its bottom it is the whole surface, where nothing is hollow
  [
    /^(?![^]*\b(?:hollow\w*|scoop\w*|cavity|depression|carved|drilled|thick\w*|open|inner|inside|removed|cut)\b)[^]*\bsurface\b[^]*$/gi,
    withBottom,
  ],
  // a car has two of them
  [/^(?:car )?wipers (?=[^]*\btotal\b)/gi, 'two wipers '],
  // "101x+99y=499 99x+101y=501 x y="
  [/(?<=[xy] ?=\s?[-−]?\d+),? +x(?: ?(?:,|n|aur|and) ?| )y ?=? ?\?*\s*$/g, ', find x and y'],
  // "solve for x x² − 2ax + ... = 0": the letter that is asked for is no factor of what begins behind it
  [
    /(?<=\b(?:solve(?: for)?|find(?: (?:the )?values? of)?) [a-z]) (?=(?!(?:of|if|in|by|to|so|is|or|at|for|from|when|such|where|and)\b)[a-z]{1,4}(?:[²³^(]|\d? ?[-+−–] ?\d*[a-z(√])[^.,;:?]*=)/g,
    ': ',
  ],
  // "(-√3 a, √3 a)"
  [/(?<=[(,] ?[-−–]?√\d+) (?=[a-z] ?[,)])/g, ''],
  // "x+1/x=3 x ki value": of which the value is asked
  [/(?<==\s?[-−]?\d+) +(?=([a-z]) (?:k[ia] (?:values?|maan)|kya|kitn[ai]|nika+l\w*|bata\w*)\b)/g, ', '],
  // "15 cot A = 8 find sinA secA": both
  [
    /(?<=(?<![a-z])(?:sin|cos|tan|cosec|sec|cot) ?([A-Ca-c]|theta) ?= ?[\d√/.]+(?:root ?\d+)?)[,;.]? (?:find |then |to |calculate )?((?:sin|cos|tan|cosec|sec|cot)\1),? +((?:sin|cos|tan|cosec|sec|cot)\1)(?=\s*(?:nikalo|batao|kya hoga)?[?.=]*\s*$)/g,
    ', find $2 and $3',
  ],
  [/\bsum (?:n|&) prod(?:uct)?\b/gi, 'sum and product'],
  // "On 26 January a contingent ...": no number of the sum
  [
    /^(?:on )?\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:january|february|march|april|may|june|july|august|september|october|november|december),? (?=an? |the )(?![^]*\b(?:dates?|days?|next|again|on which)\b)/gi,
    '',
  ],
  // "... = 1032x - 408*5  x?": the letter behind is asked for
  // not "at t = 1 s?"
  [/(?<=[-+*/×=] ?\d+) +(?!(?<=\bt ?= ?\d+ +)s\b)([a-z]) ?\?+\s*$/g, ', find $1'],
  [/(?<=(?<![a-z])([a-z]) [-+] ?\d+) +\1 ?\?+\s*$/g, ', find $1'],
  // "17x5x11x3 + 2x11": of three or more, x is no letter
  [
    /^(?=[^]*\b\d+ ?x ?\d+ ?x ?\d)(?![^]*(?:=|\bx\b ?[-+=^²]))[^]*$/i,
    (text: string) => text.replace(/(?<=\d) ?x ?(?=\d)/gi, ' × '),
  ],
  // "a = 2^3 x 3 x 5": a sign where x is no letter
  [
    /^(?=[^]*\b(?:hcf|lcm|prime)\b)(?![^]*\bx\b ?(?:[-+=^²/]|is\b))(?![^]*\d\/?x\b(?! ?\d))[^]*$/i,
    (text: string) =>
      text
        .replace(/(?<=[\d²³⁴-⁹]) ?x ?(?=\d)/gi, ' × ')
        .replace(/(?<== ?[a-z]) x (?=[a-z]\b)|(?<=\b(?:hcf|lcm)) x (?=(?:hcf|lcm)\b)/gi, ' × '),
  ],
  // "zeros α β": each is one, "α, β zeroes h 2x² − 7x + k ke"
  [/\b(zero(?:e?s)?|roots) (?:are |r |= ?)?(α) ?(β)(?![\w²³^])/gi, '$1 are $2 and $3'],
  [/(?<=\b(?:zero(?:e?s)?|roots)) h (?=[-−\d]*[a-z]²? ?[-−+^²\d])/gi, ' hai '],
  // "x axis ko kahi bhi nahi kaat raha"
  [
    /\b(?:x[- ]axis|axis) ko (?:kahi(?:n|pe)? |kabhi |bilkul )?(?:bhi )?(?:not|nahin?|nhi) (?:kaa?t|chh?u|touch|cut|intersect|mil)\w*(?: kar\w*)?(?: rah[aie]| hai| h)*/gi,
    'does not cut the x axis at any point',
  ],
  // "a chess club has 26 members": no cards
  [
    /^(?![^]*\b(?:cards?|deck|pack|spades?|hearts?|diamonds?)\b)[^]*\bclub\b[^]*\bmembers\b[^]*$/i,
    (text: string) => text.replace(/\bclub\b/gi, 'group'),
  ],
  [/(?<=\badults?\b[^]*)\bbach[ch]?e(?= (?:the|thay|aaye|hai|honge)\b)/gi, 'children'],
  // "hcf of 2 no is 18"
  [/(?<=\b(?:hcf|lcm|sum|product|difference) of )(?:2|two) no\b\.?(?= ?(?:is|are|=|hai)(?![a-z]))/gi, 'two numbers'],
  // "find HCF(a, b)"
  [/(?<=\b(?:find|and|calculate) )(hcf|lcm) ?\( ?([a-z]), ?([a-z]) ?\)(?! ?[=×*x]| is)/gi, '$1 of $2 and $3'],
  // "at six thirty a m"
  [
    /\b(at|from) ([a-z]+|\d{1,2})(?: ([a-z]+)(?: ([a-z]+))?)? (a|p) m\b/gi,
    (whole: string, at = '', ...said: readonly (string | undefined)[]) => {
      const [hour, minutes] = [Number(figure(said[0] ?? '')), minutesOf(said.slice(1, 3).flatMap((one) => one ?? []))]
      return hour > 0 && minutes !== null ? `${at} ${hour}:${`${minutes}`.padStart(2, '0')} ${said[3] ?? ''}m` : whole
    },
  ],
  // "1/(x-1)(x-2)": both stand below
  [/(?<![\w)])(\d+) ?\/ ?(\([^()]*x[^()]*\)) ?(\([^()]*x[^()]*\))(?! ?[(^²\/])/g, '$1/($2$3)'],
  // "1/2a" beside "1/(2a+b+2x)": all of it stands below
  [
    /^(?=[^]*\b1\/\([^()]*x[^()]*\)[^]*=|[^]*=[^]*\b1\/\([^()]*x[^()]*\))[^]*$/,
    (text: string) => text.replace(/(?<![\w)])1\/(\d)([a-z])(?![\w²^(])/g, '1/($1$2)'),
  ],
  // "three outcomes—two heads": a dash
  [/(?<=[a-z])\s?—\s?(?=[a-z]+ [a-z])/g, ' - '],
  [/(?<=\b(?:ir)?rational )nos?\b\.?/gi, 'number'],
  // "Class X-A": a section
  [/(?<=\b(?:class|grade|std) )(?:X|IX|VIII|10|9|8)(?: ?[-–] ?|(?<=\d))([A-F])\b/gi, '$1'],
  [/\$([xy])\$(?=[- ](?:axis|coordinate))/g, '$1'],
  // "a square plus nine whole into x square"
  [/\b([a-z] square (?:plus|minus) [a-z]+) whole (?:into|times) (?=[a-z] )/gi, '($1) times '],
  // two dots behind a sentence
  [/(?<=[a-z\d)]) ?\.\.(?!\.)(?= [a-z]{3,})(?<!, ?\d+ ?\.\.)/g, '.'],
  // the dots of a list as books print them
  [/\.(?: ?\.){2,}/g, '...'],
  // "a hall is 5.25 m long and 3.78 m wide": to be paved, in whole centimetres
  [
    /\b(\d+\.\d\d?) ?m (long|wide|broad|in length|in breadth)(?=[^]*\bsquare tiles\b[^]*\b(?:largest|biggest|maximum)\b)/gi,
    (_: string, size = '', way = '') => `${Math.round(Number(size) * 100)} cm ${way}`,
  ],
  [/(?<=\btiles\b[^.]*),? (?:with no tile (?:being )?cut|without cutting any(?: tile)?)(?=[.,])/gi, ''],
  // "common diff and next term of √3, √12, √27, ..."
  [/(?<=\bdiff(?:erence)? and (?:the |its )?(?:next|\d+th)\b[^]*√\d+),? ?(?:\.{2,}|…)/gi, ''],
  [/(?<=\d ?, ?)(?:-{3,}|–{2,}|—+)(?= ?(?:[a-z]|[.,]|$))/g, '...'],
  // "a b c primes": each is one
  [
    /(?<![\w^])([a-z]) (?:([a-z]) ([b-z])|([b-qs-z])) (?=(?:are |r )?(?:all |distinct |different )?primes?\b)/g,
    (_, ...found) =>
      `${found
        .slice(0, 4)
        .filter((one) => one !== undefined)
        .join(', ')} `,
  ],
  // "hcf of a³b n ab²": n is no prime there
  [/(?<=\b(?:hcf|lcm) of [^,.?]*[a-z\d²³⁴⁵)]) n (?=\d*[a-z\d(])/gi, ' and '],
  [/(?<== ?[-−–]?\d+(?:\\\)|\$)?) (?=solve (?:by|using|graphically)\b)/gi, '. '],
  [/(?<=[xy] ?= ?[-−–]?\d+(?:\\\)|\$)?) (?=(?:\\\(|\$)? ?(?:√|\\sqrt)[^=,]*[xy] ?=)/g, ', '],
  [/(?<=\b(?:then|find|of) )['‘’"“]([a-z])['’"”]/gi, '$1'],
  [/\. ?It does not (?:meet|touch|cut) (?:the |either )?ax[ie]s (?:anywhere|at any point) else(?=\.)/gi, ''],
  [
    /\bhow many (?:distinct |different )?zeroe?s does ([a-z]\(x\)|it|the polynomial) have(?:,? and|[?.])? (?:(?:what|which) are (?:they|those|these)|(?:name|write) them)\b/gi,
    'what are the zeroes of $1? How many are there',
  ],
  // "b = p²q⁵ p q prime": no factors of b
  [/(?<=[a-z\d²³⁴⁵⁶]),? ([a-z]),? ([a-z]) (?=(?:(?:are|both|distinct|is|two|being|as) )*primes?\b)/g, ', $1 and $2 '],
  // "HCF(a, b) × LCM(a, b)", "HCF × LCM of"
  [
    /\b(hcf|lcm)( ?\([a-z], ?[a-z]\))? ?(?:[×x*·]|\\times) ?(?!\1)(?:hcf|lcm)\b\2(?! ?=? ?\d)/gi,
    'product of HCF and LCM',
  ],
  [/\b(values?|roots?|numbers?|zeroe?s?|points?|solutions?|terms?|coordinates?|angles?|sides?)\(e?s\)(?!\w)/gi, '$1'],
  [/(?<!\bby )\b(?:how much|whats) (?:is|are) (?=(?:the|its) )|\bwhats (?=(?:the|its) )/gi, 'what is '],
  [
    /\bradios\b(?=[^]*\b(?:circle|cone|cylinder|sphere|hemisphere|cm)\b|(?<=\b(?:circle|cone|cylinder|sphere|hemisphere|cm)\b[^]*))/g,
    'radius',
  ],
  // "18x³y2"
  [/(?<=\d|[²³⁴⁵])([xy])2(?![\w.^])/g, '$1²'],
  [/(?<=\b(?:is|are|by|of) \d+) \([1-6]\)\s*$/g, ''],
  [/(?<=[a-z]{2} )ll(?= (?:to|tangents?|lines?|sides?|chords?)\b|(?<=[A-Z]{2} ll) [A-Z]{2}\b)/g, 'parallel'],
  [/\bquad(?= (?:poly|polys|eq|eqn)\b)/gi, 'quadratic'],
  [/\\(?:left|right)\s?(?=[()[\]])/g, ''],
  // "15^{n}", "x^{2}"
  [/\^ ?\{ ?([a-z]|\d+) ?\}(?!\w)/g, '^$1'],
  // the letter a alone above or below a bar is no article
  [/\\[dt]?frac\s?\{\s?(\w+)\s?\}\s?\{\s?a\s?\}/g, ' $1/a '],
  [/\\[dt]?frac\s?\{\s?a\s?\}\s?\{\s?(\w)\s?\}/g, ' a/$1 '],
  // a pair of equations one below the other
  [
    /\$*\s*\\begin\s*\{(?:cases|aligned|align\*?|gathered)\}([^]*?)\\end\s*\{(?:cases|aligned|align\*?|gathered)\}\s*\$*/g,
    (_: string, body = '') =>
      ` $${body
        .replace(/&/g, '')
        .split(/\\\\/)
        .map((row) => row.trim().replace(/[,;.]$/, ''))
        .filter((row) => row !== '')
        .join('$, $')}$ `,
  ],
  // "11 1/9 minutes (eleven and one-ninth)": the same in words
  [
    /(?<=\d(?: ?[a-z]+)?) ?\((?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|and|a|half|thirds?|fourths?|quarters?|fifths?|sixths?|sevenths?|eighths?|ninths?|tenths?|elevenths?|twelfths?|thirteenths?|fifteenths?|hours?|minutes?|days?|rupees|only)[ -]?){2,}\)/gi,
    '',
  ],
  [/\b([a-z]) (?:is )?(?:not (?:equal )?to|not equal(?: to)?|!=|=\/=) (?=[-−]?\d)/g, '$1 ≠ '],
  [/(?<=\d ?)[cC]\.\s?[mM]\b\.?(?=\s+[a-z(√\d]|\s*[,;)]|[²³^])/g, 'cm'],
  [/(?<=\d ?)c\.\s?m\b\.?/gi, 'cm.'],
  [/(?<=\d ?)cms\b/gi, 'cm'],
  [/(?<=\d ?)mtrs?\b/gi, 'm'],
  [/\b(sq|cu)\.\s?(?=(?:[ckm]?m|units?|met|cent)\b)/gi, '$1 '],
  [/(?<=(?:\d|π|pi|per|₹\d*) ?)\b([ckm]?m)([23])\b/g, '$1^$2'],
  [/\b(sin|cos|tan|cosec|sec|cot)(?=(?:theta|alpha|beta)\b)/gi, '$1 '],
  // "1 + secAcosecA"
  [
    /(?<=(?<![a-z])(?:sin|cos|tan|cosec|sec|cot)(?:\^?[2-4]|[²³])? ?[A-Zθ])(?=(?:sin|cos|tan|cosec|sec|cot)(?:\^?[2-4]|[²³])? ?[A-Zθ])/g,
    ' ',
  ],
  [/(?<=[²³⁴\d)])(theta|alpha|beta)(?=alpha|beta|[^a-z]|$)/g, ' $1'],
  // "ABC right angled at B, find sinA cosA": both, where no value is asked for
  [
    /(?<=\b(?:right|rt)\b[^]*\b(?:find|calculate)\s)((?:sin|cos|tan|cosec|sec|cot)\s?([A-Z]))\s+((?:sin|cos|tan|cosec|sec|cot)\s?\2)(?=\s*[.?]?\s*$)/g,
    '$1 and $3',
  ],
  [/\b(alpha|beta)(?=beta|alpha)/g, '$1 '],
  [/\bno\.(?= ?\?)|(?<!\b(?:or|yes|say) )\bno\.(?= [a-z])/g, 'number'],
  // "1st" where no other place is told in figures
  [/(?<=[a-z]{3}) [-–] (?=(?:then|find|what|how|if)\b)/g, ', '],
  [/\bya(?= (?:not|no|negative|positive|false|inconsistent|dependent|equal to|an?|by|composite|irrational)\b)/g, 'or'],
]

/** The slanted and bold letters of a printed page, "𝑥", as letters. */
const withPlainLetters = (text: string): string =>
  text.replace(/[\u{1D400}-\u{1D7FF}]/gu, (letter) => letter.normalize('NFKC'))

const placesInFigures: ReadonlyMap<string, string> = new Map(
  'fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
    .split(' ')
    .map((word, index) => [word, `${index + 4}th`]),
)

/** A message with its words written out: the first thing that is done with it. */
export const writtenOut = (typed: string): string => wordForms(withHindiSpelling(withoutSlips(typed)))

/** A question as a careful student would have put it on paper: without what stands around it, in small letters, short words written out. */
export function carefully(written: string): string {
  const typed = replaced(
    replaced(withExcludedBars(withoutSaidAgain(writtenOut(withProgressionRows(withCaseWords(written))))), messageWords),
    messageFrames,
  )
    // between words one space says as much as two
    .replace(/(?<=[a-z,;.?]) {2,}(?=[a-z])/gi, ' ')
    // "the ratio of fourth terms", "from eleventh to 20th term"
    .replace(
      /(?<=\b(?:ratio of|between their) )\w+th(?= terms\b)|(?<=\btimes (?:the |its )?)\w+th(?= term\b)|\b\w+th(?= to \d+(?:st|nd|rd|th) terms?\b)/gi,
      (word) => placesInFigures.get(word.toLowerCase()) ?? word,
    )
  const plain = replaced(
    withoutStepsBegged(
      replaced(withTypedSquares(unlessInCapitals(withPlainLetters(withDictatedOptions(typed)))), around),
    ),
    manners,
  )
  const asked = /zero|roots/i.test(plain) ? replaced(plain, ofZeroesAsked) : plain
  const text =
    /quadratic|\bmathematically\b[^]*\b(?:product|area)|\b(?:product|area|production)\b[^]*\bmathematically\b/i.test(
      asked,
    )
      ? withEquationAsked(asked)
      : asked
  return withOptionLabels(withPlacesInWords(wordForms(withAsksBidden(text))))
}
