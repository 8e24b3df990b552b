import type { Pairs } from './question/replaced'

/** Pleas that every worked answer grants: "give reason", "justify your answer", "with steps". */
export const pleas: Pairs = [
  // "explain how to get k", "how do I factorise ..."
  [
    /\b(?:(?:please|pls|plz|kindly|sir|can (?:you|u)) )*(?:(?:explain|show|tell|teach)(?: me)? how (?:to|(?:can|do|should) (?:i|we|you|one))|how (?:can|do|should|to) (?:i|we|you|one)) (?=(?:get|find|solve|factori[sz]e|form|write|prove|show|work out|calculate|obtain|check)\b)/gi,
    '',
  ],
  [
    /[,;]? (?:and )?(?:please |pls |plz |kindly )*(?:give|with|state) (?:a |the |proper )*reasons?(?: (?:please|pls|plz))?(?=[\s.?!]*$)|[,;]? (?:yes or no )?with (?:reasons?|justification)(?: (?:please|pls|plz))?(?=[\s.?!]*$)/gi,
    '',
  ],
  // what the book hints at is no part of the question
  [/\s*\[\s*hint\b[^\]]*\]\s*prove(?: it| this)?\.?\s*$/gi, '. Prove.'],
  [/\s*\[\s*hint\b[^\]]*\]\s*(?:\[?[1-5]\]?)?\s*$|\s*\(\s*hint\b[^]*\)\s*$/gi, ''],
  [
    /[,;.]?\s*\b(?:and |also |please |pls )*(?:give|state|write|mention|with|giving|stating)\s+(?:a |an |the |your |proper |suitable |valid |one |full )*(?:reasons?|reasoning|justification|explanation|working|steps)\b(?:\s+(?:for|in support of|to support|behind|of) (?:your |the )?(?:answers?|choice|conclusion|claim))?(?=\s*(?:$|[.,;?!)\n]))/gi,
    '',
  ],
  [
    /[,;.]?\s*\b(?:and |also |please |pls )*(?:justify|explain)(?: (?:your|the|ur) (?:answers?|ans|choice|reasoning|conclusion|response|claim))?(?=\s*(?:$|[.?!)\n]))/gi,
    '',
  ],
  [
    /[,;.]?\s*\b(?:and |aur |also )?(?:show|dikhao|write)\s+(?:all |the |your |full |complete )*(?:steps|working)\b/gi,
    '',
  ],
  [
    /[,;.]?\s*\b(?:and |aur |n )?(?:reason|wajah|karan|kaaran)(?: (?:bhi|sahit|ke saath|ke sath))*(?: (?:do|de|den?a|dijiye|batao|bata|bataiye|batana|likho|likhiye|likhna))*(?=\s*(?:$|[.?!)\n]))/gi,
    '',
  ],
  [/(?<=[a-z\d)²?.,])[,?.]?\s+(?:and |aur )?(?:why|kyu|kyun|kyon)(?: so| or why not| not)?\s*[?.]*\s*$/gi, ''],
  // "then x + y is equal to", before options or at the end
  [/(?<=[\w)²³}$°])\s+(?:(?:is|are|will be) )?(?:equals|equal to)\s*[:.=–-]*\s*(?=$|\n?\s*\([aA]\))/g, ' is '],
  [
    /,? ?(?:aur |and )?(?:sahi|correct|right) (?:order|kram) (?:me|mein|in) (?:bhi )?(?:likho|likhiye|batao|write)\b/gi,
    '',
  ],
  [
    /,? ?\bwithout (?:actually )?(?:climbing|measuring|going|crossing|(?:being |getting )?(?:detach|separat)(?:ed|ing)|falling apart)(?: (?:it|up|the|on|directly|river|tree|top|to|across|tower|pole|building))*\b/gi,
    '',
  ],
  [/\bi mean(?: to say)?\b/gi, ''],
  [
    /,? ?\bsimilar(?:ity| triangles?) (?:(?:ka |ki )?(?:use|istemal) kar(?:ke|te hue)|se|lagaa?kar)(?=\s*[.?!]*$)/gi,
    '',
  ],
  [/\bstep ?by ?step\b|\bin detail\b|\bsteps? ke saa?th\b/gi, ''],
]

const joins = 'k[aei]'

