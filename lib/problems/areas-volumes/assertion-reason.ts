import { furtherFamilies } from './pieces/assertion-families'
import { fraction } from '../../maths'
import { assertionTemplate, type AssertionFamily } from '../kinds-of-question/assertion-family'

const families: readonly AssertionFamily[] = [
  ...furtherFamilies,
  {
    assertion: (value, k) =>
      `Two cubes, each of edge $${k}$ cm, are joined end to end. The surface area of the resulting cuboid is $${value}$ cm².`,
    right: (k) => fraction(10 * k * k),
    again: (k) => fraction(2 * (2 * k * k + k * k + 2 * k * k)),
    mistaken: (k) => fraction(12 * k * k),
    k: [2, 10],
    explains:
      'When two solids are joined along equal faces, the two faces that touch are no longer part of the surface.',
    unrelated: 'When two solids are joined, the volume of the new solid is the sum of their volumes.',
    untrue: 'When two solids are joined, the surface area of the new solid is always the sum of their surface areas.',
    why: 'The two cubes have $12$ faces, two of which are hidden at the joint, so ten faces are left.',
  },
  {
    assertion: (value, k) =>
      `A metallic sphere of radius $${k}$ cm is melted and recast into spheres of radius $1$ cm. Their number is $${value}$.`,
    right: (k) => fraction(k ** 3),
    again: (k) => {
      let spheres = 0
      while (4 * spheres < 4 * k * k * k) spheres++
      return fraction(spheres)
    },
    mistaken: (k) => fraction(k ** 2),
    k: [2, 10],
    explains:
      'The volume does not change when a solid is melted and recast, and the volume of a sphere is $\\frac{4}{3} \\pi r^3$.',
    unrelated: 'The surface area of a sphere of radius $r$ is $4 \\pi r^2$.',
    untrue: 'The total surface area does not change when a solid is melted and recast.',
    why: 'The number of spheres is the ratio of the volumes, that is, the cube of the ratio of the radii.',
  },
  {
    assertion: (value, k) =>
      `If an arc of a circle of radius $${2 * k}$ cm is $11$ cm long, then the area of the sector is $${value}$ cm².`,
    right: (k) => fraction(11 * k),
    again: (k) =>
      fraction(
        Array.from({ length: 11 }, () => 2 * k).reduce((a, b) => a + b, 0),
        2,
      ),
    mistaken: (k) => fraction(22 * k),
    k: [2, 12],
    explains: 'The area of a sector is half the product of its arc and its radius.',
    unrelated: 'The perimeter of a sector is the sum of its arc and its two radii.',
    untrue: 'The area of a sector is the product of its arc and its radius.',
    why: 'Half the product of arc and radius gives the area of the sector.',
  },
]

/** E.g. "Assertion (A): Two cubes, each of edge 4 cm, are joined end to end. The surface area of the cuboid is 160 cm². Reason (R): ..." */
export const assertionReason = assertionTemplate(
  {
    id: 'sav-assertion-and-reason',
    topic: 'areas-volumes',
    archetypes: ['sav-assertion-reason'],
    difficulty: 'easy',
  },
  families,
  { version: 3, besides: true },
)
