import { ofZeroes } from './plainer-zeroes'
import { withAgesInEnglish } from './ages-in-hindi'
import { ofAges } from './plainer-ages'
import { ofQuadratics, ofShortStories } from './plainer-quadratics'
import { ofMeasures } from './plainer-measures'
import { withBillTable } from './plainer-bill-table'
import { withoutLetters } from './plainer-letters'
import { withTwoNumbers } from './plainer-two-numbers'
import { ofWholeNumbers } from './plainer-numbers'
import { ofRemainders } from './plainer-remainders'
import { withGiftsTold } from './plainer-gifts'
import { ofEquationsTold } from './plainer-equations'
import { fractionChanged, ofPairsTold } from './plainer-pairs'
import { withPracticeTold } from './plainer-practice'
import { ofStories } from './plainer-stories'
export { askedOutright, conditionFirst } from './plainer-equations'
export { identityMeant } from './question/identity-meant'
import { replaced, type Pairs } from './question/replaced'
import { numberAt } from './question/spoken-number'

const n = '[-−–]?\\d+(?:\\.\\d+)?(?:/\\d+)?'
const written = (pattern: string, flags = 'gi'): RegExp => new RegExp(pattern.replaceAll('#', n), flags)

const suffixes: Readonly<Record<string, string>> = { ˢᵗ: 'st', ⁿᵈ: 'nd', ʳᵈ: 'rd', ᵗʰ: 'th' }

/** "26, __, __, 11": the blanks of an AP by letters. */
function withoutBlanks(text: string): string {
  const names = ['p', 'q', 'r', 's', 't', 'u']
  let count = 0
  const blank =
    /(?<=[\d,][\s,]*)(?:_+|□|\[ ?\]|\( ?\)|\?)(?=\s*,)|(?<=(?:^|:|\b(?:ap|list|sequence|terms|blanks?))\s*)_+(?=\s*,)|(?<=,\s*)(?:_+|□|\[ ?\])/g
  const named = text.replace(blank, () => names[count++] ?? '_')
  // one that is left over would not be found
  if (count === 0 || count > names.length || /_{2,}/.test(named)) return text
  const rest = named.replace(
    /[.,]?\s*\b(?:(?:find|fill|write|bharo) )?(?:in )?(?:the |ke |ka )?(?:blanks?|missing (?:terms?|numbers?))(?: (?:bharo|batao|nikalo|find karo|of|in))?/gi,
    ' ',
  )
  return `${rest.replace(/[.?\s]*$/, '')}. Find ${names.slice(0, count).join(' and ')}.`
}

/** "minus seven minus three one five" in figures; null where a word is no number. */
function spokenRow(row: string): string | null {
  const words = row.trim().split(/\s+/)
  const found: string[] = []
  for (let at = 0; at < words.length;) {
    const isMinus = words[at] === 'minus'
    const start = isMinus ? at + 1 : at
    const figures = words[start] ?? ''
    const one = /^\d+$/.test(figures) ? { text: figures, next: start + 1 } : numberAt(words, start)
    if (!one) return null
    found.push(`${isMinus ? '-' : ''}${one.text}`)
    at = one.next
  }
  return found.length > 2 ? found.join(', ') : null
}

