import { numberAt } from './question/spoken-number'
import type { Pairs } from './question/replaced'

const small: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
}
const mixed = (_: string, whole = '', top = '', bottom = '', unit = ''): string =>
  ` ${Number(whole) * Number(bottom) + Number(top)}/${bottom} ${unit}³`

const notTaken = String.raw`(?![^]*\b(?:cut|remov\w*|scoop\w*|hollow\w*|drill\w*|carved|dug|inside|taken|melt\w*|recast|ratio|compare\w*|difference|cavity|depression|left|remain\w*)\b)`

const multiples: Readonly<Record<string, number>> = {
  twice: 2,
  double: 2,
  thrice: 3,
  triple: 3,
  two: 2,
  three: 3,
  four: 4,
}
const told = String.raw`\bradi(?:us|i)(?: (?:of|is|are|both|each|the|its|base|cone|cylinder|hemisphere|and|=))* ?(\d[\d.]*) ?(c?m)\b`

/** "radius 3 cm, height twice the radius": 6 cm, where one radius is told. */
const heightByRadius = (text: string): string => {
  const [radius, ...more] = text.matchAll(new RegExp(told, 'gi'))
  return !radius || more.length > 0
    ? text
    : text.replace(
        /(?<=\b(?:height|ht)\b(?: of (?:the )?(?:cone|cylinder|conical part|cylindrical part))? ?(?:is |= ?)?)(?:equal to )?(?:(twice|thrice|double|triple)|(two|three|four|[2-9]) times) (?:of )?(?:the |its |that of the )?(?:common )?radius\b/gi,
        (_: string, word = '', count = '') =>
          `${Number(((multiples[word.toLowerCase()] ?? multiples[count.toLowerCase()] ?? Number(count)) * Number(radius[1])).toFixed(6))} ${radius[2] ?? 'cm'}`,
      )
}

const intoOne = String.raw`\b(?:in)?to (?:form |make )?(?:a |one |1 )?(?:single |big |bigger |large |larger |new |solid )+(?:ball|sphere)\b`

