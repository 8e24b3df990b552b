import { lengthObjection, numeral, numeralText } from '../measure'
import { add, sign, subtract, type Fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked } from '../solution'

/** A quadrilateral whose four sides touch a circle; three sides are known. */
export interface CircumscribedSide {
  /** Letters of the corners, in order: ABCD. */
  readonly corners: readonly [string, string, string, string]
  /** From the side between the first two corners on; the one that is asked for is null. */
  readonly sides: readonly [Fraction | null, Fraction | null, Fraction | null, Fraction | null]
  readonly unit: string
}

interface Side {
  readonly name: string
  readonly length: Fraction | null
}

const sidesOf = ({ corners, sides }: CircumscribedSide): readonly Side[] =>
  sides.map((length, index) => ({ name: `${corners[index] ?? ''}${corners[(index + 1) % 4] ?? ''}`, length }))

interface Named {
  readonly name: string
  readonly length: Fraction
}

/** The asked side's name; the sides after it, in order. @throws when not just one side is asked. */
function around(given: CircumscribedSide): { readonly asked: string; readonly known: readonly [Named, Named, Named] } {
  const sides = sidesOf(given)
  const place = sides.findIndex(({ length }) => length === null)
  const rest = [1, 2, 3].flatMap((step): readonly Named[] => {
    const side = sides[(place + step) % 4]
    return side?.length ? [{ name: side.name, length: side.length }] : []
  })
  const [next, across, before] = rest
  if (place < 0 || !next || !across || !before) throw new Error('circumscribedSide: give three of the four sides')
  return { asked: sides[place]?.name ?? '', known: [next, across, before] }
}

function objection(given: CircumscribedSide): string | null {
  const told = sidesOf(given).flatMap(({ name, length }) => (length ? [[name, length] as const] : []))
  if (told.length !== 3) return 'Three of the four sides must be known.'
  const odd = lengthObjection(Object.fromEntries(told))
  if (odd !== null) return odd
  const [next, across, before] = around(given).known
  return sign(subtract(add(next.length, before.length), across.length)) > 0
    ? null
    : `No such quadrilateral goes round a circle: $${across.name}$ is too long for the other two sides.`
}

/** E.g. "A quadrilateral ABCD is drawn to circumscribe a circle. If AB = 9 cm, BC = 8 cm and CD = 5 cm, find DA." */
export const circumscribedSide = worked<CircumscribedSide>({
  id: 'circumscribed-side',
  archetype: 'cir-circumscribed-quad',
  objection,
  solve: (given) => {
    const {
      asked,
      known: [next, across, before],
    } = around(given)
    const sum = add(next.length, before.length)
    const value = subtract(sum, across.length)
    const told = sidesOf(given).flatMap(({ name, length }) =>
      length ? [`$${name} = ${numeral(length)}$ ${given.unit}`] : [],
    )
    const [nextTex, acrossTex, beforeTex] = [next, across, before].map(({ length }) => numeral(length))
    return {
      key: numeralText(value),
      lines: [
        `Given: ${told.slice(0, 2).join(', ')} and ${told[2] ?? ''}; all four sides touch the circle.`,
        line('sums', 'The tangents from each vertex to the circle are equal, so the sums of opposite sides are equal.'),
        line('opposite', says`${chain(`${asked} + ${across.name}`, `${next.name} + ${before.name}`)}`),
        says`${chain(`${asked} + ${acrossTex}`, `${nextTex} + ${beforeTex}`, numeral(sum))}`,
        earns(1, says`Hence ${chain(asked, `${numeral(sum)} - ${acrossTex}`, numeral(value))} ${given.unit}.`),
      ],
    }
  },
})
