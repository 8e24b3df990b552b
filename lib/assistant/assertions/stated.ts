import { answered, isSame } from '../answered'
import { plainer } from '../plainer'
import { sameZeroes } from '../same-values'
import { worthOf } from './worth'
import { numberOf } from '../../answers/number-of'
import { readQuestion } from '../question/question'

/** An assertion about numbers, worked out as the question that it answers. */
export interface WorkedAssertion {
  readonly lines: readonly string[]
  readonly holds: boolean
  readonly archetype: string
}

const value = String.raw`[-−+±(\[$₹√\d\\].*|π.*|\d*x².*`
const says = new RegExp(
  String.raw`^(.+?)\s*(?:\b(?:is|will be)(?: also)?(?: equal to)?|\bare|\bequals|=)\s+(${value})$`,
  'is',
)

/** "If HCF is 9 and the product is 1944, then the LCM is 216": the questions that ask for 216, and 216. */
function asked(text: string): { readonly questions: readonly string[]; readonly stated: string } | null {
  const whole = text
    .trim()
    .replace(/\.$/, '')
    .replace(/\bis zero$/i, 'is 0')
    .replace(/(?<=\b(?:is|equals|=) )–(?=[\d√(])/g, '-')
    .replace(/^the only value of (?=[a-z] for)/i, 'the value of ')
    // "x² + 2x − 15 is a quadratic polynomial whose zeroes are 3 and −5"
    .replace(
      /^([^a-wyz]*x[^a-wyz]*) is (?:a|the) (?:quadratic )?polynomial (?:whose|with|having) (?:the )?zeroes (?:are )?([^a-z]+ and [^a-z]+)$/i,
      'A quadratic polynomial whose zeroes are $2 is $1',
    )
    .replace(/ \(?(?:by|using) (?:the )?empirical (?:relation(?:ship)?|formula)\)?/i, '')
    .replace(/\bprob\b\.?/gi, 'probability')
    .replace(/\s*\((?:there (?:is|are|was) )?no (?:draws?|ties?)(?: (?:is )?possible)?\)/gi, '')
    // "the value of mode and mean is 60 and 66 respectively"
    .replace(
      /\b(?:the )?values? of (mean|median|mode) and (mean|median|mode) (?:is|are) ([\d.]+) and ([\d.]+)(?: respectively)?/i,
      '$1 is $3 and $2 is $4',
    )
    // "then it reaches a height 5√3 m"
    .replace(
      /\bthen (?:it|the ladder) reaches (?:a|the|up to a|upto a) height (?:of )?(?=[\d√(])/i,
      'then the height which it reaches is ',
    )
    // "then their areas are in the ratio 4 : 9"
    .replace(
      /\bthen (?:their|the) (areas|volumes|radii|circumferences|perimeters|surface areas) are in (?:the )?ratio (?=\d+ ?: ?\d+$)/i,
      'then the ratio of their $1 is ',
    )
    // "the tangent from it is 12 cm long"
    .replace(
      /^(if .+?,?\s+then\s+)?(?:the )?([a-z][a-z ]+) is ([\d.√/]+ ?(?:[ck]?m|units?)) (long|high|tall)$/i,
      (_, scene: string | undefined, noun: string, size: string, how: string) =>
        `${scene ?? ''}the ${how === 'long' ? 'length' : 'height'} of the ${noun} is ${size}`,
    )
    .replace(/,? (?:for|where|when) (?:an )?(?:acute (?:angle )?[θA-Zα]|[θA-Zα] is (?:an )?acute(?: angle)?)$/i, '')
  const [, given, what, far, place] =
    /^(?:if\s+)?(.+?),?\s+then\s+(the point|it|point [A-Z]|[A-Z])\s+is\s+(?:at a distance of\s+)?([\d.√]+(?:\s?[cm]?m|\s?units?)?)\s+(?:away\s+)?from\s+(the (?:centre|center|origin)[^,.]*)$/is.exec(
      whole,
    ) ?? []
  if (given !== undefined && what !== undefined && far !== undefined && place !== undefined)
    return {
      questions: [`${given}. Find the distance of ${what.replace(/^it$/i, 'the point')} from ${place}.`],
      stated: far,
    }
  // "if the radius is doubled, its area becomes 4 times"
  const [, changed, measure, factor] =
    /^(if .+?),? (?:then )?((?:its|the) (?:(?! becomes| will).)+?) (?:becomes|will become|will be|is) ((?:\d+|two|three|four|six|eight|nine|twenty[- ]seven) times|twice|doubled?|thrice|tripled|half|halved|one[- ](?:fourth|half|eighth|ninth))(?: (?:of )?(?:the |its )?(?:original|initial|previous).*)?$/i.exec(
      whole,
    ) ?? []
  if (changed !== undefined && measure !== undefined && factor !== undefined)
    return { questions: [`${changed} then ${measure} becomes how many times?`], stated: timesIn(factor.toLowerCase()) }
  let [head, stated] = ['', '']
  for (let from = 0; ;) {
    const found = says.exec(whole.slice(from))
    if (!found?.[1] || !found[2]) break
    head = whole.slice(0, from) + found[1]
    stated = found[2]
    from += found[0].length - found[2].length
  }
  if (head === '' || !isValue(stated)) return null
  const [, condition, thing] = /^(?:if\s+)?(.+?),?\s+then\s+(.+)$/is.exec(head) ?? []
  if (condition !== undefined && thing !== undefined)
    return {
      questions: [
        `${condition}. Find ${thing}.`,
        `If ${condition}, find ${thing}.`,
        `Find ${thing.replace(/^its /i, 'the ')} if ${condition}.`,
        `${condition}. Find ${thing.replace(/^its (.+)$/i, 'the $1 of the circle')}.`,
      ],
      stated,
    }
  const [, scene, rest] = /^(.+)[,.]\s+((?:the|its|then|number)\s.+)$/is.exec(head) ?? []
  return scene !== undefined && rest !== undefined
    ? { questions: [`${scene}, find ${rest}.`], stated }
    : { questions: [`Find ${head}.`, `${head}?`], stated }
}

const many: Readonly<Record<string, string>> = {
  two: '2',
  twice: '2',
  double: '2',
  doubled: '2',
  three: '3',
  thrice: '3',
  tripled: '3',
  four: '4',
  six: '6',
  eight: '8',
  nine: '9',
  'twenty seven': '27',
  half: '1/2',
  halved: '1/2',
  'one half': '1/2',
  'one fourth': '1/4',
  'one eighth': '1/8',
  'one ninth': '1/9',
}
/** "four times" as 4. */
const timesIn = (said: string): string => {
  const word = said.replace(/ times$/, '').replace('-', ' ')
  return many[word] ?? word
}

const unitless = (text: string): string =>
  text
    .replace(/ times$/, '')
    .replace(/\$/g, '')
    .replace(/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, '($1)/($2)')
    .replace(
      /\s*(?:(?:sq\.? ?|cubic |cu\.? ?)?(?:units?|[ckdm]?m)[²³]?|[ckm]?m\^\{?[23]\}?|°|\^\{?\\circ\}?|years?|marks?|degrees?)$/i,
      '',
    )
    .trim()

/** "3n + 2", "7 - 4n" */
const ofN = /^[-−–]?(?:\d*n(?: ?[-−–+] ?\d+)?|\d+ ?[-−–+] ?\d*n)$/

const isValue = (text: string): boolean =>
  text.startsWith('±') ||
  /^\d*x²[^a-wyz]*$/.test(text) ||
  ofN.test(text) ||
  coordinatesOf(text) !== null ||
  numberOf(unitless(text)) !== undefined ||
  (setOf(text) ?? []).length > 1

/** The numbers of "(4, -3)" or of one number. */
function coordinatesOf(text: string): readonly number[] | null {
  // "10–20": a class, and no difference
  const [, low, high] = /^(\d+(?:\.\d+)?) ?[-–—] ?(\d+(?:\.\d+)?)$/.exec(unitless(text)) ?? []
  if (low !== undefined && high !== undefined) return [Number(low), Number(high)]
  const [, first, second] = /^(\d+) ?: ?(\d+)$/.exec(text.trim()) ?? []
  if (first !== undefined && second !== undefined && Number(second) > 0) return [Number(first) / Number(second)]
  const inside = /^\(([^()]*)\)$/.exec(unitless(text))?.[1]
  const parts = inside?.includes(',') ? inside.split(',') : [unitless(text)]
  const values = parts.map(numberOf)
  const known = values.filter((each) => each !== undefined)
  return known.length === values.length ? known : null
}

/** The numbers of "±8" or "k = 8/3 or -8/3", in order. */
function setOf(text: string): readonly string[] | null {
  const each = text
    .replace(/^[a-z]\s*=\s*/i, '')
    .split(/,|;|\bor\b|\band\b/)
    .flatMap((one) => (one.trim().startsWith('±') ? [one.trim().slice(1), `-${one.trim().slice(1)}`] : [one]))
    .map((one) => numberOf(unitless(one.replace(/^\s*[a-z]\s*=\s*/i, ''))))
  const known = each.filter((one) => one !== undefined)
  return known.length === each.length ? known.toSorted((a, b) => a - b).map((one) => one.toFixed(9)) : null
}

/** What has its values in no order. */
const isOfSet = /\b(?:roots|zeroe?s|solutions|values of [kmp])\b(?!.*(?:\bsum\b|\bproduct\b|ratio|respectively))/i

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))

