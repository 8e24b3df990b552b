import type { Pairs } from './question/replaced'

/** What a story of heights tells in numbers: its lengths and angles, in their order. */
interface Told {
  readonly lengths: readonly string[]
  /** 'u' and 'd' where the angle is called one of elevation or of depression, else ''. */
  readonly angles: readonly { readonly size: string; readonly way: 'u' | 'd' | '' }[]
  /** 'L' and 'A' as they follow each other. */
  readonly order: string
  /** The last words, behind all numbers. */
  readonly ask: string
}

const number = /(√?\d[\d.]*(?:√\d)?) ?(?:m|met(?:re|er)s?)\b|\b(30|45|60)(?: ?°| ?deg(?:rees?)?\b)?|\d/g

/** The numbers of a story where each is a length in metres or an angle of the table, and no word stands there but those that it may have. */
function toldIn(text: string, words: RegExp): Told | null {
  const plain = text.replace(/(?<=\d)\.(?=\s|$)/g, ' .')
  const found = [...plain.matchAll(number)]
  if (found.some(([, length, angle]) => length === undefined && angle === undefined)) return null
  const others = plain.replace(number, ' ').match(/[a-zA-Z]+|[%=<>/+∠]/g) ?? []
  if (others.some((word) => !words.test(word))) return null
  const last = found.at(-1)
  const angles = found.flatMap(({ 2: size, index }) => {
    if (size === undefined) return []
    const before = plain
      .slice(0, index)
      .match(/\b(?:elevation|unnayan|depression|avnaman|avanaman)\b/gi)
      ?.at(-1)
    const way = before === undefined ? '' : /^(?:e|u)/i.test(before) ? 'u' : 'd'
    return [{ size, way } as const]
  })
  return {
    lengths: found.flatMap(([, length]) => length ?? []),
    angles,
    order: found.map(([, length]) => (length === undefined ? 'A' : 'L')).join(''),
    ask: plain.slice((last?.index ?? 0) + (last?.[0].length ?? 0)),
  }
}

const small =
  'the an? of is are it its at from by on in to and or aur that this which has have having be one ek do two each both dono his her ka ke ki ko k se me mein main par pe hai hain h ho hota hoti tha jab jo uska uski uske usi unka unke unki iska iski unhe angle angles kon kona elevation unnayan point bindu find nikalo batao bataiye kya kitna kitni kitne hogi hoga gyaat karo what how should will'
const words = (own: string): RegExp => new RegExp(`^(?:${`${small} ${own}`.split(' ').join('|')})$`, 'i')

const cloudWords = words(
  'badal baadal cloud jheel lake talab paani pani water ki satah surface reflection parchhai parchai parchhayi parchayi pratibimb image upar uper height unchai oonchai uncha ooncha depression avnaman avanaman above level',
)
/** The cloud over a lake, told in any order. */
function cloud(text: string): string {
  const told = toldIn(text, cloudWords)
  const [up, down] = told?.angles ?? []
  if (!told || told.order.replace('L', '') !== 'AA' || !up || !down || up.way === down.way) return text
  const isAsked =
    /\b(?:jheel|lake|paani|pani|water|satah|surface)\b/i.test(told.ask) &&
    /\b(?:upar|height|unchai|oonchai|uncha|ooncha)\b/i.test(told.ask) &&
    !/\b(?:point|bindu)\b/i.test(told.ask)
  const above = new RegExp(`${told.lengths[0] ?? ''} ?m\\S* (?:upar|uper|above|k[ie] (?:height|unchai|oonchai))`, 'i')
  // the reflection is what is seen below
  const isBelow =
    /\b(?:reflection|parch?ha[iy]\w*|parchai|pratibimb|image)\b[^]*\b(?:depression|avn?a\w+)|\b(?:depression|avna\w+)\b[^]*\b(?:reflection|parch?ha[iy]\w*|pratibimb|image)\b/i
  if (!isAsked || !above.test(text) || !isBelow.test(text)) return text
  const [high, low] = up.way === 'u' ? [up, down] : [down, up]
  return `From a point ${told.lengths[0] ?? ''} m above a lake the angle of elevation of a cloud is ${high.size}° and the angle of depression of its reflection in the lake is ${low.size}°. Find the height of the cloud above the lake.`
}

