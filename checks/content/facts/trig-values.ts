import { isAsserted } from './asserted'
import { sentencesIn } from './in-plain-words'

const angle = (degrees: number) => (degrees * Math.PI) / 180
const ratios: Readonly<Record<string, (degrees: number) => number>> = {
  sin: (at) => Math.sin(angle(at)),
  cos: (at) => Math.cos(angle(at)),
  tan: (at) => Math.tan(angle(at)),
  cot: (at) => Math.cos(angle(at)) / Math.sin(angle(at)),
  sec: (at) => 1 / Math.cos(angle(at)),
  cosec: (at) => 1 / Math.sin(angle(at)),
}

const numbers: Readonly<Record<string, number>> = {
  '0': 0,
  zero: 0,
  '1': 1,
  one: 1,
  '1/2': 0.5,
  half: 0.5,
  '2': 2,
  two: 2,
}

const told =
  /\b(sin|cos|tan|cot|sec|cosec) (0|30|45|60|90)°(?:,? (?:and|or) (sin|cos|tan|cot|sec|cosec) (0|30|45|60|90)°)? (?:is|are|equals)(?: both| equal to| also| always)* (0|zero|1\/2|1|one|half|2|two|not defined|undefined|defined)(?![\w/]|\.\d| ?[-+×])/gi

/** "tan 90° is 0", "sec 0° is not defined" */
export const trigValueFaults = (text: string): readonly string[] =>
  sentencesIn(text).flatMap((sentence) =>
    /\?$/.test(sentence) || !isAsserted(sentence.replace(/\bnot defined\b/gi, ''))
      ? []
      : [...sentence.matchAll(told)].flatMap(([whole, one = '', at = '', other, otherAt, is = '']) =>
          [
            [one, at] as const,
            ...(other === undefined || otherAt === undefined ? [] : [[other, otherAt] as const]),
          ].flatMap(([name, degrees]) => {
            const value = ratios[name.toLowerCase()]?.(Number(degrees)) ?? NaN
            const isDefined = Math.abs(value) < 1e6
            const said = numbers[is.toLowerCase()]
            const isSo =
              said === undefined
                ? isDefined === (is.toLowerCase() === 'defined')
                : isDefined && Math.abs(value - said) < 1e-9
            return isSo ? [] : [`"${whole}": ${name} ${degrees}° is ${isDefined ? shown(value) : 'not defined'}`]
          }),
        ),
  )

const shown = (value: number): string => {
  const square = Math.round(value * value * 12) / 12
  const [name] =
    Object.entries({ '0': 0, '1': 1, '2': 2, '1/2': 0.5 }).find(([, one]) => Math.abs(one - value) < 1e-9) ?? []
  return name ?? `another number, with the square ${Number(square.toFixed(3))}`
}
