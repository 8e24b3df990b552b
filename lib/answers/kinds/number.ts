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

export function readNumber(response: Typed, _key: object, _rule: object, budget: Budget): ValueReading {
  return readValue(isNone(response.text) ? typed('0') : response, budget)
}

/** "none", "no tangent can be drawn": 0 of them. */
const isNone = (response: string): boolean =>
  /^\s*n/i.test(response) &&
  /^\s*(?:none|nothing|no (?:tangent|zero|zeroe|point|term|such|outcome|chord|circle)s?(?: [a-z ]{0,30})?)[\s.!]*$/i.test(
    response,
  )
