/** Ages told in Hindi, "harpreet ke papa ki age uski age ki 3 guni hai. 12 saal baad double ho jayegi", as the book tells them. */

const figures: Readonly<Record<string, string>> = {
  ek: '1',
  do: '2',
  two: '2',
  teen: '3',
  tin: '3',
  three: '3',
  char: '4',
  chaar: '4',
  four: '4',
  paanch: '5',
  panch: '5',
  five: '5',
  chhe: '6',
  chhah: '6',
  cheh: '6',
  six: '6',
  saat: '7',
  sat: '7',
  aath: '8',
  nau: '9',
  das: '10',
  dus: '10',
  barah: '12',
}
const kin: readonly (readonly [RegExp, string])[] = [
  [/^(?:papa|pita(?:ji)?|father|baap|abbu|dad|daddy)$/, 'father'],
  [/^(?:maa?|mata(?:ji)?|mummy|mother|mom|ammi)$/, 'mother'],
  [/^(?:bet[ae]|putra|son|ladk[ae])$/, 'son'],
  [/^(?:beti|putri|daughter|ladki)$/, 'daughter'],
  [/^(?:bhai|brother)$/, 'brother'],
  [/^(?:beh[ae]n|bahan|sister)$/, 'sister'],
]
const years = /^(?:saa?l|varsh|years?|yrs?|barsh|baras)$/
const age = /^(?:ages?|umar|umr|umra|aayu|ayu)$/
const later = /^(?:baad|bad|later|baa?dme|hence)$/
const ago = /^(?:pehle|pahle|pehl[ie]|pahal[ie]|ago|purv|before|first)$/
const times = /^(?:gun[aei]|times)$/
const twice = /^(?:dugn[aei]|duguni|double|twice|dogun[aei])$/
const squared = /^(?:square|varg)$/
const thrice = /^(?:tigun[aei]|triple|thrice)$/
const more = /^(?:zy?aa?da|jy?aa?da|adhik|more)$/
const less = /^(?:kam|less)$/
const older = /^bad[aei]$/
const younger = /^chh?ot[aei]$/
const ends = /^(?:hai|hain|h|th[aei]|hog[aei]|honge|jaa?y?eg[aei]|jaa?ye?nge)$/
const joins =
  /^(?:k[aeio]?|se|ho|hi|bhi|to|toh|abhi|ab|is|samay|waqt|present|current|vartt?a?maa?n|aur|and|in|mein?|of|the|ek|as|old|barabar)$/
const asks =
  /^(?:kya|kitn[aei]|batao|bataiye|bata|do|nikal\w*|nikaa?lo|find|karo|gyat|kare|kijiye|dono|d?ono|what|kaun|ki|ke|uska|value)$/
const ofAnother = /^(?:us|un|is|in|wo|woh|vo|vah|weh|ve)(?:k[aei])?$/
const own = /^apn[aei]$/

interface Person {
  /** As it is set: "Ravi", "the son", "Harpreet's father". */
  readonly text: string
  readonly owner?: string
}

const title = (name: string): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
const kinOf = (word: string): string | undefined => kin.find(([of]) => of.test(word))?.[1]
const numberOf = (word: string | undefined): string | undefined =>
  word === undefined ? undefined : /^\d+$/.test(word) ? word : figures[word]

/** Somebody spoken of; "bete ki age se", "uski age ki" is whom another one is compared with. */
interface Spoken {
  readonly who: Person | 'another'
  readonly isCompared: boolean
}

/** What is said in a clause: who, so many times whom, and when. */
interface Told {
  readonly when: string
  readonly of: readonly Spoken[]
  readonly times: string
  readonly more: string
}

const isNumber = (word = ''): boolean =>
  numberOf(word) !== undefined || twice.test(word) || thrice.test(word) || squared.test(word)

/** "se", "ki age ki" and "ki", where what is compared follows. */
const isComparedAt = (words: readonly string[], at: number): boolean => {
  const rest = words.slice(at).filter((word) => word !== 'abhi')
  const [one = '', two = '', three = '', four = ''] = rest
  if (one === 'se') return true
  if (age.test(one)) return two === 'se' || (/^k[aei]$/.test(two) && isNumber(three))
  if (!/^k[aei]$/.test(one)) return false
  return age.test(two) ? three === 'se' || (/^k[aei]$/.test(three) && isNumber(four)) : isNumber(two)
}

