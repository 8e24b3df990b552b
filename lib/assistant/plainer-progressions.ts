import type { Pairs } from './question/replaced'

const list = String.raw`((?:[-−–]?[\w√²³./]+(?: ?[-+−–] ?[\w√²³./]+)?, ?){2,}(?:[-−–]?[\w√²³./]+(?: ?[-+−–] ?[\w√²³./]+)?,? ?)?(?:\.{2,}|…)?)`
const further = String.raw`(?:find (?:the |its )?(?:common difference|d)(?: d)?,? and (?:then )?write (?:its |the |down )?(?:next )?(?:three|3) (?:more|next) terms)`
const money = String.raw`(?:₹|rs\.?)? ?(\d[\d,.]*)`
const nth = String.raw`(?:1st|first)`
const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b))
const inHundreds = (digits: string): string => (/^(?:2|do|two)$/i.test(digits) ? 'two' : 'three')

/** Progressions as they are told in books, in stories and in messages. */
export const ofProgressions: Pairs = [
  // "18th term minus 14th term is 32"
  [
    /\b(\d+)(?:st|nd|rd|th) term (?:minus|[-−–]) (?:the |its )?(\d+)(?:st|nd|rd|th) term (?:is|=|equals) (\d+)/gi,
    'a$1 - a$2 = $3',
  ],
  [/\b(first|1st) hundred (?=(?:natural|even|odd|positive|whole|multiples|counting))/gi, '$1 100 '],
  // "between 100 and 300 ... (Do not count 100 and 300.)": none of them is between
  [
    /(?<=\bbetween (\d+) and (\d+)\b[^]*?)[.,;]? ?[([]?(?:do not (?:count|include|take)|don['’]?t (?:count|include|take)|(?:but )?(?:not (?:including|counting)|excluding|leaving out)) (?:both )?(?:the numbers )?\1 (?:and|or|&) \2\.?[)\]]?/gi,
    '',
  ],
  // which of four they are is no more than their name
  [
    /\b(extremes|means)\s*\((?:the )?(?:1st|first|2nd|second) (?:and|&) (?:the )?(?:4th|fourth|3rd|third)(?: terms?| parts?)?\)/gi,
    '$1',
  ],
  [/^which of the following (?:lists? |sequences? )?(?:are|is|form) (?:an )?APs? ?\?/i, 'Is the following an AP?'],
  [
    new RegExp(
      String.raw`^(?:is the following an AP\?|check (?:whether|if) the following (?:lists? )?(?:is|are|forms?) (?:an )?APs?\.?) ?(?:if (?:they|it|so|yes)(?: (?:forms?|is|are))?(?: an? AP)?,?)? ?(?:then )?${further}[.:]* ?:? ?${list}[.?]*\s*$`,
      'i',
    ),
    'Is $1 an AP? Find the common difference and the next three terms.',
  ],
  [
    new RegExp(
      String.raw`^(?:is|check (?:whether|if)|whether) ${list} (?:is|forms?|are)? ?an AP[;,.?]* (?:and )?(?:if (?:so|yes|it is),?)? ?(?:also )?${further}[.?]*\s*$`,
      'i',
    ),
    'Is $1 an AP? Find the common difference and the next three terms.',
  ],
  [
    /\bin (?:each of )?the following APs?,? find the missing terms?(?: in the (?:boxes|blanks))?\s*:?/gi,
    'Find the missing terms of the AP ',
  ],
  [/\b(number of terms|sum) (?:in|of) (?:each of )?the following APs?\b/gi, '$1 of the AP'],
  [/\bsums? given below\b/gi, 'sum'],
  [
    /^(?:fill in (?:the )?blanks?(?: in the (?:following )?table)?,? )?(?:given that |where |if )?a is (?:the )?first term,? d (?:is )?(?:the )?common difference,? and (?:an|a_n) (?:is )?(?:the )?nth term of (?:(?:the|an) )?AP\s*[:.]?/i,
    'In an AP ',
  ],
  [/(?<![\w^])an(?= ?=)/g, 'a_n'],
  [/(?<![\w^])sn(?= ?=)/gi, 'S_n'],
  [/(?<![\w^])(a_n|a_?\d+|S_n|S_?\d+|d|n|a|l|S) ?= ?(?:\?|_{2,}|\.{3,}|…)/g, 'find $1'],
  [/\(that is,? S_?1\)/gi, ''],
  [/(?<=[.?] )similarly,? (?=find)/gi, ''],
  [/\b(from|between) zero (to|and) (?=\d)/gi, '$1 0 $2 '],
  [
    /\b(2|3|do|teen|two|three)(?:[- ](?:digits?|ank\w*))(?: (?:wali|ki|wale|ke|ka))?(?: kitn[iea])? (?:sankhy\w+|numbers?)(?: kitn[iea])? (\d+) se (?:divisible|vibhajya|bhajya|vibhajit)\b(?: (?:hain?|h|ho|hot[ie]|hong[ei]|hai?n))*(?=\s*[.?]*\s*$| (?:aur|and) )/gi,
    (_: string, digits = '', by = '') => `how many ${inHundreds(digits)}-digit numbers are divisible by ${by}`,
  ],
  // an ask before its options, "then d is (A) ..."
  [
    /,? then (?:the value of )?(a|d|n|l|k|S_?n|a_?n) (?:is|=|will be|equals?)(?: equal to)? ?:?(?=\s*(?:$|\(?[aA][).]))/g,
    '. Find $1 ',
  ],
  [/\bAP whose first two terms are ([-−–]?[\d./]+) and ([-−–]?[\d./]+)/gi, 'AP $1, $2, ...'],
  [
    /\bcan (?:we|you|i) find (?:directly )?([aA]_?\d+ ?[-–−] ?[aA]_?\d+)(?: directly)? without (?:actually )?finding [aA]_?\d+ and [aA]_?\d+\s*\?*/gi,
    'find $1',
  ],
  [/\ba_?k ?= ?([-−–]?\d+),? (?:then )?find (?:the value of )?k\b/gi, 'which term is $1?'],
  [/\bmiddle[- ]?most\b/gi, 'middle'],
  [
    /\b(?:if )?(?:the )?middle term of (?:an|the) ap (?:of|with|having|containing|which has) (\d+) terms (?:is|=) ([-−–]?\d+)[,.]?(?: then)?/gi,
    'An AP has $1 terms. Its middle term is $2.',
  ],
  [
    /\b(?:find )?(?:the )?sum of all (?:the )?(\d+) terms of an AP whose middle term is (\d+)/gi,
    'An AP has $1 terms. Its middle term is $2. Find the sum of all its terms',
  ],
  [
    /\bfirst ([a-z]+|\d+) even (?:natural )?numbers (?:which are )?divisible by (\d+)/gi,
    (_: string, many = '', by = '') => `first ${many} multiples of ${Number(by) * (Number(by) % 2 === 0 ? 1 : 2)}`,
  ],
  [
    /\bfirst ([a-z]+|\d+) (?:numbers|integers) (?:which|that) are (?:multiples of|divisible by) (\d+) as well as (?:of |by )?(\d+)/gi,
    (_: string, many = '', a = '', b = '') =>
      `first ${many} multiples of ${(Number(a) * Number(b)) / common(Number(a), Number(b))}`,
  ],
  [/\bmultiples of (\d+) as well as (?:of )?(\d+)/gi, 'divisible by both $1 and $2'],
  [/\bdivisible by (\d+) as well as (?:by )?(\d+)/gi, 'divisible by both $1 and $2'],
  [/\bthose (?=integers|numbers|natural)/gi, 'the '],
  [/\beach prize after (?:the )?first(?: prize)? is\b/gi, 'each prize is'],
  [/\b(?:award|distribute) (?=\d+ (?:cash )?prizes)/gi, 'give '],
  [
    /\b1 se (\d+) tak ke (?:sabhi |saare |sare |all )?((?:even|odd|sam|visham|natural) numbers?) ka sum\b/gi,
    'find the sum of $2 from 1 to $1',
  ],
  [
    /\b(?:3|three) numbers? in AP,? (?:whose |having |with )?sum (?:is |= ?)?(\d+),? (?:and )?product (?:is |= ?)?(\d+)[,.]? ?find (?:them|the numbers|numbers)/gi,
    'The sum of three numbers in AP is $1 and their product is $2. Find the numbers',
  ],
  // "rs 700 for 7 prizes each 20 less than previous"
  [
    new RegExp(
      String.raw`${money} (?:is )?(?:to be (?:used|given) )?(?:for|to give|in|as|divided into) (\d+|[a-z]+) (?:cash )?prizes?,? (?:and )?(?:if )?each (?:prize )?(?:is )?(?:₹|rs\.?)? ?(\d+) (less|more) than (?:the |its )?(?:previous|preceding|one before)(?: one| prize)?[,.]? ?(?:find |what are )?(?:the )?(?:value of )?(?:each |all )?(?:the )?prizes?[.?]*\s*$`,
      'i',
    ),
    'A sum of ₹$1 is to be used to give $2 cash prizes. If each prize is ₹$3 $4 than its preceding prize, find the value of each of the prizes.',
  ],
  // "23 rose plants in 1st row 21 in 2nd 19 in 3rd.. last row 5"
  [
    new RegExp(
      String.raw`(?<!there are )\b(\d+) ((?:[a-z]+ ){0,2})in (?:the )?${nth} (row|step|layer|line),? (\d+) (?:[a-z]+ )?in (?:the )?(?:2nd|second)(?: \3)?,? (?:and )?(\d+) (?:[a-z]+ )?in (?:the )?(?:3rd|third)(?: \3)?(?:,? and so on)?[.…, ]*(?:and )?(?:the )?last \3 (?:has |is |have |= ?)?(\d+)[.,;]* ?`,
      'gi',
    ),
    'There are $1 $2in the first $3, $4 in the second, $5 in the third, and so on. There are $6 in the last $3. ',
  ],
  [
    /\b(?:no|number)s?\.? of (rows|rungs|steps|layers|terms|logs|days|weeks|months|years)\s*\?/gi,
    'How many $1 are there?',
  ],
  // "houses no 1 to 49"
  [
    /\bhouses (?:are )?(?:no\.?|nos\.?|numbers?|numbered)(?: from)? (\d+) to (\d+)[.,]?/gi,
    'The houses of a row are numbered from $1 to $2.',
  ],
  [
    /\bsum of (?:the )?(?:no\.?|nos\.?|numbers?)(?: of (?:the )?houses?)? (?:before|preceding) (?:house )?x (?:is |=|equals |equal to )+ ?(?:the )?sum of (?:the )?(?:no\.?|nos\.?|numbers?)(?: of (?:the )?houses?)? (?:after|following) (?:house |it )?x?/gi,
    'the sum of the numbers of the houses preceding the house numbered x is equal to the sum of the numbers of the houses following it',
  ],
  // "spiral of 13 semicircles radius .5, 1, 1.5, 2 .."
  [
    /(?<=semi-?circles?,?(?: of| with| having)? )radi(?:us|i) ?(?:=|:|are|is)? ?(?=\.?\d[\d.]*(?: ?cm)? ?, ?\.?\d)/gi,
    'of radii ',
  ],
  [
    /(?<=, ?\.?\d[\d.]*(?: ?cm)?),? ?(?:\.{2,}|…|so on|etc\.?)[, ]*(?:find |what is )?(?:the )?total length\b/gi,
    ', ... Find the total length',
  ],
  // "the bottom row has 30 tins the next row has 28 the next 26"
  [/(?<=(?:has|have|is|next|above) \d+)( [a-z]+)?(?= the (?:next|one above|row above)\b)/gi, '$1,'],
  [/(?<![\d.])\.(?=5\b)/g, '0.'],
  [
    new RegExp(
      String.raw`\bpenalty (?:is |of )?${money} (?:for |on )?(?:the )?${nth} day,? ${money} (?:for |on )?(?:the )?(?:2nd|second)(?: day)?,? (?:and )?${money} (?:for |on )?(?:the )?(?:3rd|third)(?: day)?,?(?: and so on| etc\.?)?[., ]*(?:(?:what is |find )?(?:the )?(?:total )?penalty for|if (?:work is )?delayed by|(?:total )?for) (\d+) days?(?: of)?(?: delay)?[.?]*\s*$`,
      'i',
    ),
    'penalty is ₹$1 for the first day, ₹$2 for the second day, ₹$3 for the third day and so on. How much is the total penalty for $4 days?',
  ],
  [
    /^(?:in (?:a|the) )?potato race,?.{0,14}?bucket (?:is )?(?:at )?(\d+) ?m from (?:the )?(?:first|1st) potato,? (?:and )?(?:the )?(?:others?|rest|other potatoes) (?:are )?(\d+) ?m apart[.,]? ?(\d+|ten) potatoes[,.]? ?(?:find |what is )?(?:the )?total distance(?: (?:to )?run)?[.?]*\s*$/i,
    'In a potato race, a bucket is placed at the starting point, which is $1 m from the first potato, and the other potatoes are placed $2 m apart in a straight line. There are $3 potatoes in the line. A competitor starts from the bucket, picks up the nearest potato, runs back with it, drops it in the bucket, runs back to pick up the next potato, runs to the bucket to drop it in, and she continues in the same way until all the potatoes are in the bucket. What is the total distance the competitor has to run?',
  ],
]
