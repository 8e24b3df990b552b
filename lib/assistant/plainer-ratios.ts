import type { Pairs } from './question/replaced'

const ratio = '(?:sin|cos|tan|cosec|sec|cot)'
/** An identity with nothing around it, as an exercise lists it. */
const identity = new RegExp(
  String.raw`^\s*(?=[^=]*\b${ratio}[^=]*=[^=]*\b${ratio}|[^=]*\b${ratio}(?:[^=]*\b${ratio})+[^=]*=)((?:${ratio}|theta|\\[a-z]+|[Aθαx]|[\d\s()[\]{}+\-−–*/×·^²³⁴√.,$=]|\b[A]\b)+?)(?:,? (?:using|use) the identity [^=]+=[^=]+)?[\s.]*$`,
)
const listed = `((?:${ratio} [A-Z](?:,| and|, and)? ?)+)`

/** "∠ABC = θ" in a right triangle: θ is the angle B. */
function angleByLetter(whole: string): string {
  const [said, letter = ''] =
    /,? ?(?:and |if |,)?(?:∠|angle) ?[A-Z]([A-Z])[A-Z] (?:=|is) (?:θ|theta)/i.exec(whole) ?? []
  return said === undefined ||
    !/\bright\b/i.test(whole) ||
    new RegExp(`\\bright[- ]?(?:angled? )?(?:angle )?at ${letter}\\b`).test(whole)
    ? whole
    : whole.replace(said, '').replace(/θ|\btheta\b/g, letter)
}

/** How far a ladder must reach that ends below the top. */
const ladderBelow = (_: string, pole = '', below = '', angle = '', rest = ''): string =>
  `A ladder reaches a point ${Math.round((Number(pole) - Number(below)) * 1e6) / 1e6} m high on a pole and is inclined at ${angle}° to the horizontal. Find the length of the ladder${/\bhow far\b|\bdistance\b/i.test(rest) ? ' and how far its foot is from the pole' : ''}.`

