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
  readonly question: (rings: Rings) => string
  readonly piece: 'semicircle' | 'circle'
  /** What the last line calls the sum. */
  readonly asked: (rings: Rings) => string
}

const radius = ({ first, step }: Rings, k: number): string => toDecimal(fraction(7 * (first + k * step), 10))

/** "1.4, 2.8, 4.2" */
export const radiiTex = (rings: Rings): string => `$${[0, 1, 2].map((k) => radius(rings, k)).join(', ')}$`

/** In centimetres. */
export const total = ({ story, first, step, n }: Rings): number =>
  ((story === 'rings' ? 2 : 1) * 11 * n * (2 * first + (n - 1) * step)) / 10

const radii = (rings: Rings): string => [0, 1, 2].map((k) => `${radius(rings, k)} cm`).join(', ')

export const settings: Readonly<Record<Rings['story'], Setting>> = {
  spiral: {
    question: (rings) =>
      [
        `A spiral is made of ${rings.n} semicircles with their centres at two points $A$ and $B$ in turn. The radii are ${radii(rings)} and so on. Find the length of the spiral.`,
        `Semicircles of radii ${radii(rings)}, ... are joined end to end to form a spiral. What is the length of a spiral of ${rings.n} such semicircles?`,
      ][rings.stem] ?? '',
    piece: 'semicircle',
    asked: () => 'the length of the spiral',
  },
  rings: {
    question: (rings) =>
      [
        `Around one centre ${rings.n} circles are drawn. Their radii are ${radii(rings)} and so on. Find the sum of their circumferences.`,
        `A rangoli has ${rings.n} circles around one centre, of radii ${radii(rings)} and so on. A thread is laid along each of them. Find the length of thread that is needed in all.`,
      ][rings.stem] ?? '',
    piece: 'circle',
    asked: ({ stem }) => (stem === 0 ? 'the sum of the circumferences' : 'the length of thread'),
  },
  wire: {
    question: (rings) =>
      [
        `A lamp hanging is made of ${rings.n} semicircular pieces of wire. The radii of the pieces are ${radii(rings)} and so on. Find the total length of wire used.`,
        `For a window grill, ${rings.n} semicircular arcs are cut from a wire. Their radii are ${radii(rings)} and so on. How many centimetres of wire are needed in all?`,
      ][rings.stem] ?? '',
    piece: 'semicircle',
    asked: () => 'the length of wire',
  },
}
