import { outsideTex, swapping, wording, type Way } from './way'
import type { Random } from '@/lib/random'

const ends = ['kya hoga', 'batao', 'nikalo', 'find karo', 'kitna hai', 'kya hai', 'bata do', 'nikal do', 'kya hogi', 'kitna hoga', 'nikaliye', 'bataiye', 'kaise nikale', 'find kro', 'kya h', 'btao'] // prettier-ignore

/** "..., find the area of it." with the Hindi verb behind: "... the area of it nikalo". */
const verbBehind = (text: string, random: Random): string =>
  text.replace(
    /(?<=^|[.,] )(?:[Ff]ind|[Ww]hat is|[Cc]alculate|[Dd]etermine) ((?:the |its )?[^.?,\n]{3,60})[.?]?\s*$/,
    (_, asked: string) => `${asked} ${random.pick(ends)}`,
  )

/** What is told and what is asked, exchanged, where the ask names its things itself. */
function asksFirst(text: string): string {
  const [, told, asked] = /^([^.?\n]+)\. ((?:Find|Calculate|Determine|What|How) [^.?\n]+)[.?]\s*$/.exec(text) ?? []
  if (told === undefined || asked === undefined || /\b(?:its?|their|they|them|this|these|those|other|each)\b/.test(asked))
    return text
  return `${asked}. ${told}.`
} // prettier-ignore

const ifBehind = (text: string): string =>
  text.replace(
    /^If ([^.?\n]+), (?:then )?((?:find|what is|determine|calculate) [^.?,\n]+)[.?]?$/,
    (_, told: string, asked: string) => `${asked} if ${told}`,
  )

const hindiIf = (text: string, random: Random): string =>
  text.replace(
    /^If ([^.?\n]+), (?:then )?(?:find|what is|determine|calculate) ([^.?,\n]+)[.?]?$/,
    (_, told: string, asked: string) => `agar ${told} hai to ${asked} ${random.pick(ends)}`,
  )

export const hindi: readonly Way[] = [
  { name: 'the verb behind, in Hindi', write: verbBehind },
  { name: 'agar ... hai to', write: hindiIf },
  { name: 'what is asked first', write: asksFirst },
  { name: 'if behind', write: ifBehind },
  wording('and is aur', { and: 'aur' }),
  wording('or is ya', { or: 'ya' }),
  swapping('ye and hai', [/(?<=^|[.] )(?:The|This|It) (?=[a-z])/g, 'ye ']),
  { name: 'spelled loosely', write: (text) => outsideTex(text, (piece) => piece.replace(/\bhai\b/g, 'h').replace(/\bnikalo\b/g, 'niklo').replace(/\bkitna\b/g, 'kitnaa').replace(/\bbatao\b/g, 'btao').replace(/\bmein\b/g, 'me').replace(/\bhain\b/g, 'h').replace(/\baur\b/g, 'or').replace(/\bkya\b/g, 'kia')) }, // prettier-ignore
  { name: 'in another spelling', write: (text) => outsideTex(text, (piece) => piece.replace(/\bnikalo\b/g, 'nikaliye').replace(/\bhai\b/g, 'hain').replace(/\bko\b/g, 'koo').replace(/\bbatao\b/g, 'bataiye').replace(/\bme\b/g, 'mein').replace(/\bkaro\b/g, 'kijiye').replace(/\bkya hai\b/g, 'kya hoga')) }, // prettier-ignore
]
