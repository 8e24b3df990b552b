import { ratioNames, reciprocal, type RatioName } from './pieces/ratio'
import { earns } from '../line'
import { worked } from '../solution'

/** One ratio of an acute angle in terms of cot, sec or cosec of it. */
export interface ExpressAny {
  readonly asked: RatioName
  readonly given: 'cot' | 'sec' | 'cosec'
  /** In TeX, and as it is typed. */
  readonly angle: readonly [tex: string, plain: string]
}

type Shape = '1/x' | 'x' | 'root' | '1/root' | 'x/root' | 'root/x'

/** With √(1 + cot²) for cot, √(sec² - 1) for sec and √(cosec² - 1) for cosec as the root. */
const shapes: Readonly<Record<ExpressAny['given'], Readonly<Record<RatioName, Shape>>>> = {
  cot: { sin: '1/root', cos: 'x/root', tan: '1/x', cosec: 'root', sec: 'root/x', cot: 'x' },
  sec: { cos: '1/x', sin: 'root/x', tan: 'root', cot: '1/root', cosec: 'x/root', sec: 'x' },
  cosec: { sin: '1/x', cos: 'root/x', cot: 'root', tan: '1/root', sec: 'x/root', cosec: 'x' },
}

const rootOf = (given: ExpressAny['given'], square: string): string =>
  given === 'cot' ? `1 + ${square}` : `${square} - 1`

function written(shape: Shape, x: string, root: string, over: (top: string, bottom: string) => string): string {
  if (shape === 'x') return x
  if (shape === 'root') return root
  const [top = '', bottom = ''] = shape.split('/')
  const part = (name: string) => (name === 'x' ? x : name === 'root' ? root : name)
  return over(part(top), part(bottom))
}

/** E.g. "Express sec A in terms of cot A." */
export const expressAny = worked<ExpressAny>({
  id: 'express-any',
  archetype: 'trig-express',
  objection: ({ asked, given }) => (asked === given ? 'That is the ratio itself.' : null),
  solve: ({ asked, given, angle: [tex, plain] }) => {
    const [x, square] = [`\\${given} ${tex}`, `\\${given}^2 ${tex}`]
    const result = written(
      shapes[given][asked],
      x,
      `\\sqrt{${rootOf(given, square)}}`,
      (top, bottom) => `\\frac{${top}}{${bottom}}`,
    )
    const identity =
      given === 'cot'
        ? `\\cosec^2 ${tex} = 1 + ${square}`
        : given === 'sec'
          ? `\\tan^2 ${tex} = ${square} - 1`
          : `\\cot^2 ${tex} = ${square} - 1`
    const [root] = identity.split('^2')
    const needs = shapes[given][asked].includes('root')
    const inverse = reciprocal[given]
    return {
      lines: [
        `$\\${inverse} ${tex} = \\frac{1}{${x}}$${needs ? `, and $${identity}$, so $${root} ${tex} = \\sqrt{${rootOf(given, square)}}$ (the angle is acute)` : ''}.`,
        earns(1, `Hence $\\${asked} ${tex} = ${result}$.`),
      ],
      key: written(
        shapes[given][asked],
        `${given} ${plain}`,
        `√(${rootOf(given, `${given}² ${plain}`)})`,
        (top, bottom) => `${top}/${bottom}`,
      ),
    }
  },
})

export const isGivenRatio = (name: string): name is ExpressAny['given'] =>
  /^(?:cot|sec|cosec)$/.test(name) && ratioNames.some((one) => one === name)
