import type { Pairs } from './question/replaced'

const cuts = '(?:cuts?|meets?|intersects?|cutting|meeting|intersecting)'

/** "circle ke andar wale point se kitni tangent" */
const countFrom = (place: string): string =>
  `how many tangents can be drawn to a circle from a point ${/bahar/i.test(place) ? 'outside it' : /upar/i.test(place) ? 'on it' : 'inside it'}`

const place = String.raw`(?:\((?:[ivx]+|[a-c])\) ?)?(inside|outside|on)(?: it| (?:the |a )circle)?`

const strips = '(?:foot)?(?:paths?|ropes?|roads?|wires?|rods?|fences?|chains?|strings?|lines?|beams?|tracks?|walkways?)'
const touching = new RegExp(
  String.raw`\b(?:two |2 )?(?:straight )?${strips} ([A-Z])([A-Z]) and \1([A-Z])(?:,)? (?:(?:that |which )?(?:start|run|go|leave|lead|come|begin|are (?:drawn|laid|made|tied|stretched|built))(?: out)? )?from (?:the |a |an )?((?:[a-z]+ ){0,4})\1,? (?:and |which |that |so as to |to )?(?:just )?(?:touch(?:ing|es)?|are (?:both )?tangents? to|tangent to) (?:the |this )?(?:circular )?[a-z]+ at \2 and \3\b`,
  'i',
)

/** "Two footpaths PA and PB start from the gate P and just touch the pond at A and B": tangents of a circle, and the gate is P. */
function paths(text: string): string {
  const [whole, p = '', a = '', b = '', noun = ''] = touching.exec(text) ?? []
  const centre = /\bcent(?:re|er) ([A-Z])\b/.exec(text)?.[1] ?? 'O'
  const place = noun.trim().split(' ').at(-1) ?? ''
  if (whole === undefined) return text
  return text
    .replace(whole, `Two tangents ${p}${a} and ${p}${b} from ${p} touch the circle at ${a} and ${b}`)
    .replace(/\ba circular [a-z]+\b/i, 'a circle')
    .replace(
      new RegExp(
        String.raw`\b(?:the )?(?:[a-z]+ )?${place === '' ? 'point' : place}(?: ${p})? is (\d[\d.]* ?(?:c?m|km)) (?:away )?from the cent(?:re|er)(?: ${centre})?\b`,
        'i',
      ),
      `${centre}${p} = $1`,
    )
    .replace(
      /\b(?:the )?(?:two |both )?(?:foot)?(?:paths|ropes|roads|wires|rods|fences|chains|strings|walkways)\b(?! [A-Z])/gi,
      'the tangents',
    )
    .replace(new RegExp(String.raw`\b(?:each |the )?${strips} (?=${p}[${a}${b}]\b)`, 'gi'), 'the tangent ')
}

const ends = String.raw`(?:points? )?([A-Z]) (?:and|&) ([A-Z])`
const touchingEachOther = new RegExp(
  String.raw`^(?:in (?:the )?(?:given |adjoining )?(?:figure|fig\.?),? )?(?:if )?two circles (?:\(?with cent(?:re|er)s [A-Z] and [A-Z]\)? )?touch(?:es|ing)? (?:each other )?externally at (?:a |the )?(?:point )?([A-Z])\b[.,;]? ?(?:and )?(?:if )?(?:([A-Z])([A-Z]) is )?(?:a|the|their) (?:direct |external )?common tangent\b(?: (?:to|of) (?:them|both(?: the)?(?: circles)?|(?:the|these|two) (?:two )?circles))?(?:,? (?:which )?(?:touch(?:es|ing)(?: (?:them|the circles|the two circles|both(?: the)? circles))?)?(?: (?:at|in) ${ends})?)?[.,;] ?(?:and )?`,
  'i',
)
const atContact = (p: string) =>
  new RegExp(
    String.raw`^(?:the |if the |their )?(?:other )?(?:common )?tangent (?:at|through|drawn at) (?:point )?${p} (?:meets|intersects|cuts) (?:the (?:line |tangent )?)?([A-Z])([A-Z]) at (?:a |the )?(?:point )?([A-Z])[.,;] ?(?:then )?`,
    'i',
  )