/** Hindi in Latin letters in the order of English: "digits ka sum 11 hai". */
export const inOrder: Pairs = [
  [
    /(\S+(?: [+−-] \S+)?) irrational (?:number )?(?:hai|h) (?:ye |yeh |yah )?(?:prove|sidh|siddh) k\w+/gi,
    'prove that $1 is irrational',
  ],
  [
    /\bnumerator (?:aur|and) denominator k[ai] (sum|difference) (\d+) (?:hai|h)\b/gi,
    'the $1 of numerator and denominator is $2',
  ],
  [/\bek fraction (?:ke|ka) (?=the (?:sum|difference))/gi, 'the fraction is such that '],
  [
    /\b(numerator|denominator|dono|both) (?:me|mein) (?:se )?(\d+) (?:add|jodne|milane|joda|jod)\b ?(?:kar\w*|di\w+)? ?(?:par|pe)?/gi,
    'if $2 is added to the $1,',
  ],
  [
    /\b(numerator|denominator|dono|both) (?:me|mein)? ?se (\d+) (?:ghata\w*|kam|subtract|minus) ?(?:kar\w*)? ?(?:par|pe)?/gi,
    'if $2 is subtracted from the $1,',
  ],
  [
    /\b(?:wo |vo )?(?:fraction|bhinn) (\d+\/\d+) (?:ho|ban) (?:jata|jaata|jati|jaye\w*) (?:hai|h)?/gi,
    'the fraction becomes $1',
  ],
  [/\b(?:subah|savere)(?: ke)? (\d{1,2}(?::\d\d)?)(?: baje)?(?: par| pe| ko)?\b/gi, 'at $1 am'],
  [/\b(?:mandir|temple) (?:me|mein) (?=teen|three|\d)/gi, ''],
  [/\bteen (?=ghanti|bells?)/gi, 'three '],
  [/\bghanti(?:yan|yaan|yon)?\b/gi, 'bells'],
  [
    /\b(?:ke|k) (?:antar|antral|antaral|gap|interval)(?:s)? (?:par|pe|se) baj\w+(?: (?:hain?|h))?\b/gi,
    'intervals ring',
  ],
  [
    /\b(?:ke|ki) (?:dono )?(zeroe?s|roots) (?:dono )?positive(?: honge| hain| hai| h)?,? (?:ya |or )?(?:dono )?negative(?: honge| hain| hai| h)?,? (?:ya|or) ek positive (?:aur |and |, ?)?ek negative\b(?: (?:honge|hoga|hain|hai|h))?/gi,
    'what are the signs of its $1',
  ],
  [/[,.?]* ?\bbina solve (?:kiye|kare|kie)\b/gi, ' without solving'],
  [
    /\b(zeroe?s|roots) (?:ka|ki) sum (\S+) (?:hai|h|ho) (?:aur|and|,) (?:unka |inka |zeroe?s ka |roots ka )?product (\S+) (?:hai|h|ho)\b(?: (?:to|toh))?/gi,
    'the sum of $1 is $2 and their product is $3, find',
  ],
  [
    /\b(zeroe?s|roots) (?:ka|ki) product (\S+) (?:hai|h|ho) (?:aur|and|,) (?:unka |inka |zeroe?s ka |roots ka )?sum (\S+) (?:hai|h|ho)\b(?: (?:to|toh))?/gi,
    'the sum of $1 is $3 and their product is $2, find',
  ],
  [/\bdo (?=(?:anko|ank|digits?|consecutive|lagatar|kramagat|positive|odd|even|numbers?|natural)\b)/gi, 'two '],
  [/\bteen (?=(?:consecutive|lagatar|kramagat|positive|odd|even|numbers?|natural)\b)/gi, 'three '],
  [/\b(?:lagatar|lagataar|kramagat|krmagat)\b/gi, 'consecutive'],
  [/\b(?:visham)\b/gi, 'odd'],
  [/\b(?:sam)(?= (?:sankhya|number|purnank))/gi, 'even'],
  [/\b(?:varg|vargo|vargon)\b/gi, 'squares'],
  [/\b(?:yog|yogfal|jod|sum)\b/gi, 'sum'],
  [/\b(hcf|lcm) (\d+) (?:hai|h)\b(?: (?:aur|and))?/gi, '$1 is $2,'],
  [/\b(?:to|toh) (?:unka |inka )?(hcf|lcm) (?:kya (?:hai|hoga)|nikalo|batao|kitna (?:hai|hoga))/gi, '. Find the $1'],
  [/\bnumbers? (\d+) (?:aur|and) (\d+) (?:hai|hain|h)\b/gi, 'the numbers are $1 and $2'],
  [/\bank(?:o|on|e)?\b/gi, 'digits'],
  [/\bsankhya(?:o|on|e|ye|yein)?\b/gi, 'number'],
  [
    /\bdigits ko (?:ulta|ult|palat|reverse|interchange)\w*\s*(?:kar)?(?:ne|ke)? ?(?:likhne )?(?:par|pe)\b/gi,
    'on reversing the digits',
  ],
  [
    /\bdigits (?:ulta|ulte|palat|reverse|interchange)\w* (?:kar)?(?:ne )?(?:likhne )?(?:par|pe|se)\b/gi,
    'on reversing the digits',
  ],
  [
    /\b(?:number |wo )?(\d+) (?:se )?(?:badh|bad) (?:jata|jati|jaata|jaati) (?:hai|h)\b/gi,
    'the number increases by $1',
  ],
  [
    /\b(?:number |wo )?(\d+) (?:se )?(?:ghat|kam ho) (?:jata|jati|jaata|jaati) (?:hai|h)\b/gi,
    'the number decreases by $1',
  ],
  [/\bnumber the number\b/gi, 'the number'],
  [
    new RegExp(
      `\\b(?:ek )?((?:two|2|three)?[- ]?digits?(?: (?:ki|ke|ka))?(?: ek)? number) ${joins}(?: dono)? digits ${joins} (sum|product|difference) (\\d+) (?:hai|h)\\b`,
      'gi',
    ),
    'the $2 of the digits of a two-digit number is $3',
  ],
  [
    new RegExp(
      `\\b(two|three) ((?:(?:consecutive|positive|odd|even|natural) )+(?:numbers?|integers?|multiples?)?) ?${joins} squares? ${joins} (sum|difference) (\\d+) (?:hai|h)\\b`,
      'gi',
    ),
    'the $3 of the squares of $1 $2 is $4',
  ],
  [
    new RegExp(
      `\\b(two|three) ((?:(?:consecutive|positive|odd|even|natural) )+(?:numbers?|integers?)?) ?${joins} (sum|product|difference) (\\d+) (?:hai|h)\\b`,
      'gi',
    ),
    'the $3 of $1 $2 is $4',
  ],
  [
    /\b(?:dono |wo |vo )?(?:numbers?|integers?)(?: (?:kya|kaun se|konse))? (?:hai|hain|h|nikalo|nikaalo|batao|bataiye|bata do|gyat karo|find karo|find kro)\b/gi,
    'find the numbers',
  ],
  [/\b(?:ka|ki) (?:discriminant|d) (?:kya hai|kya h|nikalo|batao)?(?= (?:aur|and|n)\b)/gi, 'find its discriminant'],
]

