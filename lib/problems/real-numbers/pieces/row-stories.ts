/** Three quantities that are set in rows, boxes or packets of one kind each, all of the same size. */
interface RowStory {
  readonly told: (amounts: readonly number[]) => string
  /** What the second part asks of two of them. */
  readonly things: readonly [string, string, string]
  readonly pair: string
  /** A question about the least common multiple of the three. */
  readonly lots: (amounts: readonly number[]) => string
  readonly row: string
  readonly rows: string
  readonly item: string
}

export const rowStories: Readonly<Record<'nursery' | 'library' | 'sweets' | 'parade', RowStory>> = {
  nursery: {
    told: ([a = 0, b = 0, c = 0]) =>
      `A nursery has $${a}$ marigold, $${b}$ rose and $${c}$ tulsi plants. The gardener wants to set them in rows, each row with plants of one kind only, and the same number of plants in every row.`,
    things: ['marigold plants', 'rose plants', 'tulsi plants'],
    pair: 'marigold and rose plants',
    lots: ([a = 0, b = 0, c = 0]) =>
      `For a town park the nursery then grows equally many plants of each kind, the marigolds in lots of $${a}$, the roses in lots of $${b}$ and the tulsi in lots of $${c}$. What is the least possible number of plants of each kind?`,
    row: 'row',
    rows: 'rows',
    item: 'plants',
  },
  library: {
    told: ([a = 0, b = 0, c = 0]) =>
      `A school library has bought $${a}$ English, $${b}$ Hindi and $${c}$ mathematics books. They are to be stacked so that each stack holds books of one subject only and all stacks have the same number of books.`,
    things: ['English books', 'Hindi books', 'mathematics books'],
    pair: 'English and Hindi books',
    lots: ([a = 0, b = 0, c = 0]) =>
      `A book depot then orders equally many books of each subject, the English books in lots of $${a}$, the Hindi books in lots of $${b}$ and the mathematics books in lots of $${c}$. What is the least possible number of books of each subject?`,
    row: 'stack',
    rows: 'stacks',
    item: 'books',
  },
  sweets: {
    told: ([a = 0, b = 0, c = 0]) =>
      `For Diwali a sweet shop has made $${a}$ laddoos, $${b}$ barfis and $${c}$ pedas. They are packed in boxes, each box with sweets of one kind only, and the same number of sweets in every box.`,
    things: ['laddoos', 'barfis', 'pedas'],
    pair: 'laddoos and barfis',
    lots: ([a = 0, b = 0, c = 0]) =>
      `For a fair the shop then makes equally many sweets of each kind, laddoos $${a}$ at a time, barfis $${b}$ at a time and pedas $${c}$ at a time. What is the least possible number of sweets of each kind?`,
    row: 'box',
    rows: 'boxes',
    item: 'sweets',
  },
  parade: {
    told: ([a = 0, b = 0, c = 0]) =>
      `$${a}$ students of Class VIII, $${b}$ of Class IX and $${c}$ of Class X take part in a school parade. They march in rows, each row with students of one class only, and the same number of students in every row.`,
    things: ['students of Class VIII', 'students of Class IX', 'students of Class X'],
    pair: 'students of Class VIII and Class IX',
    lots: ([a = 0, b = 0, c = 0]) =>
      `The school prints the least number of leaflets that can be shared out equally among the $${a}$ students of Class VIII alone, among the $${b}$ of Class IX alone, and among the $${c}$ of Class X alone. How many leaflets does it print?`,
    row: 'row',
    rows: 'rows',
    item: 'students',
  },
}
