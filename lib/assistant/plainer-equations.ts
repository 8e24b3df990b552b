import { figure } from './small-numbers'
import type { Pairs } from './question/replaced'

const quadratic = '[-−–]?\\d*[x-z](?:²|\\^2)(?: ?[-−–+] ?[\\d./]*[a-z]?)*'
const done = '(?: (?:jaye|jaaye|jae|jaata|jata|jayen|hai|ho|kare|karne|kar|diya|de|den|jaane|par|pe|to|toh))*'

const changedHow = '(reciprocal|square|cube|negative|double|twice|triple|thrice|\\d+ (?:times|guna))s?'
const inEnglishHow: Readonly<Record<string, string>> = {
  reciprocal: 'reciprocals of',
  square: 'squares of',
  cube: 'cubes of',
  negative: 'negatives of',
  double: 'twice',
  triple: '3 times',
  thrice: '3 times',
}
const madeOf = (how = '', polynomial = ''): string =>
  `Find a quadratic polynomial whose zeroes are ${inEnglishHow[how.toLowerCase()] ?? how.replace('guna', 'times')} the zeroes of ${polynomial}.`
const wanted = '(?:ek |wo |woh |vo |ye )*(?:naya |new )?(?:quadratic )?poly(?:nomial)?'
const bids =
  '(?: (?:kya|hoga|hogi|hai|h|banao|bnao|batao|nikalo|nikaliye|likho|find karo|find|banaiye|bataiye|do|ho))*[.?]*'

/** "x² − 5x + 6 ke zeroes ke reciprocal wala polynomial" */
const polynomialMadeInHindi: Pairs = [
  [
    new RegExp(
      `^\\s*(?:polynomial )?(${quadratic}) (?:ke|k) (?:zeroe?s|roots) (?:ke|k|se) ${changedHow} (?:(?:zeroe?s|roots) )?wal[aei] (?:zeroe?s (?:wal[aei] |ka ))?${wanted}${bids}\\s*$`,
      'i',
    ),
    (_: string, polynomial = '', how = '') => madeOf(how, polynomial),
  ],
  [
    new RegExp(
      `^\\s*(?:zeroe?s|roots) of (${quadratic}) (?:ke|k) ${changedHow} (?:wal[aei] )?(?:zeroe?s )?wal[aei] ${wanted}${bids}\\s*$`,
      'i',
    ),
    (_: string, polynomial = '', how = '') => madeOf(how, polynomial),
  ],
  [
    new RegExp(
      `^\\s*(?:polynomial )?(${quadratic}) (?:ke|k) (?:zeroe?s|roots)(?: (?:nikale|find kiye|nikaale) bina)?,? ${wanted}${bids} (?:jis(?:ke|ka|ki)) (?:zeroe?s|roots) (?:iske |uske |in |un |inke |unke )?(?:zeroe?s |roots )?(?:ke|k) ${changedHow}${bids}\\s*$`,
      'i',
    ),
    (_: string, polynomial = '', how = '') => madeOf(how, polynomial),
  ],
  [
    new RegExp(
      `^\\s*${wanted}${bids} (?:jis(?:ke|ka|ki)) (?:zeroe?s|roots),? (?:polynomial )?(${quadratic}) (?:ke|k) (?:zeroe?s|roots) (?:ke|k) ${changedHow}${bids}\\s*$`,
      'i',
    ),
    (_: string, polynomial = '', how = '') => madeOf(how, polynomial),
  ],
]

const linear = '\\(?([xy] ?[-−–+] ?(?:\\d+|[a-wz]))\\)?'
const polynomial = '(-?\\d*[xy](?:²|\\^2)[-−–+\\da-z()²^ ]*?\\d*[a-z\\d)])'

