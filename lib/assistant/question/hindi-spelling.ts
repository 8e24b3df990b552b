import { calculated, naming, signsOf } from './letters/place'
import { replaced, type Pairs } from './replaced'

/** Words that stand in no English question. */
const hindi =
  /\b(?:k[aei]|ko|koo|mein|hain?|kya|kia|kitn\w+|niklo|nika+l\w*|batao|btao|bata(?:iye|ye)|agar|yadi|uska|uske|uski|iska|iske|iski|unke|unka|jis\w*|aane|hone|dono|karo|kijiye|kro|saal|wal[aei]|ek|banao|kaunsi|kaunsa|konsa|milt[aei]|asli)\b/

const spellings: Readonly<Record<string, string>> = {
  kia: 'kya',
  btao: 'batao',
  btaye: 'batao',
  btaiye: 'batao',
  bataiye: 'batao',
  bataye: 'batao',
  niklo: 'nikalo',
  niklao: 'nikalo',
  nikaalo: 'nikalo',
  nikaliye: 'nikalo',
  kitnaa: 'kitna',
  koo: 'ko',
  mein: 'me',
  hain: 'hai',
  kijiye: 'karo',
  kariye: 'karo',
  kro: 'karo',
  bachhe: 'bachche',
}

const heightNamed = new RegExp(String.raw`${signsOf('h')}|\bh ?(?:cm|m|metres?|km)\b|\bheight h\b|\b(?:and|of) h\b`)
const alone = /(?<=[\w)°²³%.'’] )h(?=$|[\s,.;:?!)])/g
const chance = /\b(?:prob\w*|chances?|prayikta|sambhavna)\b/i
/** "h or", "kya zero or": what is told goes on. */
const toldBefore =
  /\b(?:hai|tha|thi|the|ho|hoga|hogi|honge|nikla|nikli|nikala|gaya|gayi|rakhi|rakha|diya|batao|nikalo) $/
const choice = /^(?:not|no|nahi\w*|nhi|na)\b/i
const kinds =
  /^(?:ir)?rational$|^imaginary$|^composite$|^prime$|^false$|^true$|^unequal$|^distinct$|^equal$|^real$|^(?:in)?consistent$|^(?:in)?dependent$/i
/** What is asked of chances: the events of one, which "or" joins. */
const ofEvent = /\b(?:prob\w*|chances?|hone|aane|nikalne|milne|multiple|divisible)\b/i

/** "or" is often "aur" in a Hindi sentence: not between two kinds of which one is asked, nor two events of which one is to come. */
function isAnd(before: string, behind: string, isOfChance: boolean): boolean {
  const [next = ''] = /^[a-z]+/i.exec(behind) ?? []
  const [last = ''] = /[a-z]+(?= $)/i.exec(before) ?? []
  // "more than or equal to"
  if (/\bthan $/.test(before) || choice.test(behind) || (kinds.test(next) && kinds.test(last))) return false
  if (!isOfChance || toldBefore.test(before) || /\bdono\b/.test(behind.slice(0, 24))) return true
  const [clause = ''] = /^[^,.?;]*?(?=[,.?;]|\b(?:hai|tha|thi|ho)\b|$)/.exec(behind) ?? []
  const [start = ''] = /(?:(?!\b(?:hai|tha|thi|ho)\b)[^,.?;])*$/.exec(before) ?? []
  return !ofEvent.test(start + clause)
}

/** Hindi words between English ones. */
const joining: Pairs = [
  [/\baur\b/g, 'and'],
  [/\bya\b/g, 'or'],
  [/\bye(?= [a-z]{3})/g, 'the'],
]

/** "..., the area of it nikalo": the verb behind what is asked. */
const askedBehind =
  /(?<=[.,;?] ?)(?! )([^?.,;\n]+?) ?(?:ky?[aou]+ (?:hog[ai]|h|hai)|kitn[aei] (?:hai|hog[ai]|h)|ba?tao|bataiye|ba?ta do|nika?l(?:o|iye|e| do)|find ka?ro|kaise nikale?)[\s.?]*$/i
const tells =
  /^[-−\d]|^[^(]*\)|=|\b(?:se|me|par|pe)\b|\b(?:is|are|was|were|has|have|had|if|when|then|find|what|which|how|and find|kya|to|toh)\b/i

/** A Hindi message in Latin letters with one spelling for its commonest words: "h" is "hai", "or" between clauses "aur". */
export function withHindiSpelling(text: string): string {
  const english = text.replace(askedBehind, (whole: string, asked = '') =>
    tells.test(asked) || / h(?=[ ,.])/.test(text) ? whole : `find ${asked}`,
  )
  if (!hindi.test(english)) return replaced(english, joining)
  const words = text.replace(/(?<![\\\w'’$])[a-z]{3,8}(?![\w'’])/g, (word) =>
    Object.hasOwn(spellings, word) ? (spellings[word] ?? word) : word,
  )
  const verbs = heightNamed.test(words)
    ? words
    : words.replace(alone, (h: string, at: number) => {
        const behind = words.slice(at + 1).trimStart()
        const isName = calculated.test(behind) || /^\d[\d.]*(?! ?,)/.test(behind) || naming.test(words.slice(0, at))
        return isName ? h : 'hai'
      })
  const isOfChance = chance.test(verbs)
  return verbs.replace(/\bor\b/g, (or: string, at: number) =>
    isAnd(verbs.slice(0, at), verbs.slice(at + 3), isOfChance) ? 'aur' : or,
  )
}