/** Solids in short and in everyday words: "half-ball", "s.a.", "three and a half cm". */
export const solidsShortly: Pairs = [
  // "tent ka neeche wala part cylinder hai ... aur upar same radius ka cone hai height 6 m"
  [
    /\b(tent|toy|building|solid|vessel|pole|tank) ka (?:neeche|niche|nichla|lower) (?:wala )?(?:part|hissa|portion) (cylinder|cone|hemisphere) (?:hai|h)\b/gi,
    '$1 $2 hai',
  ],
  [
    /,? (?:aur |and )?(?:uske |us ke )?(?:upar|uper|upr) (?:same|usi|barabar) radius k[aei] (cone|hemisphere) (?:hai|h|laga hai|bana hai)\b(?:,? (?:jiski )?height (\d[\d.]* ?c?m))?/gi,
    (_: string, solid = '', high = '') =>
      ` surmounted by a ${solid} of the same radius${high === '' ? '' : ` and height ${high}`}`,
  ],
  [/(?<=\bvolume of (?:the )?air) inside(?: (?:it|the [a-z]+))?\b/gi, ''],
  [
    /\b([a-z]+) ke (?:andar|ander|inside) kitni (?:hawa|air) (?:hogi|hai|aayegi|aa sakti hai|h)\b/gi,
    'find the volume of the $1',
  ],
  [/\s*\((?:cone|cone ko|it is|cup) (?:poora|pura|completely|fully) (?:bhara|filled|full)(?: (?:hai|h))?\)/gi, ''],
  [/^(?=[^]*\bradi(?:us|i)\b)(?=[^]*\b(?:twice|thrice|double|triple|times)\b)[^]*$/i, heightByRadius],
  [/(?<=\bsyrup (?:which is |that is |amounting )?)(?:equal to|which is equal to|amounting to) (?=\d[\d.]* ?%)/gi, ''],
  // "gehu ka dher cone ki shape me hai ... ise dhakne ke liye kitna canvas lagega"
  [/\b(?:gehu|gehun|genhu|wheat|chawal|rice|anaj) k[ai] (?:ek )?dher\b/gi, 'heap of wheat'],
  [
    /\b(?:cubical|cube(?:[- ]shaped)?) ice[- ]cream brick\b|\bice[- ]cream brick (?:is a |in the (?:shape|form) of a )?cube\b/gi,
    'cube',
  ],
  // the rope as it was told before
  [/ instead of (\d[\d.]*) ?m\b(?<=\b\1 ?m\b[^]* instead of [^]*)(?<=\brope\b[^]*)/gi, ''],
  [/\b(?:by )?drawing (?:its |the )?diameters(?=[.,]| and\b)/gi, ''],
  // "a cubical ice-cream brick is distributed among some children by filling ice-cream cones up to the brim": so many cones
  [
    /\bis (?:to be )?distributed among (?:some |the )?children (?:by filling (?:it )?(?:in(?:to)? )?|in )(?=(?:ice[- ]cream )?cones\b)/gi,
    'is melted and recast into ',
  ],
  [
    /(?<=\brecast into (?:ice[- ]cream )?cones\b[^.?]*?),? (?:each )?(?:up ?to (?:its|the|their) brims?|to the brim)\b/gi,
    '',
  ],
  [
    /(?<=\brecast into (?:ice[- ]cream )?cones\b[^]*)\bhow many children (?:will |can )?(?:get|be served)(?: (?:the |an? )?ice[- ]cream)?(?: cones?)?\b/gi,
    'how many cones are made',
  ],
  [
    /\b(?:us)?ko hypotenuse ke (?:around|about|charo+n? (?:or|taraf)) ghuma\w*(?: (?:gaya|jaye|hai|h))*/gi,
    'is revolved about its hypotenuse',
  ],
  // "4 m diameter ka kuan 21 m gehra khoda, mitti ko charo taraf 3 m chaudi ring me faila ke embankment banaya"
  [
    /\b(\d[\d.]* ?m) (?:diameter|dia|vyas) (?:ka|wala) (?:ek )?(?:kuan|kua+n?|well) (\d[\d.]* ?m) (?:gehra|gahra|deep) khod\w*(?: gaya)?(?: (?:hai|h))?[.,]? (?:aur )?(?:(?:us|is)ki )?(?:nikli (?:hui )?)?mitt?i ko (?:(?:us|is)ke )?cha+ro+n? (?:taraf|or) (\d[\d.]* ?m) ch[ao]+u?di (?:circular |gol )?ring (?:me|mein) (?:barabar |saman roop se )?(?:faila|phaila)\w* ?(?:ke|kar)? ?(?:ek )?(?:embankment|chabutr[ae]|bandh) ban\w+(?: gaya)?(?: (?:hai|h))?/gi,
    'A well of diameter $1 is dug $2 deep. The earth taken out is spread evenly all around it in a ring of width $3 to form an embankment',
  ],
  [/\b(?:chabutre|bandh) k[iea] (?=(?:height|unchai|oonchai)\b)/gi, 'embankment ki '],
  // "glasses of inner diameter 6 cm and height 14 cm. The bottom of each glass has a hemispherical raised portion"
  [
    /^(?=[^]*\bhemispherical raised\b)[^]*?\bin cylindrical glasses of inner diameter (\d[\d.]* ?cm) and height (\d[\d.]* ?cm)\. The bottom of (?:each|every|the) glass has (?:a|the) hemispherical raised (?:portion|part)(?: of the same diameter)?(?:,? which reduces (?:its|the) capacity(?: of the glass)?)?/i,
    'The inner diameter of a cylindrical glass is $1, but the bottom of the glass had a hemispherical raised portion which reduced the capacity of the glass. The height of the glass is $2',
  ],
  // "a tent is cylindrical up to 3 m and conical above it"
  [
    /\bcylindrical (?:in shape )?up ?to (?:a )?(?:height (?:of )?)?(\d[\d.]* ?c?m\b),? (?:and|then) (?:is )?conical above(?: it| that)?/gi,
    'a cylinder of height $1 surmounted by a cone',
  ],
  // "a right triangle with sides 3 cm, 4 cm and 5 cm is revolved about the side 4 cm": a cone of that height
  [
    /^(?:a |an )?right(?:[- ]angled)? triangle,? (?:with|having|whose|of) (?:(legs|sides containing the right angle|sides) )?(?:are |of )?(\d[\d.]*) ?(c?m)?,? (?:and )?(\d[\d.]*) ?c?m(?:,? and (\d[\d.]*) ?c?m)?,? is (?:made to )?(?:revolved?|rotated?|turned?) (?:about|around) the (?:side|leg) (?:of )?(?:length )?(\d[\d.]*) ?c?m\b,?/i,
    (whole: string, of = '', a = '', unit = 'cm', b = '', c = '', high = '') => {
      const radius = high === a ? b : a
      const isRight = c === '' ? of !== 'sides' : Math.abs(Number(a) ** 2 + Number(b) ** 2 - Number(c) ** 2) < 1e-9
      return isRight && a !== b && (high === a || high === b)
        ? `A cone has radius ${radius} ${unit} and height ${high} ${unit}.`
        : whole
    },
  ],
  // "out from one end only"
  [/\b(one|each|either|both) (end|side|face)(s?) only\b/gi, '$1 $2$3'],
  // "3 metal balls radii 1 cm 6 cm 8 cm melted into one big ball radius?"
  [
    new RegExp(String.raw`^(?=[^]*\bballs?\b[^]*\b(?:melt|recast))[^]*${intoOne}[^]*$`, 'i'),
    (text: string) =>
      text
        .replace(/\bballs\b/gi, 'spheres')
        .replace(/(?<=\d ?(?:[cm]?m)?),? (?=\d)/g, ', ')
        .replace(new RegExp(intoOne, 'i'), 'to form a single solid sphere')
        .replace(/\b(?:,|what is|find)? ?(?:the |its )*radius\s*[?=]*\s*$/i, '. find its radius'),
  ],
  // "(V_sphere = 4/3 πr³)"
  [
    /\s*\$?(?:\\left)?\( ?V_? ?\{?(?:\\text ?\{)?(?:sphere|hemisphere|cone|cylinder)\}{0,2} ?=[^$]*?(?:\\right)?\)\$?\s*$/,
    '',
  ],
  [/\b(?:largest|maximum|biggest|greatest) possible diameter\b/gi, 'greatest diameter'],
  [
    /\b(sphere|cone|hemisphere|cylinder) of (?:the )?(?:largest|maximum|biggest|greatest)(?: possible)? (?:size|volume)\b/gi,
    'largest $1',
  ],
  // a dome is seen from inside
  [
    /^(?=[^]*\bdome\b)(?![^]*\b(?:outer|external|thick\w*|outside|cylind\w*|cone|cuboid\w*)\b)[^]*\b(?:inner|internal|inside)\b[^]*$/i,
    (text: string) =>
      text
        .replace(/\b(?:inner|internal|inside) (?:curved )?surface\b/gi, 'curved surface')
        .replace(/\b(?:inner|internal) (?=(?:dia\w*|radius))/gi, '')
        .replace(
          /\b(painting|white-?washing|polishing|plastering) (?:the |it from |its |from )?(?:inside|inner side)(?: of (?:the dome|it))?/gi,
          '$1 the curved surface',
        ),
  ],
  // "circumference of the base of a 9 m high conical tent is 44 m"
  [
    /\b(?:the )?circumference of (?:the )?base of an? (\d[\d.]* ?c?m(?:et(?:re|er)s?)?) (?:high|tall) ([a-z ]+?) is (\d[\d.]* ?c?m(?:et(?:re|er)s?)?)\b/gi,
    'The base circumference of a $2 is $3 and its height is $1.',
  ],
  [
    /,? (?:hai |h )?(?:par|lekin|but) (?:bottom|neeche|tale) (?:me|mein|par|pe) (?:ek )?hemispher(?:e|ical (?:portion|part)) (?:upar )?(?:uth\w+|raised|ubhr\w+)(?: hua)?(?: (?:hai|h)\b)?/gi,
    ' but the bottom has a hemispherical raised portion',
  ],
  // "the internal and external diameters of a hollow shell are 6 cm and 10 cm"
  [
    /\b(internal|inner|external|outer) and (external|outer|internal|inner) (radi(?:us|i)|diameters?) (of [^.\d]*?)(?:are|is) (\d[\d.]* ?[cm]?m) and (\d[\d.]* ?[cm]?m)(?= ?[.,]|$)/gi,
    '$1 $3 $4 is $5 and its $2 $3 is $6',
  ],
  // "chhat 11 m x 14 m hai, barish ka saara pani tank me jata hai"
  [
    /\bchh?at (\d[\d.]* ?m) (?:by|x|×) (\d[\d.]* ?m)(?: ki)?(?: (?:hai|h))?,?(?: (?:us|is)k[ai])? (?:ka )?(?:barish|baarish)(?: k[ai])?(?: saa?ra| pura)? (?:pa+ni|water) (?:(?:ek )?cylindrical )(tank|vessel|drum) (?:me|mein) (?:jata|jaata|girta|jama hota)(?: (?:hai|h))?/gi,
    'rain water from a roof $1 by $2 drains into a cylindrical $3',
  ],
  [
    /\b(tank|vessel|drum) (?:pura|poora|complete)(?:ly)? bhar (?:gaya|gya|jata)(?: (?:hai|h))?,?(?: to| toh)? kitn[ei] cm (?:barish|baarish|rain)(?:fall)?(?: (?:hui|hogi|hai|h))*/gi,
    'the $1 is just full. find the rainfall in cm',
  ],
  // "bahar ka diameter 8 cm andar ka 6 cm"
  [/\bbahar (?:ka|ki) (?=dia\w*|radius)/gi, 'outer '],
  [/\bandar (?:ka|ki) (?=dia\w*|radius)/gi, 'inner '],
  [/\bandar (?:ka|ki) (?=\d)(?<=\b(diameter|radius)\b[^]*)/gi, (_: string, name = '') => `inner ${name} `],
  [/(?<=\d ?c?m )lamb[aie](?: (?:hai|h)\b)?/gi, 'long'],
  [/\blohe k[aie] (pipe|rod|pole|gola|sphere|cylinder)\b/gi, 'iron $1'],
  [
    /\b1 ?cm ?(?:3|³|\^3) (?:iron|lohe|loha|metal)?(?: k[aie])? ?(?:weight|mass|wajan|vajan) (\d[\d.]*) ?(?:g|gm|grams?)\b(?: (?:hai|h)\b)?/gi,
    '1 cm³ of iron weighs $1 g',
  ],
  // a pizza is cut into sectors, and its crust is an arc
  [
    /^(?=[^]*\bequal (?:slices|wedges)\b)[^]*$/i,
    (text: string) =>
      text
        .replace(/\b(?:slice|wedge)(s?)\b/gi, 'sector$1')
        .replace(/\b(?:crust|curved edge|outer edge)(?: ?\((?:the )?(?:outer )?arc\))?(?= of)/gi, 'arc'),
  ],
  // "block = cube of edge 5 cm + a hemisphere of diameter 4.2 cm", of two solids
  [
    /\b([a-z]+) ?= ?(?:an? )?((?:cube|cuboid|cylinder|cone|hemisphere)\b[^=+]*?) ?\+ ?(?:an? )?(?=(?:cube|cuboid|cylinder|cone|hemisphere)\b(?![^]*\+))/gi,
    '$1 is made of a $2 and a ',
  ],
  // "... hemispherical raised portion hai jisse capacity kam ho jati hai"
  [
    /(?<=\bhemispherical raised (?:portion|part|base|bottom)(?: (?:hai|h))?),? (?:jisse|jis se|jiski wajah se|jis karan) (?:(?:us|is|glass) ?ki )?capacity (?:kam|reduce) (?:ho|kar)\w*(?: (?:jati|jaati|gayi|deta|hai|h)\b)*/gi,
    '',
  ],
  // "spherical vessel with cylindrical neck 7 cm long 2 cm diameter, spherical part diameter 6 cm. how much water it holds"
  [
    /(?<=\b[Ss]pherical [^]*\bneck\b[^]*)\bhow much water (?:it|can it|the vessel|will it|does it)? ?(?:can |will )?holds?\b(?: in all)?/gi,
    'find the volume of water it can hold',
  ],
  [
    /\b(?:an? )?cylindrical (?:part|portion|body) (?:in|at) (?:the )?(?:middle|centre) and (?:two )?hemispherical (?:parts|portions|ends) (?:at|on) (?:its |the )?(?:both )?(?:its |the )?ends\b/gi,
    'a cylinder with a hemisphere at each end',
  ],
  [/^[^.\d]*\bare used (?:in|to|for)\b[^.\d]*\. (?=One such\b)/i, ''],
  [/\bOne such ([a-z]+) (?=consists|is|has)/gi, 'A $1 '],
  // of walls and roof: all but the base
  [
    /^(?=[^]*\b(?:surmounted|roof|dome|mounted|conical top)\b)(?=[^]*\bcylind)(?![^]*\b(?:scoop|hollow|cavity|drill|depress|remov|carv)\w*\b)([^]*)\b(?:total|outer|whole) curved surface area(?: \([^()]*\))?(?: to be painted)?/i,
    '$1outer surface area',
  ],
  // "cylinder with hemispheres on both ends r 3 cm"
  [/(?<=\b(?:cylinder|cone|hemispheres?|sphere|ends|top)\b[^.]* )r ?=? ?(?=\d[\d.]* ?[cm]?m\b)/gi, 'radius '],
  [
    /\b(diameter|radius) of (?:the )?hemisphere (?:=|is equal to|equal to|equals|is) (?:the )?edge(?: of (?:the )?(?:cube|block))?/gi,
    'the $1 of the hemisphere is equal to the edge of the cube',
  ],
  [
    /\b(depression|cavity|hole) (?:is )?(cut(?: out)?|scooped(?: out)?|carved(?: out)?|made) (from|on|in) (?:1|one) face of (?:an? )?(cubical (?:wooden )?block|cube|wooden cube)(?: of)? (?=edge|side)/gi,
    '$1 is $2 $3 one face of a $4 of ',
  ],
  // what is spread on a plot makes a platform of it
  [
    /\bspread (?:out )?(?:evenly |uniformly )?(?:on|over|all over|in) (?:a|the) (?:rectangular )?(?:plot|field|ground|piece of land|lawn)(?: of land)? ((?:of |measuring |with dimensions |which is )?(?:\w+ ){1,2}(?:m|met(?:re|er)s?) ?(?:by|x|×) ?(?:\w+ ){1,2}(?:m|met(?:re|er)s?))\b[.,;]? ?(?:and )?(?:find|what is|calculate|determine) (?:the )?(?:rise in (?:the |its )?level(?: of (?:the )?(?:plot|field|ground|land))?|(?:by )?how much (?:the )?level (?:of (?:the )?\w+ )?(?:rises|is raised)|level to which (?:the )?\w+ is raised)/gi,
    'spread evenly to form a platform $1. find the height of the platform',
  ],
  // a shed is closed: what is tied to a corner of it is outside
  [
    /\b(?:an? |the )?(?:outer|outside) corner (?=of (?:an? |the )?(?:closed )?(?:(?:rectangular|square) )?(?:shed|house|building|godown|room|hut|barn)\b)/gi,
    'a corner ',
  ],
  [/\bclosed (?=(?:rectangular |square )?(?:shed|house|building|godown|hut|barn)\b)/gi, ''],
  // a cap is open
  [
    /\b(?:find |calculate |what is )?(?:the )?area of (?:the )?(?:metal |tin |paper |card ?board )?(?:sheet|paper|cloth|card ?board|felt) (?:required|needed|used) (?:(?:to make|for making|for) (\d+) (?:such )?(?:joker'?s? |birthday |party )?(?:caps|hats|cones)|(?:to make|for making) (?:it|the (?:cap|hat)|one such cap|a cap))/gi,
    (_: string, n = '') =>
      n === '' ? 'find its curved surface area' : `find the curved surface area of ${n} such cones`,
  ],
  [
    /\b(?:a |an |the )?(?:joker'?s?|birthday|party|clown'?s?) (?:cap|hat) (?:is |=)?(?=(?:in (?:the )?(?:form|shape) of )?a )/gi,
    'a cap is ',
  ],
  // what is in it is its volume
  [
    /\bhow much (ice[- ]cream|water|milk|juice|oil|liquid) (?:is|does it|can it|will it|it|does the \w+|can the \w+|will the \w+|the \w+)(?: can| will)?(?: (?:there|contained|contains?|holds?))*(?: in (?:it|the \w+))?(?=\s*(?:[.?]|$|in lit))/gi,
    'find the volume of $1',
  ],
  // dictated: "one cubic centimetre of iron weighs eight gram"
  [/\bone (?=cubic )/gi, '1 '],
  [/(?<=\bweighs? (?:about |nearly )?)([a-z]+)(?= grams?\b)/gi, (word: string) => numberAt([word], 0)?.text ?? word],
  // a sprinkler: how far it throws is the radius of its sector, which may be told once more
  [
    /\b(radius (?:of |is |= ?)?(\d[\d.]*) ?c?m\b[^]*?\bsprinkler\b[^]*?) throws water (?:up ?to |to |over )?(?:a distance of )?\2 ?c?m\b(?: and)?/gi,
    '$1',
  ],
  [
    /\bsprinkler\b([^.]*?) (?:(?:throws|sprays|sprinkles) water|reaches) (?:up ?to |to |over )?(?:a distance of )?(\d[\d.]* ?c?m)\b(?: and)?/gi,
    'sprinkler$1 waters a sector of radius $2 and',
  ],
  [/(?<=[a-z] )w\/? (?=(?:an? |the |two |\d )?[a-z]{3})/g, 'with '],
  [
    /\bwith (?:an? )?hemispheres? (?:on|at|in) (?:both|each|either) (?:the )?(?:sides?|ends?)\b/gi,
    'with a hemisphere at each end',
  ],
  // "cone radius 3.5 cm height 12 cm upar hemisphere"
  [
    /(?<=\b(?:cone|cylinder|cube|cuboid)\b[^.?]* )(?:ke )?(?:upar|uper|upr) (?:ek )?(?=hemisphere\b)(hemisphere)(?: (?:hai|h|bhi|laga|rakha))*/gi,
    'with a $1 on top',
  ],
  // "a cone with a cylinder below it"
  [
    /\b(cone|hemisphere) with (an? )(cylinder|cone|hemisphere|cube|cuboid) (?:below|under|beneath)(?: it)?\b/gi,
    '$1 on top of $2$3',
  ],
  // "a cone with a hemisphere, radius 7 cm": nothing is taken out or compared
  [
    new RegExp(
      `(?<=\\b(?:cone|cylinder|cube|cuboid)(?: of (?:height|radius|diameter|edge|side|dia) [\\d.]+ ?c?m)?) with (?:an? )?(?=(?:hemisphere|cone)(?: on it)?(?:[.,]|$| (?:find|dia|diameter|radius|and|total|volume|height)\\b)${notTaken})`,
      'gi',
    ),
    ' surmounted by a ',
  ],
  [/\bin (?:the )?shape of (?:an? )?(?=circle\b)/gi, 'in the form of a '],
  [/\btotal (?:silver )?wire (?=needed|required|used)/gi, 'total length of wire '],
  // "cylinder jiske dono end hemisphere hain", "cylinder jaisa hai jiske upar cone hai"
  [/(?<=\b(?:cylinder|cuboid|cone|cube)) (?:jaisa|jaisi|jaise|ke jaisa)(?: (?:hai|h)\b)?,?(?= jis)/gi, ''],
  [
    /,? ?\bji[sn]k[aei] (?:dono|both) (?:ends?|sides?|sir[aeo]n?|taraf) (?:par |pe |me |mein )?(?:ek ek )?hemispheres?(?: (?:hai|hain|h|lage|laga|bane|bana|attached|stuck))*(?=[\s,.]|$)/gi,
    ' with a hemisphere at each end',
  ],
  [
    /,? ?(?:hai )?\bjiske (?:upar|uper) (?:ek )?half cylinder(?: ki chhat| ka roof| roof)?(?: (?:hai|h|bani))*\b/gi,
    ' surmounted by a half cylinder',
  ],
  [
    /,? ?\bji[sn]k[aei] (?:dono|both) (?:ends?|sir[aeo]n?|taraf) hemispherical (?:hai|hain|h)\b/gi,
    ' with two hemispherical ends',
  ],
  [
    /(?<=\bsyrup\b[^]*)\b(\d+) ([a-z]+ [a-z]+s?) (?:me|mein|main) kitna syrup (?:milega|hoga|hai|h)\b/gi,
    'how much syrup is in $1 $2',
  ],
  [
    /,? ?\beach (?:being|is|of which is) (?:the|a) segment (?:of the (?:circle|cover) )?cut off by (?:a|one) side of (?:the|an) inscribed (regular )?(hexagon|square)/gi,
    ' cut off by the sides of a $1$2 inscribed in it',
  ],
  [/\bvolume ka (\d+ ?%)/gi, '$1 of volume'],
  [/(?<=\bsyrup[^]*)\bkitna syrup\b/gi, 'how much syrup'],
  // "major sector ... if the angle of the minor sector is 40°"
  [/(?<=\barea of (?:the )?major sector\b[^]*\bangle of (?:the )?)minor sector\b/gi, 'sector'],
  [/(?<=\barea of (?:the )?major sector\b[^]*?)\bpi equals? to (?=22)/gi, 'π = '],
  [/\bcanvas area\b(?![^]*\bcost\b)/gi, 'area of canvas'],
  // "how many bullets of diameter 2 cm from a cube of lead edge 44 cm"
  [
    /\bhow many ((?:\w+ ){0,3}(?:bullets|balls|spheres|shots|marbles|cones|coins) of (?:dia(?:meter)?|radius) \d+(?:\.\d+)? ?(?:cm|mm|m)) (?=(?:from|out of) an? )/gi,
    'how many $1 can be made ',
  ],
  [
    /(?<=\b(?:cube|cylinder|sphere|cuboid) of (?:lead|metal|iron|gold|silver|copper)) (?=(?:edge|side|radius|diameter|dia)\b)/gi,
    ' of ',
  ],
  [/\b(?:both|the two) (?:the )?parts (?:have|having|are of|of|has|ka) (?:equal|same) volumes?\b/gi, 'equal volume'],
  // "pi 22/7 root3 = 1.7"
  [
    /\b(?:take |use )?(?:pi|π) ?=? ?(22\/7|3\.14\d*),? (?:and )?(?:√ ?3|root ?3) ?=? ?(1\.7\d*)/gi,
    'Use π = $1 and √3 = $2',
  ],
  // "finds its volume to be 345 centimetre cube"
  [/(?<=\bvolume (?:to be|is|of) [\w ]{1,40}?)(?:centimet(?:re|er)s?|cm) cube\b/gi, 'cm³'],
  // "Volume = ⅓πr²h + ⅔πr³ = ?": the formula tells nothing
  [/\b(volume|surface area|area) ?= ?[^=.?]*π[^=.?]*= ?\?/gi, 'Find the $1.'],
  [/\brupees (?=\d)/gi, '₹'],
  // "... of top 2.8 m. canvas area and cost at ₹500 per m²"
  [
    /(?<=[.] )(?=(?:the )?(?:(?:canvas|curved|total|lateral|surface|inner|outer) ?)*(?:area|volume|capacity)\b(?:(?!\b(?:find|what|is)\b)[^.?])* and (?:its |the )?(?:total )?cost\b[^?]*$)/gi,
    'find ',
  ],
  [/\bs\. ?a(?:rea)?\b\.?|\bSA\b/g, 'surface area'],
  [/\bhalf(?: of)?[- ](?:a )?(?:ball|sphere)(s?)\b/gi, 'hemisphere$1'],
  [/\bcone[- ]shaped\b/gi, 'conical'],
  [/\bcylinder[- ]shaped\b/gi, 'cylindrical'],
  [/\b2 (?=(?:identical |equal )?(?:hemispher|cubes|cones|cylinders))/gi, 'two '],
  [
    /\b(one|two|three|four|five|six|seven|eight|nine|ten|\d+) and a half (?=(?:cm|mm|m|centi|met))/gi,
    (_: string, n = '') => `${(small[n.toLowerCase()] ?? Number(n)) + 0.5} `,
  ],
  [/(?<![\d./])(\d+) (?:sahi )?(\d+)\/(\d+) ?(?:\([^()]*\) ?)?(c?m)(?:³|\^3|3)(?!\d)/gi, mixed],
  [/\b(\d+) sahi \d+\/\d+ \((?:yani )?(\d+\/\d+)\)/gi, (_: string, __ = '', value = '') => value],
  [/\(mixed (?:fraction|number)\)/gi, ''],
  [/\b(?:from )?(?:end|tip)[- ]to[- ](?:end|bottom|tip) ?(?:=|is|it measures)? ?(?=\d)/gi, 'total length '],
  [/(?<=(?:mm|cm|m) )(?:from )?(?:end|tip) to (?:end|bottom|tip)\b/gi, 'total length'],
  [/(?<=\d ?c?m) ?[x×] ?(?=\d[\d.]* ?c?m\b)/gi, ' by '],
  [/(?<![x×] ?|[\d.])(\d[\d.]*) ?[x×] ?(\d[\d.]*)(?= (?!x\b)[a-z]|[,.](?!\d))/gi, '$1 by $2'],
  [/(?:rs\.? ?|₹ ?)(\d[\d.]*) ?\/ ?(c?m)(?:²|\^2)/gi, '₹$1 per $2²'],
  [
    /(?<=\bper )(?:sq\.?|square) ?(m|cm|met(?:re|er)|centimet(?:re|er))\b\.?/gi,
    (unit: string) => (/c/i.test(unit.replace(/^sq\w*/i, '')) ? 'cm²' : 'm²'),
  ],
  [
    /\b(?:ans(?:wer)? |volume )?in m(?:³|\^3|3)(?!\w)/gi,
    (said: string) => `${/volume/i.test(said) ? 'volume ' : ''}in cubic metres`,
  ],
  [
    /\b(?:use|take|taking|let)? ?(3\.14|22 ?\/ ?7) (?:for|as) (?:pi|π)\b|\b(?:use |take |let )?(?:pi|π) (?:be|as|is|ko|lo) (3\.14|22 ?(?:\/|by) ?7)/gi,
    (_: string, one?: string, two?: string) => `π = ${(one ?? two ?? '').replace(/ ?by ?/, '/')}`,
  ],
  [/(?<=\brocket(?: toy)?) - (?=[a-z])/gi, ', '],
  [/(?<=\bdiameter )([a-z]) (?=cube\b)/g, '$1, '],
  [/\b(area) ([a-z]) (?:me|mein)\b/g, '$1 in terms of $2'],
  [/\b(?:1\/4|one[- ]fourth|a quarter|ek chauthai|chauthai)(?: (?:of (?:the )?)?)?(?=water|pani)/gi, 'one fourth '],
  [/\bno\.? of (?=lead|shots|marbles|balls|cones|spheres)/gi, 'number of '],
  [
    /\b(?:nearest|full|whole) (?:sq\.? ?cm|square centimet(?:re|er)|centimet(?:re|er) square|cm(?: ?sq(?:uare)?|2|²|\^2))/gi,
    'nearest cm²',
  ],
]
