import { shortAsks } from './plainer-chance-asks'
import { besideTheChance } from './plainer-chance'
import { ofChanceTold } from './plainer-chance-told'
import { besideTheTable } from './plainer-tables'
import { ofPoints } from './plainer-points'
import { ofPointsTold } from './plainer-points-told'
import { ofProgressions } from './plainer-progressions'
import { ofProgressionsTold } from './plainer-progressions-told'
import { ofSavings } from './plainer-savings'
import { ofHeights } from './plainer-heights'
import { ofRatios } from './plainer-ratios'
import { ofPlaces } from './plainer-places'
import { ofTangents } from './plainer-tangents'
import { solidsShortly } from './plainer-solids'
import { ofSeries } from './plainer-series'
import { ofTrianglesTold } from './plainer-triangles'
import type { Pairs } from './question/replaced'

const size = String.raw`(\d[\d.]*(?: ?(?:[ckm]?m|°|degrees?))?)`
const ths: Readonly<Record<string, number>> = {
  third: 3,
  fourth: 4,
  quarter: 4,
  fifth: 5,
  sixth: 6,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  twelfth: 12,
}
const hai = String.raw`(?: (?:hai|hain|h|ho)\b)?`

/** Circles and tangents as they are told in messages and in Hindi. */
const ofCircles: Pairs = [
  // "the area of a sector is one-twelfth of that of the circle": one of 12 equal sectors
  [
    /^(?:if )?(?:the )?area of (?:a|the) sector (?:of a circle )?is (?:(?:equal to )?)(?:1 ?\/ ?(\d+)|(?:one[- ]|a )(third|fourth|quarter|fifth|sixth|eighth|ninth|tenth|twelfth))(?: of)? (?:the )?(?:area of (?:the|that|its) (?:whole )?circle|that of the circle)[.,]? (?:then )?(?:what is |find )?(?:the |its )*(?:measure of (?:the )?)?(?:central )?angle(?: of (?:the|that) sector| subtended at the cent(?:re|er))?(?: is)?\s*[?.]*$/gi,
    (_: string, n = '', word = '') =>
      `A circle is divided into ${n === '' ? (ths[word.toLowerCase()] ?? word) : n} equal sectors. Find the angle of one sector.`,
  ],
  // "ABC ke andar circle hai jo AB BC CA ko D E F par touch karta hai"
  [
    /\b(?:triangle |△ ?)?([A-Z]{3}) ke andar (?:ek )?circle (?:(?:hai|bana hai|h),? )?(?:jo )?([A-Z]{2})[ ,]+([A-Z]{2})(?:[ ,]+| aur )([A-Z]{2}) ko ([A-Z])[ ,]+([A-Z])(?:[ ,]+| aur )([A-Z]) (?:pe|par) touch kar\w+(?: (?:hai|h)\b)?/g,
    'A circle is inscribed in triangle $1 touching $2, $3, $4 at $5, $6, $7',
  ],
  // "how many tangents ... from (i) a point inside it, (ii) a point on it"
  [
    /^((?:[^.?()]*\. )?how many tangents\b[^()]*?\b(?:from|through|at)(?: a point)?)\s*:?\s*\(i\)\s*([^()]+?)[,;]?\s*(?:and\s*)?\(ii\)\s*([^()]+?)(?:[,;]?\s*(?:and\s*)?\(iii\)\s*([^()]+?))?[?.]*\s*$/gi,
    (_: string, all = '', one = '', two = '', three = '') => {
      const at = all.lastIndexOf('. ') + 1
      const [about, stem] = [all.slice(0, at), all.slice(at).trim()]
      const last = /^[A-Z]/.test(three) ? three : `${stem} ${three}`
      return `${about} (i) ${stem} ${one}? (ii) ${stem} ${two.replace(/[?.]+$/, '')}?${three === '' ? '' : ` (iii) ${last}?`}`.trim()
    },
  ],
  [/\b2 (?=(?:parallel )?tangents?\b)/gi, 'two '],
  [
    /\b(?:a )?circle can have (?:at (?:the )?most|maximum) how many (parallel tangents|tangents)(?: at a time)?/gi,
    'how many $1 can a circle have at the most',
  ],
  // "jiski do perpendicular sides 8 cm aur 15 cm hai uske andar circle bana hai"
  [
    /(?<=\btriangle\b[^.]*?)\b(?:(?:do|two|the) )?perpendicular (?:sides|legs)(?: are| of)? (\d[\d.]* ?c?m?) (?:and|aur) (\d[\d.]* ?c?m?)\b/gi,
    'sides containing the right angle $1 and $2',
  ],
  [
    /,? ?(?:jo|which) (?:(?:uski|iski|triangle ki) )?(?:teeno|tino|saari|all) (?:three )?sides ko (?:touch|chh?u)\w*(?: kar\w*)?(?: (?:hai|h)\b)?/gi,
    '',
  ],
  [
    /\b(right(?:[- ]angled?)? triangle) (?:jiski|whose|having|with) (?:the )?sides? containing the right angle (?:are )?(\d[\d.]* ?c?m?) and (\d[\d.]* ?c?m?)(?: (?:hai|h)\b)?,? ?(?:uske|iske|jiske|has|in it) (?:andar )?(?:ek |a )?circle (?:bana|khicha|hai|h|inscribed|in it|drawn|inside)[ a-z]*?(?=[,.;]| (?:find|radius|its))/gi,
    'a circle is inscribed in a $1 whose sides containing the right angle are $2 and $3',
  ],
  // "PA aur PB circle ke tangent hai"
  [
    /\b([A-Z]{2}) (?:aur|and|n|,) ?([A-Z]{2})(?: (?:ek|us|is))? circle (?:ke|ki|par|pe|ko) (?:do )?tangents?(?: (?:hai|hain|h)\b)?/g,
    '$1 and $2 are tangents to a circle',
  ],
  [
    /\b(?:(?:bahar|external|bahari) (?:ke )?(?:ek )?point )?([A-Z]) se (?:(?:ek )?circle (?:pe|par|ki|ke) )?([A-Z]{2}) (?:aur|and) ([A-Z]{2}) (?:do )?tangents?(?: (?:hai|hain|h|khiche|khinche)\b)*/g,
    'from an external point $1 tangents $2 and $3 are drawn to a circle',
  ],
  [/(?<=\btriangle [A-Z]{3}) k[ai] perimeter(?: (?:kya|kitna)(?: (?:hai|h|hoga)\b)?)?\s*\??$/g, ' perimeter, find it'],
  [/\bcircle [A-Z] ?\(\s*O\s*,\s*r\s*\)/g, 'circle with centre O and radius r'],
  [/\bcoins\b(?=[^]*\bradii\b[^]*\btouch)/gi, 'circles'],
  [/\blie flat on (?:a|the) table,? (?:and )?touching each other/gi, 'touch each other externally'],
  [/\bthe edge of a (?:ruler|scale)\b/gi, 'a line'],
  [/\bcircular (?:well-platform|well|pond|platform|fountain|pit|tank)\b(?=[^]*\btouch)/gi, 'circle'],
  [/\bfour-sided (?:field|plot|figure|park)\b/gi, 'quadrilateral'],
  [
    /\bthe length of (?:the )?fence (?:needed|required)(?: (?:for|around) (?:the )?(?:whole |entire )?(?:field|plot|park))?/gi,
    'its perimeter',
  ],
  [/\b(?!IS\b)([A-Z]{2}) is (?=\d[\d.]* ?(?:cm|m|mm)\b)/g, '$1 = '],
  [/\bcoin\b(?=[^]*\btangent)/gi, 'circle'],
  [/\b(?:is |are |was )?flying (?:a |his |her |their )?kites?\b/gi, 'is'],
  [/\bkite (?=maker|string|flyer|festival|shop)/gi, ''],
  [/\btangent segments?\b/gi, 'tangents'],
  [/\b(?:to a circle )?at a point on (?:it|the circle)\b/gi, 'from a point on the circle'],
  [
    /\btangents (from [A-Z] )?to (?:the )?(larger|bigger|outer|smaller|inner)(?: circle)? and (?:the )?(larger|bigger|outer|smaller|inner)(?: circle)? are ([A-Z]{2}) and ([A-Z]{2})\b/g,
    'tangents $1$4 to the $2 circle and $5 to the $3 circle are drawn',
  ],
  [/\b(radius|radii|diameters?) r (?=\d)/gi, '$1 are '],
  [/\b(?:ek hi|same|common) (?:centre|center) wal[aei]\b/gi, 'concentric'],
  [/\b(?:two |do |dono )?tangents? ke beech (?:ka |ke |me |mein )?(?:angle|kon)\b/gi, 'angle between two tangents'],
  [
    /\b(?:unke |un |dono )?(?:contact points?|points? of contact) ko (?:centre|center) se (?:jodne|joining|milane) wal[aie] (?:radii|radius|lines?) ke beech (?:ka |kya |ki |mei?n? )?(?:angle|kon)\b/gi,
    'find the angle between the radii',
  ],
  [
    /\b(quad(?:rilateral)?|triangle) (?=circle ke (?:around|bahar|charo))/gi,
    (found: string) => `${found}${/^t/i.test(found) ? 'ABC' : 'ABCD'} `,
  ],
  [
    /\bcircle ke (?:charo taraf|chaaron taraf|around|bahar) (?:bana|banaya|bani|khinch\w*)(?: gaya)?(?: (?:hai|h)\b)?/gi,
    'circumscribes a circle',
  ],
  [/\b(\d+)-(\d+)-(\d+) (?=(?:right )?triangle\b)/g, 'sides $1, $2, $3 of '],
  [/\bsides of (?:a|the) triangle are (?=\d)/gi, 'triangle with sides '],
  [/\b(externally|internally) touching circles\b/gi, 'circles touching each other $1'],
  [/\bbisect (?:hot[aei]|ho ja\w+)(?: (?:hai|h)\b)?/gi, 'is bisected'],
  [/\bpoint of contact (?:par|pe) is bisected/gi, 'is bisected at the point of contact'],
  [/^(.{20,}?),? (?:ye |yeh |yah )?(?:sidh|siddh|sabit|prove) kar\w*\.?\s*$/gi, 'prove that $1'],
  [
    /\bchh?ot[aei] ko (?:touches|touch|ch?hu|ch?hoo)\w*(?: kar\w*)?(?: (?:hai|h|ho)\b)?/gi,
    'touches the smaller circle',
  ],
  [/\bbad[aei] circle (?:ki|ka|ke) (?:wo |vo |woh |us )?(?=chord\b)/gi, 'larger circle '],
  [/\bkitni lamb[ia] (?:hogi|hai|h)\b/gi, 'length ?'],
  [
    new RegExp(String.raw`\b([A-Z]{2}) ke saa?th ${size} ka (?:angle|kon|kone) bana\w*${hai}`, 'g'),
    'makes an angle of $2 with $1',
  ],
  [/\b([A-Z]) (?:par|pe) (?:ek )?tangent ([A-Z]{2}),?/g, 'tangent $2 at $1'],
  [/\b([A-Z]) (?:is )?circle k[ai] (?:centre|center) (?:hai|h)\b/g, '$1 is the centre of the circle'],
  [/\b([A-Z]{2}) (?:ek )?(chord|diameter|tangent|radius) (?:hai|h)\b/g, '$1 is a $2'],
  [
    /\b(?:the )?(?:its )?points? of contact (?:([A-Z]) )?(?:which )?(?:divides|cuts|splits) (?:the )?(?:side )?([A-Z])([A-Z]) (?:in|into) (?:two )?(?:parts |segments )?(?:of )?(?:lengths? )?(\d[\d.]* ?(?:cm|m)?),? (?:and|&) (\d[\d.]* ?(?:cm|m)?)/g,
    (_: string, d = '', a = '', b = '', one = '', two = '') => {
      const at = d === '' ? 'D' : d
      return `it touches ${a}${b} at ${at}, ${a}${at} = ${one}, ${at}${b} = ${two}`
    },
  ],
  [
    /\b(?:makes?|at|is at) (?:an? )?(?:angle of )?(?:90 ?(?:°|degrees?)?|right angles?) (?:with|to) (?=(?:the )?tangent)/gi,
    'is perpendicular to ',
  ],
  [
    /,? ?\(?(?:lying )?on the (?:minor )?arc (?:between )?[A-Z]{1,2}(?: and [A-Z])?,? ?(?:nearer|closer|near(?:est)?) (?:to )?(?:point )?[A-Z]\b\)?/g,
    '',
  ],
]

