import type { Pairs } from './replaced'

const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const days = week.map((day) => `${day.slice(0, 3)}(?:${day.slice(3)}|s|rs?)?`).join('|')
const dayOf = (short: string): string => week.find((day) => day.startsWith(short.slice(0, 3).toLowerCase())) ?? short
const wholeOf = (text: string): number => Number(text.replace('−', '-'))

/** A row that begins below zero, with all its numbers. */
function writtenOut(whole: string, from: string, next: string, to: string): string {
  const [first, second, last] = [wholeOf(from), wholeOf(next), wholeOf(to)]
  const step = second - first
  const count = (last - first) / step + 1
  const values = Array.from(
    { length: Number.isInteger(count) && count > 2 && count < 60 ? count : 0 },
    (_, at) => first + at * step,
  )
  const isOwn = (whole.match(/[-−]?\d+/g) ?? []).every((one) => values.includes(wholeOf(one)))
  return step > 0 && isOwn ? values.join(', ') : whole
}

/** Where a text is of sectors, angles are in degrees. */
const ofSectors = String.raw`(?:(?=[^]*\b(?:sectors?|arcs?)\b)|(?<=\b(?:sectors?|arcs?)\b[^]*))`
const size = String.raw`(\d+(?:\.\d+)?) ?(?=(?:cm|m|mm)\b(?!\/))`
const solid = '(?:cone|cylinder|sphere|hemisphere|cube|cuboid)'

