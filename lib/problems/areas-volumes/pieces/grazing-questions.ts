import type { GrazingPlace } from './grazing-place'
import { lengthText } from './pi'

const article = (noun: string): string => (/^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`)

/** Three ways of telling each story. */
export function grazingQuestion(draw: GrazingPlace, stem: 0 | 1 | 2): string {
  const { animal, field, side, rope, longer, ask } = draw
  const place =
    field === 'square'
      ? `a square grass field of side $${side}$ m`
      : field === 'rectangular'
        ? `a rectangular field $${side + 6}$ m long and $${side}$ m broad`
        : `a field in the shape of an equilateral triangle of side $${side}$ m`
  const one = article(animal)
  const One = one.replace(/^./, (letter) => letter.toUpperCase())
  const length = `a rope of length $${lengthText(rope)}$ m`
  const start = (
    [
      `${One} is tied to a peg at one corner of ${place} by ${length}.`,
      `At one corner of ${place}, ${one} is tied to a peg by ${length}.`,
      `A farmer ties ${one} to a post at a corner of ${place} with ${length}.`,
    ] as const
  )[stem]
  if (ask === 'area') return `${start} Find the area of that part of the field in which the ${animal} can graze.`
  if (ask === 'left') return `${start} Find the area of that part of the field which the ${animal} cannot reach.`
  return `${start} Find the increase in the grazing area if the rope were $${lengthText(longer)}$ m long instead of $${lengthText(rope)}$ m.`
}
