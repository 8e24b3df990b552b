import type { Reply } from './rule'
import { numberOf } from '../answers/number-of'
import { divide, fraction, fromDecimal, multiply, subtract, toDecimal } from '../maths/fraction'

export type Ask = (text: string) => Promise<Reply | null>

interface Before {
  readonly text: string
  readonly answer: string
}

const replyOf = (line: string, answer: string, text = answer): Reply => ({
  rule: 'from-earlier',
  text: `${line}\nAnswer: ${text}`,
  answer,
})

const amount = String.raw`(\d+(?:\.\d+)?)`

/** "Find the radius of the base", where the stem tells one diameter and no radius. */
function halfTheDiameter(stem: string, part: string): Reply | null {
  const [, size, unit = ''] =
    new RegExp(String.raw`\bdiameter (?:(?:of [a-z ]{0,30})?(?:is|as|of) )?${amount} ?(m?m|cm|units?)?\b`, 'i').exec(
      stem,
    ) ?? []
  const isAsked =
    /^(?:find|what is|write|calculate) the radius(?: of (?:the|its) (?:common )?[a-z]+(?: part)?)?[\s.?]*$/i
  if (size === undefined || !isAsked.test(part) || /\bradi(?:us|i)\b/i.test(stem)) return null
  if (stem.match(/\bdiameter\b/gi)?.length !== 1) return null
  const half = toDecimal(divide(fromDecimal(size), fraction(2)))
  return replyOf(`The radius is half of the diameter: $\\frac{${size}}{2} = ${half}$`, `${half} ${unit}`.trim())
}

/** "Find the cost of fencing at ₹20 per m" behind "find the perimeter". */
function costOf(stem: string, part: string, earlier: readonly Before[]): Reply | null {
  const [, work, rate, unit = ''] =
    new RegExp(
      String.raw`^(?:find|what is|calculate) the (?:total )?cost of (fencing|painting|levelling|tiling|polishing|carpeting)\b[^\d₹]*?(?:₹|rs\.?) ?${amount} per ((?:sq(?:uare)? ?)?(?:m|metre|meter|cm|unit)(?:²|\^2)?)[\s.?]*$`,
      'i',
    ).exec(part) ?? []
  const isAround = work?.toLowerCase() === 'fencing'
  if (isAround === /^sq|2$|²$/i.test(unit)) return null
  const named = isAround ? /\bperimeter\b/i : /\barea\b/i
  const [only, ...more] = earlier.filter(({ text }) => named.test(text))
  const measure = (text: string) => (/cm/i.test(text) ? 'cm' : /unit/i.test(text) ? 'unit' : 'm')
  const units = new Set(
    (`${stem} ${only?.answer ?? ''}`.match(/(?<=\d ?)(?:[ckm]?m|units?)(?=²|\b)/g) ?? []).map((one) =>
      one.replace('units', 'unit'),
    ),
  )
  const [, size] = new RegExp(`^${amount} ?(?:m|cm|units?)?²?$`).exec(only?.answer ?? '') ?? []
  if (rate === undefined || size === undefined || more.length > 0) return null
  // no other unit than that of the rate is told
  if (units.size !== 1 || !units.has(measure(unit))) return null
  const cost = toDecimal(multiply(fromDecimal(rate), fromDecimal(size)))
  return replyOf(`The cost is $${size} \\times ${rate} = ${cost}$ rupees`, `₹${cost}`)
}

