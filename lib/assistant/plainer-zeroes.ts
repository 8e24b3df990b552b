import type { Pairs } from './question/replaced'

const polynomial = String.raw`([-−–+\d./]*[a-z]?[xyt](?:²|\^2)[^,;=?:]*?)`
const zeroes = '(?:zeroe?s|roots)'

/** Zeroes of polynomials as exercises put them, and as they are shortened. */
export const ofZeroes: Pairs = [
  // "m + n = mn = 10"
  [/(?<![\w+])([a-zα]) ?\+ ?([a-zβ]) ?= ?\1 ?\2 ?= ?([-−–]?\d+)/g, '$1 + $2 = $3 and $1$2 = $3'],
  [
    new RegExp(
      String.raw`^(?:if )?([a-zα]) ?,? ?(?:and |n )?([a-zβ]) are (?:the )?${zeroes} of (?:the )?(?:polynomial )?${polynomial}[.,] ?(?:then )?find ([a-z](?: and [a-z])?) if ([^]+?)[.?]*\s*$`,
      'i',
    ),
    'If $1 and $2 are the zeroes of $3, $5, find $4',
  ],
  [
    /\bgraph of y ?= ?p\(x\) is parallel to (?:the )?x[- ]?axis(?:,? (?:and|but) (?:does not|doesn['’]?t) (?:meet|cut|touch|intersect) it)?/gi,
    'graph of y = p(x) does not meet the x-axis at any point',
  ],
  [
    /,? (?:and|but) (?:does not|doesn['’]?t) (?:touch|meet|cut) it (?:anywhere(?: else)?|elsewhere|at any other point)/gi,
    '',
  ],
  [
    new RegExp(
      String.raw`^(?:agar |if )?[pf]\(x\) ?= ?${polynomial} (?:ho|hai|h) to(?:h)? (?:iske|uske|p\(x\) ke) ${zeroes} (?:kya )?(?:honge|hoga|hai|hain|nikalo|batao)\b(?: ?\([^)]*\))?[.?]*\s*$`,
      'i',
    ),
    'Find the zeroes of $1',
  ],
  [
    new RegExp(
      String.raw`^[pf]\(x\) ?= ?${polynomial} ?, ?([^,=]*(?:alpha|α)[^,=]*= ?[-−–]?[\d/]+),? (?:to )?find ([a-z])[.?]*\s*$`,
      'i',
    ),
    'If α and β are the zeroes of $1 and $2, find $3',
  ],
  [
    new RegExp(
      String.raw`^(?:the )?squared difference of the (?:zeroe?s|zeros) of ${polynomial} is (\d+),? find ([a-z])[.?]*\s*$`,
      'i',
    ),
    'If the squared difference of the zeroes of $1 is $2, find $3',
  ],
]
