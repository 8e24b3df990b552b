import { isAsserted } from './asserted'
import { sentencesIn } from './in-plain-words'
import { small } from '@/lib/reading/tokens/number-names'

/** What is done to every value, or to a mean: something is added, or it is multiplied. */
interface Change {
  readonly by: '+' | '×'
  /** The number, or its letter; a minus sign or a stroke before it where it is taken away or divides. */
  readonly size: string
}

const amount = String.raw`(?<size>\d+(?:\.\d+)?|[a-z](?![a-z])|n[a-z]|\d+[a-z])`
const values = String.raw`(?:each|every|all)(?: one)?(?: (?:of )?(?:the|its|these))?(?: \d+| n| given)? ?(?:values?|observations?|numbers?|items?|scores?|marks?|terms?|entries|entry|data|results?|salary|salaries|wages?)(?: of (?:a|the) (?:data|list|distribution|set))?`
const measure = String.raw`(?:means?|averages?|medians?|modes?)`

const verbs: readonly (readonly [words: string, by: '+' | '×', sign: string])[] = [
  [
    String.raw`(?:is |are |also |gets? |will be )*(?:increased|increases?|raised|rises?|grows?|goes up|go up) by`,
    '+',
    '',
  ],
  [
    String.raw`(?:is |are |also |gets? |will be )*(?:decreased|decreases?|reduced|lowered|falls?|goes down|go down|diminished) by`,
    '+',
    '-',
  ],
  [String.raw`(?:is |are |also |gets? |will be )*multiplied by`, '×', ''],
  [String.raw`(?:is |are |also |gets? |will be )*divided by`, '×', '/'],
]
const named: readonly (readonly [words: string, change: Change])[] = [
  [String.raw`(?:is |are |also |gets? )*doubl(?:es?|ed)|becomes? (?:twice|double)`, { by: '×', size: '2' }],
  [String.raw`(?:is |are |also |gets? )*tripl(?:es?|ed)|becomes? (?:thrice|three times)`, { by: '×', size: '3' }],
  [String.raw`(?:is |are |also |gets? )*halved|becomes? half`, { by: '×', size: '/2' }],
]
const same = String.raw`(?:also )?(?:stays?|remains?|is|are|will be) (?:the same|unchanged|unaffected)|does not change|do not change|is not (?:changed|affected)`

/** What changes: a subject, the words that tell how, and an amount where they want one. */
const changeOf = (subject: string, text: string): Change | undefined => {
  for (const [words, by, sign] of verbs) {
    const size = new RegExp(String.raw`\b${subject} (?:${words}) ${amount}(?![\w%]|\.\d)`, 'i').exec(text)?.groups?.size
    if (size !== undefined) return { by, size: sign + size.toLowerCase() }
  }
  const [, times] =
    new RegExp(
      String.raw`\b${subject} (?:becomes?|is|are|gets?|grows? to) (\d+|${small.slice(2, 13).join('|')}) times\b`,
      'i',
    ).exec(text) ?? []
  if (times !== undefined)
    return { by: '×', size: /^\d/.test(times) ? times : String(small.indexOf(times.toLowerCase())) }
  return named.find(([words]) => new RegExp(String.raw`\b${subject} (?:${words})\b`, 'i').test(text))?.[1]
}

const given: readonly (readonly [words: RegExp, sign: string, by: '+' | '×'])[] = [
  [new RegExp(String.raw`\b(?:add(?:ing)? )?${amount} (?:(?:is|be) added )?to ${values}`, 'i'), '', '+'],
  [new RegExp(String.raw`\b(?:subtract(?:ing)? )?${amount} (?:(?:is|be) subtracted )?from ${values}`, 'i'), '-', '+'],
  [new RegExp(String.raw`\bmultiply(?:ing)? ${values} by ${amount}`, 'i'), '', '×'],
  [new RegExp(String.raw`\bdivid(?:e|ing) ${values} by ${amount}`, 'i'), '/', '×'],
]

function causeIn(text: string): Change | undefined {
  for (const [words, sign, by] of given) {
    const found = words.exec(text)
    const size = found?.groups?.size
    if (size !== undefined && /\b(?:add|subtract|multipl|divid)/i.test(found?.[0] ?? ''))
      return { by, size: sign + size.toLowerCase() }
  }
  return changeOf(values, text)
}

const doing: readonly (readonly [words: string, by: '+' | '×', sign: string])[] = [
  ['(?:increases|raises)', '+', ''],
  ['(?:decreases|reduces|lowers)', '+', '-'],
  ['multiplies', '×', ''],
  ['divides', '×', '/'],
]

/** "... increases the mean by 8", "... doubles the mean" */
function doneTo(text: string): Change | undefined {
  const object = String.raw`the ${measure}(?: of [a-z ]*?)?`
  for (const [words, by, sign] of doing) {
    const size = new RegExp(String.raw`\b${words} ${object} by ${amount}(?![\w%]|\.\d)`, 'i').exec(text)?.groups?.size
    if (size !== undefined) return { by, size: sign + size.toLowerCase() }
  }
  return new RegExp(String.raw`\bdoubles ${object}\b`, 'i').test(text) ? { by: '×', size: '2' } : undefined
}

/** What the mean, the median or the mode does when every value is changed in one way: it does the same. */
export const shiftFaults = (text: string): readonly string[] =>
  sentencesIn(text).flatMap((sentence) => {
    if (!/\b(?:mean|average|median|mode)s?\b/i.test(sentence) || !/\b(?:each|every|all)\b/i.test(sentence)) return []
    const bare = sentence.replace(new RegExp(same, 'gi'), '')
    const cause = causeIn(sentence)
    if (!cause || /\bfrequenc(?:y|ies)\b|\bsum\b/i.test(sentence) || !isAsserted(bare)) return []
    const isSame = new RegExp(
      String.raw`\b${measure}(?: of [a-z ]*?)? (?:${same})|\bleaves? the ${measure} (?:unchanged|the same|as it is)`,
      'i',
    ).test(sentence)
    const effect = changeOf(String.raw`${measure}(?: of [a-z ]*?)?`, sentence) ?? doneTo(sentence)
    const isSo = effect?.by === cause.by && effect.size === cause.size
    return (isSame && !effect) || (effect && !isSo && !isSame)
      ? [`when every value is ${told(cause)}, the mean, the median and the mode are ${told(cause)} too`]
      : []
  })

const told = ({ by, size }: Change): string => {
  const bare = size.replace(/^[-/]/, '')
  if (by === '+') return `${size.startsWith('-') ? 'decreased' : 'increased'} by ${bare}`
  return `${size.startsWith('/') ? 'divided' : 'multiplied'} by ${bare}`
}
