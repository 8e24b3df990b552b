/** Two things on level ground, seen from above. */
export interface DepressionScene {
  readonly lead: (height: string) => string
  readonly objects: string
  readonly one: string
  readonly other: string
}

/** The stories of the case. */
export const depressionScenes: readonly DepressionScene[] = [
  {
    lead: (h) =>
      `A guard stands at the top $A$ of a lighthouse $AB$ of height $${h}$ m and watches two boats $P$ and $Q$ which are in line with the foot $B$, on the same side of it.`,
    objects: 'boats',
    one: 'boat $P$',
    other: 'boat $Q$',
  },
  {
    lead: (h) =>
      `During a kite festival a camera is fixed at the top $A$ of a tower $AB$ of height $${h}$ m. It films two stalls $P$ and $Q$ on level ground, in line with the foot $B$ and on the same side of it.`,
    objects: 'stalls',
    one: 'stall $P$',
    other: 'stall $Q$',
  },
  {
    lead: (h) =>
      `A drone hovers at the point $A$, at a height of $${h}$ m above the point $B$ of a level field. It photographs two flags $P$ and $Q$ in line with $B$, on the same side of it.`,
    objects: 'flags',
    one: 'flag $P$',
    other: 'flag $Q$',
  },
]
