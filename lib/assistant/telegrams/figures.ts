import type { Pairs } from '../question/replaced'

const n = String.raw`(\d+(?:\.\d+)?(?:√\d+)?)`
const cm = String.raw`(?: ?(?:cm|m))?`
const capital = (text: string): string => text.toUpperCase()
const end = String.raw`\s*(?:=|\?|nikalo|batao|kya hoga|kitna|find|ki value)*\s*[.?]*\s*$`

/** Circles and triangles whose points are typed in small letters. */
export const figures: Pairs = [
  // "pa pb tangents centre o angle apb 80 poa?", "tp tq tangents angle poq 110 o centre ptq?"
  [
    new RegExp(
      String.raw`^(?:if )?([a-z])([a-z]),? (?:and |aur |n )?(?:\1([a-z])|([a-z])\1) (?:are |r )?(?:2 |two |do )?tangents?(?: to (?:a )?circle)?(?: from [a-z])?,? (?:with )?(?:centre|center|o)?(?: (?:o|is|centre|center))*,? ?(?:such that )?(?:angle |∠)?([a-z]{3}) ?(?:=|is|of)? ?${n} ?(?:°|degrees?)?,? ?(?:(?:with )?(?:o )?(?:centre|center)(?: o)?,? )?(?:find |to |then )?(?:angle |∠)?([a-z]{3})${end}`,
    ),
    (whole: string, ...found: readonly string[]) => {
      const [p = '', a = '', b = '', other = '', told = '', value = '', asked = ''] = found
      const at = b || other
      const letters = new Set([p, a, at, 'o'])
      return letters.size === 4 && [...told, ...asked].every((one) => letters.has(one))
        ? `${capital(p + a)} and ${capital(p + at)} are tangents from ${capital(p)} to a circle with centre O, touching it at ${capital(a)} and ${capital(at)}. If ∠${capital(told)} = ${value}°, find ∠${capital(asked)}.`
        : whole
    },
  ],
  // "pa pb tangent angle 80 poa?": the angle between them
  [
    new RegExp(
      String.raw`^(?:if )?([a-z])([a-z]),? (?:and |aur |n )?\1([a-z]) (?:are |r )?(?:2 |two |do )?tangents?(?: from [a-z])? (?:inclined (?:to each other )?at )?(?:(?:ke beech |between (?:them )?)?(?:angle |∠))(?:of |is |= ?|b\/w (?:them )?|between (?:them )?)?${n} ?(?:°|degrees?)?,? (?:find |to |then )?(?:angle |∠)?([a-z]{3})${end}`,
    ),
    (whole: string, p = '', a = '', b = '', value = '', asked = '') => {
      const letters = new Set([p, a, b, 'o'])
      return letters.size === 4 && [...asked].every((one) => letters.has(one))
        ? `${capital(p + a)} and ${capital(p + b)} are tangents from ${capital(p)} to a circle with centre O, touching it at ${capital(a)} and ${capital(b)}. If ∠${capital(a + p + b)} = ${value}°, find ∠${capital(asked)}.`
        : whole
    },
  ],
  // "concentric 5 3 chord length"
  [
    new RegExp(
      String.raw`^(?:(?:2|two|do) )?concentric (?:circles? )?(?:of )?(?:r |radi(?:us|i) )?(?:are )?${n}${cm},? (?:and |aur |n )?${n}${cm},? (?:ka |ki |to |find )?(?:bade circle ki |larger circle |outer circle |length of (?:the )?)?chord(?: of (?:the )?(?:larger|bigger|outer)(?: circle)?)?(?: jo| which)?(?: (?:chote|smaller|inner)(?: circle| one)? ko)?(?: (?:is )?(?:touch\w*|tangent to)(?: (?:the )?(?:smaller|inner|chote)(?: circle| one)?)?)?(?: karti hai)?,?(?: ki)?(?: chord)?(?: (?:ki )?length)?${end}`,
    ),
    'Two concentric circles are of radii $1 cm and $2 cm. Find the length of the chord of the larger circle which touches the smaller circle.',
  ],
  // "chord 90 at centre r 10 minor segment"
  [
    new RegExp(
      String.raw`^(?:circle (?:of )?radius ${n}${cm} )?chord (?:subtends )?(?:angle )?${n} ?(?:°|degrees?)? (?:angle )?at (?:the )?(?:centre|center)(?:,? (?:r|radius|rad) ?(?:=|is)? ?${n}${cm})?,? (?:find )?(?:area of (?:the )?|area )?(minor|major) segment(?: ka)?(?: area)?(?:,? ?\(?(?:use |take )?(?:pi|π) ?=? ?(3\.14|22\/7)\)?)?${end}`,
    ),
    (whole: string, first = '', angle = '', later = '', which = '', pi = '') =>
      (first === '') === (later === '')
        ? whole
        : `A chord of a circle of radius ${first || later} cm subtends an angle of ${angle}° at the centre. Find the area of the ${which} segment.${pi === '' ? '' : ` (Use π = ${pi})`}`,
  ],
  // "circle rad 4 inside tri abc touches bc at d bd 8 dc 6 ab ac"
  [
    new RegExp(
      String.raw`^circle (?:of )?(?:radius|rad|r) ?(?:=|is)? ?${n}${cm} (?:is )?(?:inside|inscribed in|in) (?:triangle|tri) ([a-z])([a-z])([a-z]),? (?:touches|touching) (?:side )?\3\4 at ([a-z]),? \3\5 ?=? ?${n}${cm},? (?:and )?(?:\5\4|\4\5) ?=? ?${n}${cm},? (?:find |to )?(?:\2\3|\3\2),? (?:and |aur |n )?(?:\2\4|\4\2)${end}`,
    ),
    (_: string, r = '', a = '', b = '', c = '', d = '', one = '', other = '') =>
      `A triangle ${capital(a + b + c)} is drawn to circumscribe a circle of radius ${r} cm such that the segments ${capital(b + d)} and ${capital(d + c)} into which ${capital(b + c)} is divided by the point of contact ${capital(d)} are of lengths ${one} cm and ${other} cm respectively. Find the sides ${capital(a + b)} and ${capital(a + c)}.`,
  ],
  // "chord pq 8 rad 5 tangents at p q meet at t tp="
  [
    new RegExp(
      String.raw`^(?:circle (?:of )?(?:radius|rad|r) ?=? ?${n}${cm},? )?chord ([a-z])([a-z]) ?=? ?${n}${cm},? (?:(?:of )?(?:circle )?(?:of )?(?:radius|rad|r) ?=? ?${n}${cm},? )?tangents (?:at )?\2 ?(?:,|and|aur|n)? ?\3 (?:meet|intersect|mile)(?: at)? ([a-z]),? (?:find |length )?(?:\6\2|\2\6)${end}`,
    ),
    (whole: string, first = '', p = '', q = '', chord = '', later = '', t = '') =>
      (first === '') === (later === '')
        ? whole
        : `${capital(p + q)} is a chord of length ${chord} cm of a circle of radius ${first || later} cm. The tangents at ${capital(p)} and ${capital(q)} intersect at a point ${capital(t)}. Find the length ${capital(t + p)}.`,
  ],
  // "given line (secant) ke parallel circle ke max kitne tangents"
  [
    /^(?=.*\bparallel\b)(?=.*\b(?:secant|line)\b)(?=.*\btangents?\b)(?=.*\b(?:max|kitn[ei]|how many)\b)(?:(?:ek|given|line|\(?secant\)?|k[eai]|to|a|the|parallel|circle|max(?:imum)?|kitn[ei]|how|many|tangents?|of|can|be|drawn|ho|sa?kt[aei]|hai|are|there|bana\w*|diye|hue|par|pe|no|number|me|mein|atmost|is)\s*)+\??$/,
    'How many tangents can a circle have that are parallel to a given secant?',
  ],
  // "abc me de || bc ad 1.5 db 3 ae 1 ec?"
  [
    new RegExp(
      String.raw`^(?:in )?(?:(?:triangle|tri) )?([a-z]{3}) (?:me |mein )?([a-z]{2}) ?(?:\|\||ll|parallel(?: to)?) ?([a-z]{2})((?:[, ]+[a-z]{2} ?=? ?\d+(?:\.\d+)?${cm}){2,4}),? (?:find |to |then )?([a-z]{2})${end}`,
    ),
    (_: string, whole = '', d = '', b = '', told = '', asked = '') =>
      `In triangle ${capital(whole)}, ${capital(d)} || ${capital(b)}, ${[...told.matchAll(/([a-z]{2}) ?=? ?(\d+(?:\.\d+)?)(?: ?(cm|m)\b)?/g)].map(([, name = '', value = '', unit = '']) => `${capital(name)} = ${value} ${unit}`.trim()).join(', ')}. Find ${capital(asked)}.`,
  ],
  // "e on pq f on pr pq=1.28 pr=2.56 pe=.18 pf=.36 ef||qr?"
  [
    new RegExp(
      String.raw`^([a-z]) on ([a-z]{2}),? (?:and )?([a-z]) on ([a-z]{2})((?:[, ]+[a-z]{2} ?=? ?\d*(?:\.\d+)?${cm}){4}),? (?:is |kya )?([a-z]{2}) ?(?:\|\||ll|parallel(?: to)?) ?([a-z]{2})(?: hai| kya| ya nahi| or not)*\s*\??$`,
    ),
    (_: string, ...found: readonly string[]) => {
      const [e = '', pq = '', f = '', pr = '', told = '', ef = '', qr = ''] = found
      return `${capital(e)} and ${capital(f)} are points on ${capital(pq)} and ${capital(pr)}, ${[...told.matchAll(/([a-z]{2}) ?=? ?(\d*(?:\.\d+)?)/g)].map(([, name = '', value = '']) => `${capital(name)} = ${value.replace(/^\./, '0.')} cm`).join(', ')}. Is ${capital(ef)} || ${capital(qr)}?`
    },
  ],
  // "d on bc of tri abc angle adc=bac prove ca2=cb.cd"
  [
    /^([a-z]) (?:is )?(?:a )?(?:point )?on ([a-z]{2}) of (?:triangle |tri )?([a-z]{3}),? (?:such that )?(?:angle |∠)([a-z]{3}) ?= ?(?:angle |∠)?([a-z]{3}),? (?:prove|show)(?: that)? ([a-z]{2}) ?(?:2|²|\^2) ?= ?([a-z]{2}) ?[.×x*]? ?([a-z]{2})\s*$/,
    (_: string, d = '', side = '', whole = '', one = '', other = '', a = '', b = '', c = '') =>
      `${capital(d)} is a point on the side ${capital(side)} of a triangle ${capital(whole)} such that ∠${capital(one)} = ∠${capital(other)}. Show that ${capital(a)}² = ${capital(b)}.${capital(c)}.`,
  ],
  // "trap abcd ab||dc diagonals meet o prove ao/bo=co/do"
  [
    /^(?:in )?trap(?:ezium)? ([a-z]{4}),? (?:with )?([a-z]{2}) ?(?:\|\||parallel(?: to)?) ?([a-z]{2}),? diagonals (?:meet|intersect|cut)(?: each other)?(?: at)?(?: point)? ([a-z]),? (?:prove|show)(?: that)? ([a-z]{2}) ?\/ ?([a-z]{2}) ?= ?([a-z]{2}) ?\/ ?([a-z]{2})\s*$/,
    (_: string, ...found: readonly string[]) => {
      const [whole = '', a = '', b = '', o = '', p = '', q = '', r = '', s = ''] = found.map((one) =>
        typeof one === 'string' ? capital(one) : '',
      )
      return `${whole} is a trapezium in which ${a} || ${b} and its diagonals intersect each other at the point ${o}. Show that ${p}/${q} = ${r}/${s}.`
    },
  ],
  // "tri abc rt angle at b ab 24 bc 7 sina cosa"
  [
    new RegExp(
      String.raw`^(?:in )?(?:(?:right |rt )?(?:triangle |tri ))?([a-z]{3}) (?:me |mein )?(?:is )?(?:right|rt|right[- ]angled)(?: angled?)?(?: at)? ([a-z]),? ([a-z]{2}) ?=? ?${n}${cm},? (?:and )?([a-z]{2}) ?=? ?${n}${cm},? (?:find |to )?((?:(?:sin|cos|tan|cosec|sec|cot) ?[a-z][ ,]*(?:and |n |aur )?)+)${end}`,
    ),
    (_: string, ...found: readonly string[]) => {
      const [whole = '', at = '', one = '', first = '', other = '', second = '', list = ''] = found
      const asked = [...list.matchAll(/(sin|cos|tan|cosec|sec|cot) ?([a-z])/g)].map(
        ([, ratio = '', letter = '']) => `${ratio} ${capital(letter)}`,
      )
      return `In triangle ${capital(whole)}, right-angled at ${capital(at)}, ${capital(one)} = ${first} cm and ${capital(other)} = ${second} cm. Find ${asked.join(' and ')}.`
    },
  ],
  [
    /^(?:bpt|thales(?: theorem)?|basic prop(?:ortionality)? (?:theorem|thm))(?: state)?(?: n| and| aur)? prove(?: karo)?\s*$/,
    'State and prove the Basic Proportionality Theorem.',
  ],
  [
    /^(?:√ ?|root ?)(\d+) (?:is )?irrational (?:hai )?(?:prove|proof|sabit)(?: kar\w*)?\s*$/,
    'Prove that √$1 is irrational.',
  ],
  // "abc similar pqr, angle a=47 q=83 then angle c"
  [
    new RegExp(
      String.raw`^(?:triangle |tri |if )*([a-z]{3}) ?(?:~|(?:is |are )?similar(?: to)?) ?(?:triangle |tri )?([a-z]{3}),? (?:and )?(?:angle |∠)?([a-z]) ?=? ?${n}(?: degrees)?,? (?:and )?(?:angle |∠)?([a-z]) ?=? ?${n}(?: degrees)?,? (?:to |then |find )*(?:angle |∠)([a-z])${end}`,
    ),
    (whole: string, ...found: readonly string[]) => {
      const [one = '', other = '', a = '', first = '', q = '', second = '', asked = ''] = found
      const letters = new Set([...one, ...other])
      return [a, q, asked].every((letter) => letters.has(letter))
        ? `△${capital(one)} ~ △${capital(other)}, ∠${capital(a)} = ${first}°, ∠${capital(q)} = ${second}°. Find ∠${capital(asked)}.`
        : whole
    },
  ],
  // "abc ~ pqr ab=6 pq=9 bc=8 qr?"
  [
    new RegExp(
      String.raw`^(?:triangle |tri |if )*([a-z]{3}) ?(?:~|(?:is |are )?similar(?: to)?) ?(?:triangle |tri )?([a-z]{3}),?((?:[, ]+(?:and )?[a-z]{2} ?=? ?\d+(?:\.\d+)?${cm}){3}),? (?:to |then |find )*([a-z]{2})${end}`,
    ),
    (whole: string, one = '', other = '', told = '', asked = '') =>
      [...asked].every((letter) => one.includes(letter)) || [...asked].every((letter) => other.includes(letter))
        ? `△${capital(one)} ~ △${capital(other)}, ${[...told.matchAll(/([a-z]{2}) ?=? ?(\d+(?:\.\d+)?)/g)].map(([, name = '', value = '']) => `${capital(name)} = ${value} cm`).join(', ')}. Find ${capital(asked)}.`
        : whole,
  ],
  // "diagonals of quad abcd meet at o such that ao/bo=co/do prove trapezium"
  [
    /^(?:the )?diagonals of (?:a )?quad(?:rilateral)? ([a-z]{4}) (?:meet|intersect)(?: each other)?(?: at)?(?: point)? ([a-z]),? (?:such that |and |with )?([a-z]{2}) ?\/ ?([a-z]{2}) ?= ?([a-z]{2}) ?\/ ?([a-z]{2}),? (?:prove|show)(?: that)?(?: it is| abcd is| it's)?(?: a)? trap(?:ezium)?\s*$/,
    (_: string, ...found: readonly string[]) => {
      const [whole = '', o = '', p = '', q = '', r = '', s = ''] = found.map((one) =>
        typeof one === 'string' ? capital(one) : '',
      )
      return `The diagonals of a quadrilateral ${whole} intersect each other at the point ${o} such that ${p}/${q} = ${r}/${s}. Show that ${whole} is a trapezium.`
    },
  ],
  // "tangent from q length 24 oq=25 radius="
  [
    new RegExp(
      String.raw`^(?:length of )?tangent (?:from )?(?:point )?([a-z]) (?:length |is |of length |= ?)*${n}${cm},? (?:and )?(?:o\1|\1o|distance (?:of \1 )?from (?:the )?cent(?:re|er)) ?(?:=|is)? ?${n}${cm},? (?:to |then |find )*(?:the )?(?:r|radius|rad)${end}`,
    ),
    (_: string, q = '', length = '', far = '') =>
      `From a point ${capital(q)}, the length of the tangent to a circle is ${length} cm and the distance of ${capital(q)} from the centre is ${far} cm. Find the radius of the circle.`,
  ], // "in abc angle a 50 b 60 and in pqr p 50 r 70 are they similar n by which criterion"
  [
    new RegExp(
      String.raw`^(?:if )?(?:in )?(?:triangle |△)?([a-z]{3}),? (?:angle |∠)?([a-z]) ?=? ?${n},? (?:and )?(?:angle |∠)?([a-z]) ?=? ?${n},? (?:and |n |aur )?(?:in )?(?:triangle |△)?([a-z]{3}),? (?:angle |∠)?([a-z]) ?=? ?${n},? (?:and )?(?:angle |∠)?([a-z]|are) ?=? ?${n},? (?:are )?(?:they|the triangles|triangles|dono)? ?(?:are )?similar(?: hai)?(?: kya)?(?:,? (?:and |n |aur )?(?:by )?which (?:criterion|criteria))?${end}`,
    ),
    (whole: string, ...found: readonly string[]) => {
      const [
        one = '',
        a = '',
        first = '',
        b = '',
        second = '',
        other = '',
        p = '',
        third = '',
        typed = '',
        fourth = '',
      ] = found
      // the letter r has been read as a word
      const r = typed === 'are' ? 'r' : typed
      return [a, b].every((letter) => one.includes(letter)) && [p, r].every((letter) => other.includes(letter))
        ? `In △${capital(one)}, ∠${capital(a)} = ${first}°, ∠${capital(b)} = ${second}° and in △${capital(other)}, ∠${capital(p)} = ${third}°, ∠${capital(r)} = ${fourth}°. Are the triangles similar? By which criterion?`
        : whole
    },
  ],
  // "kya saare rectangles similar hote hai why or why not"
  [
    /^(?:kya |are |is )?(?:saare|sabhi|sab|all) (rectangles|rhombuses|isosceles triangles|equilateral triangles|squares|circles|right triangles|quadrilaterals|congruent triangles|similar triangles)(?: hamesha| always)? (similar|congruent)(?: (?:hote|hai|hain|hoti|h|ho|why|or|aur|and|not|kyu|reason|kyun))*\s*\??$/,
    'Are all $1 $2?',
  ],
  // "ek secant ke parallel circle ke max kitne tangents ho sakte hai"
  [
    /^(?:can (?:we|you|i) |kya )(?:draw )?(?:a |ek )?tangent (?:to (?:a |the )?circle )?from (?:a |an )?point (?:inside|within|in) (?:it|the circle|a circle|circle)(?: (?:why|yes or no|reason|or not))*\s*\??$/,
    'How many tangents can be drawn from a point inside a circle?',
  ],
]
