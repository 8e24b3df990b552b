/** Three places on a map, one that is put up half-way, and two who walk between them. */
export interface MapScene {
  readonly lead: string
  readonly first: string
  readonly second: string
  readonly third: string
  readonly placed: string
  /** What is built at the fourth corner of a parallelogram. */
  readonly fourth: string
  readonly unit: 'km' | 'm'
  /** Who goes the long way, and who goes straight. */
  readonly walkers: readonly [around: string, straight: string]
}

export const mapScenes: readonly MapScene[] = [
  {
    lead: 'Kavya draws a map of her town on a grid. One unit of the grid stands for 1 km.',
    first: 'school',
    second: 'library',
    third: 'hospital',
    placed: 'bus stop',
    fourth: 'post office',
    unit: 'km',
    walkers: ['Kavya', 'Arjun'],
  },
  {
    lead: 'The plan of a public park is drawn on a grid. One unit of the grid stands for 1 m.',
    first: 'fountain',
    second: 'gate',
    third: 'swing',
    placed: 'lamp post',
    fourth: 'bench',
    unit: 'm',
    walkers: ['Fatima', 'Rohan'],
  },
  {
    lead: 'For a village fair the stalls are marked on a grid. One unit of the grid stands for 1 m.',
    first: 'food stall',
    second: 'book stall',
    third: 'game stall',
    placed: 'water tap',
    fourth: 'ticket window',
    unit: 'm',
    walkers: ['Joseph', 'Meena'],
  },
]
