import { withoutAsides } from './asides'
import { inOrder, marks, ofAngles, ofLengths, pleas, turns } from './plainer-words'
import { chapterPairs } from './plainer-chapters'
import { begging } from './plainer-begging'
import { withAnglesTold, withMeasuresTold } from './plainer-names'
import { withPointsInBrackets } from './question/bare-points'
import { optionsApart } from './question/options'
import { withSentences } from './question/sentences'
import { withRowsParted } from './question/spaced-rows'
import { replaced, type Pairs } from './question/replaced'
import { withSpokenNames } from './question/spoken-names'
import { numberAt } from './question/spoken-number'

const named =
  /^(?:digits?|consecutive|numbers?|taps?|pipes?|sides?|angles?|variables|equations?|points?|lines?|zeroes|zeros|roots|parts?|different|distinct|positive|natural|integers?|cases?|coins?|dice|thirds?|fourths?|fifths?|quarters?|hal[fv]e?s?|am|pm)$/i
const measured =
  /^(?:hours?|days?|minutes?|seconds?|years?|km|kilometres?|metres?|meters?|cm|m|rupees?|rs|litres?|kg|more|less|times|degrees?|alpha|beta|[xyk])$/i

/** Numbers in words in figures, "in six hours", "by six fifteen and eighteen"; not such as count the things a question is about. */
function inFigures(text: string): string {
  const words = text.split(/(\s+|[,.;?!])/)
  const plain = words.flatMap((word, at) => (/^[\s,.;?!]*$/.test(word) ? [] : [{ word, at }]))
  const names = plain.map(({ word }) => word.toLowerCase())
  const out = [...words]
  let before = -2
  for (let place = 0; place < plain.length;) {
    const found = numberAt(names, place)
    const next = found ? (names[found.next] ?? '') : ''
    const isSigned = /^(?:minus|plus|equals|into)$/.test(names[place - 1] ?? '')
    const isSmall =
      !isSigned &&
      // "if two is a zero of"
      !/^is (?:a|one|the) (?:zero|root|solution) of$/.test(names.slice(place + 1, place + 5).join(' ')) &&
      // "of radii one six and eight"
      !/^(?:radii|sides|edges|lengths)$/.test(names[place - 1] ?? '') &&
      found !== null &&
      found.next === place + 1 &&
      /^(?:zero|one|two)$/.test(names[place] ?? '') &&
      !(
        /^by$/.test(names[place - 1] ?? '') &&
        (/^(?:differ|differs|increased|decreased|reduced|diminished|exceeds|more|less|multiplied|divided)$/.test(
          names[place - 2] ?? '',
        ) ||
          // "exceeds the other by two", "exceeds twice the third term by one"
          names.slice(Math.max(0, place - 6), place - 2).includes('exceeds'))
      )
    if (
      !found ||
      (named.test(next) && !(next === 'coins' && /(?:ty|teen|hundred)$/.test(names[place] ?? ''))) ||
      // "thirty first" is a place
      (/y$/.test(names[found.next - 1] ?? '') &&
        /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)$/.test(next)) ||
      (isSmall && !measured.test(next) && !/^(?:less|more|fewer|extra)$/.test(names[found.next + 1] ?? ''))
    ) {
      place++
      continue
    }
    const [from, to] = [plain[place]?.at ?? 0, plain[found.next - 1]?.at ?? 0]
    for (let at = from; at <= to; at++) out[at] = ''
    out[from] = before === place ? `, ${found.text}` : found.text
    before = found.next
    place = found.next
  }
  return out.join('').replace(/\s+,/g, ',')
}

