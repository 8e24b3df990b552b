import type { Frame } from './frame'
import { n, years, money, hours, named, timesOf } from './words'

const up = '(?:up|upstream|upar|against)'
const down = '(?:down|downstream|neeche)'

const many = (word: string): string =>
  word.endsWith('s')
    ? word
    : /(?:ch|sh|x)$/.test(word)
      ? `${word}es`
      : /[^aeiou]y$/.test(word)
        ? word.replace(/y$/, 'ies')
        : `${word}s`

/** Stories of two unknowns. */
export const pairs: readonly Frame[] = [
  // "boat 30 km up 44 down 10 hr, 40 up 55 down 13 hr"
  {
    slots: {
      first: new RegExp(`${n} ?(?:km)? ?${up} (?:and |aur |n )?${n} ?(?:km)? ?${down} (?:in |me )?${hours}`),
      second: new RegExp(`${n} ?(?:km)? ?${up} (?:and |aur |n )?${n} ?(?:km)? ?${down} (?:in |me )?${hours}`),
    },
    around: /^(?:boat|motor|motorboat|stream|speed|speeds|still|water|river|current|goes|covers|nadi|naav)$/,
    put: (found) =>
      `A boat goes ${found('first')} km upstream and ${found('first', 2)} km downstream in ${found('first', 3)} hours. It goes ${found('second')} km upstream and ${found('second', 2)} km downstream in ${found('second', 3)} hours. Find the speed of the boat in still water and the speed of the stream.`,
  },
  // "5 pencil 7 pen 50 rs, 7 pencil 5 pen 46 rs"
  {
    slots: {
      first: new RegExp(
        `^(?:cost (?:of )?)?(\\d+) ([a-z]{3,}) (?:and |aur |n |& |, ?|\\+ ?)?(\\d+) ([a-z]{3,}) (?:cost |ka |k[ei] |total |= ?|for )*${money}`,
      ),
      second: new RegExp(
        `(\\d+) ([a-z]{3,}) (?:and |aur |n |& |, ?|\\+ ?)?(\\d+) ([a-z]{3,}) (?:cost |ka |k[ei] |total |= ?|for )*${money}`,
      ),
      'ask?': /\b(?:cost|price|rate)(?: of)?(?: each| 1 each| ek ek| dono)?\b/,
    },
    around: /^(?:rs|rupees|each|cost|price|dono|ek|one|1)$/,
    put: (found) => {
      const [a, b, c, d] = [
        many(found('first', 2)),
        many(found('first', 4)),
        many(found('second', 2)),
        many(found('second', 4)),
      ]
      if (!((a === c && b === d) || (a === d && b === c)) || /^(?:km|hour|day|year|men|women|boy|girl)/.test(a))
        return null
      return `${found('first')} ${a} and ${found('first', 3)} ${b} cost ₹${found('first', 5)}, and ${found('second')} ${c} and ${found('second', 3)} ${d} cost ₹${found('second', 5)}. Find the cost of each.`
    },
  },
  // "father age 3 times son, 5 yr baad 2.5 times"
  {
    slots: {
      who: /\b(father|mother|papa|mom|mummy|baap|maa|dad)(?:'?s)?(?: ki| ka)?(?: present)?(?: age)? (?:is |abhi |now |= ?)?(\d+(?:\.\d+)?|thrice|twice|double) ?(?:times?|x|guna|guni)? ?(?:of |as old as |his |her |the )*(?:bete|beti|son|daughter)?(?:'?s)?(?: ki| se)?(?: age)?\b/,
      'child?': /\b(?:son|daughter|bete|beti)(?:'?s)?(?: ki| se)?(?: age)?\b/,
      later: new RegExp(`(?:after |in )?${n} ?${years} ?(?:baad|later|after|hence)?(?: me)?`),
      then: new RegExp(
        `(?:age )?(?:will be |becomes |ho jayegi |hogi )?(${'\\d+(?:\\.\\d+)?'}|twice|double|thrice) ?(?:times?|x|guna|guni)?(?: of| son| ho jayegi| hogi)*`,
      ),
      'ask?': /\b(?:present )?ages?\b/,
    },
    around: /^(?:present|ages?|age|son|old|father|now|abhi|both|times|will|be|of)$/,
    put: (found) => {
      if (/ago|pehle|before/.test(found('later', 0))) return null
      const times = (word: string): string => (/twice|double/.test(word) ? '2' : word === 'thrice' ? '3' : word)
      const parent = /mother|mom|mummy|maa/.test(found('who')) ? 'mother' : 'father'
      return `The age of a ${parent} is ${times(found('who', 2))} times the age of his son. After ${found('later')} years the age of the ${parent} will be ${times(found('then'))} times the age of the son. Find their present ages.`
        .replace('mother is', 'mother is')
        .replace(/(mother[^.]*)\bhis\b/, '$1her')
    },
  },
  // "2 supp angles bada wala 18 deg zyada dono?"
  {
    slots: {
      what: /\b(?:2|two|do)? ?(supp(?:lementary)?|comp(?:lementary)?) angles?\b/,
      by: new RegExp(
        `${n} ?(?:°|degrees?|deg)? ?(?:zyada|more|jyada|bada|greater|bigger)|(?:exceeds?|bigger|greater|larger)[a-z ]*? by ${n}|diff(?:erence)? (?:is |of )?${n}`,
      ),
    },
    around:
      /^(?:bada|wala|larger|smaller|chhote|chote|one|other|angle|angles|degrees?|°|deg|than|them|exceeds|by|difference)$/,
    put: (found) =>
      `The larger of two ${found('what').startsWith('s') ? 'supplementary' : 'complementary'} angles exceeds the smaller by ${found('by') || found('by', 2) || found('by', 3)}°. Find the angles.`,
  },
  // "fraction num+1 den-1 gives 1, only den+1 gives 1/2"
  {
    slots: {
      fraction: /\bfraction\b/,
      first:
        /\bnum(?:r|erator)? ?([-+]) ?(\d+),? (?:and |aur |n |& )?den(?:om|r|ominator)? ?([-+]) ?(\d+) (?:gives|becomes|=|to|is|ho|banta|equals|->|⇒)? ?(\d+(?:\/\d+)?)/,
      second:
        /\b(?:only |sirf )?(den|num)(?:om|r|ominator|erator)? ?(?:me )?(?:only |sirf )?([-+]) ?(\d+) (?:gives|becomes|=|to|is|ho|banta|equals|->|⇒)? ?(\d+(?:\/\d+)?)/,
    },
    around: /^(?:fraction|only|jata|gives|becomes|becums)$/,
    put: (found) => {
      const change = (sign: string, by: string, what: string): string =>
        sign === '+' ? `${by} is added to the ${what}` : `${by} is subtracted from the ${what}`
      return `A fraction becomes ${found('first', 5)} if ${change(found('first'), found('first', 2), 'numerator')} and ${change(found('first', 3), found('first', 4), 'denominator')}. It becomes ${found('second', 4)} if ${change(found('second', 2), found('second', 3), found('second') === 'num' ? 'numerator' : 'denominator')}. Find the fraction.`
    },
  },
  // "2 digit no, digit sum 12, reverse karne pe 18 badh jata"
  {
    slots: {
      what: /\b(?:2|two|do)[- ]?digit (?:no|number|sankhya)?\b/,
      sum: new RegExp(`(?:sum (?:of )?(?:its |the )?digits?|digits? (?:ka )?sum) (?:is |= ?)?${n}`),
      turned:
        /\b(?:revers\w+|interchang\w+|ulta\w*|palat\w*)(?: kar\w*)?(?: the| its)?(?: digits| number| no)?(?: gives| is| number| no)?\b/,
      by: new RegExp(
        `(?:(?:exceeds?|greater|more|increases?|bigger)(?: it| original| the original| number)*(?: by)? ${n}|${n} (?:more|badh|zyada|greater|bada)\\w*(?: jat[ai])?)|(?:(?:less|decreases?|smaller)(?: by)? ${n}|${n} (?:less|kam|ghat)\\w*(?: jat[ai])?)`,
      ),
    },
    around: /^(?:digits?|number|no|original|jata|jati|digit|than|it|two|2|by|karne|kare|ho)$/,
    put: (found) => {
      const more = found('by') || found('by', 2)
      return `The sum of the digits of a two-digit number is ${found('sum')}. The number obtained by reversing the digits is ${more || found('by', 3) || found('by', 4)} ${more === '' ? 'less' : 'more'} than the original number. Find the number.`
    },
  },
  // "taxi 10 km 105 rs, 15 km 155 rs, fixed and per km charge"
  {
    slots: {
      taxi: /\b(?:taxi|auto|cab)\b/,
      first: new RegExp(`${n} ?km (?:ka |ke |for |= ?|is )*${money}`),
      second: new RegExp(`${n} ?km (?:ka |ke |for |= ?|is )*${money}`),
      'ask?': /\bfixed(?: charge)?(?: (?:and|n|aur|,))?(?: (?:charge )?per km(?: charge| rate)?)?\b/,
    },
    around: /^(?:fixed|charges?|per|km|rate|fare|plus|kiraya|journey|rs)$/,
    put: (found) =>
      `The taxi charges in a city consist of a fixed charge together with the charge for the distance covered. For a distance of ${found('first')} km, the charge paid is ₹${found('first', 2)} and for a journey of ${found('second')} km, the charge paid is ₹${found('second', 2)}. What are the fixed charges and the charge per km?`,
  },
  // "library first 3 days fixed, 7 days 27, 5 days 21"
  {
    slots: {
      library: /\blibrary\b/,
      free: new RegExp(
        `(?:first |pehle )?${n} (?:days?|din) (?:k[aei] )?(?:fixed|fix)(?: charge)?|fixed (?:charge )?(?:for )?(?:the )?(?:first )?${n} (?:days?|din)`,
      ),
      first: new RegExp(`${n} (?:days?|din) (?:ka |ke |for |= ?|is )*${money}`),
      second: new RegExp(`${n} (?:days?|din) (?:ka |ke |for |= ?|is )*${money}`),
    },
    around: /^(?:fixed|charges?|extra|each|per|day|book|find|additional|saritha|susy|paid|kept|days)$/,
    put: (found) =>
      `A lending library has a fixed charge for the first ${found('free') || found('free', 2)} days and an additional charge for each day thereafter. Saritha paid ₹${found('first', 2)} for a book kept for ${found('first')} days, while Susy paid ₹${found('second', 2)} for the book she kept for ${found('second')} days. Find the fixed charge and the charge for each extra day.`,
  },
  // "2 no. diff 26, one 3 times other"
  {
    slots: {
      what: /\b(?:2|two|do) (?:nos?\.?|numbers?)\b/,
      difference: new RegExp(`(?:diff(?:erence)?|antar) (?:is |of |= ?)?${n}`),
      times: new RegExp(
        `(?:one|ek|1)(?: (?:number|no))? (?:is )?(?:${n} times?|${n} guna|(thrice|twice)) (?:of )?(?:the )?(?:other|second|doosr[ae])?`,
      ),
    },
    around: /^(?:numbers?|other|se|ka)$/,
    put: (found) =>
      `The difference between two numbers is ${found('difference')} and one number is ${found('times') || found('times', 2) || (found('times', 3) === 'twice' ? '2' : '3')} times the other. Find them.`,
  },
  // "5 yr ago nuri thrice sonu, 10 yr later twice. ages"
  {
    slots: {
      past: new RegExp(`${n} ${years} (?:ago|pehle|back|before)`),
      first:
        /\b([a-z]+)(?:'?s)?(?: ki| ka)?(?: age)? (?:was |thi )?(?:([a-z]+)(?: ki| se)?(?: age)?(?: se| ki)? )?(\d+ times?|thrice|twice|double|\d+ gun[aie]|tiguni|dugn[ia]|duguni)(?: of| as old as| thi)?(?: ([a-z]+)(?:'?s)?(?: age)?)?/,
      later: new RegExp(`(?:after )?${n} ${years}(?: (?:later|baad|after|hence))?`),
      second:
        /\b(\d+ times?|thrice|twice|double|\d+ gun[aie]|tiguni|dugn[ia]|duguni)(?: of| as old as| ho jayegi| hogi)?(?: [a-z]+)?\b/,
      'ask?': /\b(?:present )?ages?\b(?: now| abhi)?/,
    },
    around: /^(?:ages?|present|will|be|was|thi|hogi|jayegi|ho|later|after|now|abhi)$/,
    put: (found) => {
      const [one, other] = [found('first'), found('first', 2) || found('first', 4)]
      if (one === '' || other === '' || one === other || /^(?:age|ages|was|thi|is)$/.test(other)) return null
      const [first, second] = [found('first', 3), found('second')].map((word) => /\d+/.exec(word)?.[0] ?? timesOf(word))
      return `${found('past')} years ago, ${named(one)} was ${first} times as old as ${named(other)}. ${found('later')} years later, ${named(one)} will be ${second} times as old as ${named(other)}. Find their present ages.`
    },
  },
  // "meena withdrew 2000 50 n 100 notes 25 total"
  {
    slots: {
      notes: new RegExp(
        `(?:rs\\.? ?|₹ ?)?(10|20|50|100|200|500) ?(?:rs)? ?(?:and|n|aur|&) (?:rs\\.? ?|₹ ?)?(10|20|50|100|200|500) ?(?:rs|rupees|k[ei])? notes`,
      ),
      count: new RegExp(`(?:total|kul|only) ${n}(?: notes)?|${n} (?:total|in all|kul)(?: notes)?|${n} notes`),
      sum: new RegExp(`(?:withdrew|worth|value|amount|total)? ?(?:of )?(?:rs\\.? ?|₹ ?)?${n}(?: ?rs| rupees)?`),
      'ask?': /\b(?:kitn[ei] kitn[ei]|how many(?: of)?(?: each)?|each(?: kind)?|no\.? of each)\b/,
    },
    around: /^(?:meena|ravi|withdrew|notes|rs|got|total|only|in|all|each|he|she|bank|cash|kitne)$/,
    put: (found) =>
      `Meena withdrew ₹${found('sum')} from a bank in ₹${found('notes')} and ₹${found('notes', 2)} notes only. She got ${found('count') || found('count', 2) || found('count', 3)} notes in all. Find how many notes of ₹${found('notes')} and ₹${found('notes', 2)} she received.`,
  },
]
