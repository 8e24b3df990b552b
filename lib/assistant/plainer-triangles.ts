import type { Pairs } from './question/replaced'

const name = '(?:triangle |tri |△ ?)?([A-Z]{3})'
const hai = '(?:hain?|h|ho)'
const corners = '([A-Z]),? ([A-Z]),? (?:aur |and )?([A-Z])'
const sides = '([A-Z]{2}),? ([A-Z]{2}),? (?:aur |and )?([A-Z]{2})'
const middles = '(?:mid[- ]?points?|madhya ?bindu)'

/** Triangles and what is drawn in them, as messages and Hindi tell it. */
export const ofTrianglesTold: Pairs = [
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
      `(?:agar |if )?${name} k[ai] (?:perimeter|parimaa?p) (\\d[\\d.]* ?(?:cm|mm|m|units?)?) ${hai}(?: toh?)?,? ${name} k[ai] (?:perimeter|parimaa?p) (?:kya ${hai}|kya hoga|kitna ${hai}|kitna hoga|nikalo|batao|find karo)`,
      'g',
    ),
    'The perimeter of $1 is $2. Find the perimeter of $3.',
  ],
  // "D and F are points on AB and BC... sorry D on AB": what was told first is taken back
  [/(?<=\btriangle [A-Z]{3}),? [^.?!]*?(?:\.{2,}|…|,) ?(?:sorry|i mean|no wait),? (?=[A-Z] )/gi, ' '],
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
