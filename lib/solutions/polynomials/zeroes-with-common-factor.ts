import { zeroesTex, zeroLines, type Found } from './pieces/zeroes'
import { discriminantOfWhole } from '../quadratic-equations/pieces/formula'
import { inLowestTerms, sizeObjection } from '../quadratic-equations/pieces/whole'
import { add, divide, multiply, negate, sign, toTex, toText, type Fraction } from '../../maths'
import { earns, line, type Line } from '../line'
import { worked } from '../solution'

/** ax³ + bx² + cx or ax⁴ + bx³ + cx², by the power that all terms share; without a, bx² + cx. */
export interface Given {
  readonly a: Fraction
  readonly b: Fraction
  readonly c: Fraction
  readonly power: number
  readonly letter: string
  readonly asked: 'zeroes' | 'points' | 'count' | 'points and count'
}

const powerTex = (letter: string, power: number): string =>
  power === 0 ? '' : power === 1 ? letter : `${letter}^${power}`

/** The polynomial as a student writes it. */
function termsTex(coefficients: readonly Fraction[], letter: string, lowest: number): string {
  const highest = lowest + coefficients.length - 1
  const terms = coefficients.flatMap((value, at) => {
    if (sign(value) === 0) return []
    const name = powerTex(letter, highest - at)
    const size = toTex(value)
    return [name === '' ? size : size === '1' ? name : size === '-1' ? `-${name}` : `${size}${name}`]
  })
  return terms.join(' + ').replaceAll('+ -', '- ')
}

interface Others {
  readonly lines: readonly Line[]
  readonly found: Found | null
  /** In TeX and in the grammar of answers. */
  readonly tex: readonly string[]
  readonly texts: readonly string[]
}

const withoutZeroes = (lines: readonly Line[]): Others => ({ lines, found: null, tex: [], texts: [] })

/** The zeroes of what is left; none where it has no real ones. */
function othersOf({ a, b, c, letter }: Given): Others {
  if (sign(a) === 0) {
    const value = divide(negate(c), b)
    const lines = [line('zero', `$${termsTex([b, c], letter, 0)} = 0$ gives $${letter} = ${toTex(value)}$`)]
    return { lines, found: null, tex: [toTex(value)], texts: [toText(value)] }
  }
  const D = discriminantOfWhole(inLowestTerms({ a, b, c }).coefficients)
  if (D < 0)
    return withoutZeroes([
      line('none', `$${termsTex([a, b, c], letter, 0)}$ is never $0$, since its $b^2 - 4ac$ is negative`),
    ])
  const { lines, found } = zeroLines({ a, b, c, letter })
  return { lines, found, tex: zeroesTex(found), texts: found.key.split(', ') }
}

const valueAt = ({ a, b, c, power }: Given, x: Fraction): Fraction => {
  const quadratic = add(multiply(add(multiply(a, x), b), x), c)
  return Array.from({ length: power }).reduce<Fraction>((value) => multiply(value, x), quadratic)
}

const eachOnce = (all: readonly string[]): readonly string[] => all.filter((one, at) => all.indexOf(one) === at)

/** E.g. "Find the zeroes of x³ − 4x." */
export const zeroesWithCommonFactor = worked<Given>({
  id: 'zeroes-with-common-factor',
  archetype: 'poly-zeroes-integer',
  objection: ({ a, b, c, power }) =>
    sign(c) === 0 || power < 1 || (sign(a) === 0 && sign(b) === 0)
      ? 'These terms share no power of the letter.'
      : sign(a) === 0
        ? null
        : sizeObjection({ a, b, c }),
  solve: (given) => {
    const { a, b, c, power, letter, asked } = given
    const others = othersOf(given)
    const { lines, found } = others
    if (found?.kind === 'rational' && found.zeroes.some((one) => sign(valueAt(given, one)) !== 0))
      throw new Error('zeroesWithCommonFactor: a zero is none')
    const [tex, texts] = [eachOnce(['0', ...others.tex]), eachOnce(['0', ...others.texts])]
    const points = tex.map((one) => `(${one}, 0)`)
    const keys = {
      zeroes: texts.join(', '),
      points: texts.map((one) => `(${one}, 0)`).join(', '),
      count: `${tex.length}`,
    }
    return {
      lines: [
        line(
          'common',
          `All terms share $${powerTex(letter, power)}$: $${termsTex([a, b, c], letter, power)} = ${powerTex(letter, power)}(${termsTex([a, b, c], letter, 0)})$`,
        ),
        line('zero of the power', `It is $0$ when $${letter} = 0$, or when the bracket is $0$`),
        ...lines,
        earns(1, `So the zeroes are $${tex.join('$, $')}$`, 'zeroes'),
        ...(asked === 'zeroes'
          ? []
          : [
              ...(asked === 'count' ? [] : [`The graph meets the $${letter}$-axis at $${points.join('$, $')}$`]),
              ...(asked === 'points' ? [] : [`It has $${tex.length}$ ${tex.length === 1 ? 'zero' : 'zeroes'}`]),
            ]),
      ],
      key: asked === 'points and count' ? `${keys.points}; ${keys.count}` : keys[asked],
    }
  },
})
