import { fraction, toDecimal } from '../../../maths'

/** n pieces; the radii in units of 0.7 cm. */
export interface Rings {
  readonly story: 'spiral' | 'rings' | 'wire'
  readonly first: number
  readonly step: number
  readonly n: number
  readonly stem: 0 | 1
}

interface Setting {
  readonly question: string
  readonly piece: string
  readonly pieces: string
  readonly asked: string
  /** The length of a piece as a multiple of πr. */
  readonly factor: 1 | 2
  readonly lengths: string
}

const radius = ({ first, step }: Rings, k: number): string => toDecimal(fraction(7 * (first + k * step), 10))

/** "1.4, 2.8, 4.2" */
export const radiiTex = (rings: Rings): string => `$${[0, 1, 2].map((k) => radius(rings, k)).join(', ')}$`

/** In centimetres. */
export const total = ({ story, first, step, n }: Rings): number =>
  ((story === 'rings' ? 2 : 1) * 11 * n * (2 * first + (n - 1) * step)) / 10

const radii = (rings: Rings): string => [0, 1, 2].map((k) => `${radius(rings, k)} cm`).join(', ')
const half = 'A semicircle of radius $r$ is half of a circle, so its length is $\\pi r$.'

export const settings: Readonly<Record<Rings['story'], (rings: Rings) => Setting>> = {
  spiral: (rings) => ({
    question:
      [
        `A spiral is made of ${rings.n} semicircles with their centres at two points $A$ and $B$ in turn. The radii are ${radii(rings)} and so on. Find the length of the spiral.`,
        `Semicircles of radii ${radii(rings)}, ... are joined end to end to form a spiral. What is the length of a spiral of ${rings.n} such semicircles?`,
      ][rings.stem] ?? '',
    piece: 'semicircle',
    pieces: 'semicircles',
    asked: 'the length of the spiral',
    factor: 1,
    lengths: half,
  }),
  rings: (rings) => ({
    question:
      [
        `Around one centre ${rings.n} circles are drawn. Their radii are ${radii(rings)} and so on. Find the sum of their circumferences.`,
        `A rangoli has ${rings.n} circles around one centre, of radii ${radii(rings)} and so on. A thread is laid along each of them. Find the length of thread that is needed in all.`,
      ][rings.stem] ?? '',
    piece: 'circle',
    pieces: 'circles',
    asked: rings.stem === 0 ? 'the sum of the circumferences' : 'the length of thread',
    factor: 2,
    lengths: 'The circumference of a circle of radius $r$ is $2\\pi r$.',
  }),
  wire: (rings) => ({
    question:
      [
        `A lamp hanging is made of ${rings.n} semicircular pieces of wire. The radii of the pieces are ${radii(rings)} and so on. Find the total length of wire used.`,
        `For a window grill, ${rings.n} semicircular arcs are cut from a wire. Their radii are ${radii(rings)} and so on. How many centimetres of wire are needed in all?`,
      ][rings.stem] ?? '',
    piece: 'semicircle',
    pieces: 'semicircles',
    asked: 'the length of wire',
    factor: 1,
    lengths: half,
  }),
}
