import type { Reply } from './rule'
import { replaced, type Pairs } from './question/replaced'
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
    /^(?:by |name |what is |write )?(?:which|what|the)?(?: similar[a-z ']*)? ?criterion\b(?![^.?]*congruen)[^.?]*[?.\s]*$/i,
    'The light makes an angle of the one triangle equal to one of the other, and both have a right angle at the ground',
    'AA',
  ],
  [
    /^(?!.*(?:circle|tangent|trapezium|quadrilateral|parallelogram)).*(?:triangle|[ΔΔ△∆]).*\b[A-Z]{2} ?(?:∥|\|\||(?:is )?parallel to) ?[A-Z]{2}\b/is,
    /^(?:name the|state the|which) (?:theorem|result)(?: is)? (?:used|applied)(?: (?:here|to find [A-Z]{2}))?[?.\s]*$/i,
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

/** "Find x and y" behind "write the pair of equations". */
async function solvedNow(part: string, earlier: readonly Before[], ask: Ask): Promise<Reply | null> {
  const [, x = '', y = ''] =
    /^(?:find|solve|what are)(?: for)?(?: the values? of)? ([a-z]) and ([a-z])[?.\s]*$/i.exec(part) ?? []
  const [pair, ...others] = x === '' ? [] : earlier.filter(({ answer }) => /^[^=]*=[^=]*,[^=]*=[^=]*$/.test(answer))
  const reply = pair && others.length === 0 ? await ask(`Solve ${pair.answer}.`) : null
  return [x, y].every((one) => reply?.answer?.includes(`${one} = `)) ? reply : null
}

/** "Which of these is the least likely?" of chances that were found, "Which is more likely, a prime number or a number greater than 4?" of two that are asked. */
async function likelier(stem: string, part: string, earlier: readonly Before[], ask: Ask): Promise<Reply | null> {
  const [, all, than, ...two] =
    /^which (?:one )?(of (?:these|them) )?is (?:the )?((?:most|least|more|less) likely|longer|shorter)(?:, (?:getting )?(.+?) or (?:getting )?(.+?))?[?.\s]*$/i.exec(
      part,
    ) ?? []
  if (than === undefined || (all === undefined) === (two[0] === undefined)) return null
  const isLength = than.endsWith('er')
  const told: Before[] = all === undefined ? [] : [...earlier]
  for (const text of all === undefined ? two : [])
    told.push({
      text,
      answer: (await ask(`${stem} Find ${isLength ? '' : 'the probability of getting '}${text}.`))?.answer ?? '',
    })
  const values = told.map(({ answer }) => numberOf(answer) ?? NaN)
  const best = Math[/mo|longer/i.test(than) ? 'max' : 'min'](...values)
  const found = told.filter((_, at) => values[at] === best).map(({ text }) => text.replace(/[?.\s]+$/, ''))
  if (told.length < 2 || !(Math.min(...values) >= 0 && (isLength || Math.max(...values) <= 1))) return null
  if (found.length > 1 && (isLength || all !== undefined)) return null
  const shown = told.map(({ text, answer }) => `${text.replace(/[?.\s]+$/, '')}: ${answer}`).join('\n')
  return replyOf(shown, found.length > 1 ? 'both equally likely' : (found[0] ?? ''))
}

interface Changed {
  readonly told: string
  readonly asks: string
}

/** "If 3 white marbles are removed, ...": the stem with that count, "8 white" or "cricket 80", and with their total. */
function withCountChanged(stem: string, part: string): Changed | null {
  const [, size = '', named = '', come, asks = ''] =
    /^(?:if|when|after) (\d+) (?:more )?(?:of (?:the )?)?([a-z ]+?)(?: (?:are|were|is))? (?:(added|join|come)|removed|taken out|lost|sold|leave|left)(?: (?:(?:from|in|into|to) )?(?:it|the [a-z]+))?,? ((?:what|find)\b.*\bprobability\b.+)$/i.exec(
      part,
    ) ?? []
  const by = Number(size) * (come === undefined ? -1 : 1)
  const numbers = (stem.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
  const isTotal = (n: number) => numbers.length > 2 && 2 * n === numbers.reduce((sum, one) => sum + one, 0)
  const counts = named
    .split(' ')
    .filter((word) => /..[^s]$/.test(word))
    .flatMap((word) => [...stem.matchAll(new RegExp(`(\\d+) ${word}\\b|\\b${word}[- :=–]+(\\d+)`, 'gi'))])
    .filter(([, one, other]) => !isTotal(Number(one ?? other)))
  const [[said = '', one, other = ''] = [], ...more] = counts
  // "20 bulbs": they were counted with it
  const isCounted = [...stem.matchAll(/(\d+) [a-z]+s\b/gi)].some(([, n]) => !isTotal(Number(n)))
  const count = Number(one ?? other) + by
  if (size === '' || said === '' || more.length > 0 || isCounted || count < 0) return null
  const told = stem
    .replace(said, said.replace(/\d+/, '#'))
    .replace(/\d+/g, (n) => `${Number(n) + (isTotal(Number(n)) ? by : 0)}`)
    .replace('#', `${count}`)
  return { told, asks: asks.replace(/ (?:now|then)\b/gi, '') }
}

/** "If the rope is 14 m long", "if the angle becomes 60° with the same string": where the stem has one such measure. */
function withMeasureChanged(stem: string, part: string): Changed | null {
  const [said, name = '', size = '', unit = '', same] =
    /(?:^| )if the (rope|string|chain|angle)(?: of [a-z]+)? (?:is|were|was|becomes|had been) (\d+(?:\.\d+)?)( ?m|°)(?: long)?( with the same (?:rope|string|length))?(?: instead)?(?:, ?|(?=[?.\s]*$))/i.exec(
      part,
    ) ?? []
  // another angle leaves some other thing as it is
  if (said === undefined || (unit === '°') !== (same !== undefined)) return null
  const measure =
    unit === '°'
      ? /\d+°/g
      : new RegExp(`\\d[\\d.]*(?= ?m (?:long )?${name})|(?<=${name} (?:of |is )?)\\d[\\d.]*(?= ?m)`, 'g')
  return stem.match(measure)?.length === 1
    ? { told: stem.replace(measure, unit === '°' ? `${size}°` : size), asks: part.replace(said, '').trim() }
    : null
}

/** "By how much does the area increase" between two values of one unit. */
function gapOf(before: string, after: string, way: string): string | null {
  const [one, other] = [before, after].map((text) => new RegExp(`^${amount}( ?[ckm]?m[²³]?)$`).exec(text))
  if (!one || !other || one[2] !== other[2]) return null
  const gap = subtract(fromDecimal(other[1] ?? ''), fromDecimal(one[1] ?? ''))
  const size = way === 'in' ? gap : subtract(fraction(0), gap)
  return size.n > 0n ? `${toDecimal(size)}${one[2] ?? ''}` : null
}

/** What a part changes in what the stem tells, asked anew. */
async function afterChange(stem: string, part: string, ask: Ask): Promise<Reply | null> {
  const { told, asks } = withCountChanged(stem, part) ?? withMeasureChanged(stem, part) ?? { told: '', asks: '' }
  const [, of, way = ''] = /^by how much does (?:the )?(.+?) (in|de)crease[?.\s]*$/i.exec(asks) ?? []
  const reply = told === '' ? null : await ask(`${told} ${of === undefined ? asks : `Find the ${of}.`}`)
  if (reply?.answer === undefined) return null
  const text = `Now: ${told}\n${reply.text}`
  if (of === undefined) return { ...reply, text }
  const before = await ask(`${stem} Find the ${of}.`)
  const gap = gapOf(before?.answer ?? '', reply.answer, way)
  return gap === null ? null : replyOf(`${before?.text ?? ''}\n${text}\nThe difference`, gap)
}

/** "How far is she from the post after 5 seconds?", who walks at one speed. */
function walked(stem: string, part: string): Reply | null {
  const [, time] =
    new RegExp(
      String.raw`^(?:how far|find (?:her|his|the) distance)\b[^\d]*?\bafter ${amount} ?s(?:ec|econds)?[?.\s]*$`,
      'i',
    ).exec(part) ?? []
  const [found, ...more] = stem.matchAll(
    new RegExp(`\\bwalk(?:s|ing) away from the (?:base|foot)\\b.*? at ${amount} ?m/s`, 'gi'),
  )
  const speed = found?.[1]
  if (time === undefined || speed === undefined || more.length > 0) return null
  const way = toDecimal(multiply(fromDecimal(speed), fromDecimal(time)))
  return replyOf(`The distance is $${speed} \\times ${time} = ${way}$`, `${way} m`)
}

/** "At which point does the graph cut the y-axis?": there x = 0. */
async function onAxis(stem: string, part: string, ask: Ask): Promise<Reply | null> {
  const isAsked =
    /^(?:at (?:which|what) point|where) does (?:the|its) (?:graph|curve|parabola) (?:cut|meet|intersect|cross) the y[- ]?axis[?.\s]*$/i
  const reply = isAsked.test(part) ? await ask(`${stem} Find the value at x = 0.`) : null
  return reply && /^[-−]?[\d./]+$/.test(reply.answer ?? '')
    ? { ...reply, text: `On the y-axis $x = 0$.\n${reply.text}`, answer: `(0, ${reply.answer ?? ''})` }
    : null
}

/** "Find the product of the zeroes" behind "find k": what k was found by need not be told once more. */
function withLetterKnown(
  stem: string,
  part: string,
  earlier: readonly Before[],
  ask: Ask,
): Promise<Reply | null> | null {
  const [, of] = /\b((?:polynomial|equation) [^,.]*?)(?= (?:is|has|are|whose)\b|[,.])/.exec(stem) ?? []
  const found = earlier.flatMap(({ text, answer }) => {
    const [, letter] = /^find (?:the value of )?([a-z])[?.\s]*$/i.exec(text) ?? []
    return letter !== undefined && /^\d+$/.test(answer)
      ? [of?.replace(new RegExp(`(?<![a-zA-Z\\d])${letter}\\b`), answer)]
      : []
  })
  const [told] = found
  return told === undefined || told === of || found.length > 1 ? null : ask(`For the ${told}: ${part}`)
}

/** "Find the probability that it is" before the parts, where a part asks in a sentence of its own. */
export const stemOf = (stem: string, part: string): string =>
  /^(?:if|when|after|which|what|how|find)\b/i.test(part)
    ? stem.replace(/(?<=[.?!] )(?:find|what is) the probability (?:that|of)[^.?!]*$/i, '').trim()
    : stem

/** A part in the words of a question by itself, behind its stem and the parts before it. */
export function byItself(stem: string, part: string, earlier: readonly Before[]): string {
  const [a = '', b = '', c, ...more] = new Set(
    Array.from(stem.matchAll(/\b([A-Z]) ?\([-−\d]/g), ([, name = '']) => name),
  )
  const three = c === undefined || more.length > 0 ? null : c
  const told = earlier.map(({ text }) => text).join('\n')
  const [, next] = /^(?:after|in) how (?:many [a-z]+|much time) (will .+?)[?.\s]*$/im.exec(told) ?? []
  const [, groups = ''] = /\b(?:greatest|maximum|largest)\b.* in (?:each|every|a) ([a-z]+?)[?.\s]*$/im.exec(told) ?? []
  const ways: Pairs = [
    [/^at what time will (?:that|this|it) (?:be|happen)/i, next === undefined ? '$&' : `At what time ${next}`],
    [
      new RegExp(
        `^how many ${groups}s (?:(?:will|are) there|are needed)(?: be)?(?: then)?(?: in all)?(?=[?.\\s]*$)`,
        'i',
      ),
      groups === '' ? '$&' : `Find the minimum number of ${groups}s`,
    ],
    [
      /^find the lengths? of (?:its|the)(?: three)? sides/i,
      three === null ? '$&' : `Find ${a}${b}, ${b}${three} and ${three}${a}`,
    ],
    [
      /^are the (?:three )?(?:places|points|friends|houses) (?:in a (?:straight )?line|collinear)/i,
      three === null ? '$&' : `Are ${a}, ${b} and ${three} collinear`,
    ],
    [
      /^(?:find|what is) (?:the|its) slant height(?=[?.\s]*$)/i,
      /\bcon(?:e|ical)\b/i.test(stem) ? '$& of the cone' : '$&',
    ],
    [
      /\barea of (?:paper|cloth|canvas) (?:needed|required) to (?:wrap|cover) the curved surface\b/i,
      'curved surface area',
    ],
    [/\b(length|width|breadth) ([xy]) (?:c?m|units?)\b/gi, '$1 $2'],
    [/^taking (.+?),? ((?:form|write) the pair of )(?:linear )?(equations)/i, '$2linear $3 taking $1'],
    [
      /\b([A-Z]) lies on (?:the (?:straight )?(?:road|path|line)(?: from [A-Z] to [A-Z])?|[A-Z]{2}) and (?=divides\b)/,
      '$1 ',
    ],
    [
      /^(?:which|who) is (nearer|closer|farther) (to|from) ([^,]+), ([^,]+) or ([^,?.]+)/i,
      'Which of $4 and $5 is $1 $2 $3',
    ],
    [/^find the (in|de)crease in (.+?) if\b/i, 'By how much does $2 $1crease if'],
  ]
  return replaced(part, ways)
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
  walked(stem, part) ??
  (await solvedNow(part, earlier, ask)) ??
  (await likelier(stem, part, earlier, ask)) ??
  (await onAxis(stem, part, ask)) ??
  (await withLetterKnown(stem, part, earlier, ask)) ??
  afterChange(stem, part, ask)

/** What is asked of all that was found: "write the equation for Rahul" of two, "the other zero" of "k = 8, other zero 2". */
export function pickedFrom(stem: string, part: string, answer: string, earlier: readonly Before[]): string {
  const values = answer.split(', ')
  const [, name] = /^(?:write|form) (?:the|an) (?:linear )?equation (?:for|of) ([A-Z][a-z]+)[?.\s]*$/i.exec(part) ?? []
  const places = [name ?? '\0', ...values.map((one) => /\d+$/.exec(one)?.[0] ?? '\0')].map((one) =>
    stem.search(new RegExp(`\\b${one}\\b`)),
  )
  const [at = -1, first = 0, second = 0] = places
  // each is told behind its name
  if (at >= 0 && values.length === 2 && first < second && at < second) return values[at < first ? 0 : 1] ?? answer
  const left = values.filter((one) => !earlier.some((before) => one.endsWith(` = ${before.answer}`)))
  const [only = '', ...more] = /\bother\b/i.test(part) && left.length < values.length ? left : values
  return more.length > 0 ? answer : only.replace(/^other zero /, '')
}