const slideWords = words(
  'contractor builder wants chahta park garden mela slides? ramps? small kids younger elder older bigger children bachon bachche bachcho chote chhote bade child liye for top height high unchi oonchi uncha unchai inclined tilted jhuki jhuka slope ground zameen length lambai long other dusri dusra second first pehli pehla rises steep old little age another',
)
/** Two slides, each with its height and its angle. */
function slides(typed: string): string {
  const text = typed.replace(/\b2 (?=(?:new )?(?:slides|ramps)\b)/i, 'two ')
  const told = toldIn(text, slideWords)
  if (told?.order !== 'LALA' || !/\b(?:length|lambai|long)\b/i.test(told.ask)) return typed
  // both lengths told are heights
  const isHeight = (part: string) =>
    /\b(?:height|high|unchi|oonchi|uncha|unchai|rises)\b/i.test(part) && !/\b(?:length|lambai|long)\b/i.test(part)
  const [one = '', two = ''] = text.split(/(?<=^[^°]*?\b(?:30|45|60)\b(?! ?m))/)
  const rest = two.slice(0, two.length - told.ask.length)
  if (!isHeight(one) || !isHeight(rest)) return typed
  const ask = (at: number) =>
    `The top of a slide is at a height of ${told.lengths[at] ?? ''} m and it is inclined at an angle of ${told.angles[at]?.size ?? ''}° to the ground. Find the length of the slide.`
  return `(i) ${ask(0)} (ii) ${ask(1)}`
}

const pairWords = words(
  'men aadmi admi log person persons people friends dost boys ladke mandir temple tower minar building imarat khade stand standing taraf side sides opposite either high tall uncha unchi ooncha lamba top shikhar choti dikhta dikhti dikhai deta dete dekhte dekhta see seen beech bich between doori duri distance far apart dusre they them',
)
/** Two men on opposite sides of what is seen. */
function twoMen(text: string): string {
  const told = toldIn(text, pairWords)
  const [thing] = /\b(?:mandir|temple|tower|minar|building|imarat)\b/i.exec(text) ?? []
  const isBetween = /\b(?:beech|bich|between|apart)\b/i.test(told?.ask ?? '')
  if (told?.order !== 'LAA' || thing === undefined || !isBetween) return text
  if (!/\b(?:dono taraf|opposite sides?|either side|both sides)\b/i.test(text)) return text
  if (!/\bm\S* (?:high|tall|uncha|unchi|ooncha|lamba)\b/i.test(text)) return text
  const noun = /^mandir/i.test(thing) ? 'temple' : /^imarat/i.test(thing) ? 'building' : thing.toLowerCase()
  return `Two men stand on opposite sides of a ${noun} ${told.lengths[0] ?? ''} m high. The angles of elevation of its top are ${told.angles.map(({ size }) => `${size}°`).join(' and ')}. Find the distance between the two men.`
}

const bankWords = words(
  'tv tower ped tree minar khada khadi khade aadmi admi vyakti ladka ladki wo vo choti dikhta dikhti hata hati gaya gayi man person boy stands? vertically nahar canal nadi river kinare kinara bank banks saamne samne dusre doosre other opposite directly top line seedh peeche jane jaane hatne chalne par jata jati height unchai oonchai chaudai chaudaai width behind back',
)
/** A tower on the bank of a canal, seen from across and from farther back. */
function overCanal(text: string): string {
  const told = toldIn(text, bankWords)
  const [near, far] = told?.angles ?? []
  if (told?.order !== 'ALA' || !near || !far || Number(near.size) <= Number(far.size)) return text
  if (!/\bm\S* (?:peeche|behind|back)\b/i.test(text) || !/\b(?:nahar|canal|nadi|river)\b/i.test(text)) return text
  if (!/\b(?:saamne|samne|dusre|doosre|other|opposite)\b/i.test(text)) return text
  const noun = /\b(?:ped|tree)\b/i.test(text) ? 'tree' : 'tower'
  const asked = [
    ...(/\b(?:height|unchai|oonchai)\b/i.test(told.ask) ? [`the height of the ${noun}`] : []),
    ...(/\b(?:chaud\w+|width)\b/i.test(told.ask) ? ['the width of the canal'] : []),
  ]
  return asked.length === 0
    ? text
    : `A ${noun} stands on the bank of a canal. From a point on the other bank directly opposite to it the angle of elevation of the top is ${near.size}°. From another point ${told.lengths[0] ?? ''} m away from this point on the line joining this point to the foot of the ${noun}, the angle of elevation of the top is ${far.size}°. Find ${asked.join(' and ')}.`
}

