import type { Pairs } from './question/replaced'

const point = String.raw`(\([-−–]?[\w./√]+ ?, ?[-−–]?[\w./√]+\))`
const place = String.raw`([A-Z] ?\([-−–]?[\w./√]+ ?, ?[-−–]?[\w./√]+\))`
const size = String.raw`(\d[\d.]*) ?(?:km|m|units?)?`

/** "36 km east and 15 km north": how far to the right and up. */
const moved = (_: string, to: string, x: string, across: string, y: string, up: string, from: string): string =>
  `Find the distance between ${from}(0, 0) and ${to}(${/^w/i.test(across) ? '-' : ''}${x}, ${/^s/i.test(up) ? '-' : ''}${y})`

/** Points as they are told in stories and in messages. */
export const ofPoints: Pairs = [
  // what is said, "True or false?"
  [
    /^(?:the )?points? ([^?]+?) are ((?:collinear|(?:the )?vertices of [^?.]+)?)[.,;]? ?(?:state |write )?(?:whether )?(?:(?:this|it) is )?true or false\s*[.?]*\s*$/i,
    'Check whether the points $1 are $2',
  ],
  [
    /^(?:the )?points? ([^?]+?),? (?:taken )?in (?:that|this) order,? form (an? [a-z]+)[.,;]? ?(?:state |write )?(?:whether )?(?:(?:this|it) is )?true or false\s*[.?]*\s*$/i,
    'Check whether the points $1 taken in order form $2',
  ],
  [
    /^(?:the )?point ([A-Z] ?\([^()]+\)) lies on ([^?]+?)[.,;]? ?(?:state |write )?(?:whether )?(?:(?:this|it) is )?true or false\s*[.?]*\s*$/i,
    'Does the point $1 lie on $2?',
  ],
  [/\bin (?:such a|the) way that (?=[A-Z]{2} ?[/:=])/g, 'such that '],
  [
    /\b(?:the )?coordinates of (?:the )?end ?points of (?:a|the) diameter of (?:a|the) circle are\b/gi,
    'the ends of a diameter of a circle are',
  ],
  [/(?<=[.)] )its centre (?:is|=)\s*(?=$|\(?[aA][).])/gi, 'Find its centre '],
  [
    new RegExp(
      String.raw`^(?:can you (?:now )?)?(?:find |what is )?(?:the )?distance between (?:the )?(?:two )?(?:towns|cities|places|villages|points|houses)? ?[A-Z] and [A-Z],? (?:if|when|where|given that)? ?(?:town |city |village )?([A-Z]) is (?:located |situated )?${size} (east|west) and ${size} (north|south) of (?:town |city |village )?([A-Z])[.?]*\s*$`,
      'i',
    ),
    moved,
  ],
  [
    /,? ?\(?(?:i\.? ?e\.?,? ?)?(?:the )?points? (?:which |that )?(?:divid\w+|split\w*) (?:it |the segment )?(?:in|into) (?:three|3) equal parts\)?(?= of)/gi,
    '',
  ],
  [
    /\b(?:do you think|are|were) (?:they|the three|these three|the (?:three )?friends|all three)(?: (?:are|friends))? (?:seated|sitting|standing) in a (?:straight )?line\b/gi,
    'are the points collinear',
  ],
  [/\b(?:lie|are|lying|stand) (?:on|in) (?:a|the same|one) (?:straight )?line\b(?! segment)/gi, 'are collinear'],
  [/^[A-Z]?[^.]{0,12}(?:figure|fig\.?|diagram)[^.]* shows (?:the )?arrangement of [^.]*\.\s*/i, ''],
  [/^in a classroom,? (?:arrangement of desks|[^.()]*)\. /i, ''],
  // the kind of triangle or quadrilateral behind its corners
  [
    new RegExp(
      String.raw`^(?:are|is|kya|check(?: (?:if|whether))?) ((?:[A-Z]? ?${point},? ?(?:and |aur |& )?){3}) ?(?:are |form |forms |make )?(?:an? )?(isosceles|equilateral|right(?:[- ]angled?)?|scalene)(?: triangle| hai| hain)*[.? ]*$`,
      'i',
    ),
    (whole: string, ...found: readonly string[]) => {
      const kind = found
        .slice(0, -2)
        .findLast((one) => typeof one === 'string' && /^[ier s]/i.test(one) && !/^\(/.test(one))
      return kind === undefined
        ? whole
        : `Check whether ${found[0] ?? ''} are the vertices of ${/^[ie]/i.test(kind) ? 'an' : 'a'} ${kind} triangle`
    },
  ],
  [
    new RegExp(
      String.raw`^(?:4|four) (?:friends|students|children|boys|girls|points)? ?(?:are |sit |seated |sitting |stand |standing |are sitting |are seated )*(?:at )?${place},? ?${place},? ?${place},? ?(?:and |& )?${place}[.,;]? ?[a-z]+ (?:says|said|thinks|asks?|claims?)[^.?]*\bsquare\b[^]*$`,
      'i',
    ),
    'Is ABCD a square? $1, $2, $3, $4',
  ],
  [
    /\b(\d+) equal parts of (?=[A-Z] ?\(|\()/gi,
    'find the points which divide the line segment joining into $1 equal parts ',
  ],
  [
    new RegExp(
      `^${point},? ?${point},? ?${point},? ?(?:and )?${point} (?:are (?:the )?vertices of (?:a )?)?(parallelogram|square|rhombus|rectangle)(?: in order| taken in order)?[,.]? ?(?:find )?([a-z])(?: ?,? ?(?:and|&)? ?([a-z]))? ?(?:= ?)?\\?*\\s*$`,
      'i',
    ),
    (_: string, a: string, b: string, c: string, d: string, kind: string, x: string, y = '') =>
      `If ${a}, ${b}, ${c} and ${d} are the vertices of a ${kind} taken in order, find ${x}${y === '' ? '' : ` and ${y}`}`,
  ],
  [
    /\bopp(?:osite)?\.? (?:vertices|corners) of (?:a )?square (?:are )?(?=[A-Z]? ?\()/gi,
    'two opposite vertices of a square are ',
  ],
  [/\bother (?:two|2)(?: (?:vertices|corners|points))? ?\?/gi, 'find the other two vertices'],
]
