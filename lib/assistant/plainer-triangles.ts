import { letterAt } from '../letters'
import { optionsApart } from './question/options'
import type { Pairs } from './question/replaced'

const name = '(?:triangle |tri |△ ?)?([A-Z]{3})'
const hai = '(?:hain?|h|ho)'
const corners = '([A-Z]),? ([A-Z]),? (?:aur |and )?([A-Z])'
const sides = '([A-Z]{2}),? ([A-Z]{2}),? (?:aur |and )?([A-Z]{2})'
const middles = '(?:mid[- ]?points?|madhya ?bindu)'

const size = '(\\d[\\d.]* ?(?:cm|m|ft|feet|met(?:re|er)s?)\\b)'
const person = '(?:ladk[aei]|aadmi|admi|vyakti|mahila|aurat|bachch[aei]|boy|girl|man|woman|person)'
const high = '(?:lamb|unch|oonch)[aei]'
const height = '(?:height|unchai|oonchai|lambai)'
const shadow = '(?:shadow|parchh?aa?[iy]n?|chh?aa?ya)'
const doer = `(?:ek )?(?:${person},? (?:jiski ${height} )?${size}(?: ki)?(?: ${high})?(?: (?:hai|h),?)?(?: aur)?|${size} ${high} ${person})`
const away = `${size} (?:ki doori (?:par|pe)|door|dur)(?: par| pe)? khad[aei](?: (?:hai|h)\\b)?`
const poles = '(?:do|2|two) (?:vertical |seedhe )?(?:khamb[eo]n?|poles?|minar\\w*|towers?)'
const metres = '(\\d[\\d.]*|[a-c]) ?(?:m|metres?|meters?)?'
const asked = '(?: (?:kya|kitni|batao|bataiye|nikalo|gyat karo|find karo|hai|h|hogi))*[?.\\s]*$'

/** Lamp posts and poles, in Hindi. */
const ofPoles: Pairs = [
  // "ek ladka 1.5 m lamba hai aur lamp post se 6 m door khada hai. uski shadow 2 m ki hai. lamp post ki height?"
  [
    new RegExp(
      `^${doer} (?:ek )?lamp ?post (?:ke (?:base|foot|pair) )?se ${away}[.,]? (?:aur )?(?:uski|iski|jiski) ${shadow} (?:ki ${height} )?${size} (?:ki |lambi |long )?(?:hai|h|banti hai)[.,]? (?:to |toh )?(?:us )?lamp ?post k[ie] ${height}${asked}`,
      'i',
    ),
    (_: string, a = '', b = '', far = '', shade = '') =>
      `A boy ${a || b} tall stands ${far} from a lamp post. His shadow is ${shade} long. Find the height of the lamp post.`,
  ],
  [
    new RegExp(
      `^(?:ek )?lamp ?post (?:ki ${height} )?${size}(?: ${high})?(?: ki)? (?:hai|h)[.,]? (?:aur )?${doer} (?:us|is)se ${away}[.,]? (?:to )?(?:uski|iski) ${shadow}(?: ki ${height})?(?: kitni lambi)?${asked}`,
      'i',
    ),
    (_: string, lamp = '', a = '', b = '', far = '') =>
      `A lamp post is ${lamp} high. A boy ${a || b} tall stands ${far} from the lamp post. Find the length of his shadow.`,
  ],
  // "do khambe 10 m aur 15 m ke hai. har ek ke top ko dusre ke foot se join kiya. jaha dono lines kat ti hai us point ki height?"
  [
    new RegExp(
      `^${poles} ${metres} (?:aur|and) ${metres} (?:ke|${high})\\b[^.]{0,40}[.,] (?:unke )?(?:har ek|har khambe|pratyek|dono) ke (?:top|shikhar|sire?) ko (?:ek )?dusre (?:khambe )?ke (?:foot|pair|paad|pad|base|tal) se (?:join|jod|mila)[^.]{0,30}[.,]? [^.]{0,40}\\b(?:point|bindu) k[ie] (?:(?:zameen|ground) se )?${height}(?: (?:ground|zameen) se)?${asked}`,
      'i',
    ),
    (_: string, one = '', other = '') =>
      `Two poles of height ${one} m and ${other} m stand vertically on a plane ground. Find the height of the point of intersection of the lines joining the top of each pole to the foot of the other.`,
  ],
  // "do khambe 6 m aur 11 m unche hai. unke feet ke beech ki doori 12 m hai. unke tops ke beech ki doori?"
  [
    new RegExp(
      `^${poles} ${metres} (?:aur|and) ${metres} (?:ke|${high})\\b[^.]{0,40}[.,] (?:agar )?(?:unke|inke|dono ke) (?:feet|pair\\w*|paad\\w*|base|foot) k[ei] beech (?:ki )?(?:doori|distance) ${size} (?:hai|h)[.,]? (?:to )?(?:unke|inke|dono ke) (?:tops?|shikhar\\w*|sir\\w*) k[ei] beech (?:ki )?(?:doori|distance)${asked}`,
      'i',
    ),
    'Two poles of heights $1 m and $2 m stand on a plane ground. If the distance between the feet of the poles is $3, find the distance between their tops.',
  ],
]

