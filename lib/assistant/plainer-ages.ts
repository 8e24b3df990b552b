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
const hindiAge = '(?:age|umar|umr|umra|aayu)'
const years = '(?:saal|sal|varsh|years?)'
const relatives: Readonly<Record<string, string>> = {
  beti: 'daughter',
  bete: 'son',
  beta: 'son',
  behen: 'sister',
  bhai: 'brother',
}

/** Ages, angles and sides of exercises, shortened and in Hindi. */
export const ofAges: Pairs = [
  // "zeba agar apni actual age se 5 saal choti hoti to uski age ka square 11 more hota than five times her actual age"
  [
    new RegExp(
      String.raw`^(?:agar )?([a-z]+) (?:agar )?apni (?:actual |asl[ie] |vasta?vik |present )?${hindiAge} se (\d+) ${years} (chh?ot|bad)[aei] hot[aei],? (?:to|toh) (?:us|un)ki ${hindiAge} ka (?:square|varg) (?:(\d+) (?:more|zyada|jyada|adhik) hota than (\w+) times (?:his|her) (?:actual|present|real) age|(?:us|un|ap)[kn]i (?:actual |asl[ie] |vasta?vik |present )?${hindiAge} k[ei] (\w+) ?gun[aei] se (\d+) (?:more|zyada|jyada|adhik) hot[aei])[.,]? (?:to )?(?:(?:us|un)ki )?(?:abhi (?:ki )?|present |actual |vartt?a?maa?n )?${hindiAge}(?: (?:abhi|kya|kitni|hai|h|hogi|batao|nikalo))*[.?\s]*$`,
      'i',
    ),
    (_: string, who = '', by = '', how = '', a = '', m = '', n = '', b = '') =>
      `If ${title(who)} were ${/^c/i.test(how) ? 'younger' : 'older'} by ${by} years than what she really is, then the square of her age would have been ${a || b} more than ${timesOf(m || n)} times her actual age. What is her age now?`,
  ],
  // "nuri 5 saal pehle sonu se thrice as old thi"
  [
    new RegExp(
      String.raw`\b([a-z]+) (\d+) ${years} (?:pehle|pahle) ([a-z]+) (?:se|ki) (?:(thrice|twice|three times|two times)|${gun})(?: as)?(?: (?:old|bad[aie]|umar|age))? th[aie]\b`,
      'gi',
    ),
    (_: string, one = '', ago = '', other = '', times = '', a = '', b = '') =>
      `${ago} years ago ${title(one)} was ${times === '' ? `${timesOf(a, b)} times` : times} as old as ${title(other)}`,
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
    /^(?:the )?area of (?:a |the )?rectangle (?:gets )?(reduces|reduced|is reduced|decreases|increases|is increased) by (\d+)(?: (?:sq(?:uare)?\.?|unit)s?(?: units?)?)? if (?:its |the )?length (?:is )?(reduced|increased|decreased) by (\d+)(?: units?)? (?:and|&) (?:its |the )?breadth (?:is )?(reduced|increased|decreased) by (\d+)(?: units?)?\. ?if (?:the |its )?length (?:is )?inc\w+ by (\d+)(?: units?)? (?:and|&) (?:the |its )?breadth (?:is )?(?:inc\w+ )?by (\d+)(?: units?)?,? (?:the |its )?area increases by (\d+)(?: (?:sq|square) units)?[.,]? find (?:the |its )?dimensions.*$/i,
    (_: string, area = '', by = '', one = '', l = '', two = '', b = '', m = '', n = '', more = '') => {
      const how = (word: string) => (/inc/i.test(word) ? 'increased' : 'reduced')
      return `The area of a rectangle gets ${how(area)} by ${by} square units, if its length is ${how(one)} by ${l} units and breadth is ${how(two)} by ${b} units. If we increase the length by ${m} units and the breadth by ${n} units, the area increases by ${more} square units. Find the dimensions of the rectangle.`
    },
  ],
]