const planeWords = words(
  'planes? aeroplanes? vimaan udta upar uper theek bilkul seedha doosre dusre another other second same guzarta guzarti guzar raha rahi nikalta passes flying flies directly exactly vertically vertical just over above when ground zameen jameen height unchai beech bich between doori duri distance far apart respectively',
)
/** A plane above a plane, both seen from one point. */
function abovePlane(text: string): string {
  const told = toldIn(text, planeWords)
  const [high, low] = told?.angles ?? []
  if (told?.order !== 'LAA' || !high || !low || Number(high.size) <= Number(low.size)) return text
  const isAbove =
    /\b(?:doosre|dusre) (?:aero)?(?:plane|vimaan) ke (?:theek |bilkul |seedha )?(?:upar|uper)\b|\b(?:over|above) another\b/i
  return isAbove.test(text) && /\b(?:beech|bich|between|apart)\b/i.test(told.ask)
    ? `An aeroplane ${told.lengths[0] ?? ''} m high passes vertically above another aeroplane when the angles of elevation of the two aeroplanes from a point on the ground are ${high.size}° and ${low.size}°. Find the vertical distance between the two aeroplanes.`
    : text
}

const namedAngle = /(?:∠|\bangle )([A-Z])([A-Z])([A-Z]) ?(?:=|is) ?(30|45|60)(?: ?°| ?deg(?:rees?)?)?/g

/** Wires from O to the top A and to a point B of a mast that stands at C: each of its parts with the triangle that it needs. */
function mast(text: string): string {
  const [stem = '', ...labelled] = text.split(/\((?:i{1,3}|iv)\)/)
  const [first, second, ...more] = [...stem.matchAll(namedAngle)].map(
    ([said, top = '', o = '', c = '', size = '']) => ({
      said,
      top,
      o,
      c,
      size,
    }),
  )
  if (!first || !second || more.length > 0 || labelled.length < 2) return text
  const { o, c } = first
  if (second.o !== o || second.c !== c || first.top === second.top || first.size === second.size) return text
  const [high, low] = Number(first.size) > Number(second.size) ? [first, second] : [second, first]
  const rest = stem.replace(first.said, '').replace(second.said, '')
  const length =
    new RegExp(`(?:\\b(?:${o}${c}|${c}${o}) ?(?:=|is) ?|\\b${o}\\b[^.]{0,30}?,? )([\\d.]+) ?m\\b`).exec(rest)?.[1] ?? ''
  // nothing else is told in numbers, and what is told is how far O is
  const isPlain = (rest.match(/\d[\d.]*/g) ?? []).length === 1 && length !== ''
  const isAway = new RegExp(
    `\\b(?:${o}${c}|${c}${o}) ?(?:=|is)|\\bm(?:etres?)? (?:away )?from (?:the )?(?:base |foot )?${c}\\b`,
  ).test(rest)
  if (!isPlain || !isAway || !/\b(?:mast|tower|pole|antenna)\b/i.test(rest)) return text
  const asked = labelled.map(
    (part) => /^[^.?]*\b(?:length|height|distance|long|find)\b[^.?]*?\b([A-Z]{2})\b[\s.?,;]*$/i.exec(part)?.[1] ?? '',
  )
  const parts = asked.map((side) => {
    const is = (name: string) => side === name || side === `${name.charAt(1)}${name.charAt(0)}`
    const point = [high, low].find(({ top }) => is(`${o}${top}`) || is(`${top}${c}`))
    if (point)
      return `In triangle ${point.top}${o}${c}, right angled at ${c}, ∠${point.top}${o}${c} = ${point.size}° and ${o}${c} = ${length} m. Find ${side}.`
    return is(`${high.top}${low.top}`)
      ? `In a right triangle ${high.top}${o}${c} with right angle at ${c}, ${low.top} lies on ${high.top}${c}, ∠${high.top}${o}${c} = ${high.size}°, ∠${low.top}${o}${c} = ${low.size}° and ${o}${c} = ${length} m. Find ${side}.`
      : ''
  })
  const labels = ['(i)', '(ii)', '(iii)', '(iv)']
  return parts.includes('') ? text : parts.map((part, at) => `${labels[at] ?? ''} ${part}`).join(' ')
}

