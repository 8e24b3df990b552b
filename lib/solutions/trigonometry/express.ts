import { expressSteps } from './pieces/express-steps'
import { shapes, shapeTex, signOf, type KnownRatio, type RootShape } from './pieces/root-shapes'
import type { RatioName } from './pieces/ratio'
import { letterAt } from '../../letters'
import { earns } from '../line'
import { worked } from '../solution'

/** A ratio of an acute angle made of another one, with a root. */
export interface Expression {
  readonly shape: RootShape
  /** Under the root. */
  readonly sign: 1 | -1
}

/** Which of these is a ratio in terms of another. */
export interface ExpressRatio {
  readonly given: KnownRatio
  readonly asked: RatioName
  /** In TeX. */
  readonly angle: string
  /** Null where nothing is offered to choose from. */
  readonly options: readonly Expression[] | null
}

const rightOnes = ({ given, asked, options }: ExpressRatio): readonly number[] =>
  (options ?? []).flatMap(({ shape, sign }, index) =>
    shape === shapes[given][asked] && sign === signOf(given) ? [index] : [],
  )

/** In the grammar of answers. */
const shapeText = (shape: RootShape, given: KnownRatio, angle: string): string => {
  const letter = angle.replace('\\theta', 'θ').replace('\\', '')
  const [x, root] = [`${given} ${letter}`, `√(1 ${signOf(given) > 0 ? '+' : '-'} ${given}^2 ${letter})`]
  return { root, 'over root': `1/${root}`, 'x over root': `${x}/${root}`, 'root over x': `${root}/(${x})` }[shape]
}

/** E.g. "Express sec A in terms of sin A, where A is an acute angle." */
export const expressRatio = worked<ExpressRatio>({
  id: 'express',
  archetype: 'trig-express',
  objection: (given) => {
    if (!shapes[given.given][given.asked]) return 'These two ratios are each other’s reciprocals, or the same.'
    return given.options && rightOnes(given).length !== 1
      ? 'I cannot tell which of the options that is: look at them again.'
      : null
  },
  solve: (ratio) => {
    const { given, asked, angle, options } = ratio
    const shape = shapes[given][asked]
    if (!shape) throw new Error(`express: ${asked} is not made of ${given} with a root`)
    const letter = options ? letterAt(rightOnes(ratio)[0] ?? 0) : null
    const found = `$\\${asked} ${angle} = ${shapeTex(shape, given, signOf(given), angle)}$`
    return {
      lines: [
        ...expressSteps(given, asked, shape, angle),
        earns(0.5, letter === null ? `Hence ${found}.` : `Hence ${found}: option (${letter}).`),
      ],
      key: letter ?? shapeText(shape, given, angle),
    }
  },
})
