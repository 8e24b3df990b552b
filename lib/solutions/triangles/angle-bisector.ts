import { lengthObjection, lengthTex, lengthText } from './pieces/length'
import { add, compare, divide, equals, multiply, subtract, type Fraction } from '../../maths'
import { earns, type Step } from '../line'
import { worked } from '../solution'

/** The sides AB and AC, and the parts BD and DC of the third side BC, where AD meets it. */
export const bisectorLengths = ['AB', 'AC', 'BD', 'CD', 'BC'] as const
export type BisectorLength = (typeof bisectorLengths)[number]
type Lengths = Readonly<Partial<Record<BisectorLength, Fraction | undefined>>>

export interface AngleBisector {
  readonly known: Lengths
  /** 'bisects': all four are told, and it is asked whether AD bisects the angle. */
  readonly asked: readonly BisectorLength[] | 'bisects'
  readonly unit: string
}

interface Found {
  readonly all: Lengths
  readonly lines: readonly Step[]
}

const shown = (value: Fraction | undefined): string => (value ? lengthTex(value) : '')

/** All five lengths from those that are told; null where these are too few. */
export function bisectorFound({ known, asked }: AngleBisector): Found | null {
  const { AB, AC, BC } = known
  let [bd, cd] = [known.BD, known.CD]
  const lines: Step[] = []
  if (asked !== 'bisects' && AB && AC && BC && !bd && !cd) {
    const [sum, all] = [add(AB, AC), shown(BC)]
    bd = divide(multiply(BC, AB), sum)
    cd = divide(multiply(BC, AC), sum)
    lines.push(
      `$\\frac{BD}{DC} = \\frac{${shown(AB)}}{${shown(AC)}}$ and $BD + DC = ${all}$`,
      `$BD = \\frac{${shown(AB)}}{${shown(sum)}} \\times ${all} = ${shown(bd)}$`,
      `$DC = ${all} - BD = ${shown(cd)}$`,
    )
    return { all: { ...known, BD: bd, CD: cd }, lines }
  }
  if (BC && bd && !cd) cd = subtract(BC, bd)
  else if (BC && cd && !bd) bd = subtract(BC, cd)
  if (BC && !known.CD && cd) lines.push(`$DC = BC - BD = ${shown(BC)} - ${shown(bd)} = ${shown(cd)}$`)
  else if (BC && !known.BD && bd) lines.push(`$BD = BC - DC = ${shown(BC)} - ${shown(cd)} = ${shown(bd)}$`)
  const all = { AB, AC, BD: bd, CD: cd }
  const missing = (['AB', 'AC', 'BD', 'CD'] as const).filter((name) => !all[name])
  const [unknown, ...more] = missing
  if (unknown === undefined && asked === 'bisects') return { all: { ...all, BC }, lines }
  if (unknown === undefined || more.length > 0 || asked === 'bisects') return null
  // AB : AC = BD : CD
  const across = {
    AB: ['AC', 'BD', 'CD'],
    AC: ['AB', 'CD', 'BD'],
    BD: ['CD', 'AB', 'AC'],
    CD: ['BD', 'AC', 'AB'],
  } as const
  const [times, by, over] = across[unknown]
  const [one, two, three] = [all[times], all[by], all[over]]
  if (!one || !two || !three) return null
  const value = divide(multiply(one, two), three)
  const side = (name: 'AB' | 'AC' | 'BD' | 'CD') => (name === unknown ? name : shown(all[name]))
  lines.push(
    `$\\frac{${side('BD')}}{${side('CD')}} = \\frac{${side('AB')}}{${side('AC')}}$`,
    `$${unknown} = \\frac{${shown(one)} \\times ${shown(two)}}{${shown(three)}} = ${shown(value)}$`,
  )
  const whole = { ...all, [unknown]: value }
  const sum = whole.BD && whole.CD ? add(whole.BD, whole.CD) : undefined
  if (sum && asked.includes('BC') && !BC) lines.push(`$BC = BD + DC = ${shown(sum)}$`)
  return { all: { ...whole, BC: sum }, lines }
}

const said = (name: string): string => (name === 'CD' ? 'DC' : name)

/** E.g. "AD is the bisector of ∠A of △ABC, meeting BC at D. AB = 10 cm, AC = 14 cm and BC = 6 cm. Find BD and DC." */
export const angleBisector = worked<AngleBisector>({
  id: 'angle-bisector',
  archetype: 'tri-bpt-segment',
  objection: (given) => {
    const { known } = given
    const lengths = lengthObjection(Object.values(known).filter((one) => one !== undefined))
    if (lengths !== null) return lengths
    if (known.BC && [known.BD, known.CD].some((part) => part && known.BC && compare(part, known.BC) >= 0))
      return 'A part of BC is shorter than BC.'
    const all = bisectorFound(given)?.all
    if (!all) return 'These lengths are too few.'
    const { AB: b, AC: c, BC: a } = { ...all, BC: all.BC ?? (all.BD && all.CD && add(all.BD, all.CD)) }
    if (!a || !b || !c) return 'These lengths are too few.'
    const isTriangle = [
      [a, b, c],
      [b, c, a],
      [c, a, b],
    ].every(([x = a, y = a, z = a]) => compare(add(x, y), z) > (given.asked === 'bisects' ? -1 : 0))
    return isTriangle ? null : 'No triangle has these sides: two sides together are longer than the third.'
  },
  solve: (given) => {
    const found = bisectorFound(given)
    if (!found) throw new Error('angle-bisector: too few lengths')
    const { all, lines } = found
    const { asked, unit } = given
    if (asked === 'bisects') {
      const { AB, AC, BD, CD } = all
      const is = AB && AC && BD && CD && equals(multiply(AB, CD), multiply(AC, BD))
      return {
        lines: [
          ...lines,
          `$\\frac{AB}{AC} = \\frac{${shown(AB)}}{${shown(AC)}}$ and $\\frac{BD}{DC} = \\frac{${shown(BD)}}{${shown(CD)}}$`,
          earns(
            1,
            is
              ? 'The ratios are equal, so yes: $AD$ bisects $\\angle A$.'
              : 'The ratios are not equal, so no: $AD$ does not bisect $\\angle A$.',
          ),
        ],
        key: is ? 'yes' : 'no',
      }
    }
    const wanted = asked.flatMap((name) => (all[name] ? [{ name: said(name), value: all[name] }] : []))
    const each = wanted.map(({ name, value }) => `$${name} = ${lengthTex(value)}$ ${unit}`)
    return {
      lines: [
        'Draw $CE \\parallel DA$ to meet $BA$ produced at $E$.',
        '$\\angle AEC = \\angle BAD$ and $\\angle ACE = \\angle CAD$. These are equal, as $AD$ bisects $\\angle A$, so $AE = AC$.',
        earns(
          1,
          'In $\\triangle BCE$, $\\frac{BD}{DC} = \\frac{BA}{AE}$ (BPT), that is, $\\frac{BD}{DC} = \\frac{AB}{AC}$.',
        ),
        ...lines,
        earns(1, `Hence ${each.join(' and ')}.`),
      ],
      key:
        wanted.length === 1
          ? lengthText(wanted[0]?.value ?? { n: 0n, d: 1n })
          : wanted
              .map(({ name, value }) => `${name} = ${lengthText(value)}${unit === 'units' ? '' : ` ${unit}`}`)
              .join(', '),
    }
  },
})
