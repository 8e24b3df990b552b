import { listed } from '../../../solutions/real-numbers/pieces/factor-lines'

/** Three things that happen at regular intervals and begin together. */
interface TogetherStory {
  readonly told: (times: readonly number[]) => string
  readonly unit: 'minutes' | 'seconds'
  /** The intervals that such a thing can have. */
  readonly intervals: readonly number[]
  readonly names: readonly [string, string, string]
  readonly happen: string
  /** How long it is watched, in words and in the unit. */
  readonly whole: readonly (readonly [words: string, length: number])[]
}

export const togetherStories: Readonly<Record<'buses' | 'lights' | 'runners', TogetherStory>> = {
  buses: {
    told: (times) =>
      `From a bus stand, buses to Rampur, Sitapur and Kashipur leave every ${listed(times)} minutes respectively. At 6:00 a.m. three buses, one to each of these places, leave together.`,
    unit: 'minutes',
    intervals: [10, 12, 15, 18, 20, 24, 25, 30, 36, 40, 45],
    names: ['the bus to Rampur', 'the bus to Sitapur', 'the bus to Kashipur'],
    happen: 'leave',
    whole: [
      ['9 hours', 540],
      ['12 hours', 720],
      ['15 hours', 900],
    ],
  },
  lights: {
    told: (times) =>
      `On a stage, a red, a green and a blue lamp flash every ${listed(times)} seconds respectively. When the show begins, the three lamps flash together.`,
    unit: 'seconds',
    intervals: [4, 5, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20],
    names: ['the red lamp', 'the green lamp', 'the blue lamp'],
    happen: 'flash',
    whole: [
      ['10 minutes', 600],
      ['15 minutes', 900],
      ['20 minutes', 1200],
    ],
  },
  runners: {
    told: (times) =>
      `Amit, Bala and Chetan cycle round a park in the same direction and need ${listed(times)} minutes respectively for one round. They start together at the gate and keep their speeds.`,
    unit: 'minutes',
    intervals: [4, 5, 6, 8, 9, 10, 12, 15],
    names: ['Amit', 'Bala', 'Chetan'],
    happen: 'pass the gate',
    whole: [
      ['2 hours', 120],
      ['3 hours', 180],
      ['4 hours', 240],
    ],
  },
}
