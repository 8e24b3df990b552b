/** A solid that is cut into equal parts by ${plane} parallel to a face. */
export interface Cut {
  readonly kind: 'sphere' | 'cube' | 'cylinder' | 'growth of a cuboid' | 'growth of a cube'
  /** Edge of the cube, radius of the cylinder, or height of the cuboid, in centimetres. */
  readonly edge: number
  /** Breadth of the cuboid; its length is edge + breadth. */
  readonly other: number
  readonly height: number
  readonly parts: number
  readonly stem: 0 | 1 | 2
}

type Range = readonly [least: number, most: number]

/** What its sides can be in centimetres: a bar of soap, a log and a cheese have sizes of their own. */
export function sizesOf({
  kind,
  stem,
}: Pick<Cut, 'kind' | 'stem'>): Readonly<Record<'edge' | 'other' | 'height', Range>> {
  const free: Range = [2, 20]
  if (kind === 'growth of a cuboid' && stem === 1) return { edge: [3, 6], other: [4, 9], height: free }
  if (kind === 'cylinder' && stem === 1) return { edge: [4, 12], other: free, height: [24, 60] }
  if (kind === 'cylinder' && stem === 2) return { edge: [8, 20], other: free, height: [5, 15] }
  return { edge: free, other: free, height: [4, 30] }
}

/** The surfaces: for a sphere in πr², for a cube in a², for a cylinder in π cm², else in cm². */
export function cutOf({ kind, edge, other, height, parts }: Cut): {
  readonly before: number
  readonly after: number
  readonly area: string
} {
  if (kind === 'sphere') return { before: 4, after: 6, area: '' }
  if (kind === 'cube') return { before: 6, after: 6 + 2 * (parts - 1), area: '' }
  if (kind === 'cylinder')
    return { before: 2 * edge * height + 2 * edge * edge, after: 2 * edge * height + 2 * parts * edge * edge, area: '' }
  const [l, b, h] = kind === 'growth of a cube' ? [edge, edge, edge] : [edge + other, other, edge]
  const before = 2 * (l * b + b * h + h * l)
  return { before, after: before + 2 * (parts - 1) * b * h, area: `${b} \\times ${h}` }
}

const numbers = ['', '', 'two', 'three', 'four'] as const

/** Three ways of telling of it. */
export function cutQuestion({ kind, edge, other, height, parts, stem }: Cut): string {
  const n = numbers[parts] ?? ''
  const [plane, cut] = parts === 2 ? ['a plane', 'a cut'] : ['planes', 'cuts']
  switch (kind) {
    case 'sphere':
      return (
        [
          `A solid sphere of radius $r$ is cut into two equal hemispheres. Find the ratio of the surface area of the sphere to the total surface area of the two hemispheres together.`,
          `A wooden ball of radius $r$ is sawn through its centre into two halves. In what ratio is the surface area of the ball to the total surface area of the two halves together?`,
          `Two equal hemispheres are made by cutting a solid sphere of radius $r$. What is the ratio of the surface area of the sphere to the sum of the total surface areas of the hemispheres?`,
        ][stem] ?? ''
      )
    case 'cube':
      return (
        [
          `A cube of edge $a$ is cut into ${n} equal parts by ${plane} parallel to one of its faces. Find the ratio of the surface area of the cube to the total surface area of all the parts.`,
          `A cubical block of soap of edge $a$ is cut parallel to a face into ${n} equal slices. What is the ratio of the surface area of the block to the total surface area of all the slices?`,
          `A wooden cube of edge $a$ is sawn into ${n} equal pieces by ${cut} parallel to one face. In what ratio is the surface area of the cube to the total surface area of the pieces together?`,
        ][stem] ?? ''
      )
    case 'cylinder':
      return (
        [
          `A solid cylinder of radius $${edge}$ cm and height $${height}$ cm is cut into ${n} equal cylinders by ${plane} parallel to its base. Find the ratio of the total surface area of the cylinder to the total surface area of all the parts.`,
          `A round log of radius $${edge}$ cm and length $${height}$ cm is sawn across into ${n} equal pieces. In what ratio is the total surface area of the log to that of all the pieces together?`,
          `A cylinder of cheese has radius $${edge}$ cm and height $${height}$ cm. It is cut parallel to its base into ${n} equal cylinders. What is the ratio of its total surface area to that of all these together?`,
        ][stem] ?? ''
      )
    case 'growth of a cube':
      return (
        [
          `A cube of edge $${edge}$ cm is cut into ${n} equal cuboids by ${plane} parallel to one of its faces. By how much does the total surface area increase?`,
          `A cubical block of edge $${edge}$ cm is sawn into ${n} equal slices parallel to a face. Find the increase of the total surface area.`,
          `By how much is the total surface area of ${n} equal cuboids, cut from a cube of edge $${edge}$ cm parallel to one face, larger than the surface area of the cube?`,
        ][stem] ?? ''
      )
    case 'growth of a cuboid':
      return (
        [
          `A cuboid is $${edge + other}$ cm long, $${other}$ cm broad and $${edge}$ cm high. It is cut across its length into ${n} equal cuboids. By how much does the total surface area increase?`,
          `A bar of soap, $${edge + other}$ cm by $${other}$ cm by $${edge}$ cm, is cut into ${n} equal pieces across its length of $${edge + other}$ cm. Find the increase of the total surface area.`,
          `A wooden block of length $${edge + other}$ cm, breadth $${other}$ cm and height $${edge}$ cm is sawn into ${n} equal pieces by ${cut} across its length. How much surface area is gained?`,
        ][stem] ?? ''
      )
    default:
      return kind satisfies never
  }
}
