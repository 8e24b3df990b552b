/** Something over still water, and its reflection. */
interface LakeStory {
  readonly thing: string
  readonly lead: (eye: number, up: number, down: number) => string
  readonly eyes: readonly [least: number, greatest: number]
}

/** The stories. */
export const lakeStories: readonly LakeStory[] = [
  {
    thing: 'the cloud',
    eyes: [20, 100],
    lead: (eye, up, down) =>
      `From a point $${eye}$ m above a lake the angle of elevation of a cloud is $${up}^\\circ$, and the angle of depression of its reflection in the lake is $${down}^\\circ$.`,
  },
  {
    thing: 'the balloon',
    eyes: [10, 40],
    lead: (eye, up, down) =>
      `A girl on a bridge, $${eye}$ m above the still water of a lake, sees a balloon at an angle of elevation of $${up}^\\circ$ and its reflection in the water at an angle of depression of $${down}^\\circ$.`,
  },
  {
    thing: 'the kite',
    eyes: [6, 20],
    lead: (eye, up, down) =>
      `A kite hangs still over a pond. A boy on a tower sees it at an angle of elevation of $${up}^\\circ$ and its image in the pond at an angle of depression of $${down}^\\circ$; his eyes are $${eye}$ m above the water.`,
  },
]
