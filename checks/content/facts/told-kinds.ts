import { isTurned, sentencesIn } from './in-plain-words'

const isPrime = (one: number): boolean =>
  one > 1 && Array.from({ length: Math.floor(Math.sqrt(one)) - 1 }, (_, at) => at + 2).every((by) => one % by !== 0)
const isRootWhole = (one: number): boolean => Number.isInteger(Math.sqrt(one))

interface Kind {
  /** The numbers as a noun, and as what others are: "the primes", "2, 3 and 5 are prime". */
  readonly noun: string
  readonly are: string
  readonly is: (one: number) => boolean
  readonly says: string
}

const number = '(?: (?:whole |natural )?(?:numbers?|integers?|digits?))'

const kinds: readonly Kind[] = [
  {
    noun: `(?:primes|prime${number})`,
    are: String.raw`(?:the )?(?:first )?(?:primes|prime${number}?)(?! (?:to|factor))`,
    is: isPrime,
    says: 'is no prime number',
  },
  {
    noun: `composite${number}`,
    are: `composite${number}?`,
    is: (one) => one > 1 && !isPrime(one),
    says: 'is no composite number',
  },
  { noun: `even${number}`, are: `even${number}?(?![- ][a-z])`, is: (one) => one % 2 === 0, says: 'is not even' },
  { noun: `odd${number}`, are: `odd${number}?(?![- ][a-z])`, is: (one) => one % 2 === 1, says: 'is not odd' },
  {
    noun: '(?:square numbers?|perfect squares?)',
    are: '(?:square numbers|perfect squares)',
    is: isRootWhole,
    says: 'is no square number',
  },
  {
    noun: '(?:cube numbers?|perfect cubes?)',
    are: '(?:cube numbers|perfect cubes)',
    is: (one) => Number.isInteger(Math.cbrt(one)),
    says: 'is no cube number',
  },
]

/** "and 12", but not "and 12: 1, 2, 3" */
const last = String.raw`,? (?:and|or) \d+(?!\d| ?:)`
const several = String.raw`\d+(?:, \d+)+(?:${last})?`
const end = String.raw`(?!\d|[.,]\d|, \d|[\w²³^/%°]| ?[×+=/*-]|${last})`
const list = `(${several})${end}`
const pair = String.raw`(\d+ and \d+|${several})${end}`
const onAndOn = String.raw`(?:,? ?(?:and so on|etc|(?:l|c)?dots|\.\.\.|…))?`

/** "up to 20", "between 10 and 30", "on a die" */
const among = String.raw`(?: (?:are|from|between|up to|till|until|below|under|above|after|less than|smaller than|greater than|on|in|at|of|the|a|die|to|and|\d+)){0,6}`
const tells = String.raw`(?: are| is)?(?::|,? (?:such as|like|for example,?|namely|that is,?|e\.g\.|i\.e\.))?`

/** "the sums of two primes" are no primes */
const ofThose = String.raw`(?<!(?<!\b(?:list|row|set|sequence|examples?) )\b(?:of|than|to|by|between|into|plus|minus|with|after|before)(?: (?:the|two|three|four|all|these|such|any|first|some|consecutive|different|distinct|smallest))* )`

const behind = (noun: string) =>
  new RegExp(String.raw`(?<!-)\b${ofThose}${noun}\b${among}${tells} (?<!\b(?:of|and|to|from|between) )${list}`, 'gi')
const before = (are: string) =>
  new RegExp(
    String.raw`(?:^|[;:(] |\b(?:so|since|as|because|both|all|that|but|only|where|here) |(?<!^(?:of|among|from|in)\b[^,;:]*)\bnumbers )${pair} are(?: all| both| the| the first| some| only)* (?<!-)${are}(?![-\w])`,
    'gi',
  )
/** "A prime number has exactly two factors, 1 and itself: 2, 3, 5, 7 and so on" */
const defined = (noun: string) =>
  new RegExp(
    String.raw`^(?:[-–] )?(?:an?|the|any|every|all)? ?${noun} ((?:is|has|have|are|can|consists?|leaves?|ends?)\b[^:;.?]{4,90}): ${list}${onAndOn}[.;]?$`,
    'i',
  )

const patterns = kinds.map(({ noun, are, ...kind }) => ({
  ...kind,
  behind: behind(noun),
  before: before(are),
  defined: defined(noun),
}))

const anyNoun = new RegExp(
  String.raw`(?<!-)\b(?:${kinds.map(({ noun }) => noun).join('|')}|squares?|cubes?|primes?|composite|even|odd)\b`,
  'gi',
)
/** Numbers made of those that a sentence is about: "The odd numbers have the sums: 1, 4, 9". */
const others =
  /\b(?:sums?|differences?|totals?|products?|half|halves|halved|squared?|doubled?|roots?|remainders?|last|gaps?|quotients?|cubed|orders?|places?|positions?|terms?|digits?|decimals?|added|number of)\b/i
/** From the list some are to be chosen. */
const isChosenFrom =
  /\b(?:find|circle|pick|choose|mark|underline|which|sort|identify|tick|cross|count|select|tell|state|among|out of|how many|separate|strike)\b/i

const numbersIn = (told: string): readonly number[] => (told.match(/\d+/g) ?? []).map(Number)

