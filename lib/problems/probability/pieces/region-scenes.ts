/** Something that falls on a random point of a rectangle with a smaller one in it. */
export interface RegionScene {
  readonly tell: (outer: string, inner: string) => string
  readonly whole: string
  readonly part: string
  readonly unit: string
}

/** The stories. */
export const regionScenes: readonly RegionScene[] = [
  {
    tell: (outer, inner) =>
      `A drone is reported to have come down somewhere in a rectangular field of ${outer}. In the field there is a rectangular pond of ${inner} (see the figure). The drone is equally likely to have come down at any point of the field.`,
    whole: 'field',
    part: 'pond',
    unit: 'm',
  },
  {
    tell: (outer, inner) =>
      `On a rectangular playground of ${outer} a rectangular sand pit of ${inner} has been dug, as shown in the figure. A kite falls down at a random point of the playground.`,
    whole: 'playground',
    part: 'sand pit',
    unit: 'm',
  },
  {
    tell: (outer, inner) =>
      `On a rectangular board of ${outer} a rectangle of ${inner} is painted red, as shown in the figure. A dart hits the board at a random point.`,
    whole: 'board',
    part: 'red rectangle',
    unit: 'cm',
  },
]
