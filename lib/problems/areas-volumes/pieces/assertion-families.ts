import { fraction } from '../../../maths'
import type { AssertionFamily } from '../../kinds-of-question/assertion-family'

/** Hemisphere, cone in a cylinder, quadrant, similar cubes, a cylinder with round ends. */
export const furtherFamilies: readonly AssertionFamily[] = [
  {
    assertion: (value, k) =>
      `The total surface area of a solid hemisphere of radius $${7 * k}$ cm is $${value}$ cm². (Take $\\pi = \\frac{22}{7}$.)`,
    right: (k) => fraction(462 * k * k),
    again: (k) => fraction(22 * 7 * k * k * 2 + 22 * 7 * k * k),
    mistaken: (k) => fraction(308 * k * k),
    k: [1, 10],
    explains: 'The total surface of a solid hemisphere is its curved surface, $2 \\pi r^2$, with a circle, $\\pi r^2$.',
    unrelated: 'The volume of a hemisphere of radius $r$ is $\\frac{2}{3} \\pi r^3$.',
    untrue: 'The total surface area of a solid hemisphere of radius $r$ is $2 \\pi r^2$.',
    why: 'The total surface of a solid hemisphere is $3 \\pi r^2$.',
  },
  {
    assertion: (value, k) =>
      `A cylinder has the volume $${3 * k}$ cm³. A cone on the same base and of the same height has the volume $${value}$ cm³.`,
    right: (k) => fraction(k),
    again: (k) => {
      let cone = 0
      while (cone + cone + cone < 3 * k) cone++
      return fraction(cone)
    },
    mistaken: (k) => fraction(3 * k, 2),
    k: [11, 80],
    explains: 'The volume of a cone is one third of that of the cylinder with the same base and the same height.',
    unrelated: 'The slant height of a cone is greater than its height.',
    untrue: 'The volume of a cone is one half of that of the cylinder with the same base and the same height.',
    why: 'The cone has one third of the volume of the cylinder.',
  },
  {
    assertion: (value, k) =>
      `The perimeter of a quadrant of a circle of radius $${7 * k}$ cm is $${value}$ cm. (Take $\\pi = \\frac{22}{7}$.)`,
    right: (k) => fraction(25 * k),
    again: (k) => fraction(2 * 22 * k + 4 * 14 * k, 4),
    mistaken: (k) => fraction(11 * k),
    k: [1, 12],
    explains: 'The perimeter of a sector is the length of its arc with its two radii.',
    unrelated: 'The area of a quadrant is one fourth of the area of the circle.',
    untrue: 'The perimeter of a sector is the length of its arc.',
    why: 'The arc is one fourth of the circumference, and the two radii belong to the perimeter as well.',
  },
  {
    assertion: (value, k) =>
      `If each edge of a cube is made $${k}$ times as long, its surface area becomes $${value}$ times as large.`,
    right: (k) => fraction(k * k),
    again: (k) => fraction(6 * k * k, 6),
    mistaken: (k) => fraction(k * k * k),
    k: [2, 9],
    explains: 'The surface area of a cube of edge $a$ is $6a^2$.',
    unrelated: 'A cube has twelve edges of the same length.',
    untrue: 'The surface area of a cube grows in the same ratio as its volume.',
    why: 'The surface area depends on the square of the edge, so it grows with the square of the factor.',
  },
  {
    assertion: (value, k) =>
      `A solid is a cylinder of radius $7$ cm and height $${k}$ cm with a hemisphere of the same radius at each end. Its surface area is $${value}$ cm². (Take $\\pi = \\frac{22}{7}$.)`,
    right: (k) => fraction(44 * (k + 14)),
    again: (k) => fraction(2 * 22 * k + 2 * 2 * 22 * 7),
    mistaken: (k) => fraction(44 * (k + 14) + 308),
    k: [5, 30],
    explains: 'The circles along which two solids are joined are not part of the surface of the whole.',
    unrelated: 'The volume of a joined solid is the sum of the volumes of its parts.',
    untrue: 'The surface area of a joined solid is the sum of the total surface areas of its parts.',
    why: 'The surface consists of the curved surface of the cylinder and of the two hemispheres.',
  },
]
