import { isAsserted } from './asserted'
import { sentencesIn } from './in-plain-words'
import { same } from '../../prove/worked-out'

const point = /\(\s*(-?\d+(?:\.\d+)?), ?(-?\d+(?:\.\d+)?)\s*\)/g
const number = String.raw`(-?\d+(?:\.\d+)?)(?![\d/²])`
const forms = [
  new RegExp(String.raw`${number} (?:units? )?(?:away )?from the ([xy])-axis`, 'g'),
  new RegExp(String.raw`distance (?:of [^;]*? )?from the ([xy])-axis is ${number}`, 'g'),
] as const

/** "The point (-4, 3) is 4 units from the x-axis": how far one point is from the axes. */
export const axisDistanceFaults = (text: string): readonly string[] =>
  sentencesIn(text).flatMap((sentence) => {
    const [only, ...more] = [...sentence.matchAll(point)]
    if (!only || more.length > 0 || !isAsserted(sentence)) return []
    const [x, y] = [Number(only[1]), Number(only[2])]
    const told = [
      ...[...sentence.matchAll(forms[0])].map(([, size, axis]) => ({ axis, size })),
      ...[...sentence.matchAll(forms[1])].map(([, axis, size]) => ({ axis, size })),
    ]
    return told.flatMap(({ axis, size }) => {
      const should = Math.abs(axis === 'x' ? y : x)
      return same(should, Number(size))
        ? []
        : [
            `${only[0]} is ${should} from the ${axis ?? ''}-axis, and not ${size ?? ''}: from the ${axis ?? ''}-axis the ${axis === 'x' ? 'y' : 'x'}-coordinate counts`,
          ]
    })
  })
