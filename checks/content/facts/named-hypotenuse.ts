import { isAsserted } from './asserted'
import { sentencesIn } from './in-plain-words'

const pair = '([A-Z])([A-Z])'
const hypotenuses = [
  new RegExp(
    String.raw`\bhypotenuse(?: of (?:it|this triangle|the triangle|(?:the )?triangle [A-Z]{3}))?(?: is|,)? (?:the side )?${pair}\b`,
    'g',
  ),
  new RegExp(String.raw`\b${pair} (?:is|being|as) (?:the|its) (?:common )?hypotenuse\b`, 'g'),
  new RegExp(String.raw`(?<![+-] ?)\b${pair}² = [A-Z]{2}² \+ [A-Z]{2}²`, 'g'),
  new RegExp(String.raw`\b[A-Z]{2}² \+ [A-Z]{2}² = ${pair}²`, 'g'),
  new RegExp(String.raw`\b[A-Z]{2}² = ${pair}² - [A-Z]{2}²`, 'g'),
]
const corners = [
  /\bright[- ]angled? (?:triangle )?(?:is |lies )?at (?:the (?:point|vertex|corner) )?([A-Z])\b/g,
  /\bangle ([A-Z]) (?:= 90°|is (?:a right angle|90°))/g,
  /\bangle [A-Z]([A-Z])[A-Z] (?:= 90°|is (?:a right angle|90°))/g,
  /\b(?:angle at|corner) ([A-Z]) (?:= 90°|is (?:a right angle|90°))/g,
]

/** "Right-angled at P, with the hypotenuse OP": the right angle lies opposite to the hypotenuse. */
export const hypotenuseFaults = (text: string): readonly string[] =>
  sentencesIn(text).flatMap((sentence) => {
    if (!/hypotenuse|² [+-] /.test(sentence) || !isAsserted(sentence)) return []
    const sides = new Set(
      hypotenuses.flatMap((form) =>
        Array.from(sentence.matchAll(form), ([, a = '', b = '']) => [a, b].toSorted().join('')),
      ),
    )
    const named = new Set(corners.flatMap((form) => Array.from(sentence.matchAll(form), ([, corner = '']) => corner)))
    const triangles = new Set(
      Array.from(sentence.matchAll(/\btriangle ([A-Z]{3})\b/g), ([, name = '']) => [...name].toSorted().join('')),
    )
    const [side = '', second] = sides
    const [corner = '', another] = named
    const [triangle] = triangles
    if (side === '' || second !== undefined || corner === '' || another !== undefined || triangles.size > 1) return []
    const isOn = side.includes(corner)
    const isOff = triangle !== undefined && [...side].some((letter) => !triangle.includes(letter))
    if (!isOn || isOff) return []
    const right = [...(triangle ?? '')].find((letter) => !side.includes(letter))
    return [
      `the hypotenuse ${side} lies opposite to the right angle, which is ${right === undefined ? `not at ${corner}, one of its ends` : `at ${right}, and not at ${corner}`}`,
    ]
  })

const upright = /\b([A-Z])([A-Z]) (?:perp|is perpendicular to|⊥) ([A-Z])([A-Z])\b/g

/** "Since OT ⊥ PT, the triangle is right-angled at P": it is where the two meet. */
export const uprightFaults = (text: string): readonly string[] =>
  sentencesIn(text).flatMap((sentence) => {
    const found = [...sentence.matchAll(upright)]
    const named = corners.flatMap((form) => Array.from(sentence.matchAll(form), ([, corner = '']) => corner))
    const [[, a = '', b = '', c = '', d = ''] = []] = found
    const meeting = [a, b].find((one) => one !== '' && (one === c || one === d))
    const [corner] = named
    if (found.length !== 1 || named.length !== 1 || meeting === undefined || corner === undefined) return []
    const isOther = corner !== meeting && [a, b, c, d].includes(corner)
    return isOther && isAsserted(sentence)
      ? [`${a}${b} and ${c}${d} meet at ${meeting}: the right angle is there, and not at ${corner}`]
      : []
  })
