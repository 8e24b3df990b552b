import { isAsserted } from './asserted'
import { sentencesIn } from './in-plain-words'

const two = String.raw`(?:either )?(\d+) or (\d+)`
const number = String.raw`(?:a|the|any|every|each|this|whole|natural|positive|integer|number|it) ?`
/** The same number has one of two divisors. */
const either = [
  String.raw`(?:it|the number|this number) is (?:exactly )?(?:divisible by|a multiple of) ${two}`,
  String.raw`${two} (?:is|are|occurs?|appears?|stands?) (?:among|one of|in) (?:its|the|their) (?:prime )?(?:factors|divisors|factori[sz]ation)`,
  String.raw`${two} (?:is|are) (?:a |an |its )?(?:prime )?(?:factors?|divisors?)(?: of (?:it|the number|this number))?`,
  String.raw`${two} divides? (?:it|the number|this number)`,
  String.raw`(?:it|the number) has (?:the )?(?:prime )?(?:factors?|divisors?) ${two}`,
].join('|')
const claim = String.raw`(?:${number})+(?:always )?(?:(ends? (?:in|with) (?:the digit |a )?(?:0|zero))|is (?:divisible by|a multiple of) (\d+))`
const onCondition = new RegExp(
  String.raw`${claim},? (?:exactly |precisely |always |just )?(?<!only )(?:if|when|whenever|as soon as)(?: and only (?:if|when))? (?:${either})(?!\d|\.\d| ?[×^²³])`,
  'i',
)
const behind = new RegExp(
  String.raw`^(?:if|when|whenever) (?:${either.replaceAll('it|the number', 'it|a number|the number')}),? (?:then )?${claim}(?!\d|\.\d)`,
  'i',
)
/** Without them the number has not that divisor either. */
const lacks = /\b(?:missing|lacks?|absent|fails?|odd|even|both|and|also|too|co-?prime|consecutive|\d+ other)\b/i

/** "A number ends in 0 when 2 or 5 is among its prime factors": it needs both. */
export const eitherDivisorFaults = (text: string): readonly string[] =>
  / or \d/.test(text.replaceAll('$', ''))
    ? sentencesIn(text).flatMap((sentence) => {
        const found = onCondition.exec(sentence) ?? behind.exec(sentence)
        if (!found) return []
        const [whole, ...groups] = found
        const numbers = groups.filter((one) => one !== undefined).map(Number)
        const isZero = numbers.some(Number.isNaN)
        const values = numbers.filter((one) => !Number.isNaN(one))
        const isBehind = /^(?:if|when)/i.test(whole)
        const of = isZero ? 10 : ((isBehind ? values.at(-1) : values[0]) ?? 0)
        const those = isZero ? values : isBehind ? values.slice(0, -1) : values.slice(1)
        const rest = sentence.replace(whole, '').replace(/^(?:so|and|also),? /i, '')
        if (!isAsserted(rest) || lacks.test(rest) || those.length !== 2) return []
        const wrong = those.find((one) => one === 0 || one % of !== 0)
        return wrong === undefined
          ? []
          : [
              `"${whole}": ${those.every((one) => of % one === 0) ? `it needs both ${those.join(' and ')}` : `${wrong} is no multiple of ${of}`}`,
            ]
      })
    : []

const ending = String.raw`(?<!not )\bends? (?:in|with) (?:the digit |a )?`
const onlyWhen = String.raw`,? (?:exactly |precisely |always |just |only )?(?:if|when|whenever)(?: and only (?:if|when))? `
const holds = String.raw`(?:[a-z]+ ){1,4}(?:the |both |a )?`
const withFive = new RegExp(
  String.raw`${ending}5${onlyWhen}${holds}(?:primes? |factors? |prime factors? )?(?:5,? (?:and|as well as|together with)(?: also)?(?: the)?(?: prime)? 2|2,? (?:and|as well as|together with)(?: also)?(?: the)?(?: prime)? 5)\b(?! is (?:not|missing)| (?:do|does) not)`,
  'i',
)
const withoutOne = new RegExp(
  String.raw`${ending}0${onlyWhen}${holds}(?:primes? |factors? |prime factors? )?(?:5,? (?:but|and) not (?:the )?(?:prime )?2|2,? (?:but|and) not (?:the )?(?:prime )?5)\b`,
  'i',
)

/** "A number ends in 5 exactly when it contains the primes 5 and 2": then it ends in 0. */
export const lastDigitFaults = (text: string): readonly string[] =>
  / in | with /.test(text) && /\b2\b/.test(text)
    ? sentencesIn(text).flatMap((sentence) => {
        const [five, zero] = [withFive.exec(sentence), withoutOne.exec(sentence)]
        if (!isAsserted(sentence.replaceAll(/\bnot\b/g, ''))) return []
        if (five) return [`"${five[0]}": a number with 2 and 5 ends in 0`]
        return zero ? [`"${zero[0]}": only a number with 2 and 5 ends in 0`] : []
      })
    : []
