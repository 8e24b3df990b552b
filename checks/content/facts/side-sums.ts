import { isAsserted } from './asserted'
import { sentencesIn } from './in-plain-words'

const sums = /(?<![+/=-] ?|[A-Za-z])([A-Z]{2}) \+ ([A-Z]{2}) = ([A-Z]{2}) \+ ([A-Z]{2})(?![A-Za-z]| ?[+/-])/g

/** "AB + BC = CD + DA" of a quadrilateral around a circle: it is opposite sides whose sums are equal. */
export const sideSumFaults = (text: string): readonly string[] =>
  sentencesIn(text).flatMap((sentence) =>
    isAsserted(sentence)
      ? [...sentence.matchAll(sums)].flatMap(([whole, ...sides]) => {
          const letters = [...new Set(sides.join(''))]
          const isRound = letters.length === 4 && letters.every((letter) => sides.join('').split(letter).length === 3)
          const meet = (one = '', other = '') => [...one].find((letter) => other.includes(letter))
          const at = meet(sides[0], sides[1])
          return isRound && new Set(sides).size === 4 && at !== undefined
            ? [
                `"${whole}": ${sides[0] ?? ''} and ${sides[1] ?? ''} meet at ${at}; it is the sums of opposite sides that are equal`,
              ]
            : []
        })
      : [],
  )