/** An AP told shortly: "a 5 d 3", "7th is 9", "S20". */
const progressions: Pairs = [
  // "9, 8 1/3, 7 2/3"
  [
    /(?<=^|, ?)([-−–]?)(\d{1,3}) (\d)\/(\d)(?=\s*(?:,|\.\.|…))/g,
    (_, sign = '', whole = '', top = '', below = '') =>
      `${sign}${Number(whole) * Number(below) + Number(top)}/${below}`,
  ],
  [
    /\b(?:a ?\.?p\.?|series|sequence|progression) ((?:(?:minus )?[a-z\d]+ ){3,20}?)(?=and so on|dot dot|\.\.)/gi,
    (whole, row = '') => {
      const found = spokenRow(row)
      return found === null ? whole : `AP ${found}, ... `
    },
  ],
  // "sum of first twenty two terms of eight three minus two and so on"
  [
    /(?<=\bterms? (?:of|in) (?:the )?)((?:(?:minus )?[a-z\d]+ ){3,20}?)(?=and so on|dot dot|\.\.)/gi,
    (whole, row = '') => {
      const found = spokenRow(row)
      return found === null ? whole : `the AP ${found}, ... `
    },
  ],
  [
    /\b(first|last) ((?:\d+|two|three|four|five|six) terms) (?:total|add up to|make|come to|sum to) (?=\d)/gi,
    'sum of its $1 $2 is ',
  ],
  [/\bwhat do (all|the) (\d+ terms|terms) (?:total|add up to|come to)\b/gi, 'find the sum of all $2'],
  [/\bproduct of (?:those|these|the) two(?: terms)?\b/gi, 'their product'],
  [/[,(]? ?\bboth cases\)?/gi, ''],
  [/ comma /gi, ', '],
  [/\bproduct of the (?:two|2) terms\b/gi, 'their product'],
  [/(?<=\b(?:ap|series|sequence)\b[^]*)\bbeech (?:wal[aei]|k[aei]|me)\b/gi, 'middle'],
  [/[,.?]? ?\b(?:why|kyun?|kyon)\b[^,.?]*\b(?:2|two|double|do) (?:ans|answers?|values)\b[^,.?]*/gi, ''],
  [
    /\b(?:the )?nth term of an? ap is (?:[at]_?n ?= ?)?(?=a ?\+)/gi,
    'the nth term of an AP with first term a and common difference d is a_n = ',
  ],
  [/\bA\. ?P\.?(?= ?[:;(])/g, 'AP '],
  [/ˢᵗ|ⁿᵈ|ʳᵈ|ᵗʰ/g, (suffix) => suffixes[suffix] ?? suffix],
  [/\b1st (?=(?:\d+|n) (?:terms?|natural|positive|even|odd|multiples?|numbers?))/gi, 'first '],
  [/\bpehl[aei](?= )/gi, 'first'],
  [/\b(?:dusr|doosr)[aei](?= (?:\w+ )?(?:(?:me|mein|ko|din) )?\d)/gi, 'second'],
  [/\bteesr[aei](?= (?:\w+ )?(?:(?:me|mein|ko|din) )?\d)/gi, 'third'],
  [
    /,? ?\b(?:aur )?(?:aise|isi tarah|isi prakar)(?: (?:hi|se))?(?: (?:aage|badhti|badhta|badhte|chalta|chalti))*(?: hai)?\b,?/gi,
    ' and so on. ',
  ],
  [/\bneg\b\.?/gi, 'negative'],
  [/\ban ?= ?(?=[^,.=]*n)/g, 'a_n = '],
  [/\b(?:aakhri|aakhiri|akhri|antim)\b/gi, 'last'],
  [/\((?:yaani |i\.?e\.? )?kitne number ka term\)/gi, ''],
  [/\b[Ss] ?(\d{1,3})(?= (?:of|for|if|nikalo|batao|kya|find|when|where)\b| ?[,=?.]|$)/g, 'S_$1'],
  [/(\d(?:st|nd|rd|th))(?= (?:is|=|hai|h|and \d+(?:st|nd|rd|th)|to \d)\b)/gi, '$1 term'],
  [/(\d(?:st|nd|rd|th)) term to (?=\d+(?:st|nd|rd|th) term)/gi, '$1 term and the '],
  [/(\d(?:st|nd|rd|th)) term to (?=\d+(?:st|nd|rd|th) terms?\b)/gi, '$1 term and the '],
  [/\bratio of (\d+(?:st|nd|rd|th)) to (\d+(?:st|nd|rd|th)) terms?/gi, 'ratio of the $1 term and the $2 term'],
  [/\blast (?:one )?(?=is \d)/gi, 'last term '],
  [written('\\b(whose |if |with |where |and |, ?|^)(?:first term )?a (?:is |= ?|: ?)?(?=#(?![\\w/]))'), '$1a = '],
  [written('\\b(?:common difference |diff )?d (?:is |= ?|: ?)?(?=#(?!\\w))'), 'd = '],
  [/\bnth term (?=\d)/gi, 'nth term is '],
  [
    /\b(?:a|first term)(?: and| n| aur|,| &) (?:the )?(?:d|common diff(?:erence)?|common d)(?= (?:of|for|in|find|nikalo|batao|kya|kitna)\b|[.?]|$)/gi,
    'the first term and the common difference',
  ],
  [
    /\b(?:d|common difference)(?: and| n| aur|,| &) (?:the )?(?:a|first term)(?= (?:of|for|in|find|nikalo|batao|kya|kitna)\b|[.?]|$)/gi,
    'the first term and the common difference',
  ],
  [
    /\bnth terms? of (?:the )?(?:aps? )?([-−\d, .]*\d)(?:\.{2,}|…| ?, ?\.*)? and ([-−\d, ]*\d)(?:[ ,.…]*)(?= |$)/gi,
    'nth terms of the APs $1, ... and $2, ... ',
  ],
]

/** "numbers from 1 to 10" one by one. */
const counted = (from: string, to: string): string =>
  Array.from({ length: Math.min(20, Math.max(0, Number(to) - Number(from) + 1)) }, (_, at) => Number(from) + at).join(
    ', ',
  )

/** Factors, HCF and LCM told shortly. */
const numbers: Pairs = [
  // "half of the first number plus one third of the second is 9"
  [
    /\b((?:half|1\/\d|one (?:half|third|fourth|fifth)) (?:of )?(?:the )?(?:first|one|1st)(?: number)?) (?:plus|added to|and) ((?:half|1\/\d|one (?:half|third|fourth|fifth)) (?:of )?(?:the )?(?:second|other|another|2nd)(?: number)?) (?:is|equals|gives|add up to|makes?)\b/gi,
    'the sum of $1 and $2 is',
  ],
  [/\b1 (?=(?:kind|type|sort|variety)\b)/gi, 'one '],
  [/\bmins\b/gi, 'minutes'],
  [/\bsecs\b/gi, 'seconds'],
  [/(?<=\d,? ?\d+) n (?=\d)/g, ' and '],
  [/\bresp\b\.?/gi, 'respectively'],
  [/\brem\b\.?(?= \d)/gi, 'remainders'],
  [/(?<=\bremainder (\d+)\b[a-z ]*)\(other than \1(?: itself)?\)/gi, ''],
  [
    /\b(?:divisible by|divided by|divides?(?: ho \w+)? by|multiple of) (?:each|all|every|any)(?: one)?(?: of)? ?(?:the )?(?:first )?(?:natural |counting |whole )?(?:numbers?|nos?\.?|integers|digits)? ?(?:from |between )?(1|one) (?:to|and|upto|till|-) (\d|1\d|20|ten)\b(?:,? \(?(?:both )?(?:numbers )?inclusive(?: of both)?\)?)?/gi,
    (_, _from = '', to = '') => `divisible by ${counted('1', to === 'ten' ? '10' : to)}`,
  ],
  [
    /\b(?:wo |woh |jo )?(1|one) se (?:lekar |le kar )?(\d|1\d|20) tak (?:ke |ki )?(?:sabhi |saari |sab |har |saare )+(?:numbers?|nos?|sankhya\w*|ank\w*)? ?(?:se|ko) (?:poori tarah |pura |completely )?(?:divide|divisible|vibhajit|vibhajya|bhag)(?: (?:ho|hota|hoti|hai|h|jaye|jaaye|jata|jati|sake|kare))*/gi,
    (_, _from = '', to = '') => `divisible by ${counted('1', to)}`,
  ],
  [
    /\bs(?:a)?b?se (bad[ai]|chh?ot[ai]) (?:wo |woh )?((?:\d|two|three|four|five)[- ]digits?(?: k[aiey])? )?(?:number|sankhya|no\.?) (?:batao |bataiye |nikalo )?jo (\d+(?:(?:,| |, | aur | and )\d+)+) (?:teeno |sab |dono )?se (?:pura |poora |puri tarah )*(?:divide|divisible|vibhajit|bhag)(?: (?:ho|hota|hoti|hai|h|jaye|jata|jati|sake|kiya|ki|kare))*(?=[\s.?]*$)/gi,
    (_, size = '', digits = '', row = '') =>
      `find the ${/^b/i.test(size) ? 'greatest' : 'smallest'} ${digits}number divisible by ${(row.match(/\d+/g) ?? []).join(', ')}`,
  ],
  [
    /\b(?:power|exponent) of (\d+) in (?:the )?(?:prime factori[sz]ation of )?(\d+)(?: (?:k[ei] )?prime factori[sz]ation)?(?=[\s?.]*$)/gi,
    'exponent of $1 in the prime factorisation of $2',
  ],
  [
    /(?<=\d),? one (?:no\.?|number|nos) (?:is |= ?)?(\d+),? (?:find |then )?(?:the )?other(?: (?:no\.?|number|one))?(?=[\s?.,]*$)/gi,
    ' and one number is $1. find the other number',
  ],
  [/\b(hcf|lcm) (?=\d+ and one number is)/gi, '$1 is '],
  [
    /(\d+)\^n (?:kya )?(?:kabhi )?(?:bhi )?(\d) (?:pe|par|se|me|mein) (?:khatam|end|samapt) ho (?:sakt\w+)(?: hai)?[.?]?(?: n (?:ek )?natural number (?:hai|h))?/gi,
    'Can $1^n end with the digit $2, where n is a natural number',
  ],
]

const zeroes = '(?:zeroe?s|roots)'
const value = '[-−–]?(?:\\d[\\d./]*)?(?:√\\(?\\d+\\)?|\\d)(?:\\/\\d+)?'
const sumThenProduct = new RegExp(
  `\\bsum (?:of (?:its |the |their )?${zeroes} )?(?:is |= ?|hai )?(${value})(?: hai)?(?:,? (?:and|n|aur|&) |, ?| )(?:(?:their|its|the|unka) )?product (?:of (?:its |the |their )?${zeroes} )?(?:is |= ?|hai )?(${value})(?: hai)?(?=[\\s.,;?]|$)`,
  'i',
)

/** "quadratic polynomial with sum 1/4 product -1" */
function withSumAndProduct(text: string): string {
  const [whole, sum, product] = sumThenProduct.exec(text) ?? []
  const isForm = /\b(?:poly(?:nomial)?s?)\b/i.test(text) && !/[a-z]\^?[²2]|\b(?:one|other) (?:zeroe?|root)/i.test(text)
  const rest = text
    .replace(whole ?? '', '')
    .replace(
      /\b(?:find|write|form|make|give|nikalo|batao|banao|likho|likhiye|bataiye|hoga|quad(?:ratic)?|poly(?:nomial)?|a|an|the|whose|with|having|jiske|jiska|ke|ki|ka|of|its?|if|in|x|zeroe?s|zeros|roots|hai|ho|is|me|to)\b|[\s.,?]/gi,
      '',
    )
  return whole === undefined || !isForm || rest !== ''
    ? text
    : `Find a quadratic polynomial, the sum and product of whose zeroes are ${sum ?? ''} and ${product ?? ''}.`
}

const greek = (text: string): string =>
  text.replace(/\balpha\b|(?<=\d)alpha\b/gi, 'α').replace(/\bbeta\b|(?<=\d)beta\b/gi, 'β')
const quadratic = '[-−–]?\\d*[a-z](?:²|\\^2| squared?\\b)[^,;=?]*?'

/** "find α/β + β/α for 6x² + x - 2" */
function withZeroesNamed(text: string): string {
  const plain = greek(text).replace(/[.\s?]+$/, '')
  const told = new RegExp(
    `^(?:find |evaluate |what is |calculate )?(?:the )?(?:value of )?([^=]*?[αβ][^=]*?) (?:for|of|if|where|when)(?: the)?(?: ${zeroes}(?: α,? ?(?:and |n )?β)? of)?(?: the)?(?: polynomial| quadratic)* (${quadratic})$`,
    'i',
  ).exec(plain)
  const [, asked = '', polynomial = ''] = told ?? []
  if (/α/.test(asked) && /β/.test(asked) && !/[a-z]{2}/i.test(asked))
    return `If α and β are the zeroes of ${polynomial}, find the value of ${asked}.`
  const inLatin = new RegExp(
    `^(?:find |value of )?([^=,]*\\ba[^=,]*b[^=,]*?) (?:for|if) (?:the )?${zeroes} (?:a (?:and|n) b )?of (${quadratic})$`,
    'i',
  ).exec(plain)
  const [, latin = '', other = ''] = inLatin ?? []
  if (latin !== '' && !/[c-z]/i.test(latin)) return `If a and b are the zeroes of ${other}, find the value of ${latin}.`
  const known = new RegExp(
    `^(?:if )?([^=]*[αβ][^=]*= ?[-\\d/√]+) (?:for|of|in)(?: the)?(?: polynomial)? (${quadratic}),?(?: find| then| to)?(?: the)?(?: value of)? ([a-z])(?: ?= ?)?$`,
    'i',
  ).exec(plain)
  const [, condition = '', of = '', letter = ''] = known ?? []
  return condition !== '' && /α/.test(condition) && /β/.test(condition)
    ? `If α and β are the zeroes of ${of} and ${condition}, find ${letter}.`
    : text
}

const negated = (sign: string, of: string): string => (sign === '+' ? `-${of}` : of)

/** Zeroes, roots and equations told shortly. */
const equations: Pairs = [
  // "... as the sum and product of its zeroes: (i) 1/4, -1 (ii) √2, 1/3"
  [
    /^[^(]*\bpolynomials?\b[^(]*\bsum and (?:the )?product\b[^(]*?(\((?:i|1)\) ?[^(),;]+?(?:,| and) ?[^(),;]+?[;,.]?\s*(?:\((?:[ivx]+|\d)\) ?[^(),;]+?(?:,| and) ?[^(),;]+?[;,.]?\s*)+)$/i,
    (_: string, parts = '') =>
      parts.replace(
        /(\([ivx\d]+\)) ?([^(),;]+?) ?(?:,| and) ?([^(),;]+?)[;,.]?\s*(?=\(|$)/gi,
        '$1 Find a quadratic polynomial, the sum and the product of whose zeroes are $2 and $3. ',
      ),
  ],
  [/\b(zeroe?s|roots) (?:are )?(?:alpha|α),? ?(?:beta|β)\b/gi, '$1 α and β'],
  [/\b((?:sum|product)(?: of (?:its |the |their )?(?:zeroe?s|roots))?) (?:is|=|are|be) zero\b/gi, '$1 is 0'],
  [
    /\b(polynomials?),? each with the given numbers as (?:the )?sum and (?:the )?product of (?:its|their) zeroe?s(?: respectively)?/gi,
    '$1, the sum and the product of whose zeroes are',
  ],
  [
    /\bif (?:the )?((?:squared |square of |sum of |the |difference |squares |reciprocals |difference of |of )+zeroe?s) of (?:the )?(?:quadratic )?(?:polynomial )?((?=[^,;?]*x)[^,;?]*?\d) is (?:equal to )?(?=[-−–]?\d)/gi,
    'for the quadratic polynomial $2, the $1 is ',
  ],
  [
    /(\b(?:sum|product) of (?:the )?zeroe?s of (?:the )?(?:quadratic )?(?:polynomial )?)([^.,;=?]*?) ?= ?(?:their |its )?(product|sum)(?: of (?:the )?zeroe?s)?\b/gi,
    '$1$2 is equal to their $3',
  ],
  [
    /[.,;]? ?\boptions? ?(?:are|:)? ?([-−–]?[\d/√]+),? (?:or )?([-−–]?[\d/√]+),? (?:or )?([-−–]?[\d/√]+),? (?:or )?([-−–]?[\d/√]+)\s*\.?\s*$/i,
    ' (a) $1 (b) $2 (c) $3 (d) $4',
  ],
  [/^\s*\d+ ?(?:\. ?\([ivx]+\)|\([ivx]+\)(?![^]*\([ivx]+\)))\s*/, ''],
  [/(?<=\d) n (?=[-−–]\d)/g, ' and '],
  [/^(?:find )?(?:the )?2 (?=(?:zeroe?s|roots) of\b)/i, 'find the '],
  [
    /\b(?:and|aur|n|with|\+) (?:also )?(?:verification|verify)(?: (?:bhi|it|them))?(?: (?:karo|kro|kare|do))?(?=[\s.]*$)/gi,
    'and verify the relationship between the zeroes and the coefficients',
  ],
  [/\b(polynomials?) with (?:its )?zeroe?s (?=[-−–\d√])/gi, '$1 whose zeroes are '],
  [
    /\(?\bx ?([-−–+]) ?(\d+|[a-wyz])\)? is (?:a |one )?factor of\b/gi,
    (_, sign = '', of = '') => `${negated(sign, of)} is a zero of`,
  ],
  [/[,.;]? \b(?:then )?\$?([a-z]) ?= ?\$?\s*\?*\s*(?=$|\n?\s*\([aA]\))/, ', find $1 '],
  [/\bfind x y\b/gi, 'find x and y'],
  [
    /(\bdiscriminant of [^,?]*?=[^,?]*?) (?:and|aur|n|&) (?:its |the |their )?nature\b(?! of)/gi,
    '$1 and the nature of the roots',
  ],
  [
    /^(?:kya )?([^a-z]*x[^?]*=[^?]*?) (?:ek )?quadratic(?: equation)? (?:hai|h)(?: kya| ya nahi)?[?.]*$/i,
    'Is $1 a quadratic equation?',
  ],
  [
    /^(?:check|determine|state|find out|tell) (?:whether|if) (?:the following|this|the given|it)(?: equation)? is (?:a )?quadratic(?: equation)?(?: or not)?\s*[:.–-]?\s*([^?]+=[^?]+?)[.?]?$/i,
    'Is $1 a quadratic equation?',
  ],
  [
    /^by (?:the )?(?:completing|completion of) (?:the )?square(?: method)?,? /i,
    'solve by the method of completing the square ',
  ],
  [/\bnum(?:r|erator)?\b\.? (?:and|n|aur|&) den(?:om|r)?\b/gi, 'numerator and denominator'],
  [/\b(?:numerator and denominator|num and denominator)\b/gi, 'the numerator and the denominator'],
  [
    /(\bfraction\b[^]*\b(?:added to|subtracted from) both)(?! (?:the|its|num|of))/gi,
    '$1 the numerator and the denominator',
  ],
  [
    /(\bfraction\b[^]*\b(?:added to|subtracted from) both)(?! (?:the|its|num|of))/gi,
    '$1 the numerator and the denominator',
  ],
]

const ofProgressions =
  /\bpehl[iae]\b|\b(?:a\.? ?p\.?|terms?|series|sequence|progression)\b|\.\.|…|\d, ?[-−–]?\d+, ?[-−–]?\d/i
const ofNumbers =
  /\b(?:hcf|lcm|divi\w+|bells?|prime|remainders?|rem|end|khatam|minutes|mins|secs|number|least|minimum)\b/i
const ofEquations = /=|[²α-β^]|zero|root|polynomial|\bpoly\b|alpha|fraction/i

/** The text where what belongs to these chapters is told as their books tell it. */
export function algebraically(text: string): string {
  const told = withGiftsTold(
    replaced(
      replaced(
        replaced(withTwoNumbers(withoutLetters(withBillTable(replaced(withAgesInEnglish(text), fractionChanged)))), [
          ...ofRemainders,
          ...ofMeasures,
          ...ofWholeNumbers,
        ]),
        [...ofPairsTold, ...ofAges, ...ofShortStories, ...ofStories],
      ),
      ofEquationsTold,
    ),
  )
  const one = ofProgressions.test(told) ? replaced(withoutBlanks(withPracticeTold(told)), progressions) : told
  const two = ofNumbers.test(one) ? replaced(one, numbers) : one
  return ofEquations.test(two)
    ? replaced(withSumAndProduct(withZeroesNamed(replaced(two, ofZeroes))), [...ofQuadratics, ...equations])
    : two
}