const [seen, to] = [
  'angles? of (?:elevation|depression)',
  '(?: (?:is|are|was|were|as|to be|it is|its angle of elevation is))?',
]
/** Two named things with their angles: "of boats P and Q are 45° and 30°", "of P is 45° and of Q is 30°", "from A it is 60° and from B 30°". */
const twoNamed = [
  new RegExp(
    String.raw`\b(?<head>${seen} (?:of|from|to) (?:[a-z]+ ){0,6}?)(?<one>[A-Z]) and (?:[a-z]+ ){0,2}(?<two>[A-Z])\b(?<tail>[^.°]*?)${to} (?<first>\d+)° and (?<second>\d+)°(?: respectively)?`,
  ),
  new RegExp(
    String.raw`\b(?<head>${seen} (?:of|from|to) (?:[a-z]+ ){0,6}?)(?<one>[A-Z])\b(?<tail>(?: [a-z]+){0,4}?)${to} (?<first>\d+)°,? and (?:that )?(?:(?:the )?${seen} )?(?:of|from|to) (?:[a-z]+ ){0,6}?(?<two>[A-Z])\b(?: [a-z]+){0,4}?${to} (?<second>\d+)°`,
  ),
  new RegExp(
    String.raw`\b(?<head>[Ff]rom (?:[a-z]+ ){0,2}?)(?<one>[A-Z])\b(?<tail>(?: [a-z]+){0,3}?,? (?:the|its) ${seen}(?: [a-z]+){0,5}?)${to} (?<first>\d+)°,? and from (?:[a-z]+ ){0,2}?(?<two>[A-Z])\b(?: [a-z]+){0,6}?${to} (?<second>\d+)°`,
  ),
  new RegExp(
    String.raw`(?:two )?(?<kind>[a-z]+ )(?<one>[A-Z]) and (?<two>[A-Z])\b[^.°]*? (?:are|were) (?:seen|observed) at (?:the )?angles of (?<way>elevation|depression)(?: of)? (?<first>\d+)° and (?<second>\d+)°(?: respectively)?`,
  ),
]
const lone = (name: string): RegExp => new RegExp(`\\b${name}\\b`)

/** Where only one of them is asked of, the other is told for another part. */
function oneSeen(text: string): string {
  const found = twoNamed.map((one) => one.exec(text)).find((one) => one !== null)
  const {
    kind = '',
    way = '',
    head = `the angle of ${way} of ${kind}`,
    one = '',
    two = '',
    tail = '',
    first = '',
    second = '',
  } = found?.groups ?? {}
  if (!found) return text
  const [before, rest] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
  const asks = [one, two].filter((name) => lone(name).test(rest))
  const [name, ...more] = asks
  if (name === undefined || more.length > 0 || /\b[A-Z]{2,}\b|\d|\b(?:between|apart|both|two|other)\b/.test(rest))
    return text
  const told = `${before}${head.replace('angles', 'angle')}${name}${tail} is ${name === one ? first : second}°${rest}`
  return told
    .replace(/,? on (?:the )?(?:opposite|same|either) sides?(?: of (?:it|the [a-z]+))?/g, '')
    .replace(/ two(?= (?:boats|ships|cars|men|points|friends)\b)/, '')
    .replace(/\b(boat|ship|car|point|friend)s(?= [A-Z]\b)/g, '$1')
}

const seenBelow = [
  /\b(?:two |2 )?(car|boat|ship|bus|bike|object)s? ([A-Z]) and (?:\1 )?([A-Z])\b[^.°]*?\bdepressions? (?:of )?(?:are |as )?(30|45|60)° and (30|45|60)°/,
  /\b(car|boat|ship|bus|bike|object) ([A-Z])\b[^.°]*?\bdepression (?:of )?(?:is )?(30|45|60)°,? and (?:an? |the |another )?(?:\1 )?([A-Z])\b[^.°]*?\bdepression (?:of )?(?:is )?(30|45|60)°/,
]
const labelOfPart = /\((?:i{1,3}|iv)\)/

