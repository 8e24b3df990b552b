/** Three quantities that are set in rows, boxes or packets of one kind each, all of the same size. */
interface RowStory {
  readonly told: (amounts: readonly number[]) => string
  /** What the second part asks of two of them. */
  readonly things: readonly [string, string, string]
  readonly row: string
  readonly rows: string
  readonly item: string
}

export const rowStories: Readonly<Record<'nursery' | 'library' | 'sweets' | 'parade', RowStory>> = {
  nursery: {
    told: ([a = 0, b = 0, c = 0]) =>
      `A nursery has $${a}$ marigold, $${b}$ rose and $${c}$ tulsi plants. The gardener wants to set them in rows, each row with plants of one kind only, and the same number of plants in every row.`,
    things: ['marigold plants', 'rose plants', 'tulsi plants'],
    row: 'row',
    rows: 'rows',
    item: 'plants',
  },
  library: {
    told: ([a = 0, b = 0, c = 0]) =>
      `A school library has bought $${a}$ English, $${b}$ Hindi and $${c}$ mathematics books. They are to be stacked so that each stack holds books of one subject only and all stacks have the same number of books.`,
    things: ['English books', 'Hindi books', 'mathematics books'],
    row: 'stack',
    rows: 'stacks',
    item: 'books',
  },
  sweets: {
    told: ([a = 0, b = 0, c = 0]) =>
      `For Diwali a sweet shop has made $${a}$ laddoos, $${b}$ barfis and $${c}$ pedas. They are packed in boxes, each box with sweets of one kind only, and the same number of sweets in every box.`,
    things: ['laddoos', 'barfis', 'pedas'],
    row: 'box',
    rows: 'boxes',
    item: 'sweets',
  },
  parade: {
    told: ([a = 0, b = 0, c = 0]) =>
      `$${a}$ students of Class VIII, $${b}$ of Class IX and $${c}$ of Class X take part in a school parade. They march in rows, each row with students of one class only, and the same number of students in every row.`,
    things: ['students of Class VIII', 'students of Class IX', 'students of Class X'],
    row: 'row',
    rows: 'rows',
    item: 'students',
  },
}