/** "How many rounds has each completed by then?" behind "after how many minutes do they meet again?" */
function roundsOf(stem: string, part: string, earlier: readonly Before[]): Reply | null {
  const [, row = ''] = /((?:\d+, )*\d+,? and \d+) (?:minutes|seconds|hours|min)\b/i.exec(stem) ?? []
  const times = (row.match(/\d+/g) ?? []).map(Number)
  const met = earlier.find(({ text }) => /\b(?:meet|together)\b/i.test(text))
  const whole = /^\d+$/.test(met?.answer ?? '') ? Number(met?.answer) : NaN
  const isAsked =
    /^how many (?:rounds|laps) (?:will|would|does|has|have|did|had) (?:each|every)(?: one| of them| friend| cyclist| person| boy| girl)?(?: have)?(?: completed?| made| run| covered| taken?)?(?: by then| by that time| till then| when they meet(?: again)?)?[?.\s]*$/i
  const isTold = (stem.match(/\d+/g) ?? []).length === times.length
  if (!isAsked.test(part) || !isTold || times.length < 2 || !times.every((time) => whole % time === 0)) return null
  const rounds = times.map((time) => `${whole / time}`)
  return replyOf(
    `Each has run ${times.map((time, at) => `$${whole} \\div ${time} = ${rounds[at] ?? ''}$`).join(', ')}`,
    rounds.join(', '),
  )
}

