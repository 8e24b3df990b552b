/** Two heights or two distances seen at two angles; the first over the second is asked. */
interface RatioStory {
  readonly ask: (first: number, second: number) => string
  /** Whether the ratio is that of the tangents, or upside down. */
  readonly asTangents: boolean
  /** "h_1 = d \tan a" in two sentences, without numbers of the question. */
  readonly set: string
  readonly of: (side: 1 | 2, angle: number) => string
  readonly wanted: string
}

/** The stories. */
export const ratioStories: readonly RatioStory[] = [
  {
    ask: (a, b) =>
      `From the point halfway between the feet of two towers, in line with them, the angles of elevation of their tops are $${a}^\\circ$ and $${b}^\\circ$. What is the ratio of the height of the first tower to that of the second?`,
    asTangents: true,
    set: 'Let the heights be $h_1$ and $h_2$ and the distance of the point from each foot $d$.',
    of: (side, angle) => `$\\tan ${angle}^\\circ = \\frac{h_${side}}{d}$, so $h_${side} = d \\tan ${angle}^\\circ$`,
    wanted: 'h_1 : h_2',
  },
  {
    ask: (a, b) =>
      `A pole throws two different shadows on level ground: one when the sun's altitude is $${a}^\\circ$, the other when it is $${b}^\\circ$. Find the ratio of the length of the first shadow to that of the second.`,
    asTangents: false,
    set: 'Let the pole be $h$ high and the shadows $s_1$ and $s_2$ long.',
    of: (side, angle) =>
      `$\\tan ${angle}^\\circ = \\frac{h}{s_${side}}$, so $s_${side} = \\frac{h}{\\tan ${angle}^\\circ}$`,
    wanted: 's_1 : s_2',
  },
  {
    ask: (a, b) =>
      `A balloon rises straight up. A girl on level ground sees it at an angle of elevation of $${b}^\\circ$, and some time later, without moving, at $${a}^\\circ$. Find the ratio of its later height to its earlier height. (Take her eyes to be at ground level.)`,
    asTangents: true,
    set: 'Let the later height be $h_1$, the earlier one $h_2$, and let the girl be at a distance $d$ from the point below the balloon.',
    of: (side, angle) => `$\\tan ${angle}^\\circ = \\frac{h_${side}}{d}$, so $h_${side} = d \\tan ${angle}^\\circ$`,
    wanted: 'h_1 : h_2',
  },
  {
    ask: (a, b) =>
      `Two boats are seen from the top of a lighthouse at angles of depression of $${a}^\\circ$ and $${b}^\\circ$. What is the ratio of the distance of the first boat from the foot of the lighthouse to that of the second?`,
    asTangents: false,
    set: 'Let the lighthouse be $h$ high and the distances $d_1$ and $d_2$. The angles of elevation at the boats are the same as the angles of depression (alternate angles).',
    of: (side, angle) =>
      `$\\tan ${angle}^\\circ = \\frac{h}{d_${side}}$, so $d_${side} = \\frac{h}{\\tan ${angle}^\\circ}$`,
    wanted: 'd_1 : d_2',
  },
]
