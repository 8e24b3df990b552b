export const scenes = [
  (stick: number, shadow: number, long: number, high: number) =>
    `For a science project Ananya measures heights by shadows. At the same moment an upright pole of ${stick} m has a shadow of ${shadow} m, a neem tree has a shadow of ${long} m, and a building ${high} m high stands near it.`,
  (stick: number, shadow: number, long: number, high: number) =>
    `Students of a school eco club want to know the height of an old banyan tree. An upright pole of ${stick} m has a shadow of ${shadow} m when the shadow of the tree is ${long} m. The school building close by is ${high} m high.`,
  (stick: number, shadow: number, long: number, high: number) =>
    `On a village visit Joseph holds a bamboo pole of ${stick} m upright; its shadow is ${shadow} m long. At the same time the shadow of a mobile tower is ${long} m. A water tank nearby is ${high} m high.`,
] as const

/** The tall thing whose shadow is known, and the one whose height is. */
export const things = [
  ['tree', 'building'],
  ['tree', 'building'],
  ['tower', 'tank'],
] as const
