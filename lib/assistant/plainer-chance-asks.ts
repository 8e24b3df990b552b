import { replaced, type Pairs } from './question/replaced'

const numerals = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'] as const

/** "a king, a spade": each event with its label. */
const labelled = (events: readonly string[]): string =>
  events.map((event, at) => `(${numerals[at] ?? ''}) ${event.trim()}`).join(' ')

const isEvent = (text: string): boolean =>
  /[a-z\d]/i.test(text) &&
  text.trim().split(/\s+/).length < 9 &&
  !/\b(?:find|what|if|how|prob\w*|chances?)\b|[(:]|=/i.test(text)

/** "getting king of red colour, face card, spade": three events at least that commas divide, at the end. */
function inRow(whole: string, head = '', row = ''): string {
  const events = row.split(/,\s*(?:and |aur )?|\s+(?:and|aur)\s+(?=[^,]*$)/).filter((one) => one.trim() !== '')
  const nouns = new Set(events.map((one) => /([a-z]+?)s?$/i.exec(one.trim())?.[1]))
  const areNumbers = events.every((one) => /^[^a-z]*$/i.test(one))
  return events.length > 2 &&
    events.length < 9 &&
    !areNumbers &&
    events.every(isEvent) &&
    (nouns.size === 1 || !/\bor\b[^,]*$/.test(row))
    ? `${head} ${labelled(events)}`
    : whole
}

/** "a heart, a king", "orange candy, lemon candy": two alike in form. */
function inPair(whole: string, head = '', one = '', two = ''): string {
  const noun = (event: string) => /([a-z]{3,}?)s?$/i.exec(event.trim())?.[1]
  const areBegun = [one, two].every((event) => /^an? /.test(event.trim()))
  const areWords = [one, two].every((event) => /^[a-z]+$/i.test(event.trim()))
  return isEvent(one) && isEvent(two) && (areBegun || areWords || (noun(one) !== undefined && noun(one) === noun(two)))
    ? `${head} ${labelled([one, two])}`
    : whole
}

/** "an odd number a number greater than two and a number less than nine": said without stops. */
function saidInRow(whole: string, head = '', row = ''): string {
  const events = row.split(/,? and (?=an? )| (?=an? )/)
  const isWhole = (event: string) =>
    isEvent(event) && !/\b(?:of|than|or|is|by|neither|nor|either|both|with|not|in)$/i.test(event)
  return events.length > 2 && events.every(isWhole) ? `${head} ${labelled(events)}` : whole
}

/** "P(8), P(odd) and P(less than 9)": two at least, at the end. */
function inBrackets(whole: string): string {
  const events = [...whole.matchAll(/\(\s*([^()]+?)\s*\)/g)].map(([, event = '']) => event)
  return events.length > 1 && events.length < 9 && events.every((one) => isEvent(one) && !/^(?:not )?[A-Z]$/i.test(one))
    ? ` find the probability of getting ${labelled(events.map((one) => one.replace(/^no\.? (?=between|less|greater|more)/, 'a number ')))}`
    : whole
}

const chance = String.raw`prob(?:ability)?|chances?`
/** What leads to a second ask: "also of". */
const further = String.raw`(?:(?:and|also|aur) )*(?:(?:the )?(?:${chance}) )?(?:of (?:getting )?|that it is )?`
const comes = String.raw`(?: (?:aane|hone|milne|nikalne|aana))?`
const askedFor = String.raw`(?: (?:kya (?:hogi|hai|h)|batao|bata do|nikalo|bhi))*`

const ofIt = String.raw`(?:of (?:getting )?|(?:that )?(?:it|he|she|the number|number|the card|the ball|the arrow) (?:is |shows |(?:points?|stops?|rests?|lands?) (?:at|on) )?)`

const year = String.raw`(?:an? )?((?:(?:non|not a)[- ]?leap|leap|ordinary|normal) year)`
const dayOfYear = String.raw`53 (?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?)`

/** Several chances that are asked shortly, with a label for each. */
const turns: Pairs = [
  [/(?:^|(?<=[.,?!:] ?| ))(?:(?:,|and|aur|n|&)? ?(?:find )?\bP ?\([^()]+\)[ ,?.]*){2,}$/gi, inBrackets],
  // "prob orange candy? lemon candy?"
  [
    new RegExp(
      String.raw`\b(?:what is |find )?(?:the )?(?:${chance}) (?:of (?:getting )?|that (?:it|this) is |its |it is |it's )?([^?.,]{2,40})\? ${further}([^?.,]{2,40})(?:\? ${further}([^?.,]{2,40}))?\?\s*$`,
      'gi',
    ),
    (whole: string, one = '', two = '', three?: string) =>
      [one, two, three ?? ''].every((event) => event === '' || isEvent(event))
        ? `find the probability of getting ${labelled(three === undefined ? [one, two] : [one, two, three])}`
        : whole,
  ],
  // "prob of a heart, a king"
  [
    new RegExp(
      String.raw`\b((?:what is |find )?(?:the )?(?:${chance}) (?:of (?:getting )?|that (?:it|the card|the number) is |it is ))((?!either|neither|both)[^?.,:()]{3,40}), ((?:an? )?(?!and|or|not|nor|but)[^?.,:()]{3,40})[?.\s]*$`,
      'gi',
    ),
    inPair,
  ],
  [
    new RegExp(
      String.raw`\b((?:what is |find )?(?:the )?(?:${chance}) (?:of (?:getting )?|that (?:it|the [a-z]+) (?:is |shows |bears |(?:will )?points? at )))([^?.,:()]{12,140})[?.\s]*$`,
      'gi',
    ),
    saidInRow,
  ],
  // "prob of A; of C", "prob of getting A and of D"
  [
    new RegExp(
      String.raw`\b((?:${chance}) of (?:getting )?)([A-F])(?:;| and|,)? of (?:getting )?([A-F])[?.\s]*$`,
      'gi',
    ),
    (_: string, head = '', one = '', two = '') => `${head}${labelled([`the letter ${one}`, `the letter ${two}`])}`,
  ],
  // "prob of not red, prob of white"
  [
    new RegExp(
      String.raw`\b(?:what is |find )?(?:the )?(?:${chance}) ${ofIt}([^?.,:()]{2,40})(?:,| and| &) (?:what is |find )?(?:the )?(?:${chance}) ${ofIt}([^?.,:()]{2,40})[?.\s]*$`,
      'gi',
    ),
    (whole: string, one = '', two = '') =>
      isEvent(one) && isEvent(two) ? `find the probability of getting ${labelled([one, two])}` : whole,
  ],
  [
    new RegExp(
      String.raw`\b(?:${chance}) (?:that )?(he|she) will buy it (?:and|&|,) (?:(?:he|she) )?will not buy it\b`,
      'gi',
    ),
    'find the probability that (i) $1 will buy it (ii) $1 will not buy it',
  ],
  [
    new RegExp(
      String.raw`\b(?:${chance}) (?:that )?(\d) (?:will |does )?not come up either time(?:,? (?:and|&)|,) (?:\1 )?(?:will )?comes? (?:up )?at ?least once\b`,
      'gi',
    ),
    'find the probability that (i) $1 will not come up either time (ii) $1 will come up at least once',
  ],
  [
    new RegExp(
      String.raw`\b(\d) dono baar (?:na|nahi) aaye (?:uski|iski) (?:${chance}) (?:aur |and )?kam se kam ek baar aaye (?:uski|iski) (?:${chance})[^.]*$`,
      'gi',
    ),
    'find the probability that (i) $1 will not come up either time (ii) $1 will come up at least once',
  ],
  [
    new RegExp(
      String.raw`\b(?:${chance}) (?:of |that it is |it is )?(defective|red|white|black|good|green|blue)[?.] (?:now )?(?:suppose|if) (?:the )?(?:bulb |ball |pen |one )?(?:drawn )?(bulb|ball|pen|one|it)? ?(?:drawn )?(?:is )?(not )?\1 (?:and|&) (?:is )?not replaced[,.]? (?:now |next )?(?:one|1|another|next)? ?(?:more )?(?:bulb |ball |pen )?(?:is )?drawn[,.]? (?:${chance}) (?:of |that it is |it is )?(not )?\1\b`,
      'gi',
    ),
    (_: string, kind = '', named = '', isNot = '', asksNot = '') => {
      const thing = /^(?:bulb|ball|pen)$/i.test(named) ? named : 'one'
      return `(i) What is the probability that it is ${kind}? (ii) Suppose the ${thing} drawn in (i) is ${isNot}${kind} and is not replaced. Now one ${thing} is drawn at random from the rest. What is the probability that this ${thing} is ${asksNot}${kind}?`
    },
  ],
  [
    new RegExp(
      String.raw`(?<=[.?!,] )(?:p ?\(|(?:what is |find )?(?:the )?(?:${chance}) (?:that |of )?(?:the card |it )?(?:is )?(?:the |an? )?)(\w+)\)?[?.] if (?:the )?\1 (?:is )?(?:drawn|picked) (?:n|and|&) (?:put|kept) aside,? (?:what is )?(?:the )?(?:p|${chance}) (?:that |of )?(?:the )?(?:second|2nd) (?:card )?(?:picked |drawn )?(?:up )?(?:is )?(?:an? |the )?(\w+)(?:,? (?:(?:and|or) )?(?:an? |the )?(\w+))?[.?\s]*$`,
      'gi',
    ),
    (_: string, first = '', one = '', two?: string) =>
      `(i) find the probability of the ${first} (ii) if the ${first} is drawn and put aside, what is the probability that the second card is ${two === undefined ? `an ${one}` : `(a) an ${one} (b) a ${two}`}`,
  ],
  // "7 aane ki probability kya hogi? aur 7 se chota number aane ki?", "red ki probability? black ki?"
  [
    new RegExp(
      String.raw`(?<=^|[.,] |(?:die|dice|coin|card|coins|cards) (?:me|mein) )((?!ek |do )[^.,?]{1,30}?)${comes} ki (?:${chance})${askedFor} ?(?:[?.,]+ ?(?:(?:aur|and) )?|(?:aur|and) )([^.,?]{1,40}?)${comes} ki(?: bhi)?(?: (?:${chance}))?${askedFor}[?.\s]*$`,
      'gi',
    ),
    (whole: string, one = '', two = '') =>
      isEvent(one) && isEvent(two) ? `. find the probability of getting ${labelled([one, two])}` : whole,
  ],
  // "sum 9 and sum 4", of which no throw has both
  [
    new RegExp(
      String.raw`\b((?:what is |find )?(?:the )?(?:${chance}) (?:of (?:getting )?|that )?(?:the )?(?:an? )?)(sum|total|product)( (?:of |is )?)(\d+),? and (?:of )?(?:an? |the )?\2 (?:of |is )?(\d+)(?= with\b|[?.\s]*$)`,
      'gi',
    ),
    (whole: string, head = '', what = '', of = '', one = '', two = '') =>
      one === two
        ? whole
        : `${head.replace(/^(?!find|what)/i, 'find ')}${labelled([one, two].map((n) => `${what}${of}${n}`))}`,
  ],
  // dictated: "getting one a king of red colour two neither a heart nor a king"
  [
    /\b(getting|have|is|of) one ((?:an? |the |not |neither |different )[^.?]{3,40}?) two ((?:an? |the |not |neither )[^.?]{3,40}?)(?: (?:three|3) ((?:an? |the |not |neither )[^.?]{3,40}?))?\s*$/gi,
    (whole: string, head = '', ...said: (string | undefined)[]) => {
      const events = said.slice(0, 3).flatMap((one) => (typeof one === 'string' ? [one] : []))
      return events.every(isEvent) ? `${head} ${labelled(events)}` : whole
    },
  ],
  // "prime aur 2 aur 3 dono se divisible hone ki probability"
  [
    new RegExp(
      String.raw`(?<=[.,] |\bto )([a-z ]{3,20}?) (?:aur|and) (\d+) (?:aur|and) (\d+) dono se divisible hone ki (?:alag[- ]alag |different )?(?:${chance})\b[^.]*$`,
      'gi',
    ),
    (_: string, one = '', a = '', b = '') =>
      `find the probability of getting ${labelled([`a ${one} number`, `a number divisible by ${a} and ${b}`])}`,
  ],
  // "takes out an orange candy and a lemon candy", where there is one kind only
  [
    /(?<=\bonly\b[^]*\bprobability that (?:she|he) takes out )(an? [a-z ]+?) and (an? [a-z ]+?)\s*[?.]*$/gi,
    (_: string, one = '', two = '') => labelled([one, two]),
  ],
  // "sum 8 aane ki prob, sum 13 ki, aur sum 12 ya usse kam ki"
  [
    new RegExp(
      String.raw`(?<=[.,] |^)([^.,]{2,40}?) (?:aane|hone|milne|nikalne) ki (?:${chance}),? ([^.,]{2,40}?) ki,? (?:(?:aur|and) )?(?:([^.,]{2,40}?) ki\b)?[^.]*$`,
      'gi',
    ),
    (_: string, one = '', two = '', three?: string) =>
      `find the probability of getting ${labelled(three === undefined ? [one, two] : [one, two, three])}`,
  ],
  [
    new RegExp(
      String.raw`\b(?<!\()((?:what is |find )?(?:the )?(?:${chance}) (?:of (?:getting )?(?:an? )?|that (?:it|the card|the number) is |it is )?)((?:[^,.?():]{1,40}, ?){2,}[^,.?():]{1,40})[.?\s]*$`,
      'gi',
    ),
    (whole: string, head = '', row = '') =>
      inRow(whole, /of|that|it is/.test(head) ? head.trim() : 'find the probability of getting', row),
  ],
]

const headOfParts = new RegExp(
  String.raw`\(i\)\s*((?:what is |find )?(?:the )?(?:${chance}) (?:of (?:getting )?|that (?:it|he|she|the [a-z]+) (?:is|shows|bears|(?:will )?(?:points?|stops?|rests?|lands?)(?: at| to| on)?) ))`,
  'i',
)

/** "(i) What is the probability that it points at 8? (ii) an odd number?": what begins the first part begins the others. */
function withHeads(whole: string): string {
  const head = headOfParts.exec(whole)?.[1]
  return head === undefined
    ? whole
    : whole.replace(
        /(\((?:ii|iii|iv|v|vi)\)\s*)(?=(?:an? |the |not |at ?least |[a-z]+ number|\d+\b|[a-z]+\??\s*(?:\(|$))(?![^?(]*\b(?:prob\w*|what|find|how|is|are|if|will)\b)[^?()]{1,40}[?.;,]?\s*(?:and\s*)?(?:\(|$))/gi,
        `$1${head}`,
      )
}

/** "18 chose robotics ... that the student (i) is in the music club": each event by the name of its kind. */
function asKinds(text: string): string {
  const [, stem = '', tail = ''] = /^([^]*)(?:probability|chances?) that (?:the|this) [a-z]+ ?([^]*)$/i.exec(text) ?? []
  if (tail === '' || !/\d+ (?:chose|opted for) [a-z]/.test(stem)) return text
  const told = stem
    .replace(/,? (?:and )?each (?:[a-z]+ )?chose (?:exactly |only )?one [a-z]+ ?[:;,.]/i, ',')
    .replace(/\bopted for\b/g, 'chose')
  const events = tail
    .replace(/\b(?:is not in|did not choose|did not opt for|has not chosen)\b/g, 'not')
    .replace(/(?:^|\b)(?:is in|chose|opted for|has chosen) (?=[a-z])/g, '')
    .replace(/\bthe (?=[a-z]+ club\b)| club\b/g, '')
  return `${told}probability of ${events}`
}

/** "Find the probability that the number on it is (a) odd (b) a perfect square": events under letters are parts, not options. */
function eventsInParts(whole: string, ask = '', events = ''): string {
  const all = events.split(/\s*,?\s*(?:and )?\([a-d]\)\s*/i).filter((one) => one !== '')
  const isEach = all.every((one) => /[a-z]{3}/i.test(one) && !/^[\d./]+|none of|cannot/i.test(one))
  return isEach ? `${ask}${labelled(all)}` : whole
}

/** Only where no part has its label already. */
export const shortAsks: Pairs = [
  // "dono baar same number na aaye", "the same number does not come both times"
  [
    /(?<=\b(?:dice|die)\b[^]*)\b(?:(?:dono baar|both times) (?:same|ek hi) number (na|nahi|not)? ?(?:aaye|aane|ho|comes?)|(?:the )?same number (does not|doesn't)? ?comes? both times)\b(?: (?:iski|uski|ki))?/gi,
    (_: string, no?: string, not?: string) => `the two numbers are ${(no ?? not) === undefined ? '' : 'not '}the same`,
  ],
  [
    /\b((?:find|determine|calculate|what is) (?:the )?probability (?:of|that)\b[^.?()]*)(\(a\) [^()]+(?:\([b-d]\) [^()]+){2,3})$/gi,
    eventsInParts,
  ],
  [/^[^]*\d (?:chose|opted for) [^]*$/, asKinds],
  // "both go on the same day on consecutive days and on different days"
  [
    /\b(on )?the same day,? (?:on )?(consecutive days),? (?:and )?(?:on )?(different days)\s*[?.]*$/gi,
    '$1 (i) the same day (ii) $2 (iii) $3',
  ],
  [/^[^]*\(ii\)[^]*$/, withHeads],
  // "leap year me 53 sunday aane ki probability? aur non leap year me?"
  [
    new RegExp(
      String.raw`^(?:what is |find )?(?:the )?(?:${chance}) (?:of (?:getting )?|that there are )(${dayOfYear}) in ${year}[?,.]* (?:and |also |aur )+(?:in |of |for )?${year}[?.\s]*$`,
      'i',
    ),
    'find the probability of $1 in (i) a $2 (ii) a $3',
  ],
  [
    new RegExp(
      String.raw`^${year} (?:me|mein|main) (${dayOfYear}) (?:aane|hone) k[ia] (?:${chance})${askedFor}[?,.]* (?:aur |and )?${year} (?:me|mein|main|k[ia])${askedFor}[?.\s]*$`,
      'i',
    ),
    'find the probability of $2 in (i) a $1 (ii) a $3',
  ],
  // "prob of getting a king and of getting a red card"
  [
    new RegExp(String.raw`(?<=[.?!,] |^)(?:the )?(?:${chance}) (?=of getting [^.()]{2,50} and of )`, 'gi'),
    'find the probability ',
  ],
  [new RegExp(String.raw`(?<=[.?!,] |^)(?:${chance}) (?=(?:that|of)\b[^.]*\(i\))`, 'gi'), 'find the probability '],
  [
    /(?<=\b(?:probability|chances?) of [^.?()]{2,40}),? (?:and )?(?:also )?of (?=(?:a|an|getting)\b)(?<=and of |also of )/gi,
    '. Find the probability of ',
  ],
  [/(?<=\(i\)[^]*),? and (?:also )?the probability (?=that|of)/gi, '. Find the probability '],
  [/^[^]+$/, (whole: string) => (/\(\s*i\s*\)/i.test(whole) ? whole : replaced(whole, turns))],
]
