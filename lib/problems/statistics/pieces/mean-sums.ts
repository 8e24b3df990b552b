/** What is known of a mean that was worked out with an assumed mean a. */
export interface MeanSums {
  readonly ask: 'step' | 'deviation' | 'assumed' | 'sum'
  readonly a: number
  readonly h: number
  readonly n: number
  /** Σfu */
  readonly u: number
}

export const meanOfSums = ({ a, h, n, u }: MeanSums): number => a + (u * h) / n
