import { reciprocal, type RatioName } from './pieces/ratio'
import { earns } from '../line'
import { worked } from '../solution'

/** One ratio of an acute angle in terms of another. */
export interface ExpressAny {
  readonly asked: RatioName
  readonly given: RatioName
  /** In TeX, and as it is typed. */
  readonly angle: readonly [tex: string, plain: string]
}

type Shape = '1/x' | 'x' | 'root' | '1/root' | 'x/root' | 'root/x'

/** With √(1 - sin²) for sin, √(1 + cot²) for cot, √(sec² - 1) for sec and √(cosec² - 1) for cosec as the root. */
const shapes: Readonly<Record<ExpressAny['given'], Readonly<Record<RatioName, Shape>>>> = {
  sin: { sin: 'x', cos: 'root', tan: 'x/root', cosec: '1/x', sec: '1/root', cot: 'root/x' },
  cos: { cos: 'x', sin: 'root', tan: 'root/x', cosec: '1/root', sec: '1/x', cot: 'x/root' },
  tan: { tan: 'x', sec: 'root', cos: '1/root', sin: 'x/root', cosec: 'root/x', cot: '1/x' },
  cot: { sin: '1/root', cos: 'x/root', tan: '1/x', cosec: 'root', sec: 'root/x', cot: 'x' },
  sec: { cos: '1/x', sin: 'root/x', tan: 'root', cot: '1/root', cosec: 'x/root', sec: 'x' },
  cosec: { sin: '1/x', cos: 'root/x', cot: 'root', tan: '1/root', sec: 'x/root', cosec: 'x' },
}

const rootOf = (given: RatioName, square: string): string => {
  if (given === 'sin' || given === 'cos') return `1 - ${square}`
  return given === 'cot' || given === 'tan' ? `1 + ${square}` : `${square} - 1`
}

/** The ratio whose square the identity gives. */
const rootRatio: Readonly<Record<RatioName, RatioName>> = {
  sin: 'cos',
  cos: 'sin',
  tan: 'sec',
  cot: 'cosec',
  sec: 'tan',
  cosec: 'cot',
}

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
    const root = `\\${rootRatio[given]}`
    const identity = `${root}^2 ${tex} = ${rootOf(given, square)}`
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

export const isGivenRatio = (name: RatioName): boolean => /^(?:cot|sec|cosec)$/.test(name)

/** Several ratios of an acute angle in terms of another. */
export interface ExpressSeveral {
  readonly asked: readonly RatioName[]
  readonly given: RatioName
  readonly angle: readonly [tex: string, plain: string]
}

/** E.g. "Write all the other ratios of A in terms of sec A." */
export const expressSeveral = worked<ExpressSeveral>({
  id: 'express-several',
  archetype: 'trig-express',
  objection: () => null,
  solve: ({ asked, given, angle }) => {
    const all = asked.map((name) => ({ name, ...expressAny.solve({ asked: name, given, angle }) }))
    return {
      lines: all.flatMap(({ lines }) => lines),
      key: all.map(({ name, key }) => `${name} ${angle[1]} = ${key}`).join('; '),
    }
  },
})
