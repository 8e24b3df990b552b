import { ratioScenes, type RatioScene } from '../../../solutions/trigonometry/ratio-of-heights'

/** Two heights or two distances seen at two angles; the first over the second is asked. */
interface RatioStory {
  readonly ask: (first: number, second: number) => string
  readonly scene: RatioScene
  /** Whether the ratio is that of the tangents, or upside down. */
  readonly asTangents: boolean
}

/** The stories. */
export const ratioStories: readonly RatioStory[] = [
  {
    ask: (a, b) =>
      `From the point halfway between the feet of two towers, in line with them, the angles of elevation of their tops are $${a}^\\circ$ and $${b}^\\circ$. What is the ratio of the height of the first tower to that of the second?`,
    scene: 'towers',
    asTangents: ratioScenes.towers.asTangents,
  },
  {
    ask: (a, b) =>
      `A pole throws two different shadows on level ground: one when the sun's altitude is $${a}^\\circ$, the other when it is $${b}^\\circ$. Find the ratio of the length of the first shadow to that of the second.`,
    scene: 'shadows',
    asTangents: ratioScenes.shadows.asTangents,
  },
  {
    ask: (a, b) =>
      `A balloon rises straight up. A girl on level ground sees it at an angle of elevation of $${b}^\\circ$, and some time later, without moving, at $${a}^\\circ$. Find the ratio of its later height to its earlier height. (Take her eyes to be at ground level.)`,
    scene: 'balloon',
    asTangents: ratioScenes.balloon.asTangents,
  },
  {
    ask: (a, b) =>
      `Two boats are seen from the top of a lighthouse at angles of depression of $${a}^\\circ$ and $${b}^\\circ$. What is the ratio of the distance of the first boat from the foot of the lighthouse to that of the second?`,
    scene: 'boats',
    asTangents: ratioScenes.boats.asTangents,
  },
]
