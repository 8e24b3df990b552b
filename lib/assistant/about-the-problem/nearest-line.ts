import { holds, numbersOf } from './lines'

/** A word of doubt: the message asks where something comes from, why it is so, or to have it explained. */
const doubts =
  /\b(?:why|how|where|explain|samajh|samjh|samjhao|matlab|meaning|kyu|kyun|kyon|kaise|kese|kaha|kahan|kidhar|(?:kya|kyu) kiya|doubt|understand|understood|clear nahi|confus\w+)\b/i

/** A bid to work something out is no doubt: "how do I solve 2x + 3 = 7". */
const bids = /\b(?:solve|find|prove|evaluate|calculate|factori[sz]e|simplify|define|state)\b/i

export const isDoubt = (text: string): boolean => doubts.test(text) && !bids.test(text)

/** What is done, in a student's words, and how a line of a solution shows it. */
const operations: readonly (readonly [said: RegExp, shown: RegExp])[] = [
  [/\bsubtract\w*|\bminus\b|\bghata\w*/i, /[-−]|less/],
  [/\badd(?:ed|ing)?\b|\bplus\b|\bjod\w*/i, /\+|[Aa]dding/],
  [/\bdivid\w*|\bbhaag\b|\bbhag\b/i, /\\d?frac|\\div|[Dd]ividing/],
  [/\bmultipl\w*|\bguna\b/i, /\\times|[Mm]ultiplying/],
  [/\bsquar\w*\b/i, /\^2|\^\{2\}|[Ss]quar/],
  [/\broot\b/i, /\\sqrt/],
  [/\bhalf\b|\baadha\b/i, /\\d?frac\{1\}\{2\}|half/],
  [/\brationali\w+/i, /[Rr]ationali|[Mm]ultiplying/],
]

/** Words that stand in every question, and tell no line. */
const idle = new Set(
  'step line this that what when then from have with here there where which your you they them why how explain samajh samjh nahi value question answer number numbers hence find given mean come came comes getting where take took does did done use used after before iska iske kaise aaya gaya liya hota raha sahi galat please number'.split(
    ' ',
  ),
)

/**
 * The line of a solution that a message is about, counted from 1: the one that shares the most with it, numbers that are worked out, names of
 * points, functions and other words. Null where no line shares anything.
 */
export function nearestLine(text: string, question: string, steps: readonly string[]): number | null {
  const scores = steps.map((line) => score(text, question, line))
  const most = Math.max(0, ...scores)
  return most === 0 ? null : scores.indexOf(most) + 1
}

function score(text: string, question: string, line: string): number {
  const numbers = [...new Set(numbersOf(text))].filter((number) => holds(line, number))
  const found = numbers.reduce((sum, number) => sum + (holds(question, number) ? 1 : 3), 0)
  const letters = new Set(line.match(/[A-Z]{2,3}/g) ?? [])
  const names = new Set(text.match(/\b[A-Z]{2,3}\b/g) ?? [])
  const said = new Set(text.toLowerCase().match(/[a-z]{3,}/g) ?? [])
  const shown = new Set(line.toLowerCase().match(/[a-z]{3,}/g) ?? [])
  const words = [...said].filter((word) => !idle.has(word) && shown.has(word)).length
  const plain = line.replace(/[\s{}]/g, '')
  // "AE = 7", "2^4": the very thing
  const pieces = text.replace(/\s*([=^])\s*/g, '$1').match(/[A-Za-z]+=-?[\d.]+|\d+\^\d+/g) ?? []
  const whole = pieces.filter((piece) => plain.includes(piece)).length
  const done = operations.filter(([one, other]) => one.test(text) && other.test(line)).length
  return found + 2 * [...names].filter((name) => letters.has(name)).length + 2 * words + 3 * whole + done
}
