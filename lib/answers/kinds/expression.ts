import { typed, type Typed } from '../../reading/typed'
import type { Claim } from '../../reading/values/claim'
import { readExpression, readExpressionKey, sameShape, type ExpressionKey } from '../../reading/values/expression'
import { judgeExpression } from '../judge-expression'
import { keys, type Kind } from '../kind'
import type { ExpressionRule } from '../rule'

/** An expression by value, an equation up to a factor; right but not simplified is right. */
export const expression: Kind<ExpressionRule, ExpressionKey, Claim> = {
  name: 'Expression or equation',
  words: 'By value, whatever its form: x² - 5x + 6, (x - 2)(x - 3). An equation may be multiplied by a number.',
  format: 'string',
  inputMode: 'text',
  keys: keyFaces,
  readKey: ({ expected }) => readExpressionKey(typed(expected)),
  read: (response, key, rule) => readExpression(withoutUnit(response, rule), key),
  alike: sameShape,
  judge: judgeExpression,
}

/** A unit behind an expression in letters: "(x + 30) m", "30 + x metres", "650x + 500 (rupees)". */
const unit =
  /(?:(?<=[)\da-z²³])\s(?:cm|m|km)[²³]?|\s(?:metres?|meters?|rupees?|rs|years?|hours?|minutes?|seconds?)|\s?\((?:in )?(?:rupees?|rs|₹|metres?|cm|m|years?)\))\.?$/i

/** Unless the key has its letter: "5 m" may be 5 times m. */
function withoutUnit(response: Typed, { expected }: ExpressionRule): Typed {
  const [found] = unit.exec(response.text) ?? []
  if (found === undefined || /m/.test(expected)) return response
  return typed(response.text.slice(0, -found.length))
}

const functions = /sin|cosec|cos|tan|sec|cot/g

/** Letters in the order of the alphabet, which tells nothing of the key. */
function keyFaces({ expected }: ExpressionRule): readonly (readonly string[])[] {
  const letters = [...new Set(expected.replace(functions, ' ').match(/\p{L}/gu) ?? [])].sort()
  const ratios = expected.search(functions) < 0 ? [] : ['sin cos tan cosec sec cot']
  return keys(...ratios, [...letters, '² ³ ^ ( )'].join(' '), '+ − = /')
}
