import type { Pairs } from './question/replaced'

const changedBy =
  '(add|jod\\w*|mila\\w*|plus|minus|ghata\\w*|subtract|kam)(?: (?:kar\\w*|di\\w*|de|den|jaa?y?e|jaane|par|pe))*'
const partOf =
  '(?:(?:sirf|only|kewal|bas) )?(numerator(?: aur| and) denominator|ansh aur har|numerator|denominator|ansh|har|dono|both)(?: dono| both)?'
const oneChange = `${partOf} (?:ko |me ?se |mein se |me |mein |se )(\\d+) ${changedBy}`
const becomesIn =
  '(?:(?:wo|vo|ye|yeh|nayi|naya) )?(?:fraction |bhinn )?(\\d+(?:\\/\\d+)?)(?! ?(?:add|jod|mila|plus|minus|ghata|subtract|kam))(?: (?:ban|banti|banta|ho|hoti|hota|milt[ai]|mile\\w*|aat[ai]|aaye\\w*|ja(?:at|t|y|e)\\w*|hai|h|ke barabar))*'

/** "numerator me 1 add aur denominator se 1 minus karo to 1 ban jata hai" */
const fractionChangedInHindi = new RegExp(
  `(?:\\b(?:ek |kisi )?(?:fraction|bhinn)(?: hai[,.]?)? (?:(?:k[aei]|me|mein|jiske) )?)?(?:\\b(?:agar|jab|aur|and|if|iske|uske|ke|ka) )*\\b${oneChange}(?:,? (?:aur|and) ${oneChange})?,? (?:toh? )?${becomesIn}(?: ?[,.;]+|(?=[\\s?]|$))`,
  'gi',
)
const partsNamed: Readonly<Record<string, string>> = {
  numerator: 'the numerator',
  ansh: 'the numerator',
  denominator: 'the denominator',
  har: 'the denominator',
}
function changedInEnglish(_: string, ...all: (string | undefined)[]): string {
  const [part = '', n = '', verb = '', second, m = '', otherVerb = '', value = ''] = all
  const said = (what: string, by: string, how: string): string =>
    `${by} is ${/^(?:minus|ghat|subt|kam)/i.test(how) ? 'subtracted from' : 'added to'} ${partsNamed[what.toLowerCase()] ?? 'both the numerator and the denominator'}`
  const also = second === undefined ? '' : ` and ${said(second, m, otherVerb)}`
  return `if ${said(part, n, verb)}${also}, the fraction becomes ${value}.`
}

export const fractionChanged: Pairs = [[fractionChangedInHindi, changedInEnglish]]

const line = '[-−]?\\d*x ?[-−+] ?\\d*y ?= ?[-−]?\\d+'

