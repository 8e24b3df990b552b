import { cutOf, type Cut } from './cut-solids'
import { fraction, toTex } from '../../../maths'
import { chain, earns, equals, says, type Step } from '../../template'

interface Worked {
  readonly before: number
  readonly after: number
  readonly isGrowth: boolean
  readonly steps: readonly Step[]
}

/** The surface before and after, in units that cancel in a ratio. */
export function workedCut(cut: Cut): Worked {
  const { before, after, area } = cutOf(cut)
  const isGrowth = cut.kind.startsWith('growth')
  const steps = isGrowth ? growthSteps(cut.parts, area, after - before) : ratioSteps(cut, before, after)
  return { before, after, isGrowth, steps }
}

const growthSteps = (n: number, area: string, growth: number): readonly Step[] => [
  earns(
    0.5,
    says`To make $${n}$ parts, ${equals('number of cuts', `${n} - 1`, `${n - 1}`)}, and each cut opens two new faces.`,
    'cuts',
  ),
  earns(1, says`${equals('Area of the new faces', `${2 * (n - 1)} \\times ${area}`, `${growth}`)} cm²`, 'faces'),
]

function ratioSteps({ kind, parts: n, edge: r, height: h }: Cut, before: number, after: number): readonly Step[] {
  const [whole, parts] = [before, after].map((value) =>
    kind === 'sphere' ? `${value}\\pi r^2` : kind === 'cube' ? `${value}a^2` : `${value}\\pi`,
  )
  return [
    earns(
      0.5,
      kind === 'cylinder'
        ? says`The radius is $${r}$ cm and the height $${h}$ cm: ${equals('total surface of the cylinder', `2 \\times \\pi \\times ${r} \\times ${h} + 2 \\times \\pi \\times ${r}^2`, whole ?? '')} cm².`
        : `Surface of the ${kind} $= ${whole ?? ''}$`,
      'before',
    ),
    earns(
      0.5,
      kind === 'sphere'
        ? 'Total surface of the two hemispheres $= 2 \\times 3\\pi r^2 = 6\\pi r^2$'
        : kind === 'cube'
          ? says`The $${n - 1}$ ${n === 2 ? 'cut adds' : 'cuts add'} ${chain(`2 \\times ${n - 1}`, `${2 * (n - 1)}`)} faces of area $a^2$, so the total surface of the parts is $${parts ?? ''}$.`
          : says`Each of the $${n}$ parts has two ends: ${equals('total surface of the parts', `2 \\times \\pi \\times ${r} \\times ${h} + ${2 * n} \\times \\pi \\times ${r}^2`, parts ?? '')} cm².`,
      'after',
    ),
    earns(
      0.5,
      says`So ${equals('the ratio', `\\dfrac{${whole ?? ''}}{${parts ?? ''}}`, toTex(fraction(before, after)))}.`,
      'ratio',
    ),
  ]
}
