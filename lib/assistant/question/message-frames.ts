import type { Pairs } from './replaced'
import { numberAt } from './spoken-number'

const hai = '(?:hain?|h|ho|hoga|honge|hogi)'
const ya = '(?:ya|or)'
const nahi = '(?:nahi|nahin|nhi|nai|not|no|na)'
const kinds =
  '(?:(?:consecutive|lagatar|natural|whole|positive|negative|even|odd|integral|real|rational|prime|square|multiples) )'
const things = '(?:numbers?|nos|integers?|sankhya\\w*|multiples)'
const range = String.raw`\d[\d.]* ?[-–] ?\d`

/** "nineteen ninety five": the year 1995. */
function yearIn(whole: string, century = '', rest = ''): string {
  const found = numberAt(rest.trim().split(/[ -]+/), 0)
  return found && found.text.length === 2 ? `in ${century.toLowerCase() === 'twenty' ? 20 : 19}${found.text}` : whole
}

/** "In the formula x̄ = a + h(∑f_i u_i / ∑f_i), if ...": the formula of the mean by steps is no more than its name. */
function unlessOther(whole: string, formula = ''): string {
  const plain = formula
    .replace(
      /\\(?:left|right|frac|dfrac|bar|overline|sum|Sigma|times|cdot)|sigma|sum|\bbar\b|[Σ∑\u0304x̅{}$\s_()*×[\]]/gi,
      '',
    )
    .replace(/i|\//g, '')
  return /^=a\+(?:hfuf|fufh|fdf)$/.test(plain) ? '' : whole
}

const roundPlaces: Readonly<Record<string, number>> = {
  thirtieth: 30,
  fortieth: 40,
  fiftieth: 50,
  sixtieth: 60,
  seventieth: 70,
  eightieth: 80,
  ninetieth: 90,
  hundredth: 100,
  thousandth: 1000,
}

/** Frames of messages, Hindi and English, in the order in which books put them. */
export const messageFrames: Pairs = [
  // "26yr older", "3 yrs from now"
  [/(?<=\d ?)yrs?\b\.?(?! ?\?)/gi, ' years'],
  [
    /\bthere (?=(?:present )?(?:ages?|squares|cubes|reciprocals|sum|product|difference|digits|areas|perimeters)\b)/gi,
    'their ',
  ],
  // "x not= 2"
  [/\b([a-z]) not ?= ?(?=[-−]?\d)/g, '$1 ≠ '],
  [/(?<=\d) (?=[a-z] ?(?:≠|not equal(?: to)?|!=))/g, ', '],
  [/\b2 (?=aps\b)/gi, 'two '],
  [/\bA P s\b/gi, 'APs'],
  // "for what value of k are ... consecutive terms"
  [
    /\b(for (?:w[h]?at|which) values? of [a-z]) (?:are|is) ((?:[^?]*,[^?]*?),?) (?=(?:the )?(?:(?:three|3) )?consecutive|in AP\b)/gi,
    '$1 will $2 be ',
  ],
  // "2x² + x + 4 = 0 ke real roots hai ya nahi"
  [
    new RegExp(
      String.raw`^([^?]*= ?0 k[aei] (?:real )?roots?) ${hai} ${ya} ${nahi}\b[?.,]*(?: (?:batao|bataiye|check karo))?(?: kaise)?`,
      'i',
    ),
    'kya $1 hai?',
  ],
  [new RegExp(String.raw`\b(?:ye|yeh|yah|kya)? ?(?:ek )?(AP) ${hai} ${ya} ${nahi}\b[?.,]*`, 'gi'), 'kya ye $1 hai?'],
  // "10 aur 250 ke beech me 4 ke kitne multiples aate hai"
  [
    /\b(\d+) (?:aur|and|se|n|&) (\d+) k[ei] (?:beech|bich|between)(?: m[ei]i?n?)? (?:(\d+) k[ei] kitn[ei] multiples?|kitn[ei] multiples? (\d+) k[ei])(?: (?:aate|aayenge|hote|hain?|h|honge|padte|milenge))*/gi,
    (_: string, from = '', to = '', by = '', of = '') =>
      `how many multiples of ${by || of} are there between ${from} and ${to}`,
  ],
  // "the 25th term is the 11th term ka teen guna"
  [
    new RegExp(
      String.raw`(?<=\b(?:prove|show|sidh|siddh|sabit)\b[^]*?)(\d+)(?:st|nd|rd|th|va|ve|vi|wa|we|wi|vaa) (?:term|pad) (?:uske |iske )?(\d+)(?:st|nd|rd|th|va|ve|vi|wa|we|wi|vaa) (?:term|pad) (?:k[aei] )?(teen guna|tin guna|tiguna|thrice|3 times|do guna|dug[nu]+a|dogu?na|double|twice|2 times)(?: (?:hai|h|hoga))?`,
      'i',
    ),
    (_: string, a = '', b = '', times = '') =>
      `the ${a}th term is ${/^(?:t[eih]|3)/i.test(times) && !/^tw/i.test(times) ? 3 : 2} times the ${b}th term`,
  ],
  // "25 terms of 9 5 1 -3 ...": a minus sign close to its number
  [
    /(?<=\b(?:terms?|ap|a\.p\.?|progression|sequence)\b[^.=\d]*? )[-−–]?\d+(?: [-−–]?\d+){2,}(?=\s*(?:[.…,?]|$))/gi,
    (row: string) => (/ [-−–]/.test(row) ? row.replaceAll(' ', ', ') : row),
  ],
  [/\bb p t\b/gi, 'BPT'],
  // "nineteen ninety five"
  [
    /\bin (nineteen|twenty) ((?:(?:ten|eleven|twelve|[a-z]+teen)|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?)\b)/gi,
    yearIn,
  ],
  [
    new RegExp(`\\b(?:${Object.keys(roundPlaces).join('|')})(?=s? terms?\\b)`, 'gi'),
    (place: string) => `${roundPlaces[place.toLowerCase()] ?? ''}th`,
  ],
  [/(?<=\b(?:terms?|ap)) n (?=(?:(?:its |the )?(?:nth|\d+(?:st|nd|rd|th)|common|sum|first|last)|ap)\b)/gi, ' and '],
  [/\bkaun ?s[ei] (?=saal|mahin[ei]|hafte|din)\b/gi, 'kis '],
  [
    /\bsum of (?:the )?(?:first )?(\$?n\$?|\d+) terms of (?:the )?(?:given |following )?series:? ?([^?]*?\+[^?]*?(?:\.{3}|…|\\c?dots)\$?)[.?]*\s*$/gi,
    'sum of $2 up to $1 terms',
  ],
  // "do numbers ka difference 5 hai": two
  [new RegExp(String.raw`(?<=^|[.,:;] |find )do (?=(?:${kinds})*${things}\b)`, 'gi'), 'two '],
  // "unke reciprocals ka difference 1/10 hai"
  [
    /(?:,| aur| and)? (?:unk[aei]|ink[aei]|dono k[aei]) (squares?|reciprocals?|cubes?|digits) k[aei] (sum|yog|jod|difference|antar|product|ratio) ((?:\d[\d./:]*)) (?:hai|h|ho|tha|hoga)\b/gi,
    ' and the $2 of their $1 is $3',
  ],
  [
    new RegExp(
      String.raw`(?<=^|[.,:;] )(?:find )?(two|three|teen|2|3) ((?:${kinds})*${things}),? (?:jinke|jiske|whose) squares? (?:k[ai] )?(?:sum|yog|jod) (?:is |= ?)?(\d+)(?: (?:hai|h|ho|hoga)\b)?(?:,? (?:nikalo|batao|bataiye|find(?: them)?))?`,
      'gi',
    ),
    'the sum of the squares of $1 $2 is $3. find the numbers',
  ],
  // "do dosto ki age ka sum 20 saal hai", "4 saal pehle unki age ka product 48 tha"
  [
    /\b(?:do|two|2) ([a-z]+) k[ei] (?:present )?(?:ages?|umar|umr) k[ai] (sum|yog|jod|product|difference|antar) (\d+)(?: (?:saal|years?))? (?:hai|h)\b/gi,
    'the $2 of the ages of two $1 is $3 years',
  ],
  [
    /\b(?:unk[ei]|dono k[ei]) (?:ages?|umar|umr) k[ai] (sum|yog|jod|product) (\d+)(?: (?:saal|years?))? th[ai]\b/gi,
    'the $1 of their ages was $2',
  ],
  [/\bdosto(?:n|ñ)?\b/gi, 'friends'],
  [/\b(?:possible|sambhav) ho (?:to|toh)\b/gi, 'if possible'],
  // a table's head "| Class | f |"
  [/(?<=\| ?(?:class(?:es)?(?: intervals?)?|marks?|x_?i?) ?\| ?)f(?:_?i)?(?= ?\|)/gi, 'Frequency'],
  [
    /^(?:in|using|use|from|by) (?:the )?(?:formula|relation) ([^,]*?=[^,]*?),? (?:if|where|when|given|with)(?: that)? /i,
    unlessOther,
  ],
  [/(?<=\bfind )\$?(?:\\bar ?\{ ?x ?\}|\\overline ?\{ ?x ?\}|x\u0304|x̅|x ?bar)\$?/gi, 'the mean'],
  // "2, 5, 8 ye AP hai? agar hai to ..."
  [
    /^([^?]*?,[^?]*?),? ?(?:\.{2,}|…)?,? ?(?:kya )?(?:ye|yeh|yah) AP (?:hai|h)\? ?(?:agar|yadi|if) (?:hai|h|haa?n|yes)(?: (?:hai|h|to|toh))*,? (?=common|d\b|next|agl)/gi,
    'is $1, ... an AP? if yes find ',
  ],
  [
    /(?<=\b(?:AP|to|find|write|so|yes,?) (?:the |its )?)d (?:and|aur|&) (?=(?:the |its )?next\b)/gi,
    'common difference and ',
  ],
  [
    /\b(?:next ([23])|([23]) next)(?: more)?(?= terms?\b)/gi,
    (_: string, a = '', b = '') => `next ${`${a}${b}` === '2' ? 'two' : 'three'}`,
  ],
  // "altitude 7 cm less than base"
  [
    /\b((?:altitude|base|height|breadth|width|length|(?:longer|shorter|other|one) side|side|diagonal|hypotenuse)(?: of (?:a |an |the )?(?:rt|right|rect\w*|triang\w*|field|park|plot|angled|room|hall| )+?)?) (?=\d[\d.]* ?(?:c?m)? (?:less|more|longer|shorter) than\b)/gi,
    '$1 is ',
  ],
  [/(?<=[.?,] ?)(hypotenuse|diagonal|perimeter|area) (?=\d+(?: ?(?:c?m|cm2|m2|cm²|m²))?[.,])/gi, '$1 is '],
  [/(?<=[.,] ?)other (?:two|2) sides?\s*\??\s*$/gi, 'find the other two sides'],
  // "rect field"
  [
    /\brect(?:angle)?\.? (?=(?:field|park|plot|garden|room|hall|lawn|ground|sheet|plate|pond|tank|floor|region)\b)/gi,
    'rectangular ',
  ],
  // "modal class 1-3 7, 3-5 8": the class is asked for
  [new RegExp(String.raw`\b((?:modal|median) class)(?: interval)?:? (?=${range}[^]*${range})`, 'gi'), '$1 of: '],
  // a table behind what it is: "of the following distribution: | x | f |"
  [/\b(?:of|for|from) the following (?:frequency )?(?:distribution|data|table)\s*[:.]?\s*(?=\|)/gi, ': '],
  [/\b(by|using|with) (?:the )?(assumed mean|step[ -]deviation)(?! (?:method|is|a\b|of|=))/gi, '$1 $2 method'],
  [
    /\b(?:find )?(?:the )?difference (?:between|of) (?:the )?(upper|lower) limit of (?:the )?(median|modal) class and (?:the )?(upper|lower) limit of (?:the )?(median|modal) class(?: (?:of|for) (?:the )?(?:following )?(?:data|distribution|table))?:? /gi,
    'the difference of the $1 limit of the $2 class and the $3 limit of the $4 class: ',
  ],
  // progressions
  [/\b(?:ek |kisi )?AP k[ei] (?=(?:pehle|pahle|first) (?:\d+|n) terms? k[ai])/gi, 'in an AP, '],
  [
    /\b(?:pehle|pahle|first) n terms? k[ai] sum (?:nikal\w*|batao|bataiye|find karo)/gi,
    'find the sum of first n terms',
  ],
  [/\b([aS]_?\d+) minus ([aS]_?\d+) (?:is|equals|=) ?/g, '$1 - $2 = '],
  [
    /\b(?:jis|kisi|ek) AP k[ai] ((?:first|last|nth|\d+(?:st|nd|rd|th)) term|common difference) ([^,.?]+?) (?:hai|h|ho),? (?:uska|iska|to uska)\b/gi,
    'the $1 of an AP is $2. find its',
  ],
  [
    /^(?:the |an? )?(AP (?:whose|with|having) (?![^]*\b(?:find|what|which|how|sum|nikal\w*|batao|then|write|show|prove|is the|are in)\b)[^?:]*?)[.?]*\s*$/gi,
    'find the $1',
  ],
  [
    /\b(?:S_?(\d+) ?= ?(\d+)|(?:the )?sum of (?:the )?first (\d+) terms of an AP of (\d+) terms is (\d+)),? and (?:the )?sum of (?:its |the )?last (\d+) terms(?: of (?:an |the )?AP of (\d+) terms)? (?:is|=) ?(\d+)/gi,
    (whole: string, n = '', s = '', m = '', all = '', t = '', k = '', of = '', u = '') =>
      all + of === '' ? whole : `AP of ${all || of} terms, S_${n || m} = ${s || t}, sum of last ${k} terms = ${u}`,
  ],
  // stories of quadratic equations
  [/(?<=\b(?:less|more) than )(?=(?:denominator|numerator)\b)/gi, 'its '],
  [
    /\badded to both(?: (?:the )?(?:numerator and (?:the )?denominator))?,? (?:then )?(?:the )?sum of (?:the )?new (?:fraction )?and (?:the )?(?:original|given|old) fraction (?:is|becomes) (\d+\/\d+)[.,]?/gi,
    'added to both the numerator and the denominator, then the sum of the new fraction and original fraction is $1.',
  ],
  [
    /\bby (increas|reduc|decreas)ing (?:the )?((?:list )?price|cost|rate)((?: of (?:a|each|the|one) \w+)?) by ((?:₹|rs\.?) ?\d+),?/gi,
    'if the $2$3 is $1ed by $4',
  ],
  [
    /\ba rectangular (\w+) (?:is |of |measuring )?(\d+ ?m) long and (\d+ ?m) (?:wide|broad)[.,] (?:there is |it has |has )?a (?:path|road|track) of (?:equal|uniform|constant|the same) width all (?:around|round) it,? (?:having|with|of) (?:an )?area (?:of |is )?(\d+) ?(?:sq\.? ?m(?:etres?)?|m²|m2|m\^2)(?![\w²])/gi,
    'There is a path of uniform width all around a rectangular $1 $2 long and $3 wide. The area of the path is $4 m²',
  ],
  [/(?<=\(([kpm]) ?[-−] ?(\d+)\) ?x(?:²|\^2)[^]*?),? ?\(?(?:where |if )?\1 ?(?:≠|\\neq?|is not equal to) ?\2\)?/gi, ''],
  [
    /\b((?:first|last) term) minus (?=(?:[a-z]+ ){1,3}(?:last term|first term|common difference|sum)\b)/gi,
    '$1 is minus ',
  ],
  [
    /\bsum of (?:all )?(?:the )?(?:(odd|even) )?(two|three|2|3)[- ]digits? (?:(odd|even) )?(?:positive |natural )*numbers(?=[\s.?]*(?:$|nikal\w*|batao))/gi,
    (whole: string, a = '', digits = '', b = '') => {
      const least = /^(?:two|2)$/i.test(digits) ? 10 : 100
      const below = /^odd$/i.test(a || b) ? 0 : 1
      return a + b === '' ? whole : `sum of all ${a || b} numbers between ${least - below} and ${10 * least - below}`
    },
  ],
  [
    /\bwhich term of (?:the )?(?:AP|sequence|list|progression):? ((?:[-−–]?\d[\d./ ]*, ?){2,}[-−–]?\d+(?: \d+\/\d+)?) (?=is\b)/gi,
    'which term of the AP $1, ... ',
  ],
  [/(?<=[,;] ?)(?:>=|≥) ?(?=\d+ ?[:–-] ?\d)/g, 'more than or equal to '],
]
