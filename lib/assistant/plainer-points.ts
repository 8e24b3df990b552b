import type { Pairs } from './question/replaced'

const point = String.raw`(\([-−–]? ?[\w./√]+ ?, ?[-−–]? ?[\w./√]+\))`
const place = String.raw`([A-Z] ?\([-−–]?[\w./√]+ ?, ?[-−–]?[\w./√]+\))`
const size = String.raw`(\d[\d.]*) ?(?:km|m|units?)?`

const any = String.raw`([A-Z]? ?\([^()]*,[^()]*\))`
const at = String.raw`([A-Z]? ?\([-−–]?[\d./]+ ?, ?[-−–]?[\d./]+\))`

/** "36 km east and 15 km north": how far to the right and up. */
const moved = (_: string, to: string, x: string, across: string, y: string, up: string, from: string): string =>
  `Find the distance between ${from}(0, 0) and ${to}(${/^w/i.test(across) ? '-' : ''}${x}, ${/^s/i.test(up) ? '-' : ''}${y})`

const coordinate = String.raw`(?:the )?(x[- ]?coordinate|y[- ]?coordinate|abscissa|ordinate)`
const isAcross = (name: string): boolean => /^[xa]/i.test(name)
const timesOf: Readonly<Record<string, string>> = { twice: '2', double: '2', thrice: '3', half: '1/2', equal: '1' }

/** "the x-coordinate of a point P is twice its y-coordinate": P lies on the line x = 2y. */
function onLine(whole: string, one = '', p = '', by = '', times = '', other = ''): string {
  if (isAcross(one) === isAcross(other)) return whole
  const [left, right] = isAcross(one) ? ['x', 'y'] : ['y', 'x']
  const factor = times === '' ? (timesOf[by.toLowerCase().replace(/ to$/, '')] ?? '1') : times
  return `the point ${p} lies on the line ${left} = ${factor === '1' ? '' : factor}${right}`
}

const bothAxes =
  '(?:both |both the |the )?(?:coordinate )?axes|(?:the )?x[- ]?axis (?:and|n|&|aur|,) ?(?:at )?(?:the )?y[- ]?axis'

/** "line 3x − 2y = 12 meets x axis and y axis at which points": one after the other. */
const onEachAxis = (_: string, line = ''): string =>
  `(i) At which point does the line ${line.trim()} meet the x-axis? (ii) At which point does the line ${line.trim()} meet the y-axis?`