/** Turns of questions about polynomials and equations that say the same as their books' turns. */
export const ofEquationsTold: Pairs = [
  // "If x = p, y = q is the solution of x + y = 11 and x − y = 3, then 2p − 3q is": of x and y themselves
  [
    /\b(?:if )?x = ([a-w])(?:,| and|, and) y = ([a-w]) (?:is|are|be) (?:the|a) solution of (?:the )?(?:given |pair of |linear )*(?:equations? )?([^.;]*? and [^,.]*?)(?:[,.]? (?:then |(?=(?:find|the values?)\b))|,? and (?=find\b))(.*?)(?=$|\(a\) )/is,
    (whole: string, p = '', q = '', pair = '', ask = '') => {
      const named = (letter: string) => new RegExp(`(?<![a-z])${letter}(?![a-z])`, 'g')
      const isOwn = named(p).test(pair) || named(q).test(pair)
      return p === q || isOwn ? whole : `If ${pair}, then ${ask.replace(named(p), 'x').replace(named(q), 'y')}`
    },
  ],
  // "where a, b are non-zero": as a condition
  [
    /,? (?:where|and|when|if) (?:\$|\\\()?([a-d])\$? ?(?:,|and) ?\$?([a-d])(?:\$|\\\))? are (?:both )?non-? ?zero(?: (?:real )?(?:numbers|constants))?(?=[.,]|\s*$)/gi,
    ', $1, $2 ≠ 0',
  ],
  ...polynomialMadeInHindi,
  // "agar x + a factor hai 2x² + 2ax + 5x + 10 ka to", "x² + kx + 6 ka ek factor x + 2 hai"
  [
    new RegExp(
      `\\b(?:agar |if )?${linear} (?:ek )?factor (?:hai|h|ho) (?:polynomial )?${polynomial} k[ai]\\b(?: toh?\\b)?,?`,
      'gi',
    ),
    'If $1 is a factor of $2,',
  ],
  [
    new RegExp(
      `(?:\\b(?:agar|if) )?${linear},? (?:polynomial )?${polynomial} k[ai] (?:ek )?factor (?:hai|h|ho)\\b(?: toh?\\b)?,?`,
      'gi',
    ),
    'If $1 is a factor of $2,',
  ],
  [
    new RegExp(`(?:\\b(?:agar|if) )?${polynomial} k[ai] (?:ek )?factor ${linear} (?:hai|h|ho)\\b(?: toh?\\b)?,?`, 'gi'),
    'If $2 is a factor of $1,',
  ],
  // no article
  [
    /(?<=\ba factor of [^,?]+,)(?: toh?)? a ki value (?:kya (?:hai|hogi)|batao|bataiye|nikalo|find karo)[\s.?]*$/gi,
    ' find a',
  ],
  [
    /^\s*(?:line |rekha |equation )?([^a-z=]*[a-z][^a-z=]*[a-z][^=]*= ?[-−]?\d+) (?:di|de) (?:hui|gayi) (?:hai|h),? (?:ek )?(?:aur|or|dusri|doosri) (?:linear )?(?:equation|line) (?:likho|batao|do)(?:,)? (?:jisse|taki|jo)[^.]*\b(parallel|coincident|intersect\w*)\b[^.]*$/i,
    'For the line $1, write another linear equation so that the two lines are $2.',
  ],
  [/\bek ?(?:dusr|doosr|dusar)e ki (?:taraf|or|ore|disha me)\b/gi, 'towards each other'],
  [
    /(?<=\b(?:length|breadth)\b[^]*\d ?(cm|m|units?)\b[^]*)\b(?:its |the )?area (?:does not change|doesn'?t change|remains? (?:unchanged|the same|same)|stays the same|is unchanged)/gi,
    'the area increases by 0 $1²',
  ],
  [
    /\barea (?:becomes|is|gets) (\d+ ?(?:sq\.? ?|square )?(?:cm|m|units?)(?:²|\^2)?) (less|more)\b(?! than)/gi,
    (_, size = '', way = '') => `area ${way === 'less' ? 'decreases' : 'increases'} by ${size}`,
  ],
  [
    /\b(?:with (?:the )?help of|using|by (?:drawing|means of)|through|from) (?:a |the |their )?graphs?\b/gi,
    'graphically',
  ],
  // two things are asked
  [
    /(?<=[.,;:?] ?)((?:form|frame|write|make|formulate|represent|express)\b[^.?]*?\b(?:equations?|algebraically|situation)\b[^.?]*?)(?:,? (?:and then|and hence|and also|and|then|hence|also) |[.;] ?(?:hence,? |then,? |also,? )?)(?=(?:find|solve|determine|calculate|what|how)\b)/i,
    '(i) $1. (ii) ',
  ],
  [/(?<=\btriangle\b[^]*)\bangle ([abc])\b/g, (_, name = '') => `angle ${name.toUpperCase()}`],
  [/(?<=\d) ([xy])[- ]?axis\b/g, ', $1-axis'],
  [
    /\bfor (?:what|which)(?: values?(?: of)?)? ([a-hk-p]) (?=\d*[a-z]|\()(?!is\b|will\b|does\b|do\b|the\b|are\b)/gi,
    'for what value of $1, ',
  ],
  [
    new RegExp(
      `(?:\\b(?:agar|if|yadi) )?(?<![a-z])(alpha|α|[a-z]) (?:aur|and|n) (beta|β|[a-z]) (${quadratic}) (?:ke|k) (?:do |dono )?(zeroe?s|roots) (?:hain?|ho|h)\\b(?: (?:to|toh))?`,
      'gi',
    ),
    'If $1 and $2 are the $4 of $3, ',
  ],
  [/\b(?:make|banao|bnao) (?=(?:the|a) (?:quadratic )?polynomial)/gi, 'find '],
  [
    /\bcheck (?:the |their )?(?:sum and (?:the )?product|relation\w*)(?: (?:of (?:the )?(?:zeroe?s|roots)|between (?:the )?zeroes and (?:the )?coefficients?))?(?=[\s.]*$)/gi,
    'verify the relationship between the zeroes and the coefficients',
  ],
  [
    /\bfind p ?\(([-−]?\d+)\)(?:[,;.?]| and)* (?:(?:say|tell|state|check|hence)(?: (?:if|whether))? |is )(?:is )?([-−]?\d+) (?:is )?(?:a |one )?zero(?: of (?:it|p\(x\)))?(?: or not)?/gi,
    '(i) Find p($1). (ii) Is $2 a zero of p(x)?',
  ],
  [
    /\by ?= ?([pfg])\(x\) (?:ka|ki) (?:graph|curve) x[- ]axis ko ([-−(),\d\s/aurnd]*?\)) (?:points? )?(?:par|pe) (?:kaat|kat|mil|cut)[\w-]*(?: (?:hai|h|hain|karta|karti))*/gi,
    'The graph of y = $1(x) cuts the x-axis at $2',
  ],
  [
    /(?:\b(?:line|rekha|equation) )?([-−]?\d*[a-z] ?[-−+] ?\d*[a-z] ?[-−+\d\s]*= ?[-−]?\d+),? (?:ki line |ka graph |line )?([xy])[- ]?axis ko (?:kis|kaun se|kahan|kaha|konse)(?: (?:point|bindu|jagah))?(?: (?:par|pe))? (?:kaat|kat|mil|cut|chhu)\w*(?: (?:hai|h|karegi|karti|karta))*/gi,
    'At which point does the line $1 cut the $2-axis',
  ],
  [
    /\b(?:ek |wo |woh |yah |ye )?(?:fraction |bhinn )?(\d+\/\d+) (?:ban|ho) (?:jata|jaata|jati|jaye|jaayega|jayega|jayegi)(?: (?:hai|h))? (?:jab|agar)/gi,
    'the fraction becomes $1 when',
  ],
  [
    new RegExp(
      `\\b(?:iske |uske |uss?ke )?(numerator|denominator)(?: k[oei])?(?: (?:me|mein))? ?se (\\d+) (?:ghat|kam|subtract|minus|nikal)\\w*${done}`,
      'gi',
    ),
    '$2 is subtracted from the $1',
  ],
  [
    new RegExp(
      `\\b(?:iske |uske |uss?ke )?(numerator|denominator)(?: k[oei])?(?: (?:me|mein)) (\\d+) (?:jod|add|mila|plus)\\w*${done}`,
      'gi',
    ),
    '$2 is added to the $1',
  ],
  [
    /\b([A-Z][a-z]+) (?:apn[eia] )?([A-Za-z]+) se (\d+) (?:saal|years?|varsh|yrs?) bad[aie] (?:hai|h|hain)\b/g,
    '$1 is $3 years older than $2',
  ],
  [
    /\b([A-Z][a-z]+) (?:apn[eia] )?([A-Za-z]+) se (\d+) (?:saal|years?|varsh|yrs?) chh?ot[aie] (?:hai|h|hain)\b/g,
    '$1 is $3 years younger than $2',
  ],
  [
    /\b(\d+) (?:saal|years?|varsh|yrs?) (?:baad|bad) (?:un |in )?(?:dono|unki|inki)(?: dono)?(?: k[ie])? (?:ages?|umar|umr|umra|aayu) k[ai] (product|sum|gunanfal|guna|yog) (\d+) (?:ho|hog[ai]|hai)\w*(?: (?:hai|jayega|jaayega|jayegi))*/gi,
    '$1 years later the $2 of their ages will be $3',
  ],
  [
    /\b(?:abhi |aaj )?(?:un )?dono k[ie] (?:abhi k[ie] |present |vartaman )?(?:ages?|umar|umr|umra|aayu) (?:kya|kitni|nikalo|batao|bataiye|find karo)(?: (?:hai|h|hain|hogi))?/gi,
    'find their present ages',
  ],
  [
    /([-−]?\d+(?:\/\d+)?) dono equations? (.+?=.+?) (?:aur|and) (.+?= ?[-−]?\d+) (?:ka|ki|ke) (?:common |ek )?root (?:hai|h)\b/gi,
    '$1 is a root of both the equations $2 and $3',
  ],
  [/\b([a-z][a-z]) ki value (?:kya )?(?:hogi|hai|h|batao|nikalo|hoga)/g, 'find the value of $1'],
  [/\(([a-z]) into ([a-z])\)/g, ''],
  [/\bmeet at which point\b/gi, '. Find the point where they meet'],
  [
    /[.,]? (?:and )?hence,? (?:find|obtain) (?:the )?(?:value of )?['‘’"]?([a-z])['‘’"]? (?:for which|such that|if|when|where) /gi,
    ' and find the value of $1 for which ',
  ],
  [/^4 (?=(?:wat|what|which|whch|wht)\b)/i, 'for '],
  [/(?<=\d|\)) n (?=\(|\d*[a-z]\b)/g, ' and '],
  [
    /([-−]?\d+(?:\/\d+)?) (?:quadratic )?(?:equation|samikaran)? ?((?:\d|[a-z]\()[^,=?]*=[^,=?]*?) (?:ka|ki) (?:ek )?root (?:hai|h|ho)\b/gi,
    '$1 is a root of $2',
  ],
  [/ (?:ke|k) (?:dono )?roots (?:equal|barabar|real and equal) (?:hain?|h|ho|hon)\b/gi, ' has equal roots'],
  [
    /\bif ((?:the |its )?length (?:of (?:a|the) rectangle )?[^.,]*?\b(?:breadth|width)[^.,]*?), (?:then )?((?:the |its )?area (?:gets |is )?(?:reduced|decreased|increased|increases|decreases|reduces) by [\d.]+ (?:sq(?:uare|\.)? ?)?[a-z²]+)/gi,
    '$2 if $1',
  ],
  [
    /(?<!\brectangle\b[^]*)\b(the|its) area (?=(?:gets|is|reduces|increases|decreases|reduced)[^.]*length of (?:a|the) rectangle)/gi,
    'the area of a rectangle ',
  ],
  [
    new RegExp(
      `(${quadratic}) (?:ke|k) (?:do |dono )?(zeroe?s|roots) (alpha|α|[a-z]),? (?:aur |and |n )?(beta|β|[a-z]) (?:hain?|ho|h)\\b(?: (?:to|toh))?`,
      'gi',
    ),
    'If $3 and $4 are the $2 of $1, ',
  ],
  [/\balpha(?=[⁰-⁹²³])/g, 'α'],
  [/\bbeta(?=[⁰-⁹²³])/g, 'β'],
  [/(?<![\w.])([a-d]?)x2(?=\s*[-−–+=])/g, '$1x²'],
  [/\bke (?:mool|mul)\b/gi, ' ke roots'],
  [/\bgyat (?:karo|kijiye|kare|kro)\b/gi, 'nikalo'],
  [
    /([-−]?\d+(?:\/\d+)?) (?:aur|and|n) ([-−]?\d+(?:\/\d+)?) (?:quadratic )?(?:equation|polynomial)? ?((?:\d|[a-z])[^,?]*?) (?:ke|k) (?:do |dono )?(roots|zeroe?s) (?:hain?|h|ho)\b(?: (?:to|toh))?/gi,
    '$1 and $2 are the $4 of $3. Find',
  ],
  [/[.?] possible\s*\?*\s*$/gi, '. Is it possible?'],
  [/\bsum of (?:the )?ages of (?:2|two) friends (?:is )?(?=\d)/gi, 'the sum of the ages of two friends is '],
  [/\bproduct of ages\b/gi, 'the product of their ages'],
  [/\bafter an? (?:month|week|day|year),? |\ba (?:month|week|day|year) later,? /gi, 'another day '],
  [/\b(breadth|width|length|side) (?:is )?\(?x(?: m| cm| metres?)?\)?(?=[.,])(?=[^]*\bin terms of x\b)/g, '$1'],
  [/\b(path|border|margin|strip|pavement) of (?:uniform |equal )?width x(?: m| cm)?\b/gi, '$1 of uniform width'],
  [/\bat (?:what|which) times? is (?:it|the [a-z]+) (\d+ ?m) high/gi, 'when is its height $1'],
  [
    new RegExp(
      `\\bkya ([-−]?\\d+(?:\\/\\d+)?) (?:quadratic )?(?:polynomial |equation )?(${quadratic}(?: ?= ?0)?) (?:ka|ki) (?:ek )?(zero|root) (?:hai|h)`,
      'gi',
    ),
    'Is $1 a $3 of $2',
  ],
  [
    /\bx[- ]axis ko (\d+) (?:jagah|points?|bindu\w*|baar) (?:par |pe )?(?:kaat|kat|cut)[\w-]*(?: hai| karta hai)? (?:aur|and) (\d+|ek) (?:alag |different )?(?:jagah|points?|bindu|baar) (?:par |pe )?(?:sirf )?(?:touch|sparsh|chhu)\w*(?: (?:karta|karti|hai|h))*/gi,
    (_, n = '', m = '') => `cuts the x-axis at ${n} points and touches it at ${m === 'ek' ? 'one' : m} point`,
  ],
  [/\by ?= ?([pf])\(x\) ka graph (?=cuts)/gi, 'The graph of y = $1(x) '],
  [/\b([pf])\(x\) ke kitne zeroe?s (?:hain?|h|honge)/gi, 'How many zeroes does $1(x) have'],
  [
    /\bthe maximum number of zeroes (?:that )?an? (\w+) polynomial can have ?,? is\b/gi,
    'what is the maximum number of zeroes of a $1 polynomial',
  ],
  [/->|→/g, ' they '],
  [/\b(?:on|by) comparing the ratios? [^?]*?(?=find (?:out )?(?:whether|if))/gi, ''],
  [
    /\bka graph (?:banao|bana kar|banakar|khincho|draw karo) (?:aur|and) (?:solution|hal) (?:batao|nikalo|likho)/gi,
    '. Solve graphically.',
  ],
  [/\b([xy])[- ]axis n (?=(?:the )?[xy][- ]?axis)/g, 'the $1-axis and the '],
  [/\b(?:do|2) anko? (?:ki|wali) (?:ek )?sankhya/gi, 'two digit number'],
  [/\bfind x y (?:and|n) z\b/g, 'find x, y and z'],
  [/\bfixed (charge|part|amount|rent|fee|cost)s? ?\+ ?/gi, 'a fixed $1 and a '],
  [/(?<=[.?] ?)(speeds?|distances?|dimensions|sides|ages|numbers|nos|prices?|fraction)\s*\?+\s*$/gi, 'find the $1.'],
  [
    /\bangle ([A-C]) ?,? (?:angle )?([A-C]) k[ai] (double|dug[un]n?a|\d ?guna|teen guna) (?:hai|h)\b/g,
    'angle $1 is $3 of angle $2',
  ],
  [
    /\bangle ([A-C]) ?,? (?:angle )?([A-C]) (?:aur|and) (?:angle )?([A-C]) k[ei] (?:sum|yog|jod) k[ei] (?:barabar|equal)(?: (?:hai|h))?/g,
    'angle $1 is equal to the sum of angles $2 and $3',
  ],
  [/\bteeno angles? (?:nikaal?o|batao|nikalo|kya hai|find karo)/gi, '. find all angles'],
  [/(?<=\b\d+ ?(?:[a-z]+ )?)aur (?=(?:mil|kharid|aat|aaye|hot|le |leta|liye|lete)\w*)/gi, 'more '],
  [
    /\b(?:har|prati|each) (?:ek )?([a-z]+) (?:ka daam |ki keemat |ki price )?(\d+) (?:rupaya|rupaye|rupay|rs) (?:sast[aie]|kam)(?: (?:pad|mil|ho)\w*)?/gi,
    'each $1 costs ₹$2 less',
  ],
  [
    /\b(?:har|prati|each) (?:ek )?([a-z]+) (?:ka daam |ki keemat |ki price )?(\d+) (?:rupaya|rupaye|rupay|rs) (?:mehang[aie]|zyada|jyada)(?: (?:pad|mil|ho)\w*)?/gi,
    'each $1 costs ₹$2 more',
  ],
  [
    /\b(?:lambai|length) (?:ko |me |mein )?(\d+) ?(units?|cm|m|metres?)? (?:kam|ghata)\w*(?: (?:kar|di)\w*)*/gi,
    'length is reduced by $1 $2',
  ],
  [
    /\b(?:chaudai|breadth|width) (?:ko |me |mein )?(\d+) ?(units?|cm|m|metres?)? (?:kam|ghata)\w*(?: (?:kar|di)\w*)*/gi,
    'breadth is reduced by $1 $2',
  ],
  [
    /\b(?:lambai|length) (?:ko |me |mein )?(\d+) ?(units?|cm|m|metres?)? (?:zyada|jyada|badha)\w*(?: (?:kar|di)\w*)*/gi,
    'length is increased by $1 $2',
  ],
  [
    /\b(?:chaudai|breadth|width) (?:ko |me |mein )?(\d+) ?(units?|cm|m|metres?)? (?:zyada|jyada|badha)\w*(?: (?:kar|di)\w*)*/gi,
    'breadth is increased by $1 $2',
  ],
  [
    /(?<=\b(?:is|equals?|to|of|ratio|as|becomes?|in|=) )(\d+|one|two|three|four|five|six|seven|eight|nine|ten) by (\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?! ?(?:k?m|cm|metres?|rows|feet)\b)/gi,
    (_, top = '', below = '') => `${figure(top)}/${figure(below)}`,
  ],
  [/\bdouble (?:in value )?(?:of|to) (?=the zeroes|zeroe?s)/gi, 'double the '],
  [
    /\b(?:cuts?|meets?|crosses|intersects?|cutting|meeting) (?:the )?positive y-?axis\b/gi,
    'cuts the y-axis above the origin',
  ],
  [
    /\b(?:cuts?|meets?|crosses|intersects?|cutting|meeting) (?:the )?negative y-?axis\b/gi,
    'cuts the y-axis below the origin',
  ],
]

/** "The equation ... has (a) two equal roots ..." */
const natureAsked = (text: string): string =>
  text.replace(
    /^\s*(?:the )?(?:quadratic )?equation ([^,?]+?= ?0),? has\s*:?\s*(?=\n?\s*\([aA]\)[^]*\broots\b)/i,
    'What is the nature of the roots of $1? ',
  )

/** "Then (x, y) is", before options. */
const pairAsked = (text: string): string =>
  text.replace(
    /[,.;]? ?(?:then )?(?:the value of )?\(\s?([a-z])\s?,\s?([a-z])\s?\) ?(?:is|are|=|equals?)\s*[:?]*\s*(?=$|\n?\s*\([aA]\))/,
    '. Find $1 and $2. ',
  )

/** "... Their HCF is", at the end or before options, asked outright. */
export const askedOutright = (text: string): string =>
  natureAsked(pairAsked(text)).replace(
    /(^|[.?!,;]\s+)(?:then )?((?:the|their|its|his|her|usual|original)\s[^.?!,;=]{2,60}?)\s+(?:is|are|will be|=)(?: equal to| respectively)*\s*[:_–-]*\s*(?=$|\n?\s*\([aA]\))/i,
    (_, lead: string, thing: string) => `${lead.replace(/[,;]/, '.')}Find ${thing}. `,
  )

/** "Find the value of p for which ...", the condition first. */
export const conditionFirst = (text: string): string =>
  text.replace(
    /^\s*(?:find|determine|what (?:is|are)) (?:the |all )*values? of\s+([a-z])\s*,?\s+(?:for which|if|so that|such that|when|where) ([^?]+?)[.?\s]*$/i,
    (_, letter: string, told: string) => `${told.charAt(0).toUpperCase()}${told.slice(1)}. Find ${letter}.`,
  )