/** Signs and short forms of messages. */
export const marks: Pairs = [
  // "60°\nand 30°": a line that goes on
  [/ *\n *(?=(?:and|or|is|are|respectively)\b)/g, ' '],
  // the marks of a paper
  [/(?<=[a-zθ).°²³$}]) \[[1-6]\]\s*$/, ''],
  // what is told before the first ask is told for all parts
  [
    /\(i\)\s*((?!find|what|how|write|which|determine|calculate)[A-Z][^().?]{30,}?), (?=(?:find|what|how many|determine|calculate) )/gi,
    '$1. (i) ',
  ],
  [/(?<=\bafter \d+) ?s(?=\s*[.?,]|\s*$)/gi, ' seconds'],
  // "PQ = 8 cm AB = ?"
  [
    /(?<=[a-z\d)°²³])[,.;]? ((?:(?:sin|cos|tan|cosec|sec|cot) ?)?[A-Zθa-z]|[A-Z]{2}|∠ ?[A-Z]{1,3}) ?= ?\?+\s*$/,
    '. find $1',
  ],
  // "then the value of k is ____."
  [/,? then (?:the value of )?\$?([a-z])\$? (?:is|=)\s*_*\s*[.?]*\s*$/g, '. Find $1.'],
  // "AP = 3 7 AB (i.e. AP = (3/7) AB)": as it is explained
  [/\b([A-Z]{2}) ?= ?[^(),.=]{1,12} ?\((?:i\.? ?e\.?,?|that is,?) ?(\1 ?= ?(?:\([^()]*\) ?)?[^()]*)\)/g, '$2'],
  [/\b(\d{1,2}(?::\d\d)?) (?:o['’]?clock )?in the (?:morning|forenoon)\b/gi, '$1 am'],
  [/\b(\d{1,2}(?::\d\d)?) (?:o['’]?clock )?in the (?:evening|afternoon)\b/gi, '$1 pm'],
  [/\bdiv (?=by\b)/gi, 'division '],
  [/^\s*no\.? of (?=\d[- ]?digit)/i, 'find the number of '],
  [/^\s*D (?=of\b)/, 'discriminant '],
  // "day1 84, day2 79"
  [/\b(day|week|month|year|row|hour|ring)(?=[1-9]\b ?[:=-]? ?(?:rs\.? ?|₹ ?)?\d)/gi, '$1 '],
  // "the mean of 6, 8, x is 11 x?"
  [/(?<=\d)(?<!\b(?:diameter|radius|side|height|length|width|by) [\d.]+(?= m)) ([a-z]) ?\?\s*$/, '. find $1'],
  [/(?<=\)) r (?=(?:the |taken |[34] |three |four )?(?:vertices|points?|collinear|in|given|corners?)\b)/g, ' are '],
  [/\b(added|subtracted|given) 2 (?=each|every|all)\b/gi, '$1 to '],
  [/(?<=(?:=|\bequals?(?: to)?|\bis) ?)(\d{1,3}) by (\d{1,3})\b(?! ?(?:k?m|cm|metres?|rows|columns)\b)/gi, '$1/$2'],
  [
    /(?<=\b(?:dice?|coins?|cards?|balls?|drawn|thrown|tossed|faces|letter|word|arrow|chosen|choosen|selected|picked)\b[^]*)\bp ?\(/gi,
    'find P(',
  ],
  [/(?<=\d) (?=what (?:is|will be) the (?:probability|chance))/gi, '. '],
  [/\beach no\b(?! of)/gi, 'each number'],
  [/(?<=\btimes? (?:taken )?\(?(?:in )?)secs?(?=\)| of\b|:)/gi, 'seconds'],
  [/\bempirical (formula|relation(?:ship)?) (?:se|ke use se|use karke)\b/gi, 'using empirical $1'],
  [/\b(?:length|value|answer|ans|final answer) only\b/gi, ''],
  [/[,;]? (?:and |but )?(?:there is no draw|no match is (?:a )?drawn?|there are no draws|no draw is possible)\b/gi, ''],
  [/\(? ?no draws? ?\)?/gi, ''],
  [/(?<![\w)])\+ ?ve\b/gi, 'positive'],
  [/(?<![\w)])[-−–] ?ve\b/gi, 'negative'],
  [/\b(?:can|may|could) have\b(?=.*\b(?:zeroe?s|roots)\b)/gi, 'have'],
  [
    /(?<!\b(?:ek|one|its|iska|first|other|second|equal|common|real|the|a|square|cube|\d) )\b(?:under ?)?root ?(\d+)(?![\d.]*(?:st|nd|rd|th)\b)/gi,
    '√$1',
  ],
  [/(?<=\d)½/g, '.5'],
  [/(?<=\d)¼/g, '.25'],
  [/(?<=\d)¾/g, '.75'],
  // "₹ 3 400"
  [/(?<=₹ ?\d{1,2}) (?=\d{3}\b(?! ?(?:k?g|m?l|c?m)\b))/gi, ''],
]

const angle = '\\$?(?:∠|\\\\angle|\\bangle\\b)\\s*([A-Z])\\$?'
const size = '\\(?(\\d+(?:\\.\\d+)?)\\)?\\s*(?:°|\\^?\\{?\\\\?circ\\}?|degrees?)?'
const signed = (pattern: string): RegExp => new RegExp(pattern.replaceAll(' ', '\\s*'), 'g')

/** Relations of a triangle's angles in words: "∠B = 3∠A", "∠C − ∠B = 12°". */
/** Lengths of a figure that are told by words. */
export const ofLengths: Pairs = [
  // "right angled at Q PQ = 8 cm PR - QR = 2 cm"
  [/(?<=\b[A-Z]|\d ?[ck]?m) (?=[A-Z]{2}(?: ?[-+−–] ?[A-Z]{2})? ?= ?\d)/g, ', '],
  // "AB is twice CD", "the ratio AO is to OC"
  [
    /\b([A-Z]{2}) is (twice|double|thrice|\d times)(?: of)? (?:the (?:side|length)(?: of)? )?([A-Z]{2})\b/g,
    (_: string, one = '', times = '', other = '') =>
      `${one} = ${/^\d/.test(times) ? times.charAt(0) : times === 'thrice' ? '3' : '2'}${other}`,
  ],
  [/(?<==\s?)(\d) (?=[A-Z]{2}\b(?! (?:bisect|is|are)))/g, '$1'],
  [/\b([A-Z]{2}) is to ([A-Z]{2})\b/g, '$1 : $2'],
]

export const ofAngles: Pairs = [
  [
    signed(`${angle} = (\\d+) ${angle} = (\\d+) \\( ${angle} [+] ${angle} \\)`),
    'angle $1 is $2 times angle $3 and angle $1 is $4 times the sum of angle $5 and angle $6 ',
  ],
  [signed(`${angle} = (\\d+) ${angle} [+] ${size}`), 'angle $1 is $4° more than $2 times angle $3 '],
  [signed(`${angle} = (\\d+) ${angle} [-−–] ${size}`), 'angle $1 is $4° less than $2 times angle $3 '],
  [signed(`${angle} = (\\d+) ${angle}(?! [-−–+=])`), 'angle $1 is $2 times angle $3 '],
  [signed(`${angle} = ${angle} [+] ${size}`), 'angle $1 is $3° more than angle $2 '],
  [signed(`${angle} = ${angle} [-−–] ${size}`), 'angle $1 is $3° less than angle $2 '],
  [signed(`${angle} [-−–] ${angle} = ${size}(?! ?[xy∠(])`), 'angle $1 is $3° more than angle $2 '],
  [signed(`${angle} [+] ${angle} = ${size}(?! ?[xy∠(])`), 'the sum of angle $1 and angle $2 is $3° '],
]

/** Turns of well-known stories. */
export const turns: Pairs = [
  // "Using similar triangles, find the height": so it is found
  [
    /\b(?:by )?using (?:the )?(?:propert(?:y|ies) of |concept of )?(?:similar|similarity of) triangles,? (?<!\bsimilar\b[^]*\busing\b[^]*)(?![^]*\bsimilar)/gi,
    '',
  ],
  // "p good?", "p not red, p white", "p of e is"
  [
    /(?<=[.,?!;] |^|\bfind )p (?=(?:at ?most|at ?least|exactly|both|not|no|good|defective|red|white|black|green|blue|yellow|sum|heads?|tails?|odd|even|prime|king|queen|ace|doublet|face)\b)/gi,
    'probability of ',
  ],
  [/\bp ?\( ?e ?\)/g, 'P(E)'],
  [/\bp ?\( ?not ?e ?\)/g, 'P(not E)'],
  [/\bp of e (?=is|=|equals)/gi, 'P(E) '],
  [/\b(probability|P) of not e\b/gi, '$1 of not E'],
  [/\bfind p of (?=\(?(?:1|i|a)\)|[a-z]{3})/gi, 'find the probability of '],
  // "its height after t seconds is h = -5t² + 10t + 15"
  [
    /\b([hs]) ?= ?(?=[-−–]? ?[\d.]*t(?:\^2|²)[^=]*$|[\d.]+ ?[-−–+] ?[^=]*t(?:\^2|²)[^=]*$|[\d.]*t ?[-−–+][^=]*t(?:\^2|²)[^=]*$)/g,
    '$1(t) = ',
  ],
  [
    /(?<=\b(?:arch|bridge|path|parabola|cable|curve|gate|tunnel|fountain)\b[^]*)\by ?= ?(?=[-−–]? ?[\d./()]*x(?:\^2|²)[^=]*$)/g,
    'p(x) = ',
  ],
  // the fewest stacks are those with the most in each
  [
    /(?:,? and|so that) they (?:take|occupy)(?: up)? (?:the )?(?:least|minimum) (?:area|space)(?: (?:of|on|in) the [a-z]+)?/gi,
    '',
  ],
  [
    /\bwhat is the number (of [a-z]+ )?that can be (?:placed|put|kept) in each (?=[a-z]+)/gi,
    'what is the greatest number $1in each ',
  ],
  [/\(? ?(?:and|but) not coincident(?: with)? ?\)?/gi, ' '],
  [/,? (?:and|as well as) the [xy][- ]?axis at (?:one|1|a) points?\b(?=[^]*\bhow many zeroe?s)/gi, ''],
]