/** Two circles that touch at P, their common tangent AB, and that of P, which meets it: what is shown of NA, NP and NB. */
function twoTouching(text: string): string {
  const [told = '', p = '', one, two, first, second] = touchingEachOther.exec(text) ?? []
  const [a, b] = [one ?? first, two ?? second]
  if (a === undefined || b === undefined || (first !== undefined && one !== undefined && first + second !== a + b))
    return text
  const rest = text.slice(told.length)
  const [met = '', c = '', d = '', named] = atContact(p).exec(rest) ?? []
  const n = named ?? ['N', 'M', 'T', 'Q'].find((letter) => ![p, a, b].includes(letter)) ?? ''
  if (met !== '' && ![`${a}${b}`, `${b}${a}`].includes(`${c}${d}`)) return text
  const ask = rest
    .slice(met.length)
    .replace(
      new RegExp(
        `\\b(?:the )?(?:common )?tangent (?:at|through) (?:the )?(?:point )?${p} bisects (?:the )?(?:line |tangent )?${a}${b}\\b`,
        'i',
      ),
      `${n} is the midpoint of ${a}${b}`,
    )
  return /^(?:prove|show) that [^.]*[.]?\s*$/i.test(ask)
    ? `${n}${a}, ${n}${p} and ${n}${b} are tangents from a point ${n}. ${n} lies on ${a}${b}. ${ask}`
    : text
}