/** "(i) Is PQ parallel to BC? (ii) Find PQ": once the lengths have shown it, it is told. */
function whereParallel(text: string): string {
  const [, , one = '', two = '', b = '', c = ''] =
    /\(i\)\s*(is|show that|prove that|check (?:whether|if)|state whether) ([A-Z])([A-Z]) (?:is )?(?:∥|\|\||parallel)(?: to)? ([A-Z])([A-Z])\b/i.exec(
      text,
    ) ?? []
  const lengths = new Map(
    [...text.matchAll(/\b([A-Z]{2}) ?= ?(\d[\d.]*)/g)].map(([, name = '', size]) => [name, Number(size)]),
  )
  const of = (name: string): number => lengths.get(name) ?? lengths.get(`${name.charAt(1)}${name.charAt(0)}`) ?? NaN
  const isCut = [...'ABCDEFGHKLMNOPQRSTXYZ'].some(
    (top) => Math.abs(of(top + one) * of(two + c) - of(one + b) * of(top + two)) < 1e-9,
  )
  return isCut ? text.replace(/\((?:ii|iii)\)/g, (label) => `${label} ${one}${two} is parallel to ${b}${c}.`) : text
}

/** "then (a) XY = QR (b) XY = 1/3 QR": the ratio is asked. */
function withRatioAsked(text: string): string {
  const { stem, options } = optionsApart(text)
  const sides = options.map((option) => /^\$?([A-Z]{2}) ?= ?(\d+(?:\/\d+)?)? ?([A-Z]{2})\$?$/.exec(option.trim()))
  const [pair, ...others] = new Set(sides.flatMap((one) => (one ? `${one[1] ?? ''}/${one[3] ?? ''}` : [])))
  if (pair === undefined || others.length > 0 || sides.filter(Boolean).length < 3 || !/\bthen\W*$/i.test(stem))
    return text
  const named = options.map((option, at) => {
    const [top = '1', bottom = '1'] = (sides[at]?.[2] ?? '1').split('/')
    return `(${letterAt(at)}) ${sides[at] ? `${top} : ${bottom}` : 'none'}`
  })
  // "XY ∥ QR and PX/XQ = PY/YR = 1/2": the second ratio is that of the first by the parallel
  const plain = stem
    .replace(/[.,]?\s*then\W*$/i, '')
    .replace(
      /([A-Z])([A-Z])\/\2([A-Z]) ?= ?\1([A-Z])\/\4([A-Z]) ?= ?(?=\d)/,
      (whole: string, a = '', x = '', b = '', y = '', c = '') =>
        new RegExp(`\\b${x}${y} ?(?:∥|\\|\\||parallel(?: to)?) ?${b}${c}\\b`).test(stem)
          ? `${a}${x}/${x}${b} = `
          : whole,
    )
  return `${plain}. Find ${pair} ${named.join(' ')}`
}