/** An assertion that is judged as a statement is: "There is no acute angle for which sec θ = 3/4". */
export async function judgedStatement(text: string): Promise<WorkedAssertion | null> {
  const found = await answered(readQuestion(`True or false: ${asStatement(text.trim())}`), [])
  const archetype = found?.reply.offers?.flatMap((offer) => ('archetype' in offer ? (offer.archetype ?? []) : []))[0]
  const answer = found?.reply.answer
  if (!found || archetype === undefined || (answer !== 'True' && answer !== 'False')) return null
  const lines = found.reply.text.split('\n').slice(0, -2)
  return { lines, holds: answer === 'True', archetype }
}

/** "sin θ can be 4/3" as "sin θ = 4/3 for some angle θ"; an identity without the angles that it is said of. */
const asStatement = (text: string): string =>
  text
    .replace(/,? for (?:all|any|every) (?:acute )?(?:angles?|values? of) (?:A and B|θ|A)\.?$/i, '')
    .replace(
      /^for (?:(?:all|any|every|an) (?:acute )?(?:angles?|values? of) (?:A and B|θ|A)|0°? ?[<≤] ?(?:θ|A) ?[<≤] ?90°?),?\s+/i,
      '',
    )
    .replace(
      /^(?:the )?(?:value of )?((?:sin|cos|sec|cosec) (θ|A|x|theta)) (?:(can) be|(can ?(?:not|never)|can['’]t) be|(?:=|can be|is) (?=[\d./√]+ is (?:(not )|im)?possible\b))(?: equal to)? ?([\d./√]+)(?: is (?:not |im)?possible)?(?: for (?:some|any) (?:acute )?(?:angle|value of)(?: \2)?)?\.?$/i,
      (_, ratio: string, angle: string, __, never: string | undefined, not: string | undefined, value: string) =>
        never !== undefined || not !== undefined || /impossible/i.test(text)
          ? `There is no acute angle ${angle} for which ${ratio} = ${value}`
          : `${ratio} = ${value} for some angle ${angle}`,
    )

/** An assertion that is answered by yes or no where it is asked: "x = 2 is a root of x² − 5x + 6 = 0". */
export async function judgedAsked(text: string): Promise<WorkedAssertion | null> {
  const whole = text.trim().replace(/\.$/, '')
  const refusals = [...whole.matchAll(refusal)]
  // "6ⁿ can never end with 0" is asked without its "never"
  if (refusals.length > 1) return null
  const asked = whole.replace(refusal, (_, verb: string | undefined) => verb ?? '')
  const found = await answered(readQuestion(`Check whether ${asked}`), [])
  const archetype = found?.reply.offers?.flatMap((offer) => ('archetype' in offer ? (offer.archetype ?? []) : []))[0]
  const [, said] = /^(yes|no)\b/i.exec(found?.reply.answer ?? '') ?? []
  if (!found || archetype === undefined || said === undefined) return null
  return {
    lines: found.reply.text.split('\n').slice(0, -1),
    holds: (said.toLowerCase() === 'yes') === (refusals.length === 0),
    archetype,
  }
}

const refusal = /\b(can|is|are|has|have|does|do|will|could)(?: never|not| not|n[’']t)\b|\bnever(?= [a-z]+s?\b)/gi

/** "√2 + √3 is an irrational number": asked which it is. */
export async function rationalOrNot(text: string): Promise<WorkedAssertion | null> {
  const [, number, kind] = /^(.+?) is (?:an? )?(irrational|rational)(?: number)?\.?$/is.exec(text.trim()) ?? []
  if (number === undefined || kind === undefined) return null
  const found = await answered(readQuestion(`Is ${number} rational or irrational?`), [])
  const answer = found?.reply.answer
  return found && (answer === 'rational' || answer === 'irrational')
    ? {
        lines: found.reply.text.split('\n').slice(0, -1),
        holds: answer === kind.toLowerCase(),
        archetype: 'rn-classify-number',
      }
    : null
}

/** "AD = 2 cm, ... Then DE ∥ BC": asked whether it is. */
export async function parallelOrNot(text: string): Promise<WorkedAssertion | null> {
  const [, scene, claim] =
    /^(?:if\s+)?(.+?)[,.]?\s+then,?\s+\$?([A-Z]{2}\s*(?:∥|\|\||\\parallel|is parallel to)\s*[A-Z]{2})\$?\.?$/is.exec(
      text.trim(),
    ) ?? []
  if (scene === undefined || claim === undefined) return null
  const found = await answered(readQuestion(`${scene}. Is ${claim}?`), [])
  const archetype = found?.reply.offers?.flatMap((offer) => ('archetype' in offer ? (offer.archetype ?? []) : []))[0]
  const answer = found?.reply.answer?.toLowerCase()
  return found && archetype !== undefined && (answer === 'yes' || answer === 'no')
    ? { lines: found.reply.text.split('\n').slice(0, -1), holds: answer === 'yes', archetype }
    : null
}

const lettered =
  /\b(edge|side|radius|radii|sides|edges|height|slant height|base radius)((?: each)?(?: of| is| are| =)?) \$?(a(?! (?!(?:are|and|is|each|joined)\b)[a-z])|[rhl])\$?(?![a-z])/gi

/** "A hemisphere of radius r on a cylinder of radius r and height h ... is 2πrh + 3πr²": the same with two rows of numbers in the places of the letters; null where no letters stand so. */
function withLengths(text: string): readonly string[] | null {
  const [, head, typed] =
    /^(.+\b(?:is|equals|=) )\$?([\dπarhl²³+*/×() ^{}]*(?:[arhl]|[²³)}])[\dπarhl²³+*/×() ^{}]*)\$?(?: (?:sq|cubic|cu)\.? units?)?\.?$/is.exec(
      text
        .replace(/ \(h ?> ?r\)/, '')
        .trim()
        .replace(/\\pi ?/g, 'π'),
    ) ?? []
  const letters = new Set([...(head ?? '').matchAll(lettered)].map((found) => found[3] ?? ''))
  const isKnown = [...(typed ?? '').matchAll(/[arhl]/g)].every(([letter]) => letters.has(letter))
  if (
    head === undefined ||
    typed === undefined ||
    letters.size === 0 ||
    !isKnown ||
    (letters.has('l') && letters.has('h'))
  )
    return null
  const put = [
    { a: 42, r: 42, h: 70, l: 84 },
    { a: 14, r: 21, h: 30, l: 35 },
  ].flatMap((sizes: Readonly<Record<string, number>>) => {
    const value = worthOf(typed, /[arhl]|π/g, { π: 1, ...sizes })
    const scene = head.replace(
      lettered,
      (_, name: string, of: string, letter: string) => `${name}${of} ${sizes[letter] ?? ''} cm`,
    )
    return value === undefined || /\b[rhl]\b/.test(scene) ? [] : [`${scene}${value}${typed.includes('π') ? 'π' : ''}`]
  })
  const terms = typed.replace(/\([^()]*\)/g, '').split('+')
  return put.length === 2 && terms.every((term) => term.includes('π') === typed.includes('π')) ? put : null
}

/** "184 is the 50th term of ..." with what it is of in front; "the value of y is 6, for which ..." with its condition before the value. */
const turned = (text: string): string =>
  text
    .replace(
      /^((?:the )?(?:quadratic )?(?:equation )?[^,]*= ?0) has (?:the )?roots (?=[-−\d±])/i,
      'the roots of $1 are ',
    )
    .replace(/^([-−]?\d+) is (the \d+(?:st|nd|rd|th) term of .+?)\.?$/i, '$2 is $1')
    .replace(/^(the value of \w) is ([-−]?\d+),? (for which .+?)\.?$/i, '$1 $3 is $2')

/** Works out what an assertion states; null where it is no value, or no recogniser answers. */
export async function workedAssertion(typed: string): Promise<WorkedAssertion | null> {
  const [one, other] = await Promise.all((withLengths(typed) ?? [typed]).map(workedWithNumbers))
  return one && other ? { ...one, holds: one.holds && other.holds } : other === undefined ? (one ?? null) : null
}

async function workedWithNumbers(typed: string): Promise<WorkedAssertion | null> {
  // "(Take π = 22/7)" belongs to what is asked
  const [note = ''] =
    /\s*[([]\s*(?:(?:take|use|using) )?(?:π|\$?\\pi\$?|pi) ?= ?[^()[\]]*[)\]]\.?\s*$/i.exec(typed) ?? []
  const text = turned(typed.slice(0, typed.length - note.length))
  const question = asked(text)
  const stated = question && coordinatesOf(question.stated)
  if (
    !question ||
    (!stated &&
      !/^±|x²/.test(question.stated) &&
      !ofN.test(question.stated) &&
      !isOfSet.test(question.questions[0] ?? ''))
  )
    return null
  const { algebraically } = await import('../plainer-algebra')
  const ways = question.questions.flatMap((one) => [one, ...plainer(one)])
  for (const each of new Set([...ways, ...ways.map(algebraically)])) {
    const found = await answered(readQuestion(`${each}${note}`), [])
    const answer = found?.reply.answer
    const archetype = found?.reply.offers?.flatMap((offer) => ('archetype' in offer ? (offer.archetype ?? []) : []))[0]
    const right =
      answer === undefined
        ? null
        : coordinatesOf(answer.replace(/^[a-zα-ω]\s*=\s*/i, '').replace(/^(\d+) ?: ?(\d+)$/, '$1/$2'))
    if (!found || answer === undefined || archetype === undefined) continue
    if (isSame(question.stated, answer)) return { lines: found.reply.text.split('\n'), holds: true, archetype }
    if (ofN.test(question.stated) && ofN.test(answer))
      return { lines: found.reply.text.split('\n'), holds: false, archetype }
    const [one, other] = [setOf(question.stated), setOf(answer)]
    // "x = 2, y = 3": two letters are no set
    if (!stated && new Set(answer.match(/[a-z](?= =)/gi)).size > 1) return null
    if (one && other && other.length > 1)
      return { lines: found.reply.text.split('\n'), holds: one.join() === other.join(), archetype }
    if (/^poly-form/.test(archetype) && /x/.test(question.stated))
      return { lines: found.reply.text.split('\n'), holds: sameZeroes(question.stated, answer), archetype }
    if (!right || !stated) continue
    if (right.length !== stated.length) return null
    // "18π cm³", worked with 22/7 or 3.14
    const inPi = /π|\\pi|\bpi\b/i.test(question.stated) ? [22 / 7, 3.14] : []
    const holds = right.every((one, index) =>
      [1, ...inPi.map((pi) => pi / Math.PI)].some((by) => isNear(one, (stated[index] ?? NaN) * by)),
    )
    return { lines: found.reply.text.split('\n'), holds, archetype }
  }
  return null
}
