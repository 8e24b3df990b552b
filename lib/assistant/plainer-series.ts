import type { Pairs } from './question/replaced'

const term = String.raw`[-−–]?\d(?:[\d./]*\d)?`
const listed = String.raw`((?:${term} ?, ?){2,}${term})[ ,]*(?:\.{2,}|…)`

const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

/** The list that a text speaks of, for "this AP". */
const withEnd = (text: string): string => {
  const [, list] = new RegExp(listed).exec(text) ?? []
  const [, before, last] =
    /^([^]*?\?) (?:and )?(?:also )?(?:find |what is |nikalo )?(?:also )?(?:the )?sum of (?:this|the) AP up ?to (?:the )?term ([-−–]?[\d./]*\d)\s*[.?]*\s*$/i.exec(
      text,
    ) ?? []
  return list === undefined || before === undefined || last === undefined
    ? text
    : `(i) ${before} (ii) Find the sum of the AP ${list}, ..., ${last}`
}

/** "kth term is 164", asked for by "find k". */
const atLetter = (whole: string, letter = '', value = '', rest = ''): string =>
  new RegExp(String.raw`(?:\bfind (?:the )?(?:value of )?${letter}\b|\b${letter} ?(?:=|nikalo|batao|kya|\?))`).test(
    rest,
  )
    ? `which term is ${value}?`
    : whole

/** Progressions as exercises put them, and as they are shortened. */
export const ofSeries: Pairs = [
  [/ (?:of|in) the same AP\b/gi, ''],
  [
    /^in which of the following situations,? (?:does|do) the list of numbers involved (?:make|form) an (?:arithmetic progression|AP),? ?(?:and why)?[?.]*:?/i,
    'Does the list make an AP?',
  ],
  [/\byr(s?)\b|\bYr(s?)\b/g, 'year$1$2'],
  [/(?<=\b(?:rise|tread) (?:of |is |= ?)?)1\/([24]) m\b/gi, (_: string, part = '') => `${part === '2' ? 0.5 : 0.25} m`],
  [/ (?:for delay )?of completion(?: of (?:the )?work)? beyond a certain date(?: as follows)?/gi, ' for delay'],
  [/\b(\d+) 1\/2 (?=m\b[^]*\bwood\b)/gi, '$1.5 '],
  [/(?<=\b[Cc]lass(?:es)? (?:[IVX]+ (?:to|till) )?)[IVX]+\b/g, (numeral: string) => `${romans.indexOf(numeral) + 1}`],
  [/,? ?\be\.? ?g\.?,? (?=a section of class 1\b)/gi, '. '],
  [/[,;.]? ?\(?(?:answer |say |write )?yes (?:or|\/|ya) no\)?(?=[\s.?]*$)/gi, ''],
  [/,? or not\. if (?:yes|so|it is),? (?:then )?find which term it is/gi, '? If yes, find which term it is'],
  [/^find whether (?=[-−–]?\d+ is a term)/i, 'Is '],
  [/\bwhen the first term a and (?:the )?common difference d are given as follows\s*:?/gi, 'when '],
  [/^(?:fill (?:in )?the )?blanks?\s*:?(?: in (?:the )?(?:table|AP))? (?=[adnlS]\w* ?=)/i, ''],
  [/^[adn] ?= ?\?(?=,)/, (found: string) => `find ${found[0] ?? ''}`],
  [
    new RegExp(
      String.raw`^(?:find |write )?(?:the )?missing (?:terms?|nos?\.?|numbers)(?: (?:in|of) (?:the )?(?:boxes|blanks|ap))?\s*:?\s*(?=[-−–\d_□☐▢⬜])`,
      'i',
    ),
    'Find the missing terms of the AP ',
  ],
  [
    /^((?:(?:_{1,}|[-−–]?\d[\d./]*) ?, ?){2,}(?:_{1,}|[-−–]?\d[\d./]*)) (?:find )?missing terms?(?: of (?:the |an )?ap)?(?=[\s.?]*$)/i,
    'Find the missing terms of the AP $1',
  ],
  [
    /\b(?:the )?([kmprt])th term (?:of (?:it|this|the|an) (?:AP )?)?(?:is|=|hai) ?([-−–]?\d+)\b([^]*)$/i,
    (whole: string, letter = '', value = '', rest = '') => atLetter(whole, letter, value, rest),
  ],
  [
    /(which term is [-−–]?\d+\?)[ ,.]*(?:then )?(?:to )?(?:find )?(?:the )?(?:value of )?[kmprt] ?(?:=|nikalo|batao)? ?\?*\s*$/i,
    '$1',
  ],
  [
    /\b(?:of )?(?:an|the)? ?AP whose first two terms are ([-−–]?[\d./]+) and ([-−–]?[\d./]+)/gi,
    ' of an AP, first term is $1 and second term is $2',
  ],
  [new RegExp(String.raw`^[^]*${listed}[^]*\bup ?to (?:the )?term\b[^]*$`, 'i'), withEnd],
  // "m a_m = n a_n"
  [
    /\b([m-r]) ?(?:\\,|\\cdot|×|·|\*)? ?a_\{?\1\}? ?= ?([m-r]) ?(?:\\,|\\cdot|×|·|\*)? ?a_\{?\2\}?/g,
    '$1 times the $1th term is equal to $2 times the $2th term',
  ],
  [/\$?a_\{ ?([m-r]) ?\+ ?([m-r]) ?\} ?= ?0\$?/g, 'the ($1 + $2)th term is zero'],
  [/, first term being (?=[-−–]?\d)/gi, ' and the first term is '],
  [
    /\bin(?:to)? (?:three|3) parts,? (?:such that )?(?:these|they)? ?(?:are )?in AP and the product of (?:the )?two smaller parts is (\d+)/gi,
    'into three parts in AP whose two smaller parts have the product $1',
  ],
  [/\bfirst (\d+|[a-z]+) nos\.? (?=which|that)/gi, 'first $1 numbers '],
  [
    /\bsum of all (?:the )?(\d+) terms of (?:an |the )?AP whose middle\b/gi,
    'sum of all $1 terms of an AP whose middle',
  ],
  [/\bminus (\w+(?: \w+)?) plus (?=minus \w+)/gi, 'minus $1, '],
  [/(?<=\bsum (?:of )?|\d, |\bup ?to )minus (?=\d)/g, '-'],
  [/(?<=\d, ?[-−–]?\d+),? and so on,? (?:up ?to|till|to) (?=[-−–]?\d)/gi, ', ..., '],
]
