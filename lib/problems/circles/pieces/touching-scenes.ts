/** A round thing, and two straight lines from P that touch it. */
export interface TouchingScene {
  readonly lead: (r: number, d: number) => string
  readonly line: string
  /** The circle, as it is called in the story. */
  readonly edge: string
  readonly unit: string
}

/** The stories of the case. */
export const touchingScenes: readonly TouchingScene[] = [
  {
    lead: (r, d) =>
      `A circular park has its centre at $O$ and a radius of $${r}$ m. From a gate $P$, which is $${d}$ m from $O$, two straight paths $PA$ and $PB$ are laid so that they just touch the park at $A$ and $B$.`,
    line: 'path $PA$',
    edge: 'the edge of the park',
    unit: 'm',
  },
  {
    lead: (r, d) =>
      `A round stage on a school ground has its centre at $O$ and a radius of $${r}$ m. From a pole $P$, $${d}$ m away from $O$, two straight ropes with lamps run along the ground, $PA$ and $PB$, which just touch the edge of the stage at $A$ and $B$.`,
    line: 'rope $PA$',
    edge: 'the edge of the stage',
    unit: 'm',
  },
  {
    lead: (r, d) =>
      `A pulley of radius $${r}$ cm has its centre at $O$. A string passes round it and leaves it at $A$ and $B$; both ends are pulled tight and meet at $P$, $${d}$ cm from $O$.`,
    line: 'straight part $PA$ of the string',
    edge: 'the rim of the pulley',
    unit: 'cm',
  },
]
