import { worked } from '../solution'

export type RatioName = 'sin' | 'cos' | 'tan' | 'cosec' | 'sec' | 'cot'

export interface Given {
  readonly name: RatioName
  readonly degrees: number
}

type Value = readonly [text: string, tex: string]

const half: Value = ['1/2', '\\frac{1}{2}']
const rootHalf: Value = ['1/√2', '\\frac{1}{\\sqrt{2}}']
const rootThreeHalves: Value = ['√3/2', '\\frac{\\sqrt{3}}{2}']
const overRootThree: Value = ['1/√3', '\\frac{1}{\\sqrt{3}}']
const twoOverRootThree: Value = ['2/√3', '\\frac{2}{\\sqrt{3}}']
const rootTwo: Value = ['√2', '\\sqrt{2}']
const rootThree: Value = ['√3', '\\sqrt{3}']
const undefinedValue: Value = ['not defined', '\\text{not defined}']
const whole = (n: number): Value => [`${n}`, `${n}`]

const angles = [0, 30, 45, 60, 90]
const sines = [whole(0), half, rootHalf, rootThreeHalves, whole(1)]
const tangents = [whole(0), overRootThree, whole(1), rootThree, undefinedValue]
const secants = [whole(1), twoOverRootThree, rootTwo, whole(2), undefinedValue]

/** Each ratio at 0, 30, 45, 60 and 90 degrees; the ratio of the complement runs backwards. */
const table: Readonly<Record<RatioName, readonly Value[]>> = {
  sin: sines,
  cos: sines.toReversed(),
  tan: tangents,
  cot: tangents.toReversed(),
  sec: secants,
  cosec: secants.toReversed(),
}

const texName = (name: RatioName): string => (name === 'cosec' ? '\\operatorname{cosec}' : `\\${name}`)

const valueOf = ({ name, degrees }: Given): Value | undefined => table[name][angles.indexOf(degrees)]

/** E.g. "What is tan 60°?" */
export const standardAngle = worked<Given>({
  id: 'standard-angle',
  archetype: 'trig-evaluate-standard',
  objection: (given) =>
    valueOf(given)
      ? null
      : `$${given.degrees}^\\circ$ is none of the standard angles $0^\\circ$, $30^\\circ$, $45^\\circ$, $60^\\circ$ and $90^\\circ$.`,
  solve: (given) => {
    const [key, tex] = valueOf(given) ?? undefinedValue
    const call = `${texName(given.name)} ${given.degrees}^\\circ`
    return {
      lines: [
        key === 'not defined'
          ? `At $${given.degrees}^\\circ$ its denominator is 0, so $${call}$ has no value.`
          : `$${call} = ${tex}$, one of the standard angles, which you need by heart.`,
      ],
      key,
    }
  },
})