/** What a part asks of the book alone, where its stem fits. */
const facts: readonly (readonly [stem: RegExp, part: RegExp, line: string, answer: string])[] = [
  [
    /\b(?:casts?|throws?|shadows?|lamp|mirror)\b/i,
    /^(?:by |name |what is |write |state )?(?:which|what|the)?(?: similar triangles'?)?(?: similarity)? ?criteri(?:on|a)\b(?![^.?]*congruen)[^.?]*[?.\s]*$/i,
    'The light makes an angle of the one triangle equal to one of the other, and both have a right angle at the ground',
    'AA',
  ],
  [
    /^(?!.*(?:circle|tangent|trapezium|quadrilateral|parallelogram)).*(?:triangle|[ΔΔ△∆]).*\b[A-Z]{2} ?(?:∥|\|\||(?:is )?parallel to) ?[A-Z]{2}\b/is,
    /^(?:name|state|write|which) (?:the )?(?:theorem|result|property)(?: is)?(?: that is)? (?:used|applied)(?: (?:here|(?:to find|in finding|for) [A-Z]{2}))?[?.\s]*$/i,
    'A line parallel to one side of a triangle divides the other two sides in the same ratio',
    'Basic Proportionality Theorem',
  ],
  [
    /\bk?m\b/i,
    /^what is the relation between (?:the )?(?:speed, ?distance,? and time|distance, ?speed,? and time|time, ?speed,? and distance)[?.\s]*$/i,
    'The distance is the speed times the time',
    'speed = distance/time',
  ],
]

export function factAsked(stem: string, part: string): Reply | null {
  const [found] = facts.filter(([of, asked]) => of.test(stem) && asked.test(part))
  return found ? replyOf(found[2], found[3]) : null
}

const isOfPair = /^[^,=]*[a-z][^,=]*=[^,=]+, [^,=]*[a-z][^,=]*=[^,=]+$/

/** "Find x and y" behind "write the pair of equations". */
function solvedNow(part: string, earlier: readonly Before[], ask: Ask): Promise<Reply | null> | null {
  const [pair, ...others] = earlier.filter(({ answer }) => isOfPair.test(answer) && !/^[a-z] = [^a-z]*, /.test(answer))
  const [, x, y] =
    /^(?:find|solve|what are)(?: for)?(?: the values? of)? ([a-z]) and ([a-z])[?.\s]*$/.exec(
      part.replace(/^[FSW]/, (one) => one.toLowerCase()),
    ) ?? []
  const letters = new Set(pair?.answer.match(/[a-z]/g))
  return !pair ||
    x === undefined ||
    y === undefined ||
    others.length > 0 ||
    letters.size !== 2 ||
    !letters.has(x) ||
    !letters.has(y)
    ? null
    : ask(`Solve ${pair.answer}.`)
}

/** "Which of these is the least likely?" of chances that were found. */
function likeliest(part: string, earlier: readonly Before[]): Reply | null {
  const [, extreme] =
    /^which (?:one )?(?:of (?:these|them|the above)(?: events)? )?is (?:the )?(most|least) likely[?.\s]*$/i.exec(
      part,
    ) ?? []
  const chances = earlier.map(({ text, answer }) => ({
    name: text.replace(/[?.\s]+$/, ''),
    answer,
    value: numberOf(answer) ?? NaN,
  }))
  if (extreme === undefined || chances.length < 2 || chances.some(({ value }) => !(value >= 0 && value <= 1)))
    return null
  const best = Math[extreme.toLowerCase() === 'most' ? 'max' : 'min'](...chances.map(({ value }) => value))
  const [only, ...more] = chances.filter(({ value }) => value === best)
  return !only || more.length > 0 ? null : replyOf(`Of these chances $${only.answer}$ is the ${extreme}`, only.name)
}

/** "Which is more likely, a prime number or a number greater than 4?" */
async function likelier(stem: string, part: string, ask: Ask): Promise<Reply | null> {
  const [, than, ...names] =
    /^which (?:one )?is (more|less) likely(?: to (?:happen|occur))?[,:]? (?:getting |drawing )?(.+?) or (?:getting |drawing )?(.+?)[?.\s]*$/i.exec(
      part,
    ) ?? []
  if (than === undefined) return null
  const [one, other] = [
    await ask(`${stem} Find the probability of getting ${names[0] ?? ''}.`),
    await ask(`${stem} Find the probability of getting ${names[1] ?? ''}.`),
  ]
  const [p, q] = [numberOf(one?.answer ?? ''), numberOf(other?.answer ?? '')]
  if (!one || !other || p === undefined || q === undefined) return null
  const answer = p === q ? 'both equally likely' : p > q === (than === 'more') ? names[0] : names[1]
  return answer === undefined ? null : replyOf(`${one.text}\n${other.text}`, answer)
}

/** "If each person needs 7 m³ of air, how many persons can it hold?" behind what it holds in all. */
function sharedBy(part: string, earlier: readonly Before[]): Reply | null {
  const [, each, unit = ''] =
    new RegExp(
      String.raw`^if (?:each|every|one) [a-z]+ (?:needs|requires|gets|occupies|takes|is given) ${amount} ?(c?m[²³]|litres?)\b[^,.?\d]*, (?:then )?(?:find )?(?:how many|the number of)\b[^\d]*$`,
      'i',
    ).exec(part) ?? []
  const [only, ...more] = earlier.filter(
    ({ text, answer }) => answer.endsWith(` ${unit}`) && /\b(?:total|whole|in all)\b/i.test(text),
  )
  const [, size] = new RegExp(`^${amount} `).exec(only?.answer ?? '') ?? []
  if (each === undefined || size === undefined || more.length > 0) return null
  const count = divide(fromDecimal(size), fromDecimal(each))
  return count.d === 1n
    ? replyOf(`Their number is $\\frac{${size}}{${each}} = ${toDecimal(count)}$`, toDecimal(count))
    : null
}

/** The part of the stem that a changed count stands in: "80 cricket" or "cricket 80", just once. */
function withCountChanged(stem: string, part: string): { readonly told: string; readonly asks: string } | null {
  const [, size, named = '', gone, come, asks = ''] =
    /^(?:if|when|suppose|after) (\d+) (?:more )?(?:of (?:the )?)?([a-z ]+?),? (?:(?:(?:are|were|have been|is) )?(removed|taken out|taken away|lost|sold|leave|left)|(?:(?:are|were|have been|is) )?(added|put in|join|come))(?: (?:from|in|into|to|out of) (?:it|the [a-z]+)|(?<=leave) the [a-z]+)?,? (?:then )?((?:what|find|how)\b.+)$/i.exec(
      part,
    ) ?? []
  if (size === undefined) return null
  const found = named
    .split(' ')
    .flatMap((word) =>
      word.length < 3 || word.endsWith('s')
        ? []
        : [
            ...stem.matchAll(
              new RegExp(String.raw`(?<![\d.])(\d+) ${word}\b|\b${word}(?: ?[-:=–] ?| )(\d+)(?![\d.])`, 'gi'),
            ),
          ],
    )
  const numbers = (stem.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
  const isTotal = (n: number) => numbers.length > 2 && 2 * n === numbers.reduce((sum, one) => sum + one, 0)
  const [only, ...more] = found.filter((one) => !isTotal(Number(one[1] ?? one[2])))
  const count = only?.[1] ?? only?.[2]
  // "20 bulbs": they were counted with it
  const isCounted = Array.from(stem.matchAll(/(\d+) [a-z]+s\b/gi)).some(([, n]) => !isTotal(Number(n)))
  if (!only || count === undefined || more.length > 0 || isCounted) return null
  const by = gone === undefined ? Number(size) : -Number(size)
  if (Number(count) + by < 0 || (gone === undefined) === (come === undefined)) return null
  const changed = only[0].replace(count, `${Number(count) + by}`)
  const told = (stem.slice(0, only.index) + '\u0000' + stem.slice(only.index + only[0].length))
    .replace(/\d+/g, (n) => (isTotal(Number(n)) ? `${Number(n) + by}` : n))
    .replace('\u0000', changed)
  return { told, asks: asks.replace(/ (?:now|then)\b/gi, '') }
}

/** "If the rope is 14 m long", "if it makes 60° with the same string": where the stem has one such measure. */
function withMeasureChanged(stem: string, part: string): { readonly told: string; readonly asks: string } | null {
  const [said, name = '', size, unit = '', same] =
    /(?:^| )if the (rope|string|chain|leash|angle)(?: of elevation| of depression)? (?:is|were|was|becomes|became|had been) (\d+(?:\.\d+)?)( ?m|°)(?: long| in length)?( with the same (?:rope|string|length(?: of the string)?))?(?: instead)?(?:, ?|(?=[?.\s]*$))/i.exec(
      part,
    ) ?? []
  if (said === undefined || size === undefined || (unit === '°') !== (same !== undefined)) return null
  const measures = [
    ...stem.matchAll(
      new RegExp(String.raw`(?<![\d.])\d+(?:\.\d+)?(?=${unit.trim()}(?![²³a-z])| ${unit.trim()}(?![²³a-z]))`, 'g'),
    ),
  ]
  const near = new RegExp(
    unit === '°'
      ? ''
      : String.raw`^(?:\d|\.)+ ?m(?: long)? ${name}\b|${name}(?: of)?(?: length)?(?: (?:is|which is))? (?=\0)`,
    'i',
  )
  const [only, ...more] = measures.filter(
    ({ 0: value, index }) => near.test(stem.slice(index)) || near.test(`${stem.slice(0, index)}\0${value}`),
  )
  return !only || more.length > 0
    ? null
    : {
        told: stem.slice(0, only.index) + size + stem.slice(only.index + only[0].length),
        asks: part.replace(said, '').trim(),
      }
}

const byHowMuch = /^by how much does (?:the |its )?(.+?) (in|de)crease[?.\s]*$/i

/** "How far is she from the post after 5 seconds?", who walks at one speed. */
function walked(stem: string, part: string): Reply | null {
  const [, time, unit = ''] =
    new RegExp(
      String.raw`^(?:how far|find (?:her|his|the) distance|what is (?:her|his|the) distance)\b[^\d]*?\b(?:after|in) ${amount} ?(s)(?:ec|econds?)?[?.\s]*$`,
      'i',
    ).exec(part) ?? []
  const [found, ...more] = stem.matchAll(
    new RegExp(
      String.raw`\bwalk(?:s|ing) away from the (?:base|foot)\b.*? at (?:a speed of )?${amount} ?m\/${unit}`,
      'gi',
    ),
  )
  if (time === undefined || !found || more.length > 0) return null
  const way = toDecimal(multiply(fromDecimal(found[1] ?? ''), fromDecimal(time)))
  return replyOf(`The distance is $${found[1] ?? ''} \\times ${time} = ${way}$`, `${way} m`)
}

/** "At which point does the graph cut the y-axis?": there x = 0. */
async function onAxis(stem: string, part: string, ask: Ask): Promise<Reply | null> {
  const isAsked =
    /^(?:at (?:which|what) point|where) does (?:the|its) (?:graph|curve|parabola)(?: of [a-z]\(x\))? (?:cut|meet|intersect|cross)s? the y[- ]?axis[?.\s]*$/i
  const reply = isAsked.test(part) ? await ask(`${stem} Find the value at x = 0.`) : null
  return reply?.answer === undefined || !/^[-−]?[\d./]+$/.test(reply.answer)
    ? null
    : { ...reply, text: `On the y-axis $x = 0$.\n${reply.text}`, answer: `(0, ${reply.answer})` }
}

/** "Find the product of the zeroes" behind "find k": the stem with its value. */
async function withLetterKnown(
  stem: string,
  part: string,
  earlier: readonly Before[],
  ask: Ask,
): Promise<Reply | null> {
  const [found, ...more] = earlier.flatMap(({ text, answer }) => {
    const [, letter] = /^find (?:the value of )?([a-z])[?.\s]*$/i.exec(text) ?? []
    return letter !== undefined && /^\d+$/.test(answer) ? [{ letter, answer }] : []
  })
  if (!found || more.length > 0) return null
  // what it was found by need not be told once more
  const [, of] = /\b((?:polynomial|equation) [^,.]*?)(?= (?:is|has|are|whose)\b|[,.])/.exec(stem) ?? []
  const told = of?.replace(new RegExp(`(?<![a-zA-Z\\d])${found.letter}(?![a-zA-Z(])`), found.answer)
  return told === undefined || told === of ? null : ask(`For the ${told}: ${part}`)
}

/** What a part changes in what the stem tells, asked anew. */
async function afterChange(stem: string, part: string, ask: Ask): Promise<Reply | null> {
  const changed = withCountChanged(stem, part) ?? withMeasureChanged(stem, part)
  if (!changed) return null
  const [, of, way] = byHowMuch.exec(changed.asks) ?? []
  const reply = await ask(`${changed.told} ${of === undefined ? changed.asks : `Find the ${of}.`}`)
  const text = `Now: ${changed.told}\n${reply?.text ?? ''}`
  if (of === undefined) return reply?.answer === undefined ? null : { ...reply, text }
  const before = await ask(`${stem} Find the ${of}.`)
  const [[, one, unit] = [], [, other, same] = []] = [before, reply].map(
    (found) => /^(\d+(?:\.\d+)?)( ?[ckm]?m[²³]?)$/.exec(found?.answer ?? '') ?? [],
  )
  if (!before || one === undefined || other === undefined || unit !== same) return null
  const gap =
    way === 'in' ? subtract(fromDecimal(other), fromDecimal(one)) : subtract(fromDecimal(one), fromDecimal(other))
  return gap.n > 0n
    ? replyOf(`${before.text}\n${text}\nThe difference is $${toDecimal(gap)}$`, `${toDecimal(gap)}${unit ?? ''}`)
    : null
}

const ownAsk = /^(?:if|when|after|suppose|which|what|how|find)\b/i
/** "Find the probability that it is" before the parts, where a part asks in a sentence of its own. */
export const stemOf = (stem: string, part: string): string =>
  ownAsk.test(part)
    ? stem.replace(/(?<=[.?!] )(?:find|what is|calculate|determine) the probability (?:that|of)[^.?!]*$/i, '').trim()
    : stem

/** A part in the words of a question by itself, behind its stem and the parts before it. */
export const byItself = (stem: string, part: string, earlier: readonly Before[]): string => {
  const points = [...new Set(Array.from(stem.matchAll(/\b([A-Z]) ?\([-−\d]/g), ([, name = '']) => name))]
  const [a, b, c, ...more] = points
  const ofThree = a !== undefined && b !== undefined && c !== undefined && more.length === 0
  const [, next] =
    earlier
      .map(({ text }) => /^(?:after|in) how (?:many [a-z]+|much time) (will .+?)[?.\s]*$/i.exec(text))
      .findLast((one) => one !== null) ?? []
  const [, groups] =
    earlier
      .map(({ text }) =>
        /\b(?:greatest|maximum|largest|highest)\b.* in (?:each|every|a|one) ([a-z]+?)[?.\s]*$/i.exec(text),
      )
      .findLast((one) => one !== null) ?? []
  return part
    .replace(/^(?:and )?at what time (?:will|is) (?:that|this|it)(?: be| happen)?(?=[?.\s]*$)/i, (said) =>
      next === undefined ? said : `At what time ${next}`,
    )
    .replace(
      /^how many ([a-z]+?)s? (?:will there be|are there|are needed|will be needed|are required)(?: then)?(?: in all)?(?: then)?(?=[?.\s]*$)/i,
      (said, one: string) =>
        one.toLowerCase() === groups?.toLowerCase() ? `Find the minimum number of ${one}s` : said,
    )
    .replace(/^find the lengths? of (?:its|the|all its|all the) (?:three )?sides(?=[?.\s]*$)/i, (said) =>
      ofThree ? `Find ${a}${b}, ${b}${c} and ${c}${a}` : said,
    )
    .replace(
      /^are the (?:three )?(?:places|points|friends|houses) (?:in a (?:straight )?line|collinear)(?=[?.\s]*$)/i,
      (said) => (ofThree ? `Are ${a}, ${b} and ${c} collinear` : said),
    )
    .replace(/^(?:find|what is) (?:the|its) slant height(?=[?.\s]*$)/i, (said) =>
      /\bcon(?:e|ical)\b/i.test(stem) ? 'Find the slant height of the cone' : said,
    )
    .replace(
      /\barea of (?:the )?(?:paper|cloth|canvas|sheet) (?:needed|required) to (?:wrap|cover|make) the (curved|lateral|total) surface\b/i,
      '$1 surface area',
    )
    .replace(/\b(length|width|breadth|side|height) ([a-z]) (?:m|cm|units?|metres?)\b/gi, '$1 $2')
    .replace(
      /\b[A-Z] lies on the (?:straight )?(?:road|line|path|segment)(?: from [A-Z] to [A-Z]| [A-Z]{2})? and (?=divides\b)/,
      (said) => `${said[0] ?? ''} `,
    )
    .replace(
      /^(?:which|who)(?: one)? is (nearer|closer|farther|further) (to|from) ([^,]+), ([^,]+) or ([^,?.]+)(?=[?.\s]*$)/i,
      'Which of $4 and $5 is $1 $2 $3',
    )
    .replace(/^find the (in|de)crease in (.+?) if\b/i, 'By how much does $2 $1crease if')
}

/** A small step from what the stem tells or an earlier part has found. */
export const fromEarlier = async (
  stem: string,
  part: string,
  earlier: readonly Before[],
  ask: Ask,
): Promise<Reply | null> =>
  halfTheDiameter(stem, part) ??
  costOf(stem, part, earlier) ??
  roundsOf(stem, part, earlier) ??
  likeliest(part, earlier) ??
  sharedBy(part, earlier) ??
  walked(stem, part) ??
  (await solvedNow(part, earlier, ask)) ??
  (await likelier(stem, part, ask)) ??
  (await onAxis(stem, part, ask)) ??
  (await withLetterKnown(stem, part, earlier, ask)) ??
  afterChange(stem, part, ask)

/** What is asked of all that was found: "write the equation for Rahul" of two, "the other zero" of "k = 8, other zero 2". */
export function pickedFrom(stem: string, part: string, answer: string, earlier: readonly Before[]): string {
  const values = answer.split(', ')
  const [, name] =
    /^(?:write|form|frame) (?:the|an) (?:linear )?equation (?:for|of|representing) ([A-Z][a-z]+)(?:'s [a-z]+)?[?.\s]*$/i.exec(
      part,
    ) ?? []
  const at = name === undefined ? -1 : stem.indexOf(name)
  if (isOfPair.test(answer) && at >= 0) {
    const sums = values.map((one) => stem.search(new RegExp(`\\b${/\d+$/.exec(one)?.[0] ?? '?'}\\b`)))
    return values.find((_, place) => at < (sums[place] ?? 0) && (place === 0 || at > (sums[place - 1] ?? at))) ?? answer
  }
  const others = /\bother\b/i.test(part)
    ? values.filter((one) => !earlier.some((before) => one.endsWith(` = ${before.answer}`)))
    : values
  const [only = '', ...more] = others
  return others.length < values.length && more.length === 0 ? only.replace(/^[a-z ]+ (?=[-−\d√(])/, '') : answer
}
