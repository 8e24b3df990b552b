import type { AnswerRule, ExpressionRule, PairRule } from '@/lib/answers/rule'
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

const key = (face: string): AnswerKey => ({ face, text: face, name: names.get(face) ?? face })
const keys = (faces: string): readonly AnswerKey[] => faces.split(' ').map(key)

/**
 * The keys that answers of this kind are written with, in groups that stay together; none for words and letters. They
 * follow from the kind, the unit and the letters asked for, never from the value of the key.
 */
export function answerKeys(rule: AnswerRule): readonly (readonly AnswerKey[])[] {
  switch (rule.kind) {
    case 'number':
      return [[...keys('− / .'), ...unitKeys(rule.unit)]]
    case 'fraction':
      return [keys('− /')]
    case 'ratio':
      return [keys(':')]
    case 'surd':
      return [keys('√ π / + −'), [...keys('( )'), ...unitKeys(rule.unit)]]
    case 'roots':
      return [keys('√ ± + −'), keys('/ ( ) ,')]
    case 'coordinates':
      return [keys('( , )'), keys('− /')]
    case 'pair':
      return [[...namesIn(rule).map(key), ...keys('= ,')], keys('− / √')]
    case 'expression':
      return [...functionKeys(rule), [...lettersIn(rule).map(key), ...keys('² ³ ( )')], keys('+ − = /')]
    case 'text':
    case 'keywords':
    case 'choice':
    case 'sequence':
    case 'parts':
      return []
    default:
      return rule satisfies never
  }
}

/** The phone's keyboard: figures where they and the keys above are all that an answer needs. */
export function inputMode({ kind }: Pick<AnswerRule, 'kind'>): 'decimal' | 'text' {
  return kind === 'number' || kind === 'fraction' || kind === 'ratio' || kind === 'surd' ? 'decimal' : 'text'
}

/** The unit as one key, so that it need not be spelled out on a keyboard of figures. */
function unitKeys(unit: string | undefined): readonly AnswerKey[] {
  if (!unit) return []
  if (names.has(unit)) return [key(unit)]
  return [{ face: unit, text: ` ${unit}`, name: withUnits(`1 ${unit}`).slice(1).trim() }]
}

/** "x" and "y" of "x = 3, y = 2". */
const namesIn = ({ expected }: PairRule): readonly string[] =>
  [...expected.matchAll(/([^=,]+)=/g)].map(([, name = '']) => name.trim())

const functions = /sin|cosec|cos|tan|sec|cot/g

const functionKeys = ({ expected }: ExpressionRule): readonly (readonly AnswerKey[])[] =>
  expected.search(functions) < 0 ? [] : [[...keys('sin cos tan'), ...keys('cosec sec cot')]]

/** In the order of the alphabet, which tells nothing of the key. */
const lettersIn = ({ expected }: ExpressionRule): readonly string[] =>
  [...new Set(expected.replace(functions, ' ').match(/\p{L}/gu) ?? [])].sort()
