import { measuredSides, type Compared, type Measure } from './criterion-data'
import { fraction, toTex } from '../../../maths'

const ratio = ({ name, value }: Measure): string => {
  const [top, bottom] = value
  const reduced = toTex(fraction(top, bottom))
  return `$\\frac{${name[0]}}{${name[1]}} = \\frac{${top}}{${bottom}}${reduced === `\\frac{${top}}{${bottom}}` ? '' : ` = ${reduced}`}$`
}

/** What is worked out from the data, and what that shows. */
export function reasons(draw: Compared): readonly [compared: string, shown: string] {
  const {
    measured,
    agree,
    angles: [first, second],
  } = draw
  const ratios = measuredSides(draw).map(ratio)
  const [D, E] = [0, 1].map((place) => draw.second.charAt(place))
  switch (measured) {
    case 'angles': {
      const third = 180 - first - second + (agree ? 0 : 6)
      return [
        `$\\angle ${E} = 180^\\circ - (${first}^\\circ + ${third}^\\circ) = ${180 - first - third}^\\circ$`,
        agree
          ? `So $\\angle A = \\angle ${D}$ and $\\angle B = \\angle ${E}$: two pairs of equal angles.`
          : `So $\\angle B$ and $\\angle ${E}$ are different: only one pair of angles is equal.`,
      ]
    }
    case 'sides':
      return [
        `${ratios[0]}, ${ratios[1]} and ${ratios[2]}`,
        agree ? 'All three pairs of sides are in the same ratio.' : 'The three ratios are not all equal.',
      ]
    case 'included':
      return [
        `${ratios[0]} and ${ratios[1]}`,
        agree
          ? `$\\angle B = \\angle ${E}$, and these angles lie between the sides used.`
          : `$\\angle B = \\angle ${E}$, but the sides about these angles are not in the same ratio.`,
      ]
    case 'opposite':
      return [
        `${ratios[0]}, ${ratios[1]} and $\\angle A = \\angle ${D}$`,
        'But these equal angles do not lie between the sides used, so SAS cannot be applied: two triangles of different shape fit such data.',
      ]
    default:
      return measured satisfies never
  }
}
