import { frameLengths, frameStories, type Frame } from './frame'
import { toDecimal } from '../../../maths'
import { chain, earns, isValue, line, says } from '../../template'
import type { PosedInParts } from '../../posed'

/** One mark for each of the first two parts, two for the last. */
export function frameParts(frame: Frame): PosedInParts['parts'] {
  const { unit, bar, second } = frameStories[frame.story]
  const lengths = frameLengths(frame)
  const { AB, BC, AD, DB, AE, EC, DE, FG, AF, small } = lengths
  const [ab, bc, ad, db, ae, ec, de] = [AB, BC, AD, DB, AE, EC, DE].map(toDecimal)
  const number = (expected: string | undefined) => ({ kind: 'number' as const, expected: expected ?? '', unit })
  return [
    {
      label: '(i)',
      ask: 'Find the length of $EC$.',
      rule: number(ec),
      steps: [
        earns(
          0.5,
          `$DE \\parallel BC$, so $\\frac{AD}{DB} = \\frac{AE}{EC}$ (Basic Proportionality Theorem).`,
          'theorem',
        ),
        earns(0.5, says`Hence ${chain('EC', `\\frac{${ae} \\times ${db}}{${ad}}`, `${ec}`)} ${unit}.`),
      ],
    },
    {
      label: '(ii)',
      ask: `Find the length of the ${bar}.`,
      rule: number(de),
      steps: [
        earns(
          0.5,
          `$\\triangle ADE \\sim \\triangle ABC$ (AA), so $\\frac{DE}{BC} = \\frac{AD}{AB}$ with $AB = ${ad} + ${db} = ${ab}$ ${unit}.`,
          'similar',
        ),
        earns(0.5, says`Hence ${chain('DE', `\\frac{${ad} \\times ${bc}}{${ab}}`, `${de}`)} ${unit}.`),
      ],
    },
    frame.last === 'perimeter'
      ? {
          label: '(iii)',
          ask: 'Find the perimeter of $\\triangle ADE$.',
          rule: number(toDecimal(small)),
          steps: [
            earns(
              1,
              `The sides of $\\triangle ADE$ are $AD = ${ad}$ ${unit}, $AE = ${ae}$ ${unit} and $DE = ${de}$ ${unit}.`,
              'sides',
            ),
            line('sum', says`Their sum is ${chain(`${ad} + ${ae} + ${de}`, toDecimal(small))}.`),
            earns(1, says`Hence ${isValue('the perimeter of $\\triangle ADE$', toDecimal(small), unit)}.`),
          ],
        }
      : {
          label: '(iii)',
          ask: `A second ${second}, parallel to $BC$ and $${toDecimal(FG)}$ ${unit} long, is fixed with $F$ on $AB$ and $G$ on $AC$. Find the distance $AF$.`,
          rule: number(toDecimal(AF)),
          steps: [
            earns(1, `$\\triangle AFG \\sim \\triangle ABC$ (AA), so $\\frac{AF}{AB} = \\frac{FG}{BC}$.`, 'proportion'),
            line('put', `So $\\frac{AF}{${ab}} = \\frac{${toDecimal(FG)}}{${bc}}$`),
            earns(
              1,
              says`Hence ${chain('AF', `\\frac{${ab} \\times ${toDecimal(FG)}}{${bc}}`, toDecimal(AF))} ${unit}.`,
            ),
          ],
        },
  ]
}