/** Figures of tangents and chords as they are shortened, dictated and told in Hindi, each in the words of the book. */
export const ofTangents: Pairs = [
  // "chord of the bigger one touches the smaller"
  [
    /(?<=\bconcentric\b[^]*)\bchord of (?:the )?(bigger|larger|outer)(?: one| circle)? touch(es|ing) (?:the )?(smaller|inner)(?: one| circle)?(?=\s*(?:[.,?]|$))/gi,
    'chord of the $1 circle touch$2 the $3 circle',
  ],
  [/(?<=\bconcentric\b[^]*),? (?:both )?(?:lying |which lie )?between the same (?:two )?radii(?=[.,])/gi, ''],
  // "P par PQ tangent hai, O centre hai aur triangle OPQ isosceles hai"
  [
    /\b(?:at (?:a |the )?point ([A-Z]) of (?:a |the )?circle,? |(?:ek )?circle ke (?:ek )?point ([A-Z]) (?:par|pe) )([A-Z]{2}) (?:(?:is )?an? |ek )?tangent(?: (?:hai|h|is|drawn))*(?:,| aur| and)* ([A-Z]) (?:is (?:the )?)?(?:centre|center)(?: (?:hai|h))?(?:[,.]| aur| and)*/g,
    (_: string, one = '', two = '', line = '', centre = '') =>
      `${line} is a tangent to a circle with centre ${centre} at ${one}${two}. `,
  ],
  [/\btriangle ([A-Z]{3}) isosceles(?: (?:hai|h)\b)?(?: to\b| toh\b)?/g, 'triangle $1 is isosceles.'],
  [/ ?\((?:lying |in )?between (?:them|the two|the tangents|these)\)/gi, ''],
  [
    /(?<=\btouches (?:them|(?:both |the )?(?:two )?circles) at )two (?:different|distinct) points (?=[A-Z] and [A-Z]\b)/g,
    '',
  ],
  [/^[^]*\btouch[^]*$/i, paths],
  [/^(?=[^]*\btwo circles\b)[^]*\bexternally at\b[^]*$/i, twoTouching],
  // "external point P se do tangents PA PB draw kiye centre O wale circle pe"
  [
    /\b(?:ek )?(?:external |bahari |bahya )?point ([A-Z]) se (?:do |two |2 )?tangents? ([A-Z]{2})(?: aur | and |, | )([A-Z]{2}) (?:draw|drawn|khinch\w*|kheench\w*|banay?\w*)(?: (?:kiye|ki|kiya|gay[ei]|gayi|hai|h))*(?: cent(?:re|er) ([A-Z]) wale circle (?:pe|par|ko))?/g,
    (_: string, p = '', one = '', two = '', o?: string) =>
      `From an external point ${p} tangents ${one} and ${two} are drawn to a circle with centre ${o ?? 'O'}`,
  ],
  [
    /\bcircle ke (?:ek )?(?:point |bindu )?([A-Z]) (?:pe|par) (?:ek )?tangent (?:drawn |khinchi |draw ki )?(?:(?:hai|h) )?(?:jo )?([A-Z]{2}) (?:aur|and) ([A-Z]{2}) ko ([A-Z]) (?:aur|and) ([A-Z]) (?:pe|par) (?:cut kart[aie]|kaa?tt?[iae]|milt[iae])(?: (?:hai|h)\b)?/g,
    'the tangent at a point $1 on the circle intersects $2 and $3 at $4 and $5',
  ],
  // "a circle C(O, r)", which is often printed with a zero
  [/\bcircle [A-Z] ?\( ?(?:[O0]) ?, ?(r|\d[\d.]*(?: ?cm)?) ?\)/g, 'circle with centre O and radius $1'],
  [/\bcircle \((?:cent(?:re|er)) ([A-Z])\) k[aei](?= ?[,.])/gi, 'of a circle with centre $1'],
  // "a chord AB subtends 60° at the centre": the angle at the centre of the tangents at A and B
  [
    /^(?:if )?(?:a |the )?chord ([A-Z])([A-Z]) (?:of a circle )?subtends (?:an )?(?:angle )?(?:of )?(\d+ ?°|\d+ degrees) at (?:the )?cent(?:re|er)(?: (?:O )?of (?:a |the )?circle)?,? (?:then )?(?:find |what is )?(?:the )?angle between (?:the )?tangents at \1 and \2\b/i,
    'PA and PB are tangents from P to a circle with centre O. ∠AOB = $3. Find ∠APB',
  ],
  // an isosceles triangle of the centre, the contact and a point of the tangent
  [
    /^(?=[^]*\btangent\b[^]*\bcent(?:re|er) O\b)[^]*$/i,
    (text: string) =>
      text.replace(
        /\b(?:triangle |△|∆ ?)?(O([A-Z])([A-Z])|([A-Z])O([A-Z])|([A-Z])([A-Z])O) is (?:an )?isosceles(?: triangle)?/,
        (whole: string, ...found: string[]) => {
          const [one = '', two = ''] = found.slice(1, 7).filter((each) => typeof each === 'string')
          const contact = new RegExp(`\\b(?:at|point) (?:the point )?(${one}|${two})\\b`).exec(text)?.[1]
          const other = contact === one ? two : one
          return contact === undefined ? whole : `O${contact} = ${contact}${other}`
        },
      ),
  ],
  // "PA, PB tangents hai circle pe. third tangent CD circle ko E pe touch karti hai"
  [
    /\b([A-Z]{2}),? (?:and |aur )?([A-Z]{2}) (?:do )?tangents? (?:hain?|h) (?:ek )?circle (?:pe|par|ki|ke|ko)\b/g,
    '$1 and $2 are tangents to a circle',
  ],
  [
    /\b(?:third|another|ek aur|teesri|tisri) tangent ([A-Z]{2}) (?:jo )?circle ko ([A-Z]) (?:pe|par) touch kart[ie] (?:hai|h)\b(?:,? \(?minor arc ([A-Z]{2}) (?:pe|par)\)?)?/gi,
    (_: string, tangent = '', at = '', arc?: string) =>
      `third tangent ${tangent} touches the circle at ${at}${arc === undefined ? '' : ` (on minor arc ${arc})`}`,
  ],
  [/(?<=\btangents?\b[^]*) to triangle ([A-Z]{3}) ka perimeter\b[^.?,]*/g, ', find the perimeter of triangle $1'],
  [
    /(?<=[,.] )((?:chord|tangent|side) [A-Z]{2}) ki (?:length|lambai) (?:nikalo|batao|bataiye|find karo|kya (?:hai|hogi)|kitni (?:hai|hogi))[\s.?]*$/g,
    'find the length of $1',
  ],
  [
    /^\s*(?:fill in the blanks?\s*[:.]?\s*)?a circle can have (?:at (?:the )?most )?(?:_{2,}|\.{3,}|…) tangents? (?:at (?:the )?most )?parallel to a given (secant|line)(?: of it)?[\s.?]*$/i,
    'At most how many tangents of a circle can be parallel to a given $1?',
  ],
  // T lies beyond Q on BQ produced
  [
    /\b([A-Z]) (?:is (?:a|any) point|lies) on (?:the|this) circle(?:,? such that|,? and|,) ([A-Z])\1,? (?:is |when )?(?:produced|extended)(?: to)? (?:meets?|cuts|intersects) (?:the )?(?:tangent )?(?:([A-Z])([A-Z]) )?at ([A-Z])\b/g,
    (whole: string, q = '', b = '', one?: string, two?: string, t = '') =>
      one === undefined || one === t || two === t ? `${b}${t} meets the circle at ${q}` : whole,
  ],
  // "from a point (i) inside (ii) on (iii) outside the circle"
  [
    new RegExp(
      String.raw`\b(?:how many|(?:(?:find|what is) )?(?:the )?(?:no\.?|number) of) tangents? (?:(?:that )?(?:we |one )?can (?:we |one )?(?:be )?drawn? )?(?:to a circle )?from (?:a )?(?:pt|point)\.? ${place},? ${place},? (?:and )?${place}\s*[?.]*\s*$`,
      'i',
    ),
    'How many tangents can be drawn to a circle from a point (i) $1 it (ii) $2 it (iii) $3 it?',
  ],
  [
    /\b([A-Z]{2}) (?:aur|and|&|,) ([A-Z]{2}) (?:are )?(?:do |two )?tangents?(?: (?:hai|hain)\b)?,? (?:ke (?:beech|bich)|(?:having|with)(?: an?)?) (?:ka |me |mein )?(?:angle|kon) (?:between them )?(?:is |= ?)?(\d+) ?(?:°|degrees?)(?: (?:hai|h)\b)?/gi,
    'tangents $1 and $2 have angle $3° between them',
  ],
  [
    /(?<=\b(?:right )?triangle ([A-Z]{3}) (?:me|mein|with|,|has) )([A-Z]) (?:= ?|is )?90 ?(?:°|degrees?)(?: (?:hai|h)\b)?/g,
    'angle $2 = 90°',
  ],
  [
    /,? (?:is|us)(?:me| me|mein| mein|ke andar) (?:bane )?(?:inscribed )?circle (?:ka|ki) radius (?:nikalo|batao|find karo|kya (?:hai|hoga))/gi,
    ', find the radius of the inscribed circle',
  ],
  [/\bone given (?=(?:line|secant)\b)/gi, 'a given '],
  // the side on which an angle with a tangent lies
  [/(?<=\btangent\b[^.]*) on the same side of ([A-Z]{2}) as [A-Z]\b/g, ''],
  [
    /⊙ ?(?:\( ?([A-Z]) ?, ?(r|\d[\d.]* ?(?:cm)?) ?\))?/g,
    (_: string, o = '', r = '') => (o === '' ? 'circle' : `circle with centre ${o} and radius ${r}`),
  ],
  [/\s*(?:⇒|=>)\s*(?=∠|angle\b|[A-Z]{2,3}\b|\\angle)/g, ', then '],
  // which end it goes beyond
  [
    /\b([A-Z])([A-Z]) (?:is )?(produced|extended) beyond ([A-Z])\b/g,
    (whole: string, a = '', b = '', word = '', end = '') =>
      end === b ? `${a}${b} ${word}` : end === a ? `${b}${a} ${word}` : whole,
  ],
  // counts of tangents in one breath
  [
    /^(how many tangents\b[^.?]*[^.?\s])\s*[.?,]+ (?:and |aur )?(how many tangents\b[^.?]*)[.?]*\s*$/gi,
    '(i) $1? (ii) $2?',
  ],
  [
    /\b(?:circle|vritt?) k[ei] (andar|bahar|upar|bheetar)(?: hi)? (?:wal[ei] |ke |sthit )?(?:ek )?(?:point|bindu) se (?:circle (?:par|pe|ki|ke) )?kitn[ei] tangents?\b[^?.,]*/gi,
    (_: string, place = '') => countFrom(place),
  ],
  [
    /(?<=how many tangents\b[^]*)[?.,]* (?:aur|and) (?:jo |agar )?(?:point|bindu) (?:circle|vritt?) k[ei] (andar|bahar|upar|bheetar)(?: hi)? (?:ho|hai)(?: to)? (?:us|to us|usk[ei])? ?se kitn[ei]\b(?: (?:tangents?|kh\w*|ban\w*|sak\w*|hain?|ho\w*|ja\w*|mil\w*|draw|kar\w*))*\s*[?.]*$/gi,
    (_: string, place = '') => `? ${countFrom(place)}?`,
  ],
  [/^\s*(how many tangents\b[^?]*)\?\s*(how many tangents\b[^?]*)\?*\s*$/gi, '(i) $1? (ii) $2?'],
  [
    /\bjo (?:line|rekha) (?:kisi |ek )?(?:circle|vritt?) ko (?:do|2) (?:points?|binduo|jagah)(?: pe| par)? (?:kaat|kat|mil)\w*(?: (?:hai|h))?,? (?:to )?(?:use|usko|usse|us line ko) kya (?:bol|keh|kah)\w*(?: (?:hain?|h))?/gi,
    'what do we call a line which cuts a circle in two points',
  ],
  // a circle in a right triangle in Hindi
  [
    /\b(?:ki |ke )?(?:do |2 )?sides? (\d[\d.]* ?(?:cm|m)?) (?:aur|and) (\d[\d.]* ?(?:cm|m)?)(?: (?:hain?|h))?,? jo right angle bana\w*(?: (?:hain?|h))?/gi,
    'with legs $1 and $2',
  ],
  [
    /,? (?:us|is)k[ei] andar (?:jo |ek )?(?:circle|vritt?) (?:ban\w*|khinch\w*)(?: (?:gaya|hai|h|ho))*,? (?:us|is)ka (?=radius)/gi,
    '. A circle is inscribed in it. Find its ',
  ],
  [/\bradius ?\(r\)/gi, 'radius'],
  [/\s*\(in \$?(?:\\text\{ ?)?(?:sq\.? ?)?c?m ?\}?(?:\^\{?2\}?|²)?\$?\)(?= ?(?:is|=|:|\?|$))/gi, ''],
  [/\btriangle ([A-Z]{3}) with sides (?=[A-Z]{2} ?=? ?\d)/g, 'triangle $1 with '],
  [/\b([A-Z]{2}) (\d[\d.]*) ?centimet(?:re|er)s?\b/g, '$1 = $2 cm,'],
  [/(?<=\d ?(?:cm|m)),? it touches (?=[A-Z]{2} at\b)/g, '. The circle touches '],
  [/(?<![A-Z])\b(?:one|1) more tangent\b/gi, 'another tangent'],
  // "(on the side nearer to P)": a third tangent lies there
  [
    /(?<=\btangents?\b[^]*),? ?\(? ?(?:which is |lying )?(?:on|towards) the (?:same )?side (?:near(?:er|est)?(?: to)?|close(?:r|st)? to|of|towards) [A-Z] ?\)?(?= ?(?:,|[a-z]+ing\b|cuts?\b|meets?\b|intersects?\b|and\b|[A-Z] on\b))/g,
    '',
  ],
  [
    /\bat (?:one|a|any) point ([A-Z]) on the circle,? (?:a |another )?tangent is drawn,? (?:which )?(?=intersects|meets|cuts)/gi,
    'another tangent touching the circle at $1 ',
  ],
  [
    new RegExp(
      String.raw`(?<=\btangent\b[^.]*\b${cuts} )([A-Z]{2}),? (?:and |aur )?([A-Z]{2}) (?:at|in) ([A-Z]),? (?:and|aur) ([A-Z])(?:,? respectively)?(?=[\s,.])`,
      'g',
    ),
    '$1 at $3 and $2 at $4',
  ],
  [/(?<=\btangents?\b[^]*)\bperimeter (?:of )?([A-Z]{3})\b/g, 'perimeter of triangle $1'],
  [
    /\b(?:each |the )?chord of one circle (?:which|that) is (?:a )?tangent to the other(?: circle)?\b/gi,
    'the chord of the larger circle which touches the smaller circle',
  ],
  [/(?<=\bintersecting the hypotenuse [A-Z]{2}) and (?=[A-Z]\b[.,])/g, ' at '],
  // blanks
  [
    /\b(?:a )?tangent to a circle (?:intersects|meets|touches|cuts) it (?:in|at) _+ ?points? ?(?:\(s\))?\.?/gi,
    'in how many points does a tangent meet the circle?',
  ],
  [
    /\ba circle can have (?:at (?:the )?most _+ parallel tangents?|_+ parallel tangents? at (?:the )?most\b)(?: at a time)?\.?/gi,
    'what is the maximum number of parallel tangents of a circle?',
  ],
  [
    /\b(?:and )?at (?:the )?most how many (?:tangents of a circle can be |of them are |can be )?parallel to each other\b/gi,
    'what is the maximum number of parallel tangents of a circle',
  ],
  [
    /\b(?:the )?(?:no\.?|number) of tangents from a point outside (?:a |the )?circle is _+/gi,
    'how many tangents can be drawn to a circle from a point outside it?',
  ],
  [
    /\b(?:a )?line intersecting (?:a )?circle (?:in|at) two points is called (?:a )?_+ ?\.?/gi,
    'what is a line which cuts a circle in two points called?',
  ],
  [/\bfill (?:up|in)(?: the blanks?)? ?:? ?(?=\(i\))/gi, ''],
  // angles between radii
  [
    /\bangle (?:between|btwn|btw|b\/w) (?:the )?(?:(?:2|two) )?radii (?:of a circle )?(?:is|=) ?(\d+)(?: ?(?:°|degrees?\b|deg\b))?/gi,
    'angle between two radii of a circle is $1°',
  ],
  [
    /\btangents? at (?:the )?end ?(?:points?|pts?) of (?:the |these |those )?radii\b/gi,
    'tangents at the ends of the radii',
  ],
  [
    /(?<=\bradii\b[^.?]*?),? (?:then )?(?:the )?angle between (?:the )?tangents at the ends of the radii(?: is)? ?[=?:_.]*\s*(?=$|\([aA]\))/gi,
    '. Find the angle between the tangents at the ends of the radii ',
  ],
  // "2 tangents at angle 60"
  [
    /\b(?:2|two|do) tangents (?:at|with|making) (?:an )?angle (?:of )?(\d+) ?(?:°|degrees?)?(?= drawn| are| to)/gi,
    'two tangents inclined at $1°',
  ],
  [/\b([A-Z]{2}) is perp(?:endicular)?\.? to ([A-Z]{2})\b/g, '$1 ⊥ $2'],
  // "chord PQ makes 55° with PT"
  [
    /\bchord ([A-Z])([A-Z]) makes (?:an )?(?:angle (?:of )?)?(\d[\d.]*) ?(?:°|degrees?|deg)? (?:angle )?with (?:the )?(?:tangent )?\1([A-Z])\b/g,
    'chord $1$2, ∠$2$1$4 = $3°',
  ],
  [
    /^(?:kya |are |is )?(?:(?:the )?tangents? (?:drawn )?(?:at|to) )?(?:(?:the |a )?(?:circle )?(?:ki |ke )?)?(?:(?:two |dono |both )?(?:the )?ends (?:of )?(?:a |the )?)?(?:diameter )(?:of a circle )?(?:ke dono (?:ends|siro) (?:pe|par) (?:ki |ke |bani |drawn )?tangents? )?(?:always |hamesha |ek dusre ke )?parallel(?: to each other)?(?: (?:hot[aei]|hai|hain|h|kya|hongi|honge))*\s*\?*$/i,
    'True or false: the tangents at the ends of a diameter of a circle are parallel.',
  ],
  // circles in and about triangles
  [/\b(?:2|two) sides containing (?:the )?(?:rt|right) angle (?:are|r|=) /gi, 'legs are '],
  [
    /^(.*\bright triangle\b.*),? radius of (?:the )?incircle\s*\??$/gi,
    '$1. A circle is inscribed in it. Find its radius',
  ],
  [
    /\b(?:3|three) circles (?:with )?cent(?:re|er)s? ([A-Z]),? ?([A-Z]) ?(?:and|,|n)? ?([A-Z]) touch/g,
    'Three circles with centres $1, $2 and $3 touch',
  ],
  [/\b(?:find |nikalo )?(?:all )?(?:3|three|their) radii\s*\.?\s*$/gi, 'find their radii'],
  [
    /\b(?:ek )?circle triangle ([A-Z]{3}) ki side ([A-Z]{2}) ko ([A-Z]) (?:pe|par) touch karta (?:hai|h),? (?:aur|and) ([A-Z]{2}),? (?:aur |and )?([A-Z]{2}) ko (?:aage )?badhane (?:par|pe) ([A-Z]) (?:aur|and) ([A-Z]) (?:pe|par)(?: touch karta)?(?: (?:hai|h))?/gi,
    'A circle touches the side $2 of triangle $1 at $3 and touches $4 and $5 produced at $6 and $7',
  ],
  [
    /\b(?:quad(?:rilateral)? )?([A-Z]{4}),? (?:ek )?circle \(?(?:(?:with )?cent(?:re|er) )?([A-Z])\)? ke bahar bana (?:hai|h)(?:,? (?:charo|chaaron|sab|sabhi) sides? circle ko touch karti (?:hai|h|hain))?/gi,
    'quadrilateral $1 circumscribes a circle with centre $2.',
  ],
  [/\bquadrilateral ([A-Z]{4}) circle \(cent(?:re|er) ([A-Z])\) ke/g, '$1 circle $2 ke'],
  [
    /\(\s*([A-Z]{4}) circumscribes (?:a |the )?circle,? (?:with )?cent(?:re|er) ([A-Z])\s*\)/g,
    '. The quadrilateral $1 circumscribes a circle with centre $2.',
  ],
  [/(?<=\btangents? )at (?:its |the )?point of contact ([A-Z])\b/g, 'at the point $1'],
  [/\b(at|from) (?:an )?ext(?:ernal)? (?:pt|point) ([A-Z])\b/gi, '$1 an external point $2'],
]
