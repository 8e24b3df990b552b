/** The noun before "at ₹x", or behind "₹x per". */
const priced = (letter: string): readonly RegExp[] => [
  new RegExp(
    `([a-z]+)(?: tickets?| students?| prizes?| seats?| items?)? \\(?(?:(?:is|are|costs?|at|for|be|of|was|were) )*(?:rs\\.? ?|₹ ?)?${letter}\\b`,
    'i',
  ),
  new RegExp(`(?:rs\\.? ?|₹ ?)?${letter}\\b (?:per|for each|for every|for an?|each for) ([a-z]+)`, 'i'),
]

const places = /\b(school|shop|family|store|stall|group|customer|buyer) ['‘"]?([PQ])['’"]?(?![a-z])/gi

/**
 * A story whose sentence only calls the two prices ₹x and ₹y, in the order in which it counts the two kinds: told without that sentence, the
 * two schools or shops P and Q by no letters.
 */
export function withoutLetters(text: string): string {
  const [naming] =
    /(?<=^|[.?!]\s*)[^.?!]*(?:₹|rs\.?) ?x\b[^.?!]*(?:₹|rs\.?) ?y\b[^.?!(]*(?:\([^()]{3,}\)[^.?!(]*|\)[^.?!(]*)*(?:[.!]\s+|(?<!\()(?=\((?:i|1|a)\)))/i.exec(
      text,
    ) ?? []
  if (naming === undefined || /\d/.test(naming)) return text
  const rest = text.replace(naming, '')
  const found = ['x', 'y'].map((letter) => {
    const nouns = priced(letter).flatMap((form) => form.exec(naming)?.[1]?.toLowerCase() ?? [])
    const own = nouns.filter(
      (noun) =>
        noun.length > 2 && !/^(?:students?|prizes?|persons?|games?|one|each|and|for|per|the|tickets?)$/.test(noun),
    )
    return own.find((noun) => rest.toLowerCase().includes(noun)) ?? own[0] ?? ''
  })
  const [u = '', v = ''] = found
  const [first, second] = [u, v].map((noun) => rest.toLowerCase().indexOf(noun))
  if (u === '' || v === '' || u === v || (first !== -1 && second !== -1 && (second ?? 0) < (first ?? 0))) return text
  const plain = rest.replace(
    places,
    (_: string, one = '', letter = '') => `${/p/i.test(letter) ? 'one' : 'another'} ${one}`,
  )
  return withAwardsTold(plain, u, v)
}

const people = '(?:students?|players?|children|winners?|pupils|boys|girls)'

/** "One school gave ₹7350 in all to 4 hockey and 3 cricket players": so much for so many of each. */
function withAwardsTold(text: string, u: string, v: string): string {
  const [told = '', ...asked] = text.split(/(?=\(i\)|(?<=[.;] )(?:find|what|how|write|form|represent)\b)/i)
  const counted = (noun: string) => new RegExp(`(\\d+) (?:${people} )?(?:(?:for|in|of|from) )?(?:the )?${noun}`, 'i')
  let bills = 0
  const plain = told.replace(
    /[^.;,]*(?:₹|rs\.?) ?\d[\d,]*[^.;]*?(?=[.;]|, (?:while |and )?(?:one|another|the other)\b|$)/gi,
    (piece) => {
      const [sum = ''] = /(?:₹|rs\.?) ?\d+(?:,\d+)*/i.exec(piece) ?? []
      const others = piece.replace(sum, '').match(/\d+/g) ?? []
      const [a, b] =
        /\brespectively\b/i.test(piece) && !piece.toLowerCase().includes(u)
          ? others
          : [u, v].map((noun) => counted(noun).exec(piece)?.[1])
      if (
        others.length !== 2 ||
        a === undefined ||
        b === undefined ||
        !/\b(?:gave|gives?|award\w*|spen[dt]s?|paid|pays?|bought|buys?)\b/i.test(piece)
      )
        return piece
      bills++
      return ` ${a} ${u} and ${b} ${v} cost ${sum}`
    },
  )
  if (bills !== 2) return text
  const what =
    '(?:what (?:is|was|will be)|find|calculate) (?:the )?(?:total )?(?:prize|amount|price|award|cost|money)(?: (?:money|amount|of (?:the )?prize|given|per student))*'
  const asks = asked.map((ask) =>
    ask
      .replace(
        /\brepresent (?:the )?(?:\w+ )?(?:information|situation|statements?) algebraically[^.?]*/i,
        'Write the pair of linear equations',
      )
      .replace(
        new RegExp(`${what} (?:for|of|on) (?:the )?${u} and (?:also )?(?:for |of )?(?:the )?${v}`, 'i'),
        `Find the cost of one ${u} and one ${v}`,
      )
      .replace(
        new RegExp(
          `${what} (?:for|of|on) (?:the |an? |one |each )?(${u}|${v})(?: (?:ticket|prize|seat|student|player)s?)?(?= ?[.?]| *$)`,
          'i',
        ),
        'Find the cost of one $1',
      )
      .replace(
        new RegExp(
          `(?:what|how much|find)\\b[^.?]*\\b(\\d+) ${people}(?: each)? (?:of|from|in|for) (?:each|both|the two|two)(?: of)?(?: the)? \\w+[^.?]*`,
          'i',
        ),
        `Find the cost of $1 ${u} and $1 ${v}`,
      ),
  )
  const pays = new RegExp(
    `how much (?:do|does|will|would|should) (\\d+) ${u}s? and (\\d+) ${v}\\w* (?:have to )?(?:pay|cost)[^.?]*`,
    'i',
  )
  return [plain.trim(), ...asks.map((ask) => ask.replace(pays, `Find the cost of $1 ${u} and $2 ${v}`))].join(' ')
}