/** Measures, signs and joining words as they are shortened in messages. */
export const toldShortly: Pairs = [
  // "(3x acute)"
  [
    /,? ?\((?:where |given (?:that )?|if )?((?:\d ?)?[A-Zθx]) (?:is )?(?:an )?acute(?: angle)?\)/g,
    ' where $1 is acute',
  ],
  [/\bwat (?=is\b)/gi, 'what '],
  [
    /(?:Σ|∑|\\sum|sigma) ?f_?i ?\( ?x_?i ?[-−–] ?(?:the )?(?:mean|x̄|\\bar ?\{?x\}?) ?\)(?! ?[=\d])/gi,
    'the sum of the deviations from the mean',
  ],
  [/\bconsistent ?\/ ?inconsistent\b/gi, 'consistent or inconsistent'],
  [/\b(down|up)-(?=streams?\b)/gi, '$1'],
  [/\bRe\.? ?1\b(?![.\d])/g, '₹1'],
  [/\bheart beats?\b/gi, 'heartbeats'],
  [/(?<=\bP ?\( ?)\\(?:overline|bar) ?\{? ?([A-F]) ?\}?/g, 'not $1'],
  // sums that are dictated by their letters
  [/\bsum (?:of )?f ?_?i ([xud]) ?_?i (?=is|equals|=)/gi, 'sum f_i $1_i '],
  [/\bsum (?:of )?f i (?=is|equals|=)/gi, 'sum f_i '],
  // a mixed number at the end of an equation
  [/(?<== ?)(\d+) (\d+)\/(\d+)(?=\s*(?:[,.;]|$))/g, '($1 + $2/$3)'],
  [/\b(?:rs\.?|₹) ?(\d+)(?= coins?\b)/gi, '₹$1'],
  [/\bnum(?:er)?\.?(?= ?(?:and|n|&|\+|,|or) ?(?:deno|den\b))/gi, 'numerator'],
  [/\b(?:denom?|deno)\b\.?/gi, 'denominator'],
  [/\bnum(?:er)?\b\.?(?=[^]*\bdenominator\b)|(?<=\bdenominator\b[^]*)\bnum(?:er)?\b/gi, 'numerator'],
  [/(?<=\d ?)[◦˚º]/g, '°'],
  [/(?<=(?:^|[.?!;] ))A (?:aur|and|n) B (?=(?:ki|ka|ke|dono|nikalo|batao|find)\b)/g, 'find A and B '],
  [
    /\bthe number of (?=[a-z]+ (?:who|that|which|having|with|scoring|getting)\b[^.?]*\bthan\b[^?]* is\s*[?_:.]*\s*$)/gi,
    'how many ',
  ],
  // "are 45 and 60", of angles
  [
    /(?<=\b(?:elevation|depression|subtend|makes?)\b[^]*)\b(30|45|60)( ?(?:and|aur|&|,) ?)(30|45|60)\b(?! ?(?:°|\^|deg|[ck]?m\b|met|sec|min|hour|km|\d|\.\d|:|√))/g,
    '$1°$2$3°',
  ],
  [/\b(\d+(?:\.\d+)? ?m) (?:high|tall|unchi|oonchi|uncha) (?:roof|terrace|chhat)\b/gi, '$1 high house roof'],
  [/(?<=\bheights? [^]*)\bh([12])\b|\bh([12])\b(?=[^]*\bheights?\b)/g, 'h_$1$2'],
  [/(?<=\b(?:find|what is|determine) the height of [a-z ]{2,30}?) above (?:the )?ground(?: level)?\b/gi, ''],
  // "cot A = 9/40 cosec A nd sec A = ?": what is asked stands behind at once
  [
    /(?<=\b(?:sin|cos|tan|cosec|sec|cot) ?[A-Zθ] ?= ?\d+(?:\/\d+)?) (?=(?:sin|cos|tan|cosec|sec|cot) ?[A-Zθ] (?:nd|and|n|aur) (?:sin|cos|tan|cosec|sec|cot) ?[A-Zθ] ?(?:=? ?\?|$))/g,
    '. Find ',
  ],
  // a fraction over a line of dashes
  [
    /([^\n:]+)\n\s*[-–—_]{3,}\s*\n([^\n]+)/g,
    (_: string, top = '', bottom = '') => `(${top.trim()})/(${bottom.trim()})`,
  ],
  // that they are different coins is told of what is alike anyway
  [/\b(two|three|four|2|3|4) (?:different|distinct) (?=(?:unbiased |fair )?coins?\b)/gi, '$1 '],
  // "co-prime with 30, that is, their HCF is 1"
  [/\b(co-?prime)\s*\(\s*hcf ?=? ?1\s*\)/gi, '$1'],
  [/\bco-prime\b/gi, 'coprime'],
  [/\blight house/gi, 'lighthouse'],
  // "both 2A + B and A - B are acute": as all angles of the tables are
  [
    /,?\s*(?:where |jahan |and )?(?:both )?\(?\d?A ?[-+−–] ?\d?B\)? (?:and|aur) \(?\d?A ?[-+−–] ?\d?B\)? (?:are|r|is|dono|both|lie)\b[^.,]*?(?:acute(?: angles?)?(?: or (?:a )?(?:right(?: angles?)?|90 ?°?))?|0 ?°? (?:se|to|and) 90 ?°?)(?: tak)?(?: hain?)?(?=\s*(?:[.,]|$))/g,
    '',
  ],
  [/(?<=\b(?:elevation|depression)\b[^.]*) r (?=\d)/g, ' are '],
  [
    /[.,]?\s*\(?\b(?:ignor(?:e|ing)|neglect(?:ing)?) (?:his|her|their|your|the)(?: own)? (?:own )?height\b(?: of the (?:observer|man|boy|girl|woman))?\)?/gi,
    '',
  ],
  [/(?<!\bit )\b(is|are) equal to(?=\s*[:.?_]*\s*$)/gi, '$1'],
  [/\b(?:a|one) met(?:re|er)[- ](?=(?:rod|stick|scale|ruler)\b)/gi, 'a 1 m '],
  // "right triangle ABC me B par 90°"
  [
    /(?<=\b(?:right|triangle|samkon)\b[^.]*)\b([A-Z]) (?:par|pe) 90 ?(?:°|degrees?|deg|\^\{?\\circ\}?)/gi,
    'angle $1 = 90°',
  ],
  [/\b(triangles?) ([A-Z]) ([A-Z]) ([A-Z])\b(?! [A-Z]\b)/g, '$1 $2$3$4'],
  [/\bin (?:m|met(?:re|er)s?) ?(?:per|\/) ?s(?:ec(?:ond)?s?)?\b/gi, 'in mps'],
  [/\bin (?:m|met(?:re|er)s?) ?(?:per|\/) ?min(?:ute)?s?\b/gi, 'in mpmin'],
  [/\bin (?:m|met(?:re|er)s?) ?(?:per|\/) ?h(?:ou)?r?\b/gi, 'in mph'],
  [/\bin (?:km|kilomet(?:re|er)s?) ?(?:per|\/) ?h(?:ou)?rs?\b/gi, 'in kmph'],
  [/(?<=[a-z]{3,} (?:[a-z] )?)= (?=(?:the )?sum of\b)/gi, 'equals '],
  [
    /\b(\d+) (?:se|aur) (\d+) ke (?:beech|bich|darmiyan)(?: (?:ke|ki|me|mein|wale|aane wale))*(?= (?:odd|even)\b)/gi,
    'between $1 and $2',
  ],
  [/\bmiddle ?-?most\b/gi, 'middle'],
  // "cosA tanA and secA in terms of sinA": three ratios, and no product
  [
    /\b((?:sin|cos|tan|cosec|sec|cot) ?([A-Zθ])) ((?:sin|cos|tan|cosec|sec|cot) ?\2)(?=,? (?:and|&|n) (?:sin|cos|tan|cosec|sec|cot) ?\2 in terms of\b)/g,
    '$1, $3',
  ],
  // "tan A . tan B"
  [
    /\b((?:sin|cos|tan|cosec|sec|cot) ?(?:[A-Zθ]|theta)) ?[.·] ?(?=(?:sin|cos|tan|cosec|sec|cot) ?(?:[A-Zθ]|theta)\b)/g,
    '$1 × ',
  ],
  // "A and B are points on the sides": no article
  [/(?<=^|[.?!;,] )A (?=and [B-Z] (?:are|lie|be)\b[^.]*\bpoints?\b)/g, 'the point A '],
  [/\b([A-Z]) ([A-Z]) (?=(?:are|r) (?:the )?(?:mid-?)?(?:points|pts)\b)/g, '$1 and $2 '],
  [/\b([A-Z]{3}) k[aei] perimeter\b/g, 'perimeter of $1'],
  // "PQ = 3 RS" of a trapezium: no rupees
  [/(?<=\b[A-Z]{2} ?= ?\d+(?:\.\d+)?) ?RS\b/g, ' × RS'],
  [
    /(?<=\bsimilar to |[~∼] ?)(abc|pqr|def|xyz|lmn|rst|dfe|edf|fde|fed|qrp|rpq|qpr)\b(?=[^]*\b[A-Z]{2}\b)/g,
    (name: string) => name.toUpperCase(),
  ],
  [/\s*\((?:all|sab)(?: (?:lengths|sides|measurements))?(?: are)?(?: in)? (?:cm|m)\)/gi, ''],
  [/,? ?\b(?:by )?(?:using|use) (?:the )?theorem \d+\.\d+,?/gi, ''],
  [
    /\b(?:by )?using (?:a |the |any )?(?:suitable )?similarity criteri(?:on|a)(?: (?:for|of) (?:two )?triangles)?,?(?= (?:show|prove)\b)/gi,
    '',
  ],
  // "find AE/AC"
  [
    /(?<=\b(?:find|ratio|value of|is|then|to|toh) )([A-Z]{2}) ?\/ ?([A-Z]{2})(?=\s*(?:[.?,]|$|and\b|aur\b|kitna|kya|batao|nikalo))/gi,
    '$1 : $2',
  ],
  [/\baltitude of (?=\d[\d.,]* ?(?:√\d ?)?(?:k?m|metres?|meters?)\b)/gi, 'height of '],
  [
    /\b(?:ek )?([a-z]+) k[iae] (?:parchh?ai|chhaya|shadow) (\d+ ?m) (?:badi|lambi|zyada)(?: lambi)? ho jaa?ti hai,? jab (?:suraj|surya|sun) k[ai] (?:unnayan(?: kon)?|elevation|altitude) (\d+) ?°? se (?:ghatkar )?(\d+) ?°? ho jaa?ta hai/gi,
    'the shadow of a $1 is $2 longer when the altitude of the sun is $4° than when it is $3°',
  ],
  // "AP = 3, PQ = 4.5 BC?"
  [/(?<=\b[A-Z]{2} ?= ?\d+(?:\.\d+)?(?: ?c?m)?) (?=[A-Z]{2}\s*(?:\?|$))/g, ', find '],
  // "A(6, 1) B(8, 2) AB = ?"
  [/(?<=\))[ ,.]*([A-Z]{2}) ?= ?\?+\s*$/g, '. Find $1'],
  // "(1 + sin θ)(1 - sin θ)/(1 + cos θ)(1 - cos θ)" is one fraction
  [
    /(\([^()]*(?:sin|cos|tan|sec|cot)[^()]*\)) ?\/ ?(\([^()]*(?:sin|cos|tan|sec|cot)[^()]*\) ?\([^()]*(?:sin|cos|tan|sec|cot)[^()]*\))(?! ?[\^²³])/g,
    '$1/[$2]',
  ],
  [
    /^(.*?) ko (?:jodne|milane|joining) wal[ei] (?:line )?(?:segment|rekhakhand|line) ko (\w+) (?:barabar|equal|saman) (?:bhaa?go?n?|hisso?n?|parts) (?:me|mein) (?:baa?nt\w*|divide|vibhajit)(?: kar\w*)?(?: wal[ei])? ?(?:points?|bindu\w*)\b/gi,
    'find the points which divide the segment joining $1 into $2 equal parts',
  ],
  [/\b(?:dikhao|dikhaiye|dikhayiye|sabit kar(?:o|iye|na hai)|siddh? kar(?:o|iye|na hai)) ki\b/gi, 'show that '],
  [
    /\bdiagonals? (\([^()]*\)) (?:par|pe) (?:milte|milti|katte|kaatte|intersect karte)\b/gi,
    'diagonals intersect at $1',
  ],
  [/ n is (?=(?:any|there|it|zero|0)\b)/g, ' and is '],
  [/\b(hai|hain|h|hoga|honge|hoge) (?:ya|or) (?:nahi|nahin|nhi|nai|not|na)\b/gi, 'hai or not'],
  // "the volume of the store including the roof" is that of all of it
  [
    /(?<=\b(?:volume|capacity|space|air)\b[^.?]{0,40}) (?:including|(?:along |together )?with) (?:the|its) (?:conical |hemispherical )?(?:roof|dome|top)\b(?=\s*(?:[?.;,(]|$))/gi,
    '',
  ],
  // "angle P n R"
  [/(?<=\b(?:angles?|sides?) [A-Z]{1,3}) n (?=[A-Z]{1,3}\b)/g, ' and '],
  [/(?<=[.?] ?)n (?=(?:from|its|the|also|perimeters?|medians?|altitudes?)\b)/g, 'and '],
  [
    /^(.*?) ko (?:jodne|milane|joining) wal[ei] (?:line )?(?:segment|rekhakhand|line) ko (\d+ ?: ?\d+)(?: ke)?(?: ratio| anupat)? (?:me|mein) (?:antah |andar se )?(?:vibhajit|divisible|divide|baa?nt\w*)(?: kar\w*)?(?: wal[aei])? (?:points?|bindu)\b/gi,
    'find the point which divides the segment joining $1 in the ratio $2',
  ],
  [
    /(?<=\b(?:quadrilateral|quad|triangle)) (?:ka )?type\s*(?:\?|kya hai|batao|$)/gi,
    ': what type of quadrilateral is it?',
  ],
  [/\ba plus b is (?=(?:an )?acute)/g, 'a + b is '],
  [/\bno\.? of (?=(?:multiples|terms|rows|numbers|integers)\b)/gi, 'number of '],
  // "x = a sin θ y = b tan θ"
  [/(?<=[a-zθ)²]) (?=[xyz] ?= ?[a-z] ?(?:sin|cos|tan|sec|cosec|cot)\b)/g, ', '],
  [/(?<=\(\s*[-−]?\d+ ?, ?[-−]?\d+\s*\)[^]*)\b(?:vibhajit|divisible)(?= kar(?:ta|ti|te|ne|e)\b)/gi, 'divides'],
  [/\b(?:first|before|pehle) do (?=(?:terms?|pad)\b)/gi, 'first two '],
  [/\b(?:before|pehle) (?=n (?:terms?|pad)\b)/gi, 'first '],
  [/^no\.? of (?=multiples\b)/gi, 'number of '],
  [/ᵢ/g, '_i'],
  [/(?<=[aSTt])ₙ/g, '_n'],
  [/\b1st (?=(?:two|three|four|five|[2-9]) terms?\b)/gi, 'first '],
  [
    /(?<=[a-z]{2}s )r (?=(?:good|bad|left|needed|required|made|sold|red|blue|white|black|green|equal|even|odd|prime)\b)/g,
    'are ',
  ],
  [/(?<=\d ?(?:cm|m)) \((?=(?:π|pi|use|take)\b|π)/gi, ', ('],
  [/\btotal (?=(?:inner|inside|internal) surface)(?:(?=[^]*\bmounted\b)|(?<=mounted\b[^]*)|(?<=\bon top\b[^]*))/gi, ''],
  [/(?<=\s)\((22 ?\/ ?7|3\.14)\)/g, '(π = $1)'],
  [/\binto 4 (?=(?:equal )?parts\b)/gi, 'into four '],
  // "Five cards - ten, jack"
  [/(?<=\bcards?) [-–—] (?=(?:the )?(?:[a-z]+|\d+), )/gi, ', '],
  [/\bwith equal (?:chances?|probability|likelihood)\b/gi, 'equally likely'],
  [/(?<=\bhow many (?:\w+ ){0,4})(?:not|non)[ -](?:defective|bad|faulty)\b/gi, 'good'],
  [
    new RegExp(String.raw`\b(${days}) ?(?:to|-|–|se) ?(${days})\b`, 'gi'),
    (_: string, from = '', to = '') => `${dayOf(from)} to ${dayOf(to)}`,
  ],
  [new RegExp(`\\b(${solid}) over (?=(?:an? |the )?(?:solid |right )?${solid})`, 'gi'), '$1 on '],
  [/\bbowl is (?:an? |in the form of an? |made of an? )(?=(?:hollow )?hemispher)/gi, 'vessel is a '],
  [/\bhollow (?=(?:hemispher|cylind)\w+)(?:(?=[^.]*\b(?:sur)?mounted\b)|(?<=\b(?:sur)?mounted\b[^.]*))/gi, ''],
  // "chosen from -4, -3, ..., 3, 4"
  [
    /(?<![\w.,])([-−]\d+), ?([-−]?\d+),(?: ?[-−]?\d+,){0,3} ?(?:\.{2,3}|…),? ?(?:[-−]?\d+, ?){0,2}([-−]?\d+)(?![\w.,]\d)(?=[^]*\bprobability\b)/gi,
    (whole: string, from = '', next = '', to = '') => writtenOut(whole, from, next, to),
  ],
  [
    /(?<=\b(?:numbers?|integers?|from)(?: from)? )([-−]\d+) to (\d+)\b(?=[^]*\bprobability\b)/gi,
    (whole: string, from = '', to = '') => writtenOut(whole, from, `${wholeOf(from) + 1}`, to),
  ],
  [/(?<=\bsum of )\bf_?i ?u_?i\b(?= ?(?:=|is)? ?[-−]?\d)/g, 'fu'],
  [/(?<=\bsum of )fidi\b/g, 'fd'],
  [/(?<=\bsum of )fixi\b/g, 'fx'],
  [/\bsum of (?=f_?[xdu](?:_i)?\b)/g, 'sum '],
  [/\ba n d\b/g, 'a and d'],
  [/\ba_?\{?n\}? ?= ?(?=l ?=)/g, ''],
  [/\bperfect sq\b/gi, 'perfect square'],
  [/\bp ?\( ?([A-F]) ?\)/g, ' probability of $1 '],
  [/\b(use|using|take|taking) (?=3\.14\b(?! ?(?:of|cm|m)\b))/gi, '$1 π = '],
  [new RegExp(`\\b(${solid}s?) n (?=(?:an? )?(?:solid |right )?${solid})`, 'gi'), '$1 and '],
  [
    new RegExp(String.raw`(?:θ|\btheta) ?= ?(\d+(?:\.\d+)?) ?(?:°|degrees?\b)?(?!\w|\.\d)${ofSectors}`, 'gi'),
    'angle $1°',
  ],
  [
    new RegExp(
      String.raw`\b(angle(?: of| is| =)?) ?(\d{1,3}(?:\.\d+)?)(?![\w°.%/^:]| ?(?:°|deg|cm|m\b|times|:))${ofSectors}`,
      'gi',
    ),
    '$1 $2°',
  ],
  [new RegExp(`\\br ?= ?${size}${ofSectors}`, 'g'), 'radius $1 '],
  [new RegExp(`\\bd ?= ?${size}${ofSectors}`, 'g'), 'diameter $1 '],
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
