import { lengthObjection, lengthShown, lengthTex, lengthText } from './pieces/length'
import { divide, multiply, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** An upright pole and its shadow, and of a tower at the same time either the shadow or the height. */
export interface Given {
  readonly pole: Fraction
  readonly poleShadow: Fraction
  readonly tower: { readonly known: 'height' | 'shadow'; readonly length: Fraction }
  readonly unit: string
}

/** E.g. "A vertical pole of length 6 m casts a shadow 4 m long on the ground, and at the same time a tower casts ..." */
export const shadow = worked<Given>({
  id: 'shadow',
  archetype: 'tri-shadow',
  objection: ({ pole, poleShadow, tower }) => lengthObjection([pole, poleShadow, tower.length]),
  solve: ({ pole, poleShadow, tower, unit }) => {
    const asksHeight = tower.known === 'shadow'
    const [mine, partner] = asksHeight ? [pole, poleShadow] : [poleShadow, pole]
    const found = divide(multiply(mine, tower.length), partner)
    const [known, answer] = [lengthTex(tower.length), lengthTex(found)]
    const [height, shade] = asksHeight ? ['PQ', known] : [known, 'QR']
    const name = asksHeight ? 'PQ' : 'QR'
    return {
      lines: [
        'Let $AB$ be the pole with shadow $BC$, and $PQ$ the tower with shadow $QR$.',
        earns(
          0.5,
          '$\\angle B = \\angle Q = 90^\\circ$ and $\\angle C = \\angle R$ (same elevation of the sun), so $\\triangle ABC \\sim \\triangle PQR$ (AA).',
        ),
        earns(0.5, '$\\frac{AB}{PQ} = \\frac{BC}{QR}$', 'proportion'),
        line(
          'values',
          says`${chain(`\\frac{${lengthTex(pole)}}{${height}}`, `\\frac{${lengthTex(poleShadow)}}{${shade}}`)}`,
        ),
        earns(
          0.5,
          says`${chain(name, `\\frac{${lengthTex(mine)} \\times ${known}}{${lengthTex(partner)}}`, answer)}`,
          'length',
        ),
        earns(
          0.5,
          `Hence the ${asksHeight ? 'height of the tower' : 'length of the shadow'} is ${lengthShown(found)} ${unit}.`,
        ),
      ],
      key: lengthText(found),
    }
  },
})
