import type { WorkedAssertion } from './stated'
import { plainText } from '../../rich-text/plain'

const says =
  /^(?:(?:a|the) )?rectangle (?:of|with|having|whose) (?:sides|length and breadth|dimensions)(?: are)? (\d[\d.]*) ?(?:cm|m)?(?: and|,| by| x| ×) (\d[\d.]*) ?(?:cm|m)? (can|cannot|can not) (?:have a circle (?:touching|inscribed touching) all (?:(?:of )?its )?(?:four )?sides|circumscribe a circle|be circumscribed about a circle)\.?$/i

/** "A rectangle of sides 8 cm and 5 cm can have a circle touching all its four sides." */
export function circleInRectangle(text: string): WorkedAssertion | null {
  const [, a, b, can = ''] = says.exec(plainText(text).trim()) ?? []
  if (a === undefined || b === undefined) return null
  const isSquare = Number(a) === Number(b)
  const line = `The opposite sides of a rectangle are equal: one pair adds up to $${a} + ${a}$, the other to $${b} + ${b}$. With a circle touching all four sides the two sums would be equal, and they are ${isSquare ? '' : 'not '}equal.`
  return { lines: [line], holds: isSquare === (can.toLowerCase() === 'can'), archetype: 'cir-circumscribed-quad' }
}
