import type { Sphere } from '../../../solutions/areas-volumes/sphere'

/** A round thing with the sizes that it has. */
export interface Round {
  readonly name: string
  /** The radii that it can have, in centimetres. */
  readonly least: number
  readonly most: number
}

export const roundThings: Readonly<Record<Sphere['solid'], readonly Round[]>> = {
  sphere: [
    { name: 'a solid sphere', least: 0.7, most: 14 },
    { name: 'a metal ball', least: 0.7, most: 10.5 },
    { name: 'a globe', least: 6, most: 14 },
    { name: 'a glass ball', least: 0.7, most: 7 },
  ],
  hemisphere: [
    { name: 'a solid hemisphere', least: 0.7, most: 14 },
    { name: 'a wooden hemisphere', least: 0.7, most: 14 },
    { name: 'a hemispherical paperweight', least: 2.1, most: 5 },
    { name: 'a solid hemisphere of clay', least: 0.7, most: 14 },
  ],
}
