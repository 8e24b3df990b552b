import { figure, smallNumber } from '../small-numbers'
import type { Pairs } from './replaced'
import { inFigures, numberAt } from './spoken-number'

/** Behind these "no" counts nothing away: "one no", "the natural no", "find no". */
const counted =
  'a|one|the|which|another|this|whole|natural|excluded|included|certain|smaller|larger|smallest|largest|greater|greatest|least|digit|prime|even|odd|square|cube|given|original|new|other|same|required|find'
/** What is said to be missing: "the other no solution" is none. */
const missing =
  'solutions?|roots?|real|base|common|value|such|points?|change|profit|loss|wastage|need|zeroes|zeros|term|other|more|longer|tangents?|doubt'
const isHindi = String.raw`(?=[^]*\b(?:kya|kitn[aei]|hog[aei]|nikal\w*|batao|bata|hai)\b)`

const toRatio = String.raw`((?:twenty|thirty|forty|fifty|sixty) ?-? ?(?:one|two|three|four|five|six|seven|eight|nine)|${smallNumber}|\d+)`
const counts = 'one|two|five|ten|twenty|thirty|forty|fifty|sixty|eighty|hundred'

/** Words as messages shorten them, written out. */
export const messageWords: Pairs = [
  // "(a2 means a square)": how squares are typed
  [/\s*[([]\s*(?:here |where )?([a-z])2 (?:means|is|=|matlab|stands for) \1 (?:ka )?squared?\s*[)\]]/g, ''],
  // "face cards (j q k)": told once more
  [
    /(?<=\b(?:face|picture|court) cards? ?)\((?:i\.?e\.?,? )?(?:(?:(?:the )?(?:j(?:acks?)?|q(?:ueens?)?|k(?:ings?)?))[,/ ]+(?:and |or )?){2}(?:j(?:acks?)?|k(?:ings?)?)\)/gi,
    '',
  ],
  // "from one to twenty one card is drawn": a sentence ends between the two numbers
  [
    /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|rupees?) one (?=(?:card|ball|ticket|token|coin|number|marble|pen|bulb|dis[ck]|slip|chit|letter|student|person|child) (?:is|was|gets|falls|comes)\b)/gi,
    '$1. one ',
  ],
  // "two by root x plus three by root y"
  [
    /(?<=(?:^|\b(?:by|over|upon|plus|minus|times|equals|solve)|[-+/*(,.:=]) ?)(?:(?:square|under) )?root (?:of )?([a-z])\b(?! ?(?:is|are|=|and)\b)(?=[^]*\broot\b|(?<=\broot\b[^]*\broot [a-z]))/gi,
    '√$1',
  ],
  [/(?<=\d) ?(?:by|upon|over) (?=√[a-z]\b)/g, '/'],
  [new RegExp(String.raw`\b(${counted}) no\b\.?(?! (?:${missing})\b)(?!\.? ?of\b)`, 'gi'), '$1 number'],
  [/\bnos\b\.?(?! ?of\b)/gi, 'numbers'],
  [/\bopp\b\.?(?! ?\/)/gi, 'opposite'],
  [/\bb['-]?day(?=s?\b)/gi, 'birthday'],
  [/\bpt\.?(?= [A-Z]\b)/g, 'point'],
  [/(?<=[a-z] ?):[-–—](?=[\s(A-Za-z])/g, ':'],
  [
    /[,;.]? ?\(?(?:where |here |take |and )?all (?:the )?angles (?:are )?(?:measured |given |taken )?in degrees?\)?(?= ?(?:[.,;)]|$))/gi,
    '',
  ],
  // "..., a > 0", where a root of a² is asked
  [
    /(?<=\b(?:distance|doori|duri)\b[^]*),? ?\(?(?:where |jahan |given |if |agar |and )?a ?> ?0(?: (?:hai|h|ho))?\)?(?=[\s.?]*$)/gi,
    '',
  ],
  // "the ratio one is to two is to three"
  [
    new RegExp(String.raw`\b${toRatio} is to ${toRatio}(?: is to ${toRatio})?(?![\w-])`, 'gi'),
    (_: string, ...told: string[]) =>
      told
        .slice(0, 3)
        .flatMap((one: string | undefined) =>
          one === undefined ? [] : (numberAt(one.toLowerCase().split(/[ -]+/), 0)?.text ?? one),
        )
        .join(' : '),
  ],
  // a point, and no articles
  [/(?<![a-z])\(\s*a\s*,\s*a\s*\)/g, '(1a, 1a)'],
  [/\\sqrt ?\{?(\d+)\}? ?a(?= ?[,)])/g, '√$1a'],
  [/\bpie(?= ?(?:=|as|is|ko|ki value) ?(?:3\.14|22 ?\/ ?7))/gi, 'pi'],
  [/(?<=\bsegment) (?:formed|made|cut off) by (?:the|this|its) (?:corresponding )?chord\b(?! [A-Z]{2})/g, ''],
  // "take π = 22/7 and keep √3"
  [
    /[.,]? ?\(?((?:take|use|taking|using) [^.()]{1,24}?)?(?:,? (?:and|but) |(?<=[.,(] ?))(?:keep|leave)(?: your| the)?(?: answers?)?(?: in)?(?: terms of)? (\$?(?:√ ?[235]|\\sqrt ?\{?[235]\}?)\$?)(?: as (?:it is|such)| in (?:the|your) answers?)?[\s.)]*$/gi,
    (_: string, value = '', root = '') => ` in terms of ${root}.${value === '' ? '' : ` ${value}.`}`,
  ],
  [/\b(any|some|all|every) ([nmk]) ?∈ ?N\b/g, '$1 natural number $2'],
  // the point of an older print
  [/(?<=(?:π|\\pi|\bpi)\s?(?:=|≈|is|as)\s?3)\s?[·•]\s?(?=14\b)/g, '.'],
  [/[⋯┄]/g, '...'],
  // "ek zero 1/3 h to"
  [new RegExp(String.raw`(?<=[\d)°²³] (?:cm |m )?)h(?= (?:to|toh)\b)${isHindi}`, 'g'), 'hai'],
  // "..., chord AB length"
  [
    /[,.;] ?(?:the )?(chord|side|diagonal|tangent|altitude|median|segment|hypotenuse) ([A-Z]{2}) length\s*\?*\s*$/,
    '. Find the length of $1 $2',
  ],
  [/\bprime fact?(?:or)?s? (?=method|tree)/gi, 'prime factorisation '],
  // "a cube + b cube", "alpha square plus beta square"
  [/\b([a-z]|alpha|beta) cubed? ?([-+−–]) ?([a-z]|alpha|beta) cubed?\b/g, '$1^3 $2 $3^3'],
  [/\b([a-z]|alpha|beta) squared? ?([-+−–]) ?([a-z]|alpha|beta) squared?\b/g, '$1^2 $2 $3^2'],
  [
    /\balpha squared? (plus|minus) beta squared?(?= (?:for|of|if|where|when|in|from)\b|[,.?]|$)/g,
    (_: string, sign = '') => `α^2 ${sign === 'plus' ? '+' : '-'} β^2`,
  ],
  [/\bcoeff?s?\b\.?(?! of)/gi, 'coefficients'],
  // "at eight am"
  [
    new RegExp(String.raw`(?<=\bat )(${smallNumber}) (?=[ap]\.? ?m\b)`, 'gi'),
    (number: string) => `${figure(number.trim())} `,
  ],
  [
    /(?<=.{12}[?.,;\n] ?)(?:(?:give|also|state|write|with) )*(?:reasons?|justification)(?: also| too| bhi)?[.!?\s]*$/gi,
    '',
  ],
  // "does it make an AP, yes or no with reason. (i) ..."
  [
    /(?<=[a-z]{2}) ?[,;(–?-]? ?\(?(?:(?:answer|say|write|state|tell)(?: in)? )?(?:yes ?(?:or|\/|,) ?no|haa?n (?:ya|or) na(?:hi?n?)?)(?: ?,? ?(?:and |with |give |along with )+(?:a |the |proper )*(?:reasons?|justification))?\)?(?=\s*[.:?(]|\s*$)/gi,
    '',
  ],
  // "AD and PM are medians to BC and QR": the sides that lie opposite
  [
    /\$?\b([A-Z])([A-Z])\$? and \$?([A-Z])([A-Z])\$? are (?:the |their |corresponding )*(medians|altitudes|bisectors)(?: drawn)? (?:to|on|upon|of|from [A-Z] and [A-Z] (?:to|on)) (?:the )?(?:sides? )?\$?([A-Z])([A-Z])\$? and (?:side )?\$?([A-Z])([A-Z])\$?(?: respectively)?/g,
    (whole: string, ...found: readonly string[]) => {
      const [a = '', d = '', p = '', m = '', what = '', b = '', c = '', q = '', r = ''] = found
      const isOpposite = new Set([a, d, b, c]).size === 4 && new Set([p, m, q, r]).size === 4
      return isOpposite ? `${a}${d} and ${p}${m} are ${what}` : whole
    },
  ],
  // "(a) one decimal place (b) two decimal places"
  [
    /(?<=\bterminat[^]*\([a-d]\) ?(?:\d|one|two|three|four|five|six)) (?:decimal )?places?(?: of decimals?)?(?=\s*(?:\(|$|[,;.\n]))/gi,
    '',
  ],
  // the way that is hinted at behind a question
  [
    /(?<=\d[^]*[?.a-z]) *\((?:by |use |using |through )?(?:the )?(?:propert(?:y|ies) of )?(?:similar triangles|similarity(?: of triangles)?|bpt|thales(?: theorem)?)\)(?=\s*[.?]*\s*$)/gi,
    '',
  ],
  // poles whose distance is not told
  [
    /(?<=\bpoles?\b[^.]*?),? (?:(?:stand|standing|are|placed|fixed|erected) )?(?:at )?some distance (?:apart|from each other)\b/gi,
    ' stand',
  ],
  [/(?<=\b(?:no\.?|number|many) (?:of )?)qs\b/gi, 'questions'],
  [
    /(?<=[.?] )total (?:no\.?|number) of ([a-z]+)( in (?:the |his |her )?test)?\s*\?*\s*$/gi,
    'find the total number of $1$2',
  ],
  // "3 marks for right and -1 for wrong"
  [
    /\b(\d+)( marks?)? for (?:each |every |a )?(right|correct)( ans\w*)?,? (?:and|n) [-−–] ?(\d+)(?: marks?)? for (?:each |every |a )?(wrong|incorrect)(?: ans\w*)?/gi,
    'getting $1 marks for each $3 answer and losing $5 mark for each $6 answer',
  ],
  [/(?<=\bmarks for each (?:right|correct)[^]*)\bif (\d+) for (?=right|correct)/gi, 'if $1 marks for '],
  // "10 students of class ten": no number that counts
  [
    /^((?:(?!\bclass\b)[^])*\b(?:students|girls|boys|children|pupils) (?:of|in|from) class )(?:10(?:th)?|ten(?:th)?)\b(?![^]*\bclass\b)/gi,
    '$1X',
  ],
  // "the mean of x x plus three x plus six and x plus nine"
  [/(?<=\bmean of [^.]*?\b([a-z])(?: plus [a-z]+)?) (?=\1 plus [a-z]+\b)/gi, ', '],
  [/\bmedians of tri\.? (?=[A-Z]{3} and\b)/g, 'medians of triangles '],
  [/\b(?:samudra|samundar|sagar)\b/gi, 'sea'],
  [/(?<=\bsea k[aei] )kitna area cover(?:ed)? (?:hota|hoga|karta|karega)(?: (?:hai|h))?/gi, 'area covered nikalo'],
  // "to triangle APB kis type ka triangle hoga"
  [
    /,? ?(?:to|toh) (?:triangle )?([A-Z]{3}) (?:kis (?:type|tarah|prakar) ka|kaisa|kaun ?sa) triangle (?:hai|hoga|h|banega)\b/g,
    ', what type of triangle is $1?',
  ],
  [
    /\b(?:agar |if )?([A-Z]{2}) (?:circle|vritt) k[aei] diameter k[aei] (?:barabar|equal) (?:hai|h|ho)\b(?=, what type of triangle)/g,
    'if $1 is equal to the diameter of the circle',
  ],
  // "S is (8, 9)"
  [/\b([A-Z]) is (?=\(\s*[-−]?[\d./]+\s*,\s*[-−]?[\d./]+\s*\))/g, '$1'],
  // "height of the poles and distances of the point"
  [
    /(?<=\b(?:poles|pillars|towers|buildings)\b[^]*\bdistances of (?:the |that |this )?point)(?=\s*(?:[.?(]|$))/gi,
    ' from them',
  ],
  // "cone top", "ht of cone = its radius"
  [/\bcone (?=(?:top|roof|part|portion)\b)/gi, 'conical '],
  [/\bcylinder (?=(?:part|portion)\b)/gi, 'cylindrical '],
  [/\b(height|ht|radius|depth|length)( of (?:the )?[a-z]+)? ?= ?its (?=[a-z]{4,})/gi, '$1$2 is equal to its '],
  [/\b(?:square )?root of (\([^()]*\)) ?\/ ?(\([^()]*\))/gi, '√($1/$2)'],
  [/(?<=\b(?:jheel|lake|talab)\b[^]*)\bparchh?ay?i\b/gi, 'reflection'],
  // "forty coins of one rupee"
  [
    new RegExp(`\\b(${counts}|\\d+) coins of (one|two|five|ten|1|2|5|10) (?:rupees?|re|rs)\\b`, 'gi'),
    (_: string, count = '', name = '') => `${inFigures(count)} ${name} rupee coins`,
  ],
  // "fifty one rupee coins twenty two rupee coins": so many of each
  [
    new RegExp(
      `\\b(${counts}|\\d+),? (?:(fifty|50)[ -]?(?:paise?|paisa|p)|(?:rs|re)\\.? ?(\\d+)|(one|two|five|ten|1|2|5|10) (?:rupees?|re|rs)) coins?(?=[^]*\\bcoins?\\b)(,)?(?: and)?`,
      'gi',
    ),
    (_: string, count = '', paise?: string, rupees?: string, name = '') =>
      `${inFigures(count)} ${paise === undefined ? `₹${rupees ?? inFigures(name)}` : '50p'} coins,`,
  ],
  [/\bfifty[ -]?(?:paise|paisa) (?=coin\b)/gi, '50p '],
  [
    /\b(?:(?:rs|re)\.? ?(\d+)|(one|two|five|ten) rupees?) (?=coin\b)(?=[^]*\bcoins\b|(?<=\bcoins\b[^]*))/gi,
    (_: string, figures?: string, name = '') => `₹${figures ?? inFigures(name)} `,
  ],
  // "P of not E"
  [
    /\bP of (not )?([A-F])\b( equals)?/g,
    (_: string, not = '', event = '', equals?: string) => `P(${not}${event})${equals === undefined ? '' : ' ='}`,
  ],
  [/\bcoin (?:is|will be) (50p|₹\d+)(?! ?coins?\b)/gi, 'it is a $1 coin'],
  [/\((?:take |use )?(22\/7|3\.14)(?: lena| lo| lijiye| use karo)?\)/gi, '(π = $1)'],
  // "sec theta plus tan theta is p": it equals p
  [
    /(?<=^(?:if|given(?: that)?) [^.,=]*\b(?:theta|[A-Z])) is (?=[a-z]\b,? (?:then|show|prove|find|what))/gi,
    ' equals ',
  ],
  [/(?<=\b(?:show|prove) that [^.=]*) is (?=(?:sin|cos|tan|cosec|sec|cot) ?(?:theta|[A-Z]\b))/gi, ' equals '],
  // "acosθ"
  [/(?<![A-Za-z])([abkmnpqrxy])(?=(?:sin|cos|tan|cosec|sec|cot)(?:θ|theta\b))/g, '$1 '],
  [
    /\bkis ([A-Zx]) (?:ke liye|par|pe) (?:true|sahi|satya) (?:hai|h|hoga)\s*\??(?=\s*(?:\(a\)|options?\b))/g,
    'is true when $1 =',
  ],
  // "tower ke base se 4 m aur 9 m door do points"
  [
    /\b([a-z]+) k[ei] (?:base|foot|aadhar) se ([\d.]+ ?m) aur ([\d.]+ ?m) (?:door|doori par|ki doori par|ki distance par|distance par)(?: ek hi (?:seedhi )?(?:line|side) (?:me|mein))? (?:do|2) points?(?: (?:hain?|h))?(?: jo ek hi (?:seedhi )?(?:line|side) (?:me|mein) (?:hain?|h))?(?:[,.]? (?:unse|in se|dono points? se|se)\b)?/gi,
    'from two points at distances $2 and $3 from the base of the $1 in the same line,',
  ],
  [/\bkaa?t (?:ke|kar) nika+l[aie]\b/gi, 'nikala'],
  [/\bfull (?=(?:capsule|toy|solid)\b)/gi, 'entire '],
  [/(?<=[?.,;] ?)(22\/7|3\.14)\s*$/g, '(π = $1)'],
  // tickets of a lottery and its prizes
  [
    /(?<=\blottery\b[^]*)\b(\d+) tickets?(?: (?:are |were )?(?:bik[ei]|sold|hain?))?(?:,| aur| and| with)+ (?:there are )?(\d+) prizes?(?: (?:hain?|h))?(?=[.,])/gi,
    '$1 tickets, $2 have a prize',
  ],
  [
    /(?<=\bhave a prize[.,] )(?:[a-z]+ (?:ne )?)?(?:buys |bought )?(?:1|one|ek|a) tickets?(?: kharid[aie]\w*)?(?:,? (?:to|toh)|[.,])? (?:(?:us ?k[ei] )?jeetne ki prob(?:ability)?(?: kya (?:hai|hogi|h))?|(?:find |what is )?(?:the )?prob(?:ability)? (?:of winning|that (?:he|she) (?:wins|will win))(?: a prize)?)/gi,
    'one ticket is drawn. find the probability that it has a prize',
  ],
  [
    /(?<=\bprob(?:ability)? that (?:the|it) [^.?()]{3,60}),? and that (?=(?:it|the) )/gi,
    '. What is the probability that ',
  ],
  [/(?<=\bcandies only) (?=[a-z]+ takes out\b)/gi, '. '],
  [/\b(?:ek game me )?(?:ek )?\d+ (?:rs|rupaye|rupee|rupaiye) ka (?=(?:sikka|coin)\b)/gi, ''],
  [/\bdiagnols?\b/gi, (word) => (/s$/i.test(word) ? 'diagonals' : 'diagonal')],
  // "³⁄₅"
  [
    /([⁰¹²³⁴-⁹]+)[⁄/]([₀-₉]+)/g,
    (_: string, above = '', below = '') => `${above.normalize('NFKC')}/${below.normalize('NFKC')}`,
  ],
  [
    /\bare (?:any )?(?:two|2) ((?:equilateral|isosceles|right|right angled|congruent) triangles|circles|squares|rectangles|rhombuses) always similar\b/gi,
    'are two $1 similar',
  ],
  [/(?<=\b(?:chhaya|chaya|parchai|parchhai|shadow) \d[\d.]* ?c?m) lamb[ia] (?=hai\b|h\b|ho\b|aur\b|thi\b)/gi, ' '],
  // "aur origin se doori dono batao"
  [/\b((?:doori|distance)) dono (?=batao|nikalo|find|bata)/gi, '$1 '],
  [
    /\bfrom (?:the )?([xy][- ]?axis|origin) and (?:the )?(origin|[xy][- ]?axis)(?=\s*(?:[.?]|$))/gi,
    'from the $1 and from the $2',
  ],
  [
    /^((?:two |2 )opp(?:osite)? (?:vertices|corners) of (?:a )?square[^?]*?),? find (?:the )?other (?:2|two)\s*[?.]*$/gi,
    '$1. find the other two vertices',
  ],
  // "O centre hai, PQ chord hai aur P pe tangent PR, PQ ke saath 50° banata hai"
  [/\b([A-Z]{1,2}) (centre|center|chord|diameter) (?:hai|h)(?= ?,| aur\b| and\b)/g, '$1 is the $2'],
  [
    /\b([A-Z]) (?:pe|par) (?:jo )?tangent ([A-Z]{2}),? (?:chord )?([A-Z]{2}) ke saath (?:angle )?(\d+) ?(?:°|degrees?) (?:ka angle )?bana\w* (?:hai|h)/g,
    'the tangent $2 at $1 makes an angle of $4° with $3',
  ],
  // prizes
  [
    /\b(?:saare|sabhi|har|sab|saari) (?:prizes?|inaam) k[aei] (?:value|keemat|kimat|amount)s? (?:nikal\w*|batao|bata\w*|find karo|kya hai|kya hogi)/gi,
    'find the value of each prize',
  ],
  [
    /\b(?:[a-z]+ me(?:in)? )?(?:total |kul )?(?:rs\.? ?|₹ ?)?(\d+)(?: rs| rupaye| rupees) k[aei] (\d+) (?:cash )?(?:prizes?|inaam) (?:dene|den[ae]|dete|diye) (?:hai|hain|h|jane hai|jate hai)\b/gi,
    'a sum of $1 rupees is used to give $2 cash prizes',
  ],
  [
    /\b(?:jinke|jinki|jiske) squares? k[aei] (sum|yog|jod|total) (\d+) (?:ho|hai|h|hoga)\b/gi,
    'whose squares have the sum $2',
  ],
]
