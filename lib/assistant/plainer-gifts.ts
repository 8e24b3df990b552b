/** What one who speaks calls the two: "I" and "you", "mujhe" and "tum". */
const me = '(?:i|me|we|main|mai|mein|mujhe|mere)'
const you = '(?:you|tum|tumhe|tumko|aap|tumhare|tere|thou)'
const things =
  '(?: of (?:my|your|yours|mine|the|your own)(?: own)?)?(?: ?(?!of\\b|we\\b|i\\b|then\\b|do\\b|de\\b|to\\b)[a-z]{3,})?'

const gifts: readonly (readonly [form: RegExp, isMine: boolean])[] = [
  [new RegExp(`\\b${me} (?:give|gave|hand|lend) (?:to )?${you} (?:rs\\.? ?|₹ ?)?(\\d+)(${things})`, 'i'), true],
  [new RegExp(`\\b${me} (?:give|gave|hand) (?:rs\\.? ?|₹ ?)?(\\d+)(${things}) to ${you}`, 'i'), true],
  [
    new RegExp(`\\b(?:main|mai) ${you} (\\d+)( [a-z]+)? (?:de )?(?:du|doo|doon|dun|dedu|dedun|deta|deti)\\b`, 'i'),
    true,
  ],
  [
    new RegExp(`\\b(?:${you} )?(?:give|gave|hand|lend|gives) (?:to )?me (?:rs\\.? ?|₹ ?)?(\\d+)(${things})`, 'i'),
    false,
  ],
  [new RegExp(`\\b(?:${you} )?(?:give|gave) (?:rs\\.? ?|₹ ?)?(\\d+)(${things}) to me`, 'i'), false],
  [
    new RegExp(
      `\\b(?:${you} )?mujhe (?:rs\\.? ?|₹ ?)?(\\d+)( (?!de\\b)[a-z]+)? (?:de )?(?:do|doge|de|dedo|dete|deti|diye)\\b`,
      'i',
    ),
    false,
  ],
]
const times = '((?:\\d+|two|three|four|five|six|seven|teen|do|char) ?(?:times|gun[aie])|twice|double|thrice|dugn[aei])'
const asMany = '(?: as)?(?: (?!more|less|fewer)[a-z]+){0,2} (?:as|of|what)'
const results: readonly (readonly [form: RegExp, owner: 'me' | 'you' | 'equal'])[] = [
  [/\b(?:we|both of us|hum dono|dono)\b[^.?!"]*\b(?:equal|same|barabar|as many)\b/i, 'equal'],
  [
    new RegExp(
      `\\bi (?:shall|will|would|ll|['’]ll)? ?(?:then )?(?:have|be|become)\\b[^.?!"]*?\\b${times}${asMany} ${you}`,
      'i',
    ),
    'me',
  ],
  [
    new RegExp(
      `\\byou (?:shall|will|would|['’]ll)? ?(?:then )?(?:have|be|become)\\b[^.?!"]*?\\b${times}${asMany} (?:i|me|mine)\\b`,
      'i',
    ),
    'you',
  ],
  [new RegExp(`\\b(?:main?|mai) (?:tum|tujh|aap)[a-z]* (?:se )?${times}`, 'i'), 'me'],
  [new RegExp(`\\btum (?:mujhse|mere se) ${times}`, 'i'), 'you'],
  [new RegExp(`\\bmere (?:paas|pass|rupaye)\\b[^.?!"]*?(?:tum|tujh|aap|tere)[a-z]* (?:se )?${times}`, 'i'), 'me'],
  [new RegExp(`\\btumhare (?:paas|pass)\\b[^.?!"]*?(?:mujhse|mere se) ${times}`, 'i'), 'you'],
]
const speaks =
  /\b([A-Za-z]+) (?:(?:says?|said|tells?|told|asks?|asked|replies|replied|answers|answered|bola|bole|boli|kehta hai|kehti hai|bolta hai|bolti hai|kahta hai|kahti hai)\b|ne (?:[A-Z][a-z]+ se )?(?:kaha|bola|poocha))(?: (?:to )?([A-Z][a-z]*)\b(?: se)?)?/g

interface Told {
  readonly from: string
  readonly to: string
  readonly n: string
  readonly owner: string | null
  readonly times: string
  readonly thing: string
}

/** "Ravi says to Mohan: give me 100 and I shall have twice as much as you." as who gives whom, and who then has more. */
function toldBy(speaker: string, other: string, words: string): Told | null {
  for (const [form, isMine] of gifts) {
    const gift = form.exec(words)
    if (!gift?.[1]) continue
    const rest = words.slice(gift.index + gift[0].length)
    for (const [says, owner] of results) {
      const result = says.exec(rest)
      if (!result) continue
      const left = `${words.slice(0, gift.index)} ${rest.slice(0, result.index)} ${rest.slice(result.index + result[0].length)}`
      if (/\d|\b(?:more|less|half|not)\b/i.test(left)) return null
      const [from, to] = isMine ? [speaker, other] : [other, speaker]
      const has = owner === 'equal' ? null : owner === 'me' ? speaker : other
      const thing = (gift[2] ?? '')
        .replace(/\bof (?:my|your|yours|mine|the)(?: own)?\b|\b(?:rs|rupees?|rupaye)\b/gi, '')
        .trim()
      return { from, to, n: gift[1], owner: has, times: result[1] ?? '', thing }
    }
  }
  return null
}

const named = (word: string): string => {
  const small = word.toLowerCase().replace(/ ?(?:times|gun[aie])$/, '')
  if (/^(?:twice|double|dugn[aei]|two|do|2)$/.test(small)) return 'twice'
  if (/^(?:thrice|three|teen|3)$/.test(small)) return 'three times'
  return `${small === 'char' ? '4' : small} times`
}

/** Two who speak of giving and taking, told of by their names; any other text as it is. */
export function withGiftsTold(text: string): string {
  if (!/\b(?:me|mujhe|tumhe)\b/i.test(text)) return text
  const marks = [...text.matchAll(speaks)].filter(([, name = '']) =>
    /^[A-Z]|^(?:one|other|another|second|dost|dusr[ai]|doosr[ai]|friend)$/.test(name),
  )
  const names = [...new Set(marks.flatMap(([, one = '', two]) => (two === undefined ? [one] : [one, two])))]
  const [first, second, ...more] = names
  const ask = /[^.?!"”]*(?:each|both|dono|they|their|two|capital|respective)[^.?!"”]*\??\s*$/i.exec(text)
  if (first === undefined || second === undefined || more.length > 0 || !ask || /\d/.test(ask[0])) return text
  const body = text.slice(0, ask.index)
  const told = marks.flatMap((mark, at) => {
    const [whole, speaker = ''] = mark
    const words = body.slice(mark.index + whole.length, marks[at + 1]?.index)
    const other = speaker === first ? second : first
    const pieces = words.split(
      /[.!?]["”]?\s+(?=["“]?(?:But |Lekin |And |If |Agar |However))|\b(?=(?:but|lekin) (?:if|agar)\b)/i,
    )
    return pieces.filter((piece) => /\d/.test(piece)).map((piece) => toldBy(speaker, other, piece))
  })
  const [one, two, ...others] = told
  if (!one || !two || others.length > 0 || one.from === two.from || /\d/.test(body.slice(0, marks[0]?.index)))
    return text
  const title = (name: string) => (/^[A-Z][a-z]/.test(name) ? name : name === first ? 'Asha' : 'Bela')
  const said = ({ from, to, n, owner, times, thing }: Told): string | null => {
    if (owner !== null && owner !== to) return null
    return `If ${title(from)} gives ${title(to)} ${n}${thing === '' ? '' : ` ${thing}`}, ${title(to)} will have ${owner === null ? 'just as' : `${named(times)} as`} many as ${title(from)}.`
  }
  const [a, b] = [said(one), said(two)]
  return a === null || b === null ? text : `${a} ${b} How many does each have?`
}