function clauseOf(words: readonly string[]): Told | null {
  const of: Spoken[] = []
  let [when, by, gap] = ['', '', '']
  const spoken = (who: Spoken['who'], next: number) => of.push({ who, isCompared: isComparedAt(words, next) })
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const [next = '', then = ''] = [words[at + 1] ?? '', words[at + 2] ?? '']
    const number = numberOf(word)
    const relative = kinOf(word)
    if (number !== undefined && years.test(next) && (later.test(then) || ago.test(then))) {
      if (when !== '') return null
      when = `${number} years ${later.test(then) ? 'later' : 'ago'}`
      at += 2
    } else if ((number !== undefined && times.test(next)) || twice.test(word) || thrice.test(word)) {
      if (by !== '') return null
      by = number ?? (twice.test(word) ? '2' : '3')
      at += number === undefined ? 0 : 1
    } else if (squared.test(word)) {
      if (by !== '') return null
      by = 'square'
    } else if (number !== undefined && (years.test(next) || more.test(next) || less.test(next))) {
      const how = years.test(next) ? then : next
      if (gap !== '' || !(more.test(how) || less.test(how) || older.test(how) || younger.test(how))) return null
      gap = `${number} years ${more.test(how) || older.test(how) ? 'older' : 'younger'} than`
      at += years.test(next) ? 2 : 1
    } else if (own.test(word) || /^(?:us|un|is|in|mer)k?[aei]$/.test(word)) {
      // "apne bete", "uski beti"; "meri age" is that of the child who asks
      if (kinOf(next) !== undefined) continue
      if (own.test(word)) return null
      spoken(/^m/.test(word) ? { text: 'the child' } : 'another', at + 1)
    } else if (ofAnother.test(word)) spoken('another', at + 1)
    else if (age.test(word) || joins.test(word) || older.test(word)) continue
    else if (number !== undefined || asks.test(word)) return null
    else if (relative !== undefined) spoken({ text: `the ${relative}` }, at + 1)
    else if (/^[a-z]{2,}$/.test(word)) {
      const theirs = /^(?:k[aei]?|s)$/.test(next) ? kinOf(then) : undefined
      if (theirs !== undefined) at += 2
      spoken(
        theirs === undefined ? { text: title(word) } : { text: `${title(word)}'s ${theirs}`, owner: title(word) },
        at + 1,
      )
    } else return null
  }
  return (by === '' && gap === '') || (by === 'square' && gap !== '') ? null : { when, of, times: by, more: gap }
}

/** The clauses of a text: each ends with its verb, or with the sentence. */
function clausesIn(text: string): readonly (readonly string[])[] {
  const all: string[][] = []
  for (const sentence of text.toLowerCase().split(/[.,;?!]+/)) {
    let words: string[] = []
    for (const word of sentence.split(/\s+/).filter(Boolean)) {
      words.push(word)
      if (ends.test(word) && words.length > 3) {
        all.push(words.slice(0, -1))
        words = []
      }
    }
    if (words.length > 0) all.push(words)
  }
  return all
}

const isSame = (one: Person, other: Person): boolean =>
  one.text === other.text || other.text.endsWith(`'s ${one.text.slice(4)}`)

/** Who is compared with whom in a clause, as the two persons of the story. */
function personsOf(of: readonly Spoken[], known: readonly Person[]): readonly [Person, Person] | null {
  const met = ({ who }: Spoken) => (who === 'another' ? who : (known.find((person) => isSame(who, person)) ?? who))
  const named = of.map(met).filter((who) => who !== 'another')
  const [owner] = named.flatMap((one) => one.owner ?? [])
  const all = [...known, ...named.filter((one) => !known.includes(one))]
  const [first, second = owner === undefined ? undefined : { text: owner }, ...more] = all
  if (!first || !second || more.length > 0 || of.length > 2 || named.length < of.length - 1) return null
  const other = (one: Person) => (one === first ? second : first)
  const [one, two] = of
  if (!one) return [first, second]
  if (two && one.isCompared === two.isCompared) return null
  const subject = two === undefined ? (one.isCompared ? undefined : one) : one.isCompared ? two : one
  const compared = two === undefined ? (one.isCompared ? one : undefined) : one.isCompared ? one : two
  const [who, whom] = [subject && met(subject), compared && met(compared)]
  if (who !== undefined && who !== 'another') return [who, other(who)]
  if (whom !== undefined && whom !== 'another') return [other(whom), whom]
  return [first, second]
}

const isAsk = (words: readonly string[], known: readonly Person[]): boolean =>
  words.every(
    (word) =>
      asks.test(word) ||
      age.test(word) ||
      joins.test(word) ||
      ends.test(word) ||
      ofAnother.test(word) ||
      /^(?:their|mer[aei])$/.test(word) ||
      kinOf(word) !== undefined ||
      known.some((one) => one.text === title(word)),
  )

/** The text where it is a story of two ages in Hindi that is understood to the last word. */
export function withAgesInEnglish(text: string): string {
  const isOfAges =
    /\b(?:ages?|umar|umra?|aa?yu)\b|\bbad[aei]\b/i.test(text) && /\b(?:saa?l|varsh|years?|yrs?)\b/i.test(text)
  if (!isOfAges || !/\b(?:hai|h|th[aei]|hog[aei]|jaa?y?eg[aei])\b/i.test(text)) return text
  const said: string[] = []
  const asked: (readonly string[])[] = []
  let known: readonly Person[] = []
  for (const words of clausesIn(text)) {
    const clause = clauseOf(words)
    const persons = clause && personsOf(clause.of, known)
    if (!clause) asked.push(words)
    if (clause && !persons) return text
    if (!clause || !persons) continue
    if (known.length === 0) known = persons
    const [one, other] = persons
    const is = clause.when === '' ? 'is' : clause.when.endsWith('ago') ? 'was' : 'will be'
    const by = clause.more === '' ? `${clause.times} times as old as` : `${clause.times} times the age of`
    const how = [clause.more, clause.times === '' ? '' : by].filter(Boolean).join(' ')
    const told =
      clause.times === 'square'
        ? `${one.text}'s age ${is} equal to the square of ${other.text}'s age`
        : `${one.text} ${is} ${how} ${other.text}`
    said.push(`${clause.when === '' ? '' : `${clause.when}, `}${told}.`)
  }
  const isWhole = said.length === 2 && asked.length < 2 && asked.every((words) => isAsk(words, known))
  return isWhole ? `${said.map(title).join(' ')} Find their present ages.` : text
}
