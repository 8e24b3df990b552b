import { rule, type Rule } from '../rule'

const names = ['sin', 'cos', 'tan', 'cosec', 'sec', 'cot'] as const
type Name = (typeof names)[number]
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
const table: Readonly<Record<Name, readonly Value[]>> = {
  sin: sines,
  cos: sines.toReversed(),
  tan: tangents,
  cot: tangents.toReversed(),
  sec: secants,
  cosec: secants.toReversed(),
}

const words: Readonly<Record<string, Name>> = {
  sine: 'sin',
  cosine: 'cos',
  tangent: 'tan',
  secant: 'sec',
  cosecant: 'cosec',
  csc: 'cosec',
  cotangent: 'cot',
}
const call =
  /\b(sine|sin|cosecant|cosec|csc|cosine|cos|cotangent|cot|tangent|tan|secant|sec)\s*(?:of\s*)?\(?\s*(\d{1,2})\s*(?:°|degrees?|deg)?\s*\)?/g
const texName = (name: Name): string => (name === 'cosec' ? '\\operatorname{cosec}' : `\\${name}`)

export const standardAngle: Rule = rule({
  id: 'trig-value-of',
  examples: ['sin 30', 'What is tan 60 degrees?', 'value of cos 45°', 'cosec 90'],
  match: (text) => {
    const calls = [...text.matchAll(call)]
    const [found] = calls
    const rest = text.replace(call, '')
    if (!found || calls.length > 1 || /[+*/^=\d]/.test(rest)) return null
    const name = names.find((each) => each === found[1]) ?? words[found[1] ?? '']
    const value = name && table[name][angles.indexOf(Number(found[2]))]
    return name && value ? { name, degrees: Number(found[2]), value } : null
  },
  reply: ({ name, degrees, value: [text, tex] }) => {
    const call = `${texName(name)} ${degrees}^\\circ`
    const line =
      text === 'not defined'
        ? `At $${degrees}^\\circ$ its denominator is 0, so $${call}$ has no value.\n${name} ${degrees}° is ${text}`
        : `$${call} = ${tex}$, one of the standard angles, which you need by heart.\n${name} ${degrees}° = ${text}`
    return { text: line, answer: text }
  },
})
