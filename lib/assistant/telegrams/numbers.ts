import type { Frame } from './frame'
import { n, rows, rowListed } from './words'

/** Real numbers and progressions. */
export const numbers: readonly Frame[] = [
  // "200 logs 20 bottom 19 upar 18.. kitni rows top row me kitne"
  {
    slots: {
      logs: new RegExp(`${n} (logs|bricks|cans|boxes|pipes|books)\\b`),
      bottom: new RegExp(`${n} (?:in |at )?(?:the )?bottom(?: row)?|(?:bottom(?: row)?|neeche) (?:me )?${n}`),
      next: new RegExp(`${n} (?:upar|next|above|uske upar|in the next)(?: row)?`),
      third: new RegExp(`${n} ?(?:\\.{2,}|…|and so on|next|aur aise)? ?(?:and so on)?`),
      ask: /\b(?:kitni|how many|no of|number of)? ?rows\b/,
      'top?': /\b(?:and )?(?:top row|top|sabse upar)(?: wali)?(?: row)?(?: me)?(?: kitne)?(?: logs)?\b/,
    },
    around: /^(?:rows?|stacked|kitn[ie]|logs|bricks|next|top|how|many|\.+|row)$/,
    put: (found) => {
      const [a, b, c] = [Number(found('bottom') || found('bottom', 2)), Number(found('next')), Number(found('third'))]
      return a - b !== b - c || a <= b
        ? null
        : `${found('logs')} ${found('logs', 2)} are stacked in the following manner: ${a} in the bottom row, ${b} in the next row, ${c} in the row next to it and so on. In how many rows are the ${found('logs')} ${found('logs', 2)} placed${found('top?', 0) === '' ? '' : ' and how many are in the top row'}?`
    },
  },
  // "rs700 7 prizes har ek 20 less than prev each prize?"
  {
    slots: {
      sum: /(?:rs\.? ?|₹ ?)(\d+)|(\d+) ?(?:rs|rupees)\b(?! (?:less|kam))/,
      prizes: new RegExp(`${n} (?:cash )?prizes`),
      less: new RegExp(
        `(?:each |har ek |har |every )?(?:prize )?(?:is )?(?:rs\\.? ?|₹ ?)?${n} ?(?:rs )?(?:less|kam) (?:than )?(?:the |its )?(?:prev(?:ious)?|preceding|pichle|pehle wale)?(?: prize| one| wale se| se)*`,
      ),
    },
    around: /^(?:each|prizes?|value|every|har|total|sum|worth|rs)$/,
    put: (found) =>
      `A sum of ₹${found('sum') || found('sum', 2)} is to be used to give ${found('prizes')} cash prizes. If each prize is ₹${found('less')} less than its preceding prize, find the value of each of the prizes.`,
  },
  // "army 616 band 32 march same no. of columns max?"
  {
    slots: {
      army: new RegExp(`\\barmy(?: contingent)?(?: of)? ${n}|${n} (?:members )?(?:army|contingent)`),
      band: new RegExp(`\\bband(?: of)? ${n}|${n} (?:member )?band`),
      ask: /\b(?:same (?:number|no\.?) (?:of )?)?columns?\b/,
      max: /\bmax(?:imum)?\b/,
    },
    around: /^(?:march|marching|behind|same|number|no|no\.|columns?|contingent|group|members?)$/,
    put: (found) =>
      `An army contingent of ${found('army') || found('army', 2)} members is to march behind an army band of ${found('band') || found('band', 2)} members in a parade. The two groups are to march in the same number of columns. What is the maximum number of columns in which they can march?`,
  },
  // "smallest no divisible by 12 15 20 54 remainder 8 each"
  {
    slots: {
      what: /\b(?:smallest|least|sabse chh?ot[ai]) (?:no\.?|number|sankhya)\b/,
      divided: new RegExp(
        `(?:divi(?:sible|ded)|divide)(?: kar\\w*)?(?: by)? ${rows}|${rows} se (?:divide|bhag)(?: kar\\w*)?`,
      ),
      left: new RegExp(
        `(?:leaves? |leaving )?(?:remainder|rem|shesh) (?:of )?${n}(?: in)?(?: each)?(?: case)?|${n} (?:remainder|rem|shesh|bache)`,
      ),
    },
    around: /^(?:each|which|jo|jise|jisko|par|pe|aaye|bache|case|leaves|har|baar|number|when|no|no\.)$/,
    put: (found) =>
      `Find the smallest number which when divided by ${rowListed(found('divided') || found('divided', 2))} leaves remainder ${found('left') || found('left', 2)} in each case.`,
  },
  // "steps 40 42 45 cm min distance all cover in complete steps"
  {
    slots: {
      steps: new RegExp(`(?:steps?|kadam)(?: of| measure| length)* ${rows}(?: ?cm)?`),
      ask: /\bmin(?:imum)? distance\b/,
      'complete?': /\b(?:in )?(?:complete|whole|full) steps\b/,
    },
    around: /^(?:persons?|people|walk|cover|all|each|same|together|step|off|morning|cm|three|3)$/,
    put: (found) =>
      `In a morning walk, persons step off together and their steps measure ${rowListed(found('steps'))} cm. What is the minimum distance each should walk so that each can cover the same distance in complete steps?`,
  },
  // "lcm of 2 nos 14 times hcf sum 600 one no 280 other?"
  {
    slots: {
      lcm: new RegExp(
        `lcm (?:of )?(?:2 |two |do )?(?:nos?\\.?|numbers?)?(?: is)? ?${n} (?:times|guna) (?:of )?(?:their |its )?hcf`,
      ),
      sum: new RegExp(`sum (?:of )?(?:lcm (?:and |n |& )?hcf |hcf (?:and |n |& )?lcm |them )?(?:is |= ?)?${n}`),
      one: new RegExp(`(?:one|1|ek) (?:number|no|nos)?\\.? ?(?:is |= ?)?${n}`),
      ask: /\b(?:other|second|doosr[ai])(?: number| no)?\b/,
    },
    around: /^(?:numbers?|nos|no|hcf|lcm)$/,
    put: (found) =>
      `The LCM of two numbers is ${found('lcm')} times their HCF. The sum of LCM and HCF is ${found('sum')}. If one number is ${found('one')}, find the other number.`,
  },
  // "17th term exceeds 10th by 7 d"
  {
    slots: {
      terms:
        /\b(?:ap (?:ki |ka |me )?)?(\d+(?:st|nd|rd|th))(?: term)? (?:of (?:an )?ap )?exceeds (?:its |the )?(\d+(?:st|nd|rd|th))(?: term)? by (\d+)/,
      ask: /\b(?:d|common difference|cd)\b/,
    },
    around: /^(?:ap|term)$/,
    put: (found) =>
      `The ${found('terms')} term of an AP exceeds its ${found('terms', 2)} term by ${found('terms', 3)}. Find the common difference.`,
  }, // "logs stacked 30 in bottom row 29 in next 28 next and so on top row me 11 how many rows and total logs"
  {
    slots: {
      logs: /\b(?:logs|bricks|cans|boxes|pipes|books)\b/,
      bottom: new RegExp(`${n} (?:in |at )?(?:the )?bottom(?: row)?`),
      next: new RegExp(`${n} (?:in )?(?:the )?next(?: row)?`),
      third: new RegExp(`${n} (?:in )?(?:the )?next(?: row)?`),
      top: new RegExp(`top row (?:me |has |mein |have )?(?:only |sirf )?${n}`),
      ask: /\b(?:how many|kitn[ei]|no\.? of|number of) rows\b/,
      'total?': /\b(?:and |n |aur )?total(?: (?:no\.?|number) of)?(?: logs| bricks| cans| boxes| pipes| books)?\b/,
    },
    around: /^(?:stacked|rows?|so|on|total|logs|next)$/,
    put: (found) => {
      const [a, b, c, last] = [found('bottom'), found('next'), found('third'), found('top')].map(Number)
      if (a === undefined || b === undefined || c === undefined || a - b !== b - c || a <= b) return null
      return `Find the number of terms${found('total?', 0) === '' ? '' : ' and the sum'} of the AP ${a}, ${b}, ${c}, ..., ${last}.`
    },
  },
]
