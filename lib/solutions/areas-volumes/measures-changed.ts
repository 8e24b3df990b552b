import { fraction, multiply, subtract, toTex, toText, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

export type ChangedFigure = 'circle' | 'sector' | 'square' | 'sphere' | 'hemisphere' | 'cube' | 'cone' | 'cylinder'
export type ChangedMeasure = 'area' | 'circumference' | 'perimeter' | 'volume' | 'surface area' | 'curved surface area'

/** The lengths of a figure are made so many times as large; by how much an area or a volume changes is asked. */
export interface MeasuresChanged {
  readonly figure: ChangedFigure
  /** How many times as large the radius, the side or the edge becomes. */
  readonly across: Fraction
  /** The same of the height, of a cone and a cylinder. */
  readonly height: Fraction
  readonly of: ChangedMeasure
  readonly asked: 'times' | 'percent' | 'ratio'
}

interface Formula {
  /** "\pi r^2 h", with the powers of the length across and of the height in it. */
  readonly tex: (r: string, h: string) => string
  readonly across: number
  readonly height: number
}

const formula = (tex: Formula['tex'], across: number, height = 0): Formula => ({ tex, across, height })

const formulas: Readonly<Record<ChangedFigure, Partial<Readonly<Record<ChangedMeasure, Formula>>>>> = {
  circle: {
    area: formula((r) => `\\pi ${r}^2`, 2),
    circumference: formula((r) => `2\\pi ${r}`, 1),
    perimeter: formula((r) => `2\\pi ${r}`, 1),
  },
  sector: {
    area: formula((r) => `\\frac{\\theta}{360^\\circ} \\times \\pi ${r}^2`, 2),
    perimeter: formula((r) => `\\left(2 + \\frac{\\theta}{360^\\circ} \\times 2\\pi\\right) ${r}`, 1),
  },
  square: { area: formula((a) => `${a}^2`, 2), perimeter: formula((a) => `4${a}`, 1) },
  sphere: {
    volume: formula((r) => `\\frac{4}{3}\\pi ${r}^3`, 3),
    'surface area': formula((r) => `4\\pi ${r}^2`, 2),
    'curved surface area': formula((r) => `4\\pi ${r}^2`, 2),
  },
  hemisphere: {
    volume: formula((r) => `\\frac{2}{3}\\pi ${r}^3`, 3),
    'curved surface area': formula((r) => `2\\pi ${r}^2`, 2),
  },
  cube: { volume: formula((a) => `${a}^3`, 3), 'surface area': formula((a) => `6${a}^2`, 2) },
  cone: { volume: formula((r, h) => `\\frac{1}{3}\\pi ${r}^2 ${h}`, 2, 1) },
  cylinder: {
    volume: formula((r, h) => `\\pi ${r}^2 ${h}`, 2, 1),
    'curved surface area': formula((r, h) => `2\\pi ${r} ${h}`, 1, 1),
  },
}

export const isChangedMeasure = (figure: ChangedFigure, of: ChangedMeasure): boolean =>
  formulas[figure][of] !== undefined

const power = (value: Fraction, exponent: number): Fraction =>
  Array.from({ length: exponent }).reduce<Fraction>((so) => multiply(so, value), fraction(1))

const isOne = ({ n, d }: Fraction): boolean => n === d

/** How many times as large the measure becomes. */
function factorOf({ figure, of, across, height }: MeasuresChanged): Fraction | null {
  const found = formulas[figure][of]
  return found ? multiply(power(across, found.across), power(height, found.height)) : null
}

/** E.g. "The radius of a cone is doubled and its height stays the same. How many times does its volume become?" */
export const measuresChanged = worked<MeasuresChanged>({
  id: 'measures-changed',
  archetype: 'sav-ratio',
  objection: (given) => {
    const factor = factorOf(given)
    if (!factor || [given.across, given.height].some(({ n }) => n <= 0n)) return 'A length is more than zero.'
    return given.asked === 'percent' && isOne(factor) ? 'It does not change.' : null
  },
  solve: (given) => {
    const { figure, of, across, height, asked } = given
    const [found, factor] = [formulas[figure][of], factorOf(given)]
    if (!found || !factor) throw new Error('measuresChanged: no such measure')
    const r = figure === 'cube' || figure === 'square' ? 'a' : 'r'
    const times = (value: Fraction, letter: string): string => (isOne(value) ? letter : `${toTex(value)}${letter}`)
    const name = figure === 'cube' || figure === 'square' ? 'side' : 'radius'
    const [before, after] = [
      found.tex(r, 'h'),
      found.tex(
        isOne(across) ? r : `\\left(${times(across, r)}\\right)`,
        isOne(height) ? 'h' : `\\left(${times(height, 'h')}\\right)`,
      ),
    ]
    const change = multiply(subtract(factor, fraction(1)), fraction(100))
    const isLess = change.n < 0n
    const percent = isLess ? fraction(-change.n, change.d) : change
    const withHeight = found.height > 0
    const news = [
      ...(isOne(across) ? [] : [`the new ${name} is $${times(across, r)}$`]),
      ...(withHeight ? [isOne(height) ? 'the height stays $h$' : `the new height is $${times(height, 'h')}$`] : []),
    ].join(' and ')
    return {
      lines: [
        earns(
          0.5,
          `Let the ${name} be $${r}$${withHeight ? ' and the height $h$' : ''}. The ${of} is $${before}$; ${news}.`,
        ),
        earns(1, `The new ${of} $= ${after} = ${isOne(factor) ? '' : `${toTex(factor)} \\times `}${before}$`),
        ...(asked === 'percent'
          ? [
              earns(
                1,
                `The ${isLess ? 'decrease' : 'increase'} is $${toTex(isLess ? subtract(fraction(1), factor) : subtract(factor, fraction(1)))}$ of the old ${of}, which is $${toTex(percent)}\\%$.`,
              ),
              earns(0.5, `Hence the ${of} ${isLess ? 'decreases' : 'increases'} by $${toTex(percent)}\\%$.`),
            ]
          : [
              earns(
                0.5,
                asked === 'ratio'
                  ? `Hence the ratio of the new ${of} to the old one is $${factor.n} : ${factor.d}$.`
                  : `Hence the ${of} becomes $${toTex(factor)}$ times what it was.`,
              ),
            ]),
      ],
      key: asked === 'ratio' ? `${factor.n} : ${factor.d}` : toText(asked === 'percent' ? percent : factor),
    }
  },
})
