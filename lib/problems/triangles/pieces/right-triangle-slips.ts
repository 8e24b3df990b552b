import type { RightTriangle } from './right-triangle-draw'
import { distinctSlips } from '../../slips/distinct-slips'
import type { Slip } from '../../template'

export function rightTriangleSlips(draw: RightTriangle): readonly Slip[] {
  switch (draw.kind) {
    case 'ladder':
      return ladderSlips(draw)
    case 'poles':
      return poleSlips(draw)
    case 'diagonal':
      return diagonalSlips(draw)
    default:
      return draw satisfies never
  }
}

const notLengths = 'Lengths are not added or subtracted here: their squares are.'
const takeRoot = 'That is the square of the length. Take the root.'

function ladderSlips({ foot, wall, ladder, ask }: Extract<RightTriangle, { kind: 'ladder' }>): readonly Slip[] {
  const [key, lengths, squares] = {
    foot: [foot, ladder - wall, ladder ** 2 + wall ** 2] as const,
    wall: [wall, ladder - foot, ladder ** 2 + foot ** 2] as const,
    ladder: [ladder, foot + wall, Math.abs(wall ** 2 - foot ** 2)] as const,
  }[ask]
  return distinctSlips(`${key}`, [
    { response: `${lengths}`, note: notLengths, step: 'squares' },
    { response: `${key * key}`, note: takeRoot, step: 'root' },
    {
      response: `√${squares}`,
      note: 'Which side is the hypotenuse? Its square is the sum of the other two squares.',
      step: 'squares',
    },
  ])
}

const poleSlips = ({ low, rise, apart, tips }: Extract<RightTriangle, { kind: 'poles' }>): readonly Slip[] => [
  { response: `${apart + rise}`, note: notLengths, step: 'squares' },
  {
    response: `√${apart ** 2 + (low + rise) ** 2}`,
    note: 'Use the difference of the heights, not a whole pole.',
    step: 'difference',
  },
  { response: `${tips * tips}`, note: takeRoot, step: 'root' },
]

const diagonalSlips = ({ length, breadth }: Extract<RightTriangle, { kind: 'diagonal' }>): readonly Slip[] => [
  { response: `${length + breadth}`, note: notLengths, step: 'squares' },
  { response: `${length ** 2 + breadth ** 2}`, note: takeRoot, step: 'root' },
  ...(length === breadth
    ? []
    : [
        {
          response: `√${length ** 2 - breadth ** 2}`,
          note: 'The diagonal is the hypotenuse: add the two squares.',
          step: 'squares',
        },
      ]),
]