/** Two that are seen below from one height, asked for in parts: each part with all that it needs. */
function seenFromAbove(text: string): string {
  const [stem = '', ...parts] = text.split(labelOfPart)
  const found = seenBelow.map((one) => one.exec(stem)).find((one) => one !== null)
  const [, what = '', one = '', b = '', c = '', last = ''] = found ?? []
  const [two, first] = /[A-Z]/.test(b) ? [b, c] : [c, b]
  const heights = stem.match(/\d[\d.]*(?= ?m(?:et(?:er|re)s?)?\b)/g) ?? []
  const [side, ...others] = new Set(stem.match(/\b(?:same|opposite)(?= (?:side|direction))/g))
  const [high, ...more] = heights
  // the length of the sight is another one
  const isSlant = /\b(?:line of sight|from the (?:top|drone|girl|boy|man|observer|eye|balloon|helicopter|roof))\b/i
  if (
    !found ||
    high === undefined ||
    more.length > 0 ||
    parts.length < 2 ||
    (stem.match(/\d[\d.]*/g) ?? []).length !== 3
  )
    return text
  const names = (part: string) => [one, two].filter((name) => new RegExp(`\\b${name}\\b`).test(part))
  const top = `From the top of a tower ${high} m high, the`
  const asked = parts.map((part) => {
    const [name, other] = names(part)
    const [, time, unit = ''] = /\bin (\d+) (seconds?|minutes?)\b/i.exec(part) ?? []
    if (isSlant.test(part) || others.length > 0) return ''
    if (time !== undefined)
      return name === one &&
        other === two &&
        side === 'same' &&
        Number(first) < Number(last) &&
        /\breach\w* (?:the )?(?:place|position|point|spot)\b[^.]*\. (?:find|what is) (?:its|the) speed[^.]*[.?\s]*$|\b(?:from [A-Z] to [A-Z])\b[^.]*\. (?:find|what is) (?:its|the) speed[^.]*[.?\s]*$/i.test(
          part,
        )
        ? `A ${what} moving at uniform speed towards a tower ${high} m high is observed from its top at an angle of depression of ${first}°. ${time} ${unit} later the angle of depression is ${last}°. Find the speed of the ${what}.`
        : ''
    if (/\d|\bspeed|time|height\b/i.test(part)) return ''
    if (/\b(?:apart|between)\b/i.test(part))
      return side === undefined
        ? ''
        : `${top} angles of depression of two ${what}s on ${side === 'same' ? 'the same side' : 'opposite sides'} of the tower are ${first}° and ${last}°. Find the distance between the two ${what}s.`
    return name !== undefined && other === undefined && /\b(?:far|distance|same for)\b/i.test(part)
      ? `${top} angle of depression of a ${what} is ${name === one ? first : last}°. Find the distance of the ${what} from the foot of the tower.`
      : ''
  })
  const labels = ['(i)', '(ii)', '(iii)', '(iv)']
  return asked.includes('') ? text : asked.map((part, at) => `${labels[at] ?? ''} ${part}`).join(' ')
}