/** What of a list is not of the kind that the sentence names: "The primes are 2, 3, 5, 9", "the factors of 12: 1, 2, 3, 5". */
export const toldKindFaults = (text: string): readonly string[] =>
  /\d, \d|\d and \d/.test(text.replaceAll('$', ''))
    ? sentencesIn(text).flatMap((sentence) =>
        isTurned(sentence) || isChosenFrom.test(sentence)
          ? []
          : [...kindFaults(sentence), ...divisorFaults(sentence), ...missingPrimes(sentence)],
      )
    : []

const kindFaults = (sentence: string): readonly string[] =>
  patterns.flatMap(({ is, says, ...forms }) => {
    const told = [...sentence.matchAll(forms.behind), ...sentence.matchAll(forms.before)].map(([, one = '']) => one)
    const [, middle = '', examples] = forms.defined.exec(sentence) ?? []
    const isPlain = !others.test(middle.replace(/\bremainder \d+\b/i, '')) && (sentence.match(anyNoun)?.length ?? 0) < 2
    const wrong = [...told, ...(examples !== undefined && isPlain ? [examples] : [])].flatMap((one) =>
      numbersIn(one).filter((value) => !is(value)),
    )
    return wrong.slice(0, 1).map((value) => `${value} ${says}`)
  })

const ofThem = String.raw`(common |prime |other )*(factors|divisors|multiples) of (\d+)(?: (and|or) (\d+))?(?! ?[×+=^/²³-])`
const listedBehind = new RegExp(
  String.raw`\b${ofThem}(?: (?:after|between|from|up to|below|less than|greater than|above) \d+(?: (?:and|to) \d+)?)?(?: are(?: just| only| exactly)?:?|:)? ${list}(${onAndOn})`,
  'gi',
)
const listedBefore = new RegExp(
  String.raw`(?:^|[;:(] |\b(?:so|since|as|because|both|all|that|but|only|where|here) )${pair} are(?: all| both| the)* ${ofThem}`,
  'gi',
)
const has = new RegExp(String.raw`(?<![\d.^/×+-] ?)\b(\d+) has (?:the |as )?(prime )?(factors|divisors) ${list}`, 'gi')

/** "The factors of 12 are 1, 2, 3, 5, 12", "20, 25 and 32 are multiples of 5" */
function divisorFaults(sentence: string): readonly string[] {
  const found = [
    ...Array.from(sentence.matchAll(listedBehind), ([, kind = '', what, one, and, other, told, open]) => ({
      ...{ kind, what, one, and, other, told },
      isWhole: open === '' && !/\b(?:some|such|few)\b/i.test(sentence),
    })),
    ...Array.from(sentence.matchAll(listedBefore), ([, told, kind = '', what, one, and, other]) => ({
      ...{ kind, what, one, and, other, told },
      isWhole: false,
    })),
    ...Array.from(sentence.matchAll(has), ([, one, kind = '', what, told]) => ({
      ...{ kind, what, one, and: undefined, other: undefined, told },
      isWhole: false,
    })),
  ]
  return found.flatMap(({ kind, what = '', one, and, other, told = '', isWhole }) => {
    const of = [one, other].flatMap((value) => (value === undefined ? [] : [Number(value)]))
    // "the multiples of 2 and 3" are those of either, or of both
    if (and?.toLowerCase() === 'and' && !/common/i.test(kind)) return []
    const listed = numbersIn(told)
    const isMultiple = what.toLowerCase() === 'multiples'
    const goes = (value: number, base: number) => (isMultiple ? value % base === 0 : base % value === 0)
    const fits = (value: number) =>
      and?.toLowerCase() === 'or' ? of.some((base) => goes(value, base)) : of.every((base) => goes(value, base))
    const wrong = listed.find((value) => !fits(value) || (/prime/i.test(kind) && !isPrime(value)))
    const [base = 0] = of
    if (wrong !== undefined)
      return [
        /prime/i.test(kind) && fits(wrong)
          ? `${wrong} is no prime number`
          : `${wrong} is no ${isMultiple ? 'multiple' : 'factor'} of ${of.join(` ${and ?? ''} `)}`,
      ]
    if (isMultiple || !isWhole || of.length > 1 || kind !== '' || listed[0] !== 1 || listed.at(-1) !== base) return []
    const missing = Array.from({ length: base }, (_, at) => at + 1).find(
      (value) => base % value === 0 && !listed.includes(value),
    )
    return missing === undefined ? [] : [`${missing} is a factor of ${base} as well`]
  })
}

const inRange = new RegExp(
  String.raw`\bthe (?:primes|prime numbers) (?:(?:up to|less than|below|under|smaller than|till) (\d+)|(?:between|from) (\d+) (?:and|to) (\d+))(?: are)?:? ${list}(${onAndOn})`,
  'gi',
)

/** "The primes up to 20 are 2, 3, 5, 7, 11, 13, 17": 19 is missing. */
const missingPrimes = (sentence: string): readonly string[] =>
  [...sentence.matchAll(inRange)].flatMap(([, below, from, to, told = '', open]) => {
    const listed = numbersIn(told)
    const [first, last] = [Number(from ?? 1), Number(below ?? to)]
    if (open !== '' || last > 1000 || listed.some((one) => !isPrime(one))) return []
    const missing = Array.from({ length: Math.max(0, last - first - 1) }, (_, at) => first + 1 + at).find(
      (one) => isPrime(one) && !listed.includes(one),
    )
    return missing === undefined ? [] : [`${missing} is a prime number too`]
  })
