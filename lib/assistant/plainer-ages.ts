import type { Pairs } from './question/replaced'

const counts: Readonly<Record<string, string>> = {
  do: '2',
  two: '2',
  dugn: '2',
  teen: '3',
  three: '3',
  char: '4',
  four: '4',
  paanch: '5',
  panch: '5',
  chhe: '6',
  saat: '7',
}
const gun = String.raw`(?:(\d+|do|two|teen|three|char|four|paanch|panch|chhe|saat) ?gun[aie]|(dugn)[aie])`
const timesOf = (figure = '', twice = ''): string => counts[(figure || twice).toLowerCase()] ?? figure
const title = (name: string): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1).toLowerCase()}`
const ofAge = String.raw`(?:(?:ki|ke) (?:age|umar|umr|aayu) )?`
const years = '(?:saal|sal|varsh|years?)'
const relatives: Readonly<Record<string, string>> = {
  beti: 'daughter',
  bete: 'son',
  beta: 'son',
  behen: 'sister',
  bhai: 'brother',
}

/** "5 saal pehle nuri ki age sonu ki age ki teen guni thi aur 10 saal baad ... dugni hogi" */
const twoNamed = new RegExp(
  String.raw`^(\d+) ${years} (?:pehle|pahle|first|before) ([a-z]+) ${ofAge}([a-z]+) ${ofAge}(?:ki |se |ka )?${gun}(?: bad[aie])? th[aie],? (?:aur|and|,) (\d+) ${years} (?:baad|bad|later),? \2 ${ofAge}\3 ${ofAge}(?:ki |se |ka )?${gun}(?: bad[aie])? (?:hogi|hoga|ho jayegi|ho jayega)\b.*$`,
  'i',
)
/** "aftab 7 saal pehle apni beti se 7 guna bada tha aur 3 saal baad 3 guna hoga" */
const withRelative = new RegExp(
  String.raw`^([a-z]+) (\d+) ${years} (?:pehle|pahle|first|before) (?:apn[ie] |uski |iski )?(beti|bete|beta|behen|bhai) se ${gun}(?: bad[aie])? th[aie],? (?:aur|and|,) (\d+) ${years} (?:baad|bad|later),? (?:wo |apn[ie] (?:beti|bete) se )?${gun}(?: bad[aie])? (?:hogi|hoga|ho jayegi|ho jayega)\b.*$`,
  'i',
)
/** "4 saal pehle meena ki age apni beti ki age ki 6 guna thi. 8 saal baad wo beti ki age ki 3 guna hogi. dono ki age?" */
const ofRelative = new RegExp(
  String.raw`^(\d+) ${years} (?:pehle|pahle|first|before) ([a-z]+) ${ofAge}(?:apn[ie] |uski |uske |iski )(beti|bete|beta|behen|bhai) ${ofAge}(?:ki |se |ka )?${gun}(?: bad[aie])? th[aie][,.]? (?:aur |and )?(\d+) ${years} (?:baad|bad|later),? (?:(?:wo|woh|vo|vah|uski|\2) ${ofAge})?(?:apn[ie] |uski |uske )?(?:\3|beta|bete) ${ofAge}(?:ki |se |ka )?${gun}(?: bad[aie])? (?:hogi|hoga|ho jayegi|ho jayega)[.,]? (?:to )?(?:dono|unki|inki)(?: k[ie])? (?:abhi k[ie] |present |current |vartman )?(?:ages?|umar|umr|aayu)(?: (?:abhi|kya|kitni|hai|h|batao|nikalo|bata do|find karo))*\s*[.?]*$`,
  'i',
)

const told = (ago: string, one: string, other: string, times: string, later: string, then: string): string =>
  `${ago} years ago, ${one} was ${times} times as old as ${other}. ${later} years later, ${one} will be ${then} times as old as ${other}. Find their present ages.`

/** Ages, angles and sides of exercises, shortened and in Hindi. */
export const ofAges: Pairs = [
  // "nuri 5 saal pehle sonu se thrice as old thi"
  [
    new RegExp(
      String.raw`\b([a-z]+) (\d+) ${years} (?:pehle|pahle) ([a-z]+) (?:se|ki) (?:(thrice|twice|three times|two times)|${gun})(?: as)?(?: (?:old|bad[aie]|umar|age))? th[aie]\b`,
      'gi',
    ),
    (_: string, one = '', ago = '', other = '', times = '', a = '', b = '') =>
      `${ago} years ago ${title(one)} was ${times === '' ? `${timesOf(a, b)} times` : times} as old as ${title(other)}`,
  ],
  [
    twoNamed,
    (_: string, ago = '', one = '', other = '', a = '', b = '', later = '', c = '', d = '') =>
      told(ago, title(one), title(other), timesOf(a, b), later, timesOf(c, d)),
  ],
  [
    withRelative,
    (_: string, one = '', ago = '', who = '', a = '', b = '', later = '', c = '', d = '') =>
      told(ago, title(one), `his ${relatives[who.toLowerCase()] ?? who}`, timesOf(a, b), later, timesOf(c, d)),
  ],
  [
    ofRelative,
    (_: string, ago = '', one = '', who = '', a = '', b = '', later = '', c = '', d = '') =>
      told(ago, title(one), `the ${relatives[who.toLowerCase()] ?? who}`, timesOf(a, b), later, timesOf(c, d)),
  ],
  // "5 saal baad Jacob ki age uske bete ki age ki teen guni hogi"
  [
    new RegExp(
      String.raw`\b(\d+) ${years} (baad|pehle|pahle) ([A-Z][a-z]+) (?:ki|ke) (?:age|umar|umr|aayu) (?:(?:apn[ie]|uski|uske|iski) )?(beti|bete|beta|behen|bhai) ${ofAge}(?:ki |se |ka )?${gun}(?: bad[aie])? (?:hog[aie]|th[aie])\b`,
      'g',
    ),
    (_: string, n = '', when = '', who = '', other = '', a = '', b = '') =>
      `${n} years ${when === 'baad' ? 'hence' : 'ago'} the age of ${who} ${when === 'baad' ? 'will be' : 'was'} ${timesOf(a, b)} times that of his ${relatives[other] ?? other}`,
  ],
  [
    /\babhi ki (?:dono ki )?(?:age|umar|umr|aayu)(?: (?:batao|nikalo|kya (?:hai|h)))?(?=\s*[.?]*$)/gi,
    'find their present ages',
  ],
  // "six years later, he will be four years older than twice her age"
  [
    /^(\w+) years? ago,? ([A-Z][a-z]+) was (\w+(?: times)?) as old as (his|her) (daughter|son|sister|brother)(?: and|\.|,) (\w+) years? (?:later|hence|from now),? (?:he|she|\2) (?:will|shall) be (\w+) years? older than (twice|thrice) (?:her|his|the \w+['’]s) age\..*$/i,
    (_: string, ago = '', one = '', times = '', his = '', who = '', later = '', more = '', by = '') =>
      `${ago} years ago ${one} was ${times === 'thrice' ? '3 times' : times} as old as ${his} ${who} and ${later} years later ${one} will be ${more} years more than ${by} ${his === 'his' ? 'her' : 'his'} age. find their ages`,
  ],
  [/\btook part in (?:a |the )?(?:(?:maths?|mathematics) )?quiz\b/gi, 'took a quiz'],
  [
    /(?<=[.,] )(girls|boys) (?:are |is )?(\d+) (more|less|fewer) than (?:the )?(girls|boys)\b/gi,
    'the number of $1 is $2 $3 than the number of $4',
  ],
  [
    /^(?:the )?angles of a triangle are x, y and (\d+) ?°?\. ?(?:the )?difference (?:between|of) (?:the )?(?:two )?(?:angles )?x and y is (\d+) ?°?\.? find x and y\s*[.?]*$/i,
    (_: string, known = '', gap = '') => `x + y = ${180 - Number(known)} and x - y = ${gap}. Find x and y.`,
  ],
  [
    /\bis obtained by either multiplying the sum of (?:the |its )?digits by (\d+) and (?:then )?(subtracting|adding) (\d+) or by multiplying the difference of (?:the |its )?digits by (\d+) and (?:then )?(subtracting|adding) (\d+)/gi,
    (_: string, m = '', one = '', a = '', n = '', two = '', b = '') => {
      const by = (how: string) => (/^s/i.test(how) ? 'less' : 'more')
      return `is ${a} ${by(one)} than ${m} times the sum of its digits. It is ${b} ${by(two)} than ${n} times the difference of its digits`
    },
  ],
  [
    /^(?:the )?area of (?:a |the )?rectangle (?:gets )?(reduces|reduced|is reduced|decreases|increases|is increased) by (\d+)(?: (?:sq(?:uare)?\.?|unit)s?(?: units?)?)? if (?:its |the )?length (?:is )?(reduced|increased|decreased) by (\d+)(?: units?)? (?:and|&) (?:its |the )?breadth (?:is )?(reduced|increased|decreased) by (\d+)(?: units?)?\. ?if (?:the |its )?length (?:is )?inc\w+ by (\d+)(?: units?)? (?:and|&) (?:the |its )?breadth (?:is )?(?:inc\w+ )?by (\d+)(?: units?)?,? (?:the |its )?area increases by (\d+)(?: (?:sq|square) units)?[.,]? find (?:the |its )?dimensions.*$/i,
    (_: string, area = '', by = '', one = '', l = '', two = '', b = '', m = '', n = '', more = '') => {
      const how = (word: string) => (/inc/i.test(word) ? 'increased' : 'reduced')
      return `The area of a rectangle gets ${how(area)} by ${by} square units, if its length is ${how(one)} by ${l} units and breadth is ${how(two)} by ${b} units. If we increase the length by ${m} units and the breadth by ${n} units, the area increases by ${more} square units. Find the dimensions of the rectangle.`
    },
  ],
  [
    /^(?:find )?(?:the )?(?:all )?angles of (?:a |the )?cyclic quad(?:rilateral)?\.? ([A-Z]{4})\s*(?:are)?\s*:?\s*A ?= ?([^,=]+?),? B ?= ?([^,=]+?),? C ?= ?([^,=]+?),? D ?= ?([^,=]+?)[.,]?(?: find (?:all |the )*angles)?[.?]*\s*$/,
    '$1 is a cyclic quadrilateral with ∠A = $2, ∠B = $3, ∠C = $4, ∠D = $5. Find the angles.',
  ],
]
