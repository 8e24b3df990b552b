import { typed } from '../../reading/typed'
import { keys, type Kind } from '../kind'
import type { SurdRule } from '../rule'
import { judgeNumber } from '../judge-number'
import { readNumberKey, type NumberKey, type ValueReading } from '../one-value'
import { readNumber } from './number'

/** An exact number, "5√2"; a decimal is right too, with a word about the exact form. */
export const surd: Kind<SurdRule, NumberKey, ValueReading> = {
  name: 'Number with roots or π',
  words: 'Exact, in any form: 5√2, √50, 5 root 2, 49π/2.',
  format: 'string',
  inputMode: 'decimal',
  keys: ({ unit }) => {
    const [signs = [], brackets = []] = keys('√ π / + −', '( )')
    return [signs, unit ? [...brackets, { unit }] : brackets]
  },
  readKey: ({ expected, unit }) => readNumberKey(typed(expected), unit),
  read: readNumber,
  judge: judgeNumber,
}
