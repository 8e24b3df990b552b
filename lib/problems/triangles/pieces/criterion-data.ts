import { fraction, toTex } from '../../../maths'

/** The criterion that the data fit. */
export type Case = 'AA' | 'SSS' | 'SAS' | 'none'

/** What is measured on two triangles ABC and DEF, in the ratio p : q where sides are known. */
export interface Compared {
  readonly fits: Case
  readonly p: number
  readonly q: number
  readonly sides: readonly [number, number, number]
  readonly angles: readonly [number, number]
  /** So small that two triangles of different shape have it opposite the shorter of the two sides. */
  readonly narrow: number
}

/** What is known about the two triangles. */
export function known({ fits, p, q, sides: [x, y, z], angles: [first, second], narrow }: Compared): string {
  const [one, two] = [`AB = ${p * x}`, `DE = ${q * x}`]
  switch (fits) {
    case 'AA':
      return `$\\angle A = ${first}^\\circ$, $\\angle B = ${second}^\\circ$, $\\angle D = ${first}^\\circ$, $\\angle F = ${180 - first - second}^\\circ$`
    case 'SSS':
      return `$${one},\\ BC = ${p * y},\\ CA = ${p * z}$ and $${two},\\ EF = ${q * y},\\ FD = ${q * z}$ (in cm)`
    case 'SAS':
      return `$${one},\\ BC = ${p * y},\\ \\angle B = ${first}^\\circ$ and $${two},\\ EF = ${q * y},\\ \\angle E = ${first}^\\circ$ (sides in cm)`
    case 'none':
      return `$AB = ${p * y},\\ BC = ${p * x},\\ \\angle A = ${narrow}^\\circ$ and $DE = ${q * y},\\ EF = ${q * x},\\ \\angle D = ${narrow}^\\circ$ (sides in cm)`
    default:
      return fits satisfies never
  }
}

/** "\\frac{AB}{DE} = \\frac{12}{18} = \\frac{2}{3}" */
const ratioTex = (top: string, bottom: string, length: number, { p, q }: Compared): string =>
  `\\frac{${top}}{${bottom}} = ${q === 1 && length === 1 ? p : `\\frac{${p * length}}{${q * length}} = ${toTex(fraction(p, q))}`}`

/** What is worked out from the data, and what that shows. */
export function reasons(draw: Compared): readonly [compared: string, shown: string] {
  const {
    fits,
    sides: [x, y, z],
    angles: [first, second],
  } = draw
  switch (fits) {
    case 'AA':
      return [
        `$\\angle E = 180^\\circ - (${first}^\\circ + ${180 - first - second}^\\circ) = ${second}^\\circ$`,
        'So $\\angle A = \\angle D$ and $\\angle B = \\angle E$: two pairs of equal angles.',
      ]
    case 'SSS':
      return [
        `$${ratioTex('AB', 'DE', x, draw)}$, $${ratioTex('BC', 'EF', y, draw)}$ and $${ratioTex('CA', 'FD', z, draw)}$`,
        'All three pairs of sides are in the same ratio.',
      ]
    case 'SAS':
      return [
        `$${ratioTex('AB', 'DE', x, draw)}$ and $${ratioTex('BC', 'EF', y, draw)}$`,
        '$\\angle B = \\angle E$, and these angles lie between the sides used.',
      ]
    case 'none':
      return [
        `$${ratioTex('AB', 'DE', y, draw)}$, $${ratioTex('BC', 'EF', x, draw)}$ and $\\angle A = \\angle D$`,
        'But these equal angles do not lie between the sides used, so SAS cannot be applied: two triangles of different shape fit such data.',
      ]
    default:
      return fits satisfies never
  }
}
