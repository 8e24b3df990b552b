import type { Budget } from '../../maths/sum'
import { typed, type Typed } from '../../reading/typed'
import { judgeNumber } from '../judge-number'
import type { Kind } from '../kind'
import { readNumberKey, readValue, type NumberKey, type ValueReading } from '../one-value'
import type { NumberRule } from '../rule'

/** One number with an optional unit: "154 cm²". */
export const number: Kind<NumberRule, NumberKey, ValueReading> = {
  name: 'Number',
  words: 'One value, with or without its unit: 154, 154 cm², Rs. 4,500/-, twelve.',
  format: 'number',
  inputMode: 'decimal',
  keys: ({ unit }) => [['−', '/', '.', ...(unit ? [{ unit }] : [])]],
  readKey: ({ expected, unit }) => readNumberKey(typed(expected), unit),
  read: readNumber,
  judge: judgeNumber,
}

export function readNumber(
  response: Typed,
  _key: object,
  { asked }: Pick<NumberRule, 'asked'>,
  budget: Budget,
): ValueReading {
  if (isNone(response.text)) return readValue(typed('0'), budget)
  const signed = asked?.names.includes('discriminant') ? withoutNature(response) : response
  const joined = withoutSign(withoutGaps(signed))
  return readValue(asked?.bound ? withoutBound(joined, asked.bound) : joined, budget)
}

/** Thousands set apart by spaces: "59 840", "1 00 000". */
const gaps = /(?<![\d.,/^√])(?<!\d\s)\d{1,3}(?: \d{2})* \d{3}(?![\d/^]|\s\d)/g

/** "D = 57 > 0" as D = 57: what its sign is. */
function withoutSign(response: Typed): Typed {
  const [, value = '', minus, sign] =
    /^(.{0,120}(?:=|is)\s?(-?)\d[\d./]{0,12})\s?([<>])\s?0\.?$/.exec(response.plain) ?? []
  return value !== '' && (minus === '-') === (sign === '<') ? typed(value) : response
}

const nature =
  /^(.{0,120}?(-?)\d[\d./]{0,12}(?:\s?[<>]\s?0)?)\s?[,;.]?\s(?:so |hence |therefore |and )?(?:the )?(?:it has |roots are )?(no real|not real|(?:two |real |distinct |unequal |different |and )+)(?: ?roots?)?\.?$/i

/** "D = -71, no real roots" as D = -71. */
function withoutNature(response: Typed): Typed {
  const [, value = '', minus, said = ''] = nature.exec(`${response.plain} `.replace(/\s+$/, ' ').trim()) ?? []
  return value !== '' && (minus === '-') === /^no/i.test(said) ? typed(value) : response
}

/** "59 840" as 59840: one number is asked for. */
function withoutGaps(response: Typed): Typed {
  if (!/\d \d{3}/.test(response.text)) return response
  const text = response.text.replace(gaps, (number) => number.replaceAll(' ', ''))
  return text === response.text ? response : typed(text)
}

const bounds = {
  least: /(?<!\p{L})(?:at ?least|kam se kam)(?!\p{L})/giu,
  greatest: /(?<!\p{L})(?:at ?most|[zj]yada se [zj]yada)(?!\p{L})/giu,
}

/** "at least 36" as 36 where the least number is asked for. */
function withoutBound(response: Typed, bound: keyof typeof bounds): Typed {
  if (!/[a-z]{3}/i.test(response.text)) return response
  const text = response.text.replace(bounds[bound], ' ')
  return text === response.text ? response : typed(text.trim())
}

/** "none", "no tangent can be drawn": 0 of them. */
const isNone = (response: string): boolean =>
  /^\s*n/i.test(response) &&
  /^\s*(?:none|nothing|no (?:tangent|zero|zeroe|point|term|such|outcome|chord|circle)s?(?: [a-z ]{0,30})?)[\s.!]*$/i.test(
    response,
  )
