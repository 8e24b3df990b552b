import { keyFaces, kinds } from '@/lib/answers'
import type { AnswerRule } from '@/lib/answers/rule'
import { withUnits } from '@/lib/speech/units'

/** A key beside the answer box: what stands on it, what it writes, and its name in words. */
export interface AnswerKey {
  readonly face: string
  readonly text: string
  readonly name: string
}

const names: ReadonlyMap<string, string> = new Map([
  ['√', 'square root'],
  ['π', 'pi'],
  ['±', 'plus or minus'],
  ['²', 'squared'],
  ['³', 'cubed'],
  ['^', 'to the power of'],
  ['+', 'plus'],
  ['−', 'minus'],
  ['/', 'divided by'],
  ['=', 'equals'],
  [':', 'is to'],
  ['.', 'decimal point'],
  [',', 'comma'],
  ['(', 'open bracket'],
  [')', 'close bracket'],
  ['°', 'degrees'],
  ['₹', 'rupees'],
  ['%', 'per cent'],
])

const signKey = (face: string): AnswerKey => ({ face, text: face, name: names.get(face) ?? face })

/** The keys that answers to a rule are written with, in groups that stay together; none for words and letters. */
export const answerKeys = (rule: AnswerRule): readonly (readonly AnswerKey[])[] =>
  keyFaces(rule).map((group) => group.map((face) => (typeof face === 'string' ? signKey(face) : unitKey(face.unit))))

/** The phone's keyboard: figures where they and the keys above are all that an answer needs. */
export const inputMode = ({ kind }: Pick<AnswerRule, 'kind'>): 'decimal' | 'text' => kinds[kind].inputMode

/** The unit as one key, so that it need not be spelled out on a keyboard of figures. */
const unitKey = (unit: string): AnswerKey =>
  names.has(unit) ? signKey(unit) : { face: unit, text: ` ${unit}`, name: unitName(unit) }

/** What stands on the key, for who presses it by saying that, and what it means where that is something else. */
function unitName(unit: string): string {
  const words = withUnits(`1 ${unit}`).slice(1).trim()
  return words === unit ? unit : `${unit}, ${words}`
}