/** Points as they are told in stories and in messages. */
export const ofPoints: Pairs = [
  // where the perpendicular bisector meets an axis
  [
    new RegExp(
      String.raw`^(?:(?:find|what is|at which|at what)?(?: the)?(?: coordinates of)?(?: the)? ?point (?:where|at which|in which) )?(?:the )?perpendicular bisector of (?:the )?(?:line )?(?:segment )?(?:joining )?(?:the )?(?:points? )?${at},? ?(?:and |& )?${at} (?:meets|cuts|intersects|crosses) (?:the )?([xy])[- ]axis(?: (?:at|in))?(?: (?:which|what|kis))?(?: (?:points?|pts?))?\s*[?.]*$`,
      'i',
    ),
    'Find the point on the $3-axis which is equidistant from $1 and $2',
  ],
  [
    /(?<=\brhombus\b[^]*),?[. ]+(?:by )?(?:use|using|by) (?:the )?(?:lengths? of )?(?:its |the )?(?:diagonals?|diagonal formula|formula of diagonals)(?: formula)?(?= |[.]?\s*$)/gi,
    '',
  ],
  // "A(3, -5) and B(-4, 8) such that AP/PB = k/1"
  [
    /(?<=\bjoining (?:the )?(?:points )?)([A-Z])( ?\([^()]*\) and )([A-Z])( ?\([^()]*\)),?\s+(?:such that|so that) \1([A-Z]) ?[/:] ?\5\3 ?= ?([a-z]) ?[/:] ?1\b/g,
    '$1$2$3$4 in the ratio $6 : 1',
  ],
  [/(?<=\bratio [a-z] ?: ?1),? and lies (?=on\b)/gi, '. P lies '],
  // "centre (a, a + 2)": no article
  [/\((a)(?= ?, ?\d*a ?[-−–+*\d])/g, '(1a'],
  // "(a, b) midpoint hai A(6, -2) aur B(k, 8) ka", "the mid-point of A and B is (a, b)"
  [
    new RegExp(String.raw`${any} mid[- ]?p(?:oin)?t (?:hai|h) ${any} (?:aur|and) ${any} k[ai],?(?: aur)?`, 'g'),
    '$1 is the mid-point of $2 and $3,',
  ],
  [
    new RegExp(String.raw`^(?:the )?mid[- ]?p(?:oin)?t of ${any},? ?(?:and )?${any} is (\\([a-z], ?[a-z]\\))`, 'gi'),
    '$3 is the mid-point of $1 and $2',
  ],
  [/(?<=\bmid-point of [^.?]*= ?\d+) (?:diya|given) (?:hai|h)\b/gi, ''],
  // "lines are drawn 1 m apart to make a grid"
  [
    /^[^.()]*\blines? (?:are|have been|were) (?:drawn|marked) (?:at )?1 ?(?:cm|m|unit|met(?:re|er))s? apart[^.()]*\.\s*/i,
    '',
  ],
  [
    /\b(?:a|the) [a-z]+(?: [a-z]+)? is (?:fixed|placed|kept|put|hoisted|located|built|situated) on ([A-Z])([A-Z]) at (?:a|the) point (?:which )?divid(?:es|ing) (?:it|\1\2) in the ratio (\d+ ?: ?\d+)(?: from \1)?\./gi,
    'A point divides the line segment $1$2 in the ratio $3.',
  ],
  // "Park P is at (2, 1)", "is on the x-axis at equal distances from"
  [/\b([A-Z]) (?:is|lies|stands)(?: located| situated)? at (?:the point )?(?=\()/g, 'is at $1'],
  [
    /\bis (on the [xy][- ]axis),? (?:and )?(?:at equal distances?|equally far|equidistant) from\b/gi,
    'lies $1 equidistant from',
  ],
  [
    /(?<=\. )(?:a|the) (?:[a-z]+ ){1,3}is at the mid-?point of ([A-Z]{2}),? (?:write|find|give|what are) (?:its|the) coordinates/gi,
    'Find the coordinates of the mid-point of $1',
  ],
  [
    /\bpoint (?:where|at which|in which) (?:the )?(?:line (?:segment )?|segment )?([A-Z]{2}) (?:meets|cuts|crosses|intersects) (?:the )?([xy])[- ]axis/g,
    'point where the $2-axis cuts $1',
  ],
  [
    /(?<=\bpoint (?:where|at which) (?:the )?[xy][- ]axis )(?:meets|cuts|crosses|intersects)(?= the (?:line )?segment\b)/gi,
    'divides',
  ],
  // "the ratio AP : PB", as the points are named
  [/(?<=\b([A-Z]) ?\([^()]*\) and ([A-Z]) ?\([^()]*\)[^]*\bratio) ?\1([A-Z]) ?: ?\3\2(?= and the value)/g, ''],
  // "P(x, 4) lies on a circle whose centre is the origin and radius is 5 units"
  [
    new RegExp(
      String.raw`\b(?:if )?(?:(?:the |a )?point )?\$?([A-Z]? ?\([^()]*\))\$? (?:lies|is|be) on (?:a|the) circle (?:whose|with|having) (?:its )?cent(?:re|er)(?: is| at| is at)? (?:the )?(origin|\$?[A-Z]? ?\([^()]*\)\$?) and (?:its |whose )?radius (?:is |of |= ?)?(\$?\d+\$?(?: units?)?)`,
      'gi',
    ),
    (_: string, p = '', centre = '', radius = '') =>
      `the distance between the points ${p} and ${/^o/i.test(centre) ? 'O(0, 0)' : centre} is ${radius}`,
  ],
  [
    new RegExp(
      String.raw`^\s*(?:the |a )?(?:straight )?line ([^.?;]*?=[^.?;a-z]*) (?:meets?|cuts?|crosses|intersects) (?:${bothAxes}) (?:at which|at what|on which|in which|where|kis|kaha|kahan)(?: (?:points?|pts?|coordinates?|bindu))?(?: (?:par|pe|me))?[\s?.]*$`,
      'i',
    ),
    onEachAxis,
  ],
  [
    new RegExp(
      String.raw`^\s*(?:(?:find|write|determine|give|state)(?: the)?(?: coordinates of the)? points? (?:where|at which|in which)|(?:at|in) (?:which|what) points?(?: (?:does|do|will))?|where (?:does|do|will)) (?:the |a )?(?:straight )?line ([^.?;]*?=[^.?;a-z]*?) (?:meets?|cuts?|cross(?:es)?|intersects?) (?:${bothAxes})[\s?.]*$`,
      'i',
    ),
    onEachAxis,
  ],
  [
    new RegExp(
      String.raw`${coordinate} of (?:a |the )?(?:point )?([A-Za-z])(?: ?\(x, ?y\))? is (twice|thrice|double|half|equal to|(\d) times) (?:of )?(?:the |its )(x[- ]?coordinate|y[- ]?coordinate|abscissa|ordinate)(?: of (?:the )?(?:point )?\2)?`,
      'gi',
    ),
    onLine,
  ],
  // "a point whose ordinate is -3"
  [
    /\b(?:the |a )?point (?:([A-Z]) )?(?:whose|with|having) (?:the |its )?(x[- ]?coordinate|y[- ]?coordinate|abscissa|ordinate) (?:is |equal to |= ?)?([-−–]?\d+(?:\/\d+)?)/gi,
    (_: string, p = '', name = '', value = '') =>
      `the point ${p === '' ? 'P' : p} on the line ${isAcross(name) ? 'x' : 'y'} = ${value}`,
  ],
  [/▱ ?(?=[A-Z]{4}\b)/g, 'parallelogram '],
  [
    /(?<=\([^()]+\)\.) (?:A|The) (?:straight )?(?:road|path|street|track) (?:joins|connects) (?:them|the two|both)(?: places| points)?\.(?= )/g,
    '',
  ],
  // "A straight road joins them. A milk booth is exactly midway on the road."
  [
    /\b(?:exactly |just )?(midway|half-?way|(?:in|at) the middle) (?:on|along|of) (?:the|this|that) (?:straight )?(?:road|path|route|street|line|track)\b(?: (?:joining|between) (?:them|the two))?/gi,
    '$1 between them',
  ],
  // how many they are, the points say
  [
    /\b(?:[2-6]|two|three|four|five|six) (?=(?:friends|students|children|girls|boys|persons|people|players)\b[^()]*\b(?:at|by)(?: the)?(?: points?)? [A-Z] ?\()/gi,
    '',
  ],
  // "the distance between Champa (A) and Chameli (B)"
  [/\bbetween [A-Z][a-z]+ \(([A-Z])\) and [A-Z][a-z]+ \(([A-Z])\)/g, 'between $1 and $2'],
  [/(?<=\)) (?:on|in) (?:a|the) (?:coordinate|cartesian|xy[- ]?) ?(?:grid|plane|axes|system)(?=[.,])/gi, ''],
  // "A(4, 3) and B(x, 5) lie on a circle with centre O(2, 3)"
  [
    /\b(?:the )?(?:points )?([A-Z] ?\([^()]+\)) and ([A-Z] ?\([^()]+\)) (?:lie|are(?: points)?) on (?:a|the) circle (?:with|whose|having) (?:its )?cent(?:re|er) (?:is |at |as )?([A-Z] ?\([^()]+\))/g,
    '$3 is equidistant from $1 and $2',
  ],
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
  // the circumcentre, "also its circumradius"
  [
    /^find (?:the )?(?:coordinates of (?:the )?)?circum-?(cent(?:re|er)|radius) of (?:the |a )?triangle (?:[A-Z]{3} )?(?:whose|with|having) vertices (?:are |at )?((?:(?:[A-Z] ?)?\([^()]+\),? ?(?:and )?){3})([.,;?]? ?(?:also,? |and )+(?:find )?(?:its |the )?circum-?radius)?[.?\s]*$/i,
    (_: string, what = '', points = '', also?: string) => {
      const of = (name: string) => `find the ${name} of the circle through ${points.trim()}`
      return also === undefined
        ? of(/^r/i.test(what) ? 'radius' : 'centre')
        : `(i) ${of('centre')} (ii) ${of('radius')}`
    },
  ],
  // the same told before it is asked
  [
    new RegExp(
      String.raw`^(?:town |city |village |place )?([A-Z]) is (?:located |situated )?${size} (?:due )?(east|west) and ${size} (?:due )?(north|south) of (?:the )?(?:town |city |village |place )?([A-Z])[.,] (?:(?:how|what|find)\b[^?.]*(?:\bfar\b|\bdistance\b)[^?.\d]*)[?.]*(?: ?(?:using |by |with )?(?:the )?distance formula(?: se)?)?[?.\s]*$`,
      'i',
    ),
    moved,
  ],
  // "the points on the x-axis at a distance of 2√5 from (7, -4)"
  [
    new RegExp(
      String.raw`^(?:find |what (?:is|are) |determine )?(?:the )?(?:coordinates of )?(?:a |the |all )*points?(?: [A-Z])? on (?:the )?([xy])[- ]?axis,? (?:which |that )?(?:is |are |lies? )?(?:at (?:a )?distance (?:of )?)(\d*√?\d+)(?: units?)?(?: away)? from (?:the )?(?:point )?[A-Z]? ?${point}[?.\s]*$`,
      'i',
    ),
    (_: string, axis = '', far = '', from = '') =>
      `If the distance between ${axis === 'x' ? '(x, 0)' : '(0, y)'} and ${from} is ${far}, find ${axis}.`,
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
      String.raw`^(?:(?:are|is|kya|check(?: (?:if|whether))?) )?((?:[A-Z]? ?${point},? ?(?:and |aur |& )?){3}) ?(?:are |form |forms |make )?(?:an? )?(isosceles|equilateral|right(?:[- ]angled?)?|scalene)(?: triangle| hai| hain)*[.? ]*$`,
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
