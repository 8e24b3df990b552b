import { replaced } from './replaced'

const touches = String.raw`(?:touch kart(?:a|i|e|ee)|ch?hoo?t(?:a|i|e|ee)|ch?hut(?:a|i|e|ee))(?: (?:hai|hain|h)\b)?`
const cuts = String.raw`(?:kaa?t?t(?:a|i|e|ee)|mil(?:ta|ti|te))(?: (?:hai|hain|h)\b)?`

const marks: readonly (readonly [pattern: string, by: string])[] = [
  [String.raw`\bek aur (?=tangent\b)`, 'another '],
  [String.raw`\bjo ([A-Z]) (?:par|pe) ${touches}`, 'touches the circle at $1'],
  [String.raw`,? ?\(?\b[A-Z],? [A-Z] ki (?:taraf|side) (?:wale|ke|wali) arc (?:par|pe)(?: hai)?\)?`, ''],
  [
    String.raw`\b(?:circles )?(?:jinki|jinke|circles ki|circles ke) (?:radius|radii|trijya) (\d[\d.]*) ?(cm|m)? (?:aur|and) (\d[\d.]*) ?(cm|m)?(?: (?:hai|hain|h)\b)?`,
    'circles have radii $1 $2 and $3 $4, ',
  ],
  [String.raw`\bdo (?=(?:circles?|tangents?|triangles?|concentric|chords?|similar|parallel)\b)`, 'two '],
  [String.raw`\bbad[aei] (?=circle\b)`, 'larger '],
  [String.raw`\bchh?ot[aei] (?=circle\b)`, 'smaller '],
  [String.raw`\bteesr[aei]\b|\btisr[aei]\b`, 'third'],
  // "BC ko D par chhoota hai", "circle ko E par touch karta hai"
  [String.raw`\b(?:jo )?([A-Z]{2}|(?:smaller |larger )?circle) ko ([A-Z]) (?:par|pe) ${touches}`, 'touches $1 at $2'],
  [String.raw`\b(?:jo )?((?:smaller |larger )?circle) ko ${touches}`, 'touches the $1'],
  [String.raw`\b(?:jo )?((?:smaller |larger )?circle) ko ([A-Z]) (?:par|pe) `, 'touches $1 at $2 '],
  [
    String.raw`\b([A-Z]{2})(?:,| aur| and) ?([A-Z]{2}) ko ([A-Z])(?:,| aur| and) ?([A-Z]) (?:par|pe) ${cuts}`,
    'cuts $1 at $3 and $2 at $4',
  ],
  [
    String.raw`\b(triangle|quadrilateral|quad) ([A-Z]{3,4}) ke andar (?:ek )?(?:(\d[\d.]* ?(?:cm|m)) radius (?:ka|wala) )?circle (?:bana(?:ya)?|khincha|inscribed)(?: gaya)?(?: (?:hai|h)\b)?`,
    'a circle is inscribed in $1 $2, radius $3 and circle ',
  ],
  [
    String.raw`\b(triangle|quadrilateral|quad|hexagon) ([A-Z]{3,6}) (?:ek )?circle ke (?:charo taraf|chaaron taraf|around|bahar) (?:bana|banaya|bani)(?: gaya)?(?: (?:hai|h)\b)?`,
    '$1 $2 circumscribes a circle',
  ],
  [
    String.raw`\bek (?:dusre|doosre) ko bahar(?: se)? touch kart[aei](?: (?:hai|hain|h)\b)?`,
    'touch each other externally',
  ],
  [
    String.raw`\bek (?:dusre|doosre) ko andar(?: se)? touch kart[aei](?: (?:hai|hain|h)\b)?`,
    'touch each other internally',
  ],
  [String.raw`\bcontact point (?:par|pe) bisect hot[aei](?: (?:hai|hain|h)\b)?`, 'is bisected at the point of contact'],
  [String.raw`\bprove (?:karo|karna hai|kijiye|kariye) ki\b`, 'prove that'],
]

const rules = marks.map(([pattern, by]) => [new RegExp(pattern, 'g'), by] as const)

/** What is said in Hindi of a figure, in the order of English: "BC ko D par chhoota hai" is "touches BC at D". */
export const withFigureVerbs = (text: string): string =>
  /\b(?:ko|ke|ki|do|jo|karo|bad[aei])\b/.test(text) ? replaced(text, rules) : text
