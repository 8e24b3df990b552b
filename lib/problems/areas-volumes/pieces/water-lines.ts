import { vesselAnswer, type Vessel } from './vessel'
import { powerTex } from '../../../solutions/measure'
import { toDecimal } from '../../../maths'
import { earns, equals, says, type Step } from '../../template'
import { lengthText, tenths } from './pi'
import { waterStems } from './water-questions'

interface Version {
  readonly question: string
  readonly unit?: 'cm'
  readonly lines: readonly Step[]
}

/** The question and its working. */
export function waterVersion(draw: Vessel, stem: 0 | 1 | 2): Version {
  const { ask, share, n } = draw
  const [R = '', H = '', r = ''] = [draw.R, draw.H, draw.r].map(lengthText)
  const question = waterStems(ask, { R, H, r, share, n })[stem]
  const key = toDecimal(vesselAnswer(draw))
  const cubed = powerTex(tenths(draw.r), 3)
  const small = `\\dfrac{4}{3} \\times \\pi \\times ${cubed}`
  const rise = H === '1' ? '' : ` \\times ${H}`
  if (ask === 'shots in a cone')
    return {
      question,
      lines: [
        earns(
          0.5,
          `Volume of water in the vessel $= \\dfrac{1}{3} \\pi R^2 H = \\dfrac{1}{3} \\times \\pi \\times ${R} \\times ${R} \\times ${H}$ cm³`,
          'vessel',
        ),
        earns(
          0.5,
          `Volume of water that flows out $= \\dfrac{1}{${share}} \\times \\dfrac{1}{3} \\times \\pi \\times ${R} \\times ${R} \\times ${H}$ cm³`,
          'overflow',
        ),
        earns(0.5, says`${equals('Volume of one lead shot', '\\dfrac{4}{3} \\pi r^3', small)} cm³`, 'ball'),
        'The shots take the place of the water that flows out. Let their number be $n$.',
        earns(
          1,
          `$n = \\dfrac{\\frac{1}{${share}} \\times \\frac{1}{3} \\times \\pi \\times ${R} \\times ${R} \\times ${H}}{\\frac{4}{3} \\times \\pi \\times ${cubed}} = ${key}$`,
        ),
        earns(0.5, `Hence, the number of lead shots dropped in is $${key}$.`),
      ],
    }
  if (ask === 'rise in a cylinder')
    return {
      question,
      unit: 'cm',
      lines: [
        earns(
          0.5,
          says`${equals(`Volume of the $${n}$ spheres`, `${n} \\times \\dfrac{4}{3} \\pi r^3`, `${n} \\times ${small}`)} cm³`,
          'ball',
        ),
        earns(0.5, 'Let the level rise by $x$ cm. The water that has risen is a cylinder of volume $\\pi R^2 x$.'),
        earns(0.5, `$\\pi \\times ${R} \\times ${R} \\times x = ${n} \\times ${small}$`),
        earns(1, `$x = \\dfrac{${n} \\times 4 \\times ${cubed}}{3 \\times ${R} \\times ${R}} = ${key}$`),
        earns(0.5, `Hence, the level of the water rises by $${key}$ cm.`),
      ],
    }
  return {
    question,
    lines: [
      earns(0.5, `Volume of water that has risen $= \\pi R^2 h = \\pi \\times ${R} \\times ${R}${rise}$ cm³`),
      earns(0.5, says`${equals('Volume of one marble', '\\dfrac{4}{3} \\pi r^3', small)} cm³`, 'ball'),
      earns(0.5, 'The volume of the water that has risen is the volume of all the marbles. Let their number be $n$.'),
      earns(1, `$n = \\dfrac{\\pi \\times ${R} \\times ${R}${rise}}{${small}} = ${key}$`),
      earns(0.5, `Hence, the number of marbles dropped in is $${key}$.`),
    ],
  }
}
