import { scoopedPi, type Scooped } from './scooped-cylinder'
import { toDecimal } from '../../../maths'
import { chain, earns, says, type Step } from '../../template'
import { lengthText, product, slantTex, tenths } from './pi'

/** From the formula to the value. */
export function scoopedLines({ cut, ask, r, h, l }: Scooped, key: string): readonly Step[] {
  const [radius, height, slant] = [r, h, l].map(lengthText)
  if (ask === 'volume')
    return cut === 'cone'
      ? [
          earns(
            1,
            'Volume left $=$ volume of cylinder $-$ volume of cone $= \\pi r^2 h - \\dfrac{1}{3} \\pi r^2 h = \\dfrac{2}{3} \\pi r^2 h$',
            'formula',
          ),
          earns(1, `$= \\dfrac{2}{3} \\times ${scoopedPi.tex} \\times ${radius} \\times ${radius} \\times ${height}$`),
          earns(0.5, `$= ${key}$`),
        ]
      : [
          earns(
            1,
            'Volume left $=$ volume of cylinder $- 2 \\times$ volume of hemisphere $= \\pi r^2 h - \\dfrac{4}{3} \\pi r^3 = \\pi r^2 \\left(h - \\dfrac{4}{3} r\\right)$',
            'formula',
          ),
          earns(
            1,
            `$= ${scoopedPi.tex} \\times ${radius} \\times ${radius} \\times \\left(${height} - \\dfrac{4}{3} \\times ${radius}\\right)$`,
          ),
          earns(0.5, `$= ${key}$`),
        ]
  return cut === 'cone'
    ? [
        earns(0.5, says`Slant height of the cavity ${chain('l', slantTex(r, h))} cm`, 'slant height'),
        earns(
          1,
          'Total surface area $=$ CSA of cylinder $+$ area of one base $+$ CSA of cone $= 2 \\pi r h + \\pi r^2 + \\pi r l = \\pi r (2h + r + l)$',
          'surfaces',
        ),
        earns(0.5, `$= ${scoopedPi.tex} \\times ${radius} \\times (2 \\times ${height} + ${radius} + ${slant})$`),
        earns(
          0.5,
          `$= ${toDecimal(product(scoopedPi.value, tenths(r)))} \\times ${lengthText(2 * h + r + l)} = ${key}$`,
        ),
      ]
    : [
        earns(
          1,
          'Total surface area $=$ CSA of cylinder $+ 2 \\times$ CSA of hemisphere $= 2 \\pi r h + 2 \\times 2 \\pi r^2 = 2 \\pi r (h + 2r)$',
          'surfaces',
        ),
        earns(1, `$= 2 \\times ${scoopedPi.tex} \\times ${radius} \\times (${height} + 2 \\times ${radius})$`),
        earns(
          0.5,
          `$= ${toDecimal(product(2, scoopedPi.value, tenths(r)))} \\times ${lengthText(h + 2 * r)} = ${key}$`,
        ),
      ]
}
