import { replaced, type Pairs } from './question/replaced'

const n = '[-−–]?\\d+(?:\\.\\d+)?(?:/\\d+)?'
const written = (pattern: string, flags = 'gi'): RegExp => new RegExp(pattern.replaceAll('#', n), flags)

const suffixes: Readonly<Record<string, string>> = { ˢᵗ: 'st', ⁿᵈ: 'nd', ʳᵈ: 'rd', ᵗʰ: 'th' }

/** "26, __, __, 11": the blanks of an AP by letters. */
function withoutBlanks(text: string): string {
  const names = ['p', 'q', 'r', 's', 't', 'u']
  let count = 0
  const blank = /(?<=[\d,][\s,]*)(?:_+|□|\[ ?\]|\( ?\)|\?)(?=\s*,)|(?<=,\s*)(?:_+|□|\[ ?\])/g
  const named = text.replace(blank, () => names[count++] ?? '_')
  if (count === 0 || count > names.length) return text
  const rest = named.replace(
    /[.,]?\s*\b(?:(?:find|fill|write|bharo) )?(?:in )?(?:the |ke |ka )?(?:blanks?|missing (?:terms?|numbers?))(?: (?:bharo|batao|nikalo|find karo|of|in))?/gi,
    ' ',
  )
  return `${rest.replace(/[.?\s]*$/, '')}. Find ${names.slice(0, count).join(' and ')}.`
}

/** An AP told shortly: "a 5 d 3", "7th is 9", "S20". */
const progressions: Pairs = [
  [/\bA\. ?P\.?(?= ?[:;(])/g, 'AP '],
  [/ˢᵗ|ⁿᵈ|ʳᵈ|ᵗʰ/g, (suffix) => suffixes[suffix] ?? suffix],
  [/\b1st (?=(?:\d+|n) (?:terms?|natural|positive|even|odd|multiples?|numbers?))/gi, 'first '],
  [/\bpehl[aei](?= )/gi, 'first'],
  [/\b(?:dusr|doosr)[aei](?= (?:\w+ )?(?:(?:me|mein|ko|din) )?\d)/gi, 'second'],
  [/\bteesr[aei](?= (?:\w+ )?(?:(?:me|mein|ko|din) )?\d)/gi, 'third'],
  [/,? ?\b(?:aur )?(?:aise|isi tarah|isi prakar)(?: (?:hi|se))?(?: aage)?\b,?/gi, ' and so on. '],
  [/\bneg\b\.?/gi, 'negative'],
  [/\ban ?= ?(?=[^,.=]*n)/g, 'a_n = '],
  [/\b(?:aakhri|aakhiri|akhri|antim)\b/gi, 'last'],
  [/\((?:yaani |i\.?e\.? )?kitne number ka term\)/gi, ''],
  [/\b[Ss] ?(\d{1,3})(?= (?:of|for|if|nikalo|batao|kya|find|when|where)\b| ?[,=?.]|$)/g, 'S_$1'],
  [/(\d(?:st|nd|rd|th))(?= (?:is|=|hai|h|and \d+(?:st|nd|rd|th)|to \d)\b)/gi, '$1 term'],
  [/(\d(?:st|nd|rd|th)) term to (?=\d+(?:st|nd|rd|th) term)/gi, '$1 term and the '],
  [/(\d(?:st|nd|rd|th)) term to (?=\d+(?:st|nd|rd|th) terms?\b)/gi, '$1 term and the '],
  [/\bratio of (\d+(?:st|nd|rd|th)) to (\d+(?:st|nd|rd|th)) terms?/gi, 'ratio of the $1 term and the $2 term'],
  [/\blast (?:one )?(?=is \d)/gi, 'last term '],
  [written('\\b(whose |if |with |where |and |, ?|^)(?:first term )?a (?:is |= ?|: ?)?(?=#(?![\\w/]))'), '$1a = '],
  [written('\\b(?:common difference |diff )?d (?:is |= ?|: ?)?(?=#(?!\\w))'), 'd = '],
  [/\bnth term (?=\d)/gi, 'nth term is '],
  [
    /\b(?:a|first term)(?: and| n| aur|,| &) (?:the )?(?:d|common diff(?:erence)?|common d)(?= (?:of|for|in|find|nikalo|batao|kya|kitna)\b|[.?]|$)/gi,
    'the first term and the common difference',
  ],
  [
    /\b(?:d|common difference)(?: and| n| aur|,| &) (?:the )?(?:a|first term)(?= (?:of|for|in|find|nikalo|batao|kya|kitna)\b|[.?]|$)/gi,
    'the first term and the common difference',
  ],
  [
    /\bnth terms? of (?:the )?(?:aps? )?([-−\d, .]*\d)(?:\.{2,}|…| ?, ?\.*)? and ([-−\d, ]*\d)(?:[ ,.…]*)(?= |$)/gi,
    'nth terms of the APs $1, ... and $2, ... ',
  ],
]

/** The text where what belongs to these chapters is told as their books tell it. */
export function algebraically(text: string): string {
  return /\bpehl[iae]\b|\b(?:a\.? ?p\.?|terms?|series|sequence|progression)\b|\.\.|…|\d, ?[-−–]?\d+, ?[-−–]?\d/i.test(
    text,
  )
    ? replaced(withoutBlanks(text), progressions)
    : text
}
