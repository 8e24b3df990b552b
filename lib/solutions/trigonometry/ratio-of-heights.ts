import { valueTex, type StandardAngle } from './pieces/ratio'
import { letterAt } from '../../letters'
import { earns } from '../line'
import { worked } from '../solution'

/** Ratios of two tangents. */
export const tangentRatios = ['3 : 1', '1 : 3', '\\sqrt{3} : 1', '1 : \\sqrt{3}'] as const

/** The place of a ratio in that list. */
export type TangentRatio = 0 | 1 | 2 | 3

/** Upside down. */
export const inverted = [1, 0, 3, 2] as const satisfies readonly TangentRatio[]

/** What two lengths that share a third one are: heights over it, or shadows and distances under it. */
interface Scene {
  /** Whether the ratio is that of the tangents, or upside down. */
  readonly asTangents: boolean
  readonly set: string
  readonly of: (side: 1 | 2, angle: number) => string
  readonly wanted: string
}

export const ratioScenes = {
  towers: {
    asTangents: true,
    set: 'Let the heights be $h_1$ and $h_2$ and the distance of the point from each foot $d$.',
    of: (side, angle) => `$\\tan ${angle}^\\circ = \\frac{h_${side}}{d}$, so $h_${side} = d \\tan ${angle}^\\circ$`,
    wanted: 'h_1 : h_2',
  },
  shadows: {
    asTangents: false,
    set: 'Let the pole be $h$ high and the shadows $s_1$ and $s_2$ long.',
    of: (side, angle) =>
      `$\\tan ${angle}^\\circ = \\frac{h}{s_${side}}$, so $s_${side} = \\frac{h}{\\tan ${angle}^\\circ}$`,
    wanted: 's_1 : s_2',
  },
  balloon: {
    asTangents: true,
    set: 'Let the later height be $h_1$, the earlier one $h_2$, and let the girl be at a distance $d$ from the point below the balloon.',
    of: (side, angle) => `$\\tan ${angle}^\\circ = \\frac{h_${side}}{d}$, so $h_${side} = d \\tan ${angle}^\\circ$`,
    wanted: 'h_1 : h_2',
  },
  boats: {
    asTangents: false,
    set: 'Let the lighthouse be $h$ high and the distances $d_1$ and $d_2$. The angles of elevation at the boats are the same as the angles of depression (alternate angles).',
    of: (side, angle) =>
      `$\\tan ${angle}^\\circ = \\frac{h}{d_${side}}$, so $d_${side} = \\frac{h}{\\tan ${angle}^\\circ}$`,
    wanted: 'd_1 : d_2',
  },
} as const satisfies Readonly<Record<string, Scene>>

export type RatioScene = keyof typeof ratioScenes

/** The first length over the second, from their angles. */
export interface RatioOfHeights {
  readonly scene: RatioScene
  readonly angles: readonly [StandardAngle, StandardAngle]
  /** What is offered to choose from; null where nothing is. */
  readonly options: readonly TangentRatio[] | null
}

/** Which of the four is tan a : tan b. */
export function tangentsRatio(a: StandardAngle, b: StandardAngle): TangentRatio {
  if (a === 60 && b === 30) return 0
  if (a === 30 && b === 60) return 1
  return a > b ? 2 : 3
}

const keyOf = ({ scene, angles: [a, b] }: RatioOfHeights): TangentRatio => {
  const tangents = tangentsRatio(a, b)
  return ratioScenes[scene].asTangents ? tangents : inverted[tangents]
}

/** E.g. "From the point halfway between two towers their tops are seen at 60° and 30°. What is the ratio of their heights?" */
export const ratioOfHeights = worked<RatioOfHeights>({
  id: 'ratio-of-heights',
  archetype: 'ht-ratio-of-heights',
  objection: (given) => {
    if (given.angles[0] === given.angles[1]) return 'The two angles are equal, and so are the two lengths.'
    return given.options && given.options.filter((one) => one === keyOf(given)).length !== 1
      ? 'I cannot tell which of the options that is: look at them again.'
      : null
  },
  solve: (given) => {
    const { scene, angles, options } = given
    const [a, b] = angles
    const { asTangents, set, of, wanted } = ratioScenes[scene]
    const key = keyOf(given)
    const [one, two] = asTangents ? [a, b] : [b, a]
    const letter = options ? letterAt(options.indexOf(key)) : null
    return {
      lines: [
        set,
        earns(0.5, `${of(1, a)}; ${of(2, b)}`, 'lengths'),
        earns(
          0.5,
          `$${wanted} = \\tan ${one}^\\circ : \\tan ${two}^\\circ = ${[...new Set([`${valueTex('tan', one)} : ${valueTex('tan', two)}`, tangentRatios[key]])].join(' = ')}$`,
          'ratio',
        ),
        letter === null ? `Hence the ratio is $${tangentRatios[key]}$.` : `Hence the correct option is (${letter}).`,
      ],
      key: letter ?? tangentRatios[key].replace('\\sqrt{3}', '√3'),
    }
  },
})
