import type { Found, Frame } from './frame'
import { n } from './words'

const tall =
  '(?<what>tower|building|tree|pole|temple|minar|chimney|lighthouse|cliff|flagpole|mast|monument|statue|hill|lamp ?post|pillar|wall)'
const degrees = String.raw`(?<!\d)(30|45|60) ?(?:°|degrees?)?(?! ?(?:m|cm|km|to|se|°)\b)`
const metres = String.raw`(\d+(?:\.\d+)?(?: ?√[23])?) ?m(?:et(?:er|re)s?)?(?![a-z/])`
/** The same without its unit, where what is asked is no length. */
const long = String.raw`(\d+(?:\.\d+)?(?: ?√[23])?)(?: ?m(?:et(?:er|re)s?)?)?(?![a-z/\d])`
const high = String.raw`(?:high|height|tall|long|lamb[aei]|unch[aei])`

/** A length that is said to be one of height, "60 m high", "height 60 m". */
const highOf = new RegExp(
  `${high} (?:of |is |= )?${metres}|${metres} (?:${high} ?)?(?!away|far|door|wide|chaudi|distance|apart|from|se)`,
)
const farOf = new RegExp(
  `(?:distance|dist|away|door) (?:of |is |= )?${metres}|${metres} (?:away|far|door|distance|dist|from|se)\\b|(?:at|from|se) ${metres}`,
)
const angle = new RegExp(`(?:(?:angle|elevation|inclination|kon)(?: of elevation)? (?:of |is |= |at )?)?${degrees}`)
const sun = new RegExp(
  `(?:(?:angle of )?(?:elevation|altitude) of (?:the )?)?(?:sun|suraj)(?:'?s)?(?: (?:altitude|elevation|angle|at|is|ka|ki|of|height|angle of elevation))* ${degrees}`,
)
const heightAsked = /\bheight\b(?! (?:of |is |= )?\d)|\b(?:kitn[ai]|how) (?:high|tall)\b/
const farAsked = /\b(?:distance|far|door)\b(?! (?:of |is |= )?\d)|\b(?:kitn[ai]|how) (?:away|far|door)\b/
const depression = /\b(?:depression|depressions)\b/
const two = (first: string, second: string): RegExp =>
  new RegExp(`${first}(?:°| ?degrees?)? ?(?:and|,|aur|n|&|then|to|se)? ?${second}(?:°| ?degrees?)?`)
const anglesTogether = two('(?<!\\d)(30|45|60)', '(30|45|60)(?! ?(?:m|cm|km)\\b)')

/** "away from the top", "from the top": no length on the ground. */
const fromAbove = /\b(?:from|to) (?:the )?(?:its )?top\b|\btop (?:se|tak) (?:\d|ki doori|ka distance)/
const withTheWall =
  /\b(?:with|w|to|from) (?:the )?(?:wall|vertical)\b(?! \d)(?<!\d ?m (?:away |door |far )?from (?:the )?wall)|\b(?:wall|vertical) (?:ke saath|ke sath|se) (?:\d+ )?(?:degrees|angle|ka)/

const eyes =
  /^(?:uski|uske|us|elevation|angle|angles|kon|top|foot|base|point|ground|point|away|far|door|choti|dekhne|dekhta|dekha|dikhta|banata|banati|bana|makes|make|khada|khade|hokar|ladka|boy|man|observer|uncha|tall|level|seen|sees|observed|subtends|whose|zameen|dikhe|distance|height|meter|m|unnayan|angle|jata|jaye|khadi)$/

/** Two equal poles, seen from between them. */
const polesAcross = (found: Found): string =>
  `Two poles of equal heights are standing opposite each other on either side of a road which is ${found('wide') || found('wide', 2)} m wide. From a point between them on the road, the angles of elevation of the tops of the poles are ${found('angles')}° and ${found('angles', 2)}°. Find the height of the poles and the distances of the point from the poles.`

/** A plane at one height, seen twice; null where it would come nearer. */
function planeInFlight(found: Found): string | null {
  const unit = found('ask').replace(/\s/g, '')
  return Number(found('angles')) <= Number(found('angles', 2))
    ? null
    : `A jet plane is flying at a constant height of ${found('high') || found('high', 2)} m. The angle of elevation of the plane from a point on the ground is ${found('angles')}°. After ${found('time')} seconds the angle of elevation becomes ${found('angles', 2)}°. Find the speed of the plane${unit === '' ? '' : ` in ${/^k/.test(unit) ? 'km/h' : 'm/s'}`}.`
}