/** The classic stories of heights in the words of the book. */
export const ofHeights: Pairs = [
  // "cliff tak pahunchne me aur kitne minute lagenge"
  [
    /\b([a-z]+)(?: ke (?:foot|base|bottom|paas))? tak pahu+nch\w* (?:me|mein|ke liye) (?:(?:use|usko|boat ko|car ko) )?(?:aur kitn[aei]|kitn[aei] aur) (minutes?|seconds?|time|samay|der)(?: lag\w+)?(?: (?:hai|h))?/gi,
    (_: string, place = '', unit = '') =>
      `how ${/^(?:min|sec)/i.test(unit) ? `many more ${unit}` : 'much more time'} will it take to reach the ${place}`,
  ],
  // "boat A on its left at ... and boat B on its right"
  [
    /(?<=\bdepression\b[^]*|\bsees? [^]*) on (?:its|the|his|her) (left|right)( (?:side )?(?:at|is|has)?[^.?]*?) on (?:its|the|his|her) (?!\1)(?:left|right)(?: side)?/gi,
    '$2 on the opposite side',
  ],
  [/\bkitn[ai] (?=chal[aei]\b)/gi, 'kitni doori '],
  // "if the ships and the foot of the lighthouse are in the same straight line": they stand on the ground
  [
    /(?<=\b(?:opposite|same|either|both) sides?\b[^]*[.,;] )(?:if )?(?:the )?(?:(?:foot|base) of (?:the )?[a-z]+ and (?:the )?(?:two )?[a-z]+|(?:two )?[a-z]+ and (?:the )?(?:foot|base) of (?:the )?[a-z]+) (?:are|lie) (?:in|on) (?:the same|a|one) (?:straight )?line,? /gi,
    '',
  ],
  [/\b(high (?:lighthouse|tower|cliff)),? (?:above|from) (?:the )?sea[- ]level(?=,? (?:the )?angles?\b)/gi, '$1'],
  // "tower ke foot se ek hi line me 9 m aur 16 m door do points se top ke angle of elevation complementary hai"
  [
    /\b(tower|building|pole|tree|minar) ke (?:foot|base|paad) se (?:(?:ek hi|same) (?:straight )?line (?:me|mein|par) )?([\d.]+ ?m) (?:aur|and) ([\d.]+ ?m) (?:ki )?(?:door|dur|doori par|duri par) (?:(?:ek hi|same) (?:straight )?line (?:me|mein|par) )?(?:do|two|2) points?(?: (?:hai|hain|h))?,?(?: dono)? se (?:(?:tower|minar|us|uske) ?(?:ke|ki)? )?top ke angles? of elevation(?: ek d[ou]+sre ke)? complementary(?: (?:hai|hain|h))?/gi,
    'the angles of elevation of the top of a $1 from two points at distances $2 and $3 from its foot in the same straight line with it are complementary',
  ],
  // the feet of all stand on the level ground
  [
    /,? (?:and )?(?:lying |which (?:are|lie) )?in (?:the same|a) straight line with (?:its|the) (?:foot|base)(?: of the (?:tower|lighthouse|building|pole))?(?=[.,])/gi,
    '',
  ],
  [
    /(?<=\bopposite (?:sides?|directions?) of [^.]*),? (?:with the [a-z]+ (?:exactly |standing )?(?:in )?between them|which (?:is|stands) (?:in )?between them|and the [a-z]+ is (?:in )?between them)(?=[.,])/gi,
    '',
  ],
  // "Meera at A and Tarun at B stand ... Find the distance AB."
  [
    /^([^]*?\b[A-Z][a-z]+)(?: is| are)?(?: standing)? at ([A-Z]) and ([A-Z][a-z]+)(?: is| are)?(?: standing)? at ([A-Z])(?= (?:stand|are|on)\b)([^]*?)\b(?:find|calculate) (?:the )?(?:distance )?(?:\2\4|\4\2)(?=[\s.?]*$)/i,
    '$1 and $3$5find the distance between them',
  ],
  [/(?<=\bat a height of [\d.√]+ ?m) above (?:the )?ground(?: level)?(?=\.)/gi, ''],
  [
    /\bif the altitude of the sun is (?:at )?(\d+°),? (?:then )?find the height of (?:the|a) (?:vertical )?(tower|pole|tree|building) (?:that|which) (?:will cast|casts) a shadow of length ([\d.√]+ ?m)/gi,
    'a $2 casts a shadow $3 long when the angle of elevation of the sun is $1. Find the height of the $2',
  ],
  [/^(?=[^]*\bdepression)(?=[^]*\(i\))[^]*$/, seenFromAbove],
  [/^(?=[^]*°)(?=[^]*\band\b)[^]*$/, oneSeen],
  [/^(?=[^]*\b(?:wires?|ropes?|cables?)\b)[^]*$/i, mast],
  [/^(?=[^]*\b(?:badal|baadal|cloud)\b)[^]*$/i, cloud],
  [/^(?=[^]*\b(?:slides?|ramps?)\b)[^]*$/i, slides],
  [/^(?=[^]*\b(?:doosre|dusre|another)\b)[^]*$/i, abovePlane],
  [/^(?=[^]*\b(?:taraf|sides?)\b)[^]*$/i, twoMen],
  [/^(?=[^]*\b(?:nahar|canal|nadi|river)\b)[^]*$/i, overCanal],
]