/** Triangles and what is drawn in them, as messages and Hindi tell it. */
export const ofTrianglesTold: Pairs = [
  [/^(?=[^]*\(i\))[^]*$/, whereParallel],
  [/^(?=[^]*\(\s*[aA]\s*\))[^]*$/, withRatioAsked],
  [/(?<=\bwalk(?:s|ing)\b[^.]*) at (?=\d[\d.]* ?m\/s\b)/gi, ' at a speed of '],
  // "At 4 pm a 2 m vertical stick casts a 3 m shadow"
  [/^at \d{1,2}(?::\d\d)? ?[ap]\.?m\.?,? (?=[^]*\bshadow)/i, ''],
  [/\ba (\d[\d.]* ?m) (?:long |high |tall )?(?:vertical )?(stick|pole|rod)\b(?= casts)/gi, 'a vertical $2 $1 high'],
  [/\bcasts? (?:a|its) (\d[\d.]* ?m)(?: long)? shadow\b/gi, 'casts a shadow $1 long'],
  [/\bshadow of (?:a|the) (\d[\d.]* ?m) (?:high |tall )([a-z]+)/gi, 'shadow of a $1 $2'],
  // "A triangular park ABC has AB = 120 m"
  [
    /\b(?:in )?(?:a |the )?triangular (?:park|field|plot|garden|frame|ground|lawn|plate|sheet|board) ([A-Z]{3})(?: has\b|,)/gi,
    'In triangle $1,',
  ],
  [
    /\b(?:a |the )?(?:straight )?(?:path|road|rope|wire|beam|fence|pipe|line) ([A-Z]{2}) is (?:made|drawn|laid|constructed|built|put|tied|fixed) parallel to (?=[A-Z]{2}\b)/gi,
    '$1 is parallel to ',
  ],
  [
    /\b(?:a |the )?(?:straight )?(?:path|road|rope|wire|beam|fence|pipe|line) ([A-Z]{2}) joins ([A-Z]) on ([A-Z]{2}) (?:and|to) ([A-Z]) on ([A-Z]{2})/gi,
    '$2 is on $3 and $4 is on $5',
  ],
  [/\b(length of|find|is) (?:the )?(?:straight )?(?:path|road|rope|wire|beam|fence|pipe) (?=[A-Z]{2}\b)/gi, '$1 '],
  [/\bperimeter of (?:the )?(?:part|region|portion|piece) (?=[A-Z]{4}\b)/gi, 'perimeter of trapezium '],
  [
    /\bperimeter of (?:triangle |△ ?)?([A-Z]{3}) ?: ?perimeter of (?:triangle |△ ?)?([A-Z]{3})/g,
    'the ratio of the perimeter of triangle $1 to the perimeter of triangle $2',
  ],
  [/\btrapezium (?:ab|AB) ?(?:∥|\|\||parallel(?: to)?) ?(?:cd|CD|dc|DC)\b,?/g, 'In trapezium ABCD, AB ∥ DC,'],
  [/\bdiagonals? (?:cut|meet|cross)(?: each other)? at\b/gi, 'diagonals intersect at'],
  // "ODC is similar to OBA, DOB and COA are straight lines"
  [
    /\b([A-Z])([A-Z])([A-Z])\b([^.?,]{1,30}\b\1([A-Z])([A-Z])\b[^?]*?),? (?:and )?(?:\2\1\5|\5\1\2) (?:and|&) (?:\3\1\6|\6\1\3) are (?:straight )?lines(?=[.,])/g,
    '$1$2$3$4',
  ],
  // a stick that somebody puts up
  [
    /^[A-Z][a-z]+ (?:puts?|fixes|places|sets up|keeps) a (\d[\d.]* ?m) (stick|pole|rod) (?:upright|vertically|vertical|erect)[^.\d]*\. (?:The|Its) shadow (?:of the \2 )?is (\d[\d.]* ?m)(?: long)?,? (?:and )?at (?:the )?same time,? (?:the )?shadow of (?:the |a )?([a-z]+) is (?=\d)/i,
    'An upright $2 of $1 has a shadow of $3 and at the same time a $4 has a shadow of ',
  ],
  // "PQ = 8 cm AB = ?"
  [/(?<=\b[A-Z]{2} ?= ?\d[\d.]* ?(?:cm|m)?) (?=[A-Z]{2} ?= ?\?)/g, '. '],
  [/(?<=\bmirror\b[^]*),? on the side away from (?:the )?[a-z]+(?=,)/gi, ''],
  [/(?<=\b(?:trapezium|parallelogram|rhombus|quadrilateral)\b[^]*)\bdiags?\b\.?/gi, 'diagonals'],
  ...ofPoles,
  // "diagonals of quad ABCD intersect at O such that AO/BO = CO/DO show its trapezium"
  [
    /\bquad(?:rilateral)? ([A-Z]{4})\b([^]*?),? (show|prove)(?: that)? (?:it is|its|it's|it) (?:a )?(?=trapezium\b)/i,
    'quadrilateral $1$2. $3 that $1 is a ',
  ],
  // "is 12 m tall and at 9 am it casts a shadow"
  [/(?<=\b(?:tall|high),? and) at \d{1,2}(?::\d\d)? ?[ap]\.?m\.?,? (?=it casts\b)/gi, ' '],
  // "a wooden wedge in the shape of a triangle ABC, right angled at B, with AB = 12 cm"
  [/^[^.=\d∠?]*\bin the (?:shape|form) of (?:an? )?((?:right[- ]?(?:angled )?)?triangle [A-Z]{3}\b)/i, 'In $1'],
  // where a side is asked
  [
    /(?=[^]*\b(?:[Ff]ind|[Cc]alculate|[Dd]etermine|[Ww]hat is|[Ll]ength of) (?:the )?(?:length of )?(?:side )?[A-Z]{2}\b)(?<=(?:triangle|[△Δ∆]) ?[A-Z]{3}),? (?:which is |is |be )?(?:an? )?right[- ]?angled (?:triangle )?at (?:the )?(?:vertex |corner |point )?([A-Z])\b(?! and\b),?(?: (?:with|has|having|where|in which|such that|if))?/g,
    ', ∠$1 = 90°,',
  ],
  // "A and B sides PQ and PR pe points hain triangle PQR ke"
  [
    new RegExp(
      `([A-Z]) (?:aur|and|n) ([A-Z]) (?:kramash\\w* )?(?:triangle [A-Z]{3} k[ei] )?(?:sides?|bhuja\\w*) ([A-Z]{2}) (?:aur|and|n) ([A-Z]{2}) (?:pe|par) (?:(?:points?|bindu) )?(?:sthit )?${hai}\\b(?: triangle ([A-Z]{3}) k[ei])?`,
    ),
    (_: string, ...[a = '', b = '', one = '', two = '', of]: string[]) =>
      `${a} and ${b} are points on the sides ${one} and ${two}${of === undefined ? '' : ` of triangle ${of}`}`,
  ],
  // "trapezium ABCD me AB || DC aur diagonals O pe intersect karte hain"
  [
    new RegExp(
      `(?:diagonals?|vikarn\\w*)(?: ek dusre ko)? (?:point )?([A-Z]) (?:pe|par) (?:intersect|meet|kaat|kat|mil)\\w*(?: (?:kar)?t[eai])? ${hai}\\b`,
    ),
    'the diagonals intersect at $1.',
  ],
  // "altitude AD aur CE ek dusre ko P pe kaatte hai"
  [
    new RegExp(
      `\\b((?:altitude|median|diagonal|line|bisector)s?)(?: segments?)? ([A-Z]{2}) (?:aur|and|n) ([A-Z]{2}),?(?: ek dusre ko)? (?:point )?([A-Z]) (?:pe|par) (?:intersect|meet|kaat|kat|mil)\\w*(?: (?:kar)?t[eai])? ${hai}\\b`,
    ),
    (_: string, name = '', a = '', b = '', at = '') => `${name.replace(/s$/, '')}s ${a} and ${b} intersect at ${at}`,
  ],
  [
    /\b(?:prove|sidh|siddh|sabit) kar\w*(?: ki)? (triangle [A-Z]{3}) (?:is )?similar(?: hai| to)? (triangle [A-Z]{3})(?: ke| hai| h)*(?=[.?,]|$)/g,
    'prove that $1 is similar to $2',
  ],
  [
    /\b(trapezium|quadrilateral|parallelogram|triangle|circle) ([A-Z]{3,4}) (?:me|mein|ke|ki) (?=(?:altitude|median|bisector)s? [A-Z]{2})/g,
    'In $1 $2, ',
  ],
  [/\b(trapezium|quadrilateral|parallelogram|triangle|circle) ([A-Z]{3,4}) (?:me|mein) (?=[A-Z]{2})/g, 'In $1 $2, '],
  // "(a + b)(a - b) = (c + d)(c - d)"
  [
    /\(([a-z]) ?\+ ?([a-z])\) ?\(\1 ?[-−–] ?\2\) ?= ?\(([a-z]) ?\+ ?([a-z])\) ?\(\3 ?[-−–] ?\4\)/g,
    '$1² - $2² = $3² - $4²',
  ],
  // "PQ = a, PR = b": the letter a of a length is no article
  [
    /^(?=[^]*\b[A-Z]{2} ?= ?a(?: ?[,.]| and\b))(?![^]*(?<![a-z])[w-z](?![a-z]))[^]*$/,
    (text: string) =>
      text
        .replace(/(?<=[=(+−–-] ?)a(?= ?[,.)²^+−–-]| and\b)|\ba(?=²|\^2)/g, 'x')
        .replace(/(?<![A-Za-z'’(])[bcd](?![A-Za-z])/g, (letter) => 'yzw'.charAt('bcd'.indexOf(letter))),
  ],
  // "D, E, F triangle ABC ki sides BC, CA, AB ke mid points hain", and the other way round
  [
    new RegExp(
      `(?<=^|[.,] |\\b(?:agar|if) )${corners} (?:kramash\\w* )?${name} k[ie] (?:sides?|bhuja\\w*) ${sides} k[ei] (?:kramash\\w* )?${middles} ${hai}\\b[.,]?(?: (?:aur|and))?`,
      'g',
    ),
    '$1, $2 and $3 are the mid-points of the sides $5, $6 and $7 of triangle $4.',
  ],
  [
    new RegExp(
      `(?<=^|[.,] |\\b(?:agar|if) )${name} k[ie] (?:sides?|bhuja\\w*) ${sides} k[ei] ${middles} (?:kramash\\w* )?${corners} ${hai}\\b[.,]?(?: (?:aur|and))?`,
      'g',
    ),
    '$5, $6 and $7 are the mid-points of the sides $2, $3 and $4 of triangle $1.',
  ],
  [
    new RegExp(
      `(?:agar |if )?${name} k[ai] (?:perimeter|parimaa?p) (\\d[\\d.]* ?(?:cm|mm|m|units?)?)(?: ${hai})?(?: toh?)?,? ${name} k[ai](?: (?:perimeter|parimaa?p))? ?(?:kya ${hai}|kya hoga|kitna ${hai}|kitna hoga|nikalo|batao|find karo|\\?)`,
      'g',
    ),
    'The perimeter of $1 is $2. Find the perimeter of $3.',
  ],
  // "D and F are points on AB and BC... sorry D on AB": what was told first is taken back
  [/(?<=\btriangle [A-Z]{3}),? [^.?!]*?(?:\.{2,}|…|,) ?(?:sorry|i mean|no wait),? (?=[A-Z] )/gi, ' '],
  // "DP when produced meets AB produced at L"
  [
    /\b([A-Z]{2}),? (?:when|on being|being) (?:it is )?(produced|extended),? (?=(?:meets|cuts|intersects)\b)/g,
    '$1 $2 ',
  ],
  // "P side BC pe hai", "DP ko produce karne par AB produced ko Q pe milti hai"
  [
    new RegExp(`\\b([A-Z]) (?:side|bhuja) ([A-Z]{2}) (?:pe|par) (?:ek )?(?:point |bindu )?${hai}\\b`, 'g'),
    '$1 is a point on $2',
  ],
  [
    new RegExp(
      `\\b([A-Z]{2}) ko (?:(?:produce|extend|aage)\\w* (?:karne|badhane|badhaya)|badhane|badhaya)(?: (?:par|pe|to))?,? ([A-Z]{2}) (?:produced|extended|badhi hui|badhane)(?: (?:ko|se))? ([A-Z]) (?:pe|par) (?:mil|kaat|kat|meet|cut|intersect)\\w*(?: (?:kart[ie]|${hai}))*`,
      'g',
    ),
    '$1 produced meets $2 produced at $3',
  ],
  [new RegExp(`\\b([A-Z]{4}) (?:ek )?(parallelogram|rhombus|square|rectangle) ${hai}\\b`, 'g'), '$1 is a $2'],
  [new RegExp(`(?<=\\bparallelogram\\b[^]*)\\b(?:to|toh) ([A-Z]{2}) (?:kitn[ai]|kya) ${hai}[.?]*$`), ', find $1'],
  // "DEFG is a square with D on AB ... E, F on BC, E lies between B and F. find the side of the square"
  [
    /(?<=\b([A-Z])([A-Z])[A-Z]{2} is a square\b[^]*?),? (?:and )?(?:\1|\2) (?:lies |is )?between [A-Z] and [A-Z](?=\s*[.,;])/g,
    '',
  ],
  [
    /(?<=\b([A-Z]{2})[A-Z]{2} is a square\b[^]*)(?:find |what is )?(?:the )?(?:length of )?(?:the )?sides? (?:length )?of (?:the |this )?(?:square|sq)\b\.?(?: [A-Z]{4})?\??\s*$/gi,
    'find $1',
  ],
  [/\b(?:rt|right) angled at (?=[A-Z]\b)/gi, 'right angled at '],
  // "square BDEF inside with D on BC, E on AC and F on AB. side of sq?"
  [
    /\b(?:a )?(?:square|sq) ([A-Z]{4}) (?:is )?(?:(?:inside|inscribed|drawn|made|fits|fitted)(?: (?:in|inside))?(?: (?:it|the triangle|this triangle))? )?with ([A-Z]) on ([A-Z]{2}),? ([A-Z]) on ([A-Z]{2}),? (?:and )?([A-Z]) on ([A-Z]{2})\b/gi,
    'The square $1 has $2 on $3, $4 on $5 and $6 on $7',
  ],
  [
    /(?<=\bsquare ([A-Z]{2})[A-Z]{2}\b[^]*)(?:find |what is )?(?:the )?(?:length of )?(?:the )?sides? (?:length )?of (?:the |this )?(?:square|sq)\b\.?(?: [A-Z]{4})?\??\s*$/gi,
    'find $1',
  ],
]