/** Towers, ladders, kites, shadows and ships. */
export const heights: readonly Frame[] = [
  // "tower height? distance 30m angle 60"
  {
    slots: { what: new RegExp(tall), far: farOf, angle, ask: heightAsked },
    unless: fromAbove,
    around: eyes,
    put: (found) =>
      `The angle of elevation of the top of a ${found('what')} from a point on the ground, which is ${found('far') || found('far', 2) || found('far', 3)} m away from the foot of the ${found('what')}, is ${found('angle')}°. Find the height of the ${found('what')}.`,
  },
  // "50 m tower, elevation 30, point kitna door"
  {
    slots: { what: new RegExp(tall), high: highOf, angle, ask: farAsked },
    around: eyes,
    put: (found) =>
      `The angle of elevation of the top of a ${found('what')} ${found('high') || found('high', 2)} m high from a point on the ground is ${found('angle')}°. Find the distance of the point from the foot of the ${found('what')}.`,
  },
  // "75m tower top se car dep 30 kitni door"
  {
    slots: {
      from: /\b(tower|building|cliff|lighthouse|bridge|tree)\b/,
      high: highOf,
      of: /\b(car|boat|ship|object|point|stone|bike|bus|man)\b/,
      depression,
      angle,
      ask: farAsked,
    },
    around: eyes,
    put: (found) =>
      `From the top of a ${found('from')} ${found('high') || found('high', 2)} m high, the angle of depression of a ${found('of')} is ${found('angle')}°. Find the distance of the ${found('of')} from the foot of the ${found('from')}.`,
  },
  // "kite 60m high string 60 deg with ground no slack string length"
  {
    slots: {
      kite: /\bkite\b/,
      high: new RegExp(`${high} (?:of |is |= |at )?${metres}|${metres} (?:${high}|up|upar|above)?`),
      angle,
      ask: /\b(?:length (?:of )?(?:the )?(?:string|thread|dhage|dhaga|dori)|(?:string|thread|dhage|dhaga|dori|dor)(?: ki| ka| of)? length|string kitn[aei](?: long)?)\b/,
    },
    around:
      /^(?:flying|flies|string|thread|dhag[ae]|dori?|saath|kon|banat[aei]|to|ground|zameen|no|slack|angle|makes|inclined|above|height|degrees?|high|ud|rahi|horizontal)$/,
    put: (found) =>
      `A kite is flying at a height of ${found('high') || found('high', 2)} m above the ground. The string makes an angle of ${found('angle')}° with the ground. Find the length of the string, assuming that there is no slack in it.`,
  },
  // "ladder 60 deg with ground foot 2.5m from wall ladder length"
  {
    slots: {
      angle,
      ladder: /\bladder\b/,
      far: new RegExp(
        `(?:foot|bottom|base|pair)(?: of (?:the )?ladder)?(?: is| wall se)? ${metres}(?: (?:away|door|far))?(?: from (?:the )?wall)?|${metres} (?:away |door |far )?from (?:the )?wall`,
      ),
      ask: /\b(length|height|high)\b/,
    },
    unless: withTheWall,
    around:
      /^(?:ladder|ground|zameen|wall|makes|leaning|leans|against|angle|foot|horizontal|inclined|long|degrees?|door|tiki|reaches|upto)$/,
    put: (found) =>
      `A ladder leans against a vertical wall and makes an angle of ${found('angle')}° with the ground. The foot of the ladder is ${found('far') || found('far', 2)} m away from the wall. Find the ${found('ask') === 'length' ? 'length of the ladder' : 'height at which the ladder touches the wall'}.`,
  },
  // "12m ladder 60 deg with ground, kitni height pe wall touch"
  {
    slots: {
      angle,
      long: new RegExp(`ladder(?: of)?(?: length)? ${metres}(?: long)?|${metres} (?:long )?ladder`),
      ask: /\b(height|high|uncha|unchai)\b/,
    },
    unless: withTheWall,
    around:
      /^(?:ladder|ground|zameen|wall|makes|leaning|leans|against|angle|touch|touches|horizontal|inclined|long|degrees?|tiki|reach|reaches|upto|on)$/,
    put: (found) =>
      `A ladder ${found('long') || found('long', 2)} m long leans against a vertical wall and makes an angle of ${found('angle')}° with the ground. Find the height at which the ladder touches the wall.`,
  },
  // "75m lighthouse 2 ships same side depression 30 45 distance between"
  {
    slots: {
      from: /\b(lighthouse|tower|cliff|building)\b/,
      high: new RegExp(`${high} (?:of |is |= )?${metres}|${metres}(?: ${high})?`),
      what: /\b(?:2|two|do) (ships|boats|cars|points|objects|men)\b/,
      side: /\b(same|opposite|opp|different|either|ek hi|dono|both) (?:sides?|taraf)\b|\b(one) (?:exactly |just )?behind (?:the )?other\b/,
      'behind?': /\bone (?:exactly |just )?behind (?:the )?other\b/,
      depression,
      angles: anglesTogether,
      ask: /\bdistance between(?: (?:the |them|both|two|2|ships|boats|cars|points))*|\bdistance\b|\bbeech (?:ki|ka) distance\b/,
    },
    around: /^(?:top|angles?|degrees?|sea|level|ships|boats|cars|high|beech|m)$/,
    put: (found) =>
      `From the top of a ${found('from')} ${found('high') || found('high', 2)} m high, the angles of depression of two ${found('what')} on ${/^(?:same|ek hi|one)$/.test(found('side') || found('side', 2)) ? 'the same side' : 'opposite sides'} of the ${found('from')} are ${found('angles')}° and ${found('angles', 2)}°. Find the distance between the two ${found('what')}.`,
  },
  // "7m building top se tower top elevation 60 foot depression 45 tower height"
  {
    slots: {
      ask: /\b(?:height of (?:the )?(tower|cable tower|hill|building)|(tower|cable tower|hill) (?:ki |ka )?height)\b/,
      high: new RegExp(
        `${metres} (?:high |tall |unchi )?(?:building|house|ship|deck)|(?:building|house|ship|deck)(?: of)?(?: height)? ${metres}(?: high)?`,
      ),
      up: new RegExp(`elevation (?:of |is )?${degrees}|${degrees} (?:ka )?elevation`),
      down: new RegExp(`depression (?:of |is )?${degrees}|${degrees} (?:ka )?depression`),
    },
    around: /^(?:top|foot|base|bottom|tower|hill|angle|degrees?|cable|us)$/,
    put: (found) => {
      const what = found('ask') || found('ask', 2)
      return `From the top of a ${found('high') || found('high', 2)} m high building, the angle of elevation of the top of a ${what} is ${found('up') || found('up', 2)}° and the angle of depression of its foot is ${found('down') || found('down', 2)}°. Determine the height of the ${what}.`
    },
  },
  // "20m building upar tower, ground point se bottom 45 top 60 tower height"
  {
    slots: {
      ask: /\b(?:height of (?:the )?(tower|flagstaff|antenna|flag)|(tower|flagstaff|antenna|flag) (?:ki |ka )?(?:height|length))\b/,
      high: new RegExp(`${metres} (?:high |tall |unchi )?building|building(?: of)?(?: height)? ${metres}(?: high)?`),
      on: /\b(?:upar|on top|(?:fixed )?(?:on|at)(?: the)? top|on|par)\b(?: ek| of it)?(?: (?:tower|flagstaff|antenna|transmission tower|flag))?/,
      low: new RegExp(`(?:bottom|foot|base)(?: of (?:the )?(?:tower|flagstaff))?(?: (?:is|at|ka))? ${degrees}`),
      top: new RegExp(`top(?: of (?:the )?(?:tower|flagstaff))?(?: (?:is|at|ka))? ${degrees}`),
    },
    around: /^(?:top|ground|point|angles?|elevations?|tower|flagstaff|transmission|fixed|degrees?|it|on)$/,
    put: (found) => {
      const what = found('ask') || found('ask', 2)
      return `From a point on the ground, the angles of elevation of the bottom and the top of a ${what} fixed at the top of a ${found('high') || found('high', 2)} m high building are ${found('low')}° and ${found('top')}° respectively. Find the height of the ${what}.`
    },
  },
  // "80m road 2 equal poles opposite sides, point between elevation 60 30, height and point distance"
  {
    slots: {
      wide: new RegExp(
        `${metres} (?:wide |chaudi )?road|road (?:of (?:width )?)?(?:width )?${metres}(?: wide| chaudi)?`,
      ),
      poles: /\b(?:2|two|do) (?:equal |barabar )?(?:poles?|khambe)(?: of)?(?: equal height| equal)?\b/,
      angles: anglesTogether,
      ask: /\bheight\b(?:(?: of)?(?: poles?)?(?: and| n| aur|,)? (?:the )?(?:distances?(?: of)?(?: the)? points?(?: from (?:the )?poles?)?|points? distances?|points? k[ia] distance))?/,
    },
    around:
      /^(?:equal|heights?|opposite|opp|sides?|dono|either|taraf|points?|between|angles?|elevations?|poles?|road|degrees?|on|wide|n)$/,
    put: polesAcross,
  },
  // "1.5m boy 30m building elevation 30 to 60 as he walks towards, kitna chala"
  {
    slots: {
      boy: new RegExp(`${metres} (?:tall )?(?:boy|girl|man|observer|ladka)`),
      high: new RegExp(`${metres} (?:tall |high )?building`),
      angles: anglesTogether,
      ask: /\b(?:kitna (?:distance )?(?:chala|chalta)|how (?:far|much)(?: distance)?(?: did)?(?: he| she)? walk(?:ed|s)?|distance (?:he )?(?:walked|chala)|distance walk(?:ed)?|kitna chal\w*)\b/,
    },
    around:
      /^(?:elevation|angle|increases|changes|becomes|as|he|she|walks|walked|walking|towards|building|it|taraf|chalne|chala|degrees?|tall)$/,
    put: (found) =>
      `A ${found('boy')} m tall boy is standing at some distance from a ${found('high')} m tall building. The angle of elevation from his eyes to the top of the building increases from ${found('angles')}° to ${found('angles', 2)}° as he walks towards the building. Find the distance he walked towards the building.`,
  },
  // "car uniform speed depression 30 from tower top 6 sec baad 60 foot tak aur time"
  {
    slots: {
      car: /\b(car|boat)\b/,
      depression,
      time: /(?<![\d.])(\d+) ?(seconds?|sec|s|minutes?|min) ?(?:baad|later|after|me|mein|in)\b|after (\d+) ?(seconds?|sec|s|minutes?|min)\b/,
      first: new RegExp(degrees),
      second: new RegExp(degrees),
      ask: /\b(?:foot tak (?:aur |and )?(?:kitna )?time|time (?:taken )?to (?:reach|foot)(?: (?:the )?foot)?|time (?:foot|tower) tak|kitna (?:aur )?time(?: foot tak)?|aur time|further time|more time)\b/,
    },
    around:
      /^(?:uniform|speed|angle|tower|top|baad|becomes|foot|tak|approaching|towards|seconds?|sec|aur|degrees?|moving|coming|reach|time)$/,
    put: (found) => {
      const unit = /^m/.test(found('time', 2) || found('time', 4)) ? 'minutes' : 'seconds'
      return `A man on the top of a tower observes a ${found('car')} at an angle of depression of ${found('first')}°, which is approaching the foot of the tower with a uniform speed. After ${found('time') || found('time', 3)} ${unit} the angle of depression is found to be ${found('second')}°. Find the time taken by the ${found('car')} to reach the foot of the tower from this point.`
    },
  },
  // "tower shadow 40m longer when sun 60 to 30 height"
  {
    slots: {
      what: new RegExp(tall),
      shadow: /\bshadow\b/,
      more: new RegExp(`${metres} (?:longer|more|zyada|lamb[ai](?: ho jat[ia])?)`),
      angles: anglesTogether,
      ask: heightAsked,
    },
    around: /^(?:sun|suns|sun's|suraj|altitude|elevation|angle|when|changes|than|jata|jati|degrees?|ho|hone|jab)$/,
    put: (found) => {
      const [one, other] = [Number(found('angles')), Number(found('angles', 2))]
      return one === other
        ? null
        : `The shadow of a ${found('what')} standing on a level ground is found to be ${found('more')} m longer when the Sun's altitude is ${Math.min(one, other)}° than when it is ${Math.max(one, other)}°. Find the height of the ${found('what')}.`
    },
  },
  // "tower shadow is 15√3 m long when sun's elevation 30, height"
  {
    slots: {
      shadow: new RegExp(
        `(?:(?:tower|pole|tree|building)(?: ki|'?s)? shadow|shadow of (?:a |the )?(?:tower|pole|tree|building))(?: ki length)? (?:is |of |= |length )*${metres}(?: long)?`,
      ),
      sun,
      ask: /\bheight\b(?: of (?:the )?(?:tower|pole|tree|building))?/,
    },
    unless: /\blonger\b|\bmore\b/,
    around: /^(?:casts|cast|length|long|ground|when|angle|elevation|altitude|degrees?|tower|pole|tree|building)$/,
    put: (found) =>
      `A tower casts a shadow ${found('shadow')} m long when the Sun's elevation is ${found('sun')}°. Find the height of the tower.`,
  },
  // "12 m pole, sun 45, shadow length"
  {
    slots: {
      high: new RegExp(
        `${metres} (?:high |tall |unche |k[aei] )?(?:${tall})|(?:height (?:of )?(?:an? |the )?)?(?:tower|pole|tree|building)(?: of| is)?(?: height)?(?: is| =)? ${metres}(?: high| tall| unch[ai])?`,
      ),
      ask: /\b(?:shadow (?:ki |of )?(?:length|kitni|kitna)|length (?:of )?(?:its |the )?shadow|shadow)\b(?! (?:is |of |= )?\d)/,
      sun,
    },
    around: /^(?:sun|suraj|altitude|elevation|angle|when|casts|cast|long|length|degrees?)$/,
    put: (found) => {
      const high = found('high') || found('high', 3)
      return high.includes('√')
        ? `The angle of elevation of the top of a pole ${high} m high from a point on the ground is ${found('sun')}°. Find the distance of the point from the foot of the pole.`
        : `Find the length of the shadow of a pole ${high} m high when the Sun's altitude is ${found('sun')}°.`
    },
  },
  // "20 m pole, shadow 20√3, sun angle"
  {
    slots: {
      high: new RegExp(
        `${metres} (?:high |tall |unche |k[aei] )?(?:${tall})|(?:height (?:of )?(?:an? |the )?)?(?:tower|pole|tree|building)(?: of| is)?(?: height)?(?: is| =)? ${long}(?: high)?`,
      ),
      shadow: new RegExp(`shadow (?:of |is |= |length )*${long}(?: long)?|${metres} (?:long )?shadow`),
      ask: /\b(?:sun|suraj)(?:'?s)?(?: ka| ki)? (?:elevation|altitude|angle(?: of elevation)?)\b|\b(?:elevation|altitude|angle(?: of elevation)?) of (?:the )?sun\b/,
    },
    around: /^(?:casts|cast|length|long|ground|when|angle|elevation)$/,
    put: (found) =>
      `A pole ${found('high') || found('high', 3)} m high casts a shadow ${found('shadow') || found('shadow', 2)} m long on the ground. Find the Sun's elevation.`,
  },
  // "height of tower 10√3 m, distance 30 m angle of elevation"
  {
    slots: {
      what: new RegExp(tall),
      high: highOf,
      far: farOf,
      ask: /\b(?:angle of elevation|elevation(?: angle)?)\b(?! (?:is |of |= )?\d)/,
    },
    // of "10 m distance 30 m" either may be the distance
    unless: new RegExp(`${fromAbove.source}|\\d ?m distance (?:is |of |= )?\\d`),
    around: /^(?:top|foot|point|ground|base|height|distance)$/,
    put: (found) =>
      `From a point on level ground, ${found('far') || found('far', 2) || found('far', 3)} m away from the foot of a tower ${found('high') || found('high', 2)} m high, what is the angle of elevation of the top of the tower?`,
  },
  // "shadow 10√3 sun elevation 60 tower height"
  {
    slots: {
      what: new RegExp(tall),
      shadow: new RegExp(`shadow (?:of |is |= |length )*${long}(?: long)?`),
      sun,
      ask: heightAsked,
    },
    around: /^(?:casts|cast|length|long|ground|when)$/,
    put: (found) =>
      `The angle of elevation of the top of a ${found('what')} from a point on the ground, which is ${found('shadow')} m away from the foot of the ${found('what')}, is ${found('sun')}°. Find the height of the ${found('what')}.`,
  },
  // "tree broke, broken part 30 with ground, foot to top 8m, height"
  {
    slots: {
      tree: /\btree\b/,
      broke: /\b(?:broke|broken|breaks|tut[ai]|toot[ai]|toot|tut)\b/,
      far: new RegExp(
        `(?:foot|base|pair|bottom)(?: of (?:the )?tree)?(?: (?:to|se|and|from))* (?:top|choti|point|tip)?(?: (?:tak|touches|is|distance|ki))* ?${metres}|(?:top|choti|tip)(?: \\w+){0,4}? ${metres} (?:away |door )?from (?:the )?(?:foot|base)`,
      ),
      angle,
      ask: heightAsked,
    },
    around:
      /^(?:storm|toofan|broken|part|hissa|tuta|ground|zameen|touches|makes|banata|angle|kon|top|bends|due|degrees?|tree|door|away|foot|se|storm)$/,
    put: (found) =>
      `A tree breaks due to storm and the broken part bends so that the top of the tree touches the ground making an angle of ${found('angle')}° with it. The distance between the foot of the tree and the point where the top touches the ground is ${found('far') || found('far', 2)} m. Find the height of the tree.`,
  },
  // "1.6m statue on pedestal, elevation top of statue 60 top of pedestal 45, pedestal height"
  {
    slots: {
      ask: /\b(?:height of (?:the )?pedestal|pedestal (?:ki |ka )?height)\b/,
      high: new RegExp(`${metres} (?:high |tall )?statue|statue(?: of)?(?: height)? ${metres}(?: high| tall)?`),
      on: /\bon (?:the )?(?:top of )?(?:a |the )?pedestal\b|\bpedestal (?:pe|par|ke upar)\b/,
      top: new RegExp(
        `top of (?:the )?statue (?:is |at )?${degrees}|statue (?:ki |ka |ke )?top (?:ka |ki )?${degrees}`,
      ),
      low: new RegExp(
        `top of (?:the )?pedestal (?:is |at )?${degrees}|pedestal (?:ki |ka |ke )?top (?:ka |ki )?${degrees}|(?:bottom|foot)(?: of (?:the )?statue)? (?:is |at )?${degrees}`,
      ),
    },
    around: /^(?:angles?|elevations?|points?|ground|degrees?|top|same|stands|standing)$/,
    put: (found) =>
      `A statue, ${found('high') || found('high', 2)} m tall, stands on the top of a pedestal. From a point on the ground, the angle of elevation of the top of the statue is ${found('top') || found('top', 2)}° and from the same point the angle of elevation of the top of the pedestal is ${found('low') || found('low', 2) || found('low', 3)}°. Find the height of the pedestal.`,
  },
  // "plane at constant height 3600√3 m, elevation 60 becomes 30 after 30 sec, speed in km/h"
  {
    slots: {
      plane: /\b(?:jet plane|aeroplane|plane|jet|helicopter|hawai jahaz)\b/,
      high: new RegExp(`height (?:of |is |= |at )?${metres}|${metres} (?:constant )?(?:height|high|ki height|upar)`),
      angles:
        /(?<!\d)(60|45)(?:°| degrees?)? ?(?:becomes|to|changes to|se|ho jata|then|and|,|aur)? ?(?:after \d+ ?(?:seconds?|secs?|s) ?(?:becomes |it becomes )?)?(30|45)(?:°| degrees?)?(?! ?(?:m|s|sec|seconds?|km)\b)/,
      time: /(?:after|in)? ?(?<![\d.])(\d+) ?(?:seconds?|secs?|s)\b(?: later| after| baad| me)?/,
      ask: /\bspeed\b(?: of (?:the )?(?:plane|jet))?(?: in| ki)?(?: (km ?\/ ?h(?:r|our)?|kmph|kmh|m ?\/ ?s))?/,
    },
    around: /^(?:constant|elevation|angle|changes|becomes|flying|flies|same|degrees?|jata|ho|jati)$/,
    put: planeInFlight,
  },
  // "60m above lake, cloud elevation 30, depression of its reflection 60, cloud height from lake"
  {
    slots: {
      high: new RegExp(
        `${metres} (?:above|upar|up)(?: (?:the |a )?(?:lake|water|level))?|(?:lake|water)(?: (?:se|ke|ki|level|surface|water|ke paani))* ${metres} (?:upar|above|up|high)?`,
      ),
      ask: /\b(?:cloud(?:'s)? (?:ki |ka )?height(?: (?:from|above)(?: (?:the )?(?:surface|level) of)?(?: the)? (?:lake|water))?|height of (?:the )?cloud(?: (?:from|above) (?:the )?(?:lake|water)(?: surface| level)?)?)\b/,
      up: new RegExp(
        `(?:cloud (?:ka |ki )?)?(?:angle of )?elevation (?:of (?:a |the )?cloud )?(?:is |= |from (?:a )?point )?${degrees}`,
      ),
      down: new RegExp(
        `(?:(?:angle of )?depression (?:of )?(?:its |the )?(?:reflection|image|shadow)?|(?:reflection|image|shadow) (?:ka |ki )?(?:angle of )?depression) ?(?:in (?:the )?(?:lake|water) )?(?:is |= )?${degrees}`,
      ),
    },
    around: /^(?:cloud|lake|water|surface|level|point|angle|reflection|degrees?|above|from)$/,
    put: (found) =>
      `The angle of elevation of a cloud from a point ${found('high') || found('high', 2)} m above a lake is ${found('up')}° and the angle of depression of its reflection in the lake is ${found('down')}°. Find the height of the cloud from the surface of the lake.`,
  },
  // "building from tower foot 30, tower from building foot 60, tower 50m, building height"
  {
    slots: {
      one: new RegExp(
        `elevation (?:of )?(?:top of )?(?:the |a )?building (?:top )?from (?:the )?(?:foot of (?:the )?tower|tower(?:'s)? (?:foot|base)) (?:is )?${degrees}|building (?:top )?from (?:the )?(?:foot of (?:the )?tower|tower(?:'s)? (?:foot|base)) (?:is )?${degrees}`,
      ),
      other: new RegExp(
        `(?:elevation (?:of )?)?(?:top of )?(?:the |a )?tower (?:top )?from (?:the )?(?:foot of (?:the )?building|building(?:'s)? (?:foot|base)) (?:is )?${degrees}`,
      ),
      high: new RegExp(`tower (?:is |height |of )*${metres}(?: high)?|${metres} (?:high )?tower`),
      ask: /\b(?:building (?:ki )?height|height of (?:the )?building)\b/,
    },
    around: /^(?:angle|elevation|degrees?|top)$/,
    put: (found) =>
      `The angle of elevation of the top of a building from the foot of a tower is ${found('one') || found('one', 2)}° and the angle of elevation of the top of the tower from the foot of the building is ${found('other')}°. If the tower is ${found('high') || found('high', 2)} m high, find the height of the building.`,
  },
  // "bridge 3m above river, depression of banks opposite sides 30 45, width of river"
  {
    slots: {
      high: new RegExp(
        `bridge (?:at |is )?(?:height (?:of )?)?${metres}(?: (?:above|high|upar)(?: (?:the )?(?:banks?|river|water))?)?|${metres} (?:high )?bridge`,
      ),
      depression,
      angles: anglesTogether,
      ask: /\b(?:width (?:of )?(?:the )?river|river (?:ki |ka )?width|how wide)\b/,
    },
    around: /^(?:river|banks?|opposite|opp|sides?|angles?|degrees?|point|above|dono|kinare)$/,
    put: (found) =>
      `From a point on a bridge across a river, the angles of depression of the banks on opposite sides of the river are ${found('angles')}° and ${found('angles', 2)}°, respectively. If the bridge is at a height of ${found('high') || found('high', 2)} m from the banks, find the width of the river.`,
  },
  // "tower elevation from 4m and 9m complementary, height"
  {
    slots: {
      far: new RegExp(`${metres}? ?(?:and|n|aur|,|&) ?${metres}`),
      what: /\b(?:complementary|comp angles)\b/,
      tower: /\b(tower|pole|building|tree)\b/,
      ask: heightAsked,
    },
    around: /^(?:angles?|elevations?|points?|base|foot|line|same|straight|two|2|distances?|away|door|far|top|prove|m)$/,
    put: (found) => {
      const one = found('far')
      return one === ''
        ? null
        : `The angles of elevation of the top of a ${found('tower')} from two points at a distance of ${one} m and ${found('far', 2)} m from the base of the ${found('tower')} and in the same straight line with it are complementary. Find the height of the ${found('tower')}.`
    },
  },
  // "2 men opposite sides of tower, elevation 30 45, tower 50m, distance between them"
  {
    slots: {
      what: /\b(?:2|two|do) (men|persons|people|boys|points|friends|cars|aadmi)\b/,
      side: /\b(?:opposite|opp|either|dono) sides?\b/,
      tower: new RegExp(
        `(tower|temple|building|pole|tree|cliff) (?:is |of |height )*${metres}(?: high)?|${metres} (?:high |tall )?(tower|temple|building|pole|tree|cliff)`,
      ),
      angles: anglesTogether,
      ask: /\bdistance(?: between)?(?: (?:the |them|both|two|2|men|persons|people|points))*\b/,
    },
    around: /^(?:angles?|elevations?|degrees?|see|observe|top|men|tower|building)$/,
    put: (found) => {
      const [what, high] = [found('tower') || found('tower', 4), found('tower', 2) || found('tower', 3)]
      return `Two men on either side of a ${what} ${high} m high observe the angles of elevation of the top of the ${what} to be ${found('angles')}° and ${found('angles', 2)}° respectively. Find the distance between the two men.`
    },
  },
  // "kite string 100m 60 deg height"
  {
    slots: {
      kite: /\bkite\b/,
      string: new RegExp(
        `(?:string|thread|dhaga|dori)(?: of)?(?: length)? (?:is )?${n} ?m(?: long| lamba)?|${n} ?m (?:long )?(?:string|thread|dhaga|dori)`,
      ),
      angle: /(?<!\d)(30|45|60) ?(?:°|degrees?)?/,
      ask: /\bheight\b|\bkitn[ai] (?:high|upar)\b/,
    },
    around: /^(?:makes?|angle|ground|inclined|flying|horizontal|degrees?|string|no|slack|above)$/,
    put: (found) =>
      `A kite is flying at the end of a string ${found('string') || found('string', 2)} m long which makes an angle of ${found('angle')}° with the ground. Find the height of the kite above the ground, assuming that there is no slack in the string.`,
  },
  // "shadow root3 times height sun angle"
  {
    slots: {
      shadow: /\bshadow(?: of (?:a |the )?(?:tower|pole|tree))?\b/,
      times: /(√3|1\/√3|√3\/3) (?:times|guna) (?:of )?(?:its |the )?height/,
      ask: /\b(?:angle (?:of )?elevation(?: of (?:the )?sun)?|sun(?:'?s)? (?:ka |ki )?(?:angle(?: of elevation)?|elevation|altitude))\b/,
    },
    around: /^(?:tower|pole|tree|sun|angle|elevation)$/,
    put: (found) =>
      `The shadow of a tower is ${found('times')} times its height. Find the angle of elevation of the sun.`,
  },
  // "plane 3000 m passes above another, 60 45, distance between"
  {
    slots: {
      planes: /\b(?:aeroplane|plane|jet)s?\b/,
      high: new RegExp(`(?:at |height )*${n} ?m\\b(?: (?:high|above (?:the )?ground|height))?`),
      above: /\b(?:passes )?(?:vertically )?above (?:another|other|second)(?: (?:aeroplane|plane|jet))?\b/,
      angles: /(?<!\d)(60|45|30)(?:°| degrees?)? ?(?:and|,|n|aur)? ?(60|45|30)(?:°| degrees?)?/,
      ask: /\b(?:vertical )?distance(?: between)?(?: (?:the |them|two|planes))*\b/,
    },
    around: /^(?:angles?|elevations?|degrees?|passes|same|point|vertically|flying|planes?)$/,
    put: (found) =>
      `An aeroplane flying at ${found('high')} m above the ground passes vertically above another aeroplane at the instant when the angles of elevation of the two planes from the same point on the ground are ${found('angles')}° and ${found('angles', 2)}°. Find the vertical distance between the planes at that instant.`,
  }, // "boy 1.5 m tall sees top of 31.5 m building at 45 degree elevation how far is he from it"
  {
    slots: {
      boy: new RegExp(
        `(?<who>boy|girl|man|observer) (?:of )?(?:height )?${metres}(?: tall| high)?|${metres} (?:tall )?(?:boy|girl|man|observer)`,
      ),
      high: new RegExp(
        `${metres} (?:high |tall )?(tower|building|tree|pole|chimney)|(tower|building|tree|pole|chimney) (?:of )?(?:height )?${metres}(?: high| tall)?`,
      ),
      angle,
      ask: /\b(?:how far|kitn[ai] (?:door|far|away|distance)|distance)\b(?: is (?:he|she)| (?:he|she) is)?/,
    },
    around:
      /^(?:sees|top|at|he|she|it|elevation|angle|from|degrees?|building|tower|tree|pole|stands?|standing|observes|tall|distance)$/,
    put: (found) => {
      const [boy, high] = [found('boy', 2) || found('boy', 3), found('high') || found('high', 4)]
      const what = found('high', 2) || found('high', 3)
      return `A ${boy} m tall boy sees the top of a ${high} m high ${what} at an angle of elevation of ${found('angle')}°. How far is he from the ${what}?`
    },
  },
  // "two equal poles on both sides of 60 m road from a point between them elevations 60 n 30 find height and distances"
  {
    slots: {
      poles: /\b(?:2|two|do) (?:equal |barabar )?(?:poles?|khambe)(?: of equal height)?\b/,
      wide: new RegExp(
        `${metres} (?:wide |chaudi )?road|road (?:of (?:width )?|which is )?${metres}(?: wide| chaudi)?`,
      ),
      angles: anglesTogether,
      ask: /\bheights?\b(?: of (?:the )?poles?)?(?: (?:and|n|aur) (?:the )?distances?(?: of (?:the )?point)?)?/,
    },
    around:
      /^(?:equal|heights?|opposite|opp|sides?|either|both|dono|taraf|points?|between|them|angles?|elevations?|poles?|road|degrees?|on|wide|n|distances?|find)$/,
    put: polesAcross,
  },
  // "1.5m lamba ladka, 31.5 m tower se 30 m door khada, aankh se elevation"
  {
    slots: {
      boy: new RegExp(`${metres} (?:tall |lamb[aei] )?(?:boy|girl|man|observer|ladk[ai])`),
      far: new RegExp(`(?:se )?${metres} (?:ki )?(?:away|far|door|doori)(?: from)?`),
      high: new RegExp(`${metres} (?:high |tall |unch[aei] )?(tower|building|tree|pole|chimney)`),
      ask: /\b(?:angle of )?elevation\b/,
    },
    around: /^(?:stands?|standing|khad[aeiy]a?|aankh|eyes?|angle|top|his|her|pe|se|uski|degrees?|elevation)$/,
    put: (found) =>
      `An observer ${found('boy')} m tall is ${found('far')} m away from a ${found('high', 2)} ${found('high')} m high. Determine the angle of elevation of the top of the ${found('high', 2)} from his eye.`,
  },
  // "elevation of tower top 60, 20m piche jaane pe 30 ho gaya, height"
  {
    slots: {
      what: new RegExp(tall),
      moved: new RegExp(
        `${metres} (?:(pi+ch+e|peech+e|back|away|behind)|aage|paas|kareeb|towards|closer|nearer)(?: (?:ja+ne|chalne|hatne|jaakar|jakar|ja ke|going|moving|walking|aane))?`,
      ),
      first: new RegExp(degrees),
      second: new RegExp(degrees),
      ask: heightAsked,
    },
    around:
      /^(?:elevation|angle|top|point|foot|walks?|moves?|moving|going|becomes|gay[ai]|jata|jaye|it|pehle|tower|degrees?|height|on|after|ab)$/,
    put: (found) => {
      const back = found('moved', 2) !== ''
      return Number(found('first')) > Number(found('second')) === back
        ? `The angle of elevation of the top of a ${found('what')} is ${found('first')}° from a point. On moving ${found('moved')} m ${back ? 'away' : 'towards it'}, it becomes ${found('second')}°. Find the height of the ${found('what')}.`
        : null
    },
  },
  // "plane at height 1200√3 m elevation changes 60 to 30 in 10 sec speed in m per s"
  {
    slots: {
      plane: /\b(?:jet plane|aeroplane|plane|jet|helicopter)\b/,
      high: new RegExp(`height (?:of |is |= |at )?${metres}|${metres} (?:constant )?(?:height|high)`),
      angles: /(?<!\d)(60|45)(?:°| degrees?)? ?(?:to|se|becomes)? ?(30|45)(?:°| degrees?)?/,
      time: /\b(?:in|after) (\d+) ?(?:seconds?|secs?|s)\b/,
      ask: /\bspeed\b(?: in)?(?: (km ?\/ ?h(?:r|our)?|kmph|km per h(?:our)?|m ?\/ ?s(?:ec)?|m per s(?:ec(?:ond)?)?))?/,
    },
    around: /^(?:flying|level|at|elevation|from|ground|point|changes|angle|constant|degrees?|becomes|flies)$/,
    put: planeInFlight,
  },
]
