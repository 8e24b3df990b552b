import { numberAt } from './spoken-number'

const words =
  'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty'
const number = `(?:\\d+|(?:${words})(?:[ -](?:${words}))?)`
const minus = '(?:minus |[-−–] ?)'
const bar = '(?:upon|by|over|divided by|/)'
const excluded = new RegExp(
  `[\\s,(;]*(?:where |and |if |given )?\\(?\\b([xyt]) ?(?:is |are )?(?:not ?(?:equals?(?: to)?|=)?|cannot (?:be|equal)|≠|!=|=/=|\\\\neq?) ?(?:to )?((?:${minus})?${number}(?:(?: ?, ?| and | or |, and )(?:${minus})?${number})*)\\)?`,
  'i',
)

const valueOf = (text: string): number => {
  const plain = text.trim().toLowerCase()
  return /^\d+$/.test(plain) ? Number(plain) : Number(numberAt(plain.split(/[ -]/), 0)?.text ?? NaN)
}
const signedValue = (text: string): number =>
  /^\s*(?:minus |[-−–])/.test(text) ? -valueOf(text.replace(/^\s*(?:minus |[-−–] ?)/, '')) : valueOf(text)

/**
 * "One upon x plus four minus one upon x minus seven equals eleven upon thirty, x not -4, 7": what x may not be tells what stands below each
 * bar. As it stands, where a value is the zero of none.
 */
export function withExcludedBars(text: string): string {
  const [clause, x = '', listed = ''] = excluded.exec(text) ?? []
  if (clause === undefined || /\/ ?\(/.test(text)) return text
  const values = listed.split(/ ?, ?(?:and )?| and | or /i).map(signedValue)
  const used = new Set<number>()
  const below = new RegExp(
    `\\b(${number}) ?${bar} ?${x}\\b(?: ?(plus|minus|[-+−–]) ?(${number})\\b(?! ?(?:${bar})(?![a-z])))?`,
    'gi',
  )
  const told = text.replace(clause, '').replace(below, (found, top = '', sign = '', by = '') => {
    const isPlus = /^(?:plus|\+)$/i.test(sign)
    const zero = sign === '' ? 0 : isPlus ? -valueOf(by) : valueOf(by)
    const rest = values.includes(zero) ? '' : sign === '' ? null : ` ${isPlus ? '+' : '-'} ${valueOf(by)}`
    const own = rest === '' ? zero : 0
    if (rest === null || !values.includes(own)) return found
    used.add(own)
    return own === 0 ? `${valueOf(top)}/${x}${rest}` : `${valueOf(top)}/(${x} ${isPlus ? '+' : '-'} ${valueOf(by)})`
  })
  if (values.length === 0 || !values.every((value) => used.has(value))) return text
  const plain = told
    .replace(/ ?\b(plus|minus) (?=\d+\/)/gi, (_, sign = '') => (/^p/i.test(sign) ? ' + ' : ' - '))
    .replace(
      new RegExp(` (?:is equal to|equals?(?: to)?|is|=) (${number})(?: ?${bar} ?(${number}))?\\b`, 'i'),
      (_, top = '', by?: string) => ` = ${valueOf(top)}${by === undefined ? '' : `/${valueOf(by)}`}`,
    )
  return plain.replace(/(= ?\d+(?:\/\d+)?)/, `$1, ${x} ≠ ${values.join(', ')}`)
}
