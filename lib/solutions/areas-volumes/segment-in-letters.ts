import { earns } from '../line'
import { worked } from '../solution'

/** The minor or the major segment of a chord that subtends a right angle, 60° or 120° at the centre, with a letter for the radius. */
export interface SegmentInLetters {
  readonly angle: 60 | 90 | 120
  readonly letter: string
  readonly segment: 'minor' | 'major'
  readonly isProof: boolean
}

const sectors = { 60: 6, 90: 4, 120: 3 } as const

/** How many r² it is, for the claim of a proof. */
export function segmentSize({ angle, segment }: Pick<SegmentInLetters, 'angle' | 'segment'>): number {
  const minor = Math.PI / sectors[angle] - (angle === 90 ? 1 / 2 : Math.sqrt(3) / 4)
  return segment === 'minor' ? minor : Math.PI - minor
}

/** E.g. "A chord of a circle of radius r subtends a right angle at the centre. Prove that the area of the minor segment is r²(π − 2)/4." */
export const segmentInLetters = worked<SegmentInLetters>({
  id: 'segment-in-letters',
  archetype: 'arc-segment-area',
  objection: () => null,
  solve: ({ angle, letter, segment, isProof }) => {
    const [n, square] = [sectors[angle], `${letter}^2`]
    const height =
      angle === 90 ? square : angle === 60 ? `\\frac{\\sqrt{3}}{4}${square}` : `\\frac{\\sqrt{3}}{4}${square}`
    const triangle =
      angle === 90
        ? `Its triangle has a right angle at the centre: area $= \\frac{1}{2} \\times ${letter} \\times ${letter} = \\frac{${square}}{2}$`
        : angle === 60
          ? `Its triangle is equilateral: area $= ${height}$`
          : `Its triangle has the height $${letter}\\cos 60^\\circ = \\frac{${letter}}{2}$ and the base $2${letter}\\sin 60^\\circ = \\sqrt{3}\\,${letter}$: area $= ${height}$`
    const minor =
      angle === 90
        ? `\\frac{\\pi ${square}}{4} - \\frac{${square}}{2} = \\frac{${square}}{4}(\\pi - 2)`
        : `\\frac{\\pi ${square}}{${n}} - ${height} = \\frac{${square}}{12}(${angle === 60 ? '2' : '4'}\\pi - 3\\sqrt{3})`
    const major =
      angle === 90
        ? `\\pi ${square} - \\frac{${square}}{4}(\\pi - 2) = \\frac{${square}}{4}(3\\pi + 2)`
        : `\\pi ${square} - \\frac{${square}}{12}(${angle === 60 ? '2' : '4'}\\pi - 3\\sqrt{3}) = \\frac{${square}}{12}(${angle === 60 ? '10' : '8'}\\pi + 3\\sqrt{3})`
    const key =
      angle === 90
        ? `${letter}²(${segment === 'minor' ? 'π - 2' : '3π + 2'})/4`
        : `${letter}²(${segment === 'minor' ? `${angle === 60 ? 2 : 4}π - 3√3` : `${angle === 60 ? 10 : 8}π + 3√3`})/12`
    return {
      lines: [
        earns(
          1,
          `Area of the sector $= \\frac{${angle}^\\circ}{360^\\circ} \\times \\pi ${square} = \\frac{\\pi ${square}}{${n}}$`,
          'sector',
        ),
        earns(1, triangle, 'triangle'),
        earns(1, `Area of the minor segment $= ${minor}$`, 'segment'),
        ...(segment === 'major' ? [earns(1, `Area of the major segment $= ${major}$`)] : []),
        ...(isProof ? ['Hence proved.'] : []),
      ],
      key: isProof ? 'proved' : key,
    }
  },
})
