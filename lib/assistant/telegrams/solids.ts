import type { Frame } from './frame'
import { n } from './words'

const heightOf = (what: string): RegExp =>
  new RegExp(
    `\\b(?:(?:uski |its |iski )?height (?:of (?:the )?${what})?|(?:uski|its|iski) height|${what} (?:ki )?height)\\b(?! ?\\d)`,
  )

/** Sectors and solids. */
export const solids: readonly Frame[] = [
  // "min hand 14cm 5 min me swept area"
  {
    slots: {
      hand: new RegExp(
        `(?:(?:min(?:ute)?) hand(?: of)?(?: length)?(?: of)?(?: clock)?(?: length)? ${n} ?cm(?: long)?|${n} ?cm (?:long )?min(?:ute)? hand)`,
      ),
      time: new RegExp(`${n} ?(?:minutes?|mins?)\\b`),
      ask: /\b(?:swept area|area(?: swept)?)\b/,
    },
    around: /^(?:clock|swept|sweeps?|area|cm|long|length|minutes|min)$/,
    put: (found) =>
      `The length of the minute hand of a clock is ${found('hand') || found('hand', 2)} cm. Find the area swept by the minute hand in ${found('time')} minutes.`,
  },
  // "horse tied corner of sq field 15m rope 5m graze area pi 3.14"
  {
    slots: {
      beast: /\b(horse|cow|goat|buffalo)\b/,
      tied: /\b(?:tied|bandha|bandhi)(?: (?:to|at))?(?: (?:a|the|one|ek))?\b/,
      field: new RegExp(
        `corner (?:of |ka )?(?:a |the )?(?:sq(?:uare)?)(?: shaped)?(?: grass)? (?:field|plot|ground|park)(?: of)?(?: side)? ${n} ?m`,
      ),
      rope: new RegExp(`rope(?: of)?(?: length)? ${n} ?m(?: long)?|${n} ?m (?:long )?rope`),
      ask: /\b(?:graz(?:e|es|ing) area|area (?:it |that )?(?:can )?(?:graze|grazed)?|graze)\b/,
      'pi?': /(?:pi|π) ?(?:=|is)? ?(3\.14|22\/7)/,
    },
    around: /^(?:corner|side|long|peg|area|graze|can|take|use)$/,
    put: (found) =>
      `A ${found('beast')} is tied to a peg at one corner of a square shaped grass field of side ${found('field')} m by means of a ${found('rope') || found('rope', 2)} m long rope. Find the area of that part of the field in which the ${found('beast')} can graze.${found('pi?') === '' ? '' : ` (Use π = ${found('pi?')})`}`,
  },
  // "2 cubes vol 64 each joined end to end cuboid sa"
  {
    slots: {
      cubes: /\b(2|two|do|3|three|teen) cubes?\b/,
      volume: new RegExp(
        `vol(?:ume)? ${n} ?(cm|m)?(?:3|³|\\^3)?(?: each)?|each (?:of )?vol(?:ume)? ${n} ?(cm|m)?(?:3|³|\\^3)?`,
      ),
      joined: /\bjoin(?:ed)?(?: end to end)?\b/,
      ask: /\b(?:(?:tot(?:al)? )?(?:sa|tsa|surface area|surf area)(?: of (?:the )?(?:resulting |new )?cuboid)?|cuboid (?:ka |ki )?(?:tot(?:al)? )?(?:sa|tsa|surface area|surf area))\b/,
    },
    around: /^(?:cuboid|each|resulting|new|end|cm|cm3|cm³)$/,
    put: (found) =>
      `${/^(?:3|three|teen)$/.test(found('cubes')) ? '3' : '2'} cubes each of volume ${found('volume') || found('volume', 3)} cm³ are joined end to end. Find the surface area of the resulting cuboid.`,
  },
  // "capsule 14mm long dia 5mm hemisphere ends sa"
  {
    slots: {
      capsule: /\bcapsule\b/,
      length: new RegExp(`(?:length )?${n} ?mm (?:long|length)|length (?:is |of |= ?)?${n} ?mm`),
      diameter: new RegExp(`(?:dia(?:meter)?) (?:is |of |= ?)?${n} ?mm|${n} ?mm (?:dia(?:meter)?)`),
      ask: /\b(?:sa|tsa|surface area|surf area)\b/,
    },
    around: /^(?:hemisphere|hemispheres|hemispherical|hemi|ends?|shape|shaped|cylinder|medicine|entire|long|2|two)$/,
    put: (found) =>
      `A medicine capsule is in the shape of a cylinder with two hemispheres stuck to each of its ends. The length of the entire capsule is ${found('length') || found('length', 2)} mm and the diameter of the capsule is ${found('diameter') || found('diameter', 2)} mm. Find its surface area.`,
  },
  // "cone on hemisphere both rad 1 cone ht=rad vol in pi"
  {
    slots: {
      both: new RegExp(
        `both (?:of )?(?:the )?(?:same )?radi(?:us|i) (?:=|is|are|of)? ?${n} ?(cm|m)?|(?:same |common )?radi(?:us|i) (?:of both )?(?:=|is)? ?${n} ?(cm|m)?(?: (?:of )?(?:both|each))?`,
      ),
      cone: /\bcone (?:standing |mounted |surmounted )?(?:on|upon|over) (?:a )?hemi(?:sphere)?\b/,
      equal:
        /\b(?:cone )?height ?(?:of (?:the )?cone )?(?:=|equals?|is equal to|same as|equal) ?(?:to )?(?:its |the )?radius\b/,
      ask: /\bvol(?:ume)?\b(?: of (?:the )?solid)?/,
      'pi?': /\b(?:in )?(?:terms of )?(?:pi|π)(?: me)?\b/,
    },
    around: /^(?:solid|cone|in|cm|terms|me)$/,
    put: (found) =>
      `A solid is in the shape of a cone standing on a hemisphere with both their radii being equal to ${found('both') || found('both', 3)} cm and the height of the cone is equal to its radius. Find the volume of the solid in terms of π.`,
  },
  // "45 gulab jamun cylinder w 2 hemi ends length 5cm dia 2.8 syrup 30% total syrup?"
  {
    slots: {
      jamuns: new RegExp(`${n} gulab ?jamuns?`),
      length: new RegExp(`(?:length|lambai) (?:is |of |= ?)?${n} ?(?:cm)?|${n} ?cm (?:long|length)`),
      diameter: new RegExp(`dia(?:meter)? (?:is |of |= ?)?${n} ?(?:cm)?|${n} ?cm dia(?:meter)?`),
      percent: new RegExp(`(?:syrup |about )*${n} ?(?:%|percent)(?: syrup)?(?: of (?:its )?volume)?`),
      ask: /\b(?:total |kitna |how much )*syrup(?: total| kitna)?\b/,
    },
    unless: /\b(?:each|one|ek|1) (?:gulab|jamun|me|mein|in)\b|\b(?:in|per) (?:each|one|1)\b/,
    around:
      /^(?:cylinder|shaped|shape|like|2|two|hemi|hemisphere|hemispheres|hemispherical|ends|syrup|total|volume|each|contains)$/,
    put: (found) =>
      `A gulab jamun contains sugar syrup up to about ${found('percent')}% of its volume. Find approximately how much syrup would be found in ${found('jamuns')} gulab jamuns, each shaped like a cylinder with two hemispherical ends with length ${found('length') || found('length', 2)} cm and diameter ${found('diameter') || found('diameter', 2)} cm.`,
  },
  // "inverted cone h 8 r 5 full of water, lead balls r 0.5 dropped, 1/4 water flows out, kitne balls"
  {
    slots: {
      cone: /\b(?:inverted )?con(?:e|ical)(?: vessel)?\b/,
      high: new RegExp(`(?:h|height) ?=? ?${n}(?: ?cm)?`),
      radius: new RegExp(`\\b(?:r|radius) ?=? ?${n}(?: ?cm)?`),
      balls: new RegExp(`(?:lead )?(?:balls?|shots?|spheres?) (?:of )?(?:r|are|radius) ?=? ?${n}(?: ?cm)?`),
      out: /\b(1\/4|one[- ]fourth|half|1\/2|1\/3|one[- ]third)(?: (?:of )?(?:the )?water)?(?: flows?| overflows?| goes)?(?: out)?/,
      ask: /\b(?:kitn[ei]|how many|no\.? of|number of)\b(?: (?:lead )?(?:balls?|shots?|spheres?))?/,
    },
    around:
      /^(?:full|water|filled|dropped|lead|balls?|shots?|flows?|out|vessel|brim|inverted|dal[eai]|gaye|overflow|cm)$/,
    put: (found) =>
      `A vessel is in the form of an inverted cone. Its height is ${found('high')} cm and the radius of its top, which is open, is ${found('radius')} cm. It is filled with water up to the brim. When lead shots, each of which is a sphere of radius ${found('balls')} cm, are dropped into the vessel, ${/4|four/.test(found('out')) ? 'one-fourth' : /3|third/.test(found('out')) ? 'one-third' : 'half'} of the water flows out. Find the number of lead shots dropped in the vessel.`,
  },
  // "well dia 3m 14m deep, 4m wide ring embankment, height"
  {
    slots: {
      well: /\bwell\b/,
      across: new RegExp(`(?:diameter|dia) (?:is |of |= ?)?${n} ?m\\b|${n} ?m (?:diameter|dia)`),
      deep: new RegExp(
        `(?:depth|deep|gehr[ai]|gahr[ai]) (?:is |of |= ?)?${n} ?m\\b|${n} ?m (?:deep|depth|gehr[ai]|gahr[ai])`,
      ),
      wide: new RegExp(
        `${n} ?m (?:wide |width |chaudi |chaud[ai] )?(?:circular )?(?:ring|embankment)|(?:ring|embankment|width) (?:of )?(?:width )?${n} ?m`,
      ),
      ask: heightOf('embankment'),
    },
    around:
      /^(?:ring|embankment|circular|earth|mitti|soil|dug|around|taken|out|spread|form|wide|evenly|bana\w*|width|height|well|khoda|uski|se)$/,
    put: (found) =>
      `A well of diameter ${found('across') || found('across', 2)} m is dug ${found('deep') || found('deep', 2)} m deep. The earth taken out of it has been spread evenly all around it in the shape of a circular ring of width ${found('wide') || found('wide', 2)} m to form an embankment. Find the height of the embankment.`,
  },
  // "cone hemisphere cylinder same base same height volume ratio"
  {
    slots: {
      cone: /\bcone\b/,
      hemisphere: /\bhemisphere\b/,
      cylinder: /\bcylinder\b/,
      base: /\b(?:same|equal) (?:bases?|radius|radii)\b/,
      height: /\b(?:same|equal) heights?\b|\b(?:and )heights?\b/,
      ask: /\b(?:vol(?:ume)?s? ?(?:ka )?ratio|ratio (?:of )?(?:their |the )?vol(?:ume)?s?)\b/,
    },
    around: /^(?:volumes?|ratio|n)$/,
    put: () =>
      'Find the ratio of the volumes of a cone, a hemisphere and a cylinder which stand on equal bases and have the same height.',
  },
  // "area of sector 60 r 6"
  {
    slots: {
      what: /\b(area of (?:the )?(?:minor )?sector|sector (?:ka |ki )?area|length of (?:the )?arc|arc(?: ki| ka)? length)\b/,
      radius: new RegExp(`\\b(?:r|are|radius|rad) ?=? ?${n}(?: ?(cm|m)\\b)?`),
      angle: new RegExp(`(?:angle |theta |θ )?=? ?(?<![\\d.])${n}(?: degrees?|°)?`),
    },
    around: /^(?:angle|sector|circle|degrees?|cm|central|radius|area|length|arc)$/,
    put: (found) =>
      `Find the ${/area/.test(found('what')) ? 'area of the sector' : 'length of the arc'} of a circle with radius ${found('radius')} ${found('radius', 2) || 'cm'} and angle ${found('angle')}°.`.replace(
        'arc of a circle with radius',
        'arc of a circle of radius',
      ),
  },
  // "perimeter of semicircle protractor r 7"
  {
    slots: {
      what: /\bperimeter (?:of )?(?:a )?(?:semi ?-?circular |semicircle )?protractor\b|\bprotractor (?:ka |ki )?perimeter\b|\bperimeter (?:of )?(?:a )?semi ?-?circle\b|\bsemi ?-?circle (?:ka |ki )?perimeter\b/,
      radius: new RegExp(`\\b(r|are|radius|rad|diameter|d) ?=? ?${n}(?: ?cm)?`),
    },
    around: /^(?:protractor|semicircle|semi-circle|cm)$/,
    put: (found) =>
      `Find the perimeter of a semicircular protractor whose ${/^d/.test(found('radius')) ? 'diameter' : 'radius'} is ${found('radius', 2)} cm.`,
  },
  // "brooch 35mm dia 5 diameters wire length and each sector area"
  {
    slots: {
      brooch: /\bbrooch\b/,
      across: new RegExp(`(?:diameter|dia) ${n} ?mm|${n} ?mm (?:diameter|dia)`),
      diameters: new RegExp(`${n} diameters`),
      ask: /\b(?:(?:total )?(?:wire )?length(?: of wire)?|wire(?: length)?)\b/,
      'also?': /\b(?:(?:each )?sector(?: ka| ki)? area|area (?:of )?(?:each )?sector)\b/,
    },
    around: /^(?:silver|wire|made|sectors?|equal|each|total|circle|10|length)$/,
    put: (found) => {
      const count = Number(found('diameters'))
      return `A brooch is made with silver wire in the form of a circle with diameter ${found('across') || found('across', 2)} mm. The wire is also used in making ${count} diameters which divide the circle into ${2 * count} equal sectors. Find ${found('also?', 0) === '' ? 'the total length of the silver wire required' : '(i) the total length of the silver wire required (ii) the area of each sector of the brooch'}.`
    },
  },
  // "umbrella 8 ribs r 45 area b/w 2 ribs"
  {
    slots: {
      umbrella: /\bumbrella\b/,
      ribs: new RegExp(`${n} ribs`),
      radius: new RegExp(`\\b(?:r|are|radius|rad) ?=? ?${n}(?: ?cm)?`),
      ask: /\barea (?:between )?(?:(?:2|two|the) )*(?:consecutive )?ribs\b|\barea\b/,
    },
    around: /^(?:equally|spaced|flat|circle|consecutive|between|ribs|cm|has|assume|assuming|two|2)$/,
    put: (found) =>
      `An umbrella has ${found('ribs')} ribs which are equally spaced. Assuming umbrella to be a flat circle of radius ${found('radius')} cm, find the area between the two consecutive ribs of the umbrella.`,
  },
  // "wipers 25cm 115 deg area total"
  {
    slots: {
      wipers: /\b(?:2 |two |do )?wipers\b/,
      blade: new RegExp(`(?:blade |length |of )*${n} ?cm(?: (?:long|each|blade))*`),
      angle: new RegExp(`(?:angle |sweep\\w* )*${n}(?: degrees?|°)`),
      ask: /\b(?:total )?area(?: (?:cleaned|swept|total|saaf))*\b/,
    },
    around: /^(?:car|blade|overlap|each|not|do|angle|sweep|sweeps|sweeping|cleaned|total|through|dont|cm|long)$/,
    put: (found) =>
      `A car has two wipers which do not overlap. Each wiper has a blade of length ${found('blade')} cm sweeping through an angle of ${found('angle')}°. Find the total area cleaned at each sweep of the blades.`,
  },
  // "tent cylinder 2.1 ht dia 4 cone slant 2.8 canvas"
  {
    slots: {
      tent: /\btent\b/,
      slant: new RegExp(
        `(?:cone |conical )?(?:top )?(?:slant(?: height)?|l) ?=? ?(?:of )?(?:cone |top )?${n} ?m?\\b|${n} ?m? ?slant(?: height)?`,
      ),
      high: new RegExp(
        `(?:height|h) ?=? ?(?:of )?(?:cylinder |cylindrical part )?${n} ?m?\\b|${n} ?m? ?(?:height|high)`,
      ),
      across: new RegExp(`(?:diameter|dia) ?=? ?(?:of )?(?:base )?${n} ?m?\\b|${n} ?m? ?(?:diameter|dia)`),
      ask: /\b(?:area (?:of )?(?:the )?canvas|canvas(?: (?:ka |ki )?(?:area|used|required|needed))?)\b/,
      'cost?': new RegExp(
        `(?:cost|rate|rs\\.?|₹) (?:of |is |at |rs\\.? ?)*${n}(?: ?(?:rs|rupees))?(?: per (?:m2|m²|sq ?m))?`,
      ),
    },
    around: /^(?:cylinder|cylindrical|cone|conical|top|surmounted|part|base|shape|canvas|area|height|m|on|used)$/,
    put: (found) =>
      found('cost?', 0) !== ''
        ? null
        : `A tent is in the shape of a cylinder surmounted by a conical top. If the height and diameter of the cylindrical part are ${found('high') || found('high', 2)} m and ${found('across') || found('across', 2)} m respectively, and the slant height of the top is ${found('slant') || found('slant', 2)} m, find the area of the canvas used for making the tent.`,
  },
  // "cylinder 2.4 ht 1.4 dia cone cavity tsa"
  {
    slots: {
      cylinder: /\b(?:solid )?cylinder\b/,
      high: new RegExp(`(?:height|h) ?=? ?${n} ?(?:cm)?\\b|${n} ?(?:cm)? ?(?:height|high)`),
      across: new RegExp(`(?:diameter|dia) ?=? ?${n} ?(?:cm)?\\b|${n} ?(?:cm)? ?(?:diameter|dia)`),
      cavity:
        /\b(?:con(?:e|ical) (?:cavity|hollowed(?: out)?|scooped(?: out)?|removed|cut out|nikala)|cavity)\b(?: (?:of )?(?:the )?same (?:height|size|base|dimensions)(?: (?:and|n) (?:same )?(?:diameter|base|radius))?)?/,
      ask: /\b(?:tsa|total surface area|surface area)\b(?: (?:of )?(?:the )?(?:remaining|left)(?: solid| part)?)?/,
    },
    around: /^(?:cone|conical|cavity|same|remaining|solid|hollowed|scooped|out|height|diameter|base|cm|left)$/,
    put: (found) =>
      `From a solid cylinder whose height is ${found('high') || found('high', 2)} cm and diameter ${found('across') || found('across', 2)} cm, a conical cavity of the same height and same diameter is hollowed out. Find the total surface area of the remaining solid.`,
  }, // "hemisphere scooped from one face of cube edge 14 cm diameter equal to edge, surface area of remaining solid"
  {
    slots: {
      hemisphere: /\bhemisphere\b/,
      scooped: /\b(?:scooped|cut|carved|hollowed|nikala)(?: out)?\b/,
      cube: new RegExp(
        `(?:one |a )?(?:face of )?(?:a |the )?(?:cube|cubical block)(?: of)?(?: (?:edge|side))? ${n} ?(?:cm)?|${n} ?cm (?:edge |side )?(?:cube|cubical block)`,
      ),
      'equal?':
        /\bdiameter (?:is )?(?:=|equals?|equal to|same as) ?(?:to )?(?:its |the )?(?:edge|side)\b|\b(?:max(?:imum)?|greatest|largest) diameter\b/,
      ask: /\b(?:surface area|tsa|sa)\b(?: (?:of )?(?:the )?(?:remaining|left)(?: solid)?)?/,
      'pi?': /(?:pi|π) ?(?:=|is)? ?(22\/7|3\.14)/,
    },
    around: /^(?:face|one|remaining|solid|cube|edge|side|wooden|block|take|use|cm|left)$/,
    put: (found) =>
      `A hemisphere is scooped out from one face of a cube of edge ${found('cube') || found('cube', 2)} cm such that the diameter of the hemisphere is equal to the edge of the cube. Find the surface area of the remaining solid.${found('pi?') === '' ? '' : ` (Use π = ${found('pi?')})`}`,
  },
]