const length = String.raw`(\d[\d.]*) ?(cm|mm|m)\b`
const lessTwice = (outer: string, thick: string, times: number): string =>
  `${Math.round((Number(outer) - times * Number(thick)) * 1e6) / 1e6}`

const minutesOf = (hour: string, minute: string): number => Number(hour) * 60 + Number(minute === '' ? '0' : minute)

/** "from 9 am to 9:35 am": so many minutes. */
function inMinutes(whole: string, from = '', first = '', to = '', second = ''): string {
  const span = minutesOf(to, second) - minutesOf(from, first)
  return span > 0 && span < 61 ? `in ${span} minutes` : whole
}

const bothInPi =
  '(i) Find the area of the sector $1 in terms of π. (ii) Find the area of the major sector $1 in terms of π.'

/** Solids and parts of circles. */
const ofSolids: Pairs = [
  // "bhara hua hai pani se brim tak. lead shots dalne par one fourth pani bahar nikla"
  [
    /\bbhara hua (?:hai |h )?(?:paa?ni|water) se(?: (?:brim|upar|kinare|muh) tak)?|\b(?:paa?ni|water) se (?:(?:brim|upar|kinare|muh) tak )?bhara(?: hua)?(?: (?:hai|h)\b)?/gi,
    'filled with water to the brim',
  ],
  [
    /\b(one|1) ?(?:-|\/)? ?(?:fourth|4th|4) (?:paa?ni|water) bahar (?:nikl|gir|aa|beh)\w*(?: (?:gaya|jata|diya|hai|h))*/gi,
    'one fourth of the water flows out',
  ],
  [
    /\b(lead shots?|goliya\w*|balls?|spheres?|marbles?)( \([^()]*\))? (?:daa?lne|giraa?ne) (?:par|pe),?/gi,
    '$1$2 are dropped,',
  ],
  [
    /\bkitn[ei] (lead shots?|goliya\w*|balls?|spheres?|marbles?) (?:daa?l|gir)\w*(?: (?:gay[ei]|hai|h))*/gi,
    'how many $1',
  ],
  [
    /\bcanvas k[ai] (?:area|kshetrafal)(?: (?:batao|nikalo|kitna))? (?:aur|and) cost\b/gi,
    'Find the area of the canvas used and the cost',
  ],
  [
    /(?<=\b(\d[\d.]*) ?m (?:×|x|by) (\d[\d.]*) ?m\b[^]*) ?\(the half[- ]?cylinder has (?:a )?diameter (?:of )?\1 ?m and (?:a )?length (?:of )?\2 ?m\)/gi,
    '',
  ],
  [
    /^(?:find |calculate )?(?:the )?areas? of (?:the )?minor and (?:the )?major sectors? ((?:of|with) [^?]*?),? in terms of (?:π|pi)[.?\s]*$/i,
    bothInPi,
  ],
  [
    /,? the designs being (?:the )?(?:six |6 )?segments cut off by a regular hexagon inscribed in (?:the cover|it)/gi,
    '',
  ],
  [
    /(?:,? at (?:the )?rate (?:of )?|,? at |@ ?)(?:rs\.? ?|₹ ?)?(\d[\d.]*) ?(?:rs\.? )?(?:per|\/) ?(c?m) ?(?:2|²|\^2)(?![\d\w])/gi,
    ' at the rate of ₹$1 per $2²',
  ],
  [/\b2 (?=concentric circles)/gi, 'two '],
  [/\b(\d[\d.]*) ?[x×] ?(\d[\d.]*) ?[x×] ?(\d[\d.]*) ?(cm|mm|m)\b/gi, '$1 $4 by $2 $4 by $3 $4'],
  [/\b(\d+) percent\b/gi, '$1%'],
  [
    /\bchord (?:which )?(?:makes?|making|subtends?) (?:an? )?right angle at (?:the )?cent(?:re|er)/gi,
    'chord subtends an angle of 90° at the centre',
  ],
  [
    /\b(minor|major) (segment|sector) (?:and|&|n) (?:the )?(minor|major) (segment|sector) (?:ka )?area/gi,
    'the area of the $1 $2 and the area of the $3 $4',
  ],
  [/\bsquare (?:shaped )?(?:grass )?field (?=\d)/gi, 'square field of side '],
  [/\bwith (?:an? )?(\d[\d.]* ?m)(?: long)? rope\b/gi, 'by a $1 long rope'],
  [
    /\bse dono taraf(?: se)? hemispheres? (?:nikal\w*|scoop\w*|kaat\w*)(?: (?:diye|gaye|liya|gaya))*/gi,
    'hemisphere scooped out from each end',
  ],
  [
    /\bcone of (?:the )?same height and (?:the )?same base (?:is )?(?:removed|cut out|taken out)/gi,
    'cone of the same height and same base is hollowed out',
  ],
  [
    /\bdiameter of (?:the )?base and (?:the )?height of (?:the )?cone are (\d[\d.]* ?[cm]?m) and (\d[\d.]* ?[cm]?m)(?: respectively)?/gi,
    'diameter of the base is $1 and the height of the cone is $2',
  ],
  [
    /\bfind (?:the )?area of (?:the )?sector (.{5,50}?) and (?:the )?(?:area of (?:the )?)?corresponding major sector/gi,
    'find the area of the sector $1. Also, find the area of the corresponding major sector',
  ],
  [/(?<=\d) ?g\b(?! ?\/)/g, ' grams'],
  [
    /,? (?:a )?conical cavity (?:of )?(?:the )?same (?:ht\.?|height)(?:,| and)? (?:the )?same (?:dia\.?|diameter|radius|base)(?: (?:is )?hollowed out)?\.?/gi,
    '. A conical cavity of the same height and same diameter is hollowed out.',
  ],
  [/\btsa of (?:the )?(?:remaining|rest|left)(?: solid)?/gi, 'Find the total surface area of the remaining solid'],
  [/\barea between (?:the )?(?:two |2 )?arcs\b/gi, 'area of the shaded region'],
  [/\(? ?[A-D] on [A-Z]{2},? (?:and )?[A-D] on [A-Z]{2} ?\)?/g, ''],
  [/\bpoint (\d+) (?=(?:centi|milli)?met(?:re|er)|[cm]m\b)/gi, '0.$1 '],
  [
    /\blighthouse (?:ek )?(?:red |laal |lal )?(?:coloured )?light (\d+) ?(?:degrees?|°) ke sector (?:me|mein) ([\d.]+ ?km) (?:door|dur|doori)(?: tak)? (?:fail|phail)\w+(?: (?:hai|h))?/gi,
    'lighthouse spreads light over a sector of angle $1° to a distance of $2',
  ],
  [
    /\b(?:samudra|samundar|sea) (?:ka|ke|ki) (?:kitna )?(?:find the )?area (?:hai )?(?:jispe|jis par|jahan) (?:ships|jahaj\w*) ko (?:warning|chetavani) milti (?:hai|h)/gi,
    'Find the area of the sea over which the ships are warned',
  ],
  [
    /\bchord (\d+) ?(?:degrees?|°)(?= (?:minor|major|segment|area|find|ka))/gi,
    'chord subtends an angle of $1° at the centre, find the area of the',
  ],
  [
    /\barea of the minor and (?:the )?major segments?(?: areas?)?/gi,
    'area of the minor segment and the area of the major segment',
  ],
  [
    /\bbrooch,? (?:of )?diameter (\d+ ?[cm]m),? (?:and |with )?(\d+) diameters,? (\d+) (?:equal )?sectors[.,]? (?:find )?(?:the )?total (?:length of )?wire(?: length)? (?:n|and|&) (?:the )?area of each sector/gi,
    'A brooch is made with silver wire in the form of a circle with diameter $1. The wire is also used in making $2 diameters which divide the circle into $3 equal sectors. Find: (i) the total length of the silver wire required. (ii) the area of each sector of the brooch.',
  ],
  [
    /\bfrom (\d{1,2})(?:[:.](\d\d))? ?(?:am|pm|a\.m\.|p\.m\.)? to (\d{1,2})(?:[:.](\d\d))? ?(?:am|pm|a\.m\.|p\.m\.)/gi,
    inMinutes,
  ],
  [/(?<=\b(?:cone|cylinder|hemisphere|water|cm|ends?|base|top)[ ,]+)h ?=? ?(?=\d)/gi, 'height '],
  [
    /(?<=\b(?:cone|cylinder|hemisphere|sphere|water|cm|ends?|base|top)[ ,]+(?:height \d[\d.]* ?(?:[cm]?m)?,? )?)r ?=? ?(?=\d)/gi,
    'radius ',
  ],
  [/(?<=\bradius \d[\d.]* ?(?:[cm]?m)?,? )h ?=? ?(?=\d)/gi, 'height '],
  [/(?<!to the )\bnearest (?=cm ?(?:2|²|\^2))/gi, 'to the nearest '],
  [
    /(?<!\b(?:many|of|make|makes|the|how) )\b(?:no\.? of )?(revolutions|rounds) per min(?:ute)?\s*\??\s*$/gi,
    '. How many $1 per minute does it make?',
  ],
  [/\b(radius|diameter) of (?:the |a )?circle (?=\d)/gi, '$1 '],
  [/\bhow much ice-? ?cream\b(?: (?:is|does it hold|is there|is in it))?/gi, 'find the volume'],
  [/(?<=, )(hemisphere|cone) on (?:the |its )?top\b/gi, 'surmounted by a $1'],
  [/\bvolume left\b/gi, 'find the volume of the remaining solid'],
  [
    /\b(?:use|usse|isko|usko|ise) (?:ek )?(sphere|cone|cylinder|cube|gola) (?:bana|banaya|bna)(?: (?:diya|gaya|kar))*\b/gi,
    'it is recast into a $1',
  ],
  [/(?<=[a-z] )([ckm]?m)([23])\b/gi, (_: string, unit = '', power = '') => `${unit}${power === '2' ? '²' : '³'}`],
  [
    /\bdistance (?:(?:that )?(?:its|the) tip (?:moves|covers|travels)|(?:covered|moved|travelled) by (?:its|the) tip)\b/gi,
    'find the length of the arc',
  ],
  [/\bkitn[aei] (?:area|kshetrafal)(?: me| mein)?\b/gi, 'find the area'],
  [/\b(?:three|3) (?=(?:horses|cows|goats|buffaloes|animals|calves|dogs)\b[^]*\bcorners of (?:a|the) triang)/gi, ''],
  [/\b(?:three|3) (?=corners of (?:a|the) triang)/gi, ''],
  [
    /\b(2|do|two|3|teen|three) cubes? (?:jinka|jinki|jiska|jiski) (?:edge|side|bhuja|kinara) (\d[\d.]* ?(?:cm|m))(?: (?:hai|hain|h)\b)?(?: ko)?/gi,
    '$1 cubes of edge $2 each are',
  ],
  [/\bend to end jod\w+(?: gay[ei])?(?: (?:hain?|h)\b)?/gi, 'joined end to end'],
  [/^([a-z]+) ?[-–:] (?=(?:an? )?(?:solid )?(?:cone|cylinder|hemisphere)\b)/gi, '$1 is a '],
  [/\btamb[uo]o?\b/gi, 'tent'],
  [/\b(\d+) ?(?:rs\.?|rupees|rupaye|rupay) (?:per|prati|har) /gi, '₹$1 per '],
  [
    /\b(?:upar|uske upar|top par|uspar) (?:ek )?(cone|hemisphere) (?:hai )?(?:jiski|jiska)\b/gi,
    'surmounted by a $1 whose',
  ],
  [/\bhemisphere with (?:a |the )?cone on (?:its |the )?top\b/gi, 'cone on a hemisphere'],
  [/\bwith (?=an? (?:hemispherical|conical) (?:roof|top|dome|lid|cap|end)\b)/gi, 'surmounted by '],
  [/\bsemi-?circular (?:protractor|disc|plate|sheet|lawn|park|region)\b/gi, 'semicircle'],
  [
    /\b(volume|curved surface area|surface area|total surface area)s? k[ae] (?:ratio|anupat)\b/gi,
    'find the ratio of the $1s',
  ],
  [
    /,? ?\(?(?:aur )?(?:pa+ni|water) (?:bilkul )?(?:bahar|baahar) na\w* (?:gir|nikl|aay|aat)\w*(?: (?:hai|h)\b)?\)?/gi,
    '',
  ],
  [
    /\b(inner|internal|outer|external) (radius|diameter) (?:is |= ?|of )?(\d[\d.]* ?(?:cm|mm|m)),? (?:and |& )?(inner|internal|outer|external) (?:is |= ?|of )?(?=\d)/gi,
    '$1 $2 $3 and $4 $2 ',
  ],
  [
    new RegExp(
      String.raw`\b(outer|external) (radius|diameter)(?: of (?:the |a )?[a-z ]{3,20}?)?(?: is| =| of)? ?${length},? (?:and |with )?(?:its |the |a |wall )*(?:thickness|thick)(?: of (?:the )?[a-z]{3,12})?(?: is| =| of)? ?${length}`,
      'gi',
    ),
    (_: string, side = '', what = '', value = '', unit = '', thick = '', other = '') =>
      unit === other
        ? `${side} ${what} is ${value} ${unit} and inner ${what} is ${lessTwice(value, thick, /^r/i.test(what) ? 1 : 2)} ${unit}`
        : _,
  ],
  [/\bweighs? (\d[\d.]*) ?(k?g) ?(?:\/|per) ?(cm|m)(?:³|\^3|\^\{3\})/gi, 'has mass $1 $2 per $3³'],
  [/(?<=\d ?k?g) ?\/ ?(?=(?:cm|m)(?:³|\^3))/gi, ' per '],
  [
    /\b(sphere\b[^.]{0,60}?) (cut|divided|sliced|broken) (?:into|in) (?:two|2) (?:equal )?(?:halves|half|parts|pieces)/gi,
    '$1 $2 into two hemispheres',
  ],
  [/\bby how much does (?:the |its )?((?:total |curved )?surface area) increase\b/gi, 'find the increase in $1'],
  [
    /\bareas? of (?:the )?(minor|major) and (?:the )?(minor|major) (segment|sector)s?\b/gi,
    'area of the $1 $3 and area of the $2 $3',
  ],
  [
    /\b(?:covered|capped|roofed|topped|surmounted) (?:by|with) (?=an? (?:right |circular |hollow )*(?:con|hemi|cyl))/gi,
    'surmounted by ',
  ],
  [
    /\b(?:cloth|canvas|tarpaulin) (?:used|needed|required)(?: for| in| to make)? (?:making )?(?:the |this |a )?(?:whole |entire )?tent\b/gi,
    'canvas of the tent',
  ],
]

