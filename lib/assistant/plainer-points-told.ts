import type { Pairs } from './question/replaced'

const point = String.raw`([A-Z]? ?\([-−–]?[\w./√]+ ?, ?[-−–]?[\w./√]+\))`
const hai = String.raw`(?: (?:hain?|h|ho|hoga)\b)?`
const factor: Readonly<Record<string, string>> = { twice: '2', thrice: '3', two: '2', three: '3', four: '4', five: '5' }

/** Words for points in Hindi, besides those of every chapter. */
const inHindi: Pairs = [
  [/\b(?:samantar|samaantar) chaturbhuj\b/gi, 'parallelogram'],
  [/\bsam ?chaturbhuj\b/gi, 'rhombus'],
  [/\bchaturbhuj\b/gi, 'quadrilateral'],
  [/\btribh?uj\b/gi, 'triangle'],
  [/\bsh?ee?rsh?(?:o|on)?\b/gi, 'vertices'],
  [/\bnirdesh?ank\b/gi, 'coordinates'],
  [/\bkendrak\b(?: \(?centroid\)?)?/gi, 'centroid'],
  [/\bmadh?yika\b/gi, 'median'],
  [/\bsam(?:a|dwi)?bahu samkon\b/gi, 'isosceles right'],
  [/\bsamdw?ibahu\b/gi, 'isosceles'],
  [/\bsamabahu\b/gi, 'equilateral'],
  [/\bsamkon\b/gi, 'right'],
  [/\bmool ?bindu\b/gi, 'origin'],
  [/\bkram se\b/gi, 'in order'],
  [/\brekha(?: ?khand)?\b/gi, 'line segment'],
  [/\bbaa?nt (?:raha|rahi|rahe|ta|ti|te)\b/gi, 'divides'],
  [
    /((?:[A-Z]? ?\([^()]+\),? ?(?:and |aur |& )?){1,3})se (?:hokar |hoke |ho kar )?(?:pass|guzar\w*|gujar\w*|jaat?[aie]\w*)(?: (?:hot|kart)[aie])?(?: h(?:ai|ain)?\b)?/g,
    ' passes through $1 ',
  ],
  [
    /\bline (?=[xy][ -]axis ko [A-Z]\b)([xy])[ -]axis ko ([A-Z]) (?:pe|par) (?:aur|and) ([xy])[ -]axis ko ([A-Z]) (?:pe|par) (?:kaa?t|mil)\w*(?: h(?:ai|ain)?\b)?[.,]?/gi,
    'line intersects the $1-axis and the $3-axis at $2 and $4 respectively.',
  ],
  [new RegExp(`${point} ([A-Z]{2}) k[ai] mid[- ]?p(?:oin)?t(?: h(?:ai|ain)?\\b)?`, 'g'), '$1 is the mid-point of $2'],
  [
    new RegExp(`\\b([A-Z]{2}) k[ai] mid[- ]?p(?:oin)?t ${point}(?: h(?:ai|ain)?\\b)?`, 'g'),
    '$2 is the mid-point of $1',
  ],
  [/\b(?:to|toh) ([A-Z]) (?:aur|and) ([A-Z]) k[ei] coordinates\b[^?.]*/g, '. find the coordinates of $1 and $2'],
  [
    /\bek (?:hi )?(?:ladder |seedhi |sidhi |saral |straight )?(?:line segment|line) (?:par|pe|me|mein)\b/gi,
    'collinear',
  ],
  [/\b(?:sidh|prove) (?:kijiye|karo|kariye) ki\b/gi, 'show that '],
  [/\b([A-Z]) se (?:jane|jaane|nikalne|guzarne|khinchi) wal[ei] median\b/g, 'median from $1'],
  [/(?<=^|[.?,] )([A-Z]) k[eia] (?=coordinates\b)/g, 'find $1 '],
  [/\b([A-Z]{2}),? (?:uska|iska|circle ka) (?:diameter|vyas)/g, '$1 is a diameter'],
  [/\b([A-Z]{2}) (?:par|pe) (?:ek )?point ([A-Z])\b/g, '$2 lies on $1'],
  [/\bjis(?:se|me|ke liye) ([A-Z]{2}),? ([A-Z]{2}) ka (\d+\/\d+)/g, 'and $1 is $3 of $2'],
  [
    new RegExp(`${point} se ${point} (?:aur|and) ${point} k[ia] (?:distance|doori) (?:equal|barabar|same)${hai}`, 'g'),
    '$1 is equidistant from $2 and $3',
  ],
  [/\bk[ei] maa?n\b/gi, 'ki value'],
  [/,? ?\b(?:naam batao )?(?:with reasons?|reasons? ke saath|reason bhi(?: do| batao)?)\s*[.?]*\s*$/gi, ''],
]

