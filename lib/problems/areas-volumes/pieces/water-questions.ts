export type Ask = 'shots in a cone' | 'balls in a cylinder' | 'rise in a cylinder'

interface Sizes {
  /** Radius and height of the vessel (or rise of the water), and radius of a ball, in centimetres as shown. */
  readonly R: string
  readonly H: string
  readonly r: string
  /** The part of the water that flows out, 1/share; number of balls. */
  readonly share: number
  readonly n: number
}

const shareWords = ['', '', 'one-half', 'one-third', 'one-fourth', 'one-fifth']

/** Three ways of telling each story of spheres dropped into water. */
export function waterStems(ask: Ask, { R, H, r, share, n }: Sizes): readonly [string, string, string] {
  const part = shareWords[share]
  switch (ask) {
    case 'shots in a cone':
      return [
        `A vessel is in the form of an inverted cone. Its height is $${H}$ cm and the radius of its top, which is open, is $${R}$ cm. It is filled with water up to the brim. When lead shots, each of which is a sphere of radius $${r}$ cm, are dropped into the vessel, ${part} of the water flows out. Find the number of lead shots dropped in the vessel.`,
        `An open conical vessel stands with its vertex down. It is $${H}$ cm deep, its top has radius $${R}$ cm, and it is full of water. Lead shots, each a sphere of radius $${r}$ cm, are dropped into it, and ${part} of the water flows out. How many lead shots were dropped in?`,
        `In a science laboratory, a conical funnel closed at its tip is filled to the brim with water. Its depth is $${H}$ cm and the radius of its mouth is $${R}$ cm. Neha drops small lead shots of radius $${r}$ cm into it until ${part} of the water has flowed out. Find the number of lead shots that she dropped in.`,
      ]
    case 'rise in a cylinder':
      return [
        `A cylindrical vessel of radius $${R}$ cm contains some water. $${n}$ solid metal spheres, each of radius $${r}$ cm, are dropped into it and are completely under water; no water flows out. Find the rise in the level of the water.`,
        `Arjun drops $${n}$ steel balls, each of radius $${r}$ cm, into a cylindrical jar of radius $${R}$ cm which is partly filled with water. The balls sink completely and no water overflows. By how much does the level of the water rise?`,
        `$${n}$ glass marbles of radius $${r}$ cm are put into a cylindrical beaker of radius $${R}$ cm containing some water. All of them are fully under water, and none of the water spills. Find the rise in the water level.`,
      ]
    case 'balls in a cylinder':
      return [
        `Spherical marbles of radius $${r}$ cm are dropped into a cylindrical beaker of radius $${R}$ cm containing some water, and they are completely under water. How many marbles have been dropped in if the water level has risen by $${H}$ cm?`,
        `A cylindrical beaker of radius $${R}$ cm contains some water. When some marbles, each a sphere of radius $${r}$ cm, are dropped into it and sink completely, the water level rises by $${H}$ cm. Find the number of marbles.`,
        `Zoya drops identical marbles of radius $${r}$ cm into a cylindrical glass jar of radius $${R}$ cm with water in it. All of them are fully under water, none of the water spills, and the level rises by $${H}$ cm. How many marbles has she dropped in?`,
      ]
    default:
      return ask satisfies never
  }
}
