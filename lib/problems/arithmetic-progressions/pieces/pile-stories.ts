export const stories = [
  (total: number, first: number, step: number) =>
    `${total} logs are stacked so that there are ${first} logs in the bottom row, ${first - step} in the next row, ${first - 2 * step} in the row above it, and so on. In how many rows are the logs placed, and how many logs are in the top row?`,
  (total: number, first: number, step: number) =>
    `${total} clay lamps are arranged for Diwali in rows: ${first} in the first row, ${first - step} in the second, ${first - 2 * step} in the third, and so on, until no lamp is left. Find the number of rows and the number of lamps in the last row.`,
  (total: number, first: number, step: number) =>
    `A shopkeeper piles up ${total} boxes: ${first} in the lowest layer, ${first - step} in the next, ${first - 2 * step} in the one above, and so on. How many layers are there, and how many boxes are in the top layer?`,
] as const

export const orders = [
  'Give the number of rows first, then the logs in the top row.',
  'Give the number of rows first, then the lamps in the last row.',
  'Give the number of layers first, then the boxes in the top layer.',
] as const

export const names = [
  ['rows', 'top'],
  ['rows', 'last'],
  ['layers', 'top'],
] as const

/** What is in the pile, and what it lies in. */
export const words = [
  { things: 'logs', thing: 'log', line: 'row', lines: 'rows', end: 'top row' },
  { things: 'lamps', thing: 'lamp', line: 'row', lines: 'rows', end: 'last row' },
  { things: 'boxes', thing: 'box', line: 'layer', lines: 'layers', end: 'top layer' },
] as const