/** Ratios, towers and shadows as they are listed, shortened and spoken. */
export const ofRatios: Pairs = [
  // "PQ = 5 sinP cosP tanP"
  [
    /(?<=\b[A-Z]{2} ?= ?\d[\d.]*(?: ?cm)?),?\.? ((?:(?:sin|cos|tan|cosec|sec|cot) ?[A-Z],? ?(?:and )?){2,})[?.\s]*$/g,
    (_: string, all = '') => `. Find ${(all.match(/[a-z]+ ?[A-Z]/g) ?? []).join(', ')}`,
  ],
  // "... = 0 find A B (acute)"
  [/(?<=[A-Z] ?[-+−][^]*\b(?:find|solve for) )([A-Z]),? ?([A-Z])(?: ?\((?:both )?acute\))(?=\s*[.?]?$)/, '$1 and $2'],
  // "= 4 θ acute find"
  [/(?<=\d) (?=(?:θ|[A-Z]) (?:is )?(?:an )?acute\b)/g, ', '],
  // "a + b / c + d (whole numerator over whole denominator)"
  [
    /(?<=^|[:.)] ?|\bevaluate )([^:=/()]+?) ?\/ ?([^:=/()]+?) ?\((?:the )?whole (?:of )?(?:the )?numerator (?:over|by|upon) (?:the )?whole (?:of )?(?:the )?denominator\)/gi,
    '($1)/($2)',
  ],
  [
    /^can (?:the )?(?:value of )?((?:sin|cos|cosec|sec) ?(?:θ|[A-Z]|x)) (?:ever )?be (?:equal to )?([\d./√]+)\s*[?.]*$/i,
    'is $1 = $2 possible',
  ],
  [/(?<=[A-Z]{2} ?= ?\d[\d.]*),? units\b/g, ''],
  // "0° < 3x − 15° < 90°", "tan θ = 1 or tan θ = 1/2", "sec θ ko sin θ ki form me likho", "right angled at b tan a"
  [/(?<=[<≤] ?\d*[a-zA-Zθ] ?[-+−–] ?\d+) ?°(?= ?[<≤])/g, ''],
  [new RegExp(String.raw`\b(${ratio} ?\S+) = ([\d√/]+) or \1 = (?=[\d√/]+)`, 'g'), '$1 = $2 or '],
  [
    new RegExp(
      String.raw`\b(${ratio} ?(?:[A-Z]|θ|theta)) ko (${ratio} ?(?:[A-Z]|θ|theta)) (?:k[ie] (?:form|roop|terms?) )?(?:me|mein) (?=likh|express|badl|convert|vyakt)`,
      'g',
    ),
    '$1 ko $2 ke terms me ',
  ],
  [new RegExp(String.raw`(?<=\bright[- ]angled at [a-z])(?= ${ratio} [a-z] (?:equals?|is|=))`, 'gi'), ','],
  [/\b(elevation|depression) angle\b/gi, 'angle of $1'],
  [
    /(?<=\b(?:elevation|depression)\b[^.?]*)\b(?:it )?(becomes|changes to) (\d\d)(?! ?(?:°|deg|[cksm]|\d|\.\d))/gi,
    'the angle $1 $2°',
  ],
  [
    /(?<=\bangles? of (?:elevation|depression) (?:is |of |are )?)(\d\d)(?: (aur|and) (\d\d))?(?! ?(?:°|deg|[ckm]?m\b|\d|\.\d))/gi,
    (_: string, one = '', and?: string, two = '') => `${one}°${and === undefined ? '' : ` ${and} ${two}°`}`,
  ],
  [/\b(\d+ ?(?:sec|min)\w*) ki (?:flight|udaan|udan) ke baad\b/gi, '$1 baad'],
  [/\bconstant height (\d[\d.√]* ?(?:km|m)) (?:pe|par)\b/gi, '$1 ki constant height pe'],
  [/\bspeed km ?\/ ?h(?:r|our)? (?:me|mein) (?:nikalo|batao|kya hai|kitni hai)/gi, 'find the speed in km/h'],
  [/^[^]*(?:∠|angle) ?[A-Z]{3} (?:=|is) (?:θ|theta)[^]*$/i, angleByLetter],
  [/ ?\(?\ball (?:the )?(?:angles )?(?:are )?in degrees?\b\)?/gi, ''],
  [
    /,? where (?:the |all )*angles involved are acute(?: angles)?(?: for which the expressions are defined)? ?:? ?/gi,
    ' ',
  ],
  // "(i) sin A, cos A"
  [new RegExp(String.raw`(?<=\) ?)(${ratio} ([A-Z])), (${ratio} \2)(?=[.;]?\s*(?:\(|$))`, 'g'), '$1 and $3'],
  // the electrician and her ladder
  [
    /^[^?]*\bpole (?:is |of (?:height )?)?(?<![\d.])(\d[\d.]*) ?m\b[^?]*(?<![\d.])(\d[\d.]*) ?m below the top\b[^?\d]*?\bladder\b[^?\d]*?\b(\d\d) ?(?:°|degrees?)[^?\d]*\?((?: ?(?:also,? )?how far [^?\d]*\?)?)\s*$/i,
    ladderBelow,
  ],
  // "ek flagstaff building ke upar laga hai"
  [
    /^(?:ek )?(flagstaff|statue|antenna|flag|murti|chimney) (?:ek )?(building|tower|pedestal) k[ei] (?:upar|top par|top pe) (?:laga|lagi|khada|khadi|bani|bana)? ?(?:hai|h)\b/gi,
    (_: string, one = '', on = '') => `A ${one.toLowerCase() === 'murti' ? 'statue' : one} stands on top of a ${on}`,
  ],
  // "two ships, one exactly behind the other on the same side"
  [
    /,? (?:with )?one (?:exactly |just |directly |straight )?behind the other,?( on the same side\b)?/gi,
    (_: string, side?: string) => side ?? ' on the same side',
  ],
  [
    /\b(?:the )?top of (?:a|the) (lighthouse|tower|cliff|building) is (\d+ ?m) above (?:the )?(?:sea(?: level)?|ground)/gi,
    'A $1 is $2 high',
  ],
  [
    /\bon (?:a|the) (lighthouse|tower|cliff|building) whose top is (\d+ ?m) above (?:the )?(?:sea(?: level)?|ground)/gi,
    'on the top of a $1 $2 high',
  ],
  // "all the other t-ratios of the angle", "the rest of the ratios"
  [
    /\b(?:all )?(?:the |its )?(?:other|remaining|rest of the|rest|baaki|baki)(?: (?:sare|saare|sabhi|all|five))? (?:t[- ]?|trig(?:o|onometric(?:al)?)? )?ratios?\b/gi,
    'all other trigonometric ratios',
  ],
  // "13 sin A = 12 (A acute) sec A aur tan A nikalo": so it is anyway
  [
    /(?<==[^=.?]*\d) ?\(\s*(?:angle |∠ ?)?(?:[A-Z]|θ|theta) (?:is |ek )?(?:an )?acute(?: angle)?(?: (?:hai|h))?\s*\)/gi,
    '.',
  ],
  // "2 cos 3 theta equals 1 theta is acute"
  [/(?<=(?:=|equals?) [\w√/ ]*?\w) (?=(?:theta|θ|angle [a-z]) is (?:an )?acute\b)/gi, ', '],
  // "angle of elevation of bottom of flagstaff 45 and top 60"
  [
    /(?<=\belevation of (?:the )?)(bottom|top|foot)((?: of (?:the |its )?[a-z]+)?) (?:is |= ?)?(\d\d) ?(?:°|degrees?)?,? (?:and|n|&|aur) (?:of )?(?:the )?(top|bottom|foot) (?:is |= ?)?(\d\d) ?(?:°|degrees?)?(?!\d|\.\d| ?c?m\b)/gi,
    '$1$2 is $3° and of the $4 is $5°',
  ],
  [/\b(?:the )?(?:square )?root of (?=\(\(|\(1)/gi, '√'],
  [identity, (whole: string, said = '') => ((said.match(/=/g) ?? []).length === 1 ? `Prove that ${said}` : whole)],
  // "(i) sin A, cos A (ii) sin C, cos C"
  [
    new RegExp(String.raw` ?:? ?\(i\) ${listed}\(ii\) ${listed}[.?]?\s*$`),
    (_: string, one = '', two = '') => ` ${one.trim().replace(/,$/, '')}, ${two.trim()}`,
  ],
  // an acute angle of a right triangle is any acute angle
  [
    /\bin (?:a |the )?right(?:[- ]angled)? triangle [A-Z]{3},? right[- ]angled at ([A-Z])[.,] (?:if )?((?:sin|cos|tan|cosec|sec|cot) ?([A-Z]) ?= ?[^,.]+)[.,] (?:then )?(?=verify|prove|show)/gi,
    (whole: string, corner = '', told = '', angle = '') => (corner === angle ? whole : `If ${told}, `),
  ],
  // "is 30°. ... increases by 15°"
  [
    /\b(\d+)°([^°]{10,200}?elevation[^°.]{0,40}?) (increases|decreases) by (\d+)°/gi,
    (_: string, first = '', between = '', way = '', by = '') =>
      `${first}°${between} is ${Number(first) + (way.toLowerCase() === 'increases' ? 1 : -1) * Number(by)}°`,
  ],
  [
    /\bshadow of (an?|the) ((?:vertical )?[a-z]+)(?: standing)?(?: on (?:a |the )?(?:level|horizontal) (?:ground|plane))? increases by (\d[\d.]*) ?m(?:et(?:re|er)s?)? when the (?:sun's )?(?:angle of )?(?:altitude|elevation)(?: of (?:the )?sun)? changes from (\d+)° to (\d+)°/gi,
    "shadow of $1 $2 is $3 m longer when the sun's altitude is $5° than when it is $4°",
  ],
  [
    /\bratio of (?:the )?(?:length|height) of (?:a|the) (?:vertical )?(?:rod|pole|stick) (?:and|to) (?:(?:the )?length of )?its shadow is 1 ?: ?(√\d)/gi,
    'shadow of a pole is $1 times its height',
  ],
  [/\bshadow ?\(reflection\)|\breflection ?\(shadow\)/gi, 'reflection'],
  [
    /\bshadow of (a|the) ([a-z]+) h (?:m|met(?:re|er)s?) high is (√?\d+) ?h (?:m|met(?:re|er)s?) long/gi,
    'shadow of $1 $2 is $3 times its height',
  ],
  [
    /\b([a-z]+) h (?:m|met(?:re|er)s?) high casts a shadow (?:of )?(√?\d+) ?h (?:m|met(?:re|er)s?)(?: long)?/gi,
    'shadow of a $1 is $2 times its height',
  ],
  [/\b(an? (?:aero)?plane|an? jet) at ([\d√.]+ ?m) height,?/gi, '$1 is flying at a height of $2.'],
  [/(?<=\bplane\b[^]*[.,] ?)speed in km ?\/ ?h(?:r)?\s*[?.]*$/gi, 'find its speed in km/h'],
  [
    /^.*\bslide\b[^.]*\btop is at a height of ([\d.]+ ?m)\b[^.]*\bangle of (\d+)°[^.]*\bheight of ([\d.]+ ?m)\b[^.]*\bangle of (\d+)°.*\blength of the slides? in each case.*$/gis,
    '(i) The top of a slide is at a height of $1 and it is inclined at an angle of $2° to the ground. Find the length of the slide. (ii) The top of a slide is at a height of $3 and it is inclined at an angle of $4° to the ground. Find the length of the slide.',
  ],
]
