import { frameLengths, frameStories, type Frame } from './frame'
import { subtract, toDecimal } from '../../../maths'
import { chain, earns, equals, isValue, line, says } from '../../template'
import type { PosedInParts } from '../../posed'

/** One mark for each of the first two parts, two for the last. */
export function frameParts(frame: Frame): PosedInParts['parts'] {
  const { unit, bar, second } = frameStories[frame.story]
  const lengths = frameLengths(frame)
  const { AB, AC, BC, AD, DB, AE, EC, DE, FG, AF, DF, small, whole } = lengths
  const [ab, ac, bc, ad, db, ae, ec, de] = [AB, AC, BC, AD, DB, AE, EC, DE].map(toDecimal)
  const more = toDecimal(subtract(whole, small))
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
          ask: 'By how much is the perimeter of $\\triangle ABC$ greater than the perimeter of $\\triangle ADE$?',
          rule: number(more),
          steps: [
            earns(
              0.5,
              says`${chain('AC', `${ae} + ${ec}`, `${ac}`)} ${unit}; ${equals('perimeter of $\\triangle ABC$', `${ab} + ${bc} + ${ac}`, toDecimal(whole))} ${unit}`,
              'whole',
            ),
            earns(
              0.5,
              says`${equals('Perimeter of $\\triangle ADE$', `${ad} + ${de} + ${ae}`, toDecimal(small))} ${unit}`,
              'small',
            ),
            earns(
              0.5,
              says`Their ${equals('difference', `${toDecimal(whole)} - ${toDecimal(small)}`, more)}`,
              'difference',
            ),
            earns(0.5, says`Hence ${isValue('the difference of the perimeters', more, unit)}.`),
          ],
        }
      : {
          label: '(iii)',
          ask: `A second ${second}, parallel to $BC$ and $${toDecimal(FG)}$ ${unit} long, is fixed with $F$ on $AB$ and $G$ on $AC$. Find the distance $DF$.`,
          rule: number(toDecimal(DF)),
          steps: [
            earns(
              0.5,
              `$\\triangle AFG \\sim \\triangle ABC$ (AA), so $\\frac{AF}{AB} = \\frac{FG}{BC}$.`,
              'proportion',
            ),
            line('put', `So $\\frac{AF}{${ab}} = \\frac{${toDecimal(FG)}}{${bc}}$`),
            earns(
              0.5,
              says`${chain('AF', `\\frac{${ab} \\times ${toDecimal(FG)}}{${bc}}`, toDecimal(AF))} ${unit}`,
              'AF',
            ),
            earns(
              0.5,
              says`$F$ and $D$ lie on $AB$, so ${frame.s > frame.p ? chain('DF', 'AF - AD', `${toDecimal(AF)} - ${ad}`, toDecimal(DF)) : chain('DF', 'AD - AF', `${ad} - ${toDecimal(AF)}`, toDecimal(DF))}`,
              'between',
            ),
            earns(0.5, says`Hence ${chain('DF', toDecimal(DF))} ${unit}.`),
          ],
        },
  ]
}
