/** What can be wrong with one file. */
export const fileTroubles = [
  'is missing',
  'is empty',
  'is a page of the host',
  'is cut off half-way',
  'ends half-way without a word',
  'is said to be of another type',
  'fails with status 500',
  'begins and never ends',
] as const
export type FileTrouble = (typeof fileTroubles)[number]