const namesN =
  /\bn ?[=^+*/)<>∈-]|[\^(+*/-] ?\{?n\b|\bnth\b|\bn (?:aur|and) [a-zA-Z]\w?\b|\b(?:natural|number|integer|any|some|all|every|of|value|find|to|upto|till|until|than|first|by|is|are|equals?|where|times|and|term|terms) \$?n\b/i

/** "k n the other root": n is "and" where it is no letter of the question. */
const withAnd = (text: string): string =>
  namesN.test(text)
    ? text
    : text.replace(
        /(?<=[^ ]) n (?!(?:is|are|was|were|be|so|if|such|in|for|terms?|times|sides?|cards?|balls?|tickets?|students?)\b)(?=[^ ])/g,
        ' and ',
      )

const isHindi = /\b(?:hain?|k[aei]|nika\w+|batao|kitn[aei]|karo|ko)\b/i
const ofChance = /\b(?:prob\w*|chances?|prayikta)\b/i
const asksInHindi =
  '(?:ky?[aou]+ (?:ho?ga|hogi|h|hai)|kitn[aei] (?:hai|hoga|hogi|h)|b(?:a)?tao|bataiye|bta do|bata do|nika?a?l(?:o|iye|e| do)|find k(?:a)?ro|kaise nikale?)'
const told = new RegExp(
  `^\\s*(?:agar|if|yadi) ([^?]+?) (?:hain?|h|ho) (?:to|toh) ([^?.,]+?) ${asksInHindi}\\s*[.?]*\\s*$`,
  'i',
)
const behindAsk = new RegExp(`(?<=^|[.,;] )((?:the |its )[^?.,;]+?) ${asksInHindi}\\s*[.?]*\\s*$`, 'i')

/** A number of a progression, or any other that has a letter. */
const letter = '([a-zA-Z]|[aS]_?(?:n|\\d+))'

const fromHindi: Pairs = [
  [
    /^\s*(prove|show) that (?:agar|if|yadi) (.+?),? (?:hain?|h|ho) (?:to|toh) ([^?]+?)(?: (?:hoga|hai|h))?[.?\s]*$/gi,
    'If $2, $1 that $3.',
  ],
  [/(?<=[a-z]{2,} )(?<!\bheight )h(?=\s*(?:[,.?]|$|(?:to|toh|aur|or|jo|jis\w*)\b))/g, 'hai'],
  // "... hai. a aur c nikalo", "... diya hai n aur d kaise nikale"
  [
    new RegExp(
      String.raw`(?:(?<=[.,;?] ?|\b(?:hai|ho?|to|toh) |\d )|,? ?\b(?:diya|given) (?:hai|h),? (?:toh? )?)${letter} (?:aur|and|n) ${letter} (?:k[aei] values? )?(?:(?:kaise )?nika+l(?:o|e|iye|enge)|batao|bataiye|find karo|gyat karo|kya (?:hai|honge|hoga)|kitne? (?:hai|honge))\s*[.?]*\s*$`,
      'g',
    ),
    '. Find $1 and $2.',
  ],
  [
    /(?<=[,.;]|\b(?:hai|ho?|to|toh)) ?\b([a-z]) (?:ky[ao] (?:hoga|hogi|hai)|kitn[aei] (?:hoga|hai))\s*[.?]*\s*$/g,
    '. Find $1.',
  ],
  [told, 'If $1, find $2.'],
  [behindAsk, 'find $1.'],
]

/** Hindi around English: "agar ... hai to ... batao" is "If ..., find ..."; "or" is often "aur", but not where chances are asked. */
const inEnglish = (text: string): string =>
  isHindi.test(text) ? replaced(ofChance.test(text) ? text : text.replace(/\bor\b/g, 'aur'), fromHindi) : text

const begins =
  '(?:find|determine|calculate|how (?:many|much|old|long|far)|what (?:is|are|was|were|will)|if|(?:after|before) [a-z\\d]+ years(?= (?:his|her|their|he|she|they|the)\\b)|had (?:he|she|it|they|there|\\d+|four|five|three)|when (?:the|it|its))'
const leads = /\b(?:and|then|so|that|to|or|also|than|even|as|is|are|of|by|hence|only|but|number|which|can|will)$|,$/i

/** What is said in one breath, "... the sum is nine find the number", with the stops that its sentences have. */
function punctuated(text: string): string {
  const plain = text.replace(/[.?!\s]+$/, '')
  if (/[.?!:;]|\([a-d]\)/i.test(plain) || plain.split(' ').length < 12) return text
  return plain
    .replace(new RegExp(` (?=${begins} )`, 'gi'), (gap, at: number) => (leads.test(plain.slice(0, at)) ? gap : '. '))
    .replace(/(?<=\bby \d+) (?=(?:the|it|its|we) )/g, ', ')
}

/** "find x y" asks for two numbers. */
const spokenNames = (text: string): string => (/\b[xyk] [xyk]\b/.test(text) ? text : withSpokenNames(text))

/** With the brackets of its points and the commas of its rows. */
const withMarks = (text: string): string => withRowsParted(withPointsInBrackets(text))

/** "..., then (a) a = 3, c = 9 (b) a = 9, c = 3": the letters of the options are asked. */
function withLettersAsked(text: string): string {
  const { stem, options } = optionsApart(text)
  const [names = '', ...more] = new Set(
    options.map((option) => [...option.matchAll(/\b([a-z]) ?[=<>]/g)].map(([, name]) => name).join(' and ')),
  )
  const signs = options.every((option) => /[<>=] ?0/.test(option)) ? 'the signs of ' : ''
  return names.length > (signs === '' ? 1 : 0) && more.length === 0 && /\bthen:?$/i.test(stem)
    ? text.replace(stem, () => `${stem} find ${signs}${names}`)
    : text
}

/** A question that is not understood as it stands in plainer ways to put it, the nearest first. */
export function plainer(text: string): readonly string[] {
  const asked = inEnglish(
    replaced(withMeasuresTold(withAnglesTold(spokenNames(withoutAsides(replaced(withMarks(text), begging))))), pleas),
  ).trim()
  const whole = inFigures(
    replaced(withAnd(asked), [
      ...marks,
      ...turns,
      ...(/triangle|△|\\triangle/i.test(asked) ? ofAngles : []),
      ...(/[A-Z]{2}/.test(asked) ? ofLengths : []),
      ...inOrder,
    ]),
  )
  const told = replaced(whole, chapterPairs(whole))
  const all = [
    asked,
    replaced(withAnd(asked), marks),
    whole,
    told,
    punctuated(told),
    withSentences(told),
    withLettersAsked(told),
  ]
  return all.filter((one, at) => one !== '' && one !== text.trim() && all.indexOf(one) === at)
}
