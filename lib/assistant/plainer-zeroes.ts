import { figure } from './small-numbers'
import type { Pairs } from './question/replaced'

const polynomial = String.raw`([-−–+\d./]*[a-z]?[xyt](?:²|\^2)[^,;=?:]*?)`
const zeroes = '(?:zeroe?s|roots)'

/** Zeroes of polynomials as exercises put them, and as they are shortened. */
const place = '(?:x ?= ?)?[-−–]?\\d+(?:[./]\\d+)?'
const places = `(${place}(?:(?: ?, ?(?:and )?| and )${place})*)`

export const ofZeroes: Pairs = [
  [/^1 (?=zero is\b)/g, 'one '],
  // "whose zeroes are each 1 less than those of x² − 8x + 12"
  [/(?<=\bzeroes are )each (?=\d+ (?:less|more|greater))/gi, ''],
  [/(?<=\bzeroes are \d+ (?:less|more|greater) than )(?:those|that) of\b/gi, 'the zeroes of'],
  [/[,.]? ?\bbina (?:graph )?(?:banaye|draw kiye|khinche)\b|,? ?\bwithout drawing (?:the |its |any )?graph\b/gi, ''],
  // "find the other zero and the value of k", "find the other zero" where a letter is not known
  [
    /^([^]*\bzero\b[^]*)\bfind (?:the )?other zero(?: and (?:the )?(?:values? of )?([kmpqa]))?(?=[.?\s]*$)/gi,
    (found: string, told = '', named = '') => {
      const letter = named === '' ? /(?<![a-z(])[kmp](?![a-z(])/.exec(told)?.[0] : named
      return letter === undefined ? found : `${told}find ${letter} and the other zero`
    },
  ],
  // "the graph cuts the y-axis at 20"
  [
    /(?<=\b(?:graph|parabola|curve)\b[^]*\by[- ]?axis at )(?:y ?= ?)?([-−–]?\d+)(?=[\s,.?]|$)(?! (?:points?|pts?|places?|times?)\b)/gi,
    '(0, $1)',
  ],
  // "y-axis at (0, −4)"
  [
    /(?<=\bax(?:²|\^2) ?\+ ?bx ?\+ ?c\b[^]*\by[- ]?axis )at (?:the point )?\(0, ?([-−–]?)[1-9]\d*\)/gi,
    (_: string, minus = '') => `${minus === '' ? 'above' : 'below'} the origin`,
  ],
  // "zeroes of x³ − 9x? kitne hai aur konse"
  [
    /^(?:the |find (?:the )?)?zeroe?s (?:of )?([^?a-wyz]*x[^?a-wyz]*?)(?: ke)?[?,.]? (?:kitn[ei]|how many)(?: (?:hain?|h|are there|zeroe?s))? (?:aur|and|n) (?:which|kaun ?kaun ?se|(?:kaun|kon) ?s[ei]|kya)(?: (?:hain?|h|are they|ones))*\s*\??$/i,
    'Find the zeroes of $1. How many are there?',
  ],
  // "one-fourth of their product"
  [
    /\bone[- ](third|fourth|fifth|sixth)(?: of)?(?= (?:the |their )(?:product|sum)\b)/gi,
    (_: string, part = '') => `1/${['third', 'fourth', 'fifth', 'sixth'].indexOf(part.toLowerCase()) + 3} of`,
  ],
  // "cuts x axis at -3, 1 and 4 only"
  [
    /(?<=\bgraph\b[^]*\b(?:meets?|cuts?|cross(?:es)?|intersects?) (?:the )?x[- ]?axis (?:only )?at )([-−–]?\d+(?:, [-−–]?\d+)*),? (?:and|aur|&) ([-−–]?\d+)(?: only)?(?=[,.])/gi,
    (_: string, row = '', last = '') => `${row.replace(/[-−–]?\d+/g, '($&, 0)')} and (${last}, 0)`,
  ],
  // "follows the curve of p(x) = −x² + 3x + 10"
  [
    /\b(?:follows?|traces?|takes|along|has|forms|is (?:along|in)) (?:the |an? )?(?:curve|path|shape|parabola)(?: of| given by| represented by| described by)?(?: the)?(?: curve| parabola| polynomial)?,? (?=[a-z]\(x\) ?=)/gi,
    'is given by ',
  ],
  // "cuts the x axis at −1 and 4"
  [
    /(?<=\b(?:graph|parabola|curve)\b[^]*\b(?:meets?|cuts?|cross(?:es)?|intersects?) (?:the )?x[- ]?axis (?:only )?at )(?:x ?= ?)?([-−–]?\d+(?:[./]\d+)?),? (?:and|aur|&) (?:x ?= ?)?([-−–]?\d+(?:[./]\d+)?)(?= (?:and|aur)\b[^.?]*\(| ?[.,])/gi,
    '($1, 0) and ($2, 0)',
  ],
  [
    /,? (?:aur |and )?(?:aur )?kahin (?:aur )?(?:nahi\w*|nhi) (?:mil|kaat|chhu|cut|touch)\w*(?: (?:karta|hai|h))*/gi,
    '',
  ],
  // spoken first and then written, "x square minus ... i.e. x^2-(k+6)x+2(2k-1)"
  [
    /(?<=\b(?:zeroe?s|roots) of (?:the )?(?:polynomial )?)((?=[^.=]*\b(?:square|plus|minus|into)\b)[^.=]+?)( (?:is|are) [^.=]+?),? +(?:i\.? ?e\.?|that is|matlab|yani),? +([^a-z]*x[^.?]*?)[.?\s]*$/i,
    '$3 $2 ',
  ],
  // of whole numbers the polynomial that is formed begins with 1
  [
    /(?<!\d ?[/.] ?\d[^]*),? ?(?:with|having|whose) (?:its |the )?leading coefficient (?:is |as |of |= ?)?(?:1|one|unity)\b(?![^]*\d ?[/.] ?\d)/gi,
    '',
  ],
  [/,? ?\bbina (?:zeroe?s|roots) (?:nikale|find kiye)\b/gi, ''],
  // "sum of zeroes 5 and product 6 hai, quadratic polynomial aur uske zeroes find karo"
  [
    /^(?:the )?sum of (?:the )?zeroes (?:is |= ?)?(\S+?),? (?:and|aur) product (?:is |= ?)?(\S+?)(?: (?:hain?|h|ho))?,? (?:ek |find (?:the |a )?)?(?:quadratic )?polynomial (?:and|aur) (?:uske|iske|its) zeroes(?: (?:find karo|batao|nikalo))?[.?]*$/i,
    'Find a quadratic polynomial whose sum and product respectively of the zeroes are $1 and $2. Also find the zeroes of this polynomial by factorisation.',
  ],
  // "the height at t = 2 s", "the height of the roof, i.e. the height at t = 0"
  [/(?<=\b(?:after|in) t (?:seconds?|secs?|s)\b[^]*\bt ?= ?\d+(?:\.\d+)?) ?(?:seconds?|secs?|s)\b/g, ''],
  [/(?<=\bheight )of the [a-z]+,? (?:i\.? ?e\.?|that is),? (?:the |its )?height (?=(?:at|when) t ?= ?0\b)/g, ''],
  // "the zeroes of x² + x - m(m + 1), in terms of m"
  [/^([^]*\b(?:zeroe?s|roots) of [^]*?(?<![a-z])([b-wyz])(?![a-z])[^]*?),? in terms of \2(?=[\s.?!]*$)/i, '$1'],
  // "just touches it at (4, 0), nowhere else it meets the x-axis"
  [
    /,? ?(?:and )?no ?where else (?:does )?(?:it |the graph )?(?:meets?|cuts?|touch(?:es)?|cross(?:es)?)(?: it| the x[- ]?axis| x[- ]?axis)?(?=\s*[.,?]|$)/gi,
    '',
  ],
  // "the graph meets the x-axis only at x = −3, x = 1 and x = 4"
  [
    /(?<=\b(?:meets?|cuts?|cross(?:es)?|intersects?) (?:the )?x[- ]?axis (?:only )?(?:at|when|where) )(?:only )?(x ?= ?[-−–]?[\d./]+(?: ?(?:,|and|&|aur|, and) ?(?:x ?= ?)?[-−–]?[\d./]*\d)+)(?= ?(?:[.,?;]|only|$|no\b|number\b|how\b))/gi,
    (_: string, all = '') =>
      [...all.matchAll(/[-−–]?[\d./]*\d/g)]
        .map(([at], place, { length }) => `${place === 0 ? '' : place < length - 1 ? ', ' : ' and '}(${at}, 0)`)
        .join(''),
  ],
  // "the sum and the product of the zeroes of ax² − 5x + c are both equal to 10"
  [
    new RegExp(
      String.raw`\b(?:both )?(?:the )?sum (?:of (?:the |its )?${zeroes} )?and (?:the )?product of (?:the |its )?(${zeroes})( of [^.?=]*?)? (?:is|are|=|equals?|hai)(?: (?:both|each))?(?: equal)?(?: to)?(?: both)? ?([-−]?\d+(?:/\d+)?)(?: each)?(?![\w/²^]|\.\d|,? (?:and|respectively|,) ?[-−]?\d|[-−+ ]*\d?x)(?: (?:hai|h)\b)?`,
      'gi',
    ),
    'the sum of the $1$2 is $3 and the product of the $1 is $3',
  ],
  [
    new RegExp(
      String.raw`(?<=^|\b(?:if|agar) )(?:polynomial )?([^,;=?:]*?x(?:²|\^2)[^,;=?:]*?) k[aei] (?:dono )?${zeroes} k[aei] (?:sum|yog|jod) (?:aur|and) (?:product|gunanfal) (?:dono|both|hi|hi dono) ([-−]?\d+(?:/\d+)?) (?:hain?|h|ho)\b(?: (?:to|toh)\b)?`,
      'i',
    ),
    'the sum of the zeroes of $1 is $2 and the product of the zeroes is $2',
  ],
  // "the zeroes of x² + (k − 2)x − 9 are equal in magnitude but opposite in sign"
  [
    /\b(?:(?:are|r) )?(?:the )?(?:both )?(zeroe?s|roots)( of [^,;?]{5,60}?)?(?: (?:are|r))? (?:numerically )?equal(?: in (?:magnitude|size|value))?,? (?:but|and) (?:are )?(?:of )?opposite? (?:in )?signs?\b/gi,
    'one of the $1$2 is the negative of the other',
  ],
  [
    /^for (?:what|which) (?:values? of )?([a-z]),? (?:is )?((?:the (?:sum|product|difference)|one) of the (?:zeroe?s|roots) of [^?]+? (?:is |equal to )[^?]+?)[?.]*$/i,
    'If $2, find $1.',
  ],
  // "7x² − 50x + k ke zeroes ek dusre ke reciprocal"
  [
    new RegExp(
      String.raw`(?<=^|\b(?:if|agar) )(?:polynomial )?${polynomial} k[aei] (?:dono )?${zeroes} (?:ek|1) (?:dusre|doosre|dusare) k[aei] (reciprocal|ulta|ulte|negative)s?\b`,
      'i',
    ),
    (_: string, of = '', how = '') =>
      `the zeroes of ${of} are ${/^n/i.test(how) ? 'negatives' : 'reciprocals'} of each other`,
  ],
  // "kx² + 10x − 2k ke zeroes ka sum unke product ke barabar"
  [
    new RegExp(
      String.raw`(?<=^|\b(?:if|agar) )(?:polynomial )?${polynomial} k[aei] (?:dono )?${zeroes} k[ai] (?:sum|yog|jod) (?:aur |and )?(?:(?:un|in)ke )?(?:product|gunanfal)(?: dono)?(?: ke)? (?:barabar|equal|same)(?: (?:hain?|h|ho)\b)?(?: (?:to|toh)\b)?`,
      'i',
    ),
    'the sum of the zeroes of $1 is equal to their product',
  ],
  // "x² + 45x + 120 ke zeroes kaise honge (a) dono positive"
  [
    new RegExp(
      String.raw`^(?:polynomial )?${polynomial} k[aei] (?:dono )?${zeroes} (?:kaise|kis tarah ke) (?:honge|hain|hai|ho)\b[?:,]*( *\(a\)[^]*)$`,
      'i',
    ),
    (_: string, of = '', options = '') =>
      `The zeroes of ${of} are${options
        .replace(/\bek (positive|negative),? (?:(?:aur|and|ya) )?ek (positive|negative)\b/gi, 'one $1 and one $2')
        .replace(/\bdono\b/gi, 'both')
        .replace(/\bbarabar\b/gi, 'equal')}`,
  ],
  [
    /^(?:inme|in|niche|neeche|inmein)(?: (?:se|mein se|me se|diye gaye))? (?:kaun ?s[aie]|konsa|kaun|kon) (?:ek )?polynomial (?:nahin?|nhi|not)(?: (?:hai|h)\b)?[?:,]*(?= *\(a\))/i,
    'Which of the following is not a polynomial?',
  ],
  // "find a/b + b/a where a and b are zeroes of 6x² + x − 2"
  [
    new RegExp(
      String.raw`^(?:find|evaluate|calculate) (?:the value of )?(.+?) (?:where|if|when) ([a-zα]|alpha),? ?(?:and |n )?([a-zβ]|beta) (?:are|r) (?:the )?${zeroes} of (?:the )?(?:polynomial )?${polynomial}[.?]*\s*$`,
      'i',
    ),
    'If $2 and $3 are the zeroes of $4, find the value of $1.',
  ],
  // "3x² − 7x + 2 zeroes alpha beta. poly having 1/alpha 1/beta zeroes"
  [
    new RegExp(
      String.raw`^${polynomial} ${zeroes} (α|alpha|a),? ?(?:and |n )?(β|beta|b)[.,;] ?(?:find |new |write |form )?(?:a |the )?poly\w* (?:having|with) (\S+),? ?(?:and |n )?(\S+?) ?(?:as )?${zeroes}[.?]*\s*$`,
      'i',
    ),
    'If $2 and $3 are the zeroes of $1, find a quadratic polynomial whose zeroes are $4 and $5.',
  ],
  [
    new RegExp(
      String.raw`^(?:find |new |write |form )+(?:a |the )?poly\w* (?:with |having |whose )?${zeroes} (?:are )?(\S+?),? (?:and |n )(\S+?) ?[.,;] ?(?:if |where |when )?([a-zα]),? ?(?:and |n )?([a-zβ]) (?:are |r )?(?:the )?${zeroes} of ${polynomial}[.?]*\s*$`,
      'i',
    ),
    'If $3 and $4 are the zeroes of $5, find a quadratic polynomial whose zeroes are $1 and $2.',
  ],
  [
    new RegExp(
      String.raw`^${polynomial} ?[,;] ?([^,.=]*(?:alpha|α)[^,.=]*= ?[-−–]?[\d/]+) ?[.,;] ?(?:find |to )?([a-z])(?: ?= ?)?[.?]*\s*$`,
      'i',
    ),
    'If α and β are the zeroes of $1 and $2, find $3',
  ],
  [
    new RegExp(
      String.raw`^find ([a-z]) if (?:the )?${zeroes} (?:are|r) (?:alpha|α),? (?:and|n) [-−–] ?(?:alpha|α)[.,;] ?(.*x(?:²|\^2).*?)[.?]*\s*$`,
      'i',
    ),
    'If the zeroes of $2 are negatives of each other, find $1.',
  ],
  [
    /^(.*x(?:²|\^2).*?) (?:iska|ka|ke) ek zero dusre (?:zero )?(?:ka|ki) (reciprocal|ulta|negative|dugna|double)(?: (?:hai|h|ho)\b)?(?: to)?,? ?([a-z]) (?:kitn\w+|kya|nikalo|batao|ki value)[^.]*$/gi,
    (_: string, of = '', how = '', letter = '') =>
      `One zero of ${of} is ${/^d/i.test(how) ? 'double' : /^n/i.test(how) ? 'the negative of' : 'the reciprocal of'} the other. Find ${letter}.`,
  ],
  [/\bwhat value should ([a-z]) have if (?=the sum of the zeroes)/gi, 'find $1 if '],
  [
    /\bone zero of (.+?) is (?:bigger|greater|larger|more) than the other by (one|two|three|\d+)/gi,
    (_: string, of = '', by = '') => `the difference of the zeroes of ${of} is ${figure(by)}`,
  ],
  [/\bwhich ([a-z]) makes this (?:happen|true|possible)\b/gi, 'find $1'],
  [/,? ?\b(?:with |having )?(?:integer|integral|whole number) coeff(?:icient)?s?\b/gi, ''],
  [
    /[,.;?]* ?(?:aur )?coefficients? (?:wala |ke saath )?relation(?:ship)?(?: bhi)? (?:check|verify)(?: kar\w*)?(?: (?:hai|h)\b)?/gi,
    ' and verify the relationship between the zeroes and the coefficients',
  ],
  [
    /(?:\b(?:and|then|also) )*\b(?:check|verify) that [^.]*\\frac ?\{ ?b ?\}\{ ?a ?\}[^.]*\\frac ?\{ ?c ?\}\{ ?a ?\}\$?/gi,
    'and verify the relationship between the zeroes and the coefficients',
  ],
  [/,? (?:or|ya) (?:one (?:of )?each|ek[- ]?ek|one of each kind)\b/gi, ''],
  [
    /(?<=x[- ]?axis at \d+ (?:pts?|points?|places)),? and (?:the )?y[- ]?axis at (?:1|one|a single) (?:pts?|points?|places?)\b/gi,
    '',
  ],
  // "the zero of the linear polynomial 3x - p is 5/6"
  [
    /\b(?:if )?(?:the )?zero of (?:the )?(?:linear )?(?:polynomial )?((?:\d*|[a-z]) ?x ?[-−–+] ?(?:[a-z]|\d+[a-z]?)) (?:is|=) ([-−–]?\d+(?: ?\/ ?\d+)?)(?![\d/^²])/gi,
    'If x = $2 is a solution of $1 = 0',
  ],
  [
    /\b(?:if )?([-−–]?\d+(?: ?\/ ?\d+)?) is (?:a|the) zero of (?:the )?(?:linear )?(?:polynomial )?((?:\d*|[a-z]) ?x ?[-−–+] ?(?:[a-z]|\d+[a-z]?))(?=[\s,.;]+(?:then |and )?(?:find|what)\b)/gi,
    'If x = $1 is a solution of $2 = 0',
  ],
  // "m + n = mn = 10"
  [/(?<![\w+])([a-zα]) ?\+ ?([a-zβ]) ?= ?\1 ?\2 ?= ?([-−–]?\d+)/g, '$1 + $2 = $3 and $1$2 = $3'],
  [
    new RegExp(
      String.raw`^(?:if )?([a-zα]) ?,? ?(?:and |n )?([a-zβ]) are (?:the )?${zeroes} of (?:the )?(?:polynomial )?${polynomial}[.,] ?(?:then )?find ([a-z](?: and [a-z])?) if ([^]+?)[.?]*\s*$`,
      'i',
    ),
    'If $1 and $2 are the zeroes of $3, $5, find $4',
  ],
  // "y = p(x) ka graph x axis ko kahin bhi touch ya cut nahi karta"
  [
    /\b((?:y ?= ?)?[pf]\(x\)|y ?= ?[a-z]) ka graph x[- ]?axis ko (?:kah?i?n? )?(?:par )?(?:bhi )?(?:cut|touch|meet|intersect|kaat\w*)(?: (?:ya|aur|or) (?:cut|touch|meet|intersect))? (?:nahi\w*|nhi|not|na) (?:kar\w+|kaat\w*)(?: (?:hai|h|ho))?,?(?: toh?\b)?/gi,
    'the graph of $1 does not meet the x-axis, ',
  ],
  // "y = x² − 2x − 8 ka graph x axis ko kaha kaatega"
  [
    /^((?:y ?= ?)?[^a-wyz]*x[^=]+?) ka graph x[- ]?axis ko (?:(?:kin|kis|kaha\w*|kahan|konse|kaunse|kitne|do) )*(?:points? )?(?:par |pe |me )?(?:kaat\w*|kat\w*|cut|meet|intersect|mil\w*)(?: (?:karta|karega|karti|kare|hai|h|ga))*[,.]? ?(?:wo |woh )?(?:points? |coordinates? )?(?:batao|nikalo|likho|bata\w*|kya (?:hai|honge))?[.?]*\s*$/gi,
    'Find the points where the graph of $1 meets the x-axis.',
  ],
  // told of every quadratic, and of what is asked in its letters
  [/,? ?\( ?(?:[ac] ?≠ ?0[ ,]*(?:and )?)+\)/g, ''],
  [/(?<=\bzero(?:e?s)?\b[^]*),? in terms of (?:its )?a(?:(?:,| and|, and|,? &) [bc])+(?=[.?\s]*$)/g, ''],
  [/\bsquared difference of (?=(?:the )?zero)/gi, 'square of the difference of '],
  [
    /^(?:kisi |ek )?quadratic polynomial ka graph (?:agar )?x[- ]?axis ko (?:kahin? )?(?:par )?(?:bhi )?(?:cut|touch|meet|intersect)(?: (?:ya|aur|or) (?:cut|touch|meet|intersect))? (?:na|nahin?) (?:kare|karta(?: hai| ho)?),? ?(?:to|toh)?\b/gi,
    'The graph of y = p(x) does not meet the x-axis at any point.',
  ],
  [/\b(?:uske|iske) (?:kitne) (?:real )?(zeroe?s)(?: (?:honge|hain|hai))?\b/gi, 'How many $1 has p(x)'],
  [
    /\bgraph of y ?= ?p\(x\) is parallel to (?:the )?x[- ]?axis(?:,? (?:and|but) (?:does not|doesn['’]?t) (?:meet|cut|touch|intersect) it)?/gi,
    'graph of y = p(x) does not meet the x-axis at any point',
  ],
  // "cuts the x axis at x = -3 and x = 1 and only touches it at x = 4, doesn't meet x axis anywhere else"
  [
    new RegExp(
      `\\b(?:cuts|crosses|intersects|meets) (?:the )?x[- ]?axis (?:only )?at ${places},? (?:and|but) (?:only |just )?touches (?:it|the x[- ]?axis|x[- ]?axis) (?:only )?at ${places}(?=[\\s,.?]|$)`,
      'gi',
    ),
    (whole: string, crossed = '', touched = '') => {
      const [one, other] = [crossed, touched].map((list) => new Set(list.replace(/[−–]/g, '-').match(/-?[\d./]+/g)))
      const isApart = one && other && ![...one].some((place) => other.has(place))
      return isApart ? `cuts the x-axis at ${one.size} points and touches it at ${other.size} more points` : whole
    },
  ],
  [
    /(?<=touches it at \d+ more points[^?]*?),? (?:(?:and|but) )?(?:it )?(?:does not|doesn['’]?t) (?:touch|meet|cut) (?:it|(?:the )?x[- ]?axis) (?:anywhere(?: else)?|elsewhere|at any other point)/gi,
    '',
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
