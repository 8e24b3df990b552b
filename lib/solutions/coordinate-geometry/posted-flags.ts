import { distanceBetween } from './distance-between'
import { midPoint } from './mid-point'
import { exactText } from './pieces/point'
import { sectionAt } from './pieces/section'
import { divide, isInteger, multiply, toTex, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

/** Flags on parallel lines, each at a share of the side AD. */
export interface PostedFlags {
  /** AD in metres, and how far apart the lines are. */
  readonly side: Fraction
  readonly gap: Fraction
  readonly flags: readonly [PostedFlag, PostedFlag]
  readonly asked: readonly ('first' | 'second' | 'distance' | 'middle')[]
}

interface PostedFlag {
  /** The number of the line. */
  readonly line: Fraction
  /** 1/4 of AD. */
  readonly share: Fraction
}

/** E.g. "Niharika runs 1/4th of AD on the 2nd line and posts a green flag. Preet runs 1/5th of AD on the 8th line ... How far apart are the flags?" */
export const postedFlags = worked<PostedFlags>({
  id: 'posted-flags',
  archetype: 'cg-distance',
  objection: ({ flags: [a, b] }) =>
    toTex(a.line) === toTex(b.line) && toTex(a.share) === toTex(b.share) ? 'Both flags stand at the same place.' : null,
  solve: ({ side, gap, flags, asked }) => {
    const at = ({ line, share }: PostedFlag) => [multiply(line, gap), multiply(share, side)] as const
    const [a, b] = [
      { name: 'G', at: at(flags[0]) },
      { name: 'R', at: at(flags[1]) },
    ]
    const placed = [a, b].map(({ name, at: [x, y] }, index) => {
      const flag = flags[index] ?? flags[0]
      return earns(
        0.5,
        `The ${index === 0 ? 'first' : 'second'} flag is on line $${toTex(flag.line)}$, and $${toTex(flag.share)} \\times ${toTex(side)} = ${toTex(y)}$, so it stands at $${name}(${toTex(x)}, ${toTex(y)})$.`,
      )
    })
    const on = divide(sectionAt(a.at, b.at, 1, 1)[0], gap)
    const [distance, middle] = [distanceBetween.solve({ a, b }), midPoint.solve({ a, b })]
    const isOnLine = isInteger(on)
    return {
      lines: [
        'Take $A$ as the origin, $AB$ as the $x$-axis and $AD$ as the $y$-axis.',
        ...placed,
        ...(asked.includes('distance') ? distance.lines : []),
        ...(asked.includes('middle') ? middle.lines : []),
        ...(asked.includes('middle') && isOnLine ? [`That is on line $${toTex(on)}$.`] : []),
      ],
      key: asked
        .map((each) =>
          each === 'first' || each === 'second'
            ? exactText((each === 'first' ? a : b).at)
            : each === 'distance'
              ? `${distance.key} m`
              : `${isOnLine ? `on line ${toTex(on)} at ` : ''}${middle.key}`,
        )
        .join('; '),
    }
  },
})