const asks = String.raw`(?: (?:batao|bataiye|nikalo|nikaliye|kya (?:hai|hogi|h)|kitni (?:hai|hogi|h)|find karo))?`

/** Things drawn and thrown. */
const ofChance: Pairs = [
  [/\bborn in (?:the )?(?:year )?(\d{4})\b/gi, (whole: string, year = '') => (Number(year) % 4 === 0 ? whole : 'born')],
  [/\b(?:1|ek) se (\d+) tak ke (tickets?|cards?|slips|coupons|discs|balls)\b/gi, '$2 numbered 1 to $1'],
  [
    /\b(\d+)(?: (?:ya|or) (\d+))? k[aei] (?:multiple|gunaj)\b/gi,
    (_: string, a = '', b = '') => `multiple of ${a}${b === '' ? '' : ` or ${b}`}`,
  ],
  [
    new RegExp(
      String.raw`(?<=[.,!?] |^)((?:a |an |ek )?(?:multiple of|prime|even|odd|composite|perfect square|vowel|face|red|black)(?:(?!\b(?:na|nahi|nahin|nhi)\b)[a-z0-9 ]){0,24}?) (?:aane|hone|milne|nikalne|aaye|ho) (?:ki|ke) (?:probability|prob|chances?|sambhavna|prayikta)${asks}`,
      'gi',
    ),
    'find the probability of getting $1',
  ],
  [
    /\bprobability of (?:an )?event happening is (0?\.\d+|\d+\/\d+),? (?:what is |find )?(?:the )?(?:probability of )?(?:it )?not happening\b/gi,
    'P(E) = $1. Find P(not E)',
  ],
  [/\bprob (?=of an event)/gi, 'probability '],
  [/\bin a group of \d+ (?:students|people|friends|persons) ?,? ?(?=[^]*\bsame birthday\b)/gi, ''],
  [/\b2 (?=(?:students|people|friends|persons)\b(?=[^]*\bbirthday\b))/gi, 'two '],
  [
    /^(?![^]*\b(?:deck|pack|cards?|gaddi|tash|taash)\b)(?=[^]*\b(?:red|black|an?) (?:king|queen|jack|ace|spade|face card)\b)/i,
    'One card is drawn from a deck of 52 cards. ',
  ],
  [/\bp ?\((?=(?:same|different|consecutive) days?\))/gi, 'find P('],
  [/\? ?(?=of (?:getting|drawing|not getting) )/gi, '? probability '],
  [
    /\b(event happening|an event) (is 0?\.\d+), not happening\s*\?/gi,
    '$1 $2. find the probability of the event not happening',
  ],
  [/\bproduct (?:of )?xy ?< ?(\d+)/gi, 'product of x and y is less than $1'],
  [
    /^fill in(?: the blanks?)?:? ?p ?\((?:an? )?(sure|impossible|certain) event\).*$/gi,
    'what is the probability of a $1 event',
  ],
  [
    new RegExp(
      String.raw`(?<=[.,!?] |^)([a-z][a-z ]{2,30}?) (?:na|nahi|nahin|nhi) (?:aane|hone|milne|nikalne|aaye|ho) (?:ki|ke) (?:probability|prob|chances?|sambhavna|prayikta)${asks}`,
      'gi',
    ),
    'find the probability of not getting $1',
  ],
  [
    /\b(sum|product|difference) (?:is |= ?)?(\d+) (?:aane |hone |ho )?ki probability\b/gi,
    'find the probability that the $1 is $2',
  ],
  [
    /\b(another|the other|other|second) (?:die |dice |one )?(?:is |has |having )?(?:(?:marked|numbered|faces|numbers) )?(?:from )?1 ?(?:to|-|–) ?6\b/gi,
    '$1 die is marked 1, 2, 3, 4, 5, 6',
  ],
  [
    /\bletter (?:is |was )?((?:selected|chosen|choosen|picked|taken|drawn)(?: at random| randomly)?) (?:from|frm|of) (?!the (?:word|letters|english|alphabet)|word|letters)(?:the )?["'“]?([A-Z]{4,})\b/gi,
    'letter is $1 from the word $2',
  ],
  [/,? ?\b(?:born|birth) in (?:the )?same (?:non[- ]leap )?year\b/gi, ''],
  [/,? ?\(?(?:assume |take |of )?365 days(?: in (?:the|a) year)?\)?/gi, ''],
  [/\bnon leap\b/gi, 'non-leap'],
  [/\bP ?\(\s?(\d+ [a-z]+days? [^()]+)\)/gi, 'find the probability of $1'],
  [/\b(?:lagatar|consecutive) ?\(consecutive\)/gi, 'consecutive'],
  [/\b(consecutive|same|different|alag) din\b/gi, '$1 days'],
  [/\b(\d) din\b/gi, '$1 days'],
  [/\bhar koi kisi bhi ek din\b/gi, 'each on any day'],
  [
    /\b(?:circle|wheel|disc|dial|board) (?:with|having|marked(?: with)?) (?:the )?numbers (\d+) to (\d+)\b/gi,
    'disc marked $1 to $2',
  ],
  // "blood groups A 12, B 8, O 16"
  [
    /(?<![\w:])(?:[A-Za-z]+ ?[-–=]? ?\d+(?:,| and| aur) ?){2,}[A-Za-z]+ ?[-–=]? ?\d+\b(?! ?[a-z%])/g,
    (row: string) => `: ${row.replace(/([A-Za-z]+) ?[-–=]? ?(\d+)/g, '$1: $2').replace(/ (?:and|aur) /g, ', ')}`,
  ],
]

const pairs = String.raw`((?:\d+ ?[-–] ?\d+ ?[:\-–= ] ?\d+(?:[,;]| and)? ?){2,})`
const group = String.raw`\b((?:section|class|group|brand|team|school|batch|shop|factory|house) [A-Z]|[A-Z](?=:))\b ?[:\-–]? ?`
const twoTables = new RegExp(`${group}${pairs}[.;,]? ?(?:and )?${group}${pairs}`, 'i')

/** Two tables of the same classes, one behind the other, as one: "section A: 0-10: 4, 10-20: 6. section B: 0-10: 2, ...". */
function asOneTable(whole: string, one = '', first = '', two = '', second = ''): string {
  const rows = [first, second].map((text) =>
    [...text.matchAll(/(\d+) ?[-–] ?(\d+) ?[:\-–= ] ?(\d+)/g)].map(
      ([, a = '', b = '', f = '']) => [`${a}-${b}`, f] as const,
    ),
  )
  const [p = [], q = []] = rows
  const isSame = p.length === q.length && p.every(([at], i) => at === q[i]?.[0])
  const named = (label: string) => (label.length === 1 ? `group ${label}` : label)
  const of = (row: typeof p, at: 0 | 1) => row.map((cell) => cell[at]).join(', ')
  return isSame ? `Class: ${of(p, 0)}. ${named(one)}: ${of(p, 1)}. ${named(two)}: ${of(q, 1)}. ` : whole
}

const cells = String.raw`((?:(?:[-−]?\d[\d.]*|[b-eg-wyz])[ ,]+){2,}(?:[-−]?\d[\d.]*|[b-eg-wyz]))`
const byRow = (row: string): string => row.trim().split(/[ ,]+/).join(', ')

const plainRow = String.raw`((?:\d+[ ,]+){2,}\d+)`
const twoRows = new RegExp(
  String.raw`(?<=^|[.:?] )([a-z][a-z ]{2,24}?):? ${plainRow}[,;.]? (?:and )?((?:number of |no\.? of )?[a-z]{4,14}s):? ${plainRow}(?![\d-])`,
  'i',
)

/** "number of children 0 1 2 3, families 4 10 16 8": two rows with their names. */
function asNamedRows(whole: string, x = '', first = '', f = '', second = ''): string {
  const [one, two] = [first, second].map((row) => row.trim().split(/[ ,]+/))
  const counted = /^n/i.test(f) ? f : `number of ${f}`
  return one && two && one.length === two.length
    ? `${x.replace(/^(?:number|no\.?) of /i, '')}: ${one.join(', ')} . ${counted}: ${two.join(', ')} . `
    : whole
}

/** Tables and averages. */
const ofData: Pairs = [
  // a place: "houses in Sector 9"
  [/ in (?:sector|ward|block)[- ]\d+\b/gi, ''],
  // "lower limit of median class + modal class"
  [
    /\b(lower|upper) limits? of (?:the )?(median|modal) class \+ (?:of )?(?:the )?(modal|median) class\b/gi,
    'sum of the $1 limits of the $2 class and the $3 class',
  ],
  [/\b(is|was|number) taken out\b/gi, '$1 removed'],
  [/\bwhich (?:number|observation|value) (?:is|was) removed\b/gi, 'find the removed number'],
  [/\bassumed mean (?:is |= ?)?(?=\d[^]*\bsum of f)/gi, 'a = '],
  [/(?<=[.] )(f_?1) (?:and|n|&) (f_?2) ?\? ?(\S[^]*\d)$/i, '$3. find $1 and $2'],
  [/\(in \\?%\)|\(\\?%\)/g, ''],
  [/\b([nk]) squared? (?:by|upon|over) (\d+)\b/gi, '$1²/$2'],
  // "frequency 17 f1 32 f2 19 f1 f2 kya hai"
  [
    /\bf(?:req(?:uency)?)?:? (?=[\d, ]*f_?1\b)((?:(?:\d+|f_?[12])[ ,]+){3,}(?:\d+|f_?[12]))(?![ ,]+\d)(?=$|[.,;]| (?:find|f_?1|to|then|and|total|sum)\b)/gi,
    (_: string, row = '') => `frequency: ${byRow(row)} . `,
  ],
  [/(?<=[.] +)(f_?1),? (?:and |aur )?(f_?2) (?:kya (?:hai|h|honge)|batao|nikalo|find karo|\?)\s*$/i, 'find $1 and $2'],
  // the ask before what is told
  [/^(f_?1|[xp]) ?(?:n|and|&|,| ) ?(f_?2|[yq]) ?\? ?(\S[^]*)$/i, '$3. find $1 and $2'],
  [/(?<=^|[.] )([xyfpk]) ?\? ?(\S[^]*\d)$/, '$2. find $1'],
  [/(?<=[.,;] )([xyfpk]) ([xyfpk]) ?\?\s*$/, 'find $1 and $2'],
  [twoRows, asNamedRows],
  [/\bmean was (?=\d)/gi, 'mean is '],
  [/\bwhat will (?:the |its )?mean be(?: now)?\b/gi, 'find the new mean'],
  // "x 5 10 15 f 2 p 7"
  [
    new RegExp(
      String.raw`(?<![\w^])x_?i? ?[:=]? ?${cells}[\s,;.|]*(?:and |aur )?f(?:_?i|req\w*\.?)? ?[:=]? ?${cells}(?![\w^/+*-])`,
      'g',
    ),
    (_: string, x = '', f = '') => ` . x: ${byRow(x)} . f: ${byRow(f)} . `,
  ],
  [twoTables, asOneTable],
  [/\b(mean|median|mode) (mean|median|mode) (?:and|&|n|aur) (mean|median|mode)\b/gi, '$1, $2 and $3'],
  [
    /\bdifference (?:of|between) (?:the )?(mean|median|mode) and (?:the )?(mean|median|mode)(?: of (?:a |the )?(?:data|distribution))? is (?=\d)/gi,
    '$1 - $2 = ',
  ],
  [
    /\b(?:then |find |what is )*(?:the )?difference (?:of|between) (?:the )?(mean|median|mode) and (?:the )?(mean|median|mode)(?: is)?(?! \d)/gi,
    'find $1 - $2',
  ],
  [
    /\(? ?no (?:students?|one|person|people|workers?) (?:got|scored|has|have|is|are|secured) \d+ (?:marks )?or (?:more|above) ?\)?/gi,
    '',
  ],
]

/** A ring is two circles with one centre. */
const ofRings: Pairs = [
  [
    /\b(?:is )?(?:ring|annulus)[- ]?shaped\b|\bin the (?:shape|form) of a (?:circular )?ring\b/gi,
    'has two concentric circles',
  ],
  [/\bouter (?:rim|edge|boundary|circumference|border)\b/gi, 'larger circle'],
  [/\binner (?:rim|edge|boundary|circumference|border)\b/gi, 'smaller circle'],
  [
    /\b(?:straight )?(?:line|rod|stick|wire|path|bar|segment) (?:of length )?(\d[\d.]* ?(?:cm|m|mm))(?: long)? (?:joining|with its ends on|between) (?:two points (?:of|on) )?the larger circle,? (?:just )?(?:touches|touching)/gi,
    'chord $1 long of the larger circle touches',
  ],
]

const groups: readonly (readonly [of: RegExp, Pairs])[] = [
  [
    /\btriang(?:le|ular)\b|\bsimilar\b|[△Δ∆~∼]|\bdiag(?:onal)?s?\b|\btrapezium\b|\bmirror\b|\bvikarn|\bparallelogram\b|\blamp ?post|\bkhamb|\bpoles? \d|\bshadow/i,
    ofTrianglesTold,
  ],
  [/sin|cos|tan|sec|cot|\b(?:shadow|slide|elevation|depression|ladder)\b/i, ofRatios],
  [/\b(?:elevations?|unnayan|slides?|ramps?|wires)\b|(?:30|45|60) ?°/i, ofHeights],
  [/\bring\b|\bannul|\bwasher\b|\b(?:inner|outer) (?:rim|edge|boundary)\b/i, ofRings],
  [/\b(?:circles?|circular|coins|tangents?|chords?|concentric|incircle|radii)\b/i, [...ofTangents, ...ofCircles]],
  [
    /\b(?:con(?:e|ical)|cylind\w+|sphere\w*|hemi\w+|pipe|cub\w+|segments?|sectors?|tent|ball|hand|rope|field|park|maidan|rassi\w*|semi-?circ\w+|slice|tambu|lighthouse|brooch|arcs?|cover|wheel|shed|capsule|tank|lattu|protractor|wiper|kuaa?n|glasse|sprinkler|square|cloth|well|pit|tub|vessel|cap|topi|pole|rasta)s?\b/i,
    [...solidsShortly, ...ofSolids],
  ],
  [
    /\bprob\w*|\bchances?\b|\bP ?\(|\bsambhavna\b|\bprayikta\b|^(?:\d|two|three) coins?\b/i,
    [...ofChanceTold, ...besideTheChance, ...shortAsks, ...ofChance],
  ],
  [
    /\b(?:mean|median|mode|modal|average|avg|frequency|freq|class[- ]marks?|mid[- ]?(?:value|point) of (?:a|the) class|less than \d+|central tendency|(?:hurdle|sprint) race)\b|x\u0304|\\bar|[Σ∑]|\\sum/i,
    [...besideTheTable, ...ofData],
  ],
  [
    /\([-−–]?[\w./√]+ ?, ?[-−–]?[\w./√+ ]+\)|\b(?:east|west)\b[^]*\b(?:north|south)\b|\b[xy][- ]?axis\b|\b(?:[xy][- ]?coordinate|abscissa|ordinate|comma)\b|▱|\bflags?\b/i,
    [...ofPointsTold, ...ofPlaces, ...ofPoints],
  ],
  [
    /\b(?:A\.?P|arithmetic|terms?|rows?|prizes?|inaam|salary|years?|yrs?|days?|months?|weeks?|hafte|saal|increments?|mahine|kist|logs|steps|rungs|semi-?circles?|potato\w*|trees|interest|houses|multiples|divisible|rings|penalty|sums?|odd|even|spiral|(?:do|teen) ank\w*|terms?|sequence|digits?|tak|fare|insert|beech)\b|\b[aS]_?n\b|\d, ?[-−]?\d+ ?,? ?(?:\.\.|…)/i,
    [...ofProgressionsTold, ...ofSavings, ...ofSeries, ...ofProgressions],
  ],
]

/** What is told in the words of a chapter in plainer ones. */
export const chapterPairs = (text: string): Pairs => groups.flatMap(([of, pairs]) => (of.test(text) ? pairs : []))
