export type Ask = 'angle from area' | 'angle from arc' | 'radius from arc' | 'area from arc' | 'area from perimeter'

/** The measures of the sector as the question shows them. */
interface Shown {
  readonly radius: string
  readonly arc: string
  readonly area: string
  readonly perimeter: string
  readonly angle: number
}

/** Three ways of asking for each measure of a sector when others are given. */
export function sectorReverseStems(
  ask: Ask,
  { radius, arc, area, perimeter, angle }: Shown,
): readonly [string, string, string] {
  const [r, l] = [`$${radius}$ cm`, `$${arc}$ cm`]
  switch (ask) {
    case 'angle from area':
      return [
        `The area of a sector of a circle of radius ${r} is $${area}$ cm². Find the angle of the sector in degrees.`,
        `A sector of area $${area}$ cm² is cut out from a circular sheet of radius ${r}. What is the angle of the sector in degrees?`,
        `In a circle of radius ${r}, a sector has an area of $${area}$ cm². Find its angle at the centre, in degrees.`,
      ]
    case 'angle from arc':
      return [
        `In a circle of radius ${r}, an arc has length ${l}. Find the angle, in degrees, that the arc subtends at the centre.`,
        `The tip of a pendulum of length ${r} moves along an arc of length ${l}. Through what angle, in degrees, does the pendulum swing?`,
        `An arc of a circle of radius ${r} is ${l} long. What angle, in degrees, does it subtend at the centre of the circle?`,
      ]
    case 'radius from arc':
      return [
        `An arc of length ${l} subtends an angle of $${angle}^\\circ$ at the centre of a circle. Find the radius of the circle.`,
        `A piece of wire ${l} long is bent into an arc of a circle which subtends an angle of $${angle}^\\circ$ at the centre. What is the radius of the circle?`,
        `The angle of a sector is $${angle}^\\circ$ and the length of its arc is ${l}. Find the radius of the circle.`,
      ]
    case 'area from arc':
      return [
        `An arc of a circle is ${l} long, and the radius of the circle is ${r}. Find the area of the sector formed by the arc.`,
        `A paper fan has the shape of a sector of radius ${r}, and the length of its arc is ${l}. What is the area of the fan?`,
        `The length of the arc of a sector of a circle of radius ${r} is ${l}. Find the area of the sector.`,
      ]
    case 'area from perimeter':
      return [
        `The perimeter of a sector of a circle of radius ${r} is $${perimeter}$ cm. Find the area of the sector.`,
        `Ribbon $${perimeter}$ cm long just goes round the boundary of a badge in the shape of a sector of radius ${r}. Find the area of the badge.`,
        `A sector is cut from a circular sheet of radius ${r}. Its whole boundary is $${perimeter}$ cm long. What is the area of the sector?`,
      ]
    default:
      return ask satisfies never
  }
}

/** What each question begins with. */
export const sectorReverseHints: Readonly<Record<Ask, string>> = {
  'angle from area': 'Compare the area of the sector with the area of the whole circle.',
  'angle from arc': 'Compare the length of the arc with the whole circumference.',
  'radius from arc': 'Write the formula for the length of an arc with the unknown radius $r$.',
  'area from arc': 'The area of a sector is half the product of its arc and its radius.',
  'area from perimeter': 'Take the two radii away from the perimeter to get the arc.',
}
