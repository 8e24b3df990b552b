import { expressionTex, productsObjection, substitutionTex, totalOf, valuesTex, type Product } from './pieces/products'
import { says, isValue } from '../claim'
import { earns, type Step } from '../line'
import { surdsTex, surdsText } from '../pieces/surd-sum'
import { worked } from '../solution'

export interface Given {
  readonly products: readonly Product[]
}

/** E.g. "Evaluate: 2 tan² 45° + cos² 30° - sin² 60°", "What is the value of sin 30°?" */
export const evaluate = worked<Given>({
  id: 'evaluate',
  archetype: 'trig-evaluate-standard',
  objection: ({ products }) => productsObjection(products),
  solve: ({ products }) => {
    const total = totalOf(products)
    const [put, values] = [substitutionTex(products), valuesTex(products)]
    const lines: readonly Step[] = [
      `Given expression $= ${expressionTex(products)}$`,
      earns(1, `Substituting the values, $= ${put}$`, 'values'),
      ...(put === values && products.length === 1 ? [] : [earns(0.5, `$= ${values}$`, 'working')]),
      earns(0.5, says`Hence ${isValue('the value', surdsTex(total))}.`),
    ]
    return { lines, key: surdsText(total) }
  },
})