/** Pairs of equations, and stories of such pairs, as they are told shortly and in Hindi. */
export const ofPairsTold: Pairs = [
  // "Solve graphically the pair of equations ... Also find the area of the triangle formed by these lines and the y-axis."
  [
    /^(?=[^]*\bgraphically\b)(?=[^]*\barea\b)\s*solve (?:graphically )?(?:the )?(?:following )?(?:pair|system) of (?:linear )?equations?:? ([^.;]*?=[^.;]*?=[^.;,]*?)(?: graphically)?[.;,] ?(?:also |hence |and |then )*((?:find|determine|shade|calculate|write)\b[^]*\bvertices\b[^]*\btriangle\b[^]*)$/i,
    'The pair of equations is $1. (i) Solve it graphically. (ii) Now $2',
  ],
  // "find a if 4x + 3y = a", beside a pair
  [
    /(?<==[^]*=[^]*)\bfind (?:the )?(?:value of )?([a-wz]) (?:if|for which|such that|when|where) ([-−+\d ]*x[-−+\d ]*y) ?= ?\1\b/gi,
    'find the value of $2',
  ],
  // "the region bounded by these lines and the y-axis"
  [
    /\b(?:triangular )?region (?:bounded|enclosed|formed) by (?=(?:these|the|both|two) lines\b[^.?]*\b[xy][- ]?axis)/gi,
    'triangle formed by ',
  ],
  // "if x = a, y = b is the solution of x − y = 3 and x + y = 11"
  [
    /^(?:if )?x ?= ?([a-wz]),? ?(?:and )?y ?= ?([a-wz]) (?:is|are) (?:the |a )?solutions? of (?:the )?(?:pair of )?(?:linear )?(?:equations )?([^.?]*=[^.?]*?=[^.?a-z]*?),? ?[.,;]? ?(?:then |so |to |find |what are |the |values? of )*\1 ?(?:and|,|aur|&) ?\2(?: kya (?:hai|hoga|honge)| are)?(?=\s*[.?:=]*\s*(?:$|\(a\)))/gi,
    'If x = $1, y = $2 is the solution of $3, then the values of $1 and $2 are',
  ],
  // "Solve graphically ... Also write the coordinates of the vertices of the triangle formed by these lines and the y-axis."
  [
    /^solve (?:the )?(?:following )?(?:(?:pair|system) of )?(?:linear )?(?:equations )?graphically:? ?(?:the )?(?:(?:following )?(?:pair|system) of )?(?:linear )?(?:equations:? )?([^.]*=[^.]*?)\. ?(?:shade [^.]*\. ?)?(?:also,? |hence,? )*((?:write|find|determine) (?:the )?(?:(?:coordinates of the )?vertices|area) of the (?:triangle formed|triangular region|region (?:bounded|enclosed))\b[^]*)$/i,
    '(i) Solve $1. (ii) Draw the graphs of $1. $2.',
  ],
  // "solve x + 2y = 8 and x − y = 2, also find the points where they meet the y-axis"
  [
    new RegExp(
      `^([^.=]*?)(${line})(?:,| and\\b|;| aur\\b)* *(${line})[.,;]? (?:and |also )+(?:find |write |determine )?(?:the )?(?:coordinates of (?:the )?)?(?:points?|pts?) (?:where|at which) (?:they|(?:the|these) (?:two )?(?:lines|graphs)|these) (?:meet|cut|intersect) (?:the )?([xy])[- ]?axis[.?]*\\s*$`,
      'gi',
    ),
    '(i) $1$2 and $3. (ii) Where does the line $2 meet the $4-axis? (iii) Where does the line $3 meet the $4-axis?',
  ],
  // "bada number chhote ka 5 guna"
  [
    /\b(?:bada|badi|bara)(?: wala)?(?: number| sankhya| no\.?)? chh?ot[ei](?: wale| wali)?(?: number| sankhya| no\.?)? (?:ka|ki|se|k) (\d+|do|teen|char|chaar|paanch|panch) ?gun[aei](?: (?:hai|h|bada))*/gi,
    (_: string, by = '') =>
      `the larger number is ${{ do: '2', teen: '3', char: '4', chaar: '4', paanch: '5', panch: '5' }[by.toLowerCase()] ?? by} times the smaller number`,
  ],
  // "6 h 30 min" of a boat
  [
    /(?<=^(?=[^]*stream\b)[^]*)\b(\d+) ?(?:hours?|hrs?|h|ghante) (?:and |aur )?30 ?(?:minutes?|mins?|m)\b/gi,
    '$1.5 hours',
  ],
  // "4 marks milte sahi pe aur 2 kat-te galat pe": the label stands before, as it does elsewhere in Hindi
  [
    /\b(\d+(?:\/\d+)?)(?: marks?| ank)? (mil|kat|kaat)[-\w]* (sahi|galat)(?: answers?| jawab)? (?:pe|par|ke)\b/gi,
    (_: string, n = '', verb = '', label = '') => `${label} pe ${n} ${/^m/i.test(verb) ? 'milte' : 'katte'}`,
  ],
  [/(?<=\b(?:wrong|right|correct|incorrect)) ones?\b/gi, ' answer'],
  // "If 3 is added to each of the numerator and denominator, the fraction is increased by 3/28"
  [/(?<=\b(?:added to|subtracted from|from) )(?:each of|each) (?:the |its )?(?=numerator)/gi, 'both the '],
  [
    /(?<=\bnumerator\b[^]*\b(?:added to|subtracted from) )(?:each(?: of (?:them|the two))?|both(?: of them)?)(?=[,.;]| then\b| the (?:new|resulting)\b)/gi,
    'both the numerator and the denominator',
  ],
  [
    /(?<=\bnumerator\b[^]*)(?:,? then| ,|,)? (?:the |its )?(?:value of the )?(?:fraction|it) (?:is |gets |will be )?(increased|increases|decreased|decreases|reduced)(?: by) (\d+ ?\/ ?\d+)/gi,
    (_: string, how = '', by = '') =>
      `, the new fraction is ${by} ${/^in/i.test(how) ? 'more' : 'less'} than the original fraction`,
  ],
  // "find the values of 5y - 2x and y/x - 2": each of them
  [
    /^(.*[a-z][^.?]*=[^.?]*?)[,.;] ?(?:then )?(?:find|what (?:is|are)|calculate) (?:the )?values? of \(?([^=,.?()]*[xy][^=,.?()]*)\)? (?:and|aur) \(?(?:the value of )?([^=.?()]*[xy][^=.?()]*)\)?[.?\s]*$/i,
    (whole: string, told = '', one = '', other = '') =>
      /^[xy]$/.test(one.trim()) || /^[xy]$/.test(other.trim()) || /[a-wz]{2}/i.test(one + other)
        ? whole
        : `${told}. (i) Find the value of ${one}. (ii) Find the value of ${other}.`,
  ],
  // "... ek pencil aur ek pen ki cost nikalo graph se": whatever the way, the prices are the same
  [/(?<=₹[^]*),? ?(?:graph (?:se|ke dwara|k[ei] (?:madad|sahayata|help) se)|graphically)(?=\s*[.?]*$)/gi, ''],
  [
    /\b(?:2|do|two) (supplementary|complementary) (?:angles? |kon\w* )(?:me|mein|mei)(?: se)? (?=bad|chh?ot|ek)/gi,
    'do $1 angles hai, ',
  ],
  [
    /(?<=\b(?:supplementary|complementary) angles\b[^]*)\bek (?:angle |kon )?(?:dusr|doosr|dusar)e (?:angle |kon )?se (\d+) ?(?:°|degrees?)? (?:zyada|jyada|bad[aie]|adhik)(?: (?:hain?|h)\b)?/gi,
    'the larger is $1 degrees more than the smaller.',
  ],
  [
    /(?<=\b(?:supplementary|complementary) angles\b[^]*\d[^.]*?)[.,]? (?:dono|both) (?:angles?|kon) (?:batao|nikalo|bataiye|find karo|kya (?:hai|honge))\s*[.?]*$/gi,
    '. Find the angles.',
  ],
  // "unchanged, more": misspelt; the sides of a rectangle by numbers alone
  [/(?<=\barea\b[^]*)\b(in|de)crse?s?\b/gi, '$1creases'],
  // "angle A = x, angle B = 2x + 5, angle C = y and angle C − angle A = 35"
  [
    /(?:angle |∠ ?)([A-Z]) ?= ?([a-z])°?,? (?:and )?(?:angle |∠ ?)([A-Z]) ?= ?\(?(\d*)\2(?: ?([-+−–]) ?(\d+))?\)?°?,? (?:and )?(?:angle |∠ ?)([A-Z]) ?= ?(?!\2)[a-z]°?(?: ?\(?(?:all )?in degrees?\)?)?[,.]? (?:and |if |aur )?(?:angle |∠ ?)([A-Z]) ?(?:[-−–]|minus) ?(?:angle |∠ ?)([A-Z]) ?= ?(\d+)(?:°| degrees?)?/g,
    (whole: string, ...all: string[]) => {
      const [one = '', , other = '', times = '', sign, by = '', third = '', more = '', less = '', gap = ''] = all
      const multiple = times === '' ? '' : times === '2' ? 'twice ' : `${times} times `
      const names = new Set([one, other, third])
      return names.size === 3 && names.has(more) && names.has(less)
        ? `angle ${other} is ${sign === undefined ? '' : `${by}° ${sign === '+' ? 'more' : 'less'} than `}${multiple}angle ${one} and angle ${more} is ${gap}° more than angle ${less}`
        : whole
    },
  ],
  [/^draw the (?:lines|graphs) of (?:each|the) pairs?(?: of equations)?\. (?=is |are )/i, ''],
  // "lines x=3 n y=-2 on graph r (a) parallel ..."
  [
    /^(?:the )?lines x ?= ?([-−–]?\d+) (?:n|and|&|aur) y ?= ?([-−–]?\d+)(?: on (?:a |the )?graph)? (?:r|are) (?=\(?a[).])/i,
    'The lines x = $1 and y = $2 are ',
  ],
  [
    /^(?:solve )?graphically (?:solve )?(.+?=.+? and .+?=.+?),? (?:and|also|hence|&|n) (?:also )?find (?:the )?(?:coordinates of )?(?:the )?vertices of (?:the )?triangle formed (?:with|by) (?:(?:these|the|both)(?: two)? lines (?:and|with) )?(?:the )?([xy])[- ]?axis/gi,
    'Determine the vertices of the triangle formed by the lines $1 and the $2-axis',
  ],
  [
    /^(where does the line [^?]*?) (?:meet|cut|cross)(?:s|es)? (?:the )?(?:two |both )?(?:coordinate )?axes\s*\?(?: how far is the point (\$?\([^()]*\)\$?) from (?:each|both|the) ax[ei]s\s*\?)?\s*$/i,
    (_: string, line = '', point: string | undefined) =>
      [
        `(i) ${line} meet the x-axis? (ii) ${line} meet the y-axis?`,
        ...(point === undefined
          ? []
          : [
              `(iii) How far is the point ${point} from the x-axis? (iv) How far is the point ${point} from the y-axis?`,
            ]),
      ].join(' '),
  ],
  [
    /^how far is the point (\$?\([^()]*\)\$?) from (?:each|both) ax[ei]s\s*\?\s*$/i,
    '(i) How far is the point $1 from the x-axis? (ii) How far is the point $1 from the y-axis?',
  ],
  // "abcd cyclic quad angle A=4y+20 B=3y-5"
  [/\babcd\b(?=[^]*\bcyclic\b)/g, 'ABCD'],
  [/\bcyclic quad\b/gi, 'is a cyclic quadrilateral,'],
  [/(?<=[^]*\bcyclic\b[^]*[\dxy°)]),? (?=[A-D] ?=)/g, ', '],
  // what the two lines shall do
  [
    /(?<==[^]*)\b(?:(?:do|does) not|don['’]?t|never) (?:ever )?(?:meet|intersect|cut)(?: each other)?(?: at any point| anywhere)?\b(?=[^]*\b(?:k|p|m|a)\b)/gi,
    'are parallel',
  ],
  [
    /(?<==[^]*)\b(?:(?:must|should) )?(?:cross|meet|intersect|cut)(?: each other)? (?:at|in) (?:just|only|exactly|a single)(?: one| a)? ?point\b/gi,
    'have a unique solution',
  ],
  [
    /(?<==[^]*)\b(?:is )?(?:to )?(?:give|gives|represent|represents|be|is) (?:exactly )?the same (?:straight )?line as\b/gi,
    'and',
  ],
  [/\b(parallel|intersect(?:ing)?|coincident) ?\/ ?(?=parallel|intersect|coincident)/gi, '$1 or '],
  [
    /\blines kaisi (?:hongi|hain?|h),? kat\w+,? (?:samantar|parallel) (?:ya|or) ek hi\s*\?*/gi,
    'are intersecting, parallel or coincident?',
  ],
  [/\bregion (?:closed in|enclosed|bounded) by\b/gi, 'triangle formed by'],
  [/\bwhere are its (?:three )?corners\b/gi, 'find its vertices'],
  // two equations with nothing between them
  [/[\s,.;]+x,? (?:and )?y ?\?+\s*$/g, ', find x and y'],
  // ages: "10 yrs later nuri = 2 times sonu"
  [
    /\b(\d+) (?:yrs?|years?|saal) (later|hence|ago|back|baad|pehle),? ([A-Z]?[a-z]+) (?:=|was|is|will be) (\d+) (?:times|x) (?:of )?([A-Z]?[a-z]+)\b(?! old)/gi,
    (_: string, n = '', when = '', who = '', times = '', other = '') =>
      /^[ap]|back/i.test(when)
        ? `${n} years ago ${who} was ${times} times as old as ${other}`
        : `${n} years later ${who} will be ${times} times as old as ${other}`,
  ],
  [/^([A-Z]?[a-z]+)(?:,| and|) ([A-Z]?[a-z]+)(?:['’]?s)? ages\s*\?+ ?(\S[^]*)$/gi, '$3. How old are $1 and $2'],
  [
    /\b(\d+) (?:saal|years?) (pehle|ago|baad|later) ([A-Z]?[a-z]+) ki (?:umar|umr|age|aayu) ([A-Z]?[a-z]+) (?:se|ki (?:(?:umar|umr|age|aayu) ki)?) ?(teen guna|teen guni|do guna|dugni|dug?uni|char guni|paanch guni|\d+ gun[aie])(?: (?:thi|hogi|ho jaye?gi|hai))?/gi,
    (_: string, n = '', when = '', who = '', other = '', much = '') => {
      const times = /^\d/.test(much)
        ? Number.parseInt(much, 10)
        : /^d/.test(much)
          ? 2
          : /^t/.test(much)
            ? 3
            : /^c/.test(much)
              ? 4
              : 5
      return /^(?:p|a)/i.test(when)
        ? `${n} years ago ${who} was ${times} times as old as ${other}`
        : `${n} years later ${who} will be ${times} times as old as ${other}`
    },
  ],
  [/\b(?:abhi )?dono ki (?:umar|umr|age|aayu)(?: abhi)? (?:kya|kitni) (?:hai|h)\b/gi, 'find their present ages'],
  // goods: "7 pencil 5 pen = 46 rs"
  [
    /\b(\d+ [a-z]{3,}),? (?:and |aur |n |\+ ?)?(\d+ [a-z]{3,}) ?= ?(?:rs\.? ?|₹ ?)?(\d+)(?: ?(?:rs|rupees|rupaye)\b)?/gi,
    '$1 and $2 cost ₹$3',
  ],
  [
    /(?<=cost[^]*[.,;] ?)(?:1|one) ([a-z]{3,}) ?\?+ ?(?:1|one) ([a-z]{3,}) ?\?+\s*$/gi,
    'Find the cost of one $1 and one $2.',
  ],
  [/\b(?:ek |kisi )?(?:bhinn|fraction) (?:k[eia]|hai,?(?: jiske)?|hain?\.)\s+(?=if )/gi, ''],
  [/\b(?:bhinn|fraction) (?:kya (?:hai|hogi)|nikalo|batao)\b/gi, 'find the fraction'],
  // taxis
  [/\bfixed \+ per (km|hour|day)\b/gi, 'has a fixed charge and a charge per $1'],
  [
    /(?<=\bfixed\b[^]*\d[^]*[.,;?] ?)fixed ?\? ?(?:per|each) (km|hour|day) ?\?/gi,
    'Find the fixed charge and the charge per $1.',
  ],
  [/(?<=[.?] ?)(\d+) ?(km|hours?|days?) cost ?\?+\s*$/gi, ' How much for $1 $2?'],
  [/(?<=\bfixed\b[^]*)\b(\d+) ?(km|hours?|days?) ?(?:rs\.? ?|₹ ?)(\d+)\b/gi, 'for $1 $2 ₹$3'],
  [/(?<=\bfixed\b[^]*)\bek (km|ghante|din) (?:ka|ki) (?:kiraya|charge|rate|daam)\b/gi, 'charge per $1'],
  [
    /(?<=\bfixed\b[^]*)\b(\d+) (km|ghante|din) (?:jaa?ne|chalne) (?:ka|ke|par|pe) kitn\w+ (?:dena|lag)\w*(?: (?:padega|hoga))?/gi,
    '. How much for $1 $2',
  ],
  // rectangles
  [/\b(length|breadth|width) ?\+ ?(\d+)/gi, '$1 increased by $2'],
  [/\b(length|breadth|width) ?[-–−] ?(\d+)/gi, '$1 decreased by $2'],
  [/\barea (increases?|decreases?|reduces?) (?=\d)/gi, 'area $1 by '],
  [/(?<=\barea\b[^]*[.,;?] ?)l ?\? ?b ?\?+\s*$/gi, 'Find the length and breadth.'],
  [
    /\b(?:area|kshetrafal) (\d+) ?(sq\.? ?(?:units?|c?m)|square units?|units?|c?m²?) (kam|ghat|badh|zyada|jyada)\w*(?: ho)?(?: ja\w+)?(?: (?:hai|h)\b)?/gi,
    (_: string, n = '', unit = '', way = '') =>
      `the area is ${/^[kg]/i.test(way) ? 'reduced' : 'increased'} by ${n} ${unit}`,
  ],
  [
    /\b(?:lambai|length) (\d+) ?(units?|c?m)? (?:aur|and) (?:chaudai|breadth|width) (\d+) ?(units?|c?m)? (badha|ghata|kam|zyada)\w*(?: (?:de|di|kar|karne|ho)\w*)*(?: (?:par|pe|to|se)\b)?/gi,
    (_: string, l = '', u = '', b = '', v = '', way = '') => {
      const how = /^[kg]/i.test(way) ? 'reduced' : 'increased'
      return `the length is ${how} by ${l} ${u} and the breadth is ${how} by ${b} ${v},`
    },
  ],
  [
    /\b(?:lambai|length),? (?:aur |and )?(?:chaudai|breadth) (?:kya|kitni) (?:hai|hogi|h)\b/gi,
    'find the length and breadth',
  ],
  // angles
  [/\b(?:make|form) a straight (?:line|angle)(?: together)?\b/gi, 'are supplementary'],
  [/\bdeg\b\.?/gi, 'degrees'],
  [/\bfind (?:dem|thm|them both)\b/gi, 'find them'],
  [
    /\b(?:larger|greater|bigger) of (?:2|two) supplement\w+ angles exceeds (?:the )?smaller by (\d+)(?: ?(?:°|degrees))?\.? find (?:them|the angles)/gi,
    'The larger of two supplementary angles exceeds the smaller by $1 degrees. Find the angles.',
  ],
  [
    /\bbad[aie](?: wal[aie])? (?:kon |angle )?chh?ot[aei] (?:wale )?(?:kon |angle )?se (\d+) ?(?:°|degrees?)? (?:zyada|jyada|bad[aie]|adhik)\b(?: (?:hai|h)\b)?/gi,
    'the larger is $1 degrees more than the smaller',
  ],
]