/** Points as they are told in one's own words and in messages. */
export const ofPointsTold: Pairs = [
  [/\b(vertices (?:are at |are |at )?)(?:the )?origin,? (?:and )?(?=[A-Z]? ?\(|\w+ comma\b)/gi, '$1(0, 0), '],
  // "the mid-point of AB ... the distance of the mid-point from"
  [
    /(?<=\bmid[- ]?(?:point|pt) of ([A-Z]{2})\b[^]*\b(?:distance|doori) of (?:the |this |that )?mid[- ]?(?:point|pt))(?= from\b)/gi,
    ' of $1',
  ],
  [
    /\bwhich point is (equidistant from (?:all )?)(?:the |its )?(?:three |3 )?(?=vertices\b)/gi,
    '. Find the point $1the ',
  ],
  [/\blie on (?:one|the same|a) (?:straight )?(?:road|path|street)\b/gi, 'are collinear'],
  // "x axis par wo points batao jo (3,4) se 5 unit ki doori par hai"
  [
    new RegExp(
      String.raw`^([xy])[- ]axis (?:par|pe|ke) (?:wo |woh |vo |ve |kaun ?se |kon ?se |sabhi )*(?:points?|bindu) (?:(?:batao|bataiye|nikalo|likho|find karo) )?jo ${point} se (\d*√?\d+) ?(?:units?|unit)? (?:k[aei] )?(?:doori|duri|distance|dur|door) (?:par|pe) (?:hain?|h|ho|honge)(?: (?:batao|nikalo|bataiye|find karo))?[?.]*$`,
      'i',
    ),
    'find the points on the $1-axis at a distance of $3 units from $2',
  ],
  // "(5,5) circle ke andar hai ya bahar"
  [/(?<=\bcircle\b[^]*)\bandar(?= (?:hai |h |ho |hoga )?(?:ya|or)\b)/gi, 'inside'],
  [/(?<=\binside (?:hai |h |ho |hoga )?(?:ya|or) )ba+har\b/gi, 'outside'],
  [/\b(?:aur|and) (?:wo|woh|vo|yeh|ye|circle) (?=passes through\b)/gi, 'and '],
  // "P line AB ko divide karta hai jaha A(-3, 2) aur B(3, 14) hai"
  [
    new RegExp(
      String.raw`${point} (?:line |segment |line segment )?([A-Z])([A-Z])(?: ko (?:divide|kaa?t)\w*(?: kar\w*)?(?: h(?:ai)?)?|,? ko baa?nt\w*(?: h(?:ai)?)?),? (?:jaha|jahan|jisme|where) (\2 ?\([^()]+\)),? (?:aur|and) (\3 ?\([^()]+\))${hai}`,
      'g',
    ),
    '$1 divides the line segment joining $4 and $5',
  ],
  [
    new RegExp(
      String.raw`${point} divides (?:the )?(?:line |segment |line segment )?([A-Z])([A-Z]),? (?:where )?(\2 ?\([^()]+\)),? (?:aur|and) (\3 ?\([^()]+\))`,
      'g',
    ),
    '$1 divides the line segment joining $4 and $5',
  ],
  [
    /\bratio (?:aur|and) ([a-z]) k[ia] values? (?:nikalo|batao|bataiye|find karo|kya (?:hai|hogi))/g,
    'find the ratio and $1',
  ],
  // the letter a is no article there
  [
    /(?<=[.,;?] ?|\bto )([a-z]) k[ia] (?:possible )?(?:values?|maan) (?:kya (?:hai|hain?|h|hogi|honge|hongi|hoga)|nikalo|batao|bataiye|find karo)(?: (?:hai|h))?[?.]*\s*$/g,
    'find the values of $1',
  ],
  // "produced beyond B to C such that AC = 3BC": B divides AC
  [
    new RegExp(
      String.raw`^(?:if )?(?:the )?(?:line )?(?:segment )?(?:joining )?(?:the )?(?:points )?([A-Z]) ?(\([^()]+\)) (?:and|to|aur) ([A-Z]) ?(\([^()]+\)) is (?:produced|extended) (?:beyond \3 )?(?:up )?to (?:a |the )?(?:point )?([A-Z]) (?:such|so) that (?:\1\5 ?= ?(\d)( ?)(?:\3\5|\5\3)|\1\5 ?= ?(\d) ?(?:\1\3)|(?:\3\5|\5\3) ?= ?(\d) ?(?:\1\3))[.,;] (?:then )?find (?:the )?(?:coordinates of )?(?:the )?(?:point )?\5[.?]*$`,
      'i',
    ),
    (whole: string, a = '', at = '', b = '', bt = '', c = '', ofRest = '', _: string, ofOwn = '', rest = '') => {
      const [m, n] = ofRest !== '' ? [Number(ofRest) - 1, 1] : [1, ofOwn !== '' ? Number(ofOwn) - 1 : Number(rest)]
      return m > 0 && n > 0 && new Set([a, b, c]).size === 3
        ? `${b} divides ${a}${c} internally in the ratio ${m}:${n}, ${a}${at}, ${b}${bt}. find ${c}`
        : whole
    },
  ],
  // whoever sits on the line that joins two others, as far from the one as from the other
  [
    new RegExp(
      String.raw`^[^()\d]*?(\([^()]+\))[^()\d]*?(\([^()]+\))[^()\d]*?\b(?:(?:dono|un|unhe|inhe|in) ?k?o? (?:jodne|milane|join karne) wali (?:line|rekha)(?: segment)? (?:par|pe)|on the line(?: segment)? (?:joining|between) (?:them|both|the two))\b(?:(?!\b(?:twice|half|thrice|double|not|nahi|dugn[ai]|aadh[ai]|third)\b)[^()\d])*?\b(?:barabar|equal|equidistant|same|equally|samaan)\b(?:(?!\b(?:twice|half|thrice|double|not|nahi|dugn[ai]|aadh[ai]|third)\b)[^()\d])*?\b(?:coordinates?|position|location|sthiti|nirdeshank)\b[^()\d]*$`,
      'i',
    ),
    'Find the coordinates of the point midway between $1 and $2',
  ],
  ...inHindi,
  [
    new RegExp(
      String.raw`\b(?:points? )?${point}[, ]+(?:and |aur )?${point}[, ]+(?:and |aur )?${point} (?:se|ko) (?:ho ?kar|hoke|ho ke) (?:jane|jaane|guza?rne) ?wale (?:ek )?circle k[ae] ((?:centre (?:aur |and ))?radius|centre)\b[^(]*$`,
      'i',
    ),
    'find the $4 of the circle passing through $1, $2 and $3',
  ],
  [new RegExp(`\\bcircle through (?=(?:the )?(?:points? )?${point})`, 'gi'), 'circle passing through '],
  [/^(?:the )?(?=(?:centre (?:aur |and )?(?:the )?)?(?:radius )?of (?:the |a )?circle passing through)/i, 'find the '],
  [
    /\b(?:the )?(?:(?:co-?ordinates of (?:the )?)?circumcentre and (?:the )?circum-?radius|(centre and (?:the )?radius|radius) of (?:the |its )?circumcircle|circum-?radius) of (?:the |a )?triangle (?:with|having|whose) vertices (?:are )?(?:at )?/gi,
    (whole: string) => `the ${/cent/i.test(whole) ? 'centre and the ' : ''}radius of the circle passing through `,
  ],
  [
    /\b(?:3|4|three|four) (?=(?:friends|students|girls|boys|children|players) (?:are |were )?(?:seated|sitting|standing|placed)\b)/gi,
    '',
  ],
  [/\bmid[- ]?point of (?:the )?diagonal (?=[A-Z]{2}\b)/gi, 'mid-point of '],
  // "the mid-point of (3, 4) and (k, 7) is (x, y) and 2x + 2y + 1 = 0"
  [
    new RegExp(
      String.raw`^(?:if )?(?:the )?(mid[- ]?(?:point|pt) of (?:the )?(?:line |line segment |segment )?(?:joining )?(?:the )?(?:points )?${point} and ${point}) is (?:[A-Z] ?)?\(x, ?y\),? (?:and|where|such that|if) (?=[^,.;?]*=)([^,.;?]*[xy][^,.;?]*= ?[^,.;? ]+)`,
      'i',
    ),
    'the $1 lies on the line $4',
  ],
  [/(?<=\bparallelogram\b[^]*\b(?:find|what is) (?:the )?)(?:4th|fourth)(?: one)?(?=[\s.?]*$)/gi, 'fourth vertex'],
  [/(?<=\brhombus\b[^]*\barea) (?:from|using|with|by)(?: the help of)? (?:its|the)? ?diagonals\b/gi, ''],
  [
    /\bis (?:the )?triangle ([A-Z]{3}) (?:an? )?(?:isosceles,? (?:or )?right[- ]?angled|right[- ]?angled,? (?:or )?isosceles)(?: triangle)?,? or both\b/gi,
    'What type of triangle is $1',
  ],
  // "a circle passes through A, B and C. find its centre"
  [
    new RegExp(
      String.raw`^\s*(?:a |the |ek )?circle,? +passes through +${point},? ?(?:and |aur )?${point},? ?(?:and |aur |& )?${point} *[.,;]? *(?:then )?(?:find |what (?:is|are) )?(?:its|the|uska|iska|us ?ka|is ?ka)? ?(?:co-?ordinates of (?:the |its )?)?(centre|center)( (?:and|aur|&) (?:the |its )?radius)?(?: of (?:the|this) circle)?[.,]? ?(?:find|nikalo|batao|bataiye|kya hai|kya hoga|kya honge|find karo|gyat karo)*(?: karo)?[\s.?]*$`,
      'i',
    ),
    'Find the $4$5 of the circle passing through $1, $2 and $3',
  ],
  // "PQ = 10 P(2, -3) Q(10, y)"
  [
    /(?<=[\d)]) (?=[A-Z] ?\([-−–]?[\w./√]+ ?, ?[-−–]?[\w./√]+\))(?<!\b(?:is|and|aur|point|from|to|at|of|centre|on|by) )/g,
    ', ',
  ],
  [
    new RegExp(
      `\\b(?<!(?:twice|thrice|half|times|not) )(?:just |exactly |equally )?as far from ${point} as (?:it is )?from ${point}`,
      'gi',
    ),
    'equidistant from $1 and $2',
  ],
  [
    new RegExp(`${point} is (?:just |exactly )?as far from ${point} as ${point}(?: is)?`, 'g'),
    '$2 is equidistant from $1 and $3',
  ],
  [/\bwhere on the ([xy])-axis should i stand so that i am\b/gi, 'find the point on the $1-axis which is'],
  [/\b([xy])[ -]axis (?:pt|point) (?:which is )?(?=equidistant)/gi, 'find the point on the $1-axis '],
  [/\bequidistant (?=[A-Z]?\()/gi, 'equidistant from '],
  [
    /\b([A-Z]{2}) (?:is|=) (twice|thrice|(?:(two|three|four|five|\d+) times)) (?:of )?([A-Z]{2})\b/g,
    (_: string, one = '', by = '', times = '', other = '') =>
      `${one} = ${factor[(times === '' ? by : times).toLowerCase()] ?? times}${other}`,
  ],
  [/\b([A-Z])([A-Z]) ?= ?\2([A-Z]) ?= ?\3([A-Z])\b/g, '$2 and $3 trisect $1$4, $2 is nearer to $1'],
  // a name that only calls it
  [/\bcentroid \$?[A-Z]\$?(?= of)/g, 'centroid'],
  // of the last of two parts
  [/(\(ii\)(?:(?!\(iii\))[^])*?\b(?:axis|quadrant) does )the second (?:one|of them) (?=lie)/g, '$1it '],
  [/\b(?:the )?(?:middle|mid-?point) of (?:the|a) circle\b/gi, 'the centre of the circle'],
  [/\bthe middle of the side (?:that|which) joins\b/gi, 'the mid-point of'],
  [/\bfind ([A-Z]{2}) ?: ?(?=[A-Z]{2}\b)/gi, 'find the ratio $1 : '],
  [/\b[Ww]hat is ([A-Z]{2}) to ([A-Z]{2})\s*\?/g, 'find the ratio $1 : $2'],
  [/\b(?:sits|stands|is situated) on\b/gi, 'lies on'],
  [/\bi draw the segment from\b/gi, 'the segment from'],
  [/\band it (?:crosses|meets|cuts) the line ([^.]+?) at ([A-Z])\b/g, 'meets the line $1 at $2'],
  [
    /\b(?:lie|are|lying|come) (?:all )?(?:on|in) (?:one|a single|the same)(?: single)?(?: straight)? line\b(?! segment)/gi,
    'are collinear',
  ],
  [
    /\bcan (?:a|one)(?: single)?(?: straight)? line (?:pass|go) through (?:all )?(?:(?:the )?(?:three|3) (?:of )?)?(?:points )?([^?]+)\?/gi,
    'Are the points $1 collinear?',
  ],
  [/\bhow much space is (?:there )?(?:inside|in) (?:the|a) /gi, 'find the area of the '],
  [/\b(?:with|has|having) corners\b/gi, 'whose vertices are'],
  [/\b(?:what special )?four-sided shape do (?:i|we) get\b/gi, 'which type of quadrilateral is formed'],
  [/(?<=\)[^()]*)\b([xykabp]) ([xykabp])\s*\?/g, 'find $1 and $2'],
  // the third corner beside the centroid
  [/\b(?:the )?medians of (?:the|a) triangle (?:meet|intersect|cross) at\b/gi, 'the centroid of a triangle is'],
  [
    /\b(?:two|2|do) (?:corners|vertices)\b(?=[^]*\bcentroid\b)|(?<=\bcentroid\b[^]*)\b(?:two|2|do) (?:corners|vertices)\b/gi,
    'two vertices',
  ],
  [
    /\b(?:third|3rd|remaining|other|teesra) (?:corner|vertex|vertices)\b|(?<=\bcentroid\b[^]*\) )third\b/gi,
    'third vertex',
  ],
]
